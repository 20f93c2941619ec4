import { expect, test } from 'vitest';
import { scenario } from '@amberhall/testkit/scenario';

// ── actions ──

test('Ammonia Clouds: deals 3 damage to each creature, friend or foe', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['ammonia-clouds'], battleline: ['zorg', 'blypyp'] },
    p2: { battleline: ['troll', 'sequis'] },
  });

  p1.play('ammonia-clouds');

  expect(p1.card('zorg').damage).toBe(3);
  expect(p1.battleline).toEqual(['zorg']);
  expect(p2.card('troll').damage).toBe(3);
  expect(p2.card('sequis').damage).toBe(1);
});

test('Ammonia Clouds: a ward stops it for its creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['ammonia-clouds'] },
    p2: { battleline: [{ card: 'blypyp', warded: true }, 'batdrone'] },
  });

  p1.play('ammonia-clouds');

  expect(p2.battleline).toEqual(['blypyp']);
  expect(p2.card('blypyp').warded).toBe(false);
});

test('Battle Fleet: draws 1 card for each Mars card revealed from hand', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'mars',
      hand: ['battle-fleet', 'zorg', 'blypyp', 'troll'],
      deck: ['bumpsy', 'krump', 'smaaash'],
    },
  });

  p1.play('battle-fleet');
  expect(p1.choices).toEqual(['zorg', 'blypyp']);
  p1.choose('zorg', 'blypyp');

  expect(p1.hand).toEqual(['zorg', 'blypyp', 'troll', 'bumpsy', 'krump']);
  expect(p2.prompt.purpose).toBeNull();
});

test('Battle Fleet: its player may reveal fewer, or none', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', hand: ['battle-fleet', 'zorg', 'blypyp'], deck: ['bumpsy'] },
  });

  p1.play('battle-fleet');
  p1.choose();

  expect(p1.hand).toEqual(['zorg', 'blypyp']);
});

test('Deep Probe: the opponent’s creatures of the chosen house are discarded from hand', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['deep-probe'] },
    p2: { hand: ['troll', 'punch', 'dextre', 'bumpsy'] },
  });

  p1.play('deep-probe');
  p1.press('brobnar');

  expect(p2.hand).toEqual(['punch', 'dextre']);
  expect(p2.discard.toSorted()).toEqual(['bumpsy', 'troll']);
});

test('Deep Probe: the whole hand is revealed, whatever is in it', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'mars', hand: ['deep-probe'] },
    p2: { hand: ['troll', 'punch'] },
  });

  p1.play('deep-probe');
  p1.press('dis');

  expect(game.log().join('\n')).toContain('Troll');
  expect(game.log().join('\n')).toContain('Punch');
  expect(p2.hand).toEqual(['troll', 'punch']);
});

test('EMP Blast: stuns each Mars creature and each Robot creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['emp-blast'], battleline: ['blypyp', 'troll'] },
    p2: { battleline: ['batdrone', 'zorg', 'dextre'] },
  });

  p1.play('emp-blast');

  expect(p1.card('blypyp').stunned).toBe(true);
  expect(p1.card('troll').stunned).toBe(false);
  expect(p2.card('batdrone').stunned).toBe(true);
  expect(p2.card('zorg').stunned).toBe(true);
  expect(p2.card('dextre').stunned).toBe(false);
});

test('EMP Blast: destroys each artifact', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['emp-blast'], artifacts: ['sniffer'] },
    p2: { artifacts: ['cannon', 'key-to-dis'] },
  });

  p1.play('emp-blast');

  expect(p1.artifacts).toEqual([]);
  expect(p2.artifacts).toEqual([]);
});

test('Hypnotic Command: for each friendly Mars creature an enemy creature captures from its own side', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', amber: 2, hand: ['hypnotic-command'], battleline: ['blypyp', 'zorg', 'troll'] },
    p2: { amber: 5, battleline: ['bumpsy', 'krump'] },
  });

  p1.play('hypnotic-command');
  p1.choose(p2.card('bumpsy'));
  p1.choose(p2.card('krump'));

  expect(p2.card('bumpsy').amber).toBe(1);
  expect(p2.card('krump').amber).toBe(1);
  expect(p2.amber).toBe(3);
  expect(p1.amber).toBe(2);
});

test('Hypnotic Command: the same creature can be chosen again, until there is no amber left', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['hypnotic-command'], battleline: ['blypyp', 'zorg', 'grommid'] },
    p2: { amber: 2, battleline: ['bumpsy'] },
  });

  p1.play('hypnotic-command');
  p1.choose(p2.card('bumpsy'));
  p1.choose(p2.card('bumpsy'));

  expect(p2.card('bumpsy').amber).toBe(2);
  expect(p2.amber).toBe(0);
});

test('Irradiated Æmber: deals 3 damage to each enemy creature of an opponent with 6 amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['irradiated-æmber'], battleline: ['zorg'] },
    p2: { amber: 6, battleline: ['troll', 'bumpsy'] },
  });

  p1.play('irradiated-æmber');

  expect(p2.card('troll').damage).toBe(3);
  expect(p2.card('bumpsy').damage).toBe(3);
  expect(p1.card('zorg').damage).toBe(0);
});

