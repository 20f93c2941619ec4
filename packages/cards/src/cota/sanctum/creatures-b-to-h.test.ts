import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

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

test('Champion Tabris: captures nothing after a fight in which it was attacked', () => {
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

test('Duma the Martyr: fully heals each other friendly creature and draws 2 cards when it is destroyed', () => {
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

test('[A86] Duma the Martyr: creatures destroyed with it are healed but still leave play', () => {
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

test('Francus: captures 1 amber after it destroys its attacker', () => {
  const { p1, p2 } = scenario({
    p1: { amber: 2, battleline: ['bumpsy'] },
    p2: { battleline: ['francus'] },
  });

  p1.fight('bumpsy', p2.card('francus'));

  expect(p2.card('francus').amber).toBe(1);
  expect(p1.amber).toBe(1);
});

test('Francus: captures nothing if the enemy survives or Francus is destroyed too', () => {
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

test('Grey Monk: each friendly creature gets +1 armor, including itself', () => {
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

test('Horseman of Famine: destroys the least powerful creature after a fight, and its player chooses among several [10.5]', () => {
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

test('Horseman of Famine: destroys itself after a reap if it is the least powerful', () => {
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

test('Horseman of Pestilence: deals 1 damage to each non-Horseman creature after a fight and after a reap', () => {
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

test('Horseman of War: creatures of the active house can only fight, too', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', hand: ['horseman-of-war'], battleline: ['lady-maxena', 'deipno-spymaster'] },
    p2: { battleline: ['dextre'] },
  });

  expect(p1.actions('lady-maxena')).toEqual(['fight', 'reap', 'action']);
  p1.play('horseman-of-war');

  expect(p1.actions('lady-maxena')).toEqual(['fight']);
  expect(p1.actions('deipno-spymaster')).toEqual(['fight']);
});

test('Horseman of War: a stunned creature can lose its stun [3.4.2]', () => {
  const { p1 } = scenario({
    p1: { house: 'sanctum', hand: ['horseman-of-war'], battleline: [{ card: 'troll', stunned: true }] },
  });

  p1.play('horseman-of-war');
  p1.removeStun('troll');

  expect(p1.card('troll').stunned).toBe(false);
});

test('Horseman of War: it ends with the turn', () => {
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

test('Gatekeeper: captures all but 5 amber if the opponent has 7 or more', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['gatekeeper'] },
    p2: { amber: 9 },
  });

  p1.play('gatekeeper');

  expect(p1.card('gatekeeper').amber).toBe(4);
  expect(p2.amber).toBe(5);
});

test('Gatekeeper: captures nothing if the opponent has 6', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['gatekeeper'] },
    p2: { amber: 6 },
  });

  p1.play('gatekeeper');

  expect(p1.card('gatekeeper').amber).toBe(0);
  expect(p2.amber).toBe(6);
});
