import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, activeHouseIs, after, all, amberOn, an, any, archive, asLongAs, atEndOfYourTurn,
  atStartOfYourTurn, capture, card, chooseHouse, count, deal, destroy, destroyed, discard, discardFromDeck,
  discardFromDeckUntil, draw, each, eachPlayer, fight, forTheTurn, found, friendly, fullyHeal, gain,
  housesAmong, ifYouDo, insteadOfWhen, interrupting, inYourDiscardPile, it, itsController, may, moveAmber, on,
  oneOfEach, opponent, per, pick, play, playCard, playOn, plusPower, poolOf, powerOf, purge, putOnBottom,
  readyAndUse, reap, returnToHand, scrap, self, shuffleDiscardIntoDeck, shuffleIntoDeck, splashAttack,
  stopThat, stun, thatHouse, them, thereIs, thisCreature, trigger, use, when, you,
} from '../language/index.ts';

export const starAlliance: readonly CardDefinition[] = [
  card(
    'anachronometer',
    thisCreature.gains(
      fight.reap(
        shuffleDiscardIntoDeck,
        draw(1),
        discardFromDeck(count(any.card.from(opponent.discardPile))),
      ),
    ),
  ),
  card(
    'curse-of-obstinacy',
    atEndOfYourTurn(stun(each.friendly.non.flank.creature.sharingWithNeighbors('house'))),
  ),
  card(
    'jackpot-greene',
    after(a.creature.reaps, itsController.discardsFromDeck(1), when(it.isOf('staralliance'), gain(1))),
  ),
  card(
    'missile-officer-myers',
    play.reap(trigger('play', a.neighboring.creature)),
    scrap(discard(a.card.from(you.hand)), trigger('play', it)),
  ),
  card(
    'multi-dimensional-rescue',
    play(
      returnToHand(oneOfEach('type').card.from(you.discardPile)),
      forTheTurn(you.mayPlay(a.non.staralliance.card)),
      purge(self),
    ),
  ),
  card(
    'necromorph',
    insteadOfWhen(
      self.isDestroyed,
      thereIs(any.non.staralliance.neighboring.creature),
      fullyHeal(self),
      destroy(a.non.staralliance.neighboring.creature),
    ),
  ),
  card(
    'paradox-shield',
    thisCreature.gains(
      interrupting(
        thisCreature.isDestroyed,
        discardFromDeck(powerOf(thisCreature)),
        ifYouDo(fullyHeal(thisCreature), destroy(self), stopThat),
      ),
    ),
  ),
  card(
    '3ll-i0t',
    play.fight.reap(may(playOn(self, an.upgrade.from(you.discardPile)))),
    scrap(shuffleIntoDeck(each.upgrade)),
  ),
  card(
    'alien-horror',
    asLongAs(you.areHaunted, self.gains(plusPower(7))),
    fight(each.neighboring.creature.captures(1)),
  ),
  card('bad-chemistry', play(stun(each.creature.sharingWithNeighbors('house')))),
  card('corporal-bridger', play.fight.reap(forTheTurn(you.mayUse(a.non.staralliance.creature)))),
  card('event-horizon', play(discardFromDeckUntil(an.action), when(found, playCard(it)))),
  card('pentacorder', thisCreature.gains(opponent.keys.cost(per(housesAmong(friendly.creature))))),
  card('prototype-harness', thisCreature.gains(plusPower(6), atStartOfYourTurn(deal(1, thisCreature)))),
  card(
    'staff-sergeant-rhea',
    asLongAs(activeHouseIs('staralliance'), you.mayUse(each.neighboring.creature)),
    scrap(readyAndUse(a.friendly.creature)),
  ),
  card('séance-scanner', action(when(you.areHaunted, use(a.friendly.non.staralliance.creature)))),
  card('com-officer-palik', fight.reap(a.friendly.creature.captures(1))),
  card(
    'essence-entangler',
    thisCreature.gains(plusPower(per(amberOn(thisCreature), -1))),
    scrap(pick(a.creature, (first) => [moveAmber(1, on(first), on(a.creature.otherThan(first)))])),
  ),
  card('into-the-warp', play(eachPlayer.discardsFromDeck(1), destroy(each.creature.sharing('house', them)))),
  card('lieutenant-halasta', reap(stun(a.creature)), scrap(stun(a.mostPowerful.enemy.creature))),
  card(
    'modular-exoskeleton',
    thisCreature.gains(plusPower(4)),
    inYourDiscardPile(atStartOfYourTurn(may(returnToHand(self)))),
  ),
  card(
    'perimeter-alarm',
    play(use(a.friendly.non.staralliance.creature), when(you.areHaunted, archive(self))),
  ),
  card('proton-siphon', asLongAs(you.areHaunted, thisCreature.gains(splashAttack(5)))),
  card('quartermaster-botty', play.fight.reap(when(you.areHaunted, capture(2)))),
  card(
    'retrotechnician-le',
    asLongAs(you.areHaunted, self.enters('ready')),
    reap(may(playCard(a.creature.from(you.discardPile)))),
  ),
  card('strength-from-diversity', play(each.friendly.non.staralliance.creature.captures(1))),
  card(
    'triangulator-newsome',
    reap(when(you.areHaunted, moveAmber(all, on(each.neighboring.creature), poolOf('you')))),
  ),
  card('unprepared', play(chooseHouse, stun(each.creature.of(thatHouse)))),
  card(
    'encounter-golem',
    after(you.finishPlaying(an.action), putOnBottom(it)),
    destroyed(when(you.areHaunted, archive(self))),
  ),
];
