import { expect, test } from 'vitest';
import { scenario } from '@amberhall/testkit/scenario';

// ── actions ──

test('Begone!: destroys each Dis creature of both players', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['begone'], battleline: ['charette', 'troll'] },
    p2: { battleline: ['pit-demon', 'bumpsy', 'shooler'] },
  });

  p1.play('begone');
  p1.press(0);

  expect(p1.battleline).toEqual(['troll']);
  expect(p2.battleline).toEqual(['bumpsy']);
  expect(p1.amber).toBe(0);
});

test('Begone!: or gains 1 amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['begone'] },
    p2: { battleline: ['pit-demon'] },
  });

  p1.play('begone');
  p1.press(1);

  expect(p1.amber).toBe(1);
  expect(p2.battleline).toEqual(['pit-demon']);
});

test('Begone!: without a Dis creature it gains 1 amber unasked [9.5]', () => {
  const { p1 } = scenario({ p1: { house: 'sanctum', hand: ['begone'], battleline: ['troll'] } });

  p1.play('begone');

  expect(p1.amber).toBe(1);
});

test('Blinding Light: stuns each creature of the chosen house', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['blinding-light'], battleline: ['sequis', 'bumpsy'] },
    p2: { battleline: ['troll', 'dextre'] },
  });

  p1.play('blinding-light');
  p1.press('brobnar');

  expect(p1.card('bumpsy').stunned).toBe(true);
  expect(p2.card('troll').stunned).toBe(true);
  expect(p1.card('sequis').stunned).toBe(false);
  expect(p2.card('dextre').stunned).toBe(false);
});

test('Blinding Light: any house can be chosen [10.9]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['blinding-light'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('blinding-light');
  p1.press('skyborn');

  expect(p2.card('troll').stunned).toBe(false);
});

test('Charge!: each creature played afterwards deals 2 damage to an enemy creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['charge', 'sequis', 'francus'] },
    p2: { battleline: ['troll', 'bumpsy'] },
  });

  p1.play('charge');
  p1.play('sequis');
  p1.choose(p2.card('troll'));
  p1.play('francus');
  p1.choose(p2.card('bumpsy'));

  expect(p2.card('troll').damage).toBe(2);
  expect(p2.card('bumpsy').damage).toBe(2);
});

test('Charge!: a creature with a "Play:" ability has both, in the order its player likes', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['charge', 'raiding-knight'] },
    p2: { amber: 1, battleline: ['troll'] },
  });

  p1.play('charge');
  p1.play('raiding-knight');
  expect(p1.prompt.purpose).toBe('trigger-ability');
  p1.press(1);
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(2);
  expect(p1.card('raiding-knight').amber).toBe(1);
});

test('Charge!: creatures of the opponent do not gain it, and it ends with the turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['charge'], battleline: ['sequis'] },
    p2: { houses: ['brobnar'], hand: ['headhunter'] },
  });

  p1.play('charge');
  p1.endTurn();
  p2.press('brobnar');
  p2.play('headhunter');

  expect(p2.prompt.purpose).toBe('main-step');
  expect(p1.card('sequis').damage).toBe(0);
});

test('Cleansing Wave: heals 1 damage from each creature and gains 1 amber for each one healed', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['cleansing-wave'],
      battleline: [{ card: 'troll', damage: 3 }, 'francus'],
    },
    p2: { battleline: [{ card: 'bumpsy', damage: 1 }] },
  });

  p1.play('cleansing-wave');

  expect(p1.card('troll').damage).toBe(2);
  expect(p2.card('bumpsy').damage).toBe(0);
  expect(p1.amber).toBe(2);
});

test('Cleansing Wave: gains nothing if no creature is damaged', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', hand: ['cleansing-wave'], battleline: ['troll'] },
  });

  p1.play('cleansing-wave');

  expect(p1.amber).toBe(0);
});

test('Clear Mind: removes the stun of each friendly creature', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['clear-mind'],
      battleline: [{ card: 'sequis', stunned: true }, { card: 'troll', stunned: true }, 'francus'],
    },
    p2: { battleline: [{ card: 'bumpsy', stunned: true }] },
  });

  p1.play('clear-mind');

  expect(p1.card('sequis').stunned).toBe(false);
  expect(p1.card('troll').stunned).toBe(false);
  expect(p1.card('sequis').exhausted).toBe(false);
  expect(p2.card('bumpsy').stunned).toBe(true);
});

test('Doorstep to Heaven: a player with 6 amber or more is reduced to 5', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['doorstep-to-heaven'], amber: 8 },
    p2: { amber: 6 },
  });

  p1.play('doorstep-to-heaven');

  expect(p1.amber).toBe(5);
  expect(p2.amber).toBe(5);
});

test('Doorstep to Heaven: fewer than 6 stay', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['doorstep-to-heaven'], amber: 2 },
    p2: { amber: 5 },
  });

  p1.play('doorstep-to-heaven');

  expect(p1.amber).toBe(2 + 1);
  expect(p2.amber).toBe(5);
});

test('Glorious Few: gains 1 amber for each creature the opponent controls in excess', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', hand: ['glorious-few'], battleline: ['sequis'] },
    p2: { battleline: ['troll', 'bumpsy', 'dextre'] },
  });

  p1.play('glorious-few');

  expect(p1.amber).toBe(2);
});