test('Irradiated Æmber: does nothing at 5 amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['irradiated-æmber'] },
    p2: { amber: 5, battleline: ['troll'] },
  });

  p1.play('irradiated-æmber');

  expect(p2.card('troll').damage).toBe(0);
});

test('Key Abduction: returns each Mars creature to its owner’s hand', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', amber: 6, hand: ['key-abduction'], battleline: ['zorg', 'troll'] },
    p2: { battleline: ['blypyp', 'bumpsy'] },
  });

  p1.play('key-abduction');

  expect(p1.battleline).toEqual(['troll']);
  expect(p1.hand).toEqual(['zorg']);
  expect(p2.battleline).toEqual(['bumpsy']);
  expect(p2.hand).toEqual(['blypyp']);
});

test('Key Abduction: a key may be forged for 9 more, less 1 for each card in hand', () => {
  const { p1 } = scenario({
    p1: {
      house: 'mars',
      amber: 11,
      hand: ['key-abduction', 'troll', 'bumpsy'],
      battleline: ['zorg', 'blypyp'],
    },
  });

  p1.play('key-abduction');
  p1.press('yes');
  p1.press('red');

  expect(p1.keys).toBe(1);
  expect(p1.amber).toBe(11 + 1 - (6 + 9 - 4));
});

test('Key Abduction: its player may decline', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', amber: 20, hand: ['key-abduction'] },
  });

  p1.play('key-abduction');
  p1.press('no');

  expect(p1.keys).toBe(0);
  expect(p1.amber).toBe(21);
});

test('Key Abduction: a player who cannot pay is not asked', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', amber: 10, hand: ['key-abduction', 'troll'] },
  });

  p1.play('key-abduction');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p1.keys).toBe(0);
});

test('Martian Hounds: the chosen creature gets two +1 power counters for each damaged creature', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', hand: ['martian-hounds'], battleline: [{ card: 'zorg', damage: 1 }, 'blypyp'] },
    p2: { battleline: [{ card: 'troll', damage: 4 }, 'bumpsy'] },
  });

  p1.play('martian-hounds');
  p1.choose('blypyp');

  expect(p1.card('blypyp').powerCounters).toBe(4);
  expect(p1.card('blypyp').power).toBe(6);
});

test('Martian Hounds: without a damaged creature there are no counters', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', hand: ['martian-hounds'], battleline: ['zorg'] },
  });

  p1.play('martian-hounds');

  expect(p1.card('zorg').powerCounters).toBe(0);
});

test('Martians Make Bad Allies: purges each non-Mars creature in hand for 1 amber each', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', hand: ['martians-make-bad-allies', 'zorg', 'troll', 'punch', 'dextre'] },
  });

  p1.play('martians-make-bad-allies');

  expect(p1.hand).toEqual(['zorg', 'punch']);
  expect(p1.purged.toSorted()).toEqual(['dextre', 'troll']);
  expect(p1.amber).toBe(2);
});

test('Martians Make Bad Allies: the hand is revealed', () => {
  const { p1, game } = scenario({
    p1: { house: 'mars', hand: ['martians-make-bad-allies', 'zorg', 'punch'] },
  });

  p1.play('martians-make-bad-allies');

  expect(game.log().join('\n')).toContain('Zorg');
  expect(game.log().join('\n')).toContain('Punch');
  expect(p1.amber).toBe(0);
});

test('Mass Abduction: puts up to 3 damaged enemy creatures into its player’s archives', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['mass-abduction'], battleline: [{ card: 'zorg', damage: 1 }] },
    p2: { battleline: [{ card: 'troll', damage: 1 }, 'bumpsy', { card: 'krump', damage: 2 }] },
  });

  p1.play('mass-abduction');
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose(p2.card('troll'), p2.card('krump'));

  expect(p1.archives).toEqual(['troll', 'krump']);
  expect(p2.battleline).toEqual(['bumpsy']);
});

test('[14.3] Mass Abduction: taken from the archives they go to their owner’s hand', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['mass-abduction'], archives: ['blypyp'], battleline: ['zorg'] },
    p2: { battleline: [{ card: 'troll', damage: 1 }, 'bumpsy'] },
  });

  p1.play('mass-abduction');
  p1.choose(p2.card('troll'));
  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();
  p1.press('mars');
  p1.press('yes');

  expect(p1.archives).toEqual([]);
  expect(p1.hand).toContain('blypyp');
  expect(p1.hand).not.toContain('troll');
  expect(p2.hand).toEqual(['troll']);
});

test('Mass Abduction: none need be chosen, and a ward saves a creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['mass-abduction', 'mass-abduction'] },
    p2: { battleline: [{ card: 'troll', damage: 1, warded: true }] },
  });

  p1.play('mass-abduction');
  p1.choose();
  expect(p2.card('troll').warded).toBe(true);
  p1.play('mass-abduction');
  p1.choose(p2.card('troll'));

  expect(p2.battleline).toEqual(['troll']);
  expect(p2.card('troll').warded).toBe(false);
});

