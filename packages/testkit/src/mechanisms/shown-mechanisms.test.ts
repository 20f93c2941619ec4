/** What views and the log tell about mechanisms that change what a card or a player is. */
import { language } from '@amberhall/cards';
import type { CardView } from '@amberhall/engine/vocabulary';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';
import type { TestPlayer } from '../test-player.ts';

const { a, card, destroy, each, fulfilAfter, gain, makeTokens, opponent, play, putIntoPlay } = language;
const { reap, you } = language;

const seenAs = (player: TestPlayer, slug: string): CardView | undefined =>
  Object.values(player.view.cards).find((one) => one.slug === slug);

test('[1.3] the fate card beneath an active prophecy is listed for both players, with a face for its owner', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'brobnar', hand: ['troll'], aside: ['carrier-prophecy', 'carrier-prophecy-2'] },
    texts: [
      card('carrier-prophecy', fulfilAfter(opponent.forgesAKey)),
      card('carrier-prophecy-2', fulfilAfter(opponent.plays(a.creature))),
    ],
  });
  game.clickProphecy('p1', p1.card('carrier-prophecy').id);
  p1.press('yes');
  p1.choose('troll');

  const [mine = ''] = seenAs(p1, 'carrier-prophecy')?.under ?? [];
  const [theirs = ''] = seenAs(p2, 'carrier-prophecy')?.under ?? [];

  expect(p1.view.cards[mine]).toMatchObject({ slug: 'troll', zone: 'under' });
  expect(p2.view.cards[theirs]).toMatchObject({ facedown: true, zone: 'under' });
  expect(p2.view.cards[theirs]?.slug).toBeUndefined();
});

test('archon powers have a list of their own', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', aside: ['carrier-archon-power'] },
    texts: [card('carrier-archon-power', language.atEndOfYourTurn(gain(1)))],
  });

  expect(p2.view.players['p1']).toMatchObject({
    prophecies: [],
    archonPowers: [seenAs(p2, 'carrier-archon-power')?.id],
  });
  expect(p1.view.players['p2']?.archonPowers).toEqual([]);
});

test.each([
  { discarded: 9, haunted: undefined },
  { discarded: 10, haunted: true },
])(
  'a player with $discarded cards in the discard pile is shown as haunted: $haunted',
  ({ discarded, haunted }) => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', discard: Array.from({ length: discarded }, () => 'troll') },
    });

    expect(p1.view.players['p1']?.haunted).toBe(haunted);
    expect(p2.view.players['p1']?.haunted).toBe(haunted);
    expect(p2.view.players['p2']?.haunted).toBeUndefined();
  },
);

test('the player with fewer creatures is shown as overwhelmed', () => {
  const { p1 } = scenario({ p1: { battleline: ['troll'] }, p2: { battleline: ['urchin', 'dodger'] } });

  expect(p1.view.players['p1']?.overwhelmed).toBe(true);
  expect(p1.view.players['p2']?.overwhelmed).toBeUndefined();
});

test('a card that gains an ability names the card that gives it', () => {
  const { p2 } = scenario({
    p1: { battleline: ['troll'], artifacts: ['carrier-brobnar-artifact'] },
    texts: [card('carrier-brobnar-artifact', each.friendly.creature.gains(reap(gain(1))))],
  });

  expect(seenAs(p2, 'troll')?.gainsFrom).toEqual(['carrier-brobnar-artifact']);
  expect(seenAs(p2, 'carrier-brobnar-artifact')?.gainsFrom).toBeUndefined();
});

test('a card without a text box is shown as blank', () => {
  const { p2 } = scenario({
    p1: { battleline: ['dodger'], artifacts: ['carrier-shadows-artifact'] },
    texts: [card('carrier-shadows-artifact', each.creature.isBlank)],
  });

  expect(seenAs(p2, 'dodger')?.isBlank).toBe(true);
});

test('both players see which cards have entered play this turn', () => {
  const played = ['urchin', 'cannon', 'blood-of-titans'];
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      hand: ['blood-of-titans', 'cannon', { card: 'urchin', house: 'brobnar' }],
      battleline: ['troll'],
    },
    p2: { houses: ['dis'] },
  });
  const shownAsNew = () => [...played, 'troll'].filter((slug) => seenAs(p2, slug)?.fresh);

  p1.play('urchin');
  p1.play('cannon');
  p1.play('blood-of-titans', { on: 'troll' });
  expect(shownAsNew()).toEqual(played);
  p1.endTurn();

  expect(shownAsNew()).toEqual([]);
});