test('Glorious Few: gains nothing with as many creatures or more', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', hand: ['glorious-few'], battleline: ['sequis', 'francus'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('glorious-few');

  expect(p1.amber).toBe(0);
});

test('Honorable Claim: each friendly Knight captures 1 amber', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['honorable-claim'],
      battleline: ['bulwark', 'grey-monk', 'hebe-the-huge'],
    },
    p2: { amber: 4, battleline: ['sequis'] },
  });

  p1.play('honorable-claim');

  expect(p1.card('bulwark').amber).toBe(1);
  expect(p1.card('hebe-the-huge').amber).toBe(1);
  expect(p1.card('grey-monk').amber).toBe(0);
  expect(p2.card('sequis').amber).toBe(0);
  expect(p2.amber).toBe(2);
});

test('Honorable Claim: with too little amber its player says which Knights capture [4.4.3]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['honorable-claim'], battleline: ['bulwark', 'sequis', 'francus'] },
    p2: { amber: 2 },
  });

  p1.play('honorable-claim');
  p1.choose('bulwark', 'francus');

  expect(p1.card('bulwark').amber).toBe(1);
  expect(p1.card('sequis').amber).toBe(0);
  expect(p1.card('francus').amber).toBe(1);
  expect(p2.amber).toBe(0);
});

test('Inspiration: readies a friendly creature and uses it, whatever its house', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['inspiration'],
      battleline: [{ card: 'dextre', exhausted: true }, 'sequis'],
    },
  });

  p1.play('inspiration');
  p1.choose('dextre');

  expect(p1.amber).toBe(1);
  expect(p1.card('dextre').exhausted).toBe(true);
});

test('Inspiration: its player picks one of several ways to use the creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['inspiration'], battleline: ['lady-maxena'] },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.play('inspiration');
  p1.choose('lady-maxena');
  expect(p1.buttons).toEqual(['fight', 'reap', 'action']);
  p1.press('fight');
  p1.choose(p2.card('dust-pixie'));

  expect(p2.battleline).toEqual([]);
});

test('Inspiration: a stunned creature loses its stun instead [8.1.1]', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', hand: ['inspiration'], battleline: [{ card: 'sequis', stunned: true }] },
  });

  p1.play('inspiration');
  p1.choose('sequis');

  expect(p1.card('sequis').stunned).toBe(false);
  expect(p1.card('sequis').exhausted).toBe(true);
  expect(p1.amber).toBe(0);
});

test('Mighty Lance: deals 3 damage to a creature and 3 to a neighbor of it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['mighty-lance'] },
    p2: { battleline: ['troll', 'bumpsy', 'krump'] },
  });

  p1.play('mighty-lance');
  p1.choose(p2.card('bumpsy'));
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose(p2.card('krump'));

  expect(p2.card('troll').damage).toBe(0);
  expect(p2.card('bumpsy').damage).toBe(3);
  expect(p2.card('krump').damage).toBe(3);
});

test('Mighty Lance: the damage is dealt at the same time [0.12]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['mighty-lance'] },
    p2: { battleline: ['grey-monk', 'dextre', 'troll'] },
  });

  p1.play('mighty-lance');
  p1.choose(p2.card('grey-monk'));
  p1.choose(p2.card('dextre'));

  // The armor that Grey Monk gives still counts, whoever is hit first.
  expect(p2.battleline).toEqual(['grey-monk', 'dextre', 'troll']);
  expect(p2.card('grey-monk').damage).toBe(2);
  expect(p2.card('dextre').damage).toBe(2);
});

test('Mighty Lance: a creature without neighbors is hit alone', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['mighty-lance'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('mighty-lance');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(3);
});

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

test('One Stood Against Many: an enemy that survived is not fought again', () => {
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

test('One Stood Against Many: ends when the creature dies', () => {
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

test('[A243] Shield of Justice: poison does not destroy what cannot be dealt damage', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['shield-of-justice'], battleline: ['grey-monk'] },
    p2: { battleline: ['inka-the-spider', 'troll'] },
  });

  p1.play('shield-of-justice');
  p1.fight('grey-monk', p2.card('inka-the-spider'));

  expect(p1.battleline).toEqual(['grey-monk']);
  expect(p2.battleline).toEqual(['troll']);
});

test('[15.1] Shield of Justice: protects a creature that comes later as well', () => {
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

test('Shield of Justice: ends with the turn', () => {
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

test('Take Hostages: a creature that dies in the fight captures nothing', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['take-hostages'], battleline: ['sequis'] },
    p2: { amber: 3, battleline: ['troll'] },
  });

  p1.play('take-hostages');
  p1.fight('sequis', p2.card('troll'));

  expect(p1.battleline).toEqual([]);
  expect(p2.amber).toBe(3);
});

