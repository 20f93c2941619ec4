import type { CardDefinition } from '@amberhall/engine/language';
import { describe, expect, test } from 'vitest';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, abduct, abductForOpponent, abductIfNotOwner, action, after, afterIf, an, another, asLongAs, atRandom,
  capture, card, chooseHouse, chooseOne, creatures, deal, dealForEach, destroy, destroyed, discard, draw,
  duringOpponentsNextTurn, each, eachPlayer, eachTime, enemy, exactly, exhaust, fight, forEach, forTheTurn,
  friendly, gain, ifYouDo, insteadIf, it, keys, may, opponent, otherwise, per, pick, play, plusPower, poolOf,
  power, putCounters, random, readyAndFightWith, reap, rearrangeInBattleline, repeatWhile, returnToHand, self,
  skirmish, steal, stun, takeControlOf, thatHouse, thatMuch, thatPlayer, them, thisCreature, thisTurn,
  untilThisLeavesPlay, upTo, ward, when, you,
} from '../language/index.ts';
import { differences } from './differences.ts';
import { draft } from './draft.ts';
import type { PrintedCard } from './draft.ts';

const printed = (text: string, type: PrintedCard['type'] = 'creature') =>
  draft({ slug: 'troll', title: 'Troll', type, text });

/** Reads the text and says where it means something else than the definition. */
function misreadings(
  text: string,
  [first, ...others]: Parameters<typeof abilities>,
  type?: PrintedCard['type'],
) {
  const read = printed(text, type);
  if (!read.isRead) return read.problem;
  const wanted: CardDefinition = card('troll', first, ...others);
  return differences(read.definition ?? { id: 'troll', abilities: [] }, wanted);
}
const abilities = (...given: Parameters<typeof card> extends [unknown, ...infer Rest] ? Rest : never) =>
  given;

describe('sentences', () => {
  test.each([
    ['Play: Deal 7{damage} to an enemy Beast creature.', abilities(play(deal(7, an.enemy.beast.creature)))],
    [
      'Play: The most powerful creature captures all of your opponent’s {amber}.',
      abilities(play(a.mostPowerful.creature.captures('all', poolOf('opponent')))),
    ],
    [
      'Play: A friendly creature captures 2{amber} from your opponent.',
      abilities(play(a.friendly.creature.captures(2))),
    ],
    [
      'After your opponent gains {amber} by reaping, Troll captures it.',
      abilities(after(opponent.gainsAmberFrom('reaping'), self.captures(thatMuch, 'gained'))),
    ],
    ['Fight/Reap: Capture 9{amber}.', abilities(fight.reap(capture(9)))],
    [
      'Play: Put a ready creature into your archives. If that creature leaves your archives, put it into its owner’s hand instead.',
      abilities(play(abduct(a.ready.creature))),
    ],
    [
      'Play: Put an upgrade from play into your archives. If you are not the owner of that card and it leaves your archives, put it into its owner’s hand instead.',
      abilities(play(abductIfNotOwner(an.upgrade))),
    ],
    [
      'Play: Put a friendly Giant creature into your opponent’s archives. If that card leaves their archives, put it into its owner’s hand instead.',
      abilities(play(abductForOpponent(a.friendly.giant.creature))),
    ],
    [
      'Play: Take control of an enemy creature. Until Troll leaves play, that creature belongs to Troll’s house.',
      abilities(play(takeControlOf(an.enemy.creature), untilThisLeavesPlay(it.belongsToHouseOf(self)))),
    ],
    [
      'After Reap: You may rearrange other friendly creatures in your battleline.',
      abilities(reap(may(rearrangeInBattleline(each.other.friendly.creature)))),
    ],
    [
      'After Reap: You may ready and fight with a friendly flank creature.',
      abilities(reap(may(readyAndFightWith(a.friendly.flank.creature)))),
    ],
    [
      'Action: Discard a card from your hand. If you do, draw 6 cards.',
      abilities(action(discard(a.card.from(you.hand)), ifYouDo(draw(6)))),
    ],
    [
      'Play: Your opponent discards 4 random cards from their hand.',
      abilities(play(opponent.discards(atRandom(4).cards.from(opponent.hand)))),
    ],
    [
      'Play: Each player discards a random card from their hand.',
      abilities(play(eachPlayer.discards(random.card.from(thatPlayer.hand)))),
    ],
    [
      'Play: Gain 5{amber} for each friendly damaged creature.',
      abilities(play(gain(per(friendly.damaged.creature, 5)))),
    ],
    [
      'Play: For each enemy artifact, ward a friendly creature.',
      abilities(play(forEach(enemy.artifact, ward(a.friendly.creature)))),
    ],
    [
      'Play: If your opponent has 9{amber} or more, steal 4{amber}. Otherwise, gain 4{amber}.',
      abilities(play(when(opponent.amber.atLeast(9), steal(4)), otherwise(gain(4)))),
    ],
    [
      'Play: Choose one:\nStun each Giant creature.\nDraw 5 cards.',
      abilities(play(chooseOne(stun(each.giant.creature), draw(5)))),
    ],
    [
      'Play: Return up to 6 artifacts to their owners’ hands.',
      abilities(play(returnToHand(upTo(6).artifacts))),
    ],
  ])('%s', (text, wanted) => {
    expect(misreadings(text, wanted)).toEqual([]);
  });
});

