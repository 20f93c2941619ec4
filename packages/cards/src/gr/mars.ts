import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, abductForOpponent, abductIfNotOwner, action, aDiscardPile, all, an, any, anyNumberOf, archive, asLongAs,
  atEndOfTurnOf, atEndOfYourTurn, capture, card, count, deal, destroy, destroyed, discard,
  discardFromDeckOfUntil, discardFromDeckUntil, draw, duringOpponentsNextTurn, each, eachPlayer, elusive,
  enrage, fight, forTheTurn, found, friendly, fullyHeal, gain, insteadOf, it, lose, may, moveAmber, none, not,
  omni, on, opponent, otherwise, per, pick, placeUnder, play, playCard, plusPower, poolOf, power, powerOf,
  purge, putCounters, putIntoHand, putIntoPlay, ready, reap, returnToHand, scrap, self, skirmish,
  splashAttack, stun, takeControlOf, thatMuch, thisCreature, times, under, unstun, when, you,
} from '../language/index.ts';

export const mars: readonly CardDefinition[] = [
  card(
    'aberrant-warp-event',
    play(
      discardFromDeckUntil(a.creature),
      when(found, putIntoPlay(it), destroy(a.neighborOf(it))),
      discardFromDeckOfUntil('opponent', a.creature),
      when(found, putIntoPlay(it, { under: 'opponent' }), destroy(a.neighborOf(it))),
    ),
  ),
  card('curse-of-disappearances', atEndOfYourTurn(abductForOpponent(a.friendly.creature))),
  card('elite-disruptzord', eachPlayer.cannot('play', any.creature.with(power.moreThan(powerOf(self))))),
  card(
    'ilxid-avenger',
    play.fight(putCounters('power', per(any.mars.card.from(you.discardPile)), self)),
    scrap(putCounters('power', per(any.mars.card.from(you.discardPile)), a.friendly.creature)),
  ),
  card(
    'plan-10',
    atEndOfTurnOf(
      'each',
      returnToHand(a.card.from(under(self))),
      when(none(any.card.from(under(self))), destroy(self)),
    ),
    play(placeUnder(self, each.non.mars.creature, 'faceup')),
  ),
  card(
    'psychic-haze',
    each.enraged.creature.cannot('attack', friendly.mars.creature),
    action(enrage(each.enemy.creature)),
  ),
  card(
    'the-body-snatchers',
    play(
      forTheTurn(
        each.enemy.creature.gains(
          insteadOf(thisCreature.isDestroyed, fullyHeal(thisCreature), opponent.takesControlOf(thisCreature)),
        ),
      ),
    ),
  ),
  card('urxym-the-diplomat', reap(lose(all), times(thatMuch, destroy(an.enemy.non.mars.creature)))),
  card(
    'crop-circles',
    play(
      pick(a.non.mars.creature, (one) => [
        one.captures(1, 'own-side'),
        purge(anyNumberOf.cards.from(you.archives)),
        one.captures(count(any.card.thisWay('purged')), 'own-side'),
      ]),
    ),
  ),
  card('glimmerspore', play(abductIfNotOwner(an.artifact))),
  card('loyalty-implants', omni(destroy(self), forTheTurn(you.mayUse(each.friendly.mars.creature)))),
  card('nameless-horror', asLongAs(you.areHaunted, self.gains(elusive, skirmish))),
  card(
    'overclocked-shock-collar',
    thisCreature.gains(reap(stun(thisCreature.andItsNeighbors))),
    scrap(unstun(each.mars.creature)),
  ),
  card('the-red-death', self.cannotUnless('ready', you.areHaunted), fight(gain(1), draw(1))),
  card('war-of-the-worlds', play(destroy(each.non.mars.creature), deal(2, each.mars.creature))),
  card('xyp-the-implanter', reap(takeControlOf(an.enemy.creature), destroy(a.friendly.creature))),
  card('yipyax-abductor', play.fight(abductIfNotOwner(an.upgrade))),
  card(
    'abduct-o-matic',
    fight(when(you.areHaunted, capture(2))),
    scrap(a.leastPowerful.friendly.creature.captures(2)),
  ),
  card(
    'brash-grabber',
    asLongAs(not(you.areHaunted), self.enters('enraged')),
    omni(moveAmber(1, on(an.enemy.creature), poolOf('you'))),
  ),
  card(
    'distant-void-prober',
    reap(when(you.areHaunted, duringOpponentsNextTurn(opponent.keys.cost(3)))),
    scrap(an.enemy.creature.captures(1, 'own-side')),
  ),
  card(
    'don-t-believe-your-eyes',
    play(when(you.areHaunted, a.creature.captures(2, 'own-side')), otherwise(a.creature.captures(1))),
  ),
  card('dr-xyloxxzlphrex', reap(playCard(a.mars.creature.from(you.discardPile)), ready(it))),
  card('phloxem-spewer', each.mars.neighboring.creature.gains(splashAttack(2))),
  card('plague-wind', play(forTheTurn(each.non.mars.creature.gains(plusPower(-3))))),
  card(
    'shrink-ray-technician',
    reap(pick(an.enemy.creature, (first) => [forTheTurn(first.gains(plusPower(-2)))])),
    scrap(pick(a.mostPowerful.enemy.creature, (second) => [forTheTurn(second.hasStats(1, 0))])),
  ),
  card('target-yynxzdyl', play(archive(a.card.from(you.discardPile))), reap(archive(self))),
  card('terrible-teammates', play(may(discard(a.non.mars.card.from(you.hand))))),
  card('ufo', play(discardFromDeckUntil(a.mars.card), when(found, putIntoHand(it)))),
  card(
    'qyxxlyxx-grave-master',
    play(purge(a.creature.from(aDiscardPile)), deal(2, each.creature.sharing('trait', it))),
    destroyed(when(you.areHaunted, archive(self))),
  ),
];
