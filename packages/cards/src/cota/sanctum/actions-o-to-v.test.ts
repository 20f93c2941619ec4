import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Oath of Poverty: destroys each friendly artifact and gains 2 amber for each', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['oath-of-poverty'], artifacts: ['round-table', 'cannon'] },
    p2: { artifacts: ['cannon'] },
  });

  p1.play('oath-of-poverty');

  expect(p1.artifacts).toEqual([]);
  expect(p2.artifacts).toEqual(['cannon']);
  expect(p1.amber).toBe(1 + 4);
});

test('Oath of Poverty: gains nothing without artifacts', () => {
  const { p1 } = scenario({ p1: { house: 'sanctum', hand: ['oath-of-poverty'] } });

  p1.play('oath-of-poverty');

  expect(p1.amber).toBe(1);
});

test('One Stood Against Many: readies and fights 3 times, each time against another enemy', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['one-stood-against-many'],
      battleline: [{ card: 'yxilx-dominator', exhausted: true }, 'sequis'],
    },
    p2: { battleline: ['dust-pixie', 'dextre', 'troll', 'batdrone'] },
  });

  p1.play('one-stood-against-many');
  expect(p1.choices).toEqual(['yxilx-dominator', 'sequis']);
  p1.choose('yxilx-dominator');
  p1.choose(p2.card('dextre'));
  p1.choose(p2.card('batdrone'));
  p1.choose(p2.card('dust-pixie'));

  expect(p2.battleline).toEqual(['troll']);
  expect(p1.card('yxilx-dominator').damage).toBe(3 - 1 + 2 + 1);
  expect(p1.card('yxilx-dominator').exhausted).toBe(true);
});

test('One Stood Against Many: it does not fight the same surviving enemy again', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['one-stood-against-many'], battleline: ['batdrone'] },
    p2: { amber: 5, battleline: ['troll', 'krump'] },
  });

  p1.play('one-stood-against-many');
  p1.choose('batdrone');
  p1.choose(p2.card('troll'));
  expect(p1.choices).toEqual(['krump']);
  p1.choose(p2.card('krump'));

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p1.amber).toBe(1 + 2);
  expect(p2.card('troll').damage).toBe(2);
  expect(p2.card('krump').damage).toBe(2);
  // It was readied for a third fight that found no enemy.
  expect(p1.card('batdrone').exhausted).toBe(false);
});

test('One Stood Against Many: readies a creature even if there is no enemy to fight [A61]', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['one-stood-against-many'],
      battleline: [{ card: 'yxilx-dominator', exhausted: true }, 'sequis'],
    },
  });

  p1.play('one-stood-against-many');
  p1.choose('yxilx-dominator');

  expect(p1.card('yxilx-dominator').exhausted).toBe(false);
});

test('One Stood Against Many: ends when the creature is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['one-stood-against-many'], battleline: ['sequis'] },
    p2: { battleline: ['troll', 'krump'] },
  });

  p1.play('one-stood-against-many');
  p1.choose('sequis');
  p1.choose(p2.card('troll'));

  expect(p1.battleline).toEqual([]);
  expect(p1.prompt.purpose).toBe('main-step');
});

test('One Stood Against Many: a stunned creature loses its stun instead of the first fight [8.1.1]', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['one-stood-against-many'],
      battleline: [{ card: 'yxilx-dominator', stunned: true }],
    },
    p2: { battleline: ['dust-pixie', 'dew-faerie', 'dextre'] },
  });

  p1.play('one-stood-against-many');
  p1.choose('yxilx-dominator');
  p1.choose(p2.card('dust-pixie'));
  p1.choose(p2.card('dextre'));

  expect(p1.card('yxilx-dominator').stunned).toBe(false);
  expect(p2.battleline).toEqual(['dew-faerie']);
});

test('Radiant Truth: stuns each enemy creature that is not on a flank', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['radiant-truth'], battleline: ['sequis', 'francus', 'bulwark'] },
    p2: { battleline: ['troll', 'bumpsy', 'dextre', 'krump'] },
  });

  p1.play('radiant-truth');

  expect(p2.card('troll').stunned).toBe(false);
  expect(p2.card('bumpsy').stunned).toBe(true);
  expect(p2.card('dextre').stunned).toBe(true);
  expect(p2.card('krump').stunned).toBe(false);
  expect(p1.card('francus').stunned).toBe(false);
});

test('Shield of Justice: friendly creatures cannot be dealt damage for the remainder of the turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['shield-of-justice'], battleline: ['sequis'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('shield-of-justice');
  p1.fight('sequis', p2.card('troll'));

  expect(p1.card('sequis').damage).toBe(0);
  expect(p1.card('sequis').armor).toBe(2);
  expect(p2.card('troll').damage).toBe(4);
});

test('[A243] Shield of Justice: poison does not destroy a creature that cannot be dealt damage', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['shield-of-justice'], battleline: ['grey-monk'] },
    p2: { battleline: ['inka-the-spider', 'troll'] },
  });

  p1.play('shield-of-justice');
  p1.fight('grey-monk', p2.card('inka-the-spider'));

  expect(p1.battleline).toEqual(['grey-monk']);
  expect(p2.battleline).toEqual(['troll']);
});

