import { language } from '@amberhall/cards';
import type { ManualAct } from '@amberhall/engine';
import type { CardItem } from '@amberhall/engine/vocabulary';
import { describe, expect, test } from 'vitest';
import { manualScenario, scenario } from '../scenario.ts';
import type { TestTable } from '../scenario.ts';

const { a, after, any, card, fulfilAfter, gain, opponent, per } = language;

test('[17] manual mode begins when the opponent agrees, and either player ends it', () => {
  const { p1, p2 } = scenario({ p1: { house: 'dis' } });

  expect(p1.byHand({ do: 'change-stat', stat: 'amber', by: 1 })).toBe(false);
  p1.decide({ kind: 'manual-mode' });
  expect(p2.prompt.purpose).toBe('consent');
  expect(p1.decide({ kind: 'manual-mode' })).toBe(false);
  p2.press('yes');
  expect(p1.byHand({ do: 'change-stat', stat: 'amber', by: 1 })).toBe(true);
  p2.decide({ kind: 'manual-mode' });

  expect(p1.amber).toBe(1);
  expect(p1.byHand({ do: 'change-stat', stat: 'amber', by: 1 })).toBe(false);
  expect(p1.prompt.purpose).toBe('main-step');
});

test('[17] the log tells both players when manual mode begins, is refused and ends', () => {
  const { p1, p2, game } = scenario({ p1: { house: 'dis' } });
  const before = game.log().length;

  p1.decide({ kind: 'manual-mode' });
  p2.press('no');
  p1.decide({ kind: 'manual-mode' });
  p2.press('yes');
  p2.decide({ kind: 'manual-mode' });

  expect(game.log().slice(before)).toEqual(['manual refused: p1', 'manual on: p1', 'manual off: p2']);
});

test('[17] manual mode does not begin without the opponent’s consent', () => {
  const { p1, p2 } = scenario({ p1: { house: 'dis' } });

  p1.decide({ kind: 'manual-mode' });
  p2.press('no');
  expect(p1.byHand({ do: 'draw', amount: 1 })).toBe(false);
  p1.decide({ kind: 'manual-mode' });
  p1.press('back');

  expect(p1.byHand({ do: 'draw', amount: 1 })).toBe(false);
  expect(p1.prompt.purpose).toBe('main-step');
});

test('[17.1] the state is checked after each correction, and the log names the correction', () => {
  const { p1, p2, game } = manualScenario({ p1: { house: 'dis' }, p2: { battleline: ['dust-pixie'] } });

  p1.byHand({ do: 'menu', card: p2.card('dust-pixie').id, item: 'add-damage' });

  expect(p2.battleline).toEqual([]);
  expect(p2.discard).toEqual(['dust-pixie']);
  expect(game.log().some((line) => line.startsWith('manual add-damage'))).toBe(true);
});

test.each<[line: string, act: ManualAct]>([
  ['set-house', { do: 'set-house', house: 'brobnar' }],
  ['no-house', { do: 'set-house', house: null }],
  ['draw', { do: 'draw', amount: 1 }],
  ['discard', { do: 'discard', amount: 1 }],
  ['discard-from-deck', { do: 'discard-from-deck', amount: 1 }],
  ['unforge', { do: 'unforge', color: null }],
  ['mulligan', { do: 'mulligan' }],
  ['reveal-hand', { do: 'reveal-hand' }],
  ['shuffle', { do: 'shuffle' }],
  ['tide-high', { do: 'set-tide', level: 'high' }],
  ['add-hand', { do: 'add-card', card: 'urchin', to: 'hand' }],
  ['set-amber', { do: 'change-stat', stat: 'amber', by: 1 }],
])('[17.1] the log tells both players of the correction %s', (line, act) => {
  const { p1, game } = manualScenario({
    p1: { house: 'dis', keys: 1, hand: ['troll'], deck: ['bumpsy', 'krump'] },
  });
  const before = game.log().length;

  p1.byHand(act);

  const told = game.log().slice(before);
  expect(told.filter((each) => each.startsWith(`manual ${line}`))).toHaveLength(1);
});

