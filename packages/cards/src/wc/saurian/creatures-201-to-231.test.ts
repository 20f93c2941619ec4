import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Draco Praeco enrages each creature of the chosen house if it is exalted', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['draco-praeco', 'troll'] },
    p2: { battleline: ['krump', 'urchin'] },
  });

  p1.reap('draco-praeco');
  p1.choose('draco-praeco');
  p1.press('brobnar');

  expect([p1.card('troll').enraged, p2.card('krump').enraged]).toEqual([true, true]);
  expect([p1.card('draco-praeco').enraged, p2.card('urchin').enraged]).toEqual([false, false]);
});

describe('Gargantodon', () => {
  test('enters play stunned', () => {
    const { p1 } = scenario({ p1: { hand: ['gargantodon'] } });

    p1.play('gargantodon');

    expect(p1.card('gargantodon').stunned).toBe(true);
  });

  test('deals 4 damage in a fight, whatever its power is [A65]', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['gargantodon'] }, p2: { battleline: ['troll'] } });

    p1.fight('gargantodon', p2.card('troll'));

    expect(p2.card('troll').damage).toBe(4);
  });

  test('amber that its opponent would steal is captured by a creature of the active player', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'shadows', hand: ['ghostly-hand'], battleline: ['troll', 'urchin'] },
      p2: { amber: 1, battleline: ['gargantodon'] },
    });

    p1.play('ghostly-hand');
    expect(p1.choices).toEqual(['troll', 'urchin']);
    p1.choose('urchin');

    expect(p1.card('urchin').amber).toBe(1);
    expect(p2.amber).toBe(0);
  });
});

describe('Orator Hissaro', () => {
  test('readies and exalts its neighbors, which are Saurian creatures for the turn', () => {
    const { p1 } = scenario({
      p1: {
        house: 'saurian',
        hand: ['orator-hissaro'],
        battleline: [{ card: 'troll', exhausted: true }, { card: 'urchin', exhausted: true }, 'krump'],
      },
    });

    p1.play('orator-hissaro', { rightOf: 'troll' });

    expect(p1.card('troll')).toMatchObject({ exhausted: false, amber: 1, houses: ['saurian'] });
    expect(p1.card('urchin')).toMatchObject({ exhausted: false, amber: 1, houses: ['saurian'] });
    expect(p1.card('krump')).toMatchObject({ amber: 0, houses: ['brobnar'] });
  });
});

test('Paraguardian may be exalted when it reaps to ward each of its neighbors', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', battleline: ['troll', 'paraguardian', 'krump', 'urchin'] },
  });

  p1.reap('paraguardian');
  p1.choose('paraguardian');

  expect(['troll', 'paraguardian', 'krump', 'urchin'].map((slug) => p1.card(slug).warded)).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('Philophosaurus archives one of the top three cards, takes one and discards one', () => {
  const { p1 } = scenario({
    p1: { battleline: ['philophosaurus'], deck: ['troll', 'krump', 'urchin', 'umbra'] },
  });

  p1.reap('philophosaurus');
  p1.choose('philophosaurus');
  p1.choose('krump');
  p1.choose('urchin');
  p1.choose('troll');

  expect(p1.archives).toEqual(['krump']);
  expect(p1.hand).toEqual(['urchin']);
  expect(p1.discard).toEqual(['troll']);
  expect(p1.deck).toEqual(['umbra']);
});

describe('Terrordactyl', () => {
  test('enters play stunned', () => {
    const { p1 } = scenario({ p1: { hand: ['terrordactyl'] } });

    p1.play('terrordactyl');

    expect(p1.card('terrordactyl').stunned).toBe(true);
  });

  test('deals 4 damage to the creature it fights and to each of its neighbors', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['terrordactyl'] },
      p2: { battleline: ['krump', 'troll', 'bumpsy', 'valdr'] },
    });

    p1.fight('terrordactyl', p2.card('troll'));

    expect(['krump', 'troll', 'valdr'].map((slug) => p2.card(slug).damage)).toEqual([4, 4, 0]);
  });
});

