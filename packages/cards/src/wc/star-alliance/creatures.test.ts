import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

type Act = 'play' | 'reap' | 'fight';
const ACTS: readonly Act[] = ['play', 'reap', 'fight'];

/** A Star Alliance creature that is played, reaps, or fights a Dust Pixie. */
function acting(slug: string, act: Act, p1: object = {}, p2: { battleline?: readonly string[] } = {}) {
  const battleline = 'battleline' in p1 ? (p1.battleline as readonly string[]) : [];
  const hand = 'hand' in p1 ? (p1.hand as readonly string[]) : [];
  const sides = scenario({
    p1: {
      house: 'staralliance',
      ...p1,
      battleline: act === 'play' ? battleline : [slug, ...battleline],
      hand: act === 'play' ? [slug, ...hand] : hand,
    },
    p2: { ...p2, battleline: ['dust-pixie', ...(p2.battleline ?? [])] },
  });
  if (act === 'play') sides.p1.play(slug, { flank: 'left' });
  else if (act === 'reap') sides.p1.reap(slug);
  else sides.p1.fight(slug, sides.p2.card('dust-pixie'));
  return sides;
}

test('Armsmaster Molina gives its neighbors hazardous 3', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['krump', 'bumpsy'] },
    p2: { battleline: ['troll', 'armsmaster-molina', 'urchin', 'valdr'] },
  });

  expect(['troll', 'urchin', 'valdr'].map((slug) => p2.card(slug).keywords['hazardous'] ?? 0)).toEqual([
    3, 3, 0,
  ]);
  p1.fight('krump', p2.card('urchin'));

  expect(p1.card('krump').damage).toBe(3);
});

test.each(ACTS)('Chief Engineer Walls (%s) may return an upgrade or Robot card to hand', (act) => {
  const { p1 } = acting('chief-engineer-walls', act, { discard: ['force-field', 'calv-1n', 'troll'] });

  expect(p1.choices).toEqual(['chief-engineer-walls']);
  p1.choose('chief-engineer-walls');
  p1.choose('calv-1n');

  expect(p1.hand).toEqual(['calv-1n']);
  expect(p1.discard).toEqual(['force-field', 'troll']);
});

test.each(ACTS)(
  'Com. Officer Kirby (%s) permits one non-Star Alliance artifact, upgrade or action',
  (act) => {
    const { p1 } = acting('com-officer-kirby', act, {
      hand: ['labwork', 'fyre-breath', 'krump', 'anger'],
      battleline: ['troll'],
    });

    expect(p1.actions('krump')).toEqual([]);
    expect(p1.actions('labwork')).toEqual(['play']);
    p1.play('fyre-breath', { on: 'troll' });

    expect(p1.actions('labwork')).toEqual([]);
    expect(p1.actions('anger')).toEqual([]);
  },
);

test.each(['reap', 'fight'] as const)('Commander Chan (%s) uses another friendly creature', (act) => {
  const { p1 } = acting('commander-chan', act, { battleline: ['troll'] });

  p1.choose('troll');
  if (act === 'reap') p1.press('reap');

  expect(p1.card('troll').exhausted).toBe(true);
});