test('[17.1] the log names a card that is moved to a visible zone, and hides one that is moved to the archives', () => {
  const { p1, game } = manualScenario({ p1: { house: 'dis', hand: ['troll', 'urchin'] } });
  const before = game.log().length;

  p1.byHand({ do: 'move', card: p1.card('troll').id, to: 'discard' });
  p1.byHand({ do: 'move', card: p1.card('urchin').id, to: 'archives' });

  expect(
    game
      .log()
      .slice(before)
      .filter((line) => line.startsWith('manual')),
  ).toEqual(['manual move-discard: p1, Troll', 'manual move-archives: p1, a card']);
});

test('[17.1] a player sets the active house during a turn', () => {
  const { p1, p2 } = manualScenario({ p1: { house: 'dis', hand: ['troll'] } });

  p1.byHand({ do: 'set-house', house: 'brobnar' });

  expect(p1.activeHouse).toBe('brobnar');
  expect(p1.actions('troll')).toEqual(['play', 'discard']);
  expect(p2.byHand({ do: 'set-house', house: 'dis' })).toBe(false);
  p1.byHand({ do: 'set-house', house: null });
  expect(p1.actions('troll')).toEqual([]);
});

test('[17.1] a player adds a card to the hand or on top of the deck', () => {
  const { p1 } = manualScenario({ p1: { house: 'brobnar', deck: ['urchin'] } });

  p1.byHand({ do: 'add-card', card: 'troll', to: 'hand' });
  p1.byHand({ do: 'add-card', card: 'bumpsy', to: 'deck' });

  expect(p1.hand).toEqual(['troll']);
  expect(p1.deck).toEqual(['bumpsy', 'urchin']);
  p1.play('troll');
  expect(p1.battleline).toEqual(['troll']);
  expect(p1.byHand({ do: 'add-card', card: 'no-such-card', to: 'hand' })).toBe(false);
});

test('[17.1] a player draws cards and discards from hand and deck', () => {
  const { p1 } = manualScenario({
    p1: { house: 'dis', hand: ['troll'], deck: ['urchin', 'bumpsy', 'dust-pixie'] },
  });

  p1.byHand({ do: 'draw', amount: 1 });
  expect(p1.hand).toEqual(['troll', 'urchin']);
  p1.byHand({ do: 'discard', amount: 2 });
  p1.byHand({ do: 'discard-from-deck', amount: 1 });

  expect(p1.hand).toEqual([]);
  expect(p1.discard.toSorted()).toEqual(['bumpsy', 'troll', 'urchin']);
  expect(p1.deck).toEqual(['dust-pixie']);
  expect(p1.byHand({ do: 'draw', amount: 0 })).toBe(false);
});

test('[17.2] [2] cards discarded by hand do not count as the one card of the first turn', () => {
  const { p1 } = manualScenario({
    start: 'first-turn',
    p1: { houses: ['dis'], hand: ['dust-imp'], deck: ['pitlord', 'shaffles'] },
    p2: { houses: ['brobnar'] },
  });
  p1.press('dis');

  p1.byHand({ do: 'draw', amount: 1 });
  p1.byHand({ do: 'discard', amount: 1 });
  p1.byHand({ do: 'discard-from-deck', amount: 1 });

  expect(p1.discard).toHaveLength(2);
  const [left] = p1.hand;
  expect(p1.actions(left ?? '')).toEqual(['play', 'discard']);
});

test('[17.1] forging a key needs the opponent’s consent, unforging it does not', () => {
  const { p1, p2 } = manualScenario({ p1: { house: 'dis' } });

  p1.byHand({ do: 'forge', color: 'blue' });
  p2.press('no');
  expect(p1.keys).toBe(0);
  p1.byHand({ do: 'forge', color: 'blue' });
  p2.press('yes');
  expect(p1.keys).toBe(1);
  expect(p1.byHand({ do: 'forge', color: 'blue' })).toBe(false);
  p1.byHand({ do: 'unforge', color: null });

  expect(p1.keys).toBe(0);
  expect(p1.byHand({ do: 'unforge', color: 'red' })).toBe(false);
});

