import type { Event } from "../wire";

/** Short sounds of the table, made on the spot. Off until the player wants them; this browser remembers it. */

export type Sound = "card" | "coin" | "die" | "turn";

const STORAGE_KEY = "ludus-sound";
const VOLUME = 0.14;
/** Of many things at once only the first are heard, one after the other. */
const MOST = 4;
const SOUND_INTERVAL = 0.11; // seconds
const LONGEST_NOISE = 0.12;

class Sounds {
  on = $state(localStorage.getItem(STORAGE_KEY) === "on");
  #audio: AudioContext | undefined;
  #noise: AudioBuffer | undefined;

  set(on: boolean): void {
    this.on = on;
    localStorage.setItem(STORAGE_KEY, on ? "on" : "off");
    if (on) this.play("turn");
  }

  /** What the events of an update sound like. */
  hear(events: readonly Event[], sounds: Readonly<Record<string, Sound>> = {}): void {
    const heard = events.flatMap(({ kind }) => sounds[kind] ?? []).slice(0, MOST);
    heard.forEach((sound, at) => this.play(sound, at * SOUND_INTERVAL));
  }

  play(sound: Sound, after = 0): void {
    if (!this.on) return;
    this.#audio ??= new AudioContext();
    void this.#audio.resume(); // a page that nobody has touched yet stays silent: that is the browser's rule
    const at = this.#audio.currentTime + after;
    if (sound === "card") this.#rustle(at, 1900, 0.09);
    else if (sound === "die")
      for (const [pause, hertz] of [
        [0, 900],
        [0.07, 1300],
        [0.12, 1000],
        [0.2, 700],
      ] as const)
        this.#rustle(at + pause, hertz, 0.035);
    else if (sound === "coin") for (const hertz of [2093, 3136]) this.#tone(at, hertz, "sine", 0.32);
    else [587.33, 880].forEach((hertz, number) => this.#tone(at + number * 0.13, hertz, "triangle", 0.45));
  }

  #tone(at: number, frequency: number, type: OscillatorType, long: number): void {
    const tone = new OscillatorNode(this.#audio!, { frequency, type });
    tone.connect(this.#fading(at, long));
    tone.start(at);
    tone.stop(at + long);
  }

  #rustle(at: number, frequency: number, long: number): void {
    const source = new AudioBufferSourceNode(this.#audio!, { buffer: this.#whiteNoise() });
    source
      .connect(new BiquadFilterNode(this.#audio!, { type: "bandpass", frequency, Q: 0.9 }))
      .connect(this.#fading(at, long));
    source.start(at, 0, long);
  }

  #fading(at: number, long: number): GainNode {
    const volume = new GainNode(this.#audio!, { gain: 0 });
    volume.gain.setValueAtTime(VOLUME, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + long);
    volume.connect(this.#audio!.destination);
    return volume;
  }

  #whiteNoise(): AudioBuffer {
    if (this.#noise) return this.#noise;
    const { sampleRate } = this.#audio!;
    this.#noise = new AudioBuffer({ length: Math.ceil(sampleRate * LONGEST_NOISE), sampleRate });
    const samples = this.#noise.getChannelData(0);
    for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
    return this.#noise;
  }
}

export const sounds = new Sounds();
