import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, action, after, an, attachesTo, card, destroy, draw, gain, play } = language;
const { playCard, reap, returnToHand, thisCreature, you } = language;

const CALV = card('carrier-staralliance-creature', reap(draw(1)));

test('[5.5] the menu of a creature that may be played as an upgrade offers both ways', () => {
  const { p1 } = scenario({
    p1: { hand: ['explo-rover'], battleline: ['carrier-staralliance-creature'] },
    texts: [CALV],
  });

  expect(p1.actions('explo-rover')).toEqual(['play', 'play-as-upgrade', 'discard']);
});

test('[5.5] a creature played as an upgrade has only the text that it has as an upgrade', () => {
  const { p1 } = scenario({
    p1: { hand: ['explo-rover'], battleline: ['carrier-staralliance-creature'] },
    texts: [CALV],
  });

  p1.play('explo-rover', { as: 'upgrade', on: 'carrier-staralliance-creature' });

  expect(p1.battleline).toEqual(['carrier-staralliance-creature']);
  expect(p1.card('explo-rover')).toMatchObject({
    type: 'upgrade',
    parent: p1.card('carrier-staralliance-creature').id,
    keywords: {},
  });
  expect(p1.card('carrier-staralliance-creature').keywords).toEqual({ skirmish: 1 });
});

test('[5.5] a creature that may be an upgrade can only be a creature if no creature is in play', () => {
  const { p1 } = scenario({ p1: { hand: ['explo-rover'] } });

  expect(p1.actions('explo-rover')).toEqual(['play', 'discard']);
});

test('[5.5] a creature played as an upgrade does not trigger abilities about playing creatures', () => {
  const { p1 } = scenario({
    p1: { hand: ['explo-rover'], battleline: ['carrier-staralliance-creature'] },
    texts: [card('carrier-staralliance-creature', after(you.play(a.creature), gain(1)))],
  });

  p1.play('explo-rover', { as: 'upgrade', on: 'carrier-staralliance-creature' });

  expect(p1.amber).toBe(0);
});

test('[A146] a prohibition on playing creatures allows playing one as an upgrade', () => {
  const { p1 } = scenario({
    p1: {
      hand: ['explo-rover'],
      battleline: ['carrier-staralliance-creature'],
      artifacts: ['carrier-staralliance-artifact'],
    },
    texts: [CALV, card('carrier-staralliance-artifact', you.cannot('play', a.creature))],
  });

  expect(p1.actions('explo-rover')).toEqual(['play-as-upgrade', 'discard']);
});

test('[5.5] an effect that plays the creature asks whether it is played as an upgrade', () => {
  const { p1 } = scenario({
    p1: {
      hand: ['carrier-staralliance-action'],
      discard: ['explo-rover'],
      battleline: ['carrier-staralliance-creature'],
    },
    texts: [CALV, card('carrier-staralliance-action', play(playCard(a.creature.from(you.discardPile))))],
  });

  p1.play('carrier-staralliance-action');
  p1.choose('explo-rover');
  expect(p1.prompt.purpose).toBe('card-action');
  expect(p1.buttons).toEqual(['play', 'play-as-upgrade']);
  p1.press('play-as-upgrade');
  p1.choose('carrier-staralliance-creature');

  expect(p1.card('carrier-staralliance-creature').upgrades).toEqual([p1.card('explo-rover').id]);
});

test('[5.5] a creature played as an upgrade is a creature card again after it leaves play', () => {
  const { p1 } = scenario({
    p1: {
      hand: ['explo-rover', 'carrier-staralliance-action'],
      battleline: ['carrier-staralliance-creature'],
    },
    texts: [CALV, card('carrier-staralliance-action', play(returnToHand(an.upgrade)))],
  });

  p1.play('explo-rover', { as: 'upgrade', on: 'carrier-staralliance-creature' });
  p1.play('carrier-staralliance-action');
  p1.choose('explo-rover');

  expect(p1.hand).toEqual(['explo-rover']);
  expect(p1.card('explo-rover')).toMatchObject({ type: 'creature', keywords: { skirmish: 1 } });
});

test('[5.4] an upgrade whose text allows it is attached to an artifact', () => {
  const { p1 } = scenario({
    p1: {
      house: 'staralliance',
      hand: ['carrier-staralliance-upgrade'],
      battleline: ['carrier-staralliance-creature'],
      artifacts: ['carrier-staralliance-artifact-2'],
    },
    texts: [
      card('carrier-staralliance-upgrade', attachesTo(an.artifact), thisCreature.gains(action(gain(1)))),
      CALV,
      card('carrier-staralliance-artifact-2', action(draw(1))),
    ],
  });

  p1.play('carrier-staralliance-upgrade', { on: 'carrier-staralliance-artifact-2' });
  expect(p1.card('carrier-staralliance-artifact-2').upgrades).toEqual([
    p1.card('carrier-staralliance-upgrade').id,
  ]);
  p1.use('carrier-staralliance-artifact-2');
  expect(p1.prompt.purpose).toBe('trigger-ability');
  p1.choose('carrier-staralliance-upgrade');

  expect(p1.amber).toBe(1);
});

test('[5.4] the upgrade of an artifact that leaves play goes to the discard pile', () => {
  const { p1 } = scenario({
    p1: {
      hand: ['carrier-staralliance-upgrade', 'carrier-staralliance-action'],
      artifacts: ['carrier-staralliance-artifact-2'],
    },
    texts: [
      card('carrier-staralliance-upgrade', attachesTo(an.artifact), thisCreature.gains(action(gain(1)))),
      card('carrier-staralliance-artifact-2', action(draw(1))),
      card('carrier-staralliance-action', play(destroy(an.artifact))),
    ],
  });

  p1.play('carrier-staralliance-upgrade', { on: 'carrier-staralliance-artifact-2' });
  p1.play('carrier-staralliance-action');
  p1.choose('carrier-staralliance-artifact-2');

  expect(p1.discard.toSorted()).toEqual([
    'carrier-staralliance-action',
    'carrier-staralliance-artifact-2',
    'carrier-staralliance-upgrade',
  ]);
});
