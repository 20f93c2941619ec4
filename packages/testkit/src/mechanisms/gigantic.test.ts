import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, card, destroy, destroyed, each, exactly, fight, flip, insteadOf, it, play, playCard } = language;
const { purge, putIntoPlay, returnToHand, steal, you } = language;

const NIFFLE_KONG = card('carrier-untamed-gigantic', fight(steal(1)));

const BOTH_IN_HAND = { hand: ['carrier-untamed-gigantic', 'carrier-untamed-gigantic2'] };

test('[5.7] a gigantic creature is played from a hand with both halves by a click on either', () => {
  const { p1 } = scenario({ p1: BOTH_IN_HAND, texts: [NIFFLE_KONG] });

  expect(p1.actions('carrier-untamed-gigantic2')).toContain('play');
  p1.play('carrier-untamed-gigantic2');

  expect(p1.battleline).toEqual(['carrier-untamed-gigantic']);
  expect(p1.hand).toEqual([]);
  expect(p1.card('carrier-untamed-gigantic')).toMatchObject({
    zone: 'play',
    power: 12,
    otherHalf: p1.card('carrier-untamed-gigantic2').id,
  });
  expect(p1.card('carrier-untamed-gigantic2')).toMatchObject({
    zone: 'play',
    otherHalf: p1.card('carrier-untamed-gigantic').id,
  });
});

test('[5.7] a single half can be discarded, but not played', () => {
  const { p1 } = scenario({ p1: { hand: ['carrier-untamed-gigantic'] }, texts: [NIFFLE_KONG] });

  expect(p1.actions('carrier-untamed-gigantic')).toEqual(['discard']);
});

test('[5.7] [7.7] a gigantic creature has the bonus icons of its top half, which its player chooses among several', () => {
  const { p1 } = scenario({
    p1: {
      hand: [
        'carrier-untamed-gigantic',
        { card: 'carrier-untamed-gigantic2', enhancements: ['amber'] },
        'carrier-untamed-gigantic2',
      ],
    },
    texts: [NIFFLE_KONG],
  });

  p1.play('carrier-untamed-gigantic');
  expect(p1.prompt.purpose).toBe('gigantic-half');
  p1.choose(p1.card('carrier-untamed-gigantic2'));

  expect(p1.amber).toBe(1);
  expect(p1.hand).toEqual(['carrier-untamed-gigantic2']);
});

test('[20.23] a click on a top half has chosen it, and bottom halves are never a question', () => {
  const { p1 } = scenario({
    p1: {
      hand: [
        'carrier-untamed-gigantic',
        'carrier-untamed-gigantic',
        { card: 'carrier-untamed-gigantic2', enhancements: ['amber'] },
        'carrier-untamed-gigantic2',
      ],
    },
    texts: [NIFFLE_KONG],
  });

  p1.play('carrier-untamed-gigantic2');

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p1.amber).toBe(1);
  expect(p1.hand).toEqual(['carrier-untamed-gigantic', 'carrier-untamed-gigantic2']);
});

test('[5.7] both halves leave play for the same zone and are two cards again', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['carrier-logos-action'] },
    p2: { battleline: ['carrier-untamed-gigantic', 'carrier-untamed-gigantic2'], hand: ['urchin'] },
    texts: [NIFFLE_KONG, card('carrier-logos-action', play(returnToHand(a.creature)))],
  });

  p1.play('carrier-logos-action');
  p1.choose(p2.card('carrier-untamed-gigantic'));

  expect(p2.battleline).toEqual([]);
  expect(p2.hand.toSorted()).toEqual(['carrier-untamed-gigantic', 'carrier-untamed-gigantic2', 'urchin']);
  expect(p2.card('carrier-untamed-gigantic').otherHalf).toBeNull();
  expect(p2.card('carrier-untamed-gigantic2').otherHalf).toBeNull();
});

