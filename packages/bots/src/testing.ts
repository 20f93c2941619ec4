/** Openings for tests of bots. */
import { STARTER_DECKS } from '@amberhall/cards';
import { NO_AUTOMATION } from '@amberhall/engine';
import type { Opening, OpeningDeck } from '@amberhall/engine';

/** The `n`th of the openings with starter decks: every two decks meet within 49. The players are `one` and `other`. */
export function starterOpening(n: number): Opening {
  return {
    seed: `opening ${n}`,
    players: [
      { id: 'one', deck: starterDeck(n), automation: NO_AUTOMATION },
      { id: 'other', deck: starterDeck(Math.floor(n / STARTER_DECKS.length) + n), automation: NO_AUTOMATION },
    ],
  };
}

function starterDeck(n: number): OpeningDeck {
  const deck = STARTER_DECKS[n % STARTER_DECKS.length];
  if (deck === undefined) throw new Error('there are no starter decks');
  return deck;
}