test('[15.1] Shield of Justice: it also protects a creature that enters play later', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['shield-of-justice', 'horseman-of-pestilence', 'grey-monk'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('shield-of-justice');
  p1.play('grey-monk');
  p1.play('horseman-of-pestilence');

  expect(p1.card('grey-monk').damage).toBe(0);
  expect(p1.card('grey-monk').armor).toBe(1);
  expect(p2.card('troll').damage).toBe(1);
});

test('Shield of Justice: its protection ends with the turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['shield-of-justice'], battleline: ['francus'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.play('shield-of-justice');
  p1.endTurn();
  p2.press('brobnar');
  p2.fight('bumpsy', p1.card('francus'));

  expect(p1.card('francus').damage).toBe(4);
});

test('Take Hostages: each friendly creature that fights captures 1 amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['take-hostages'], battleline: ['francus', 'bulwark'] },
    p2: { amber: 3, battleline: ['troll', 'dust-pixie'] },
  });

  p1.play('take-hostages');
  p1.fight('bulwark', p2.card('dust-pixie'));

  expect(p1.card('bulwark').amber).toBe(1);
  expect(p1.card('francus').amber).toBe(0);
  expect(p2.amber).toBe(2);
});

test('Take Hostages: a creature that is destroyed in the fight captures nothing', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['take-hostages'], battleline: ['sequis'] },
    p2: { amber: 3, battleline: ['troll'] },
  });

  p1.play('take-hostages');
  p1.fight('sequis', p2.card('troll'));

  expect(p1.battleline).toEqual([]);
  expect(p2.amber).toBe(3);
});

test('Take Hostages: a creature whose assault ends the fight before damage captures 1 amber [8.3]', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['take-hostages'],
      battleline: [{ card: 'ancient-bear', house: 'sanctum' }],
    },
    p2: { amber: 3, battleline: ['noddy-the-thief'] },
  });

  p1.play('take-hostages');
  p1.fight('ancient-bear', p2.card('noddy-the-thief'));

  expect(p2.discard).toEqual(['noddy-the-thief']);
  expect(p1.card('ancient-bear').amber).toBe(1);
});

test('Take Hostages: it ends with the turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['take-hostages'], amber: 3, battleline: ['sequis'] },
    p2: { amber: 3, battleline: ['bumpsy'] },
  });

  p1.play('take-hostages');
  p1.endTurn();
  p2.press('brobnar');
  p2.fight('bumpsy', p1.card('sequis'));

  expect(p1.amber).toBe(3 + 1);
  expect(p2.amber).toBe(3);
});

test('Terms of Redress: a friendly creature captures 2 amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['terms-of-redress'], battleline: ['sequis', 'troll'] },
    p2: { amber: 3, battleline: ['bumpsy'] },
  });

  p1.play('terms-of-redress');
  expect(p1.choices).toEqual(['sequis', 'troll']);
  p1.choose('troll');

  expect(p1.card('troll').amber).toBe(2);
  expect(p2.amber).toBe(1);
});

test('Terms of Redress: captures at most the opponent’s amber, and asks nothing if there is none [10.3]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['terms-of-redress', 'terms-of-redress'], battleline: ['sequis'] },
    p2: { amber: 1 },
  });

  p1.play('terms-of-redress');
  p1.choose('sequis');
  p1.play('terms-of-redress');

  expect(p1.card('sequis').amber).toBe(1);
  expect(p2.amber).toBe(0);
});

test('The Harder They Come: purges a creature with power 5 or higher', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['the-harder-they-come'], battleline: ['bulwark', 'francus'] },
    p2: { battleline: ['bumpsy', 'snufflegator'] },
  });

  p1.play('the-harder-they-come');
  expect(p1.choices).toEqual(['francus', 'bumpsy']);
  p1.choose(p2.card('bumpsy'));

  expect(p2.battleline).toEqual(['snufflegator']);
  expect(p2.purged).toEqual(['bumpsy']);
});

test('The Harder They Come: +1 power counters count', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['the-harder-they-come'] },
    p2: { battleline: [{ card: 'snufflegator', powerCounters: 1 }, 'dextre'] },
  });

  p1.play('the-harder-they-come');
  p1.choose(p2.card('snufflegator'));

  expect(p2.purged).toEqual(['snufflegator']);
});

test('The Spirit’s Way: destroys each creature with power 3 or higher', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['the-spirit-s-way'], battleline: ['grey-monk', 'dust-pixie'] },
    p2: { battleline: ['troll', 'batdrone', 'bumpsy'] },
  });

  p1.play('the-spirit-s-way');

  expect(p1.battleline).toEqual(['dust-pixie']);
  expect(p2.battleline).toEqual(['batdrone']);
});

test('Virtuous Works: gives 3 amber when played', () => {
  const { p1 } = scenario({ p1: { house: 'sanctum', hand: ['virtuous-works'] } });

  p1.play('virtuous-works');

  expect(p1.amber).toBe(3);
  expect(p1.discard).toEqual(['virtuous-works']);
});
