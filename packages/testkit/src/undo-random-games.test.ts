import { isDeepStrictEqual } from 'node:util';
import { library } from '@amberhall/cards';
import { keepPosition, openFeed, replay, startGame, undoFor, viewFor } from '@amberhall/engine';
import type { Feed, Game } from '@amberhall/engine';
import { applyChanges } from '@amberhall/engine/vocabulary';
import type { TableView } from '@amberhall/engine/vocabulary';
import { expect, test } from 'vitest';
import { playRandomly } from './random-play.ts';
import { keptPosition, must, position } from './taking-back.ts';

test(
  'undo then redo is identity in games of legal decisions, for who watches as well',
  { timeout: 120_000 },
  () => {
    const { game: played, opening } = playRandomly(3);
    const game = startGame(library, { ...opening, undo: 'free' });
    const viewer = { kind: 'player', player: opening.players[0].id } as const;
    const feed = openFeed(game, viewer);
    let view = feed.full();
    const looks: [TableView, TableView][] = [];
    const look = () => {
      view = applied(view, feed.next());
      looks.push([structuredClone(view), viewFor(game, viewer)]);
    };
    const positions: [string, string][] = [];

    for (const [number, { player, decision }] of played.journal.slice(0, 400).entries()) {
      must(game, player, decision);
      if (number % 7 === 0 && undoFor(game, player)) {
        const after = position(game);
        must(game, player, { kind: 'undo' });
        look();
        must(game, player, { kind: 'redo' });
        positions.push([position(game), after]);
      }
      look();
    }

    expect(positions.length).toBeGreaterThan(10);
    expect(positions.filter(([again, after]) => again !== after)).toEqual([]);
    expect(looks.findIndex(([patched, full]) => !isDeepStrictEqual(patched, full))).toBe(-1);
    const again = replay(library, { ...opening, undo: 'free' }, game.journal);
    expect(JSON.stringify(again.state)).toBe(JSON.stringify(game.state));
  },
);

test.each([3, 5, 8])(
  'a game that keeps positions takes moves back to where one without them does: seed %i',
  (seed) => {
    const { game: played, opening } = playRandomly(seed);
    const [plain, keeping] = [1, 2].map(() => startGame(library, { ...opening, undo: 'free' })) as [
      Game,
      Game,
    ];
    const both = [plain, keeping];
    let reads = 0;
    const differences: number[] = [];

    for (const [number, { player, decision }] of played.journal.slice(0, 300).entries()) {
      for (const game of both) must(game, player, decision);
      const read = number % 20 === 0 ? keptPosition(keeping) : undefined;
      if (read) {
        keepPosition(keeping, () => {
          reads++;
          return read();
        });
      }
      if (number % 5 !== 0 || undoFor(plain, player) === null) continue;
      for (const game of both) must(game, player, { kind: 'undo' });
      if (!isDeepStrictEqual(partsOf(plain), partsOf(keeping))) differences.push(number);
      for (const game of both) must(game, player, { kind: 'redo' });
      if (!isDeepStrictEqual(partsOf(plain), partsOf(keeping))) differences.push(number);
    }

    expect(reads).toBeGreaterThan(10);
    expect(differences).toEqual([]);
  },
);

/** Everything that later decisions depend on. */
const partsOf = ({ state, open, history: { moves, sealed, line }, automation, journal }: Game) => ({
  state,
  questions: open.map(({ question, id }) => [id, question]),
  moves,
  sealed,
  line,
  automation,
  journal,
});

function applied(view: TableView, next: ReturnType<Feed['next']>): TableView {
  return next === undefined ? view : applyChanges(view, next.changes);
}