test('Mating Season: shuffles each Mars creature into its owner’s deck', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'mars', hand: ['mating-season'], battleline: ['zorg', 'troll'], deck: ['punch'] },
    p2: { battleline: ['blypyp', 'grommid', 'bumpsy'] },
  });

  p1.play('mating-season');

  expect(p1.battleline).toEqual(['troll']);
  expect(p1.deck.toSorted()).toEqual(['punch', 'zorg']);
  expect(p2.battleline).toEqual(['bumpsy']);
  expect(p2.deck.toSorted()).toEqual(['blypyp', 'grommid']);
  expect(game.player('p1').deckShuffles).toBe(1);
});

test('Mating Season: each player gains 1 amber for each creature shuffled into their deck', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['mating-season'], battleline: ['zorg'] },
    p2: { battleline: ['blypyp', 'grommid', 'bumpsy'] },
  });

  p1.play('mating-season');

  expect(p1.amber).toBe(1 + 1);
  expect(p2.amber).toBe(2);
});

test('Mating Season: the owner gains, not the controller; a warded creature gives nothing', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'mars',
      hand: ['mating-season'],
      battleline: [
        { card: 'zorg', owner: 'p2' },
        { card: 'blypyp', warded: true },
      ],
    },
  });

  p1.play('mating-season');

  expect(p1.battleline).toEqual(['blypyp']);
  expect(p2.deck).toEqual(['zorg']);
  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('Mothership Support: deals 2 damage for each friendly ready Mars creature', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'mars',
      hand: ['mothership-support'],
      battleline: ['zorg', 'blypyp', { card: 'grommid', exhausted: true }, 'dextre'],
    },
    p2: { battleline: ['troll', 'bumpsy'] },
  });

  p1.play('mothership-support');
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('bumpsy'));

  expect(p2.card('troll').damage).toBe(2);
  expect(p2.card('bumpsy').damage).toBe(2);
});

test('Mothership Support: the same creature may be chosen each time', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['mothership-support'], battleline: ['zorg', 'blypyp'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('mothership-support');
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(4);
});

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

test('Psychic Network: steals no more than there is', () => {
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
  p1.choose(p2.card('troll'), p2.card('krump'));

  expect(p1.archives).toEqual(['troll', 'krump']);
  expect(p2.battleline).toEqual(['bumpsy']);
});

test('Sample Collection: does nothing against no keys', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['sample-collection'], keys: 2 },
    p2: { battleline: ['troll'] },
  });

  p1.play('sample-collection');

  expect(p1.archives).toEqual([]);
  expect(p2.battleline).toEqual(['troll']);
});

test('[14.3] Sample Collection: taken from the archives they go to their owner’s hand', () => {
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

test('Shatter Storm: its player loses all amber, and the opponent loses three times as much', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', amber: 2, hand: ['shatter-storm'] },
    p2: { amber: 10 },
  });

  p1.play('shatter-storm');

  expect(p1.amber).toBe(0);
  expect(p2.amber).toBe(4);
});

test('Shatter Storm: with nothing to lose nothing happens; the opponent loses no more than they have', () => {
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

test('Soft Landing: or the next artifact', () => {
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

test('Soft Landing: is over at the end of the turn', () => {
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

test('Squawker: or stuns a non-Mars creature', () => {
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

// ── artifacts ──

test('Combat Pheromones: cards of the active house do not count among the two', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      artifacts: ['combat-pheromones'],
      battleline: ['troll', 'zorg', 'blypyp'],
    },
  });

  p1.use('combat-pheromones');
  p1.reap('troll');
  p1.reap('zorg');
  p1.reap('blypyp');

  expect(p1.amber).toBe(3);
});

test('Combat Pheromones: is destroyed and lets up to 2 other Mars cards be used', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      artifacts: ['combat-pheromones', 'sniffer'],
      battleline: ['zorg', 'blypyp', 'dextre'],
    },
  });

  p1.use('combat-pheromones');
  expect(p1.artifacts).toEqual(['sniffer']);
  expect(p1.actions('dextre')).toEqual([]);
  p1.reap('blypyp');
  p1.use('sniffer');

  expect(p1.actions('zorg')).toEqual([]);
  expect(p1.discard).toEqual(['combat-pheromones']);
});

test('CommPod: for each Mars card revealed from hand a Mars creature may be readied', () => {
  const { p1 } = scenario({
    p1: {
      house: 'mars',
      artifacts: ['commpod'],
      hand: ['tunk', 'sniffer'],
      battleline: [
        { card: 'zorg', exhausted: true },
        { card: 'blypyp', exhausted: true },
        { card: 'troll', exhausted: true },
      ],
    },
  });

  p1.use('commpod');
  p1.choose('tunk', 'sniffer');
  p1.choose('zorg');
  p1.choose('blypyp');

  expect(p1.card('zorg').exhausted).toBe(false);
  expect(p1.card('blypyp').exhausted).toBe(false);
  expect(p1.card('troll').exhausted).toBe(true);
});

test('CommPod: its player may ready fewer', () => {
  const { p1 } = scenario({
    p1: { artifacts: ['commpod'], hand: ['tunk'], battleline: [{ card: 'zorg', exhausted: true }] },
  });

  p1.use('commpod');
  p1.choose('tunk');
  p1.press('done');

  expect(p1.card('zorg').exhausted).toBe(true);
});

test('Crystal Hive: each creature that reaps this turn gives 1 amber more', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', artifacts: ['crystal-hive'], battleline: ['zorg', 'tunk'] },
  });

  p1.use('crystal-hive');
  p1.reap('zorg');
  p1.reap('tunk');

  expect(p1.amber).toBe(4);
});