test('[A216] an effect that replaces the move to the discard pile moves both halves', () => {
  const { p1 } = scenario({
    p1: {
      house: 'sanctum',
      hand: ['carrier-sanctum-action'],
      battleline: ['carrier-untamed-gigantic', 'carrier-untamed-gigantic2', 'carrier-sanctum-creature'],
    },
    texts: [
      NIFFLE_KONG,
      card('carrier-sanctum-creature', insteadOf(a.creature.moves('play', 'discard'), purge(it))),
      card('carrier-sanctum-action', play(destroy(a.creature))),
    ],
  });

  p1.play('carrier-sanctum-action');
  p1.choose('carrier-untamed-gigantic');

  expect(p1.purged.toSorted()).toEqual(['carrier-untamed-gigantic', 'carrier-untamed-gigantic2']);
});

test('[5.7] [A150] an effect that plays one card from the discard pile cannot play a gigantic creature', () => {
  const { p1 } = scenario({
    p1: {
      hand: ['carrier-sanctum-action'],
      discard: ['carrier-untamed-gigantic', 'carrier-untamed-gigantic2'],
    },
    texts: [NIFFLE_KONG, card('carrier-sanctum-action', play(playCard(a.creature.from(you.discardPile))))],
  });

  p1.play('carrier-sanctum-action');
  p1.choose('carrier-untamed-gigantic');

  expect(p1.battleline).toEqual([]);
  expect(p1.discard).toContain('carrier-untamed-gigantic');
});

test('[5.7] an effect that puts two cards into play can put both halves into play', () => {
  const { p1 } = scenario({
    p1: {
      hand: ['carrier-sanctum-action'],
      discard: ['carrier-untamed-gigantic', 'carrier-untamed-gigantic2'],
    },
    texts: [
      NIFFLE_KONG,
      card(
        'carrier-sanctum-action',
        play(putIntoPlay(exactly(2).creatures.from(you.discardPile), { state: 'ready' })),
      ),
    ],
  });

  p1.play('carrier-sanctum-action');
  p1.choose('carrier-untamed-gigantic', 'carrier-untamed-gigantic2');

  expect(p1.battleline).toEqual(['carrier-untamed-gigantic']);
  expect(p1.card('carrier-untamed-gigantic').exhausted).toBe(false);
});

test('[A217] both halves enter play as one when each creature of a hand enters play', () => {
  const { p1 } = scenario({
    p1: {
      hand: ['carrier-sanctum-action', 'carrier-untamed-gigantic2', 'urchin', 'carrier-untamed-gigantic'],
    },
    texts: [NIFFLE_KONG, card('carrier-sanctum-action', play(putIntoPlay(each.creature.from(you.hand))))],
  });

  p1.play('carrier-sanctum-action');
  p1.choose('urchin');
  p1.press('left');

  expect(p1.battleline).toEqual(['carrier-untamed-gigantic', 'urchin']);
});

test('[5.7] a gigantic creature counts as one card played and one creature', () => {
  const { p1 } = scenario({
    p1: {
      hand: ['carrier-untamed-gigantic', 'carrier-untamed-gigantic2', 'hunting-witch'],
      house: 'untamed',
    },
    texts: [NIFFLE_KONG],
  });

  p1.play('hunting-witch');
  p1.play('carrier-untamed-gigantic');

  expect(p1.amber).toBe(1);
});

const kong = card('carrier-untamed-gigantic', language.fight(steal(1)));

test('[5.7.1] in hand the lower half has the power and the traits, the upper half the icons', () => {
  const { p1 } = scenario({
    p1: {
      house: 'untamed',
      hand: ['carrier-untamed-gigantic', { card: 'carrier-untamed-gigantic2', enhancements: ['draw'] }],
    },
    texts: [kong],
  });

  expect(p1.card('carrier-untamed-gigantic').power).toBe(12);
  expect(p1.card('carrier-untamed-gigantic2')).toMatchObject({ power: 0, traits: [], bonusIcons: ['draw'] });
});

test('[5.7.2] both halves are purged when a gigantic creature is purged', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', hand: ['the-harder-they-come'] },
    p2: { battleline: ['carrier-untamed-gigantic', 'carrier-untamed-gigantic2'] },
    texts: [kong],
  });

  p1.play('the-harder-they-come');
  p1.choose(p2.card('carrier-untamed-gigantic'));

  expect(p2.purged.toSorted()).toEqual(['carrier-untamed-gigantic', 'carrier-untamed-gigantic2']);
  expect(p2.battleline).toEqual([]);
});