test('Take Hostages: ends with the turn', () => {
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

test('Terms of Redress: captures no more than there is, and asks nothing if there is none [10.3]', () => {
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

test('The Harder They Come: power counters count', () => {
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

// ── artifacts ──

test('Epic Quest: archives each friendly Knight when played', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['epic-quest'], battleline: ['bulwark', 'grey-monk', 'hebe-the-huge'] },
    p2: { battleline: ['sequis'] },
  });

  p1.play('epic-quest');

  expect(p1.archives).toEqual(['bulwark', 'hebe-the-huge']);
  expect(p1.battleline).toEqual(['grey-monk']);
  expect(p2.battleline).toEqual(['sequis']);
});

test('Epic Quest: after 7 Sanctum cards in a turn it is destroyed and a key is forged at no cost', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      artifacts: ['epic-quest'],
      hand: [
        ...Array.from({ length: 4 }, () => 'virtuous-works'),
        ...Array.from({ length: 3 }, () => 'bulwark'),
      ],
    },
  });

  for (let played = 0; played < 4; played++) p1.play('virtuous-works');
  for (let played = 0; played < 3; played++) p1.play('bulwark');
  p1.use('epic-quest');
  p1.press('red');

  expect(p1.keys).toBe(1);
  expect(p1.amber).toBe(12);
  expect(p1.artifacts).toEqual([]);
});

test('Epic Quest: does nothing after 6 Sanctum cards, but exhausts', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      artifacts: ['epic-quest'],
      hand: Array.from({ length: 6 }, () => 'virtuous-works'),
    },
  });

  for (let played = 0; played < 6; played++) p1.play('virtuous-works');
  p1.use('epic-quest');

  expect(p1.keys).toBe(0);
  expect(p1.artifacts).toEqual(['epic-quest']);
  expect(p1.card('epic-quest').exhausted).toBe(true);
});

test('Gorm of Omm: destroys itself and an artifact', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', artifacts: ['gorm-of-omm', 'cannon'] },
    p2: { artifacts: ['round-table'] },
  });

  p1.use('gorm-of-omm');
  expect(p1.choices).toEqual(['cannon', 'round-table']);
  p1.choose(p2.card('round-table'));

  expect(p1.artifacts).toEqual(['cannon']);
  expect(p1.discard).toEqual(['gorm-of-omm']);
  expect(p2.discard).toEqual(['round-table']);
});

test('Gorm of Omm: is destroyed even if there is no other artifact', () => {
  const { p1 } = scenario({ p1: { house: 'sanctum', artifacts: ['gorm-of-omm'] } });

  p1.use('gorm-of-omm');

  expect(p1.discard).toEqual(['gorm-of-omm']);
});

test('Hallowed Blaster: heals 3 damage from a creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', artifacts: ['hallowed-blaster'], battleline: [{ card: 'troll', damage: 5 }] },
    p2: { battleline: [{ card: 'bumpsy', damage: 2 }] },
  });

  p1.use('hallowed-blaster');
  expect(p1.choices).toEqual(['troll', 'bumpsy']);
  p1.choose('troll');

  expect(p1.card('troll').damage).toBe(2);
  expect(p2.card('bumpsy').damage).toBe(2);
});

test('Potion of Invulnerability: destroys itself; friendly creatures cannot be dealt damage this turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', artifacts: ['potion-of-invulnerability'], battleline: ['headhunter'] },
    p2: { battleline: ['troll'] },
  });

  p1.use('potion-of-invulnerability');
  p1.fight('headhunter', p2.card('troll'));

  expect(p1.artifacts).toEqual([]);
  expect(p1.card('headhunter').damage).toBe(0);
  expect(p2.card('troll').damage).toBe(5);
});

test('Round Table: each friendly Knight gets +1 power and taunt', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', artifacts: ['round-table'], battleline: ['bulwark', 'grey-monk'] },
    p2: { battleline: ['sequis'] },
  });

  expect(p1.card('bulwark').power).toBe(5);
  expect(p1.card('bulwark').keywords).toHaveProperty('taunt');
  expect(p1.card('grey-monk').power).toBe(3);
  expect(p1.card('grey-monk').keywords).not.toHaveProperty('taunt');
  expect(p2.card('sequis').power).toBe(4);
});

test('Round Table: a Knight that lives by its bonus dies with the table [9.6]', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      artifacts: ['round-table', 'gorm-of-omm'],
      battleline: [{ card: 'bulwark', damage: 4 }],
    },
  });

  p1.use('gorm-of-omm');
  p1.choose('round-table');

  expect(p1.battleline).toEqual([]);
});

test('Sigil of Brotherhood: destroys itself; friendly Sanctum creatures may be used this turn', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      artifacts: ['sigil-of-brotherhood'],
      battleline: ['grey-monk', 'sequis', 'dextre'],
      hand: ['francus'],
    },
    p2: { amber: 1 },
  });

  p1.use('sigil-of-brotherhood');
  p1.reap('grey-monk');
  p1.choose('grey-monk');
  p1.reap('sequis');

  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(0);
  expect(p1.artifacts).toEqual([]);
  expect(p1.actions('dextre')).toEqual([]);
  expect(p1.actions('francus')).toEqual([]);
});

test('Whispering Reliquary: returns an artifact of either player to its owner’s hand', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', artifacts: ['whispering-reliquary'] },
    p2: { artifacts: ['cannon'] },
  });

  p1.use('whispering-reliquary');
  expect(p1.choices).toEqual(['whispering-reliquary', 'cannon']);
  p1.choose(p2.card('cannon'));

  expect(p2.hand).toEqual(['cannon']);
  expect(p2.artifacts).toEqual([]);
});

