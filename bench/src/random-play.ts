import { library, STARTER_DECKS } from '@amberhall/cards';
import { decide, NO_AUTOMATION, randomBelow, seedRandom, startGame } from '@amberhall/engine';
import type { Game, Opening, OpeningDeck, RandomState, RecordedDecision } from '@amberhall/engine';

/** Returns the opening of the `n`th game of the benchmarks: two starter decks, the same in every run. */
export function openingOf(n: number): Opening {
  return {
    seed: `bench ${n}`,
    players: [
      { id: 'one', deck: deckOf(n), automation: NO_AUTOMATION },
      { id: 'other', deck: deckOf(Math.floor(n / STARTER_DECKS.length) + n), automation: NO_AUTOMATION },
    ],
  };
}

function deckOf(n: number): OpeningDeck {
  const deck = STARTER_DECKS[n % STARTER_DECKS.length];
  if (deck === undefined) throw new Error('there are no starter decks');
  return deck;
}

/** A game whose decisions are random. */
export interface RandomGame {
  game: Game;
  chance: RandomState;
}

/** @param undo whether moves can be taken back; default: no */
export function startRandomGame(n: number, undo?: Opening['undo']): RandomGame {
  return {
    game: startGame(library, { ...openingOf(n), ...(undo && { undo }) }),
    chance: seedRandom(`chance ${n}`),
  };
}

/** Makes one random decision without making a view. Returns `false` if the game is over. */
export function decideAtRandom({ game, chance }: RandomGame): boolean {
  const open = game.open.find(({ answer }) => answer === null);
  if (open === undefined) return false;
  const { player, selectable, controls } = open.question;
  const picked = randomBelow(chance, selectable.length + controls.length);
  const card = selectable[picked];
  const decision: RecordedDecision =
    card === undefined
      ? { kind: 'control', control: controls[picked - selectable.length]?.id ?? '' }
      : { kind: 'card', card };
  const decided = decide(game, player, decision, open.id);
  if (!decided.ok) throw new Error(`a legal answer was refused: ${decided.code}`);
  return true;
}

/** Plays until the game is over, or for at most `most` decisions. @returns the number of decisions */
export function playOn(random: RandomGame, most = Infinity): number {
  let made = 0;
  while (made < most && decideAtRandom(random)) made += 1;
  return made;
}
