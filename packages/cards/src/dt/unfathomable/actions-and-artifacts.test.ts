import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Pour-Tal', () => {
  test('raises a tide that is not high', () => {
    const { p1, game } = scenario({ p1: { house: 'unfathomable', hand: ['pour-tal'] } });
    game.edit.setPlayer('p1', { tide: 'low' });

    p1.play('pour-tal');

    expect([p1.view.players['p1']?.tide, p1.discard]).toEqual(['high', ['pour-tal']]);
  });

  test('is archived while the tide is high', () => {
    const { p1, game } = scenario({ p1: { house: 'unfathomable', hand: ['pour-tal'] } });
    game.edit.setPlayer('p1', { tide: 'high' });

    p1.play('pour-tal');

    expect([p1.archives, p1.discard]).toEqual([['pour-tal'], []]);
  });
});

test('Drawn Down: of the top three cards of the opponent, one is discarded, one goes to the bottom, one on top', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', hand: ['drawn-down'] },
    p2: { deck: ['umbra', 'dodger', 'urchin', 'troll'] },
  });

  p1.play('drawn-down');
  p1.choose(p2.card('dodger'));
  p1.choose(p2.card('umbra'));
  p1.choose(p2.card('urchin'));

  expect([p2.deck, p2.discard]).toEqual([['urchin', 'troll', 'umbra'], ['dodger']]);
});

test('Dive Deep: puts a creature of the discarded card’s house on the bottom of its owner’s deck', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', hand: ['dive-deep'] },
    p2: { battleline: ['troll', 'krump', 'dodger'], deck: ['bumpsy', 'urchin'] },
  });

  p1.play('dive-deep');
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose(p2.card('krump'));

  expect([p2.deck, p2.discard]).toEqual([['urchin', 'krump'], ['bumpsy']]);
});

test('Effigy of Melerukh: becomes a creature with 100 power and no text at six awakening counters', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll'] },
    p2: { artifacts: [{ card: 'effigy-of-melerukh', counters: { awakening: 5 } }] },
  });

  p1.reap('troll');

  expect(p2.battleline).toEqual(['effigy-of-melerukh']);
  expect(p2.card('effigy-of-melerukh')).toMatchObject({ power: 100, armor: 100 });
});

test('Effigy of Melerukh stays an artifact with five counters', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll'] },
    p2: { artifacts: [{ card: 'effigy-of-melerukh', counters: { awakening: 4 } }] },
  });

  p1.reap('troll');

  expect(p2.artifacts).toEqual(['effigy-of-melerukh']);
  expect(p2.card('effigy-of-melerukh').counters).toEqual({ awakening: 5 });
});

test.each([
  ['high', [1, 0]],
  ['low', [0, 1]],
] as const)('Voice of Rakuzel: with a %s tide, friendly and enemy creatures get +%j power', (tide, more) => {
  const { p1, p2, game } = scenario({
    p1: { house: 'unfathomable', artifacts: ['voice-of-rakuzel'], battleline: ['troll'] },
    p2: { battleline: ['troll'] },
  });
  const plain = scenario({ p1: { house: 'brobnar', battleline: ['troll'] } }).p1.card('troll').power;
  game.edit.setPlayer('p1', { tide });

  expect([p1.card('troll').power - plain, p2.card('troll').power - plain]).toEqual(more);
});

test.each([
  ['brobnar', 3],
  ['shadows', 0],
] as const)(
  'Allusions of Grandeur: names Shadows; the opponent chooses %s and its player gains %d',
  (house, gained) => {
    const { p1, p2 } = scenario({
      p1: { house: 'unfathomable', hand: ['allusions-of-grandeur'] },
      p2: { battleline: ['troll', 'umbra'] },
    });

    p1.play('allusions-of-grandeur');
    const before = p1.amber;
    p1.press('shadows');
    p1.endTurn();
    p2.press(house);

    expect(p1.amber - before).toBe(gained);
  },
);

test('Echo Pearl: is destroyed to exhaust, stun and enrage a creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', artifacts: ['echo-pearl'] },
    p2: { battleline: ['troll', 'krump'] },
  });

  p1.use('echo-pearl');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll')).toMatchObject({ exhausted: true, stunned: true, enraged: true });
  expect(p1.discard).toEqual(['echo-pearl']);
});

