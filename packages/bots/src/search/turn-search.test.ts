import { library } from '@amberhall/cards';
import { forkOf } from '@amberhall/engine';
import type { Game } from '@amberhall/engine';
import { expect, test } from 'vitest';
import { position } from '../testing.ts';
import { reachablePositions } from './turn-search.ts';

/** What `me` and `foe` have in each position that a search reaches, and whether it has seen all of them. */
function searched(game: Game, mostTries: number): { reached: string[]; isComplete: boolean } {
  const fork = forkOf(game);
  if (fork === null) throw new Error('the game is not at a choice');
  const reached: string[] = [];
  const search = reachablePositions(library, fork, 'me', mostTries);
  let next = search.next();
  for (; next.done !== true; next = search.next()) {
    const { me, foe } = next.value.game.state.players;
    reached.push(`${me?.amber} amber, ${me?.battleline.length} against ${foe?.battleline.length}`);
  }
  return { reached: reached.toSorted(), isComplete: next.value };
}

test('a search goes through all positions that can be reached within the turn, each once', () => {
  const game = position('brobnar', { line: ['troll', 'bumpsy'] }, { line: ['dust-pixie'] });

  // Either may fight, both may reap, and the order of two actions is part of what has happened this turn.
  expect(searched(game, 1000)).toEqual({
    reached: [
      '0 amber, 2 against 0',
      '0 amber, 2 against 0',
      '1 amber, 2 against 0',
      '1 amber, 2 against 0',
      '1 amber, 2 against 0',
      '1 amber, 2 against 0',
      '1 amber, 2 against 1',
      '1 amber, 2 against 1',
      '2 amber, 2 against 1',
      '2 amber, 2 against 1',
    ],
    isComplete: true,
  });
});

test('a search that may not try enough ends early and says so', () => {
  const game = position('brobnar', { line: ['troll', 'bumpsy'] }, { line: ['dust-pixie'] });

  const { reached, isComplete } = searched(game, 8);

  expect(isComplete).toBe(false);
  expect(reached.length).toBeLessThan(10);
});
