import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Old Bruno: captures 3 amber when played, or all amber if there is less', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['old-bruno', 'old-bruno'] },
    p2: { amber: 5 },
  });

  p1.play(p1.card('old-bruno', 1));
  p1.play(p1.card('old-bruno', 2));

  expect(p1.card('old-bruno', 1).amber).toBe(3);
  expect(p1.card('old-bruno', 2).amber).toBe(2);
  expect(p2.amber).toBe(0);
});

test('[10.3] Selwyn the Fence: moves 1 amber from a friendly card to its player’s pool after a reap', () => {
  const { p1 } = scenario({
    p1: {
      battleline: ['selwyn-the-fence', { card: 'troll', amber: 2 }, 'umbra'],
      artifacts: [{ card: 'safe-place', amber: 1 }],
    },
    p2: { battleline: [{ card: 'krump', amber: 3 }] },
  });

  p1.reap('selwyn-the-fence');
  expect(p1.choices).toEqual(['selwyn-the-fence', 'troll', 'umbra', 'safe-place']);
  p1.choose('troll');

  expect(p1.amber).toBe(1 + 1);
  expect(p1.card('troll').amber).toBe(1);
});

test('Selwyn the Fence: moves 1 amber from a friendly card to its player’s pool after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['selwyn-the-fence'], artifacts: [{ card: 'safe-place', amber: 1 }] },
    p2: { battleline: ['batdrone'] },
  });

  p1.fight('selwyn-the-fence', p2.card('batdrone'));
  p1.choose('safe-place');

  expect(p1.amber).toBe(1);
  expect(p1.card('safe-place').amber).toBe(0);
});

test('Selwyn the Fence: asks nothing if no friendly card has amber', () => {
  const { p1 } = scenario({ p1: { battleline: ['selwyn-the-fence', 'troll'] } });

  p1.reap('selwyn-the-fence');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p1.amber).toBe(1);
});

test('Shadow Self: deals no damage when fighting', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['shadow-self'] },
    p2: { battleline: ['dextre'] },
  });

  p1.fight('shadow-self', p2.card('dextre'));

  expect(p2.card('dextre').damage).toBe(0);
  expect(p1.card('shadow-self').damage).toBe(3);
});

test('Shadow Self: takes the damage of its neighbors', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: ['urchin', 'dextre', 'shadow-self', 'umbra'] },
  });

  p1.fight('troll', p2.card('dextre'));

  expect(p2.battleline).toEqual(['urchin', 'dextre', 'shadow-self', 'umbra']);
  expect(p2.card('dextre').damage).toBe(0);
  expect(p2.card('shadow-self').damage).toBe(8);
  expect(p1.card('troll').damage).toBe(3);
});

test('Shadow Self: does not take the damage of a neighboring Specter', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: ['shadow-self', 'shadow-self'] },
  });

  p1.fight('troll', p2.card('shadow-self', 1));

  expect(p2.card('shadow-self', 1).damage).toBe(8);
  expect(p2.card('shadow-self', 2).damage).toBe(0);
});

test('[A14] Shadow Self: the neighbor’s armor prevents damage first, and its own armor and ward do not apply', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', artifacts: ['cannon'] },
    p2: { battleline: [{ card: 'shadow-self', warded: true, upgrades: ['protect-the-weak'] }, 'francus'] },
  });

  p1.use('cannon');
  p1.choose(p2.card('francus'));

  expect(p2.card('francus').armor).toBe(0);
  expect(p2.card('francus').damage).toBe(0);
  expect(p2.card('shadow-self').damage).toBe(1);
  expect(p2.card('shadow-self').armor).toBe(1);
  expect(p2.card('shadow-self').warded).toBe(true);
});

test('[A15] Shadow Self: its ward does not save it from redirected damage', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: [{ card: 'shadow-self', warded: true, damage: 1 }, 'dextre'] },
  });

  p1.fight('troll', p2.card('dextre'));

  expect(p2.battleline).toEqual(['dextre']);
});

test('Shadow Self: simultaneous damage to both neighbors and itself is added up', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['poison-wave'] },
    p2: { battleline: ['dextre', 'shadow-self', 'umbra', 'urchin'] },
  });

  p1.play('poison-wave');

  expect(p2.card('shadow-self').damage).toBe(6);
  expect(p2.battleline).toEqual(['dextre', 'shadow-self', 'umbra']);
});

test('Silvertooth: enters play ready', () => {
  const { p1 } = scenario({ p1: { house: 'shadows', hand: ['silvertooth'] } });

  p1.play('silvertooth');
  p1.reap('silvertooth');

  expect(p1.amber).toBe(1);
});

test('Smiling Ruth: takes control of an enemy flank creature if a key was forged this turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', amber: 8, hand: ['key-of-darkness'], battleline: ['smiling-ruth'] },
    p2: { battleline: ['troll', 'krump', 'bumpsy'] },
  });

  p1.play('key-of-darkness');
  p1.press('red');
  p1.reap('smiling-ruth');
  expect(p1.choices).toEqual(['troll', 'bumpsy']);
  p1.choose(p2.card('bumpsy'));
  p1.press('left');

  expect(p1.battleline).toEqual(['bumpsy', 'smiling-ruth']);
  expect(p2.battleline).toEqual(['troll', 'krump']);
  expect(p1.card('bumpsy').owner).toBe('p2');
});

