import { library } from '@amberhall/cards';
import { linesFor, openFeed, startGame, viewFor } from '@amberhall/engine';
import { applyChanges } from '@amberhall/engine/vocabulary';
import type { TableView, Viewer } from '@amberhall/engine/vocabulary';
import { expect, test } from 'vitest';
import { randomOpening } from './random-play.ts';
import { setUp } from './setup.ts';
import { gameAround } from './testkit.ts';
import { leakFinder } from './views.ts';

const game = startGame(library, randomOpening(1));
const p1: Viewer = { kind: 'player', player: 'p1' };
const view = viewFor(game, p1);
const [hidden] = view.players['p2']?.hand ?? [];

test('a leak finder finds a face, a former name and an id that a view reveals', () => {
  const id = hidden ?? '';
  const card = view.cards[id];
  const seat = game.state.seats[0] === 'p1' ? 0 : 1;
  const slug = Object.values(game.state.cards).find(
    ({ viewNumbers }) => `v${viewNumbers[seat].toString(36)}` === id,
  )?.slug;
  const shown = { ...view, cards: { ...view.cards, [id]: { ...card, slug } } } as TableView;
  const leaksIn = leakFinder(p1);

  expect(leaksIn(game, view)).toEqual([]);
  expect(leaksIn(game, shown)).toEqual([`it shows the hidden ${slug}`]);
  expect(leaksIn(game, view)).toEqual([`it still calls the hidden ${slug} ${id}`]);
  expect(leakFinder(p1)(game, { ...view, activePlayer: 'c1' })).toEqual(['it holds the card id "c1"']);
  expect(leakFinder(p1)(game, viewFor(game, { kind: 'player', player: 'p2' }))).not.toEqual([]);
});

test('[1.3.7] each player and the spectators know the hidden cards of a hand by names of their own', () => {
  const viewers: Viewer[] = [p1, { kind: 'player', player: 'p2' }, { kind: 'spectator', seesHands: false }];

  const names = viewers.map((viewer) => viewFor(game, viewer).players['p2']?.hand ?? []);

  expect(names.map(({ length }) => length)).toEqual([7, 7, 7]);
  expect(names.map(String).filter((hand, index, hands) => hands.indexOf(hand) !== index)).toEqual([]);
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

test('[1.3.4] a player who takes a card sees the facedown card beneath it, and its last controller does not', () => {
  const arranged = setUp({
    players: [
      { id: 'p1', houses: ['shadows'], hand: [{ card: { name: 'Sneklifter' } }] },
      {
        id: 'p2',
        houses: ['shadows'],
        hand: [{ card: { name: 'Troll' } }],
        inPlay: [{ card: { name: 'Masterplan' } }],
      },
    ],
    start: 'turn',
    activeHouse: 'shadows',
  });
  const table = gameAround(arranged);
  const [sneklifter = ''] = table.player('p1').hand;
  const [troll = ''] = table.player('p2').hand;
  const [masterplan = ''] = table.player('p2').artifacts;
  table.edit.move(troll, 'under', { parent: masterplan });
  table.edit.setCard(troll, { facedown: true });
  const sides = ['p1', 'p2'].map((player) => {
    const viewer: Viewer = { kind: 'player', player };
    return { viewer, seen: viewFor(arranged.game, viewer), feed: openFeed(arranged.game, viewer) };
  });

  expect([table.visible('p1', troll), table.visible('p2', troll)]).toEqual([false, true]);
  table.clickCard('p1', sneklifter);
  table.clickControl('p1', table.prompt('p1').controls[0]?.id ?? '');
  table.clickCard('p1', masterplan);

  expect([table.visible('p1', troll), table.visible('p2', troll)]).toEqual([true, false]);
  expect(table.card(troll)).toMatchObject({ owner: 'p2', controller: 'p1' });
  for (const { viewer, seen, feed } of sides) {
    expect(applyChanges(seen, feed.next()?.changes ?? {})).toEqual(viewFor(arranged.game, viewer));
  }
});

test('a view marks a maverick and gives its own house, and marks no other copy', () => {
  const { game: started } = setUp({
    players: [
      { id: 'p1', houses: ['dis'], inPlay: [{ card: { name: 'Dust Pixie', house: 'dis' } }] },
      { id: 'p2', houses: ['untamed'], inPlay: [{ card: { name: 'Dust Pixie' } }] },
    ],
    start: 'turn',
    activeHouse: 'dis',
  });

  const pixies = Object.values(viewFor(started, p1).cards).filter(({ slug }) => slug === 'dust-pixie');

  expect(pixies.map(({ owner, maverick, house }) => ({ owner, maverick, house }))).toEqual([
    { owner: 'p1', maverick: true, house: 'dis' },
    { owner: 'p2', maverick: undefined, house: undefined },
  ]);
});

test('[17] a game starts in manual mode if one player brings cards that are not implemented', () => {
  const opening = randomOpening(1);
  const [first] = opening.players;

  const byHand = startGame(library, { ...opening, byHand: [first.id] });
  expect(viewFor(startGame(library, opening), p1).manual).toBeFalsy();
  expect(viewFor(byHand, p1).manual).toBe(true);
  expect(linesFor(byHand, p1, 0).map(({ text }) => text)).toContainEqual({
    key: 'log.manual.needed',
    args: { player: { player: first.id } },
  });
});