test('Sleep with the Fishes: destroys each exhausted creature', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'unfathomable',
      hand: ['sleep-with-the-fishes'],
      battleline: [{ card: 'umbra', exhausted: true }],
    },
    p2: { battleline: ['troll', { card: 'krump', exhausted: true }] },
  });

  p1.play('sleep-with-the-fishes');

  expect([p1.battleline, p2.battleline]).toEqual([[], ['troll']]);
});

test('Thundertow: exhausts two creatures and deals 2 damage to each exhausted creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', hand: ['thundertow'] },
    p2: { battleline: ['troll', 'krump', { card: 'bumpsy', exhausted: true }] },
  });

  p1.play('thundertow');
  p1.choose(p2.card('troll'), p2.card('krump'));

  expect(p2.battleline.map((slug) => p2.card(slug).damage)).toEqual([2, 2, 2]);
});

test('Under Pressure: its creature does not ready', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable' },
    p2: {
      battleline: [
        { card: 'troll', exhausted: true, upgrades: ['under-pressure'] },
        { card: 'krump', exhausted: true },
      ],
    },
  });

  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();

  expect(p2.battleline.map((slug) => p2.card(slug).exhausted)).toEqual([true, false]);
});

test('Wrath or Ruin: destroys a flank creature, or returns two enemy creatures', () => {
  const opening = {
    p1: { house: 'unfathomable', hand: ['wrath-or-ruin'] },
    p2: { battleline: ['troll', 'krump', 'bumpsy'] },
  } as const;
  const wrath = scenario(opening);
  const ruin = scenario(opening);

  wrath.p1.play('wrath-or-ruin');
  wrath.p1.press(0);
  expect(wrath.p1.choices).toEqual(['troll', 'bumpsy']);
  wrath.p1.choose(wrath.p2.card('troll'));
  ruin.p1.play('wrath-or-ruin');
  ruin.p1.press(1);
  ruin.p1.choose(ruin.p2.card('krump'), ruin.p2.card('bumpsy'));

  expect(wrath.p2.battleline).toEqual(['krump', 'bumpsy']);
  expect([ruin.p2.battleline, ruin.p2.hand.length]).toEqual([['troll'], 2]);
});

test('Brain Drain: puts a card of the opponent’s hand on top of their deck', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', hand: ['brain-drain'] },
    p2: { hand: ['troll', 'umbra'], deck: ['krump'] },
  });

  p1.play('brain-drain');
  p1.choose(p2.card('umbra'));

  expect([p2.hand, p2.deck]).toEqual([['troll'], ['umbra', 'krump']]);
});

test('Bubbles: puts an enemy creature on top of its owner’s deck', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', hand: ['bubbles'] },
    p2: { battleline: ['troll', 'umbra'], deck: ['krump'] },
  });

  p1.play('bubbles');
  p1.choose(p2.card('umbra'));

  expect([p2.battleline, p2.deck]).toEqual([['troll'], ['umbra', 'krump']]);
});

test('Frigorific Rod: exhausts a creature or an artifact', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', artifacts: ['frigorific-rod'] },
    p2: { battleline: ['troll'], artifacts: ['gauntlet-of-command'] },
  });

  p1.use('frigorific-rod');
  p1.choose(p2.card('gauntlet-of-command'));

  expect(p2.card('gauntlet-of-command').exhausted).toBe(true);
});

test('Sink or Swim: the opponent discards a random card, or a creature and its neighbors are exhausted', () => {
  const opening = {
    p1: { house: 'unfathomable', hand: ['sink-or-swim'] },
    p2: { battleline: ['troll', 'krump', 'bumpsy', 'umbra'], hand: ['dodger'] },
  } as const;
  const sink = scenario(opening);
  const swim = scenario(opening);

  sink.p1.play('sink-or-swim');
  sink.p1.press(0);
  swim.p1.play('sink-or-swim');
  swim.p1.press(1);
  swim.p1.choose(swim.p2.card('krump'));

  expect(sink.p2.discard).toEqual(['dodger']);
  expect(swim.p2.battleline.map((slug) => swim.p2.card(slug).exhausted)).toEqual([true, true, true, false]);
});

test('Storm Surge: no card of the opponent readies in the next ready step', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'unfathomable', hand: ['storm-surge'] },
    p2: {
      battleline: [{ card: 'troll', exhausted: true }],
      artifacts: [{ card: 'gauntlet-of-command', exhausted: true }],
    },
  });

  p1.play('storm-surge');
  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();

  expect([p2.card('troll').exhausted, p2.card('gauntlet-of-command').exhausted]).toEqual([true, true]);
});
