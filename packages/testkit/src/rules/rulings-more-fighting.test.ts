import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { card } = language;
const { play, steal } = language;

test('[A290] elusive that Siren Horn gives the attacked creature protects it in that fight', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: [{ card: 'troll', amber: 1, upgrades: ['siren-horn'] }] },
    p2: { battleline: ['urchin', 'boss-zarek'] },
  });

  p1.fight('troll', p2.card('urchin'));

  expect(p2.card('urchin')).toMatchObject({ zone: 'play', amber: 1, damage: 0 });
});

test.each([
  ['a creature with armor', { card: 'sequis' }],
  ['a creature with a ward', { card: 'sequis', warded: true }],
])('[A292] Shoulder Id steals when it would damage %s, which keeps what protects it', (_, attacker) => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', amber: 2, battleline: [attacker] },
    p2: { battleline: ['shoulder-id'] },
  });
  const { armor, warded } = p1.card('sequis');

  p1.fight('sequis', p2.card('shoulder-id'));

  expect(p2.amber).toBe(1);
  expect(p1.card('sequis')).toMatchObject({ armor, warded, damage: 0 });
});

test('[A292] Shoulder Id steals nothing from an attacker with skirmish', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', amber: 2, battleline: ['carrier-untamed-creature'] },
    p2: { battleline: ['shoulder-id'] },
    facts: { 'carrier-untamed-creature': { keywords: { skirmish: 1 } } },
  });

  p1.fight('carrier-untamed-creature', p2.card('shoulder-id'));

  expect(p2.amber).toBe(0);
});

test('[A296] Reassembling Automaton that was saved from hazardous goes on with its fight', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', battleline: ['reassembling-automaton', 'urchin'] },
    p2: { battleline: ['briar-grubbling'] },
  });

  p1.fight('reassembling-automaton', p2.card('briar-grubbling'));
  p1.press('right');

  expect(p1.battleline).toEqual(['urchin', 'reassembling-automaton']);
  expect(p2.discard).toEqual(['briar-grubbling']);
});

test('[A303] omega that a creature gains as it enters ends the step although its giver dies of an icon', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'dis',
      houses: ['dis'],
      hand: [{ card: 'pit-demon', enhancements: ['damage'] }, 'shooler'],
    },
    p2: { houses: ['brobnar'], battleline: [{ card: 'chronophage', damage: 2 }] },
  });

  p1.play('pit-demon');
  p1.choose(p2.card('chronophage'));

  expect(p2.discard).toEqual(['chronophage']);
  expect(p2.prompt.purpose).toBe('active-house');
});

test('[A305] a creature that its own damage icon destroys resolves its other icons and no Play ability', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'dis',
      hand: [{ card: 'carrier-dis-creature', enhancements: ['damage', 'draw'] }],
      deck: ['troll'],
    },
    p2: { amber: 1 },
    facts: { 'carrier-dis-creature': { power: 1 } },
    texts: [card('carrier-dis-creature', play(steal(1)))],
  });

  p1.play('carrier-dis-creature');
  p1.choose('carrier-dis-creature');

  expect(p1.discard).toEqual(['carrier-dis-creature']);
  expect(p1.hand).toEqual(['troll']);
  expect(p2.amber).toBe(1);
});
