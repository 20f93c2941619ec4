import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Blypyp: the next Mars creature played after it reaps enters ready', () => {
  const { p1 } = scenario({
    p1: { battleline: ['blypyp'], hand: ['tunk', 'grabber-jammer'] },
  });

  p1.reap('blypyp');
  p1.play('tunk');
  p1.play('grabber-jammer');

  expect(p1.card('tunk').exhausted).toBe(false);
  expect(p1.card('grabber-jammer').exhausted).toBe(true);
});

test('Blypyp: a Mars creature that is put into play does not use it up [6.2]', () => {
  const { p1 } = scenario({
    p1: {
      house: 'mars',
      battleline: ['blypyp', 'tunk'],
      artifacts: ['swap-widget'],
      hand: ['grabber-jammer', 'john-smyth'],
    },
  });

  p1.reap('blypyp');
  p1.use('swap-widget');
  p1.choose('tunk');
  p1.choose('grabber-jammer');
  p1.press('left');
  p1.play('john-smyth');

  expect(p1.card('john-smyth').exhausted).toBe(false);
});

test('Blypyp: an artifact or a creature of another house does not use it up', () => {
  const { p1 } = scenario({
    p1: {
      house: 'mars',
      battleline: ['blypyp', 'hunting-witch'],
      hand: ['sniffer', 'tunk'],
    },
  });

  p1.reap('blypyp');
  p1.play('sniffer');
  p1.play('tunk');

  expect(p1.card('sniffer').exhausted).toBe(true);
  expect(p1.card('tunk').exhausted).toBe(false);
});

test('Chuff Ape: enters play stunned, with taunt', () => {
  const { p1 } = scenario({ p1: { hand: ['chuff-ape'] } });

  p1.play('chuff-ape');

  expect(p1.card('chuff-ape').stunned).toBe(true);
  expect(p1.card('chuff-ape').keywords).toEqual({ taunt: 1 });
});

test('Chuff Ape: its neighbors cannot be attacked', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'] },
    p2: { battleline: ['blypyp', 'chuff-ape', 'zorg', 'bumpsy'] },
  });

  expect(() => p1.fight('troll', p2.card('zorg'))).toThrow('cannot choose zorg');
  expect(p1.choices).toEqual(['chuff-ape', 'bumpsy']);
  p1.choose(p2.card('chuff-ape'));
});

test('Chuff Ape: may destroy another friendly creature to be fully healed after a reap', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'chuff-ape', damage: 7 }, 'blypyp'] },
    p2: { battleline: ['troll'] },
  });

  p1.reap('chuff-ape');
  p1.choose('chuff-ape');
  expect(p1.choices).toEqual(['blypyp']);
  p1.choose('blypyp');

  expect(p1.battleline).toEqual(['chuff-ape']);
  expect(p1.card('chuff-ape').damage).toBe(0);
  expect(p2.battleline).toEqual(['troll']);
});

test('Chuff Ape: its player may decline after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['chuff-ape', 'blypyp'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.fight('chuff-ape', p2.card('bumpsy'));
  p1.press('done');

  expect(p1.battleline).toEqual(['chuff-ape', 'blypyp']);
  expect(p1.card('chuff-ape').damage).toBe(5);
});

test('Chuff Ape: it is not healed if a ward saves the other creature', () => {
  const { p1 } = scenario({
    p1: {
      battleline: [
        { card: 'chuff-ape', damage: 7 },
        { card: 'blypyp', warded: true },
      ],
    },
  });

  p1.reap('chuff-ape');
  p1.choose('chuff-ape');
  p1.choose('blypyp');

  expect(p1.card('blypyp').warded).toBe(false);
  expect(p1.card('chuff-ape').damage).toBe(7);
});

test('[A64] Ether Spider: deals no damage when it attacks, but takes damage', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['ether-spider'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.fight('ether-spider', p2.card('bumpsy'));

  expect(p2.card('bumpsy').damage).toBe(0);
  expect(p1.card('ether-spider').damage).toBe(5);
});

test('Ether Spider: deals no damage when it is attacked', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['bumpsy'] },
    p2: { battleline: ['ether-spider'] },
  });

  p1.fight('bumpsy', p2.card('ether-spider'));

  expect(p1.card('bumpsy').damage).toBe(0);
});

test('Ether Spider: amber that the opponent would gain is placed on it', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['ether-spider'] },
    p2: { battleline: ['bumpsy'], hand: ['lomir-flamefist', 'blood-of-titans'] },
  });

  p1.endTurn();
  p2.press('brobnar');
  p2.reap('bumpsy');
  p2.play('blood-of-titans', { on: 'bumpsy' });

  expect(p2.amber).toBe(0);
  expect(p1.card('ether-spider').amber).toBe(2);
});

test('Ether Spider: its controller gains amber as usual', () => {
  const { p1 } = scenario({ p1: { battleline: ['ether-spider'] } });

  p1.reap('ether-spider');

  expect(p1.amber).toBe(1);
  expect(p1.card('ether-spider').amber).toBe(0);
});

test('Ether Spider: amber that the opponent steals is placed on it', () => {
  const { p1, p2 } = scenario({
    p1: { amber: 3, battleline: ['ether-spider'] },
    p2: { battleline: ['batdrone'] },
  });

  p1.endTurn();
  p2.press('logos');
  p2.fight('batdrone', p1.card('ether-spider'));

  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(0);
  expect(p1.card('ether-spider').amber).toBe(1);
});

test('[A194] Ether Spider: amber from a friendly creature that leaves play is placed on it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', battleline: ['ether-spider', { card: 'yxili-marauder', amber: 2 }] },
    p2: { battleline: ['troll'] },
  });

  p1.fight('yxili-marauder', p2.card('troll'));

  expect(p2.amber).toBe(0);
  expect(p1.card('ether-spider').amber).toBe(2);
});