// ── creatures ──

test('Bulwark: each of its neighbors gets +2 armor', () => {
  const { p1 } = scenario({
    p1: { battleline: ['grey-monk', 'troll', 'bulwark', 'sequis'] },
  });

  // Grey Monk gives 1 to each.
  expect(p1.card('troll').armorTotal).toBe(0 + 2 + 1);
  expect(p1.card('sequis').armorTotal).toBe(2 + 2 + 1);
  expect(p1.card('bulwark').armorTotal).toBe(2 + 1);
  expect(p1.card('grey-monk').armorTotal).toBe(0 + 1);
});

test('Champion Anaphiel: neighbors cannot be attacked because of its taunt [12]', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['bumpsy'] },
    p2: { battleline: ['sequis', 'champion-anaphiel', 'bulwark', 'francus'] },
  });

  expect(() => p1.fight('bumpsy', p2.card('sequis'))).toThrow('champion-anaphiel, francus');
  p1.choose(p2.card('champion-anaphiel'));

  // 1 armor of its own, 2 from Bulwark.
  expect(p2.card('champion-anaphiel').damage).toBe(2);
});

test('Champion Tabris: captures 1 amber after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['champion-tabris'] },
    p2: { amber: 2, battleline: ['dextre'] },
  });

  p1.fight('champion-tabris', p2.card('dextre'));

  expect(p1.card('champion-tabris').amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('Champion Tabris: captures nothing when it is attacked', () => {
  const { p1, p2 } = scenario({
    p1: { amber: 2, battleline: ['troll'] },
    p2: { battleline: ['champion-tabris'] },
  });

  p1.fight('troll', p2.card('champion-tabris'));

  expect(p1.amber).toBe(2);
});

test('Commander Remiel: uses a friendly non-Sanctum creature after a reap', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', battleline: ['commander-remiel', 'sequis', 'dextre', 'headhunter'] },
    p2: { battleline: ['troll'] },
  });

  p1.reap('commander-remiel');
  expect(p1.choices).toEqual(['dextre', 'headhunter']);
  p1.choose('dextre');
  p1.press('reap');

  expect(p1.amber).toBe(2);
  expect(p1.card('dextre').exhausted).toBe(true);
});

test('Commander Remiel: an exhausted creature cannot be used', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', battleline: ['commander-remiel', { card: 'dextre', exhausted: true }] },
  });

  p1.reap('commander-remiel');
  p1.choose('dextre');

  expect(p1.amber).toBe(1);
});

test('Duma the Martyr: destroyed, it fully heals each other friendly creature and draws 2 cards', () => {
  const { p1, p2 } = scenario({
    p1: {
      battleline: ['duma-the-martyr', { card: 'troll', damage: 5 }],
      deck: ['sequis', 'francus', 'bulwark'],
    },
    p2: { battleline: [{ card: 'krump', damage: 1 }] },
  });

  p1.fight('duma-the-martyr', p2.card('krump'));

  expect(p1.card('troll').damage).toBe(0);
  expect(p2.card('krump').damage).toBe(4);
  expect(p1.hand).toEqual(['sequis', 'francus']);
  expect(p1.discard).toEqual(['duma-the-martyr']);
});

test('[A86] Duma the Martyr: creatures destroyed with it are healed but still die', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['the-spirit-s-way'],
      battleline: ['duma-the-martyr', { card: 'troll', damage: 5 }, { card: 'batdrone', damage: 1 }],
      deck: ['sequis', 'francus', 'bulwark'],
    },
  });

  p1.play('the-spirit-s-way');

  expect(p1.battleline).toEqual(['batdrone']);
  expect(p1.card('batdrone').damage).toBe(0);
  expect(p1.hand).toEqual(['sequis', 'francus']);
});

test('Francus: captures 1 amber after an enemy creature is destroyed fighting it', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['francus'] },
    p2: { amber: 2, battleline: ['bumpsy'] },
  });

  p1.fight('francus', p2.card('bumpsy'));

  expect(p2.battleline).toEqual([]);
  expect(p1.card('francus').amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('Francus: also when it is attacked', () => {
  const { p1, p2 } = scenario({
    p1: { amber: 2, battleline: ['bumpsy'] },
    p2: { battleline: ['francus'] },
  });

  p1.fight('bumpsy', p2.card('francus'));

  expect(p2.card('francus').amber).toBe(1);
  expect(p1.amber).toBe(1);
});

test('Francus: captures nothing if the enemy survives, or if Francus dies too', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['francus', { card: 'francus', damage: 5 }] },
    p2: { amber: 2, battleline: ['troll', 'krump'] },
  });

  p1.fight(p1.card('francus', 1), p2.card('troll'));
  p1.fight(p1.card('francus', 2), p2.card('krump'));

  expect(p1.battleline).toEqual([]);
  expect(p2.battleline).toEqual(['troll']);
  expect(p2.amber).toBe(2);
});