describe('what leans on what was said before', () => {
  test('“it” is the card the last sentence was about', () => {
    expect(
      misreadings(
        'Reap: Ward a creature. Put a +1 power counter on it.',
        abilities(reap(ward(a.creature), putCounters('power', 1, it))),
      ),
    ).toEqual([]);
  });

  test('after a bare choice everything is about the chosen card', () => {
    const wanted = abilities(
      play(pick(a.creature, (chosen) => [forTheTurn(chosen.gains(skirmish)), ward(chosen)])),
    );

    expect(
      misreadings(
        'Play: Choose a creature. For the remainder of the turn, it gains skirmish. Ward it.',
        wanted,
      ),
    ).toEqual([]);
  });

  test('after a choice of one card “it” is that card, after a choice of several “them” are those', () => {
    const one = pick(a.creature, (chosen) => [stun(chosen), exhaust(chosen)]);
    const several = pick(exactly(2).creatures, (chosen) => [stun(chosen), exhaust(chosen)]);

    expect(
      misreadings('Play: Stun and exhaust a creature. Ward it.', abilities(play(one, ward(it)))),
    ).toEqual([]);
    expect(
      misreadings('Play: Stun and exhaust 2 creatures. Ward them.', abilities(play(several, ward(them)))),
    ).toEqual([]);
    expect(printed('Play: Stun and exhaust a creature. Ward them.')).toMatchObject({ isRead: false });
    expect(printed('Play: Stun and exhaust 2 creatures. Ward it.')).toMatchObject({ isRead: false });
  });

  test('“another creature” is other than the card itself, or other than the one chosen before', () => {
    expect(
      misreadings('Reap: Ward another friendly creature.', abilities(reap(ward(another.friendly.creature)))),
    ).toEqual([]);
    expect(
      misreadings(
        'Play: Ward a creature. Stun another creature.',
        abilities(play(ward(a.creature), stun(a.creature.otherThan(it)))),
        'action',
      ),
    ).toEqual([]);
  });

  test('“instead” keeps the target, and a repetition takes in everything before it', () => {
    const wanted = abilities(
      play(
        gain(3),
        insteadIf(opponent.amber.atLeast(8), gain(5)),
        repeatWhile(opponent.amber.moreThan(you.amber)),
      ),
    );
    const text =
      'Play: Gain 3{amber}. If your opponent has 8{amber} or more, gain 5{amber} instead. If your opponent has more {amber} than you, repeat this effect.';

    expect(misreadings(text, wanted)).toEqual([]);
  });

  test('an upgrade speaks of its bearer as “this creature”, another card of itself', () => {
    expect(
      misreadings(
        'This creature gains, “Destroyed: Gain 4{amber}.”',
        abilities(thisCreature.gains(destroyed(gain(4)))),
        'upgrade',
      ),
    ).toEqual([]);
    expect(misreadings('This creature cannot reap.', abilities(self.cannot('reap')))).toEqual([]);
  });
});

