import type { GameInfo } from "../wire";
import { api, sentence } from "./api";
import { router, tablePath } from "./router.svelte";
import { atOnce } from "./table-setup.svelte";

/** "Play now": one press leads to a table with bots. */
export class QuickStart {
  busy = $state(false);
  trouble = $state("");

  async play(game: GameInfo): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = "";
    try {
      router.go(tablePath((await api.newTable(atOnce(game))).table));
    } catch (error) {
      this.trouble = sentence(error);
    } finally {
      this.busy = false;
    }
  }
}