describe('[17.1] a key forged this turn', () => {
  const forged = () => {
    const table = manualScenario({
      p1: { battleline: ['smiling-ruth'] },
      p2: { battleline: ['troll'], keys: 2 },
    });
    table.p1.byHand({ do: 'forge', color: 'blue' });
    table.p2.press('yes');
    return table;
  };

  const takeTroll = ({ p1, p2 }: TestTable) => {
    p1.reap('smiling-ruth');
    p1.choose(p2.card('troll'));
    p1.press('right');
  };

  test('counts as never forged once it is unforged by hand', () => {
    const { p1 } = forged();

    p1.byHand({ do: 'unforge', color: 'blue' });
    p1.reap('smiling-ruth');

    expect(p1.battleline).toEqual(['smiling-ruth']);
  });

  test.each<[what: string, who: 'p1' | 'p2', act: ManualAct]>([
    ['amber', 'p1', { do: 'change-stat', stat: 'amber', by: 1 }],
    ['an older key', 'p1', { do: 'unforge', color: 'red' }],
    ['the same key of the opponent', 'p2', { do: 'unforge', color: 'blue' }],
  ])('still counts as forged after a correction of %s', (_what, who, act) => {
    const table = forged();
    table.game.edit.setPlayer('p1', { keys: { red: true } });

    table[who].byHand(act);
    takeTroll(table);

    expect(table.p1.battleline).toEqual(['smiling-ruth', 'troll']);
  });

  test('still counts as forged if it is unforged otherwise before another one is unforged by hand', () => {
    const table = forged();
    table.game.edit.setPlayer('p1', { keys: { red: true, blue: false } });

    table.p1.byHand({ do: 'unforge', color: 'red' });
    takeTroll(table);

    expect(table.p1.battleline).toEqual(['smiling-ruth', 'troll']);
  });
});

test('[17.1] a third key forged by hand wins the game', () => {
  const { p1, p2, game } = manualScenario({ p1: { house: 'dis', keys: 2 } });

  p1.byHand({ do: 'forge', color: null });
  p2.press('yes');

  expect(game.state()).toMatchObject({ winner: 'p1', winReason: 'keys' });
});

test('[17.1] a player takes a mulligan with one card fewer', () => {
  const { p1 } = manualScenario({ p1: { house: 'dis', hand: ['troll', 'urchin', 'bumpsy'] } });

  p1.byHand({ do: 'mulligan' });

  expect(p1.hand).toHaveLength(2);
  expect(p1.deck).toHaveLength(1);
});

test('[17.1] a player reveals the hand in the log and shuffles the deck', () => {
  const { p1, game } = manualScenario({ p1: { house: 'dis', hand: ['troll'], deck: ['urchin', 'bumpsy'] } });
  const { deckShuffles } = game.player('p1');

  p1.byHand({ do: 'reveal-hand' });
  p1.byHand({ do: 'shuffle' });

  expect(game.log()).toContain('manual reveal-hand: p1, Troll');
  expect(game.player('p1').deckShuffles).toBe(deckShuffles + 1);
});

test('[17.1] a player sets the tide', () => {
  const { p1, game } = manualScenario({ p1: { house: 'dis' } });

  p1.byHand({ do: 'set-tide', level: 'low' });
  expect([game.player('p1').tide, game.player('p2').tide]).toEqual(['low', 'high']);
  p1.byHand({ do: 'set-tide', level: 'neutral' });

  expect(game.player('p2').tide).toBe('neutral');
});

test.each([
  ['damage', 2, { damage: 2 }],
  ['amber', 3, { amber: 3 }],
  ['power', 2, { powerCounters: 2, power: 10 }],
  ['stun', 1, { stunned: true }],
  ['ward', 1, { warded: true }],
  ['enrage', 1, { enraged: true }],
] as const)(
  '[17.1] a number of %s is set on a card one clicks, and the log tells it',
  (token, amount, expected) => {
    const { p1, game } = manualScenario({ p1: { battleline: ['troll'] } });

    p1.byHand({ do: 'set-token', token, amount });
    p1.choose('troll');

    expect(p1.card('troll')).toMatchObject(expected);
    expect(game.log().at(-1)).toBe(`manual token-${token}: p1, Troll, ${amount}`);
    expect(p1.prompt.purpose).toBe('main-step');
  },
);

