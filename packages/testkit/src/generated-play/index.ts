/**
 * Tests every implemented card in generated positions. The card is played and used in every possible way, then each
 * creature is destroyed and both players take a turn, so that each of its abilities resolves at least once among other
 * cards. A failure names its position: `CARD=<slug> npm test -- generated-play` plays that card alone.
 */
import { FACTS, isImplemented } from '@amberhall/cards';
import { setWithCode } from '@amberhall/cards/data';
import type { CardFacts } from '@amberhall/cards/data';
import type { CardLibrary } from '@amberhall/engine';
import type { CardSlug } from '@amberhall/engine/vocabulary';
import { expect, test } from 'vitest';
import { libraryWith } from '../texts.ts';
import { BOARDS, HELPERS } from './boards.ts';
import type { BoardName } from './boards.ts';
import { CHOOSERS } from './chance.ts';
import type { Chooser } from './chance.ts';
import { actionsToTake, playOut } from './play-out.ts';

const TIME_LIMIT_MS = 120_000;
/** The number of full positions in which each card must have been played and used. */
const ATTEMPTS = 8;
const LIBRARY = libraryWith(HELPERS);

/**
 * Tests each implemented card that the set printed first.
 *
 * @param only the slug of the one card to test [all]
 * @throws if there is no such set
 */
export function testGeneratedPlay(code: string, only?: CardSlug): void {
  const expansion = setWithCode(code)?.expansion;
  if (expansion === undefined) throw new Error(`there is no set ${code}`);
  const cards = [...FACTS.values()].filter(
    (facts) =>
      facts.sets[0]?.expansion === expansion &&
      facts.gigantic !== 'top' &&
      isImplemented(facts) &&
      (only === undefined || facts.slug === only),
  );
  test.each(everyWay())(
    'every card can be played and used to the end on the $board table with $chooser choices',
    { timeout: TIME_LIMIT_MS },
    ({ board, chooser }) => {
      expect(cards.flatMap((facts) => actionsNotTaken(facts, LIBRARY, board, chooser))).toEqual([]);
    },
  );
}

/** Returns the full position with every way to decide, and each other position with random decisions. */
export function everyWay(): { board: BoardName; chooser: Chooser }[] {
  const [boards, choosers] = [Object.keys(BOARDS) as BoardName[], Object.keys(CHOOSERS) as Chooser[]];
  return boards.flatMap((board) =>
    choosers
      .filter((chooser) => board === 'full' || chooser === 'random')
      .map((chooser) => ({ board, chooser })),
  );
}

/** Tries a card in full positions until each action that its text mentions was possible. @returns the others */
export function actionsNotTaken(
  facts: CardFacts,
  library: CardLibrary,
  board: BoardName,
  chooser: Chooser,
): string[] {
  let missing = board === 'full' ? actionsToTake(facts, library) : [];
  let attempt = 0;
  // Other cards can forbid an action in one position. The next position allows it.
  do {
    const done = playOut(facts, { library, board, chooser, attempt: ++attempt });
    missing = missing.filter((action) => !done.includes(action));
  } while (missing.length > 0 && attempt < ATTEMPTS);
  return missing.map((action) => `${action} ${facts.slug}`);
}
