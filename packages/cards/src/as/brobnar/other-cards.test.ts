import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Belcher', () => {
  test('deals damage equal to the power of the discarded creature to an enemy creature [11.1]', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['belcher'], deck: ['anger', 'bumpsy', 'krump'] },
      p2: { battleline: ['troll', 'valdr'] },
    });

    p1.use('belcher');
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(5);
    expect(p1.deck).toEqual(['krump']);
    expect(p1.discard.toSorted()).toEqual(['anger', 'bumpsy']);
  });

  test('deals nothing without a creature in the deck', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['belcher'], deck: ['anger', 'punch'] },
      p2: { battleline: ['troll'] },
    });

    p1.use('belcher');

    expect(p2.card('troll').damage).toBe(0);
    expect(p1.deck).toEqual([]);
  });
});

describe('Improvised Aviation', () => {
  test('readies the next creature only, which shuffles an artifact into its owner’s deck after a fight', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['improvised-aviation', 'troll', 'krump'] },
      p2: { battleline: ['dust-pixie'], artifacts: ['gauntlet-of-command'] },
    });

    p1.play('improvised-aviation');
    p1.play('troll');
    p1.play('krump');
    expect([p1.card('troll').exhausted, p1.card('krump').exhausted]).toEqual([false, true]);
    p1.fight('troll', p2.card('dust-pixie'));
    p1.choose(p2.card('gauntlet-of-command'));

    expect(p2.deck).toEqual(['gauntlet-of-command']);
  });
});

test('On the Mark moves all amber from a friendly to an enemy creature', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['on-the-mark'], battleline: [{ card: 'troll', amber: 3 }, 'valdr'] },
    p2: { battleline: ['krump', 'bumpsy'] },
  });

  p1.play('on-the-mark');
  p1.choose('troll');
  p1.choose(p2.card('krump'));

  expect([p1.card('troll').amber, p2.card('krump').amber]).toEqual([0, 3]);
});

test('Clap of Thunder destroys the least powerful creature, then readies and enrages the most powerful', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['clap-of-thunder'], battleline: [{ card: 'troll', exhausted: true }] },
    p2: { battleline: ['dust-pixie', 'krump'] },
  });

  p1.play('clap-of-thunder');

  expect(p2.discard).toEqual(['dust-pixie']);
  expect(p1.card('troll')).toMatchObject({ exhausted: false, enraged: true });
  expect(p2.card('krump').enraged).toBe(false);
});

test('Strength Within makes the keys of the opponent dearer by the damage on its creature', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'troll', damage: 3, upgrades: ['strength-within'] }] },
  });

  expect([p1.keyCost, p2.keyCost]).toEqual([6, 9]);
});

test('Cirrus Mace puts two counters on a creature and deals 2 damage to each of its neighbors', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['cirrus-mace'], battleline: ['valdr'] },
    p2: { battleline: ['krump', 'bumpsy', 'troll', 'dodger'] },
  });

  p1.use('cirrus-mace');
  p1.choose(p2.card('bumpsy'));

  expect(p2.card('bumpsy')).toMatchObject({ power: 7, damage: 0 });
  expect(['krump', 'troll', 'dodger'].map((slug) => p2.card(slug).damage)).toEqual([2, 2, 0]);
});

test('Incensed lets each friendly creature, also a later one, gain 1 amber after a fight [15.1]', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['incensed', 'improvised-aviation', 'troll'], battleline: ['krump'] },
    p2: { battleline: ['dust-pixie', 'urchin'] },
  });
  p1.play('incensed');
  p1.play('improvised-aviation');
  p1.play('troll');
  const { amber } = p1;

  p1.fight('krump', p2.card('dust-pixie'));
  p1.fight('troll', p2.card('urchin'));

  expect(p1.amber).toBe(amber + 2);
});

test('Raise Your Glass readies and uses the least powerful friendly creature', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      hand: ['raise-your-glass'],
      battleline: [{ card: 'urchin', exhausted: true }, 'troll'],
    },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.play('raise-your-glass');
  const { amber } = p1;
  p1.press('reap');

  expect(p1.amber).toBe(amber + 1);
  expect(p1.card('urchin').exhausted).toBe(true);
});

test('Armored Spikes gives +2 armor and Hazardous 2', () => {
  const { p1 } = scenario({ p1: { battleline: [{ card: 'troll', upgrades: ['armored-spikes'] }] } });

  expect(p1.card('troll')).toMatchObject({ armor: 2, keywords: { hazardous: 2 } });
});

test('Bigger Guns for Everyone deals 5 damage to a creature after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'troll', upgrades: ['bigger-guns-for-everyone'] }] },
    p2: { battleline: ['dust-pixie', 'krump'] },
  });

  p1.fight('troll', p2.card('dust-pixie'));
  p1.choose(p2.card('krump'));

  expect(p2.card('krump').damage).toBe(5);
});
