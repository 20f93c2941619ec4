import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, all, amberOn, an, archive, asLongAs, atStartOfYourTurn, capture, card, chooseHouse, deal,
  discardFromDeckUntil, each, fight, forTheTurn, found, friendly, gain, housesAmong, inYourDiscardPile, it,
  itsController, may, moveAmber, on, oneOfEach, opponent, per, pick, play, playCard, plusPower, poolOf, purge,
  reap, returnToHand, scrap, self, shuffleIntoDeck, splashAttack, stun, thatHouse, thisCreature, use, when,
  you,
} from '../language/index.ts';

export const starAlliance: readonly CardDefinition[] = [
  card(
    'jackpot-greene',
    after(a.creature.reaps, itsController.discardsFromDeck(1), when(it.isOf('staralliance'), gain(1))),
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
    '3ll-i0t',
    play.fight.reap(may(playCard(an.upgrade.on(self).from(you.discardPile)))),
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
  card('séance-scanner', action(when(you.areHaunted, use(a.friendly.non.staralliance.creature)))),
  card('com-officer-palik', fight.reap(a.friendly.creature.captures(1))),
  card(
    'essence-entangler',
    thisCreature.gains(plusPower(per(amberOn(thisCreature), -1))),
    scrap(pick(a.creature, (first) => [moveAmber(1, on(first), on(a.creature.otherThan(first)))])),
  ),
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
];
