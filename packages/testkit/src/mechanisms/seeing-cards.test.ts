import { language } from '@amberhall/cards';
import { decide, linesFor, openFeed, viewFor } from '@amberhall/engine';
import { expect, test } from 'vitest';
import type { PlayerSetup } from '../interface.ts';
import { scenario } from '../scenario.ts';
import { setUp } from '../setup.ts';
import { gameAround } from '../testkit.ts';

const { a, an, card, destroy, discard, each, exactly, lookAt, opponent, play, searchFor, the } = language;

test('[1.3.8] both players see the top card of a revealed deck, and each new top card', () => {
  const { p1, p2, game } = scenario({
    p1: {
      house: 'logos',
      battleline: ['doc-bookton'],
      artifacts: ['near-future-lens'],
      deck: ['troll', 'krump', 'urchin'],
    },
  });

  p1.reap('doc-bookton');

  expect(p1.hand).toEqual(['troll']);
  expect(p2.sees(p1.card('troll'))).toBe(false);
  expect(p2.sees(p1.card('krump'))).toBe(true);
  expect(p1.sees(p1.card('krump'))).toBe(true);
  expect(p1.sees(p1.card('urchin'))).toBe(false);
  expect(game.log().join()).toMatch(/Krump/);
});

test('[1.3.8] the revealed top card can be played, and the next card is revealed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['near-future-lens'], deck: ['troll', 'krump'] },
  });

  p1.use('near-future-lens');

  expect(p1.battleline).toEqual(['troll']);
  expect(p2.sees(p1.card('krump'))).toBe(true);
});

test('[1.3.8] nobody sees the top card of a deck that is not revealed', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      artifacts: ['near-future-lens'],
      deck: ['troll', 'krump'],
      hand: ['carrier-saurian-action'],
    },
    texts: [card('carrier-saurian-action', play(destroy(an.artifact)))],
  });

  p1.play('carrier-saurian-action');
  expect(p2.sees(p1.card('troll'))).toBe(true);
  p1.choose('near-future-lens');

  expect(p1.artifacts).toEqual([]);
  expect(p2.sees(p1.card('troll'))).toBe(false);
});

test('[14.22] a player sees looked-at cards until their next decision', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'] },
    p2: { hand: ['troll'], deck: ['krump'] },
    texts: [
      card(
        'carrier-saurian-action',
        play(lookAt(each.card.from(opponent.hand)), lookAt(the.card.from(opponent.topOfDeck()))),
      ),
    ],
  });

  p1.play('carrier-saurian-action');

  expect(p1.sees(p2.card('troll'))).toBe(true);
  expect(p1.prompt.purpose).toBe('main-step');
  expect(p1.sees(p2.card('krump'))).toBe(true);
  expect(p2.sees(p2.card('krump'))).toBe(false);
  p1.endTurn();
  expect(p1.sees(p2.card('krump'))).toBe(false);
});

test('[1.3.7] a player who searches a deck sees its cards until one is chosen, and the opponent sees none', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'], deck: ['troll', 'urchin', 'krump'] },
    texts: [card('carrier-saurian-action', play(searchFor(a.brobnar.card, { in: ['deck'], to: 'hand' })))],
  });
  const seenBy = (player: typeof p1) => ['troll', 'krump'].map((slug) => player.sees(p1.card(slug)));

  p1.play('carrier-saurian-action');
  expect([seenBy(p1), seenBy(p2)]).toEqual([
    [true, true],
    [false, false],
  ]);
  p1.choose('krump');

  expect(p1.sees(p1.card('troll'))).toBe(false);
});

test('[10.11] a player sees the whole hand during all choices from it, also what cannot be chosen', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'] },
    p2: { hand: ['troll', 'krump', 'anger'] },
    texts: [
      card(
        'carrier-saurian-action',
        play(lookAt(each.card.from(opponent.hand)), discard(exactly(2).creatures.from(opponent.hand))),
      ),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.game.clickCard('p1', p2.card('troll').id);
  expect(p1.sees(p2.card('anger'))).toBe(true);
  p1.choose(p2.card('krump'));

  expect(p2.hand).toEqual(['anger']);
  expect(p1.sees(p2.card('anger'))).toBe(false);
});

test('[3.7.4] a round ends when both players have taken a turn', () => {
  const arranged = setUp({
    players: [
      { id: 'p1', houses: ['brobnar'] },
      { id: 'p2', houses: ['dis'] },
    ],
    start: 'first-turn',
  });
  const table = gameAround(arranged);
  const rounds: number[] = [];
  for (const id of ['p1', 'p2', 'p1']) {
    rounds.push(viewFor(arranged.game, { kind: 'player', player: id }).round);
    table.clickControl(id, table.prompt(id).controls[0]?.id ?? '');
    table.clickControl(id, table.prompt(id).controls[0]?.id ?? '');
  }

  expect(rounds).toEqual([1, 1, 2]);
});