test('Tribune Pompitus gives +2 power for each amber, and may be exalted before it fights', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['tribune-pompitus', { card: 'troll', amber: 2 }] },
    p2: { battleline: ['krump'] },
  });
  expect(p1.card('troll').power).toBe(12);

  p1.fight('tribune-pompitus', p2.card('krump'));
  p1.choose('tribune-pompitus');

  expect(p1.card('tribune-pompitus').power).toBe(6);
  expect(p2.discard).toEqual(['krump']);
});

describe('Cincinnatus Rex', () => {
  test('is destroyed as soon as there is no enemy creature', () => {
    const { p1 } = scenario({ p1: { hand: ['cincinnatus-rex'] } });

    p1.play('cincinnatus-rex');

    expect(p1.discard).toEqual(['cincinnatus-rex']);
  });

  test('may be exalted after a fight to ready each other friendly card', () => {
    const { p1, p2 } = scenario({
      p1: {
        battleline: ['cincinnatus-rex', { card: 'troll', exhausted: true }],
        artifacts: [{ card: 'cannon', exhausted: true }],
      },
      p2: { battleline: ['dust-pixie', 'krump'] },
    });

    p1.fight('cincinnatus-rex', p2.card('dust-pixie'));
    p1.choose('cincinnatus-rex');

    expect([p1.card('troll').exhausted, p1.card('cannon').exhausted]).toEqual([false, false]);
    expect(p1.card('cincinnatus-rex').exhausted).toBe(true);
  });
});

test('Grimlocus Dux is exalted twice when it is played', () => {
  const { p1 } = scenario({ p1: { hand: ['grimlocus-dux'] } });

  p1.play('grimlocus-dux');

  expect(p1.card('grimlocus-dux').amber).toBe(2);
});

test('Livia the Elder makes Reap abilities Fight abilities as well, for the turn', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['livia-the-elder', 'primus-unguis'] },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.reap('livia-the-elder');
  p1.choose('livia-the-elder');
  p1.fight('primus-unguis', p2.card('dust-pixie'));

  expect(p1.card('primus-unguis').amber).toBe(1);
});

test('Primus Unguis gives friendly creatures +2 power for each amber on it', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'primus-unguis', amber: 2 }, 'troll'] },
    p2: { battleline: ['krump'] },
  });

  expect([p1.card('troll').power, p1.card('primus-unguis').power]).toEqual([12, 9]);
  expect(p2.card('krump').power).toBe(6);
});

describe('Saurus Rex', () => {
  test('in the center may be exalted to search the deck for a Saurian card', () => {
    const { p1 } = scenario({ p1: { battleline: ['saurus-rex'], deck: ['troll', 'imperium', 'krump'] } });

    p1.reap('saurus-rex');
    p1.choose('saurus-rex');
    p1.choose('imperium');

    expect(p1.hand).toEqual(['imperium']);
    expect(p1.deck.toSorted()).toEqual(['krump', 'troll']);
  });

  test('outside of the center does nothing', () => {
    const { p1 } = scenario({ p1: { battleline: ['saurus-rex', 'troll'], deck: ['imperium'] } });

    p1.reap('saurus-rex');

    expect(p1.card('saurus-rex').amber).toBe(0);
  });
});

describe('Spartasaur', () => {
  test('destroys each creature without the Dinosaur trait after a friendly creature is destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', hand: ['punch'], battleline: ['krump'] },
      p2: { battleline: ['spartasaur', 'urchin', 'questor-jarta'] },
    });

    p1.play('punch');
    p1.choose(p2.card('urchin'));

    expect([p1.battleline, p2.battleline]).toEqual([[], ['spartasaur', 'questor-jarta']]);
  });

  test('gains 2 amber after a fight', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['spartasaur'] }, p2: { battleline: ['dust-pixie'] } });

    p1.fight('spartasaur', p2.card('dust-pixie'));

    expect(p1.amber).toBe(2);
  });
});
