import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Safe Place: moves 1 amber from its player’s pool onto it', () => {
  const { p1 } = scenario({ p1: { house: 'shadows', artifacts: ['safe-place'], amber: 2 } });

  p1.use('safe-place');

  expect(p1.amber).toBe(1);
  expect(p1.card('safe-place').amber).toBe(1);
});

test('Safe Place: moves no amber from an empty pool', () => {
  const { p1 } = scenario({ p1: { house: 'shadows', artifacts: ['safe-place'] } });

  p1.use('safe-place');

  expect(p1.card('safe-place').amber).toBe(0);
});

test('Safe Place: the amber on it may be spent to forge a key', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll'] },
    p2: { amber: 4, artifacts: [{ card: 'safe-place', amber: 3 }] },
  });

  p1.endTurn();
  p2.choose('safe-place');
  p2.press(3);
  p2.press('red');

  expect(p2.keys).toBe(1);
  expect(p2.amber).toBe(1);
  expect(p2.card('safe-place').amber).toBe(0);
});

test('Seeker Needle: deals 1 damage to a creature and gains 1 amber if that destroys it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', artifacts: ['seeker-needle'] },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.use('seeker-needle');
  p1.choose(p2.card('dust-pixie'));

  expect(p2.battleline).toEqual([]);
  expect(p1.amber).toBe(1);
});

test('Seeker Needle: gains nothing if the creature survives', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', artifacts: ['seeker-needle'] },
    p2: { battleline: ['troll'] },
  });

  p1.use('seeker-needle');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(1);
  expect(p1.amber).toBe(0);
});

test('Skeleton Key: a friendly creature captures 1 amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', artifacts: ['skeleton-key'], battleline: ['urchin', 'troll'] },
    p2: { amber: 2, battleline: ['krump'] },
  });

  p1.use('skeleton-key');
  expect(p1.choices).toEqual(['urchin', 'troll']);
  p1.choose('troll');

  expect(p1.card('troll').amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('Special Delivery: destroys itself and deals 3 damage to a flank creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', artifacts: ['special-delivery'] },
    p2: { battleline: ['troll', 'bumpsy', 'krump'] },
  });

  p1.use('special-delivery');
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose(p2.card('krump'));

  expect(p1.discard).toEqual(['special-delivery']);
  expect(p2.card('krump').damage).toBe(3);
  expect(p2.purged).toEqual([]);
});

test('Special Delivery: a creature that this damage destroys is purged', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', artifacts: ['special-delivery'] },
    p2: { battleline: ['umbra', 'krump'] },
  });

  p1.use('special-delivery');
  p1.choose(p2.card('umbra'));

  expect(p2.purged).toEqual(['umbra']);
  expect(p2.discard).toEqual([]);
});

test('Speed Sigil: the first creature played each turn enters play ready', () => {
  const { p1 } = scenario({
    p1: { house: 'shadows', artifacts: ['speed-sigil'], hand: ['dodger', 'umbra'] },
  });

  p1.play('dodger');
  p1.play('umbra');

  expect(p1.card('dodger').exhausted).toBe(false);
  expect(p1.card('umbra').exhausted).toBe(true);
});

test('Speed Sigil: the first creature that the opponent plays in a turn enters play ready', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', hand: ['troll', 'krump'] },
    p2: { artifacts: ['speed-sigil'] },
  });

  p1.play('troll');
  p1.play('krump');

  expect(p1.card('troll').exhausted).toBe(false);
  expect(p1.card('krump').exhausted).toBe(true);
});

test('Speed Sigil: creatures enter exhausted if it is played after a creature in that turn', () => {
  const { p1 } = scenario({
    p1: { house: 'shadows', hand: ['dodger', 'speed-sigil', 'umbra'] },
  });

  p1.play('dodger');
  p1.play('speed-sigil');
  p1.play('umbra');

  expect(p1.card('umbra').exhausted).toBe(true);
});

test('Speed Sigil: a creature that is put into play is not played', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', artifacts: ['spangler-box', 'speed-sigil', 'gorm-of-omm'] },
    p2: { battleline: ['troll'] },
  });

  p1.use('spangler-box');
  p1.choose(p2.card('troll'));
  p1.use('gorm-of-omm');
  p1.choose('spangler-box');

  expect(p2.battleline).toEqual(['troll']);
  expect(p2.card('troll').exhausted).toBe(true);
});

test('Subtle Maul: the opponent discards a random card from hand', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', artifacts: ['subtle-maul'] },
    p2: { hand: ['troll', 'krump', 'bumpsy'] },
  });

  p1.use('subtle-maul');

  expect(p2.hand).toHaveLength(2);
  expect(p2.discard).toHaveLength(1);
});

test('The Sting: its player skips the forge step', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll'] },
    p2: { amber: 7, artifacts: ['the-sting'] },
  });

  p1.endTurn();

  expect(p2.prompt.purpose).toBe('active-house');
  expect(p2.keys).toBe(0);
  expect(p2.amber).toBe(7);
});

test('The Sting: its player gets the amber that the opponent spends on a key', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', artifacts: ['the-sting'], amber: 1 },
    p2: { amber: 7, houses: ['brobnar', 'dis', 'mars'] },
  });

  p1.endTurn();
  p2.press('red');

  expect(p2.keys).toBe(1);
  expect(p2.amber).toBe(1);
  expect(p1.amber).toBe(1 + 6);
});

test('[A183] The Sting: gets the full price, once, whatever it is paid with', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', artifacts: ['the-sting', 'the-sting'] },
    p2: { amber: 4, artifacts: [{ card: 'pocket-universe', amber: 3 }] },
  });

  p1.endTurn();
  p2.choose('pocket-universe');
  p2.press(3);
  p2.press('red');

  expect(p2.keys).toBe(1);
  expect(p2.amber).toBe(1);
  expect(p1.amber).toBe(6);
});

test('The Sting: amber that its own player spends on a key goes to the supply', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', artifacts: ['the-sting'], hand: ['key-of-darkness'], amber: 8 },
  });

  p1.play('key-of-darkness');
  p1.press('red');

  expect(p1.keys).toBe(1);
  expect(p1.amber).toBe(0);
  expect(p2.amber).toBe(0);
});

test('The Sting: its action destroys it', () => {
  const { p1 } = scenario({ p1: { house: 'shadows', artifacts: ['the-sting'] } });

  p1.use('the-sting');

  expect(p1.discard).toEqual(['the-sting']);
});

test.each([
  'bulleteye',
  'carlo-phantom',
  'deipno-spymaster',
  'faygin',
  'mack-the-knife',
  'magda-the-rat',
  'nexus',
  'noddy-the-thief',
  'old-bruno',
  'smiling-ruth',
])('%s: is elusive; the first attack on it in a turn deals no damage to either [12]', (thief) => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['inka-the-spider'] },
    p2: { battleline: [thief] },
  });

  p1.fight('inka-the-spider', p2.card(thief));

  expect(p1.card('inka-the-spider').damage).toBe(0);
  expect(p2.battleline).toEqual([thief]);
});

test.each(['carlo-phantom', 'umbra'])('%s: takes no damage from the creature it attacks [12]', (thief) => {
  const { p1, p2 } = scenario({
    p1: { battleline: [thief] },
    p2: { battleline: ['troll'] },
  });

  p1.fight(thief, p2.card('troll'));

  expect(p1.card(thief).damage).toBe(0);
  expect(p1.battleline).toEqual([thief]);
});