test('[1.3.8] a faceup archived card is marked as faceup, a card that is only looked at is not', () => {
  const { game } = setUp({
    players: [
      { id: 'p1', houses: ['brobnar'], archives: [{ card: { name: 'Troll' } }, { card: { name: 'Krump' } }] },
      { id: 'p2', houses: ['dis'] },
    ],
    start: 'first-turn',
  });
  for (const one of Object.values(game.state.cards)) one.faceup = one.slug === 'troll';

  const { cards } = viewFor(game, { kind: 'player', player: 'p2' });
  const archives = Object.values(cards).filter(({ zone }) => zone === 'archives');

  expect(archives).toHaveLength(2);
  expect(archives.filter(({ facedown }) => facedown)).toHaveLength(1);
  expect(archives.find(({ faceup }) => faceup)).toMatchObject({ slug: 'troll' });
});

test('[1.3.7] the log does not tell which of its cards has become a token creature', () => {
  const arranged = setUp({
    players: [
      { id: 'p1', houses: ['brobnar'], tokenCreature: { name: 'Grunt' } },
      { id: 'p2', houses: ['dis'] },
    ],
    start: 'turn',
    activeHouse: 'brobnar',
  });
  const { game } = arranged;
  decide(game, 'p1', { kind: 'manual-mode' });
  decide(game, 'p2', { kind: 'control', control: 'yes' });
  decide(game, 'p1', { kind: 'manual', act: { do: 'add-card', card: 'troll', to: 'deck' } });
  decide(game, 'p1', { kind: 'manual', act: { do: 'make-token-creature' } });

  const viewer = { kind: 'player', player: 'p2' } as const;
  const [token] = viewFor(game, viewer).players['p1']?.battleline ?? [];
  const named = linesFor(game, viewer, 0).flatMap(({ text }) => Object.values(text.args ?? {}));

  expect(named).toContainEqual({ card: { slug: 'troll' } });
  expect(named).toContainEqual({ card: { slug: 'grunt', id: token } });
});

/** Opens a turn of p1 with Brobnar, and returns its inputs and what p1 is told. */
function watched(p1: Partial<PlayerSetup>, p2: Partial<PlayerSetup> = {}) {
  const arranged = setUp({
    players: [
      { id: 'p1', houses: ['brobnar'], ...p1 },
      { id: 'p2', houses: ['dis'], ...p2 },
    ],
    start: 'turn',
    activeHouse: 'brobnar',
  });
  const table = gameAround(arranged);
  const viewer = { kind: 'player', player: 'p1' } as const;
  const feed = openFeed(arranged.game, viewer);
  const cardOf = (name: string) =>
    table.cards().find((id) => arranged.game.state.cards[id]?.slug === name) ?? '';
  return {
    click: (name: string) => table.clickCard('p1', cardOf(name)),
    press: (value: string) =>
      table.clickControl('p1', table.prompt('p1').controls.find((one) => one.value === value)?.id ?? ''),
    told: () => feed.next()?.events ?? [],
    changed: () => feed.next()?.changes ?? {},
    nameOf: (name: string) =>
      Object.values(viewFor(arranged.game, viewer).cards).find(({ slug }) => slug === name)?.id,
    handOfOther: () => viewFor(arranged.game, viewer).players['p2']?.hand ?? [],
  };
}

test('[1.3.7] the view of a hidden card does not depend on what happened to that card before', () => {
  const game = watched(
    { inPlay: [{ card: { name: 'Troll' } }] },
    { inPlay: [{ card: { name: 'Bad Penny' } }], hand: [{ card: { name: 'Urchin' } }] },
  );
  const penny = game.nameOf('bad-penny');

  game.click('troll');
  game.press('fight');
  game.click('bad-penny');

  const told = game.told();
  expect(game.handOfOther()).toHaveLength(2);
  expect(told).toContainEqual(expect.objectContaining({ type: 'damageDealt', card: penny }));
  const named = told.flatMap(({ card, target }) => [card, target]);
  expect(game.handOfOther().filter((id) => named.includes(id))).toEqual([]);
});

test('events name the card as the source of amber from a reap and from an icon', () => {
  const game = watched({ inPlay: [{ card: { name: 'Troll' } }], hand: [{ card: { name: 'Anger' } }] });

  game.click('troll');
  game.press('reap');
  const reaped = game.told().filter(({ type }) => type === 'amberGained');
  game.click('anger');
  game.press('play');
  const played = game.told().filter(({ type }) => type === 'amberGained');

  expect(reaped).toMatchObject([{ player: 'p1', card: game.nameOf('troll') }]);
  expect(played).toMatchObject([{ player: 'p1', card: game.nameOf('anger') }]);
});

test('[1.3.7] a card that is revealed in a deck and stays there has no name in what players are told', () => {
  const game = watched({
    inPlay: [{ card: { name: 'Chaos Portal', house: 'brobnar' } }],
    deck: [{ card: { name: 'Urchin' } }],
  });

  game.click('chaos-portal');
  game.press('action');
  game.press('dis');

  const portal = `.${game.nameOf('chaos-portal')}`;
  expect(game.changed()['.cards']).toEqual({ [portal]: { '=exhausted': true } });
});
