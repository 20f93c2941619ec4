import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, aDiscardPile, after, all, an, any, archive, asLongAs, atEndOfTurnOf, atEndOfYourTurn, atRandom,
  atStartOfStep, card, chooseHouse, deal, destroy, destroyed, discard, discardFromDeck, draw, each,
  eachPlayer, either, exactly, exhaust, fight, forAPlayer, forEach, forEachPlayer, forEachPlayerWho, forgeKey,
  forTheTurn, gain, ifYouDo, it, itsController, lose, may, moveAmber, not, ofHouseWith, on, opponent, pick,
  play, playCard, plusArmor, poison, poolOf, powerOf, purge, putIntoHand, putOnBottom, reap, returnToHand,
  scrap, self, shuffleIntoDeck, skirmish, steal, stun, takeAnotherTurn, takeControlOf, taunt, thatHouse,
  thatPlayer, thereIs, thisCreature, topmost, upTo, when, you,
} from '../language/index.ts';

export const ekwidon: readonly CardDefinition[] = [
  card('art-project', play(opponent.unforgesAKey, ifYouDo(purge(self), opponent.draws(10)))),
  card(
    'azuretooth',
    fight.reap(
      pick(a.friendly.creature, (one) => [
        moveAmber(all, on(one), poolOf('you')),
        opponent.takesControlOf(one),
      ]),
    ),
  ),
  card('curse-of-spontaneity', atStartOfStep('draw', 'you', discard(each.card.from(you.hand)))),
  card(
    'ekwirrĕ-s-fulcrum',
    atEndOfYourTurn(may(gain(1)), ifYouDo(opponent.draws(2))),
    atEndOfTurnOf('opponent', opponent.may(opponent.gains(1)), ifYouDo(draw(2))),
  ),
  card(
    'elenya-the-charming',
    after(you.forgeAKey, opponent.takesControlOf(a.mostPowerful.friendly.creature)),
  ),
  card(
    'grisly-exchange',
    play(putOnBottom(each.card.from(opponent.topOfDiscardPile(5))), discardFromDeck(5)),
  ),
  card(
    'midyear-festivities',
    play(
      pick(exactly(9).creatures, (chosen) => [
        forEach(each.creature.that(chosen), moveAmber(all, on(it), poolOf('its-controller'))),
        destroy(chosen),
      ]),
    ),
  ),
  card(
    'put-in-a-spin',
    play(lose(1), ifYouDo(chooseHouse, opponent.discardsFromDeck(1), when(it.isOf(thatHouse), gain(4)))),
  ),
  card('skreel-swarm', play(deal(1, each.enemy.creature)), scrap(may(archive(self)))),
  card(
    'soul-exchange',
    play(
      forAPlayer(
        returnToHand(topmost().creature.from(thatPlayer.discardPile)),
        destroy(a.creature.controlledBy('that-player')),
      ),
    ),
  ),
  card('tachyon-manifold', action(takeAnotherTurn, opponent.draws(10), purge(self))),
  card(
    'zavel-archaeologist',
    after(you.play(an.artifact.from(you.discardPile)), gain(1)),
    play.reap(may(playCard(an.artifact.from(you.discardPile)))),
  ),
  card(
    'bonded-auctioneer',
    reap(destroy(an.artifact), ifYouDo(itsController.gains(1))),
    scrap(returnToHand(an.artifact)),
  ),
  card(
    'forbidden-tome',
    asLongAs(you.areHaunted, you.refillsHandTo(1)),
    asLongAs(opponent.isHaunted, opponent.refillsHandTo(1)),
  ),
  card(
    'fortune-reverser',
    thisCreature.isBlank,
    play(destroy(each.upgrade.otherThan(self).on(thisCreature))),
  ),
  card(
    'gegrrŏkŭŭ-sapper',
    play.fight(takeControlOf(an.enemy.artifact), opponent.takesControlOf(self)),
    scrap(destroy(a.friendly.artifact), ifYouDo(destroy(an.enemy.artifact))),
  ),
  card(
    'market-fluctuation',
    play(
      forEachPlayerWho(thatPlayer.isHaunted, thatPlayer.draws(3)),
      forEachPlayerWho(
        not(thatPlayer.isHaunted),
        thatPlayer.discards(atRandom(3).cards.from(thatPlayer.hand)),
      ),
    ),
  ),
  card('pen-pal', action(exhaust(an.enemy.creature), ifYouDo(eachPlayer.gains(1)))),
  card('phobivore', thisCreature.gains(asLongAs(you.areHaunted, thisCreature.cannot('be-used')))),
  card(
    'ravening-morphazoid',
    asLongAs(you.areHaunted, self.gains(poison, skirmish)),
    fight.reap(draw(1), discard(a.card.from(you.hand))),
  ),
  card('sandwyrm', fight(shuffleIntoDeck(self))),
  card(
    'technorachnophobia',
    play(
      discardFromDeck(10),
      when(
        thereIs(any.card.thisWay('discarded').with(ofHouseWith.atLeast(5, any.card.thisWay('discarded')))),
        steal(2),
      ),
    ),
  ),
  card('de-escalation', play(destroy(each.creature), archive(each.card.from(opponent.topOfDeck(3))))),
  card(
    'estate-sale',
    play(purge(either(an.action, an.artifact, an.upgrade).from(you.discardPile)), ifYouDo(gain(2))),
  ),
  card(
    'historian-li-darkin',
    reap(forEachPlayer(putIntoHand(each.card.from(thatPlayer.topOfDiscardPile())))),
  ),
  card(
    'hoaxpitality',
    play(
      pick(an.enemy.creature, (enemyOne) => [
        pick(a.friendly.creature, (friend) => [forTheTurn(friend.hasPower(powerOf(enemyOne)))]),
      ]),
    ),
  ),
  card(
    'incarnation-pod',
    action(putOnBottom(a.card.from(aDiscardPile))),
    scrap(purge(each.card.from(eachPlayer.bottomOfDeck()))),
  ),
  card('iron-heidy', asLongAs(you.areHaunted, self.andItsNeighbors.gains(plusArmor(2)))),
  card('legerdemain', play(returnToHand(a.damaged.creature), ifYouDo(itsController.gains(1)))),
  card('permanent-record', play(exhaust(a.friendly.creature), ifYouDo(steal(2)))),
  card('rumor-sower', reap(opponent.discardsFromDeck(1), stun(an.enemy.creature.sharing('house', it)))),
  card('security-detail', play(pick(a.friendly.creature, (first) => [first.andItsNeighbors.captures(1)]))),
  card(
    'siphonapterian',
    asLongAs(you.areHaunted, self.gains(taunt)),
    destroyed(when(not(you.turn), gain(2))),
  ),
  card(
    'tutor-bin-rillo',
    play(discard(upTo(3).cards.from(you.hand)), opponent.draws(1)),
    scrap(eachPlayer.draws(1)),
  ),
  card(
    'revived-ză-orhă',
    play(when(opponent.forgedKeys.moreThan(you.forgedKeys), forgeKey()), ifYouDo(purge(self))),
    destroyed(when(you.areHaunted, archive(self))),
  ),
];
