import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const {
  a,
  aBonusIcon,
  action,
  after,
  allBonusIcons,
  card,
  destroy,
  discard,
  draw,
  each,
  gain,
  it,
  makeTokens,
  onceThisTurn,
} = language;
const { opponent, play, resolveBonusIconsOf, reveal, steal, you } = language;

test('[7.6] a player chooses what an icon resolves as, and its own meaning comes first', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['carrier-saurian-creature'], hand: ['carrier-saurian-action'] },
    p2: { amber: 3 },
    facts: { 'carrier-saurian-action': { amber: 1 } },
    texts: [
      card('carrier-saurian-creature', you.mayResolveIconAs('capture')),
      card('carrier-saurian-action', play(draw(1))),
    ],
  });

  p1.play('carrier-saurian-action');
  expect(p1.prompt.purpose).toBe('bonus-icon');
  expect(p1.buttons).toEqual(['amber', 'capture']);
  p1.press('capture');
  p1.choose('carrier-saurian-creature');

  expect(p1.amber).toBe(0);
  expect(p2.amber).toBe(2);
  expect(p1.card('carrier-saurian-creature').amber).toBe(1);
});

test('[7.6] [A161] each text can replace an icon once, and an effect other than an icon ends the chain', () => {
  const { p1, p2 } = scenario({
    p1: {
      battleline: ['carrier-saurian-creature', 'carrier-saurian-creature-2'],
      hand: ['carrier-saurian-action'],
    },
    p2: { amber: 3 },
    facts: { 'carrier-saurian-action': { amber: 1 } },
    texts: [
      card('carrier-saurian-creature', you.mayResolveIconAs('capture')),
      card('carrier-saurian-creature-2', you.mayResolveIconAs([steal(1)], 'capture')),
      card('carrier-saurian-action', play(draw(1))),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.press('capture');
  expect(p1.buttons).toEqual(['capture', 'steal']);
  p1.press('steal');

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(2);
  expect(p1.card('carrier-saurian-creature').amber).toBe(0);
});

test('[7.6] an icon can make a token creature instead', () => {
  const { p1 } = scenario({
    p1: {
      tokenCreature: 'grunt',
      battleline: ['carrier-saurian-creature'],
      hand: ['carrier-saurian-action'],
      deck: ['urchin', 'troll'],
    },
    facts: { 'carrier-saurian-action': { amber: 1 } },
    texts: [
      card('carrier-saurian-creature', you.mayResolveIconAs([makeTokens(1)], 'amber')),
      card('carrier-saurian-action', play(draw(1))),
    ],
  });

  p1.play('carrier-saurian-action');
  expect(p1.buttons).toEqual(['amber', 'token-creature']);
  p1.press('token-creature');
  p1.press('right');

  expect(p1.battleline).toEqual(['carrier-saurian-creature', 'grunt']);
  expect(p1.amber).toBe(0);
});

test('[7.4] a player who cannot resolve bonus icons skips all of them', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'] },
    p2: { battleline: ['carrier-saurian-creature'] },
    facts: { 'carrier-saurian-action': { amber: 1 } },
    texts: [
      card('carrier-saurian-creature', opponent.cannot('resolve-icons')),
      card('carrier-saurian-action', play(draw(1))),
    ],
  });

  p1.play('carrier-saurian-action');

  expect(p1.amber).toBe(0);
});

test('[7.5] an effect can resolve the icons of a card in any zone', () => {
  const { p1 } = scenario({
    p1: {
      battleline: ['carrier-saurian-creature'],
      deck: [{ card: 'carrier-saurian-action', enhancements: ['draw'] }, 'urchin'],
    },
    facts: { 'carrier-saurian-action': { amber: 1 } },
    texts: [
      card(
        'carrier-saurian-creature',
        action(discard(each.card.from(you.topOfDeck())), resolveBonusIconsOf(it)),
      ),
      card('carrier-saurian-action', play(gain(5))),
    ],
  });

  p1.use('carrier-saurian-creature');

  expect(p1.amber).toBe(1);
  expect(p1.hand).toEqual(['urchin']);
});

