import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

test('[1.4] creatures and artifacts enter play exhausted', () => {
  const { p1 } = scenario({ p1: { hand: ['troll', 'cannon'] } });

  p1.play('troll');
  p1.play('cannon');

  expect(p1.card('troll').exhausted).toBe(true);
  expect(p1.card('cannon').exhausted).toBe(true);
  expect(p1.artifacts).toEqual(['cannon']);
});

test('[6.2.7] the player chooses the left or right flank for a creature', () => {
  const { p1 } = scenario({ p1: { battleline: ['troll'], hand: ['bumpsy', 'headhunter'] } });

  p1.play('bumpsy', { flank: 'left' });
  p1.play('headhunter', { flank: 'right' });

  expect(p1.battleline).toEqual(['bumpsy', 'troll', 'headhunter']);
});

test('[6.2.8] a play can be cancelled at the choice of flank and has not happened', () => {
  const { p1 } = scenario({
    p1: { house: 'untamed', battleline: ['hunting-witch'], hand: ['dust-pixie'] },
  });

  p1.choose('dust-pixie');
  p1.press('play');
  p1.press('cancel');

  expect(p1.hand).toEqual(['dust-pixie']);
  expect(p1.amber).toBe(0);
  expect(p1.actions('dust-pixie')).toEqual(['play', 'discard']);
});

test('[20.16] a click on another card in hand opens the menu of that card instead', () => {
  const { p1 } = scenario({ p1: { hand: ['troll', 'cannon'] } });

  p1.choose('troll');
  p1.choose('cannon');
  p1.press('play');

  expect(p1.artifacts).toEqual(['cannon']);
  expect(p1.hand).toEqual(['troll']);
});

test('[5.2] an action goes to the discard pile after its effects', () => {
  const { p1, p2 } = scenario({ p1: { hand: ['punch'] }, p2: { battleline: ['urchin'] } });

  p1.play('punch');
  expect(p1.card('punch').zone).toBe('resolving');
  expect(p1.discard).toEqual([]);
  p1.choose(p2.card('urchin'));

  expect(p1.discard).toEqual(['punch']);
});

test('[6.1] an action without a possible effect can be played', () => {
  const { p1 } = scenario({ p1: { hand: ['punch'] } });

  p1.play('punch');

  expect(p1.discard).toEqual(['punch']);
  expect(p1.amber).toBe(1);
});

test('[3.4] only cards of the active house can be played or discarded', () => {
  const { p1 } = scenario({ p1: { house: 'brobnar', hand: ['troll', 'pit-demon'] } });

  expect(p1.actions('troll')).toEqual(['play', 'discard']);
  expect(p1.actions('pit-demon')).toEqual([]);
});

test('[5.8] a maverick belongs only to its own house', () => {
  const { p1 } = scenario({ p1: { house: 'brobnar', hand: [{ card: 'pit-demon', house: 'brobnar' }] } });

  p1.play('pit-demon');

  expect(p1.card('pit-demon').houses).toEqual(['brobnar']);
});

test('[A164] a house icon makes a card belong to that house as well', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: [{ card: 'daughter', enhancements: ['brobnar'] }] },
    p2: { houses: ['dis'] },
  });

  p1.play('daughter');
  p1.endTurn();
  p2.press('dis');
  p2.endTurn();

  expect(p1.card('daughter').houses).toEqual(['logos', 'brobnar']);
  expect(p1.buttons).toEqual(['logos', 'brobnar']);
});

test('[5.4] an upgrade is attached to any friendly or enemy creature', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll'], hand: ['blood-of-titans'] },
    p2: { battleline: ['urchin'] },
  });

  p1.play('blood-of-titans', { on: p2.card('urchin') });

  expect(p2.card('urchin').power).toBe(6);
  expect(p1.card('blood-of-titans')).toMatchObject({ parent: p2.card('urchin').id, controller: 'p1' });
});

test('[5.4] an upgrade cannot be played without a creature in play', () => {
  const { p1 } = scenario({ p1: { hand: ['blood-of-titans'] } });

  expect(p1.actions('blood-of-titans')).toEqual(['discard']);
});

test('[5.4] an upgrade goes to its owner’s discard pile when its creature leaves play', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['fear'] },
    p2: { battleline: [{ card: 'urchin', upgrades: ['duskrunner'] }] },
  });

  p1.play('fear');
  p1.choose(p2.card('urchin'));

  expect(p2.hand).toEqual(['urchin']);
  expect(p2.discard).toEqual(['duskrunner']);
});

test('[7.1] printed amber comes before the other icons, which resolve in order', () => {
  const { p1, p2 } = scenario({
    p1: { hand: [{ card: 'punch', enhancements: ['damage', 'draw'] }], deck: ['troll'] },
    p2: { battleline: ['dodger'] },
  });

  p1.play('punch');
  expect(p1.amber).toBe(1);
  expect(p1.hand).toEqual([]);
  expect(p1.prompt).toMatchObject({ purpose: 'bonus-icon-target', icon: 'damage' });
  p1.choose(p2.card('dodger'));
  expect(p1.hand).toEqual(['troll']);
  p1.choose(p2.card('dodger'));

  expect(p2.card('dodger').damage).toBe(4);
});

