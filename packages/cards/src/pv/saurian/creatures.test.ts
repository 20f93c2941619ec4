import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Hadrianus Lorica', () => {
  test('gives +3 armor to friendly creatures with amber on them', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['hadrianus-lorica', { card: 'troll', amber: 1 }, 'krump'] },
      p2: { battleline: [{ card: 'bumpsy', amber: 1 }] },
    });

    expect(['hadrianus-lorica', 'troll', 'krump'].map((slug) => p1.card(slug).armor)).toEqual([0, 3, 0]);
    expect(p2.card('bumpsy').armor).toBe(0);
  });

  test('may exalt itself when it is played', () => {
    const { p1 } = scenario({ p1: { hand: ['hadrianus-lorica'] } });

    p1.play('hadrianus-lorica');
    expect(p1.buttons).toEqual(['done']);
    p1.choose('hadrianus-lorica');

    expect(p1.card('hadrianus-lorica').amber).toBe(1);
  });
});

test('Lictor Justinian deals 1 damage to each enemy creature after the opponent plays any card', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['krump', 'cannon'], battleline: ['troll'] },
    p2: { battleline: ['lictor-justinian'] },
  });

  p1.play('krump');
  p1.play('cannon');

  expect([p1.card('troll').damage, p1.card('krump').damage]).toEqual([2, 2]);
  expect(p2.card('lictor-justinian').damage).toBe(0);
});

describe('Gaius', () => {
  test('wards each other friendly creature with amber on it after a reap', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'gaius', amber: 1 }, { card: 'troll', amber: 1 }, 'krump'] },
      p2: { battleline: [{ card: 'bumpsy', amber: 1 }] },
    });

    p1.reap('gaius');

    expect(['gaius', 'troll', 'krump'].map((slug) => p1.card(slug).warded)).toEqual([false, true, false]);
    expect(p2.card('bumpsy').warded).toBe(false);
  });

  test('discarded from hand, wards a friendly creature', () => {
    const { p1 } = scenario({
      p1: { house: 'saurian', hand: ['gaius'], battleline: ['troll', 'krump'] },
      p2: { battleline: ['bumpsy'] },
    });

    p1.discardCard('gaius');
    expect(p1.choices).toEqual(['troll', 'krump']);
    p1.choose('krump');

    expect([p1.card('troll').warded, p1.card('krump').warded]).toEqual([false, true]);
  });
});

test('Governor Gridelk takes the topmost creature of the opponent’s discard pile', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['governor-gridelk'] },
    p2: { battleline: [{ card: 'bumpsy', warded: true }], discard: ['anger', 'krump', 'troll'] },
  });

  p1.fight('governor-gridelk', p2.card('bumpsy'));
  p1.press('right');

  expect(p1.battleline).toEqual(['governor-gridelk', 'krump']);
  expect(p2.discard).toEqual(['anger', 'troll']);
});

test('Plancina, Hidden Agent destroys its neighbors when it is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: ['bumpsy', 'krump', 'plancina-hidden-agent', 'valdr'] },
  });

  p1.fight('troll', p2.card('plancina-hidden-agent'));

  expect(p2.battleline).toEqual(['bumpsy']);
});

test('Archlegate Valeria exalts an enemy creature for each Saurian neighbor before a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['gaius', 'archlegate-valeria', 'gaius', 'gaius'] },
    p2: { battleline: ['troll', 'krump'] },
  });

  p1.fight('archlegate-valeria', p2.card('krump'));
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').amber).toBe(2);
});

describe('Governess Silvina', () => {
  test('moves all amber of a friendly creature onto the most powerful enemy creature', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'saurian',
        hand: ['governess-silvina'],
        battleline: [{ card: 'bumpsy', amber: 2 }, 'gaius'],
      },
      p2: { battleline: ['krump', 'troll'] },
    });

    p1.play('governess-silvina');
    p1.choose('bumpsy');

    expect(p1.card('bumpsy').amber).toBe(0);
    expect([p2.card('krump').amber, p2.card('troll').amber]).toEqual([0, 2]);
  });

  test('discarded from hand, stuns 2 creatures without amber', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: ['governess-silvina'], battleline: ['bumpsy'] },
      p2: { battleline: ['krump', { card: 'troll', amber: 1 }, 'valdr'] },
    });

    p1.discardCard('governess-silvina');
    expect(p1.choices).toEqual(['bumpsy', 'krump', 'valdr']);
    p1.choose(p2.card('krump'), p2.card('valdr'));

    expect([p2.card('krump').stunned, p2.card('valdr').stunned]).toEqual([true, true]);
  });
});

describe('Lorica Infantry after a fight', () => {
  const setup = {
    p1: { battleline: ['lorica-infantry'] },
    p2: { amber: 3, battleline: ['dust-pixie'] },
  };

  test('may be exalted to take 2 amber from the opponent', () => {
    const { p1, p2 } = scenario(setup);

    p1.fight('lorica-infantry', p2.card('dust-pixie'));
    p1.choose('lorica-infantry');

    expect([p1.card('lorica-infantry').amber, p1.amber, p2.amber]).toEqual([1, 0, 1]);
  });

  test('takes nothing if its player declines', () => {
    const { p1, p2 } = scenario(setup);

    p1.fight('lorica-infantry', p2.card('dust-pixie'));
    p1.press('done');

    expect([p1.card('lorica-infantry').amber, p2.amber]).toEqual([0, 3]);
  });
});

test('Marcella, the Younger draws nothing if its player declines to exalt it', () => {
  const { p1 } = scenario({
    p1: { battleline: ['marcella-the-younger'], deck: ['troll', 'krump', 'bumpsy'] },
  });

  p1.reap('marcella-the-younger');
  p1.press('done');

  expect([p1.card('marcella-the-younger').amber, p1.hand]).toEqual([0, []]);
});

test('Marcella, the Younger is exalted to draw 2 cards after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['marcella-the-younger'], deck: ['troll', 'krump', 'bumpsy'] },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.fight('marcella-the-younger', p2.card('dust-pixie'));
  p1.choose('marcella-the-younger');

  expect(p1.hand).toEqual(['troll', 'krump']);
  expect(p1.card('marcella-the-younger').amber).toBe(1);
});

test('Publius Scipio deals 4 damage to each neighbor of the creature that it attacks', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['publius-scipio'] },
    p2: { battleline: ['troll', 'dust-pixie', 'krump', 'valdr'] },
  });

  p1.fight('publius-scipio', p2.card('dust-pixie'));

  expect(['troll', 'krump', 'valdr'].map((slug) => p2.card(slug).damage)).toEqual([4, 4, 0]);
});

test('Rufus Vergilius lets a neighbor capture 1 amber and wards it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', battleline: ['troll', 'rufus-vergilius', 'krump', 'bumpsy'] },
    p2: { amber: 2 },
  });

  p1.reap('rufus-vergilius');
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose('krump');

  expect(p1.card('krump')).toMatchObject({ amber: 1, warded: true });
  expect(p1.card('troll')).toMatchObject({ amber: 0, warded: false });
  expect(p2.amber).toBe(1);
});