test('Crystal Hive: is over at the end of the turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', artifacts: ['crystal-hive'], battleline: ['zorg'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.use('crystal-hive');
  p1.endTurn();
  p2.press('brobnar');
  p2.reap('bumpsy');

  expect(p1.amber).toBe(0);
  expect(p2.amber).toBe(1);
});

test('Custom Virus: is destroyed, and a purged creature takes all that share a trait with it along', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      artifacts: ['custom-virus'],
      hand: ['blypyp', 'punch', 'troll'],
      battleline: ['dextre', 'zorg'],
    },
    p2: { battleline: ['john-smyth', 'bumpsy'] },
  });

  p1.use('custom-virus');
  expect(p1.choices).toEqual(['blypyp', 'troll']);
  p1.choose('blypyp');

  expect(p1.artifacts).toEqual([]);
  expect(p1.purged).toEqual(['blypyp']);
  expect(p1.battleline).toEqual(['zorg']);
  expect(p2.battleline).toEqual(['bumpsy']);
});

test('Custom Virus: its player may keep the creature, then only the virus is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', artifacts: ['custom-virus'], hand: ['troll'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.use('custom-virus');
  p1.press('done');

  expect(p1.artifacts).toEqual([]);
  expect(p1.hand).toEqual(['troll']);
  expect(p2.battleline).toEqual(['bumpsy']);
});

test('Custom Virus: without a creature in hand only the virus is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', artifacts: ['custom-virus'], hand: ['punch'] },
    p2: { battleline: ['troll'] },
  });

  p1.use('custom-virus');

  expect(p1.artifacts).toEqual([]);
  expect(p2.battleline).toEqual(['troll']);
});

test('Feeding Pit: discards a creature from hand for 1 amber', () => {
  const { p1 } = scenario({
    p1: { artifacts: ['feeding-pit'], hand: ['troll', 'punch', 'zorg'], house: 'mars' },
  });

  p1.use('feeding-pit');
  expect(p1.choices).toEqual(['troll', 'zorg']);
  p1.choose('troll');

  expect(p1.discard).toEqual(['troll']);
  expect(p1.amber).toBe(1);
});

test('Feeding Pit: gains nothing without a creature in hand', () => {
  const { p1 } = scenario({ p1: { artifacts: ['feeding-pit'], hand: ['punch'], house: 'mars' } });

  p1.use('feeding-pit');

  expect(p1.hand).toEqual(['punch']);
  expect(p1.amber).toBe(0);
});

test('Invasion Portal: discards from the deck until a Mars creature comes, which goes to hand', () => {
  const { p1 } = scenario({
    p1: { artifacts: ['invasion-portal'], deck: ['troll', 'sniffer', 'zorg', 'bumpsy'] },
  });

  p1.use('invasion-portal');

  expect(p1.hand).toEqual(['zorg']);
  expect(p1.discard.toSorted()).toEqual(['sniffer', 'troll']);
  expect(p1.deck).toEqual(['bumpsy']);
});

test('Invasion Portal: without one the whole deck is discarded, and not refilled', () => {
  const { p1 } = scenario({
    p1: { artifacts: ['invasion-portal'], deck: ['troll', 'sniffer'], discard: ['zorg'] },
  });

  p1.use('invasion-portal');

  expect(p1.hand).toEqual([]);
  expect(p1.deck).toEqual([]);
  expect(p1.discard.toSorted()).toEqual(['sniffer', 'troll', 'zorg']);
});

test('Incubation Chamber: a Mars creature from hand may be revealed and archived', () => {
  const { p1, game } = scenario({
    p1: { house: 'brobnar', artifacts: ['incubation-chamber'], hand: ['zorg', 'troll', 'sniffer'] },
  });

  p1.use('incubation-chamber');
  expect(p1.choices).toEqual(['zorg']);
  p1.choose('zorg');

  expect(p1.archives).toEqual(['zorg']);
  expect(game.log().join('\n')).toContain('Zorg');
});

test('Incubation Chamber: its player may decline', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', artifacts: ['incubation-chamber'], hand: ['zorg'] },
  });

  p1.use('incubation-chamber');
  p1.press('done');

  expect(p1.hand).toEqual(['zorg']);
  expect(p1.archives).toEqual([]);
});

test('Mothergun: deals as much damage to a creature as Mars cards are revealed', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['mothergun'], hand: ['zorg', 'sniffer', 'blypyp', 'troll'] },
    p2: { battleline: ['bumpsy', 'krump'] },
  });

  p1.use('mothergun');
  p1.choose('zorg', 'sniffer', 'blypyp');
  p1.choose(p2.card('krump'));

  expect(p2.card('krump').damage).toBe(3);
  expect(p2.card('bumpsy').damage).toBe(0);
  expect(p1.hand).toEqual(['zorg', 'sniffer', 'blypyp', 'troll']);
});

test('Mothergun: deals nothing if nothing is revealed', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', artifacts: ['mothergun'], hand: ['zorg'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.use('mothergun');
  p1.choose();

  expect(p2.card('bumpsy').damage).toBe(0);
});

