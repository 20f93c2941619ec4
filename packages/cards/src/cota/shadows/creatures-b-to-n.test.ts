import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Bad Penny: returns to its owner’s hand when it is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', battleline: ['bad-penny'] },
    p2: { battleline: ['troll'] },
  });

  p1.fight('bad-penny', p2.card('troll'));

  expect(p1.hand).toEqual(['bad-penny']);
  expect(p1.discard).toEqual([]);
});

test('Bad Penny: counts as destroyed [11.3.7]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', battleline: ['bad-penny'], amber: 2 },
    p2: { battleline: ['krump'] },
  });

  p1.fight('bad-penny', p2.card('krump'));

  expect(p1.hand).toEqual(['bad-penny']);
  expect(p1.amber).toBe(1);
});

test('Bulleteye: destroys a flank creature after a reap', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['bulleteye', 'troll', 'urchin'] },
    p2: { battleline: ['krump', 'bumpsy', 'headhunter'] },
  });

  p1.reap('bulleteye');
  expect(p1.choices).toEqual(['bulleteye', 'urchin', 'krump', 'headhunter']);
  p1.choose(p2.card('krump'));

  expect(p2.battleline).toEqual(['bumpsy', 'headhunter']);
  expect(p1.card('bulleteye').keywords).toHaveProperty('elusive');
});

test('Carlo Phantom: steals 1 amber each time its player plays an artifact', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', battleline: ['carlo-phantom'], hand: ['seeker-needle', 'skeleton-key', 'umbra'] },
    p2: { amber: 5 },
  });

  p1.play('seeker-needle');
  p1.play('umbra');
  p1.play('skeleton-key');

  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(3);
});

test('Carlo Phantom: steals nothing when the opponent plays an artifact', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['cannon'], amber: 3 },
    p2: { battleline: ['carlo-phantom'] },
  });

  p1.play('cannon');

  expect(p1.amber).toBe(3);
  expect(p2.card('carlo-phantom').keywords).toMatchObject({ elusive: 1, skirmish: 1 });
});

test('Deipno Spymaster: a friendly creature may be used this turn, whatever its house', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', battleline: ['deipno-spymaster', 'dextre', 'doc-bookton'] },
  });

  p1.use('deipno-spymaster');
  p1.choose('dextre');
  expect(p1.actions('doc-bookton')).toEqual([]);
  p1.reap('dextre');

  expect(p1.amber).toBe(1);
});

test('Deipno Spymaster: the creature may be used for the rest of this turn only', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['deipno-spymaster', 'dextre', 'troll'] },
    p2: { houses: ['dis', 'mars', 'logos'] },
  });

  p1.use('deipno-spymaster');
  p1.choose('dextre');
  p1.endTurn();
  p2.press('dis');
  p2.endTurn();
  p1.press('brobnar');

  expect(p1.actions('dextre')).toEqual([]);
});

test('Faygin: returns an Urchin from play to hand after a reap', () => {
  const { p1 } = scenario({ p1: { battleline: ['faygin', 'urchin', 'umbra'], discard: ['dodger'] } });

  p1.reap('faygin');
  p1.choose('urchin');

  expect(p1.hand).toEqual(['urchin']);
  expect(p1.battleline).toEqual(['faygin', 'umbra']);
});

test('Faygin: returns an Urchin from its player’s discard pile to hand', () => {
  const { p1 } = scenario({ p1: { battleline: ['faygin', 'urchin'], discard: ['urchin', 'dodger'] } });

  p1.reap('faygin');
  expect(p1.choices).toHaveLength(2);
  p1.choose(p1.card('urchin', 2));

  expect(p1.hand).toEqual(['urchin']);
  expect(p1.battleline).toEqual(['faygin', 'urchin']);
  expect(p1.discard).toEqual(['dodger']);
});

test('Faygin: asks nothing without an Urchin', () => {
  const { p1 } = scenario({ p1: { battleline: ['faygin'] }, p2: { discard: ['urchin'] } });

  p1.reap('faygin');

  expect(p1.amber).toBe(1);
  expect(p1.prompt.purpose).toBe('main-step');
});

test('Macis Asp: its poison destroys the attacked creature, and its skirmish prevents damage to it [12]', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['macis-asp'] },
    p2: { battleline: ['troll'] },
  });

  p1.fight('macis-asp', p2.card('troll'));

  expect(p2.battleline).toEqual([]);
  expect(p1.card('macis-asp').damage).toBe(0);
});

test('Macis Asp: poison destroys nothing if armor prevents all damage [11.1]', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['macis-asp'] },
    p2: { battleline: ['bulwark', 'sequis', 'grey-monk'] },
  });

  p1.fight('macis-asp', p2.card('sequis'));

  // 2 of its own, 2 from Bulwark, 1 from Grey Monk.
  expect(p2.battleline).toEqual(['bulwark', 'sequis', 'grey-monk']);
});

