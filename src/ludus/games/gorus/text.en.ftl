bad-card = “{ $text }” is not a gladiator. Cards look like B0, N12, P5.
no-challenge = { $card } is no challenge here; leave the “!” out.