test('Grey Monk: each friendly creature gets +1 armor, itself too', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['grey-monk', 'sequis'] },
    p2: { battleline: ['sequis'] },
  });

  expect(p1.card('grey-monk').armorTotal).toBe(1);
  expect(p1.card('sequis').armorTotal).toBe(3);
  expect(p2.card('sequis').armorTotal).toBe(2);
});

test('Grey Monk: heals 2 damage from a creature after a reap', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['grey-monk'] },
    p2: { battleline: [{ card: 'troll', damage: 3 }] },
  });

  p1.reap('grey-monk');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(1);
});

test('Hayyel the Merchant: gains 1 amber for each artifact its player plays', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      battleline: ['hayyel-the-merchant'],
      hand: ['hallowed-blaster', 'whispering-reliquary', 'begone'],
    },
  });

  p1.play('hallowed-blaster');
  p1.play('whispering-reliquary');

  expect(p1.amber).toBe(2);
});

test('Hayyel the Merchant: artifacts of the opponent give nothing', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['cannon'] },
    p2: { battleline: ['hayyel-the-merchant'] },
  });

  p1.play('cannon');

  expect(p2.amber).toBe(0);
  expect(p1.amber).toBe(0);
});

test('Horseman of Death: returns each Horseman from its player’s discard pile to hand', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['horseman-of-death'],
      discard: ['horseman-of-war', 'sequis', 'horseman-of-famine'],
    },
    p2: { discard: ['horseman-of-war'] },
  });

  p1.play('horseman-of-death');

  expect(p1.hand).toEqual(['horseman-of-war', 'horseman-of-famine']);
  expect(p1.discard).toEqual(['sequis']);
  expect(p2.discard).toEqual(['horseman-of-war']);
});

test('Horseman of Famine: destroys the least powerful creature when played', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['horseman-of-famine'], battleline: ['sequis'] },
    p2: { battleline: ['troll', 'dextre'] },
  });

  p1.play('horseman-of-famine');

  expect(p2.battleline).toEqual(['troll']);
});

test('Horseman of Famine: after a fight, and its player chooses among the weakest [10.5]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', battleline: ['horseman-of-famine', 'batdrone'] },
    p2: { battleline: ['snufflegator', 'batdrone'] },
  });

  p1.fight('horseman-of-famine', p2.card('snufflegator'));
  expect(p1.choices).toEqual(['batdrone', 'batdrone']);
  p1.choose(p2.card('batdrone'));

  expect(p1.battleline).toEqual(['horseman-of-famine', 'batdrone']);
  expect(p2.battleline).toEqual([]);
});

test('Horseman of Famine: after a reap it destroys itself if it is the weakest', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', battleline: ['horseman-of-famine'] },
    p2: { battleline: ['troll'] },
  });

  p1.reap('horseman-of-famine');

  expect(p1.amber).toBe(1);
  expect(p1.battleline).toEqual([]);
});

test('Horseman of Pestilence: deals 1 damage to each non-Horseman creature when played', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['horseman-of-pestilence'], battleline: ['horseman-of-war', 'francus'] },
    p2: { battleline: ['troll', 'dust-pixie'] },
  });

  p1.play('horseman-of-pestilence');

  expect(p1.card('horseman-of-war').damage).toBe(0);
  expect(p1.card('francus').damage).toBe(0);
  expect(p1.card('francus').armor).toBe(0);
  expect(p1.card('horseman-of-pestilence').damage).toBe(0);
  expect(p2.card('troll').damage).toBe(1);
  expect(p2.battleline).toEqual(['troll']);
});

test('Horseman of Pestilence: also after a fight and after a reap', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', battleline: ['horseman-of-pestilence', 'horseman-of-pestilence'] },
    p2: { battleline: ['troll', 'dextre'] },
  });

  p1.reap(p1.card('horseman-of-pestilence', 1));
  expect(p2.card('troll').damage).toBe(1);
  p1.fight(p1.card('horseman-of-pestilence', 2), p2.card('dextre'));

  expect(p2.card('troll').damage).toBe(2);
});

test('Horseman of War: every friendly creature may fight this turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['horseman-of-war'], battleline: ['troll', 'snufflegator'] },
    p2: { battleline: ['dextre', 'bumpsy'] },
  });

  p1.play('horseman-of-war');
  expect(p1.actions('troll')).toEqual(['fight']);
  p1.fight('troll', p2.card('bumpsy'));
  p1.fight('snufflegator', p2.card('dextre'));

  expect(p2.battleline).toEqual([]);
});

test('Horseman of War: creatures of the active house can only fight as well', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', hand: ['horseman-of-war'], battleline: ['lady-maxena', 'deipno-spymaster'] },
    p2: { battleline: ['dextre'] },
  });

  expect(p1.actions('lady-maxena')).toEqual(['fight', 'reap', 'action']);
  p1.play('horseman-of-war');

  expect(p1.actions('lady-maxena')).toEqual(['fight']);
  expect(p1.actions('deipno-spymaster')).toEqual(['fight']);
});

test('Horseman of War: a stun can be removed [3.4.2]', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', hand: ['horseman-of-war'], battleline: [{ card: 'troll', stunned: true }] },
  });

  p1.play('horseman-of-war');
  p1.removeStun('troll');

  expect(p1.card('troll').stunned).toBe(false);
});

