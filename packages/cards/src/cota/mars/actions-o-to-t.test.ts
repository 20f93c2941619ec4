import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Orbital Bombardment: deals 2 damage for each Mars card revealed from hand', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['orbital-bombardment', 'zorg', 'sniffer', 'troll'] },
    p2: { battleline: ['bumpsy', 'krump'] },
  });

  p1.play('orbital-bombardment');
  expect(p1.choices).toEqual(['zorg', 'sniffer']);
  p1.choose('zorg', 'sniffer');
  p1.choose(p2.card('bumpsy'));
  p1.choose(p2.card('krump'));

  expect(p2.card('bumpsy').damage).toBe(2);
  expect(p2.card('krump').damage).toBe(2);
  expect(p1.hand).toEqual(['zorg', 'sniffer', 'troll']);
});

test('Orbital Bombardment: one ward prevents all damage allotted to its creature [9.5]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['orbital-bombardment', 'zorg', 'sniffer'] },
    p2: { battleline: [{ card: 'bumpsy', warded: true }] },
  });

  p1.play('orbital-bombardment');
  p1.choose('zorg', 'sniffer');
  p1.choose(p2.card('bumpsy'));
  p1.choose(p2.card('bumpsy'));

  expect(p2.card('bumpsy')).toMatchObject({ damage: 0, warded: false });
});

test('Orbital Bombardment: may reveal nothing', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['orbital-bombardment', 'zorg'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.play('orbital-bombardment');
  p1.choose();

  expect(p2.card('bumpsy').damage).toBe(0);
});

test('Phosphorus Stars: stuns each non-Mars creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['phosphorus-stars'], battleline: ['zorg', 'dextre'] },
    p2: { battleline: ['troll', 'blypyp'] },
  });

  p1.play('phosphorus-stars');

  expect(p1.card('zorg').stunned).toBe(false);
  expect(p1.card('dextre').stunned).toBe(true);
  expect(p2.card('troll').stunned).toBe(true);
  expect(p2.card('blypyp').stunned).toBe(false);
});

test('Phosphorus Stars: its player gains 2 chains', () => {
  const { p1, p2 } = scenario({ p1: { house: 'mars', hand: ['phosphorus-stars'] } });

  p1.play('phosphorus-stars');

  expect(p1.chains).toBe(2);
  expect(p2.chains).toBe(0);
});

test('Psychic Network: steals 1 amber for each friendly ready Mars creature', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'mars',
      hand: ['psychic-network'],
      battleline: ['zorg', 'blypyp', { card: 'grommid', exhausted: true }, 'troll'],
    },
    p2: { amber: 5, battleline: ['tunk'] },
  });

  p1.play('psychic-network');

  expect(p1.amber).toBe(2);
  expect(p2.amber).toBe(3);
});

test('Psychic Network: steals at most the opponent’s amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['psychic-network'], battleline: ['zorg', 'blypyp'] },
    p2: { amber: 1 },
  });

  p1.play('psychic-network');

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(0);
});

test('Sample Collection: puts an enemy creature into the archives for each key the opponent has forged', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['sample-collection'], battleline: ['zorg'] },
    p2: { keys: 2, battleline: ['troll', 'bumpsy', 'krump'] },
  });

  p1.play('sample-collection');
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('krump'));

  expect(p1.archives).toEqual(['troll', 'krump']);
  expect(p2.battleline).toEqual(['bumpsy']);
});

test('[A254] Sample Collection: takes the ward of a creature with the first key, and the creature with the second', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['sample-collection'], battleline: ['zorg'] },
    p2: { keys: 2, battleline: [{ card: 'troll', warded: true }, 'bumpsy'] },
  });

  p1.play('sample-collection');
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('troll'));

  expect(p1.archives).toEqual(['troll']);
  expect(p2.battleline).toEqual(['bumpsy']);
});

test('Sample Collection: does nothing if the opponent has forged no key', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['sample-collection'], keys: 2 },
    p2: { battleline: ['troll'] },
  });

  p1.play('sample-collection');

  expect(p1.archives).toEqual([]);
  expect(p2.battleline).toEqual(['troll']);
});

test('[14.3] Sample Collection: the creatures go to their owner’s hand when they leave the archives', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['sample-collection'], battleline: ['zorg'] },
    p2: { keys: 1, battleline: ['troll', 'bumpsy'] },
  });

  p1.play('sample-collection');
  p1.choose(p2.card('troll'));
  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();
  p1.press('mars');
  p1.press('yes');

  expect(p1.hand).not.toContain('troll');
  expect(p2.hand).toEqual(['troll']);
});