test('Mack the Knife: may be used whatever the active house is', () => {
  const { p1 } = scenario({ p1: { house: 'brobnar', battleline: ['mack-the-knife', 'umbra'] } });

  expect(p1.actions('mack-the-knife')).toEqual(['reap', 'action']);
  expect(p1.actions('umbra')).toEqual([]);
});

test('Mack the Knife: its action deals 1 damage and gains 1 amber if that destroys the creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', battleline: ['mack-the-knife'] },
    p2: { battleline: ['dust-pixie', 'troll'] },
  });

  p1.use('mack-the-knife');
  p1.choose(p2.card('dust-pixie'));

  expect(p2.battleline).toEqual(['troll']);
  expect(p1.amber).toBe(1);
});

test('Magda the Rat: steals 2 amber when played', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['magda-the-rat'] },
    p2: { amber: 3 },
  });

  p1.play('magda-the-rat');

  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(1);
});

test('[A99] Magda the Rat: the opponent steals 2 amber when it leaves play in their turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['oubliette', 'lights-out'] },
    p2: { amber: 3, battleline: ['magda-the-rat'] },
  });

  p1.play('lights-out');
  p1.choose(p2.card('magda-the-rat'));

  expect(p2.hand).toEqual(['magda-the-rat']);
  expect(p2.amber).toBe(1);
  expect(p1.amber).toBe(1 + 2);
});

test('[A99] Magda the Rat: the opponent steals 2 amber when it is destroyed in its player’s own turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', amber: 3, battleline: ['magda-the-rat'] },
    p2: { battleline: ['troll'] },
  });

  p1.fight('magda-the-rat', p2.card('troll'));

  expect(p1.discard).toEqual(['magda-the-rat']);
  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(2);
});

test('Mooncurser: steals 1 amber after a fight, destroys by poison and takes no damage', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['mooncurser'] },
    p2: { amber: 2, battleline: ['troll'] },
  });

  p1.fight('mooncurser', p2.card('troll'));

  expect(p2.battleline).toEqual([]);
  expect(p1.battleline).toEqual(['mooncurser']);
  expect(p1.amber).toBe(1);
});

test('Nexus: uses an enemy artifact as if it were its player’s after a reap', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['nexus', 'troll'] },
    p2: { amber: 3, artifacts: ['skeleton-key', 'speed-sigil'] },
  });

  p1.reap('nexus');
  expect(p1.choices).toEqual(['skeleton-key']);
  p1.choose(p2.card('skeleton-key'));
  expect(p1.choices).toEqual(['nexus', 'troll']);
  p1.choose('troll');

  expect(p1.card('troll').amber).toBe(1);
  expect(p2.card('skeleton-key').exhausted).toBe(true);
  expect(p2.card('skeleton-key').controller).toBe('p2');
});

test('Nexus: an exhausted artifact cannot be used', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['nexus'] },
    p2: { amber: 3, artifacts: [{ card: 'skeleton-key', exhausted: true }] },
  });

  p1.reap('nexus');
  p1.choose(p2.card('skeleton-key'));

  expect(p1.card('nexus').amber).toBe(0);
});

test('[A174] Nexus: Epic Quest is only exhausted if its condition is not met', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['nexus'] },
    p2: { artifacts: ['epic-quest'] },
  });

  p1.reap('nexus');
  p1.choose(p2.card('epic-quest'));

  expect(p2.card('epic-quest').exhausted).toBe(true);
  expect(p2.artifacts).toEqual(['epic-quest']);
  expect(p1.keys).toBe(0);
});

test('[A175] Nexus: Ritual of Balance compares the pools of the player who uses it', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['nexus'], amber: 8 },
    p2: { amber: 6, artifacts: ['ritual-of-balance'] },
  });

  p1.reap('nexus');
  p1.choose(p2.card('ritual-of-balance'));

  expect(p1.amber).toBe(8 + 1 + 1);
  expect(p2.amber).toBe(5);
});

test('Noddy the Thief: its action steals 1 amber', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['noddy-the-thief'] }, p2: { amber: 2 } });

  p1.use('noddy-the-thief');

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('Noddy the Thief: steals nothing from an empty pool', () => {
  const { p1 } = scenario({ p1: { battleline: ['noddy-the-thief'] } });

  p1.use('noddy-the-thief');

  expect(p1.amber).toBe(0);
  expect(p1.card('noddy-the-thief').exhausted).toBe(true);
});

test('Dodger: steals 1 amber after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['dodger'] },
    p2: { amber: 2, battleline: ['dextre'] },
  });

  p1.fight('dodger', p2.card('dextre'));

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('Dodger: steals nothing after a fight in which it was attacked', () => {
  const { p1, p2 } = scenario({
    p1: { amber: 2, battleline: ['dextre'] },
    p2: { battleline: ['dodger'] },
  });

  p1.fight('dextre', p2.card('dodger'));

  expect(p1.amber).toBe(2);
});