test('Horseman of War: ends with the turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['horseman-of-war'], battleline: ['lady-maxena', 'troll'] },
    p2: { battleline: ['dextre'] },
  });

  p1.play('horseman-of-war');
  p1.endTurn();
  p2.press('logos');
  p2.endTurn();
  p1.press('sanctum');

  expect(p1.actions('lady-maxena')).toEqual(['fight', 'reap', 'action']);
  expect(p1.actions('troll')).toEqual([]);
});

test('Jehu the Bureaucrat: gains 2 amber after its player chooses Sanctum', () => {
  const { p1 } = scenario({
    p1: { house: null, houses: ['sanctum', 'brobnar', 'dis'], battleline: ['jehu-the-bureaucrat'] },
  });

  p1.press('sanctum');

  expect(p1.amber).toBe(2);
});

test('Jehu the Bureaucrat: another house gives nothing, and neither does the opponent’s choice', () => {
  const { p1, p2 } = scenario({
    p1: { house: null, houses: ['sanctum', 'brobnar', 'dis'], battleline: ['jehu-the-bureaucrat'] },
    p2: { houses: ['sanctum', 'logos', 'mars'] },
  });

  p1.press('brobnar');
  p1.endTurn();
  p2.press('sanctum');

  expect(p1.amber).toBe(0);
  expect(p2.amber).toBe(0);
});

test('Lady Maxena: stuns a creature when played', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['lady-maxena'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('lady-maxena');
  expect(p1.choices).toEqual(['lady-maxena', 'troll']);
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').stunned).toBe(true);
});

test('Lady Maxena: her action returns her to her owner’s hand', () => {
  const { p1 } = scenario({ p1: { battleline: ['lady-maxena'] } });

  p1.use('lady-maxena');

  expect(p1.hand).toEqual(['lady-maxena']);
  expect(p1.battleline).toEqual([]);
});

test('Lord Golgotha: before it fights it deals 3 damage to each neighbor of its target', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['lord-golgotha'] },
    p2: { battleline: ['dextre', 'bumpsy', 'troll', 'krump'] },
  });

  p1.fight('lord-golgotha', p2.card('bumpsy'));

  expect(p2.battleline).toEqual(['troll', 'krump']);
  expect(p2.card('troll').damage).toBe(3);
  expect(p2.card('krump').damage).toBe(0);
  expect(p1.card('lord-golgotha').damage).toBe(5 - 2);
});

test('Lord Golgotha: a target without neighbors is simply fought', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['lord-golgotha'] },
    p2: { battleline: ['dextre'] },
  });

  p1.fight('lord-golgotha', p2.card('dextre'));

  expect(p2.battleline).toEqual([]);
});

test('Numquid the Fair: destroys an enemy creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['numquid-the-fair'] },
    p2: { battleline: ['troll', 'bumpsy'] },
  });

  p1.play('numquid-the-fair');
  p1.choose(p2.card('troll'));

  expect(p2.battleline).toEqual(['bumpsy']);
  expect(p1.prompt.purpose).toBe('main-step');
});

test('Numquid the Fair: repeats as long as the opponent controls more creatures', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['numquid-the-fair'] },
    p2: { battleline: ['troll', 'bumpsy', 'dextre', 'krump'] },
  });

  p1.play('numquid-the-fair');
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('bumpsy'));
  p1.choose(p2.card('krump'));

  expect(p2.battleline).toEqual(['dextre']);
  expect(p1.prompt.purpose).toBe('main-step');
});

test('Protectrix: fully heals a creature, which then cannot be dealt damage this turn', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['protectrix', { card: 'francus', damage: 4 }] },
    p2: { battleline: ['troll'] },
  });

  p1.reap('protectrix');
  p1.choose('protectrix');
  p1.choose('francus');
  p1.fight('francus', p2.card('troll'));

  expect(p1.card('francus').damage).toBe(0);
  expect(p1.card('francus').armor).toBe(1);
});

test('Protectrix: a creature that needed no healing is not protected [9.5]', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['protectrix', 'francus'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.reap('protectrix');
  p1.choose('protectrix');
  p1.choose('francus');
  p1.fight('francus', p2.card('bumpsy'));

  expect(p1.card('francus').damage).toBe(4);
});

test('Protectrix: its player may decline', () => {
  const { p1 } = scenario({ p1: { battleline: ['protectrix', { card: 'francus', damage: 4 }] } });

  p1.reap('protectrix');
  p1.press('done');

  expect(p1.card('francus').damage).toBe(4);
});

test('Raiding Knight: captures 1 amber when played', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['raiding-knight'] },
    p2: { amber: 2 },
  });

  p1.play('raiding-knight');

  expect(p1.card('raiding-knight').amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('Raiding Knight: captures nothing from an empty pool', () => {
  const { p1 } = scenario({ p1: { house: 'sanctum', hand: ['raiding-knight'], amber: 3 } });

  p1.play('raiding-knight');

  expect(p1.card('raiding-knight').amber).toBe(0);
  expect(p1.amber).toBe(3);
});

test('Sanctum Guardian: swaps with another friendly creature after a reap', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', battleline: ['sanctum-guardian', 'troll', 'sequis'] },
  });

  p1.reap('sanctum-guardian');
  expect(p1.choices).toEqual(['troll', 'sequis']);
  p1.choose('sequis');

  expect(p1.battleline).toEqual(['sequis', 'troll', 'sanctum-guardian']);
});

