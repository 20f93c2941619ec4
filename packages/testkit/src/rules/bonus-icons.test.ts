import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { card, gain, reap } = language;

test('[7.2] an icon resolves with all its consequences before the next icon', () => {
  const { p1, p2 } = scenario({
    p1: { hand: [{ card: 'cannon', enhancements: ['damage', 'capture'] }], battleline: ['troll'] },
    p2: {
      amber: 1,
      battleline: [
        { card: 'grenade-snib', damage: 1 },
        { card: 'dust-imp', amber: 0 },
      ],
    },
  });

  p1.play('cannon');
  p1.choose(p2.card('grenade-snib'));

  // The first icon destroyed Grenade Snib, and p1 has no amber to lose to it.
  expect(p1.prompt).toMatchObject({ purpose: 'bonus-icon-target', icon: 'capture' });
  p1.choose('troll');
  expect(p1.card('troll').amber).toBe(1);
});

test('[7.2] an icon cannot be declined and asks for a card even if there is only one', () => {
  const { p1 } = scenario({
    p1: { hand: [{ card: 'cannon', enhancements: ['power'] }], battleline: ['troll'] },
  });

  p1.play('cannon');
  expect(p1.prompt).toMatchObject({ purpose: 'bonus-icon-target', icon: 'power' });
  expect(p1.buttons).toEqual([]);
  p1.choose('troll');

  expect(p1.card('troll').powerCounters).toBe(1);
});

test('[7.3] the card with a damage icon does not deal the damage of the icon', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: [{ card: 'krump', enhancements: ['damage'] }] },
    p2: { amber: 3, battleline: [{ card: 'dodger', damage: 4 }] },
  });

  p1.play('krump');
  p1.choose(p2.card('dodger'));

  expect(p2.discard).toEqual(['dodger']);
  expect(p2.amber).toBe(3);
});

test('[7.4] the player of a card resolves its icons even if it enters under the opponent’s control', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'ekwidon',
      hand: [{ card: 'carrier-ekwidon-creature', enhancements: ['amber', 'draw'] }],
      deck: ['troll'],
    },
    p2: { deck: ['urchin'] },
    facts: { 'carrier-ekwidon-creature': { keywords: { treachery: 1 } } },
    texts: [card('carrier-ekwidon-creature', reap(gain(1)))],
  });

  p1.play('carrier-ekwidon-creature');

  expect([p1.amber, p2.amber]).toEqual([1, 0]);
  expect(p1.hand).toEqual(['troll']);
  expect(p2.hand).toEqual([]);
});

test('[7.7] cards put into play and token creatures resolve no icons', () => {
  const { p1 } = scenario({
    p1: {
      house: 'mars',
      artifacts: ['swap-widget'],
      battleline: ['zorg'],
      hand: [{ card: 'tunk', enhancements: ['amber', 'draw'] }],
      deck: ['troll'],
    },
  });

  p1.use('swap-widget');
  p1.choose('zorg');
  p1.choose('tunk');

  expect(p1.battleline).toEqual(['tunk']);
  expect(p1.amber).toBe(0);
  expect(p1.hand).toEqual(['zorg']);
});

test('[7.8] printed and added amber icons are counted as amber icons', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['rustgnawer'] },
    p2: {
      battleline: ['dew-faerie'],
      artifacts: [{ card: 'mighty-javelin', enhancements: ['amber', 'draw', 'dis'] }],
    },
  });

  p1.fight('rustgnawer', p2.card('dew-faerie'));
  p1.choose(p2.card('mighty-javelin'));

  expect(p2.discard).toContain('mighty-javelin');
  expect(p2.card('mighty-javelin').bonusIcons).toEqual(['amber', 'amber', 'draw']);
  expect(p1.amber).toBe(2);
});

test('[7.9] a house icon counts in hand and in play for playing, using and discarding', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      hand: [{ card: 'pit-demon', enhancements: ['brobnar'] }, 'charette'],
      battleline: [{ card: 'shooler', enhancements: ['brobnar'] }, 'tocsin'],
      artifacts: ['banner-of-battle'],
    },
  });

  expect(p1.actions('pit-demon')).toEqual(['play', 'discard']);
  expect(p1.actions('shooler')).toEqual(['reap']);
  expect(p1.actions('tocsin')).toEqual([]);
  expect(p1.card('shooler').houses).toEqual(['dis', 'brobnar']);
});

test('[7.9] effects on a house reach a card with its house icon', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['blinding-light'] },
    p2: { battleline: [{ card: 'troll', enhancements: ['logos'] }, 'bumpsy'] },
  });

  p1.play('blinding-light');
  p1.press('logos');

  expect(p2.card('troll').stunned).toBe(true);
  expect(p2.card('bumpsy').stunned).toBe(false);
});

test.each([
  ['an upgrade', 'duskrunner'],
  ['an artifact', 'skeleton-key'],
])('[7] the icons of %s resolve like those of any card', (_type, slug) => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'shadows',
      hand: [{ card: slug, house: 'shadows', enhancements: ['amber', 'damage'] }],
      battleline: ['troll'],
    },
    p2: { battleline: ['dodger'] },
  });

  p1.play(slug, { on: 'troll' });
  p1.choose(p2.card('dodger'));

  expect(p1.amber).toBe(1);
  expect(p2.card('dodger').damage).toBe(1);
});

test('[A163] a damage icon may damage its own creature', () => {
  const { p1 } = scenario({ p1: { hand: [{ card: 'troll', enhancements: ['damage'] }] } });

  p1.play('troll');
  p1.choose('troll');

  expect(p1.card('troll').damage).toBe(1);
});

test('[7] a discard icon with an empty hand and a capture icon without enemy amber are lost', () => {
  const { p1 } = scenario({
    p1: { hand: [{ card: 'cannon', enhancements: ['discard', 'capture', 'amber'] }], battleline: ['troll'] },
  });

  p1.play('cannon');

  expect(p1.amber).toBe(1);
  expect(p1.prompt.purpose).toBe('main-step');
});
