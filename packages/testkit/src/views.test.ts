import { library } from '@amberhall/cards';
import { startGame, viewFor } from '@amberhall/engine';
import type { TableView, Viewer } from '@amberhall/engine/vocabulary';
import { expect, test } from 'vitest';
import { randomOpening } from './random-play.ts';
import { patch, watcher } from './views.ts';

const game = startGame(library, randomOpening(1));
const p1: Viewer = { kind: 'player', player: 'p1' };
const view = viewFor(game, p1);
const [hidden] = view.players['p2']?.hand ?? [];

test('a watcher finds a face, a name of before and an id that a view gives away', () => {
  const id = hidden ?? '';
  const card = view.cards[id];
  const [slug] = game.state.players['p2']?.hand.map((one) => game.state.cards[one]?.slug) ?? [];
  const shown = { ...view, cards: { ...view.cards, [id]: { ...card, slug } } } as TableView;
  const watch = watcher(p1);

  expect(watch(game, view)).toEqual([]);
  expect(watch(game, shown)).toEqual([`it shows the hidden ${slug}`]);
  expect(watch(game, view)).toEqual([`it still calls the hidden ${slug} ${id}`]);
  expect(watcher(p1)(game, { ...view, activePlayer: 'c1' })).toEqual(['it holds the card id "c1"']);
  expect(watcher(p1)(game, viewFor(game, { kind: 'player', player: 'p2' }))).not.toEqual([]);
});

test('a patch sets, removes and splices without touching the view it is for', () => {
  const before = structuredClone(view);
  const patched = patch(view, [
    ['set', ['players', 'p1', 'amber'], 5],
    ['remove', ['cards', hidden ?? '']],
    ['splice', ['players', 'p2', 'hand'], 0, 1, 'v1', 'v2'],
  ]);

  expect(patched.players['p1']?.amber).toBe(5);
  expect(patched.cards[hidden ?? '']).toBeUndefined();
  expect(patched.players['p2']?.hand).toEqual(['v1', 'v2', ...(view.players['p2']?.hand.slice(1) ?? [])]);
  expect(view).toEqual(before);
});