test('Sanctum Guardian: also after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', battleline: ['sanctum-guardian', 'troll', 'sequis'] },
    p2: { battleline: ['dextre'] },
  });

  p1.fight('sanctum-guardian', p2.card('dextre'));
  p1.choose('troll');

  expect(p1.battleline).toEqual(['troll', 'sanctum-guardian', 'sequis']);
});

test('[A132] Sanctum Guardian: Replicator swaps it only with creatures of the same battleline', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', battleline: ['replicator', 'dextre', 'sanctum-guardian'] },
    p2: { battleline: ['troll'] },
  });

  p1.reap('replicator');
  p1.choose('sanctum-guardian');
  expect(p1.choices).toEqual(['replicator', 'dextre']);
  p1.choose('dextre');

  expect(p1.battleline).toEqual(['replicator', 'sanctum-guardian', 'dextre']);
  expect(p2.battleline).toEqual(['troll']);
});

test('Sanctum Guardian: alone it stays where it is; it has taunt', () => {
  const { p1 } = scenario({ p1: { battleline: ['sanctum-guardian'] } });

  p1.reap('sanctum-guardian');

  expect(p1.amber).toBe(1);
  expect(p1.card('sanctum-guardian').keywords).toHaveProperty('taunt');
});

test('Sequis: captures 1 amber after a reap', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['sequis'] }, p2: { amber: 2 } });

  p1.reap('sequis');

  expect(p1.amber).toBe(1);
  expect(p1.card('sequis').amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('Sequis: the amber goes to the opponent when it leaves play [4.4.1]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['the-spirit-s-way'], battleline: [{ card: 'sequis', amber: 2 }] },
    p2: { amber: 1 },
  });

  p1.play('the-spirit-s-way');

  expect(p2.amber).toBe(3);
});

test('Sergeant Zakiel: may ready and fight with a neighboring creature when played', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['sergeant-zakiel'],
      battleline: ['francus', { card: 'troll', exhausted: true }],
    },
    p2: { battleline: ['bumpsy'] },
  });

  p1.play('sergeant-zakiel');
  p1.choose('sergeant-zakiel');
  expect(p1.choices).toEqual(['troll']);
  p1.choose('troll');
  p1.choose(p2.card('bumpsy'));

  expect(p2.battleline).toEqual([]);
  expect(p1.card('troll').exhausted).toBe(true);
});

test('Sergeant Zakiel: its player may decline', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', hand: ['sergeant-zakiel'], battleline: [{ card: 'troll', exhausted: true }] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.play('sergeant-zakiel');
  p1.press('done');

  expect(p1.card('troll').exhausted).toBe(true);
});

test('Staunch Knight: gets +2 power while it is on a flank', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', battleline: ['troll', 'staunch-knight'], hand: ['sequis'] },
  });

  expect(p1.card('staunch-knight').power).toBe(6);
  p1.play('sequis', { flank: 'right' });

  expect(p1.card('staunch-knight').power).toBe(4);
});

test('Staunch Knight: dies of its damage when it is no longer on a flank [9.6]', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', battleline: ['troll', { card: 'staunch-knight', damage: 4 }], hand: ['sequis'] },
  });

  p1.play('sequis', { flank: 'right' });

  expect(p1.battleline).toEqual(['troll', 'sequis']);
});

test('Gatekeeper: captures all but 5 if the opponent has 7 amber or more', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['gatekeeper'] },
    p2: { amber: 9 },
  });

  p1.play('gatekeeper');

  expect(p1.card('gatekeeper').amber).toBe(4);
  expect(p2.amber).toBe(5);
});

test('Gatekeeper: captures nothing at 6', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['gatekeeper'] },
    p2: { amber: 6 },
  });

  p1.play('gatekeeper');

  expect(p1.card('gatekeeper').amber).toBe(0);
  expect(p2.amber).toBe(6);
});

test('The Vaultkeeper: its player’s amber cannot be stolen, but it can be captured', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', battleline: ['noddy-the-thief'], hand: ['old-bruno'] },
    p2: { amber: 4, battleline: ['the-vaultkeeper'] },
  });

  p1.use('noddy-the-thief');
  expect(p2.amber).toBe(4);
  p1.play('old-bruno');

  expect(p1.amber).toBe(0);
  expect(p2.amber).toBe(1);
});

test('The Vaultkeeper: its player can still steal', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', battleline: ['noddy-the-thief', 'the-vaultkeeper'] },
    p2: { amber: 4 },
  });

  p1.use('noddy-the-thief');

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(3);
});

test('Veemos Lightbringer: destroys each elusive creature when played', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['veemos-lightbringer'], battleline: ['dew-faerie', 'sequis'] },
    p2: { battleline: ['urchin', 'troll', { card: 'bumpsy', upgrades: ['ring-of-invisibility'] }] },
  });

  p1.play('veemos-lightbringer');

  expect(p1.battleline).toEqual(['sequis', 'veemos-lightbringer']);
  expect(p2.battleline).toEqual(['troll']);
});