test.each(ACTS)('First Officer Frane (%s) lets a friendly creature capture 1 amber', (act) => {
  const { p1, p2 } = acting('first-officer-frane', act, { battleline: ['troll'] }, { amber: 2 } as object);

  p1.choose('troll');

  expect(p1.card('troll').amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test.each(ACTS)('Medic Ingram (%s) may heal 3 damage from a creature and ward it', (act) => {
  const { p1 } = acting('medic-ingram', act, { battleline: [{ card: 'troll', damage: 4 }] });

  p1.choose('medic-ingram');
  p1.choose('troll');

  expect(p1.card('troll')).toMatchObject({ damage: 1, warded: true });
});

test.each(ACTS)('Sensor Chief Garcia (%s) makes keys cost 2 more in the opponent’s next turn', (act) => {
  const { p1, p2 } = acting('sensor-chief-garcia', act, {}, { houses: ['untamed'] } as object);

  expect(p2.keyCost).toBe(6);
  p1.endTurn();

  expect(p2.keyCost).toBe(8);
});

test.each(['reap', 'fight'] as const)(
  'CXO Taber (%s) permits to play or use one card of another house',
  (act) => {
    const { p1 } = acting('cxo-taber', act, { hand: ['labwork'], battleline: ['troll'] });

    expect(p1.actions('labwork')).toEqual(['play']);
    p1.reap('troll');

    expect(p1.actions('labwork')).toEqual([]);
  },
);

test.each(['reap', 'fight'] as const)('Helmsman Spears (%s) draws a card for each discarded card', (act) => {
  const { p1 } = acting('helmsman-spears', act, {
    hand: ['troll', 'krump', 'anger'],
    deck: ['urchin', 'umbra', 'dodger'],
  });

  p1.choose('troll', 'anger');

  expect(p1.discard.toSorted()).toEqual(['anger', 'troll']);
  expect(p1.hand.toSorted()).toEqual(['krump', 'umbra', 'urchin']);
});

test.each(ACTS)('Information Officer Gray (%s) may archive a revealed non-Star Alliance card', (act) => {
  const { p1 } = acting('information-officer-gray', act, { hand: ['troll', 'force-field'] });

  p1.choose('information-officer-gray');
  expect(p1.choices).toEqual(['troll']);
  p1.choose('troll');

  expect(p1.archives).toEqual(['troll']);
});

test.each(ACTS)('Navigator Ali (%s) puts the top three cards of the deck back in any order', (act) => {
  const { p1 } = acting('navigator-ali', act, { deck: ['troll', 'krump', 'urchin', 'umbra'] });

  p1.choose('urchin');
  p1.choose('troll');

  expect(p1.deck.toSorted()).toEqual(['krump', 'troll', 'umbra', 'urchin']);
  expect(p1.deck[3]).toBe('umbra');
  expect(p1.deck.slice(0, 3)).not.toEqual(['troll', 'krump', 'urchin']);
});

test.each(ACTS)('Nurse Soto (%s) heals 3 damage from each neighbor', (act) => {
  const { p1 } = acting('nurse-soto', act, {
    battleline: [
      { card: 'troll', damage: 4 },
      { card: 'krump', damage: 4 },
    ],
  });

  expect([p1.card('troll').damage, p1.card('krump').damage]).toEqual([1, 4]);
});

test.each(['reap', 'fight'] as const)('CALV-1N (%s) draws a card', (act) => {
  const { p1 } = acting('calv-1n', act, { deck: ['troll', 'krump'] });

  expect(p1.hand).toEqual(['troll']);
});

test('CALV-1N may be played as an upgrade that lets its creature draw a card', () => {
  const { p1 } = scenario({
    p1: { house: 'staralliance', hand: ['calv-1n'], battleline: ['armsmaster-molina'], deck: ['urchin'] },
  });

  p1.play('calv-1n', { as: 'upgrade', on: 'armsmaster-molina' });
  p1.reap('armsmaster-molina');

  expect(p1.card('armsmaster-molina').upgrades).toEqual([p1.card('calv-1n').id]);
  expect(p1.hand).toEqual(['urchin']);
});

test('Explo-rover may be played as an upgrade that gives skirmish', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'staralliance', hand: ['explo-rover'], battleline: ['armsmaster-molina'] },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.play('explo-rover', { as: 'upgrade', on: 'armsmaster-molina' });
  p1.fight('armsmaster-molina', p2.card('dust-pixie'));

  expect(p1.card('armsmaster-molina').upgrades).toEqual([p1.card('explo-rover').id]);
  expect(p1.card('armsmaster-molina').damage).toBe(0);
});

describe('Lieutenant Khrkhar', () => {
  test('protects its neighbors and deals 3 damage to the attacker', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['dust-imp'] },
      p2: { battleline: ['urchin', 'lieutenant-khrkhar', 'troll'] },
    });

    p1.fight('dust-imp', p2.card('lieutenant-khrkhar'));

    expect(p1.discard).toEqual(['dust-imp']);
    expect(p2.card('lieutenant-khrkhar').damage).toBe(0);
  });
});

describe('Sci. Officer Qincan', () => {
  test.each([
    ['logos', 1],
    ['brobnar', 0],
  ])('after the opponent chooses %s, steals %i amber', (house, stolen) => {
    const { p1, p2 } = scenario({
      p1: { house: 'staralliance', battleline: ['sci-officer-qincan'] },
      p2: { amber: 2, houses: ['logos', 'brobnar'], battleline: ['troll'] },
    });

    p1.endTurn();
    p2.press(house);

    expect([p1.amber, p2.amber]).toEqual([stolen, 2 - stolen]);
  });
});

