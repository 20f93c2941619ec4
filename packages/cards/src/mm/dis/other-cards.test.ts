import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Dark Æmber Vault', () => {
  test('draws a card after its player plays a Mutant creature, and no other', () => {
    const { p1 } = scenario({
      p1: {
        house: 'dis',
        artifacts: ['dark-æmber-vault'],
        hand: ['snarette', 'dust-imp'],
        deck: ['krump', 'troll'],
      },
    });

    p1.play('snarette');
    expect(p1.hand).toEqual(['dust-imp', 'krump']);
    p1.play('dust-imp', { flank: 'right' });

    expect(p1.hand).toEqual(['krump']);
  });

  test('gives friendly Mutant creatures +2 power', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['dark-æmber-vault'], battleline: ['snarette', 'troll'] },
      p2: { battleline: ['snarette'] },
    });

    expect(p1.card('snarette').power).toBe(6);
    expect(p1.card('troll').power).toBe(8);
    expect(p2.card('snarette').power).toBe(4);
  });
});

test('Imp-losion destroys one creature of each side', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['imp-losion'], battleline: ['troll', 'krump'] },
    p2: { battleline: ['bumpsy', 'valdr'] },
  });

  p1.play('imp-losion');
  p1.choose('krump');
  p1.choose(p2.card('valdr'));

  expect([p1.battleline, p2.battleline]).toEqual([['troll'], ['bumpsy']]);
});

describe('Mark of Dis', () => {
  test('makes the controller choose the house of a creature that it did not destroy', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['mark-of-dis'] },
      p2: { houses: ['brobnar', 'logos'], battleline: ['troll'] },
    });

    p1.play('mark-of-dis');
    p1.choose(p2.card('troll'));
    p1.endTurn();

    expect(p2.card('troll').damage).toBe(2);
    expect(p2.buttons).toEqual(['brobnar']);
  });

  test('demands nothing if the creature is destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['mark-of-dis'] },
      p2: { houses: ['brobnar', 'logos'], battleline: [{ card: 'dust-imp', house: 'brobnar' }] },
    });

    p1.play('mark-of-dis');
    p1.choose(p2.card('dust-imp'));
    p1.endTurn();

    expect(p2.buttons).toEqual(['brobnar', 'logos']);
  });

  test('binds its own player in their next turn if the creature is friendly', () => {
    const { p1, p2 } = scenario({
      p1: { houses: ['dis', 'brobnar'], house: 'dis', hand: ['mark-of-dis'], battleline: ['troll'] },
      p2: { houses: ['mars', 'logos'] },
    });

    p1.play('mark-of-dis');
    p1.choose('troll');
    p1.endTurn();
    expect(p2.buttons).toEqual(['mars', 'logos']);
    p2.press('mars');
    p2.endTurn();

    expect(p1.buttons).toEqual(['brobnar']);
  });
});

describe('Mindfire', () => {
  test('steals 1 amber for each bonus icon of the discarded card', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['mindfire'] },
      p2: { amber: 5, hand: [{ card: 'dust-pixie', enhancements: ['draw'] }] },
    });

    p1.play('mindfire');

    expect(p2.discard).toEqual(['dust-pixie']);
    expect(p2.amber).toBe(2);
  });

  test('steals nothing from an empty hand', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['mindfire'] }, p2: { amber: 5 } });

    p1.play('mindfire');

    expect(p2.amber).toBe(5);
  });
});

test('Stirring Grave archives a creature of the own discard pile', () => {
  const { p1 } = scenario({
    p1: { hand: ['stirring-grave'], discard: ['troll', 'punch'] },
    p2: { discard: ['krump'] },
  });

  p1.play('stirring-grave');
  expect(p1.choices).toEqual(['troll']);
  p1.choose('troll');

  expect(p1.archives).toEqual(['troll']);
});

test('Waking Nightmare counts Dis creatures of both sides all the time', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['waking-nightmare'], battleline: ['dust-imp', 'troll'] },
    p2: { houses: ['dis'], battleline: ['snarette'], hand: ['bonesaw'] },
  });

  p1.play('waking-nightmare');
  expect(p2.keyCost).toBe(6);
  p1.endTurn();
  p2.press('dis');
  expect([p1.keyCost, p2.keyCost]).toEqual([8, 8]);
  p2.play('bonesaw', { flank: 'right' });

  expect(p2.keyCost).toBe(9);
});

describe('Break-key', () => {
  test('unforges a key of an opponent with more keys, who gains 6 amber', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['break-key'], keys: 1 }, p2: { keys: 2 } });

    p1.play('break-key');
    p1.press('blue');

    expect(p2.keys).toBe(1);
    expect(p2.amber).toBe(6);
  });

  test('does nothing if the keys are even', () => {
    const { p1, p2 } = scenario({ p1: { hand: ['break-key'], keys: 1 }, p2: { keys: 1 } });

    p1.play('break-key');

    expect([p2.keys, p2.amber]).toEqual([1, 0]);
  });
});