test('Sniffer: creatures lose elusive for the remainder of the turn', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['sniffer'], battleline: ['zorg'] },
    p2: { battleline: ['urchin'] },
  });

  p1.use('sniffer');
  p1.fight('zorg', p2.card('urchin'));

  expect(p2.battleline).toEqual([]);
});

test('Sniffer: in the next turn they are elusive again', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['sniffer'], battleline: ['john-smyth'] },
    p2: { battleline: ['troll'] },
  });

  p1.use('sniffer');
  expect(p1.card('john-smyth').keywords).toEqual({});
  p1.endTurn();
  p2.press('brobnar');
  p2.fight('troll', p1.card('john-smyth'));

  expect(p1.battleline).toEqual(['john-smyth']);
});

test('Swap Widget: a ready friendly Mars creature changes with one of another name from hand, which is ready', () => {
  const { p1 } = scenario({
    p1: {
      artifacts: ['swap-widget'],
      battleline: ['tunk', { card: 'blypyp', exhausted: true }, 'troll'],
      hand: ['grabber-jammer', 'tunk', 'bumpsy'],
    },
  });

  p1.use('swap-widget');
  expect(p1.choices).toEqual(['tunk']);
  p1.choose('tunk');
  expect(p1.choices).toEqual(['grabber-jammer']);
  p1.choose('grabber-jammer');
  p1.press('right');

  expect(p1.battleline).toEqual(['blypyp', 'troll', 'grabber-jammer']);
  expect(p1.hand).toEqual(['tunk', 'bumpsy', 'tunk']);
  expect(p1.card('grabber-jammer').exhausted).toBe(false);
});

test('Swap Widget: the creature is not played: its Play ability does not resolve [6.2.6]', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['swap-widget'], battleline: ['tunk'], hand: ['yxili-marauder'] },
    p2: { amber: 3 },
  });

  p1.use('swap-widget');
  p1.choose('tunk');
  p1.choose('yxili-marauder');

  expect(p1.battleline).toEqual(['yxili-marauder']);
  expect(p2.amber).toBe(3);
});

test('Swap Widget: a ward stops it all', () => {
  const { p1 } = scenario({
    p1: {
      artifacts: ['swap-widget'],
      battleline: [{ card: 'tunk', warded: true }],
      hand: ['grabber-jammer'],
    },
  });

  p1.use('swap-widget');
  p1.choose('tunk');

  expect(p1.battleline).toEqual(['tunk']);
  expect(p1.hand).toEqual(['grabber-jammer']);
});

// ── creatures ──

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

test('Chuff Ape: after a fight its player may decline', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['chuff-ape', 'blypyp'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.fight('chuff-ape', p2.card('bumpsy'));
  p1.press('done');

  expect(p1.battleline).toEqual(['chuff-ape', 'blypyp']);
  expect(p1.card('chuff-ape').damage).toBe(5);
});

test('Chuff Ape: a ward on the other creature leaves it unhealed', () => {
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

test('[A64] Ether Spider: deals no damage when fighting, but takes it', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['ether-spider'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.fight('ether-spider', p2.card('bumpsy'));

  expect(p2.card('bumpsy').damage).toBe(0);
  expect(p1.card('ether-spider').damage).toBe(5);
});

test('Ether Spider: deals no damage when attacked either', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['bumpsy'] },
    p2: { battleline: ['ether-spider'] },
  });

  p1.fight('bumpsy', p2.card('ether-spider'));

  expect(p1.card('bumpsy').damage).toBe(0);
});

test('Ether Spider: amber the opponent would gain lands on it', () => {
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

test('Ether Spider: its own side gains as usual', () => {
  const { p1 } = scenario({ p1: { battleline: ['ether-spider'] } });

  p1.reap('ether-spider');

  expect(p1.amber).toBe(1);
  expect(p1.card('ether-spider').amber).toBe(0);
});

test('Ether Spider: amber stolen by the opponent lands on it', () => {
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

test('[A194] Ether Spider: amber on a friendly creature that leaves play lands on it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', battleline: ['ether-spider', { card: 'yxili-marauder', amber: 2 }] },
    p2: { battleline: ['troll'] },
  });

  p1.fight('yxili-marauder', p2.card('troll'));

  expect(p2.amber).toBe(0);
  expect(p1.card('ether-spider').amber).toBe(2);
});

test('Ether Spider: a creature that lives by its amber is not destroyed on its way to hand', () => {
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

test('Grommid: can be played itself beside other creatures', () => {
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

test('[A4] Grommid: they lose nothing for a creature saved by its ward', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['grommid'] },
    p2: { amber: 3, battleline: [{ card: 'bumpsy', warded: true }] },
  });

  p1.fight('grommid', p2.card('bumpsy'));

  expect(p2.amber).toBe(3);
});

test('John Smyth: readies a Mars creature that is no Agent after it reaps', () => {
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

test('John Smyth: also after a fight; it is elusive', () => {
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

test('Phylyx the Disintegrator: the opponent loses 1 amber for each other friendly Mars creature', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['phylyx-the-disintegrator', 'zorg', 'troll', { card: 'blypyp', exhausted: true }] },
    p2: { amber: 5, battleline: ['tunk'] },
  });

  p1.use('phylyx-the-disintegrator');

  expect(p2.amber).toBe(3);
  expect(p1.amber).toBe(0);
  expect(p1.card('phylyx-the-disintegrator').keywords).toEqual({ elusive: 1 });
});