test('[17.1] a player makes a token creature from the top card in either turn, and the log tells it', () => {
  const { p2, game } = manualScenario({
    p1: { house: 'dis' },
    p2: { battleline: ['troll'], deck: ['urchin'], tokenCreature: 'bumpsy' },
  });

  p2.byHand({ do: 'make-token-creature' });
  p2.press('left');

  expect(p2.battleline).toEqual(['bumpsy', 'troll']);
  expect(game.log().at(-1)).toBe('manual token-creature: p2, Bumpsy');
  expect(p2.byHand({ do: 'make-token-creature' })).toBe(false);
});

test('[17.1] a creature on which as much damage is set as it has power is destroyed', () => {
  const { p1 } = manualScenario({ p1: { battleline: ['troll'] } });

  p1.byHand({ do: 'set-token', token: 'damage', amount: 8 });
  p1.choose('troll');

  expect(p1.discard).toEqual(['troll']);
});

test('[17.1] abilities react to a token creature made by hand once the state is checked', () => {
  const { p1, p2 } = manualScenario({
    p1: {
      house: 'dis',
      deck: ['urchin'],
      tokenCreature: 'king-of-the-crag',
      artifacts: ['carrier-dis-artifact'],
    },
    p2: { battleline: [{ card: 'krump', damage: 5 }, 'troll'] },
    texts: [card('carrier-dis-artifact', after(a.creature.entersPlay, gain(per(any.enemy.creature))))],
  });

  p1.byHand({ do: 'make-token-creature' });

  expect(p2.battleline).toEqual(['troll']);
  expect(p1.amber).toBe(1);
});

test('[17.1] a player who cancels the place of a token creature keeps the top card in the deck', () => {
  const { p2 } = manualScenario({
    p1: { house: 'dis' },
    p2: { battleline: ['troll'], deck: ['urchin'], tokenCreature: 'bumpsy' },
  });

  p2.byHand({ do: 'make-token-creature' });
  p2.press('cancel');

  expect(p2.battleline).toEqual(['troll']);
  expect(p2.deck).toEqual(['urchin']);
});

test('[17.1] a player cancels a prompt, and the effect stays unfinished', () => {
  const { p1, p2 } = manualScenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: ['urchin', 'dust-pixie'] },
  });

  p1.game.clickCard('p1', p1.card('troll').id);
  p1.press('fight');
  expect(p1.prompt.purpose).toBe('attack');
  p1.byHand({ do: 'cancel-prompt' });

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p2.battleline).toHaveLength(2);
  p1.byHand({ do: 'cancel-prompt' });
  expect(p2.prompt.purpose).toBe('active-house');
});

test('[17.3] the menu of a card readies, exhausts and sets counters and statuses', () => {
  const { p1, p2 } = manualScenario({ p1: { battleline: ['troll'] } });
  const { id } = p1.card('troll');

  const use = (player: typeof p1, items: readonly CardItem[]) =>
    items.filter((item) => !player.byHand({ do: 'menu', card: id, item }));

  expect(use(p2, ['exhaust', 'add-damage', 'add-power', 'add-amber', 'stun', 'ward', 'enrage'])).toEqual([]);
  expect(p1.card('troll')).toMatchObject({
    exhausted: true,
    damage: 1,
    powerCounters: 1,
    amber: 1,
    stunned: true,
    warded: true,
    enraged: true,
  });
  expect(use(p1, ['ready', 'remove-damage', 'remove-power', 'remove-amber'])).toEqual([]);
  expect(use(p1, ['remove-stun', 'remove-ward', 'remove-enrage'])).toEqual([]);

  expect(p1.card('troll')).toMatchObject({
    exhausted: false,
    damage: 0,
    powerCounters: 0,
    amber: 0,
    stunned: false,
    warded: false,
    enraged: false,
  });
  expect(p1.byHand({ do: 'menu', card: id, item: 'remove-damage' })).toBe(false);
});

test('[17.3] a player gives control of a card to the opponent', () => {
  const { p1, p2 } = manualScenario({ p1: { battleline: ['troll'] }, p2: {} });

  p1.byHand({ do: 'menu', card: p1.card('troll').id, item: 'give-control' });

  expect(p1.battleline).toEqual([]);
  expect(p2.battleline).toEqual(['troll']);
});