describe('Sci. Officer Morpheus', () => {
  test('resolves the Play ability of a creature that its player plays once more', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['rotgrub'], battleline: ['sci-officer-morpheus'] },
      p2: { amber: 4 },
    });

    p1.play('rotgrub', { flank: 'right' });
    p1.press('auto-resolve');

    expect(p2.amber).toBe(2);
  });

  test('does nothing after the opponent plays a creature', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['rotgrub'] },
      p2: { amber: 4, battleline: ['sci-officer-morpheus'] },
    });

    p1.play('rotgrub');

    expect(p2.amber).toBe(3);
  });
});

test('Tactical Officer Moon may rearrange the creatures of a player', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['tactical-officer-moon'] },
    p2: { battleline: ['troll', 'krump', 'urchin'] },
  });

  p1.play('tactical-officer-moon');
  p1.choose('tactical-officer-moon');
  p1.press('opponent');
  p1.choose(p2.card('urchin'));
  p1.choose(p2.card('troll'));

  expect(p2.battleline).toEqual(['urchin', 'troll', 'krump']);
});

test('Æmbertracker deals 2 damage to each enemy creature with amber on it, whatever its armor', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['æmbertracker'] },
    p2: { battleline: [{ card: 'grey-monk', amber: 1 }, 'troll'] },
  });

  p1.play('æmbertracker');

  expect([p2.card('grey-monk').damage, p2.card('troll').damage]).toEqual([2, 0]);
});

describe('Captain Val Jericho', () => {
  test('in the center permits one card that is not of the active house', () => {
    const { p1 } = scenario({
      p1: {
        house: 'staralliance',
        hand: ['barn-razing', 'anger'],
        battleline: ['captain-val-jericho'],
      },
    });

    expect(p1.actions('anger')).toEqual(['play']);
    p1.play('barn-razing');

    expect(p1.actions('anger')).toEqual([]);
  });

  test('permits nothing outside of the center', () => {
    const { p1 } = scenario({
      p1: { house: 'staralliance', hand: ['labwork'], battleline: ['captain-val-jericho', 'troll'] },
    });

    expect(p1.actions('labwork')).toEqual([]);
  });
});

test('Crash Muldoon enters play ready, and its action uses a neighbor of another house', () => {
  const { p1 } = scenario({
    p1: { house: 'staralliance', hand: ['crash-muldoon'], battleline: ['troll', 'commander-chan', 'krump'] },
  });

  p1.play('crash-muldoon', { rightOf: 'troll' });
  p1.use('crash-muldoon');
  p1.choose('troll');

  expect(p1.card('troll').exhausted).toBe(true);
  expect(p1.amber).toBe(1);
});

test('Doctor Driscoll heals 2 damage from a creature and gains 1 amber for each', () => {
  const { p1 } = scenario({
    p1: { house: 'staralliance', battleline: ['doctor-driscoll', { card: 'troll', damage: 1 }] },
  });

  p1.use('doctor-driscoll');
  p1.choose('troll');

  expect(p1.card('troll').damage).toBe(0);
  expect(p1.amber).toBe(1);
});

test.each(['reap', 'fight'])('Operations Officer Yshi: its neighbors capture 1 amber when they %s', (act) => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll', 'operations-officer-yshi'] },
    p2: { amber: 2, battleline: ['dust-pixie'] },
  });

  if (act === 'reap') p1.reap('troll');
  else p1.fight('troll', p2.card('dust-pixie'));

  expect(p1.card('troll').amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('Psionic Officer Lang archives the top card of its controller’s deck after an enemy creature reaps', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['krump'], deck: ['urchin'] },
    p2: { battleline: ['psionic-officer-lang'], deck: ['troll'] },
  });

  p1.reap('krump');

  expect(p2.archives).toEqual(['troll']);
  expect(p1.archives).toEqual([]);
});

test('Special Agent “Fingers” steals 1 amber', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['special-agent-fingers'] }, p2: { amber: 2 } });

  p1.use('special-agent-fingers');

  expect([p1.amber, p2.amber]).toEqual([1, 1]);
});

test('Techivore Pulpate destroys each artifact of the house that a player chooses', () => {
  const { p1, p2 } = scenario({
    p1: { house: null, houses: ['brobnar', 'logos'], artifacts: ['cannon', 'library-of-babble'] },
    p2: { battleline: ['techivore-pulpate'], artifacts: ['the-warchest'] },
  });

  p1.press('brobnar');

  expect(p1.artifacts).toEqual(['library-of-babble']);
  expect(p2.artifacts).toEqual([]);
});