test('Phylyx the Disintegrator: alone it costs the opponent nothing', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['phylyx-the-disintegrator'] },
    p2: { amber: 5 },
  });

  p1.use('phylyx-the-disintegrator');

  expect(p2.amber).toBe(5);
});

test('Qyxxlyx Plague Master: deals 3 damage to each Human after it reaps', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['qyxxlyx-plague-master', 'dextre'] },
    p2: { battleline: ['troll', { card: 'raiding-knight', powerCounters: 3 }] },
  });

  p1.reap('qyxxlyx-plague-master');

  expect(p1.battleline).toEqual(['qyxxlyx-plague-master']);
  expect(p2.card('troll').damage).toBe(0);
  expect(p2.card('raiding-knight').damage).toBe(3);
});

test('Qyxxlyx Plague Master: armor does not prevent it, a ward does', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['qyxxlyx-plague-master'] },
    p2: { battleline: ['dust-pixie', 'bulwark', { card: 'raiding-knight', warded: true }] },
  });

  p1.fight('qyxxlyx-plague-master', p2.card('dust-pixie'));

  expect(p2.card('bulwark').damage).toBe(3);
  expect(p2.card('bulwark').armor).toBe(2);
  expect(p2.card('raiding-knight').damage).toBe(0);
  expect(p2.card('raiding-knight').warded).toBe(false);
});

test('Tunk: is fully healed after its player plays another Mars creature', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', battleline: [{ card: 'tunk', damage: 4 }], hand: ['blypyp'] },
  });

  p1.play('blypyp');

  expect(p1.card('tunk').damage).toBe(0);
});

test('Tunk: other cards, and creatures of the opponent, do not heal it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', battleline: [{ card: 'tunk', damage: 4 }], hand: ['sniffer'] },
    p2: { hand: ['blypyp'] },
  });

  p1.play('sniffer');
  p1.endTurn();
  p2.press('mars');
  p2.play('blypyp');

  expect(p1.card('tunk').damage).toBe(4);
});

test('Ulyq Megamouth: uses a friendly non-Mars creature after it reaps', () => {
  const { p1 } = scenario({
    p1: { battleline: ['ulyq-megamouth', 'troll', 'zorg'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.reap('ulyq-megamouth');
  expect(p1.choices).toEqual(['troll']);
  p1.choose('troll');
  p1.press('reap');

  expect(p1.card('troll').exhausted).toBe(true);
  expect(p1.amber).toBe(2);
});

test('Ulyq Megamouth: also after a fight, and an action is a use', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['ulyq-megamouth', 'pit-demon'] },
    p2: { amber: 2, battleline: ['dust-pixie', 'bumpsy'] },
  });

  p1.fight('ulyq-megamouth', p2.card('dust-pixie'));
  p1.choose('pit-demon');
  p1.press('action');

  expect(p1.amber).toBe(1);
});

test('Ulyq Megamouth: a stunned creature loses its stun instead [8.1.1]', () => {
  const { p1 } = scenario({
    p1: { battleline: ['ulyq-megamouth', { card: 'troll', stunned: true }] },
  });

  p1.reap('ulyq-megamouth');
  p1.choose('troll');

  expect(p1.card('troll').stunned).toBe(false);
  expect(p1.card('troll').exhausted).toBe(true);
  expect(p1.amber).toBe(1);
});

test('Ulyq Megamouth: an exhausted creature does nothing [prompts 26]', () => {
  const { p1 } = scenario({
    p1: { battleline: ['ulyq-megamouth', { card: 'troll', exhausted: true }] },
  });

  p1.reap('ulyq-megamouth');
  p1.choose('troll');

  expect(p1.amber).toBe(1);
});

test('Uxlyx the Zookeeper: puts an enemy creature into its player’s archives after it reaps', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['uxlyx-the-zookeeper', 'zorg'] },
    p2: { battleline: ['troll', 'bumpsy'] },
  });

  p1.reap('uxlyx-the-zookeeper');
  expect(p1.choices).toEqual(['troll', 'bumpsy']);
  p1.choose(p2.card('troll'));

  expect(p1.archives).toEqual(['troll']);
  expect(p2.battleline).toEqual(['bumpsy']);
  expect(p1.card('uxlyx-the-zookeeper').keywords).toEqual({ elusive: 1 });
});

test('[A110] Uxlyx the Zookeeper: the creature leaves the archives for its owner’s hand', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['uxlyx-the-zookeeper'] },
    p2: { battleline: ['troll', 'bumpsy'] },
  });

  p1.reap('uxlyx-the-zookeeper');
  p1.choose(p2.card('troll'));
  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();
  p1.press('mars');
  p1.press('yes');

  expect(p1.archives).toEqual([]);
  expect(p2.hand).toEqual(['troll']);
});

test('Uxlyx the Zookeeper: a creature of its own player that the opponent controls is simply archived', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['uxlyx-the-zookeeper'] },
    p2: { battleline: [{ card: 'zorg', owner: 'p1' }, 'bumpsy'] },
  });

  p1.reap('uxlyx-the-zookeeper');
  p1.choose('zorg');
  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();
  p1.press('mars');
  p1.press('yes');

  expect(p1.hand).toEqual(['zorg']);
});