test('Double Doom returns an enemy creature, which can be the random card that is discarded', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['double-doom'], battleline: ['krump'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('double-doom');
  p1.choose(p2.card('troll'));

  expect(p2.discard).toEqual(['troll']);
});

describe('Essence Scale', () => {
  test('readies and uses a creature that shares a house with the destroyed one', () => {
    const { p1 } = scenario({
      p1: {
        house: 'dis',
        artifacts: ['essence-scale'],
        battleline: ['troll', { card: 'krump', exhausted: true }, 'urchin'],
      },
    });

    p1.use('essence-scale');
    p1.choose('troll');
    expect(p1.choices).toEqual(['krump']);
    p1.choose('krump');

    expect(p1.amber).toBe(1);
    expect(p1.card('krump').exhausted).toBe(true);
  });

  test('readies nothing if a ward keeps the creature in play', () => {
    const { p1 } = scenario({
      p1: {
        house: 'dis',
        artifacts: ['essence-scale'],
        battleline: [
          { card: 'troll', warded: true },
          { card: 'krump', exhausted: true },
        ],
      },
    });

    p1.use('essence-scale');
    p1.choose('troll');

    expect(p1.card('krump').exhausted).toBe(true);
    expect(p1.amber).toBe(0);
  });
});

test('Grim Reminder archives each creature of the chosen house and gives 1 chain', () => {
  const { p1 } = scenario({
    p1: { hand: ['grim-reminder'], discard: ['troll', 'punch', 'krump', 'urchin'] },
  });

  p1.play('grim-reminder');
  p1.press('brobnar');

  expect(p1.archives.toSorted()).toEqual(['krump', 'troll']);
  expect(p1.chains).toBe(1);
});

test('Wail of the Damned destroys a creature without bonus icons', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['wail-of-the-damned'] },
    p2: { battleline: ['dust-pixie', { card: 'krump', enhancements: ['draw'] }, 'bumpsy'] },
  });

  p1.play('wail-of-the-damned');
  expect(p1.choices).toEqual(['bumpsy']);
  p1.choose(p2.card('bumpsy'));

  expect(p2.discard).toEqual(['bumpsy']);
});

test('Etan’s Jar keeps both players from playing cards of the named title until it leaves play', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'dis', hand: ['etan-s-jar', 'dust-imp'] },
    p2: { houses: ['dis'], hand: ['dust-imp', 'snarette'] },
  });

  p1.play('etan-s-jar');
  game.enterName('p1', 'Dust Imp');
  expect(p1.actions('dust-imp')).not.toContain('play');
  p1.endTurn();
  p2.press('dis');
  expect(p2.actions('dust-imp')).not.toContain('play');
  expect(p2.actions('snarette')).toContain('play');
  game.edit.move(p1.card('etan-s-jar').id, 'discard');

  expect(p2.actions('dust-imp')).toContain('play');
});

test('Painmail goes to its owner’s archives and destroys the creature when a player chooses Dis', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['painmail'] },
    p2: { houses: ['dis', 'brobnar'], battleline: ['troll', 'krump'] },
  });

  p1.play('painmail', { on: p2.card('troll') });
  p1.endTurn();
  p2.press('dis');

  expect(p1.archives).toEqual(['painmail']);
  expect(p2.battleline).toEqual(['krump']);
});

test('Ritual of Tognath destroys 2 friendly creatures, or 1 if there is only one', () => {
  const { p1 } = scenario({
    p1: { house: 'dis', hand: ['ritual-of-tognath'], battleline: ['troll', 'krump', 'bumpsy'] },
    p2: { battleline: ['valdr'] },
  });
  p1.play('ritual-of-tognath');
  p1.choose('troll', 'bumpsy');
  expect(p1.battleline).toEqual(['krump']);

  const few = scenario({ p1: { house: 'dis', hand: ['ritual-of-tognath'], battleline: ['troll'] } });
  few.p1.play('ritual-of-tognath');
  few.p1.choose('troll');
  expect(few.p1.battleline).toEqual([]);
});

describe('The Pale Star', () => {
  test('gives each creature 1 power and 0 armor for the turn and is destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['the-pale-star'], battleline: ['troll'] },
      p2: { battleline: ['sequis'], houses: ['mars'] },
    });

    p1.use('the-pale-star');
    expect(p1.card('troll').power).toBe(1);
    expect(p2.card('sequis')).toMatchObject({ power: 1, armor: 0 });
    p1.endTurn();

    expect(p1.artifacts).toEqual([]);
    expect(p1.card('troll').power).toBe(8);
  });

  test('also affects creatures that enter play later', () => {
    const { p1 } = scenario({ p1: { house: 'dis', artifacts: ['the-pale-star'], hand: ['snarette'] } });

    p1.use('the-pale-star');
    p1.play('snarette');

    expect(p1.card('snarette').power).toBe(1);
  });
});