test('Shatter Storm: its player loses all amber, and the opponent loses three times that amount', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', amber: 2, hand: ['shatter-storm'] },
    p2: { amber: 10 },
  });

  p1.play('shatter-storm');

  expect(p1.amber).toBe(0);
  expect(p2.amber).toBe(4);
});

test('Shatter Storm: the opponent loses nothing if its player has no amber, and at most their own amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['shatter-storm'] },
    p2: { amber: 10 },
  });
  p1.play('shatter-storm');
  expect(p2.amber).toBe(10);

  const other = scenario({ p1: { house: 'mars', amber: 4, hand: ['shatter-storm'] }, p2: { amber: 10 } });
  other.p1.play('shatter-storm');
  expect(other.p2.amber).toBe(0);
});

test('Soft Landing: the next creature its player plays this turn enters play ready', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', hand: ['soft-landing', 'blypyp', 'tunk'] },
  });

  p1.play('soft-landing');
  p1.play('blypyp');
  p1.play('tunk');

  expect(p1.card('blypyp').exhausted).toBe(false);
  expect(p1.card('tunk').exhausted).toBe(true);
});

test('Soft Landing: the next artifact its player plays this turn enters play ready', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', hand: ['soft-landing', 'sniffer', 'blypyp'] },
  });

  p1.play('soft-landing');
  p1.play('sniffer');
  p1.play('blypyp');

  expect(p1.card('sniffer').exhausted).toBe(false);
  expect(p1.card('blypyp').exhausted).toBe(true);
});

test('Soft Landing: a creature put into play is not played', () => {
  const { p1 } = scenario({
    p1: {
      house: 'mars',
      hand: ['soft-landing', 'zorg', 'blypyp'],
      artifacts: ['swap-widget'],
      battleline: ['tunk'],
    },
  });

  p1.play('soft-landing');
  p1.use('swap-widget');
  p1.choose('tunk');
  p1.choose('zorg');
  p1.play('blypyp');

  expect(p1.card('blypyp').exhausted).toBe(false);
});

test('Soft Landing: a creature that its player plays under the opponent’s control enters ready and uses it up [A301]', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', hand: ['soft-landing', { card: 'scowly-caper', house: 'mars' }, 'blypyp'] },
  });

  p1.play('soft-landing');
  p1.play('scowly-caper');
  p1.play('blypyp');

  expect(p1.card('scowly-caper')).toMatchObject({ controller: 'p2', exhausted: false });
  expect(p1.card('blypyp').exhausted).toBe(true);
});

test('Soft Landing: a creature played next turn enters exhausted', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['soft-landing', 'blypyp'] },
    p2: { hand: ['bumpsy'] },
  });

  p1.play('soft-landing');
  p1.endTurn();
  p2.press('brobnar');
  p2.play('bumpsy');
  expect(p2.card('bumpsy').exhausted).toBe(true);
  p2.endTurn();
  p1.press('mars');
  p1.play('blypyp');

  expect(p1.card('blypyp').exhausted).toBe(true);
});

test('Squawker: readies a Mars creature', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', hand: ['squawker'], battleline: [{ card: 'zorg', exhausted: true }, 'troll'] },
  });

  p1.play('squawker');
  p1.press(0);
  expect(p1.choices).toEqual(['zorg']);
  p1.choose('zorg');

  expect(p1.card('zorg').exhausted).toBe(false);
});

test('Squawker: stuns a non-Mars creature if its player chooses so', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['squawker'], battleline: ['zorg'] },
    p2: { battleline: ['troll', 'blypyp'] },
  });

  p1.play('squawker');
  p1.press(1);
  expect(p1.choices).toEqual(['troll']);
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').stunned).toBe(true);
});

test('Total Recall: gains 1 amber for each friendly ready creature', () => {
  const { p1 } = scenario({
    p1: {
      house: 'mars',
      hand: ['total-recall'],
      battleline: ['zorg', 'troll', { card: 'blypyp', exhausted: true }],
    },
    p2: { battleline: ['bumpsy'] },
  });

  p1.play('total-recall');

  expect(p1.amber).toBe(1 + 2);
});

test('Total Recall: returns each friendly creature to its owner’s hand', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'mars',
      hand: ['total-recall'],
      battleline: ['zorg', { card: 'blypyp', exhausted: true }, { card: 'troll', owner: 'p2' }],
    },
    p2: { battleline: ['bumpsy'] },
  });

  p1.play('total-recall');

  expect(p1.battleline).toEqual([]);
  expect(p1.hand.toSorted()).toEqual(['blypyp', 'zorg']);
  expect(p2.hand).toEqual(['troll']);
  expect(p2.battleline).toEqual(['bumpsy']);
});