test('Vezyma Thinkdrone: may archive a friendly creature or artifact after it reaps', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['vezyma-thinkdrone', 'troll'], artifacts: ['sniffer'] },
    p2: { battleline: ['bumpsy'], artifacts: ['cannon'] },
  });

  p1.reap('vezyma-thinkdrone');
  p1.choose('vezyma-thinkdrone');
  expect(p1.choices).toEqual(['vezyma-thinkdrone', 'troll', 'sniffer']);
  p1.choose('sniffer');

  expect(p1.archives).toEqual(['sniffer']);
  expect(p2.artifacts).toEqual(['cannon']);
});

test('Vezyma Thinkdrone: a creature of the opponent goes to their own archives [14.1]', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['vezyma-thinkdrone', { card: 'troll', owner: 'p2' }] },
  });

  p1.reap('vezyma-thinkdrone');
  p1.choose('vezyma-thinkdrone');
  p1.choose('troll');

  expect(p1.archives).toEqual([]);
  expect(p2.archives).toEqual(['troll']);
});

test('Vezyma Thinkdrone: its player may decline', () => {
  const { p1 } = scenario({ p1: { battleline: ['vezyma-thinkdrone'] } });

  p1.reap('vezyma-thinkdrone');
  p1.press('done');

  expect(p1.battleline).toEqual(['vezyma-thinkdrone']);
});

test('Yxili Marauder: captures 1 amber for each friendly ready Mars creature', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'mars',
      hand: ['yxili-marauder'],
      battleline: ['zorg', 'grabber-jammer', { card: 'blypyp', exhausted: true }, 'troll'],
    },
    p2: { amber: 5, battleline: ['grommid'] },
  });

  p1.play('yxili-marauder');

  expect(p1.card('yxili-marauder').amber).toBe(2);
  expect(p2.amber).toBe(3);
});

test('Yxili Marauder: gets +1 power for each amber on it', () => {
  const { p1 } = scenario({ p1: { battleline: [{ card: 'yxili-marauder', amber: 3 }] } });

  expect(p1.card('yxili-marauder').power).toBe(5);
});

test('Yxili Marauder: captures nothing alone: it enters exhausted', () => {
  const { p1, p2 } = scenario({ p1: { hand: ['yxili-marauder'] }, p2: { amber: 5 } });

  p1.play('yxili-marauder');

  expect(p1.card('yxili-marauder').amber).toBe(0);
  expect(p2.amber).toBe(5);
});

test('Yxilo Bolter: deals 2 damage to a creature after it reaps', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['yxilo-bolter'] },
    p2: { battleline: ['troll', 'batdrone'] },
  });

  p1.reap('yxilo-bolter');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(2);
});

test('Yxilo Bolter: purges a creature that this damage destroys', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['yxilo-bolter'] },
    p2: { battleline: ['dust-pixie', 'batdrone'] },
  });

  p1.fight('yxilo-bolter', p2.card('dust-pixie'));
  p1.choose(p2.card('batdrone'));

  expect(p2.purged).toEqual(['batdrone']);
  expect(p2.discard).toEqual(['dust-pixie']);
});

test('Yxilo Bolter: a creature that goes to hand when destroyed is out of reach', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['yxilo-bolter'] },
    p2: { battleline: ['bad-penny'] },
  });

  p1.reap('yxilo-bolter');
  p1.choose(p2.card('bad-penny'));

  expect(p2.hand).toEqual(['bad-penny']);
  expect(p2.purged).toEqual([]);
});

test('Yxilx Dominator: enters play stunned, with taunt', () => {
  const { p1 } = scenario({ p1: { hand: ['yxilx-dominator'] } });

  p1.play('yxilx-dominator');

  expect(p1.card('yxilx-dominator').stunned).toBe(true);
  expect(p1.card('yxilx-dominator').keywords).toEqual({ taunt: 1 });
});

test('Zorg: enters play stunned', () => {
  const { p1 } = scenario({ p1: { hand: ['zorg'] } });

  p1.play('zorg');

  expect(p1.card('zorg').stunned).toBe(true);
});

test('Zorg: stuns the creature it fights and each of its neighbors before the fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['zorg'] },
    p2: { battleline: ['bumpsy', 'troll', 'krump', 'smaaash'] },
  });

  p1.fight('zorg', p2.card('troll'));

  expect(p2.card('bumpsy').stunned).toBe(true);
  expect(p2.card('troll').stunned).toBe(true);
  expect(p2.card('krump').stunned).toBe(true);
  expect(p2.card('smaaash').stunned).toBe(false);
  expect(p2.card('troll').damage).toBe(7);
});

test('Zorg: does not stun its attacker', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['troll'] }, p2: { battleline: ['zorg'] } });

  p1.fight('troll', p2.card('zorg'));

  expect(p1.card('troll').stunned).toBe(false);
});

