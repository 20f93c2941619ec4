import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

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

test('Epic Quest: exhausts and does nothing else after 6 Sanctum cards', () => {
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

test('Round Table: a damaged Knight that needs its bonus is destroyed when the table leaves play [9.6]', () => {
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
