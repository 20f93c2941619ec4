import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, action, after, an, attachesTo, card, destroy, draw, gain, play, playableAsUpgrade } = language;
const { playCard, reap, returnToHand, skirmish, thisCreature, you } = language;

const EXPLO_ROVER = card('explo-rover', playableAsUpgrade(thisCreature.gains(skirmish)));
const CALV = card('calv-1n', reap(draw(1)));

test('[5.5] the menu of a creature that may be played as an upgrade offers both ways', () => {
  const { p1 } = scenario({
    p1: { hand: ['explo-rover'], battleline: ['calv-1n'] },
    texts: [EXPLO_ROVER, CALV],
  });

  expect(p1.actions('explo-rover')).toEqual(['play', 'play-as-upgrade', 'discard']);
});

test('[5.5] a creature played as an upgrade has only the text that it has as an upgrade', () => {
  const { p1 } = scenario({
    p1: { hand: ['explo-rover'], battleline: ['calv-1n'] },
    texts: [EXPLO_ROVER, CALV],
  });

  p1.play('explo-rover', { as: 'upgrade', on: 'calv-1n' });

  expect(p1.battleline).toEqual(['calv-1n']);
  expect(p1.card('explo-rover')).toMatchObject({
    type: 'upgrade',
    parent: p1.card('calv-1n').id,
    keywords: {},
  });
  expect(p1.card('calv-1n').keywords).toEqual({ skirmish: 1 });
});

test('[5.5] a creature that may be an upgrade can only be a creature if no creature is in play', () => {
  const { p1 } = scenario({ p1: { hand: ['explo-rover'] }, texts: [EXPLO_ROVER] });

  expect(p1.actions('explo-rover')).toEqual(['play', 'discard']);
});

test('[5.5] a creature played as an upgrade does not trigger abilities about playing creatures', () => {
  const { p1 } = scenario({
    p1: { hand: ['explo-rover'], battleline: ['calv-1n'] },
    texts: [EXPLO_ROVER, card('calv-1n', after(you.play(a.creature), gain(1)))],
  });

  p1.play('explo-rover', { as: 'upgrade', on: 'calv-1n' });

  expect(p1.amber).toBe(0);
});

test('[A146] a prohibition on playing creatures allows playing one as an upgrade', () => {
  const { p1 } = scenario({
    p1: { hand: ['explo-rover'], battleline: ['calv-1n'], artifacts: ['quixxle-stone'] },
    texts: [EXPLO_ROVER, CALV, card('quixxle-stone', you.cannot('play', a.creature))],
  });

  expect(p1.actions('explo-rover')).toEqual(['play-as-upgrade', 'discard']);
});

test('[5.5] an effect that plays the creature asks whether it is played as an upgrade', () => {
  const { p1 } = scenario({
    p1: { hand: ['lay-of-the-land'], discard: ['explo-rover'], battleline: ['calv-1n'] },
    texts: [EXPLO_ROVER, CALV, card('lay-of-the-land', play(playCard(a.creature.from(you.discardPile))))],
  });

  p1.play('lay-of-the-land');
  p1.choose('explo-rover');
  expect(p1.prompt.purpose).toBe('card-action');
  expect(p1.buttons).toEqual(['play', 'play-as-upgrade']);
  p1.press('play-as-upgrade');
  p1.choose('calv-1n');

  expect(p1.card('calv-1n').upgrades).toEqual([p1.card('explo-rover').id]);
});

test('[5.5] a creature played as an upgrade is a creature card again after it leaves play', () => {
  const { p1 } = scenario({
    p1: { hand: ['explo-rover', 'lay-of-the-land'], battleline: ['calv-1n'] },
    texts: [EXPLO_ROVER, CALV, card('lay-of-the-land', play(returnToHand(an.upgrade)))],
  });

  p1.play('explo-rover', { as: 'upgrade', on: 'calv-1n' });
  p1.play('lay-of-the-land');
  p1.choose('explo-rover');

  expect(p1.hand).toEqual(['explo-rover']);
  expect(p1.card('explo-rover')).toMatchObject({ type: 'creature', keywords: { skirmish: 1 } });
});

test('[5.4] an upgrade whose text allows it is attached to an artifact', () => {
  const { p1 } = scenario({
    p1: { house: 'staralliance', hand: ['stunner'], battleline: ['calv-1n'], artifacts: ['matter-maker'] },
    texts: [
      card('stunner', attachesTo(an.artifact), thisCreature.gains(action(gain(1)))),
      CALV,
      card('matter-maker', action(draw(1))),
    ],
  });

  p1.play('stunner', { on: 'matter-maker' });
  expect(p1.amber).toBe(1);
  expect(p1.card('matter-maker').upgrades).toEqual([p1.card('stunner').id]);
  p1.use('matter-maker');
  expect(p1.prompt.purpose).toBe('trigger-ability');
  p1.choose('stunner');

  expect(p1.amber).toBe(1 + 1);
});

test('[5.4] the upgrade of an artifact that leaves play goes to the discard pile', () => {
  const { p1 } = scenario({
    p1: { hand: ['stunner', 'lay-of-the-land'], artifacts: ['matter-maker'] },
    texts: [
      card('stunner', attachesTo(an.artifact), thisCreature.gains(action(gain(1)))),
      card('matter-maker', action(draw(1))),
      card('lay-of-the-land', play(destroy(an.artifact))),
    ],
  });

  p1.play('stunner', { on: 'matter-maker' });
  p1.play('lay-of-the-land');
  p1.choose('matter-maker');

  expect(p1.discard.toSorted()).toEqual(['lay-of-the-land', 'matter-maker', 'stunner']);
});