test('[17.1] the command for control asks for a card in play, and can be cancelled', () => {
  const { p1, p2 } = manualScenario({ p1: { battleline: ['troll'], artifacts: ['cannon'] }, p2: {} });

  p1.byHand({ do: 'give-control' });
  p1.press('cancel');
  p1.byHand({ do: 'give-control' });
  p1.choose('cannon');
  expect(p1.battleline).toEqual(['troll']);
  p1.byHand({ do: 'give-control' });
  p1.choose('troll');

  expect([p1.battleline, p1.artifacts]).toEqual([[], []]);
  expect([p2.battleline, p2.artifacts]).toEqual([['troll'], ['cannon']]);
  expect(p1.byHand({ do: 'give-control' })).toBe(false);
});

test('[17.3] a player puts cards of the hand beneath a card, and they return to their owner', () => {
  const { p1, p2, game } = manualScenario({
    p1: { house: 'dis', hand: ['urchin'] },
    p2: { battleline: ['troll'] },
  });

  p1.byHand({ do: 'menu', card: p2.card('troll').id, item: 'place-facedown' });
  p1.choose('urchin');
  const beneath = p1.card('urchin');
  expect(beneath).toMatchObject({ zone: 'under', facedown: true, parent: p2.card('troll').id });
  for (const item of ['reveal', 'take-beneath'] as const)
    expect(p1.byHand({ do: 'menu', card: beneath.id, item })).toBe(false);
  p2.byHand({ do: 'menu', card: beneath.id, item: 'reveal' });
  expect(beneath.facedown).toBe(false);
  p2.byHand({ do: 'menu', card: beneath.id, item: 'take-beneath' });

  expect(p1.hand).toEqual(['urchin']);
  expect(game.log().at(-2)).toBe('manual take-beneath: p2, Urchin');
});

test('[17.3] an upgrade returns to its owner’s hand', () => {
  const { p1 } = manualScenario({ p1: { battleline: [{ card: 'troll', upgrades: ['blood-of-titans'] }] } });

  p1.byHand({ do: 'menu', card: p1.card('blood-of-titans').id, item: 'return-to-hand' });

  expect(p1.hand).toEqual(['blood-of-titans']);
});

test('[17.4] a player drags a card between all its zones', () => {
  const { p1, p2 } = manualScenario({ p1: { house: 'dis', hand: ['troll'], deck: ['urchin'] } });
  const { id } = p1.card('troll');
  const drag = (to: 'hand' | 'deck' | 'discard' | 'archives' | 'purged' | 'play') =>
    p1.byHand({ do: 'move', card: id, to });

  expect(drag('discard')).toBe(true);
  expect(p1.discard).toEqual(['troll']);
  expect(drag('deck')).toBe(true);
  expect(p1.deck).toEqual(['troll', 'urchin']);
  expect(drag('archives')).toBe(true);
  expect(p1.archives).toEqual(['troll']);
  expect(drag('purged')).toBe(true);
  expect(p1.purged).toEqual(['troll']);
  expect(drag('play')).toBe(true);
  expect(p1.card('troll')).toMatchObject({ zone: 'play', exhausted: false });
  expect(drag('play')).toBe(false);
  expect(drag('hand')).toBe(true);
  expect(p1.hand).toEqual(['troll']);
  expect(p2.byHand({ do: 'move', card: id, to: 'discard' })).toBe(false);
});

test('[17.4] an action cannot be dragged into play, and an upgrade asks for its creature', () => {
  const { p1 } = manualScenario({ p1: { hand: ['anger', 'blood-of-titans'], battleline: ['troll'] } });

  expect(p1.byHand({ do: 'move', card: p1.card('anger').id, to: 'play' })).toBe(false);
  p1.byHand({ do: 'move', card: p1.card('blood-of-titans').id, to: 'play' });
  p1.choose('troll');

  expect(p1.card('troll').power).toBe(13);
});

test.each([
  { what: 'an upgrade', slug: 'blood-of-titans' },
  { what: 'a creature', slug: 'bumpsy' },
])('[17.4] the player who drags $what into play can cancel, and keeps it in hand', ({ slug }) => {
  const { p1 } = manualScenario({ p1: { hand: [slug], battleline: ['troll'] } });

  p1.byHand({ do: 'move', card: p1.card(slug).id, to: 'play' });
  p1.press('cancel');

  expect(p1.hand).toEqual([slug]);
  expect(p1.battleline).toEqual(['troll']);
});