test('[5.7.3] [A53] an effect that puts one card into play cannot put a gigantic creature into play', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'overlord-greking', powerCounters: 9 }] },
    p2: { battleline: ['carrier-untamed-gigantic', 'carrier-untamed-gigantic2'] },
    texts: [kong],
  });

  p1.fight('overlord-greking', p2.card('carrier-untamed-gigantic'));

  expect(p1.battleline).toEqual(['overlord-greking']);
  expect(p2.discard.toSorted()).toEqual(['carrier-untamed-gigantic', 'carrier-untamed-gigantic2']);
});

test('[5.7.4] a half that is turned faceup alone has only its own characteristics', () => {
  const { p1, game } = scenario({
    p1: {
      house: 'dis',
      hand: [{ card: 'carrier-staralliance-action', house: 'dis' }],
      deck: ['carrier-untamed-gigantic', 'carrier-untamed-gigantic2'],
      tokenCreature: 'grunt',
    },
    texts: [kong, card('carrier-staralliance-action', play(flip(each.friendly.creature)))],
  });
  const [lower, upper] = [game.edit.makeToken('p1') ?? '', game.edit.makeToken('p1') ?? ''];

  p1.play('carrier-staralliance-action');

  // The upper half has no power of its own.
  expect(game.card(upper).zone).toBe('discard');
  expect(game.card(lower)).toMatchObject({ zone: 'play', power: 12, otherHalf: null });
});

test('[A216] [5.7] “that card” means the half of the gigantic creature that the player chooses', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'] },
    p2: { battleline: ['carrier-untamed-gigantic', 'carrier-untamed-gigantic2'] },
    texts: [
      card('carrier-saurian-action', play(destroy(a.creature), purge(it))),
      card('carrier-untamed-gigantic', destroyed(language.gain(1))),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose(p2.card('carrier-untamed-gigantic'));
  expect(p1.prompt.purpose).toBe('gigantic-half');
  p1.choose(p2.card('carrier-untamed-gigantic2'));

  expect(p2.purged).toEqual(['carrier-untamed-gigantic2']);
  expect(p2.discard).toEqual(['carrier-untamed-gigantic']);
});

test.each([
  ['bottom', ['carrier-untamed-gigantic', 'carrier-untamed-gigantic2']],
  ['top', ['carrier-untamed-gigantic2', 'carrier-untamed-gigantic']],
])('[5.7] halves that are arranged in play with the %s first are one creature', (_, battleline) => {
  const { p1 } = scenario({ p1: { house: 'untamed', battleline }, texts: [NIFFLE_KONG] });

  expect(p1.battleline).toEqual(['carrier-untamed-gigantic']);
  expect(p1.card('carrier-untamed-gigantic').power).toBe(12);
});

test('[5.7] each of several arranged gigantic creatures has a top half of its own owner', () => {
  const [bottom, top] = ['carrier-untamed-gigantic', 'carrier-untamed-gigantic2'];
  const { p1, p2, game } = scenario({
    p1: { house: 'untamed', hand: [bottom], battleline: ['troll', bottom, bottom, top, top] },
    p2: { battleline: [bottom, top] },
    texts: [NIFFLE_KONG],
  });

  expect(p1.battleline).toEqual(['troll', bottom, bottom]);
  expect(p2.battleline).toEqual([bottom]);
  const halves = [p1, p2].flatMap((player) =>
    game.player(player.id).battleline.flatMap((id) => game.card(id).otherHalf ?? []),
  );
  expect(new Set(halves).size).toBe(3);
  expect(halves.map((id) => game.card(id).owner)).toEqual(['p1', 'p1', 'p2']);
});

test('[5.7] a half that is put into play with other cards is combined with its counterpart alone', () => {
  const { p1 } = scenario({
    p1: {
      house: 'untamed',
      hand: ['carrier-untamed-action'],
      discard: ['carrier-untamed-gigantic', 'dust-pixie', 'carrier-untamed-gigantic2'],
    },
    texts: [
      NIFFLE_KONG,
      card('carrier-untamed-action', play(putIntoPlay(each.creature.from(you.discardPile)))),
    ],
  });

  p1.play('carrier-untamed-action');
  p1.choose('carrier-untamed-gigantic');
  p1.press('left');

  expect(p1.battleline.toSorted()).toEqual(['carrier-untamed-gigantic', 'dust-pixie']);
});
