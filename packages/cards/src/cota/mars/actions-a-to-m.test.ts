import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Ammonia Clouds: deals 3 damage to each friendly and enemy creature', () => {
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

test('Ammonia Clouds: a ward prevents the damage to its creature', () => {
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

test('Hypnotic Command: the same creature can be chosen again while there is amber to capture', () => {
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

test('[14.3] Mass Abduction: the creatures go to their owner’s hand when they leave the archives', () => {
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

test('Mass Abduction: its player may choose no creature, and a ward saves a creature', () => {
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

test('Mothership Support: portions of 2 on one creature are one event, so armor counts once [9.5]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['mothership-support'], battleline: ['zorg', 'blypyp', 'mindwarper'] },
    p2: { battleline: ['raiding-knight', { card: 'troll', warded: true }] },
  });

  p1.play('mothership-support');
  expect(p1.prompt).toMatchObject({ purpose: 'allot-damage', max: 3 });
  p1.choose(p2.card('raiding-knight'));
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('raiding-knight'));

  expect(p2.card('raiding-knight').damage).toBe(2);
  expect(p2.card('troll')).toMatchObject({ damage: 0, warded: false });
});