test('[7.5] [A159] an effect can resolve each icon of the next card twice, and of no later card', () => {
  const { p1 } = scenario({
    p1: {
      battleline: ['carrier-saurian-creature'],
      hand: ['carrier-saurian-action', 'carrier-saurian-action-2'],
    },
    facts: { 'carrier-saurian-action': { amber: 1 }, 'carrier-saurian-action-2': { amber: 1 } },
    texts: [
      card('carrier-saurian-creature', action(onceThisTurn(you.resolveIconsAgainOn(a.card)))),
      card('carrier-saurian-action', play(draw(1))),
      card('carrier-saurian-action-2', play(draw(1))),
    ],
  });

  p1.use('carrier-saurian-creature');
  p1.play('carrier-saurian-action');
  expect(p1.amber).toBe(2);
  p1.play('carrier-saurian-action-2');

  expect(p1.amber).toBe(3);
});

test('[7.5] [A159] icons resolved as if the card had been played resolve twice and are the next play', () => {
  const { p1 } = scenario({
    p1: {
      battleline: ['carrier-saurian-creature', 'carrier-saurian-creature-2'],
      hand: ['carrier-saurian-action', 'carrier-saurian-action-2'],
    },
    facts: { 'carrier-saurian-action': { amber: 1 }, 'carrier-saurian-action-2': { amber: 1 } },
    texts: [
      card('carrier-saurian-creature', action(onceThisTurn(you.resolveIconsAgainOn(a.card)))),
      card('carrier-saurian-creature-2', action(reveal(a.card.from(you.hand)), resolveBonusIconsOf(it))),
      card('carrier-saurian-action', play(draw(1))),
      card('carrier-saurian-action-2', play(draw(1))),
    ],
  });

  p1.use('carrier-saurian-creature');
  p1.use('carrier-saurian-creature-2');
  p1.choose('carrier-saurian-action');
  expect(p1.amber).toBe(2);
  p1.play('carrier-saurian-action-2');

  expect(p1.amber).toBe(3);
});

test('[7.5] [A158] icons resolved as if the card had been played are stopped like those of a play', () => {
  const { p1 } = scenario({
    p1: { battleline: ['carrier-saurian-creature'], deck: ['carrier-saurian-action'] },
    p2: { battleline: ['master-of-the-grey'] },
    facts: { 'carrier-saurian-action': { amber: 1 } },
    texts: [
      card(
        'carrier-saurian-creature',
        action(discard(each.card.from(you.topOfDeck())), resolveBonusIconsOf(it)),
      ),
      card('carrier-saurian-action', play(draw(1))),
    ],
  });

  p1.use('carrier-saurian-creature');

  expect(p1.discard).toEqual(['carrier-saurian-action']);
  expect(p1.amber).toBe(0);
});

test('[7.8] house icons count where bonus icons are counted, and are bonus icons of the card', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action', 'carrier-saurian-action-2'],
      battleline: [
        { card: 'troll', enhancements: ['dis', 'draw'] },
        { card: 'urchin', enhancements: ['dis'] },
        'bumpsy',
      ],
    },
    texts: [
      card('carrier-saurian-action', play(destroy(a.creature), gain(allBonusIcons(it)))),
      card('carrier-saurian-action-2', play(destroy(a.creature.with(aBonusIcon)))),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose('troll');
  expect(p1.amber).toBe(2);
  p1.play('carrier-saurian-action-2');
  p1.choose('urchin');

  expect(p1.battleline).toEqual(['bumpsy']);
});

test('[7.2] reactions to an icon resolve before the next icon', () => {
  const { p1 } = scenario({
    p1: { battleline: ['carrier-saurian-creature'], hand: ['carrier-saurian-action'], deck: ['urchin'] },
    facts: { 'carrier-saurian-action': { amber: 1 } },
    texts: [
      card('carrier-saurian-creature', after(you.resolveIcon(), draw(1))),
      card('carrier-saurian-action', play(gain(1))),
    ],
  });

  p1.play('carrier-saurian-action');

  expect(p1.hand).toEqual(['urchin']);
  expect(p1.amber).toBe(2);
});