test('[15.4] both players see which card a copy really is', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', hand: ['carrier-logos-creature'] },
    p2: { battleline: ['troll'] },
    texts: [card('carrier-logos-creature', language.entersPlayAsCopyOf(a.creature))],
  });

  p1.play('carrier-logos-creature');
  p1.choose(p2.card('troll'));

  const copy = Object.values(p2.view.cards).find(({ owner, zone }) => owner === 'p1' && zone === 'play');
  expect(copy).toMatchObject({ slug: 'troll', printed: 'carrier-logos-creature' });
});

test('[5.7] the halves of a gigantic creature in play name each other', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['carrier-mars-gigantic', 'carrier-mars-gigantic2'] },
  });

  p1.play('carrier-mars-gigantic');

  const whole = seenAs(p2, 'carrier-mars-gigantic');
  expect(p2.view.cards[whole?.otherHalf ?? '']?.slug).toBe('carrier-mars-gigantic2');
});

test('[5.6] the log names the token creature that is made, and its card when it leaves for an open zone', () => {
  const { p1, game } = scenario({
    p1: {
      house: 'dis',
      tokenCreature: 'grunt',
      hand: ['carrier-dis-action', 'carrier-dis-action-2'],
      battleline: ['urchin'],
      deck: ['troll'],
    },
    texts: [
      card('carrier-dis-action', play(makeTokens())),
      card('carrier-dis-action-2', play(destroy(each.creature))),
    ],
  });
  const before = game.log().length;

  p1.play('carrier-dis-action');
  p1.press('right');
  p1.play('carrier-dis-action-2');

  const lines = game.log().slice(before);
  expect(lines).toContain('makeToken: p1, Grunt');
  expect(lines.filter((line) => line.startsWith('tokenWas'))).toEqual(['tokenWas: p1, Grunt, Troll']);
});

test('[6.2.6] the log names a card that is put into play without being played', () => {
  const { p1, game } = scenario({
    p1: { house: 'dis', hand: ['carrier-dis-action'], discard: ['troll'] },
    texts: [card('carrier-dis-action', play(putIntoPlay(a.creature.from(you.discardPile))))],
  });

  p1.play('carrier-dis-action');
  p1.choose('troll');

  expect(game.log().filter((line) => line.includes('Troll'))).toEqual(['putIntoPlay: p1, Troll']);
});

test('[3.4] the main step tells cards that can only be discarded from playable ones', () => {
  const { p1, game } = scenario({ p1: { house: 'brobnar', hand: ['troll', 'blood-of-titans'] } });
  const asked = p1.view.players['p1']?.prompt;

  expect(asked?.selectable).toHaveLength(2);
  expect(asked?.discardable).toEqual([seenAs(p1, 'blood-of-titans')?.id]);
  game.clickCard('p1', p1.card('troll').id);
  expect(p1.view.players['p1']?.prompt?.text?.key).toBe('prompt.cardAction.hand');
  p1.press('cancel');
});

test('[3.4] the menu of a card that can only be discarded says so', () => {
  const { p1, game } = scenario({ p1: { house: 'brobnar', hand: ['blood-of-titans'] } });

  game.clickCard('p1', p1.card('blood-of-titans').id);

  expect(p1.view.players['p1']?.prompt?.text?.key).toBe('prompt.cardAction.discard');
  p1.press('cancel');
});

test('[5.6] a token creature is shown as such from the question for its flank on, and its card to its controller alone', () => {
  const TOKEN = 'carrier-dis-token-creature';
  const { p1, p2 } = scenario({
    p1: {
      house: 'dis',
      hand: ['carrier-dis-action'],
      deck: ['troll'],
      battleline: ['urchin'],
      tokenCreature: TOKEN,
    },
    texts: [card('carrier-dis-action', play(makeTokens()))],
  });

  p1.play('carrier-dis-action');
  expect(p1.view.players[p1.id]?.prompt).toMatchObject({ purpose: 'flank', source: { slug: TOKEN } });
  p1.press('left');

  expect(seenAs(p1, TOKEN)).toMatchObject({ facedown: true, isToken: true, printed: 'troll' });
  expect(seenAs(p2, TOKEN)).toMatchObject({ facedown: true, isToken: true });
  expect(seenAs(p2, TOKEN)?.printed).toBeUndefined();
});
