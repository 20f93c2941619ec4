import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Combat Pheromones: cards of the active house do not count among the two', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      artifacts: ['combat-pheromones'],
      battleline: ['troll', 'zorg', 'blypyp'],
    },
  });

  p1.use('combat-pheromones');
  p1.reap('troll');
  p1.reap('zorg');
  p1.reap('blypyp');

  expect(p1.amber).toBe(3);
});

test('Combat Pheromones: is destroyed and lets up to 2 other Mars cards be used', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      artifacts: ['combat-pheromones', 'sniffer'],
      battleline: ['zorg', 'blypyp', 'dextre'],
    },
  });

  p1.use('combat-pheromones');
  expect(p1.artifacts).toEqual(['sniffer']);
  expect(p1.actions('dextre')).toEqual([]);
  p1.reap('blypyp');
  p1.use('sniffer');

  expect(p1.actions('zorg')).toEqual([]);
  expect(p1.discard).toEqual(['combat-pheromones']);
});

test('CommPod: for each Mars card revealed from hand a Mars creature may be readied', () => {
  const { p1 } = scenario({
    p1: {
      house: 'mars',
      artifacts: ['commpod'],
      hand: ['tunk', 'sniffer'],
      battleline: [
        { card: 'zorg', exhausted: true },
        { card: 'blypyp', exhausted: true },
        { card: 'troll', exhausted: true },
      ],
    },
  });

  p1.use('commpod');
  p1.choose('tunk', 'sniffer');
  p1.choose('zorg');
  p1.choose('blypyp');

  expect(p1.card('zorg').exhausted).toBe(false);
  expect(p1.card('blypyp').exhausted).toBe(false);
  expect(p1.card('troll').exhausted).toBe(true);
});

test('CommPod: its player may ready fewer creatures', () => {
  const { p1 } = scenario({
    p1: { artifacts: ['commpod'], hand: ['tunk'], battleline: [{ card: 'zorg', exhausted: true }] },
  });

  p1.use('commpod');
  p1.choose('tunk');
  p1.press('done');

  expect(p1.card('zorg').exhausted).toBe(true);
});

test('Crystal Hive: each creature that reaps this turn gains 1 more amber', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', artifacts: ['crystal-hive'], battleline: ['zorg', 'tunk'] },
  });

  p1.use('crystal-hive');
  p1.reap('zorg');
  p1.reap('tunk');

  expect(p1.amber).toBe(4);
});

test('Crystal Hive: reaping gains 1 amber again next turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', artifacts: ['crystal-hive'], battleline: ['zorg'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.use('crystal-hive');
  p1.endTurn();
  p2.press('brobnar');
  p2.reap('bumpsy');

  expect(p1.amber).toBe(0);
  expect(p2.amber).toBe(1);
});

test('Custom Virus: is destroyed, and destroys each creature that shares a trait with a creature purged from hand', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      artifacts: ['custom-virus'],
      hand: ['blypyp', 'punch', 'troll'],
      battleline: ['dextre', 'zorg'],
    },
    p2: { battleline: ['john-smyth', 'bumpsy'] },
  });

  p1.use('custom-virus');
  expect(p1.choices).toEqual(['blypyp', 'troll']);
  p1.choose('blypyp');

  expect(p1.artifacts).toEqual([]);
  expect(p1.purged).toEqual(['blypyp']);
  expect(p1.battleline).toEqual(['zorg']);
  expect(p2.battleline).toEqual(['bumpsy']);
});

test('Custom Virus: its player may purge no creature, and then only the virus is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', artifacts: ['custom-virus'], hand: ['troll'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.use('custom-virus');
  p1.press('done');

  expect(p1.artifacts).toEqual([]);
  expect(p1.hand).toEqual(['troll']);
  expect(p2.battleline).toEqual(['bumpsy']);
});

test('Custom Virus: without a creature in hand only the virus is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', artifacts: ['custom-virus'], hand: ['punch'] },
    p2: { battleline: ['troll'] },
  });

  p1.use('custom-virus');

  expect(p1.artifacts).toEqual([]);
  expect(p2.battleline).toEqual(['troll']);
});

test('Feeding Pit: discards a creature from hand for 1 amber', () => {
  const { p1 } = scenario({
    p1: { artifacts: ['feeding-pit'], hand: ['troll', 'punch', 'zorg'], house: 'mars' },
  });

  p1.use('feeding-pit');
  expect(p1.choices).toEqual(['troll', 'zorg']);
  p1.choose('troll');

  expect(p1.discard).toEqual(['troll']);
  expect(p1.amber).toBe(1);
});

test('Feeding Pit: gains nothing without a creature in hand', () => {
  const { p1 } = scenario({ p1: { artifacts: ['feeding-pit'], hand: ['punch'], house: 'mars' } });

  p1.use('feeding-pit');

  expect(p1.hand).toEqual(['punch']);
  expect(p1.amber).toBe(0);
});

