import { library } from '@amberhall/cards';
import { startGame, viewFor } from '@amberhall/engine';
import type { TableView, Viewer } from '@amberhall/engine/vocabulary';
import { expect, test } from 'vitest';
import { randomOpening } from './random-play.ts';
import { setUp } from './setup.ts';
import { gameAround } from './testkit.ts';
import { watcher } from './views.ts';

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

test('a card that is played as a copy shows the face of the copied card while it resolves', () => {
  const arranged = setUp({
    players: [
      { id: 'p1', houses: ['untamed'], hand: [{ card: { name: 'Mimicry' } }] },
      {
        id: 'p2',
        houses: ['sanctum'],
        inPlay: [{ card: { name: 'Charette' } }],
        discard: [{ card: { name: 'Begone!' } }],
      },
    ],
    start: 'turn',
    activeHouse: 'untamed',
  });
  const table = gameAround(arranged);
  const [mimicry = ''] = table.player('p1').hand;
  const [begone = ''] = table.player('p2').discard;
  const faces = () =>
    Object.values(viewFor(arranged.game, { kind: 'player', player: 'p2' }).cards)
      .filter(({ owner }) => owner === 'p1')
      .map(({ slug }) => slug);

  table.clickCard('p1', mimicry);
  table.clickControl('p1', table.prompt('p1').controls[0]?.id ?? '');
  table.clickCard('p1', begone);
  expect(faces()).toEqual(['begone']);
  table.clickControl('p1', table.prompt('p1').controls[1]?.id ?? '');

  expect(faces()).toEqual(['mimicry']);
});