test('Ether Spider: a creature with a power bonus from its amber survives until it is in hand', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['fear'], artifacts: ['soul-snatcher'] },
    p2: { battleline: ['ether-spider', { card: 'yxili-marauder', amber: 2, damage: 3 }] },
  });

  p1.play('fear');
  p1.choose(p2.card('yxili-marauder'));

  expect(p2.hand).toEqual(['yxili-marauder']);
  expect(p2.card('ether-spider').amber).toBe(2);
  expect(p1.amber).toBe(0);
  expect(p2.amber).toBe(0);
});

test('Ether Spider: its own amber goes to the opponent when it leaves play', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'ether-spider', amber: 3 }] },
    p2: { battleline: ['troll'] },
  });

  p1.fight('ether-spider', p2.card('troll'));

  expect(p1.battleline).toEqual([]);
  expect(p2.amber).toBe(3);
});

test('Grabber Jammer: keys of the opponent cost 1 more', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['grabber-jammer'] } });

  expect(p1.keyCost).toBe(6);
  expect(p2.keyCost).toBe(7);
});

test('Grabber Jammer: captures 1 amber after a reap, and after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['grabber-jammer', 'grabber-jammer'] },
    p2: { amber: 3, battleline: ['dust-pixie'] },
  });

  p1.reap(p1.card('grabber-jammer', 1));
  p1.fight(p1.card('grabber-jammer', 2), p2.card('dust-pixie'));

  expect(p1.card('grabber-jammer', 1).amber).toBe(1);
  expect(p1.card('grabber-jammer', 2).amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('Grommid: its controller cannot play creatures', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['grommid'], hand: ['blypyp', 'sniffer'] },
    p2: { hand: ['troll'] },
  });

  expect(p1.actions('blypyp')).toEqual(['discard']);
  expect(p1.actions('sniffer')).toEqual(['play', 'discard']);
  p1.endTurn();
  p2.press('brobnar');
  expect(p2.actions('troll')).toEqual(['play', 'discard']);
});

test('Grommid: its controller can play it while other creatures are in play', () => {
  const { p1 } = scenario({ p1: { house: 'mars', battleline: ['tunk'], hand: ['grommid', 'blypyp'] } });

  p1.play('grommid');

  expect(p1.battleline).toEqual(['tunk', 'grommid']);
  expect(p1.actions('blypyp')).toEqual(['discard']);
});

test('Grommid: no effect lets its controller play a creature', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', battleline: ['grommid'], hand: ['wild-wormhole'], deck: ['troll'] },
  });

  p1.play('wild-wormhole');

  expect(p1.battleline).toEqual(['grommid']);
  expect(p1.deck).toEqual(['troll']);
});

test('Grommid: a creature can still be put into play [6.2.6]', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', battleline: ['grommid', 'tunk'], hand: ['blypyp'], artifacts: ['swap-widget'] },
  });

  p1.use('swap-widget');
  p1.choose('tunk');
  p1.choose('blypyp');
  p1.press('right');

  expect(p1.battleline).toEqual(['grommid', 'blypyp']);
});

test('Grommid: the opponent loses 1 amber after a creature of theirs is destroyed fighting it', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['grommid'] },
    p2: { amber: 3, battleline: ['bumpsy'] },
  });

  p1.fight('grommid', p2.card('bumpsy'));

  expect(p2.amber).toBe(2);
  expect(p1.amber).toBe(0);
});

test('[A4] Grommid: the opponent loses nothing for a creature saved by its ward', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['grommid'] },
    p2: { amber: 3, battleline: [{ card: 'bumpsy', warded: true }] },
  });

  p1.fight('grommid', p2.card('bumpsy'));

  expect(p2.amber).toBe(3);
});

test('John Smyth: readies a Mars creature that is not an Agent after it reaps', () => {
  const { p1, p2 } = scenario({
    p1: {
      battleline: ['john-smyth', { card: 'zorg', exhausted: true }, { card: 'john-smyth', exhausted: true }],
    },
    p2: { battleline: ['blypyp', 'troll'] },
  });

  p1.reap(p1.card('john-smyth', 1));
  expect(p1.choices).toEqual(['zorg', 'blypyp']);
  p1.choose('zorg');

  expect(p1.card('zorg').exhausted).toBe(false);
  expect(p2.battleline).toEqual(['blypyp', 'troll']);
});

test('John Smyth: readies a Mars creature after it fights, and is elusive', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['john-smyth', { card: 'zorg', exhausted: true }] },
    p2: { battleline: ['dust-pixie'] },
  });

  expect(p1.card('john-smyth').keywords).toEqual({ elusive: 1 });
  p1.fight('john-smyth', p2.card('dust-pixie'));
  p1.choose('zorg');

  expect(p1.card('zorg').exhausted).toBe(false);
});

test('Mindwarper: an enemy creature captures 1 amber from its own side', () => {
  const { p1, p2 } = scenario({
    p1: { amber: 2, battleline: ['mindwarper'] },
    p2: { amber: 2, battleline: ['troll', 'bumpsy'] },
  });

  p1.use('mindwarper');
  p1.choose(p2.card('bumpsy'));

  expect(p2.card('bumpsy').amber).toBe(1);
  expect(p2.amber).toBe(1);
  expect(p1.amber).toBe(2);
  expect(p1.card('mindwarper').keywords).toEqual({ elusive: 1 });
});

test('Mindwarper: does nothing if the opponent has no amber', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['mindwarper'] },
    p2: { battleline: ['troll'] },
  });

  p1.use('mindwarper');

  expect(p2.card('troll').amber).toBe(0);
  expect(p1.card('mindwarper').exhausted).toBe(true);
});
