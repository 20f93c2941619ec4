import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, card } = language;
const { fulfilAfter, opponent } = language;

test('[A141] the permission of Com. Officer Kirby is spent on a card of the active house as well', () => {
  const { p1 } = scenario({
    p1: {
      house: 'dis',
      battleline: [{ card: 'com-officer-kirby', house: 'dis' }],
      hand: ['flame-wreathed', 'labwork', 'hand-of-dis'],
    },
  });

  p1.reap('com-officer-kirby');
  expect(p1.actions('labwork')).toEqual(['play']);
  p1.play('flame-wreathed', { on: 'com-officer-kirby' });

  expect(p1.actions('labwork')).toEqual([]);
  expect(p1.actions('hand-of-dis')).toEqual(['play', 'discard']);
});

test('[A142] Subject Kirby permits one creature of another house, but not as an upgrade', () => {
  const { p1 } = scenario({
    p1: {
      battleline: ['subject-kirby'],
      hand: ['troll', 'krump', 'duskrunner', { card: 'explo-rover', house: 'logos' }],
    },
  });

  p1.reap('subject-kirby');
  expect(p1.actions('duskrunner')).toEqual([]);
  expect(p1.actions('explo-rover')).toEqual(['play']);
  p1.play('troll');

  expect(p1.actions('krump')).toEqual([]);
});

test('[A147] Lifeward allows playing Explo-rover as an upgrade', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', artifacts: ['lifeward'] },
    p2: {
      houses: ['staralliance'],
      battleline: ['troll'],
      hand: ['explo-rover', 'carrier-staralliance-creature'],
    },
  });

  p1.use('lifeward');
  p1.endTurn();
  p2.press('staralliance');

  expect(p2.actions('carrier-staralliance-creature')).toEqual(['discard']);
  expect(p2.actions('explo-rover')).toEqual(['play-as-upgrade', 'discard']);
});

test('[A147] Exhume plays Explo-rover as an upgrade though Lifeward forbids creatures', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', artifacts: ['lifeward'] },
    p2: { houses: ['dis'], battleline: ['troll'], hand: ['exhume'], discard: ['explo-rover'] },
  });

  p1.use('lifeward');
  p1.endTurn();
  p2.press('dis');
  p2.play('exhume');
  p2.choose('explo-rover');
  p2.choose('troll');

  expect(p2.battleline).toEqual(['troll']);
  expect(p2.card('troll').upgrades).toEqual([p2.card('explo-rover').id]);
});

test('[A148] Kaupe allows Explo-rover after a creature only as an upgrade, and only once', () => {
  const { p1 } = scenario({
    p1: { hand: ['explo-rover', 'explo-rover', 'carrier-staralliance-creature'] },
    p2: { battleline: ['kaupe'] },
  });

  p1.play('carrier-staralliance-creature');
  expect(p1.actions('explo-rover')).toEqual(['play-as-upgrade', 'discard']);
  p1.play('explo-rover', { as: 'upgrade', on: 'carrier-staralliance-creature' });

  expect(p1.actions('explo-rover')).toEqual(['discard']);
});

test.each([
  ['troll', 'play-as-upgrade'],
  ['duskrunner', 'play'],
])('[A149] a type that Traumatic Echo forbids (that of %s) leaves the other way to play', (purged, way) => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['traumatic-echo'], discard: [purged] },
    p2: { houses: ['staralliance'], battleline: ['troll'], hand: ['explo-rover'] },
  });

  p1.play('traumatic-echo');
  p1.choose(purged);
  p1.endTurn();
  p2.press('staralliance');

  expect(p1.purged).toEqual([purged]);
  expect(p2.actions('explo-rover')).toEqual([way, 'discard']);
});

const KONG = card('carrier-untamed-gigantic', language.fight(language.steal(1)));

test.each([
  [12, ['play', 'discard']],
  [11, ['discard']],
])('[A151] De-Doss on a creature of power %i judges both halves by the lower one', (limit, ways) => {
  const { p1 } = scenario({
    p1: { hand: ['carrier-untamed-gigantic', 'carrier-untamed-gigantic2'] },
    p2: { battleline: [{ card: 'troll', powerCounters: limit - 8, upgrades: ['de-doss'] }] },
    texts: [KONG],
  });

  expect(p1.actions('carrier-untamed-gigantic')).toEqual(ways);
  expect(p1.actions('carrier-untamed-gigantic2')).toEqual(ways);
});

test('[A171] a cancelled play keeps the bonus of Knightapult for the next one', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      artifacts: ['knightapult'],
      battleline: ['bulwark'],
      hand: ['sequis', 'raiding-knight'],
    },
  });

  p1.use('knightapult');
  p1.game.clickCard('p1', p1.card('sequis').id);
  p1.press('play');
  expect(p1.prompt.purpose).toBe('flank');
  p1.press('cancel');
  expect(p1.hand).toEqual(['sequis', 'raiding-knight']);
  p1.play('raiding-knight');
  p1.play('sequis');

  expect(p1.card('raiding-knight').exhausted).toBe(false);
  expect(p1.card('sequis').exhausted).toBe(true);
});

test('[A172] Salvatorem cannot be played, and as a fate it enters play on the side of the prophecy’s player', () => {
  const { p1, p2, game } = scenario({
    p1: {
      house: 'saurian',
      houses: ['saurian'],
      hand: ['salvatorem'],
      aside: ['carrier-prophecy', 'carrier-prophecy-2'],
    },
    p2: { houses: ['brobnar'], hand: ['troll'] },
    texts: [
      card('carrier-prophecy', fulfilAfter(opponent.plays(a.creature))),
      card('carrier-prophecy-2', fulfilAfter(opponent.plays(a.creature))),
    ],
  });

  expect(p1.actions('salvatorem')).toEqual(['discard']);
  game.clickProphecy('p1', p1.card('carrier-prophecy').id);
  p1.press('yes');
  p1.choose('salvatorem');
  p1.endTurn();
  p2.press('brobnar');
  p2.play('troll');

  expect(p1.artifacts).toEqual(['salvatorem']);
  expect(p1.card('salvatorem').controller).toBe('p1');
  expect(p2.artifacts).toEqual([]);
});

test('[A151] Elite Disruptzord judges its own controller’s gigantic creature by the lower half too', () => {
  const { p1 } = scenario({
    p1: {
      house: 'untamed',
      battleline: ['elite-disruptzord'],
      hand: ['carrier-untamed-gigantic', 'carrier-untamed-gigantic2', 'dust-pixie'],
    },
    texts: [KONG],
  });

  expect(p1.actions('carrier-untamed-gigantic2')).toEqual(['discard']);
  expect(p1.actions('dust-pixie')).toEqual(['play', 'discard']);
});

test('[A153] a player who cannot pay for Customs Office cannot play an artifact', () => {
  const poor = scenario({ p1: { hand: ['cannon'] }, p2: { artifacts: ['customs-office'] } });
  const rich = scenario({ p1: { hand: ['cannon'], amber: 1 }, p2: { artifacts: ['customs-office'] } });

  rich.p1.play('cannon');

  expect(poor.p1.actions('cannon')).toEqual(['discard']);
  expect(rich.p1.amber).toBe(0);
  expect(rich.p2.amber).toBe(1);
});