test('a creature with its neighbors is chosen before, and a chosen one is known to all that follows', () => {
  const beside = abilities(play(pick(a.creature, (one) => [stun(one.andItsNeighbors)])));
  const lent = abilities(
    play(pick(a.friendly.creature, (one) => [forTheTurn(one.gains(skirmish)), ward(one)])),
  );

  expect(misreadings('Play: Stun a creature and each of its neighbors.', beside)).toEqual([]);
  expect(
    misreadings(
      'Play: For the remainder of the turn, a friendly creature gains skirmish. Ward that creature.',
      lent,
    ),
  ).toEqual([]);
  const read = printed('Play: For the remainder of the turn, a friendly creature gains skirmish. Ward it.');
  expect(read.isRead && read.definition?.abilities).toEqual(card('troll', ...lent).abilities);
});

test('“for each” with a choice allots the damage, with cards that are known it is one amount', () => {
  const choosing = abilities(play(dealForEach(enemy.artifact, 2, a.friendly.creature)));
  const known = abilities(play(deal(per(enemy.artifact, 2), each.friendly.creature)));

  expect(
    misreadings('Play: Deal 2{damage} to a friendly creature for each enemy artifact.', choosing),
  ).toEqual([]);
  expect(
    misreadings('Play: Deal 2{damage} to each friendly creature for each enemy artifact.', known),
  ).toEqual([]);
});

describe('standing texts', () => {
  test.each([
    [
      'Each other friendly creature gets +4 power.',
      abilities(each.other.friendly.creature.gains(plusPower(4))),
    ],
    ['While Troll is on a flank, keys cost +5{amber}.', abilities(asLongAs(self.is('flank'), keys.cost(5)))],
    [
      'After an enemy creature is destroyed during your turn, gain 3{amber}.',
      abilities(afterIf(an.enemy.creature.isDestroyed, you.turn, gain(3))),
    ],
    [
      'After you play a Giant creature, destroy each creature with power 2 or lower.',
      abilities(after(you.play(a.giant.creature), destroy(each.creature.with(power.atMost(2))))),
    ],
    [
      'Play: For the remainder of the turn, each time a creature reaps, steal 2{amber}.',
      abilities(play(forTheTurn(eachTime(a.creature.reaps, steal(2))))),
    ],
    [
      'Play: Choose a house. During your opponent’s next turn, creatures of that house cannot fight.',
      abilities(play(chooseHouse, duringOpponentsNextTurn(each.creature.of(thatHouse).cannot('fight')))),
    ],
    [
      'Action: If you played 6 or more Dis cards this turn, draw 3 cards.',
      abilities(action(when(thisTurn(you.play(a.dis.card)).times.atLeast(6), draw(3)))),
    ],
    [
      'Action: Destroy 3 creatures. Gain 2{amber} for each creature destroyed this way.',
      abilities(action(destroy(exactly(3).creatures), gain(per(creatures.thisWay('destroyed'), 2)))),
    ],
  ])('%s', (text, wanted) => {
    expect(misreadings(text, wanted)).toEqual([]);
  });
});

describe('what is not drafted', () => {
  test('a text with words that mean nothing to the reader, marked where it stopped', () => {
    expect(printed('Play: Gain 2{amber} and sing a song.')).toEqual({
      isRead: false,
      problem: 'play : gain 2 {amber} and ▲ sing a song .',
    });
  });

  test('a pronoun that stands for nothing', () => {
    expect(printed('Play: Ward it.')).toMatchObject({ isRead: false });
  });

  test('“another creature” where two are meant at once', () => {
    expect(printed('Reap: Swap a creature with another creature.')).toMatchObject({
      isRead: false,
    });
  });

  test('keywords, reminders and enhancements leave nothing to define', () => {
    expect(
      printed(
        'Taunt. (This creature’s neighbors cannot be attacked unless they have taunt.)\nEnhance {amber}{draw}.',
      ),
    ).toEqual({ isRead: true });
  });
});

test('two definitions that say the same in other words do not differ, others say where', () => {
  const named = card(
    'troll',
    play(
      pick(a.creature, (chosen) => [stun(chosen), ward(chosen)]),
      gain(1),
    ),
  );
  const plain = card('troll', play(stun(a.creature), ward(it), gain(2)));

  expect(differences(named, plain)).toEqual([{ path: 'abilities.0.do.2.amount', one: 1, other: 2 }]);
});