test('[17.2] a card moved by hand triggers only what its change of zone triggers', () => {
  const { p1, p2 } = manualScenario({
    p1: { house: 'dis', hand: ['charette'], artifacts: ['carrier-dis-artifact'] },
    p2: { amber: 5 },
    texts: [card('carrier-dis-artifact', after(a.creature.entersPlay, gain(1)))],
  });

  p1.byHand({ do: 'move', card: p1.card('charette').id, to: 'play' });

  expect(p1.battleline).toEqual(['charette']);
  expect(p2.amber).toBe(5);
  expect(p1.amber).toBe(1);
});

test('[17.1] a creature without power left is destroyed at once when a card is dragged out of play or into it', () => {
  const { p1, p2 } = manualScenario({
    p1: {
      hand: ['king-of-the-crag'],
      artifacts: ['banner-of-battle'],
      battleline: [{ card: 'troll', damage: 8 }],
    },
    p2: { battleline: [{ card: 'krump', damage: 5 }] },
  });

  p1.byHand({ do: 'move', card: p1.card('banner-of-battle').id, to: 'hand' });
  expect(p1.battleline).toEqual([]);
  p1.byHand({ do: 'move', card: p1.card('king-of-the-crag').id, to: 'play' });

  expect(p2.battleline).toEqual([]);
});

test('[17.2] a card that is dragged out of play triggers what its leaving triggers', () => {
  const { p1 } = manualScenario({
    p1: { battleline: ['troll'], artifacts: ['carrier-dis-artifact'] },
    texts: [card('carrier-dis-artifact', after(a.creature.leavesPlay, gain(1)))],
  });

  p1.byHand({ do: 'move', card: p1.card('troll').id, to: 'hand' });

  expect(p1.amber).toBe(1);
});

test('[17.4] the amber of a creature dragged out of play goes to the opponent of its controller', () => {
  const { p1, p2 } = manualScenario({ p1: { battleline: [{ card: 'troll', amber: 2, warded: true }] } });

  p1.byHand({ do: 'move', card: p1.card('troll').id, to: 'purged' });

  expect(p1.purged).toEqual(['troll']);
  expect(p2.amber).toBe(2);
});

test('[17.5] amber and chains change by one and not below zero', () => {
  const { p1, p2 } = manualScenario({ p1: { house: 'dis' } });

  expect(p2.byHand({ do: 'change-stat', stat: 'chains', by: 1 })).toBe(true);
  expect(p2.chains).toBe(1);
  expect(p2.byHand({ do: 'change-stat', stat: 'chains', by: -1 })).toBe(true);

  expect(p2.byHand({ do: 'change-stat', stat: 'chains', by: -1 })).toBe(false);
  expect(p1.byHand({ do: 'change-stat', stat: 'amber', by: -1 })).toBe(false);
});

const PROPHECIES = ['carrier-prophecy', 'carrier-prophecy-2', 'carrier-prophecy-3', 'carrier-prophecy-4'];

test('[17.6] a player activates, deactivates and fulfils a prophecy by hand', () => {
  const { p1, p2 } = manualScenario({
    p1: { house: 'dis', houses: ['dis'] },
    p2: {
      hand: ['troll', 'urchin'],
      aside: PROPHECIES,
    },
    texts: PROPHECIES.map((slug) => card(slug, fulfilAfter(opponent.forgesAKey))),
  });
  const { id } = p2.card('carrier-prophecy');
  const use = (item: CardItem) => p2.byHand({ do: 'menu', card: id, item });

  expect(p1.byHand({ do: 'menu', card: id, item: 'activate' })).toBe(false);
  expect(use('activate')).toBe(true);
  p2.choose('troll');
  expect(p2.card('carrier-prophecy').activeProphecy).toBe(true);
  expect(p2.card('troll').parent).toBe(id);
  expect(p2.byHand({ do: 'menu', card: p2.card('carrier-prophecy-2').id, item: 'activate' })).toBe(false);
  expect(use('deactivate')).toBe(true);
  expect(p2.discard).toEqual(['troll']);
  use('activate');
  p2.choose('urchin');
  expect(use('trigger')).toBe(true);

  expect(p2.card('carrier-prophecy').activeProphecy).toBe(false);
  expect(p2.discard.toSorted()).toEqual(['troll', 'urchin']);
});
