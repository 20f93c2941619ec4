import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, action, after, card, discard, draw, each, gain, it, makeTokens, onceThisTurn } = language;
const { opponent, play, resolveBonusIconsOf, steal, you } = language;

test('[7.6] a player chooses what an icon resolves as, and its own meaning comes first', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['questor-jarta'], hand: ['imperium'] },
    p2: { amber: 3 },
    texts: [card('questor-jarta', you.mayResolveIconAs('capture')), card('imperium', play(draw(1)))],
  });

  p1.play('imperium');
  expect(p1.prompt.purpose).toBe('bonus-icon');
  expect(p1.buttons).toEqual(['amber', 'capture']);
  p1.press('capture');
  p1.choose('questor-jarta');

  expect(p1.amber).toBe(0);
  expect(p2.amber).toBe(2);
  expect(p1.card('questor-jarta').amber).toBe(1);
});

test('[7.6] [A161] each text can replace an icon once, and an effect other than an icon ends the chain', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['questor-jarta', 'legatus-raptor'], hand: ['imperium'] },
    p2: { amber: 3 },
    texts: [
      card('questor-jarta', you.mayResolveIconAs('capture')),
      card('legatus-raptor', you.mayResolveIconAs([steal(1)], 'capture')),
      card('imperium', play(draw(1))),
    ],
  });

  p1.play('imperium');
  p1.press('capture');
  expect(p1.buttons).toEqual(['capture', 'steal']);
  p1.press('steal');

  expect(p1.amber).toBe(1);
  expect(p2.amber).toBe(2);
  expect(p1.card('questor-jarta').amber).toBe(0);
});

test('[7.6] an icon can make a token creature instead', () => {
  const { p1 } = scenario({
    p1: {
      tokenCreature: 'grunt',
      battleline: ['questor-jarta'],
      hand: ['imperium'],
      deck: ['urchin', 'troll'],
    },
    texts: [
      card('questor-jarta', you.mayResolveIconAs([makeTokens(1)], 'amber')),
      card('imperium', play(draw(1))),
    ],
  });

  p1.play('imperium');
  expect(p1.buttons).toEqual(['amber', 'token-creature']);
  p1.press('token-creature');
  p1.press('right');

  expect(p1.battleline).toEqual(['questor-jarta', 'grunt']);
  expect(p1.amber).toBe(0);
});

test('[7.4] a player who cannot resolve bonus icons skips all of them', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['imperium'] },
    p2: { battleline: ['questor-jarta'] },
    texts: [card('questor-jarta', opponent.cannot('resolve-icons')), card('imperium', play(draw(1)))],
  });

  p1.play('imperium');

  expect(p1.amber).toBe(0);
});

test('[7.5] an effect can resolve the icons of a card in any zone', () => {
  const { p1 } = scenario({
    p1: {
      battleline: ['questor-jarta'],
      deck: [{ card: 'imperium', enhancements: ['draw'] }, 'urchin'],
    },
    texts: [
      card('questor-jarta', action(discard(each.card.from(you.topOfDeck())), resolveBonusIconsOf(it))),
      card('imperium', play(gain(5))),
    ],
  });

  p1.use('questor-jarta');

  expect(p1.amber).toBe(1);
  expect(p1.hand).toEqual(['urchin']);
});

test('[7.5] [A159] an effect can resolve each icon of the next card twice, and of no later card', () => {
  const { p1 } = scenario({
    p1: { battleline: ['questor-jarta'], hand: ['imperium', 'stomp'] },
    texts: [
      card('questor-jarta', action(onceThisTurn(you.resolveIconsAgainOn(a.card)))),
      card('imperium', play(draw(1))),
      card('stomp', play(draw(1))),
    ],
  });

  p1.use('questor-jarta');
  p1.play('imperium');
  expect(p1.amber).toBe(2);
  p1.play('stomp');

  expect(p1.amber).toBe(3);
});

test('[7.2] reactions to an icon resolve before the next icon', () => {
  const { p1 } = scenario({
    p1: { battleline: ['questor-jarta'], hand: ['imperium'], deck: ['urchin'] },
    texts: [card('questor-jarta', after(you.resolveIcon(), draw(1))), card('imperium', play(gain(1)))],
  });

  p1.play('imperium');

  expect(p1.hand).toEqual(['urchin']);
  expect(p1.amber).toBe(2);
});
