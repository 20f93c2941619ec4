import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Snarri, Warrior Poet draws a card after a friendly creature fights', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['snarri-warrior-poet', 'troll'], deck: ['krump', 'krump'] },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.fight('troll', p2.card('dust-pixie'));

  expect(p1.hand).toHaveLength(1);
});

test('Born to Rock gives +1 power for each Brobnar neighbor', () => {
  const { p1 } = scenario({
    p1: { artifacts: ['born-to-rock'], battleline: ['krump', 'krump', 'krump', 'urchin'] },
    p2: { battleline: ['krump'] },
  });

  expect([1, 2, 3].map((which) => p1.card('krump', which).power)).toEqual([7, 8, 7]);
  expect(p1.card('urchin').power).toBe(1);
});

test.each([
  [['wild-grumpus', 'troll'], { skirmish: 1 }, 'taunt'],
  [['troll', 'wild-grumpus', 'troll'], { taunt: 1 }, 'skirmish'],
])('Wild Grumpus in %j', (battleline, has, lacks) => {
  const { p1 } = scenario({ p1: { battleline } });

  expect(p1.card('wild-grumpus').keywords).toMatchObject(has);
  expect(p1.card('wild-grumpus').keywords).not.toHaveProperty(lacks);
});

test.each([
  [1, 0, ['chaos-imp'], []],
  [3, 2, [], ['chaos-imp']],
])('Chaos Imp destroyed while the opponent has %i amber', (amber, left, archives, discard) => {
  const { p1, p2 } = scenario({ p1: { battleline: ['chaos-imp'] }, p2: { amber, battleline: ['troll'] } });

  p1.fight('chaos-imp', p2.card('troll'));

  expect(p2.amber).toBe(left);
  expect([p1.archives, p1.discard]).toEqual([archives, discard]);
});

test('Lok the Corruptor makes the opponent lose 1 for each friendly Dis creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', battleline: ['pit-demon', 'lok-the-corruptor', 'troll'] },
    p2: { amber: 5, battleline: ['pit-demon'] },
  });

  p1.reap('lok-the-corruptor');

  expect(p2.amber).toBe(3);
});

test('Special Agent Tnega gets +2 power for each Mars neighbor', () => {
  const { p1 } = scenario({ p1: { battleline: ['zorg', 'special-agent-tnega', 'troll'] } });

  expect(p1.card('special-agent-tnega').power).toBe(4);
});

test('Master Rabten lets each friendly Monk capture 1', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', battleline: ['master-rabten', 'novice-gelard', 'bulwark'] },
    p2: { amber: 5 },
  });

  p1.reap('master-rabten');

  expect([p1.card('master-rabten').amber, p1.card('novice-gelard').amber, p1.card('bulwark').amber]).toEqual([
    1, 1, 0,
  ]);
  expect(p2.amber).toBe(3);
});

test('Praetorian Kentro gives friendly Saurians +1 power', () => {
  const { p1 } = scenario({ p1: { battleline: ['praetorian-kentro', 'legate-scipio', 'troll'] } });

  expect([
    p1.card('praetorian-kentro').power,
    p1.card('legate-scipio').power,
    p1.card('troll').power,
  ]).toEqual([4, 5, 8]);
});

test.each([
  [0, {}],
  [1, { skirmish: 1 }],
  [2, { skirmish: 1, taunt: 1 }],
] as const)('Sir Lorcas with %i forged keys', (keys, has) => {
  const { p1 } = scenario({ p1: { keys, battleline: ['sir-lorcas'] } });

  expect(p1.card('sir-lorcas').keywords).toEqual(has);
});

test('Ripper Jack steals 1 when played and returns to hand after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'skyborn', hand: ['ripper-jack'], battleline: ['ripper-jack'] },
    p2: { amber: 3, battleline: ['dust-pixie'] },
  });

  p1.play(p1.card('ripper-jack', 2), { flank: 'right' });
  p1.fight(p1.card('ripper-jack', 1), p2.card('dust-pixie'));

  expect(p2.amber).toBe(2);
  expect(p1.hand).toEqual(['ripper-jack']);
});

test('Enchanted Murmook makes the opponent’s keys cost 1 more for each Untamed neighbor', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['dust-pixie', 'enchanted-murmook', 'dust-pixie', 'mogg'] },
  });

  expect([p1.keyCost, p2.keyCost]).toEqual([6, 8]);
});

test('Conclave Witch gains 1 amber for each friendly Untamed creature', () => {
  const { p1 } = scenario({
    p1: { house: 'untamed', battleline: ['conclave-witch', 'mogg', 'troll'] },
    p2: { battleline: ['mogg'] },
  });

  p1.use('conclave-witch');

  expect(p1.amber).toBe(2);
});

test('Circle of Power sets the power of friendly Untamed creatures to 5', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['circle-of-power'], battleline: ['dust-pixie', 'troll'] },
    p2: { battleline: ['dust-pixie'] },
  });

  expect([p1.card('dust-pixie').power, p1.card('troll').power, p2.card('dust-pixie').power]).toEqual([
    5, 8, 1,
  ]);
});

test('Experiment Q gets +1 power for each Mars creature in play, itself included', () => {
  const { p1 } = scenario({
    p1: { battleline: ['experiment-q', 'troll'] },
    p2: { battleline: ['zorg'] },
  });

  expect(p1.card('experiment-q').power).toBe(7);
});