test('Invasion Portal: discards cards from the deck until a Mars creature, which goes to hand', () => {
  const { p1 } = scenario({
    p1: { artifacts: ['invasion-portal'], deck: ['troll', 'sniffer', 'zorg', 'bumpsy'] },
  });

  p1.use('invasion-portal');

  expect(p1.hand).toEqual(['zorg']);
  expect(p1.discard.toSorted()).toEqual(['sniffer', 'troll']);
  expect(p1.deck).toEqual(['bumpsy']);
});

test('Invasion Portal: a deck without a Mars creature is discarded completely and not refilled', () => {
  const { p1 } = scenario({
    p1: { artifacts: ['invasion-portal'], deck: ['troll', 'sniffer'], discard: ['zorg'] },
  });

  p1.use('invasion-portal');

  expect(p1.hand).toEqual([]);
  expect(p1.deck).toEqual([]);
  expect(p1.discard.toSorted()).toEqual(['sniffer', 'troll', 'zorg']);
});

test('Incubation Chamber: a Mars creature from hand may be revealed and archived', () => {
  const { p1, game } = scenario({
    p1: { house: 'brobnar', artifacts: ['incubation-chamber'], hand: ['zorg', 'troll', 'sniffer'] },
  });

  p1.use('incubation-chamber');
  expect(p1.choices).toEqual(['zorg']);
  p1.choose('zorg');

  expect(p1.archives).toEqual(['zorg']);
  expect(game.log().join('\n')).toContain('Zorg');
});

test('Incubation Chamber: its player may decline', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', artifacts: ['incubation-chamber'], hand: ['zorg'] },
  });

  p1.use('incubation-chamber');
  p1.press('done');

  expect(p1.hand).toEqual(['zorg']);
  expect(p1.archives).toEqual([]);
});

test('Mothergun: deals as much damage to a creature as Mars cards are revealed', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['mothergun'], hand: ['zorg', 'sniffer', 'blypyp', 'troll'] },
    p2: { battleline: ['bumpsy', 'krump'] },
  });

  p1.use('mothergun');
  p1.choose('zorg', 'sniffer', 'blypyp');
  p1.choose(p2.card('krump'));

  expect(p2.card('krump').damage).toBe(3);
  expect(p2.card('bumpsy').damage).toBe(0);
  expect(p1.hand).toEqual(['zorg', 'sniffer', 'blypyp', 'troll']);
});

test('Mothergun: deals no damage if no card is revealed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', artifacts: ['mothergun'], hand: ['zorg'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.use('mothergun');
  p1.choose();

  expect(p2.card('bumpsy').damage).toBe(0);
});

test('Sniffer: creatures lose elusive for the remainder of the turn', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['sniffer'], battleline: ['zorg'] },
    p2: { battleline: ['urchin'] },
  });

  p1.use('sniffer');
  p1.fight('zorg', p2.card('urchin'));

  expect(p2.battleline).toEqual([]);
});

test('Sniffer: creatures are elusive again next turn', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['sniffer'], battleline: ['john-smyth'] },
    p2: { battleline: ['troll'] },
  });

  p1.use('sniffer');
  expect(p1.card('john-smyth').keywords).toEqual({});
  p1.endTurn();
  p2.press('brobnar');
  p2.fight('troll', p1.card('john-smyth'));

  expect(p1.battleline).toEqual(['john-smyth']);
});

test('Swap Widget: swaps a ready friendly Mars creature with one of another name from hand, which enters ready', () => {
  const { p1 } = scenario({
    p1: {
      artifacts: ['swap-widget'],
      battleline: ['tunk', { card: 'blypyp', exhausted: true }, 'troll'],
      hand: ['grabber-jammer', 'tunk', 'bumpsy'],
    },
  });

  p1.use('swap-widget');
  expect(p1.choices).toEqual(['tunk']);
  p1.choose('tunk');
  expect(p1.choices).toEqual(['grabber-jammer']);
  p1.choose('grabber-jammer');
  p1.press('right');

  expect(p1.battleline).toEqual(['blypyp', 'troll', 'grabber-jammer']);
  expect(p1.hand).toEqual(['tunk', 'bumpsy', 'tunk']);
  expect(p1.card('grabber-jammer').exhausted).toBe(false);
});

test('Swap Widget: the creature is not played: its Play ability does not resolve [6.2.6]', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['swap-widget'], battleline: ['tunk'], hand: ['yxili-marauder'] },
    p2: { amber: 3 },
  });

  p1.use('swap-widget');
  p1.choose('tunk');
  p1.choose('yxili-marauder');

  expect(p1.battleline).toEqual(['yxili-marauder']);
  expect(p2.amber).toBe(3);
});

test('Swap Widget: a ward prevents the swap', () => {
  const { p1 } = scenario({
    p1: {
      artifacts: ['swap-widget'],
      battleline: [{ card: 'tunk', warded: true }],
      hand: ['grabber-jammer'],
    },
  });

  p1.use('swap-widget');
  p1.choose('tunk');

  expect(p1.battleline).toEqual(['tunk']);
  expect(p1.hand).toEqual(['grabber-jammer']);
});