test('Zyzzix the Many: may reveal a creature from hand, archive it and get three +1 power counters', () => {
  const { p1, game } = scenario({
    p1: { house: 'mars', battleline: ['zyzzix-the-many'], hand: ['troll', 'punch'] },
  });

  p1.reap('zyzzix-the-many');
  p1.choose('zyzzix-the-many');
  expect(p1.choices).toEqual(['troll']);
  p1.choose('troll');

  expect(p1.archives).toEqual(['troll']);
  expect(p1.card('zyzzix-the-many').power).toBe(6);
  expect(game.log().join('\n')).toContain('Troll');
});

test('Zyzzix the Many: its player may decline after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', battleline: ['zyzzix-the-many'], hand: ['troll'] },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.fight('zyzzix-the-many', p2.card('dust-pixie'));
  p1.press('done');

  expect(p1.hand).toEqual(['troll']);
  expect(p1.card('zyzzix-the-many').power).toBe(3);
});

test('Zyzzix the Many: is not asked without a creature in hand', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', battleline: ['zyzzix-the-many'], hand: ['punch'] },
  });

  p1.reap('zyzzix-the-many');

  expect(p1.prompt.purpose).toBe('main-step');
});

// ── upgrades ──

test('Biomatrix Backup: a creature being destroyed may go to its owner’s archives', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', battleline: [{ card: 'blypyp', upgrades: ['biomatrix-backup'] }] },
    p2: { battleline: ['troll'] },
  });

  p1.fight('blypyp', p2.card('troll'));
  p1.choose('blypyp');

  expect(p1.archives).toEqual(['blypyp']);
  expect(p1.discard).toEqual(['biomatrix-backup']);
});

test('Biomatrix Backup: an enemy creature goes to the archives of its owner; the active player chooses', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll'] },
    p2: { battleline: [{ card: 'blypyp', upgrades: ['biomatrix-backup'] }] },
  });

  p1.fight('troll', p2.card('blypyp'));
  p1.choose(p2.card('blypyp'));

  expect(p1.archives).toEqual([]);
  expect(p2.archives).toEqual(['blypyp']);
});

test('Biomatrix Backup: a creature so saved was destroyed all the same [11.3.7]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', battleline: ['grommid'] },
    p2: { amber: 2, battleline: [{ card: 'blypyp', upgrades: ['biomatrix-backup'] }] },
  });

  p1.fight('grommid', p2.card('blypyp'));
  p1.choose(p2.card('blypyp'));

  expect(p2.archives).toEqual(['blypyp']);
  expect(p2.amber).toBe(1);
});

test('Biomatrix Backup: or not', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', battleline: [{ card: 'blypyp', upgrades: ['biomatrix-backup'] }] },
    p2: { battleline: ['troll'] },
  });

  p1.fight('blypyp', p2.card('troll'));
  p1.press('done');

  expect(p1.archives).toEqual([]);
  expect(p1.discard.toSorted()).toEqual(['biomatrix-backup', 'blypyp']);
});

test('Brain Stem Antenna: after a Mars creature is played its creature readies and is of Mars this turn', () => {
  const { p1 } = scenario({
    p1: {
      house: 'mars',
      battleline: [{ card: 'troll', exhausted: true, upgrades: ['brain-stem-antenna'] }],
      hand: ['blypyp'],
    },
  });

  p1.play('blypyp');

  expect(p1.card('troll').exhausted).toBe(false);
  expect(p1.card('troll').houses).toEqual(['brobnar', 'mars']);
  expect(p1.actions('troll')).toEqual(['reap']);
});

test('Brain Stem Antenna: is of Mars for this turn only', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'mars',
      battleline: [{ card: 'troll', upgrades: ['brain-stem-antenna'] }],
      hand: ['blypyp'],
    },
    p2: { battleline: ['bumpsy'] },
  });

  p1.play('blypyp');
  p1.endTurn();
  p2.press('brobnar');

  expect(p1.card('troll').houses).toEqual(['brobnar']);
});

test('Brain Stem Antenna: on an enemy creature it counts the creatures of that creature’s controller', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['brain-stem-antenna', 'blypyp'] },
    p2: { battleline: [{ card: 'troll', exhausted: true }] },
  });

  p1.play('brain-stem-antenna', { on: p2.card('troll') });
  p1.play('blypyp');

  expect(p2.card('troll').exhausted).toBe(true);
});

test('Jammer Pack: keys of its creature’s opponent cost 2 more', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'zorg', upgrades: ['jammer-pack'] }] },
  });

  expect(p1.keyCost).toBe(6);
  expect(p2.keyCost).toBe(8);
});

test('Jammer Pack: on an enemy creature it hurts its own player', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['jammer-pack'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('jammer-pack', { on: p2.card('troll') });

  expect(p1.keyCost).toBe(8);
  expect(p2.keyCost).toBe(6);
});

test('Red Planet Ray Gun: after its creature reaps, 1 damage for each Mars creature in play', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', battleline: [{ card: 'zorg', upgrades: ['red-planet-ray-gun'] }, 'tunk'] },
    p2: { battleline: ['troll', 'blypyp'] },
  });

  p1.reap('zorg');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(3);
});

test('Red Planet Ray Gun: without a Mars creature in play there is no damage', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: [{ card: 'troll', upgrades: ['red-planet-ray-gun'] }] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.reap('troll');

  expect(p2.card('bumpsy').damage).toBe(0);
  expect(p1.amber).toBe(1);
});