test('Martian Propagandist makes its neighbors Mars creatures for the turn', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', battleline: ['troll', 'martian-propagandist', 'krump', 'bumpsy'] },
  });

  p1.reap('martian-propagandist');

  expect([p1.actions('troll'), p1.actions('krump')]).toEqual([['reap'], ['reap']]);
  expect(p1.actions('bumpsy')).toEqual([]);
});

test.each([
  [3, 5],
  [4, 4],
])('Prognosticating Witch reaps with %i cards in hand', (count, after) => {
  const { p1 } = scenario({
    p1: {
      house: 'untamed',
      battleline: ['prognosticating-witch'],
      hand: Array<string>(count).fill('krump'),
      deck: ['troll', 'troll', 'troll'],
    },
  });

  p1.reap('prognosticating-witch');

  expect(p1.hand).toHaveLength(after);
});

test('Endurance lets a Skyborn neighbor ready and fight after a reap', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'skyborn', battleline: ['endurance', 'endurance', 'troll'] },
    p2: { battleline: ['krump'] },
  });

  p1.reap('endurance');
  p1.choose(p2.card('krump'));

  expect(p2.card('krump').damage).toBe(4);
});

test('Honored Battlemaster readies a neighbor and fights with it', () => {
  const { p1, p2 } = scenario({
    p1: {
      battleline: [{ card: 'bumpsy', exhausted: true }, 'honored-battlemaster', 'krump', 'valdr'],
    },
    p2: { battleline: ['troll'] },
  });

  p1.use('honored-battlemaster');
  expect(p1.choices).toEqual(['bumpsy', 'krump']);
  p1.choose('bumpsy');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(5);
});

test('Badger deals 3 damage to an enemy creature after a Brobnar creature, and no other card, is played', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['badger'], hand: ['krump', 'cannon'] },
    p2: { battleline: ['troll', 'bumpsy'] },
  });

  p1.reap('badger');
  p1.play('cannon');
  p1.play('krump');
  p1.choose(p2.card('troll'));

  expect([p2.card('troll').damage, p2.card('bumpsy').damage]).toEqual([3, 0]);
});

test('Benny readies each other Martian creature', () => {
  const { p1 } = scenario({
    p1: {
      house: 'mars',
      battleline: [
        'benny',
        { card: 'martian-propagandist', exhausted: true },
        { card: 'zorg', exhausted: true },
      ],
    },
  });

  p1.reap('benny');

  expect([p1.card('martian-propagandist').exhausted, p1.card('zorg').exhausted]).toEqual([false, true]);
});

test.each([
  [['benny', 'troll'], ['benny'], []],
  [['benny', 'zorg'], [], ['benny']],
])('Benny destroyed in %j', (battleline, purged, discard) => {
  const { p1, p2 } = scenario({ p1: { house: 'mars', battleline }, p2: { battleline: ['krump'] } });

  p1.fight('benny', p2.card('krump'));

  expect([p1.purged, p1.discard]).toEqual([purged, discard]);
});

test('Master Tashi reaps with a neighbor after a fight, and fights with one after a reap', () => {
  const side = {
    battleline: ['master-tashi', { card: 'krump', exhausted: true }],
    house: 'sanctum',
  } as const;
  const fought = scenario({ p1: side, p2: { battleline: ['dust-pixie'] } });
  fought.p1.fight('master-tashi', fought.p2.card('dust-pixie'));
  fought.p1.choose('krump');
  expect(fought.p1.amber).toBe(1);

  const { p1, p2 } = scenario({ p1: side, p2: { battleline: ['troll'] } });
  p1.reap('master-tashi');
  p1.choose('krump');
  p1.choose(p2.card('troll'));
  expect(p2.card('troll').damage).toBe(6);
});

test('Bellatoran Recruiter gives +2 power and +2 armor to a creature that it fights with', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['bellatoran-recruiter', { card: 'bumpsy', exhausted: true }] },
    p2: { battleline: ['troll'] },
  });

  p1.reap('bellatoran-recruiter');
  expect(p1.choices).toEqual(['bumpsy']);
  p1.choose('bumpsy');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(7);
  expect(p1.card('bumpsy').damage).toBe(6);
});

test('Katha the Wise may play an Untamed creature in the turn of another house', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', battleline: ['katha-the-wise'], hand: ['dust-pixie', 'troll'] },
  });

  p1.use('katha-the-wise');
  p1.choose('dust-pixie');
  p1.press('right');

  expect(p1.battleline).toEqual(['katha-the-wise', 'dust-pixie']);
});

test('Administrator Pelith may move a friendly Sanctum creature anywhere in the battleline', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', battleline: ['administrator-pelith', 'stalwart', 'troll', 'krump'] },
  });

  p1.reap('administrator-pelith');
  p1.choose('administrator-pelith');
  expect(p1.choices).toEqual(['administrator-pelith', 'stalwart']);
  p1.choose('stalwart');
  p1.choose('krump');
  p1.press('right');

  expect(p1.battleline).toEqual(['administrator-pelith', 'troll', 'krump', 'stalwart']);
});

test('Stalwart may move anywhere in the battleline after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', battleline: ['stalwart', 'troll', 'krump'] },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.fight('stalwart', p2.card('dust-pixie'));
  p1.choose('stalwart');
  p1.choose('krump');
  p1.press('right');

  expect(p1.battleline).toEqual(['troll', 'krump', 'stalwart']);
});