// ── upgrades ──

test('Armageddon Cloak: this creature has hazardous 2', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['dextre'] },
    p2: { battleline: [{ card: 'troll', upgrades: ['armageddon-cloak'] }] },
  });

  expect(p2.card('troll').keywords).toMatchObject({ hazardous: 2 });
  p1.fight('dextre', p2.card('troll'));

  expect(p2.card('troll').damage).toBe(3);
  expect(p1.battleline).toEqual([]);
});

test('[A85] Armageddon Cloak: instead of the creature it is destroyed, and the creature is fully healed', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: [{ card: 'batdrone', upgrades: ['armageddon-cloak'] }] },
  });

  p1.fight('troll', p2.card('batdrone'));

  expect(p2.battleline).toEqual(['batdrone']);
  expect(p2.card('batdrone').damage).toBe(0);
  expect(p2.card('batdrone').upgrades).toEqual([]);
  expect(p2.discard).toEqual(['armageddon-cloak']);
});

test('Armageddon Cloak: nothing counts as destroyed [A85]', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['krump'] },
    p2: { amber: 2, battleline: [{ card: 'batdrone', upgrades: ['armageddon-cloak'] }] },
  });

  p1.fight('krump', p2.card('batdrone'));

  expect(p2.amber).toBe(2);
});

test('Armageddon Cloak: saves the creature from an effect that destroys as well', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['the-spirit-s-way'],
      battleline: ['sequis', { card: 'troll', damage: 2, upgrades: ['armageddon-cloak'] }],
    },
  });

  p1.play('the-spirit-s-way');

  expect(p1.battleline).toEqual(['troll']);
  expect(p1.card('troll').damage).toBe(0);
});

test('Armageddon Cloak: shares the window of "Destroyed:" abilities, in the order its player likes [11.3.3]', () => {
  const early = scenario(martyr());
  const late = scenario(martyr());

  early.p1.play('the-spirit-s-way');
  early.p1.press(1);
  late.p1.play('the-spirit-s-way');
  late.p1.press(0);

  // Saved first, she was never destroyed; saved afterwards, her own ability has resolved.
  expect(early.p1.battleline).toEqual(['duma-the-martyr']);
  expect(early.p1.hand).toEqual([]);
  expect(late.p1.battleline).toEqual(['duma-the-martyr']);
  expect(late.p1.hand).toEqual(['sequis', 'francus']);
});

const martyr = () => ({
  p1: {
    house: 'sanctum' as const,
    hand: ['the-spirit-s-way'],
    battleline: [{ card: 'duma-the-martyr', upgrades: ['armageddon-cloak'] }],
    deck: ['sequis', 'francus'],
  },
});

test('Armageddon Cloak: saves its creature only; whoever dies in the same fight dies once', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'sanctum',
      artifacts: ['soul-snatcher'],
      battleline: [{ card: 'francus', damage: 1, upgrades: ['armageddon-cloak'] }],
    },
    p2: { amber: 2, battleline: ['krump'] },
  });

  p1.fight('francus', p2.card('krump'));
  p1.choose('francus');

  expect(p1.battleline).toEqual(['francus']);
  expect(p2.discard).toEqual(['krump']);
  expect(p1.card('francus').amber).toBe(1);
  // 1 captured, 1 from Soul Snatcher.
  expect(p2.amber).toBe(2 - 1 + 1);
});

test('Armageddon Cloak: does not help against leaving play in another way', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['the-harder-they-come'] },
    p2: { battleline: [{ card: 'troll', upgrades: ['armageddon-cloak'] }] },
  });

  p1.play('the-harder-they-come');
  p1.choose(p2.card('troll'));

  expect(p2.purged).toEqual(['troll']);
  expect(p2.discard).toEqual(['armageddon-cloak']);
});

test('Mantle of the Zealot: this creature may be used whatever the active house is', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', battleline: ['dextre', 'bumpsy'], hand: ['mantle-of-the-zealot'] },
  });

  p1.play('mantle-of-the-zealot', { on: 'dextre' });
  p1.reap('dextre');

  expect(p1.amber).toBe(1);
  expect(p1.actions('bumpsy')).toEqual([]);
});

test('Protect the Weak: this creature gets +1 armor and taunt', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', battleline: ['dextre'], hand: ['protect-the-weak'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('protect-the-weak', { on: p2.card('troll') });

  expect(p2.card('troll').armorTotal).toBe(1);
  expect(p2.card('troll').keywords).toHaveProperty('taunt');
  expect(p1.card('dextre').keywords).not.toHaveProperty('taunt');
});

test('Shoulder Armor: on a flank this creature gets +2 armor and +2 power', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      battleline: ['sequis', { card: 'bumpsy', upgrades: ['shoulder-armor'] }],
      hand: ['francus'],
    },
  });

  expect(p1.card('bumpsy').power).toBe(7);
  expect(p1.card('bumpsy').armorTotal).toBe(2);
  p1.play('francus', { flank: 'right' });

  expect(p1.card('bumpsy').power).toBe(5);
  expect(p1.card('bumpsy').armorTotal).toBe(0);
});