test('[A105] Smiling Ruth: the creature may be used at once only if it belongs to the active house and is ready', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'shadows',
      amber: 16,
      hand: ['key-of-darkness'],
      battleline: ['smiling-ruth', 'smiling-ruth'],
    },
    p2: { battleline: ['umbra', 'troll'] },
  });

  p1.play('key-of-darkness');
  p1.press('red');
  p1.reap(p1.card('smiling-ruth', 1));
  p1.choose(p2.card('umbra'));
  p1.press('right');
  p1.reap(p1.card('smiling-ruth', 2));
  p1.choose(p2.card('troll'));
  p1.press('right');

  expect(p1.actions('umbra')).toEqual(['reap']);
  expect(p1.actions('troll')).toEqual([]);
});

test('Smiling Ruth: takes nothing without a forged key', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['smiling-ruth'], keys: 1 },
    p2: { battleline: ['troll'] },
  });

  p1.reap('smiling-ruth');

  expect(p2.battleline).toEqual(['troll']);
  expect(p1.prompt.purpose).toBe('main-step');
});

test('Sneklifter: takes control of an enemy artifact', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', houses: ['shadows', 'brobnar', 'dis'], hand: ['sneklifter'] },
    p2: { artifacts: ['cannon', 'library-of-babble'] },
  });

  p1.play('sneklifter');
  p1.choose(p2.card('cannon'));

  expect(p1.artifacts).toEqual(['cannon']);
  expect(p2.artifacts).toEqual(['library-of-babble']);
  expect(p1.card('cannon').houses).toEqual(['brobnar']);
});

test('[A103] Sneklifter: an artifact that belongs to none of its player’s houses belongs to Shadows under their control', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', houses: ['shadows', 'brobnar', 'dis'], hand: ['sneklifter'] },
    p2: { houses: ['logos', 'shadows', 'mars'], artifacts: ['library-of-babble'], hand: ['sneklifter'] },
  });

  p1.play('sneklifter');
  p1.choose(p2.card('library-of-babble'));
  expect(p1.card('library-of-babble').houses).toEqual(['shadows']);
  expect(p1.actions('library-of-babble')).toEqual(['action']);

  p1.endTurn();
  p2.press('shadows');
  p2.play('sneklifter');
  p2.choose(p2.card('library-of-babble'));

  expect(p2.artifacts).toEqual(['library-of-babble']);
  expect(p2.card('library-of-babble').houses).toEqual(['logos']);
});

test('[A103] Sneklifter: an artifact taken a second time belongs to Shadows again', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'shadows',
      houses: ['shadows', 'brobnar', 'dis'],
      hand: ['sneklifter', 'sneklifter'],
    },
    p2: { houses: ['logos', 'shadows', 'mars'], artifacts: ['library-of-babble'], hand: ['sneklifter'] },
  });

  p1.play(p1.card('sneklifter', 1));
  p1.choose(p2.card('library-of-babble'));
  p1.endTurn();
  p2.press('shadows');
  p2.play('sneklifter');
  p2.choose(p2.card('library-of-babble'));
  p2.endTurn();
  p1.press('shadows');
  p1.play(p1.card('sneklifter', 2));
  p1.choose(p2.card('library-of-babble'));

  expect(p1.artifacts).toEqual(['library-of-babble']);
  expect(p1.card('library-of-babble').houses).toEqual(['shadows']);
});

test('[15.1] Sneklifter: Round Table, which depends on traits, does not change the house of the artifact', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', houses: ['shadows', 'brobnar', 'dis'], hand: ['sneklifter'] },
    p2: { artifacts: ['library-of-babble', 'round-table'] },
  });

  p1.play('sneklifter');
  p1.choose(p2.card('library-of-babble'));

  expect(p1.card('library-of-babble').houses).toEqual(['shadows']);
  expect(p1.actions('library-of-babble')).toEqual(['action']);
});

test('Sneklifter: keeps the artifact when Sneklifter leaves play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['sneklifter', 'oubliette'] },
    p2: { artifacts: ['library-of-babble'] },
  });

  p1.play('sneklifter');
  p1.choose(p2.card('library-of-babble'));
  p1.play('oubliette');
  p1.choose('sneklifter');

  expect(p1.artifacts).toEqual(['library-of-babble']);
  expect(p1.card('library-of-babble').houses).toEqual(['shadows']);
});

test('Sneklifter: asks nothing without an enemy artifact', () => {
  const { p1 } = scenario({
    p1: { house: 'shadows', hand: ['sneklifter'], artifacts: ['cannon'] },
  });

  p1.play('sneklifter');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p1.battleline).toEqual(['sneklifter']);
});

test('Umbra: steals 1 amber after a fight and takes no damage', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['umbra'] },
    p2: { amber: 2, battleline: ['troll'] },
  });

  p1.fight('umbra', p2.card('troll'));

  expect(p1.amber).toBe(1);
  expect(p1.card('umbra').damage).toBe(0);
  expect(p2.card('troll').damage).toBe(2);
});

test('Urchin: steals 1 amber when played', () => {
  const { p1, p2 } = scenario({ p1: { house: 'shadows', hand: ['urchin'] }, p2: { amber: 2 } });

  p1.play('urchin');

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('[A36] Urchin: the first attack on it in a turn deals no damage to either, the second does', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['inka-the-spider', 'inka-the-spider'] },
    p2: { battleline: ['urchin'] },
  });

  p1.fight(p1.card('inka-the-spider', 1), p2.card('urchin'));
  expect(p1.battleline).toEqual(['inka-the-spider', 'inka-the-spider']);
  expect(p2.battleline).toEqual(['urchin']);
  p1.fight(p1.card('inka-the-spider', 2), p2.card('urchin'));

  expect(p2.battleline).toEqual([]);
  expect(p1.battleline).toEqual(['inka-the-spider']);
});