test('[7] a capture icon puts an amber of the opponent on a friendly creature', () => {
  const { p1, p2 } = scenario({
    p1: { hand: [{ card: 'cannon', enhancements: ['capture'] }], battleline: ['troll', 'bumpsy'] },
    p2: { amber: 2, battleline: ['urchin'] },
  });

  p1.play('cannon');
  expect(p1.choices).toEqual(['troll', 'bumpsy']);
  p1.choose('bumpsy');

  expect(p1.card('bumpsy').amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('[7] a discard icon discards a card from hand, a power icon adds a counter', () => {
  const { p1 } = scenario({
    p1: {
      hand: [{ card: 'cannon', enhancements: ['discard', 'power'] }, 'fear', 'troll'],
      battleline: ['bumpsy'],
    },
  });

  p1.play('cannon');
  p1.choose('fear');
  p1.choose('bumpsy');

  expect(p1.discard).toEqual(['fear']);
  expect(p1.card('bumpsy').power).toBe(6);
});

test('[A163] a damage icon must damage a friendly creature if there is no other', () => {
  const { p1 } = scenario({
    p1: { hand: [{ card: 'cannon', enhancements: ['damage'] }], battleline: ['troll'] },
  });

  p1.play('cannon');
  p1.choose('troll');

  expect(p1.card('troll').damage).toBe(1);
});

test('[6.2.1] a creature that its own icon destroys does not resolve its Play ability', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: [{ card: 'urchin', enhancements: ['damage', 'amber'] }] },
    p2: { amber: 3 },
  });

  p1.play('urchin');
  p1.choose('urchin');

  expect(p1.discard).toEqual(['urchin']);
  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(3);
});

test('[A143] Wild Wormhole as the second card beside Ember Imp reveals nothing', () => {
  const { p1 } = scenario({
    p1: { hand: ['dimension-door', 'wild-wormhole'], deck: ['library-of-babble'] },
    p2: { battleline: ['ember-imp'] },
  });

  p1.play('dimension-door');
  p1.play('wild-wormhole');

  expect(p1.deck).toEqual(['library-of-babble']);
  expect(p1.artifacts).toEqual([]);
});

test('[A144] a revealed card that cannot be played returns to the top of the deck', () => {
  const { p1 } = scenario({ p1: { hand: ['wild-wormhole'], deck: ['kelifi-dragon', 'labwork'] } });

  p1.play('wild-wormhole');

  expect(p1.deck).toEqual(['kelifi-dragon', 'labwork']);
});

test('[A145] a revealed upgrade stays on top of the deck if no creature is in play', () => {
  const { p1 } = scenario({ p1: { hand: ['wild-wormhole'], deck: ['rocket-boots'] } });

  p1.play('wild-wormhole');

  expect(p1.deck).toEqual(['rocket-boots']);
});

test('[3.4.1] a card that needs no permission still uses up a permission for one card', () => {
  const { p1 } = scenario({
    p1: { hand: ['phase-shift', { card: 'troll', enhancements: ['logos'] }, 'bumpsy'] },
  });

  p1.play('phase-shift');
  expect(p1.actions('bumpsy')).toEqual(['play']);
  p1.play('bumpsy');

  expect(p1.actions('troll')).toEqual(['play', 'discard']);
});

test('[3.4] a permission to play a card does not allow discarding it', () => {
  const { p1 } = scenario({ p1: { hand: ['phase-shift', 'troll'] } });

  p1.play('phase-shift');

  expect(p1.actions('troll')).toEqual(['play']);
});

test('[rule of six] [A170] a seventh play of a title is not offered', () => {
  const { p1 } = scenario({ p1: { hand: Array.from({ length: 7 }, () => 'virtuous-works') } });

  for (let count = 0; count < 6; count++) p1.play('virtuous-works');

  expect(p1.amber).toBe(18);
  expect(p1.hand).toEqual(['virtuous-works']);
  expect(p1.actions('virtuous-works')).toEqual(['discard']);
});

test('[rule of six] [A170] plays and uses of one title count together', () => {
  const { p1 } = scenario({
    p1: {
      house: 'shadows',
      hand: ['silvertooth', 'silvertooth', 'silvertooth', 'silvertooth'],
      battleline: ['silvertooth'],
    },
  });

  for (let count = 0; count < 4; count++) p1.play('silvertooth');
  p1.reap('silvertooth');
  p1.reap('silvertooth');

  expect(p1.amber).toBe(2);
  expect(p1.battleline.map((_, index) => p1.actions(p1.card('silvertooth', index + 1)))).toEqual([
    [],
    [],
    [],
    [],
    [],
  ]);
});

test('[6.2 step 6] reactions to a play and the card’s own ability share a window that the active player orders', () => {
  const { p1 } = scenario({ p1: { house: 'untamed', battleline: ['hunting-witch'], hand: ['flaxia'] } });

  p1.play('flaxia');
  expect(p1.prompt.purpose).toBe('trigger-order');
  expect(p1.choices.toSorted()).toEqual(['flaxia', 'hunting-witch']);
  p1.choose('flaxia');

  expect(p1.amber).toBe(2 + 1);
});

test('[A168] Library Access draws for each later card, not for itself', () => {
  const { p1 } = scenario({
    p1: {
      hand: ['library-access', 'library-access', 'virtuous-works'],
      deck: ['troll', 'troll', 'troll'],
      house: 'logos',
    },
  });

  p1.play('library-access');
  expect(p1.hand).toHaveLength(2);
  p1.play('library-access');
  p1.press('auto-resolve');

  expect(p1.hand).toEqual(['virtuous-works', 'troll']);
});

test('[3.8.1] [A168] Library Access that Wild Wormhole plays draws for the Wormhole as well', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['wild-wormhole'], deck: ['library-access', 'troll', 'bumpsy'] },
  });

  p1.play('wild-wormhole');

  expect(p1.hand).toEqual(['troll']);
});
