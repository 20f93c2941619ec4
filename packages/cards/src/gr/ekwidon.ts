import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, all, an, archive, asLongAs, atRandom, card, chooseHouse, deal, destroy, destroyed,
  discard, discardFromDeck, draw, each, eachPlayer, exhaust, fight, forEachPlayer, forEachPlayerWho, forgeKey,
  gain, ifYouDo, it, itsController, lose, may, moveAmber, not, on, opponent, pick, play, playCard, plusArmor,
  poison, poolOf, purge, putIntoHand, putOnBottom, reap, returnToHand, scrap, self, shuffleIntoDeck, skirmish,
  steal, stun, takeAnotherTurn, takeControlOf, taunt, thatHouse, thatPlayer, thisCreature, upTo, when, you,
} from '../language/index.ts';

export const ekwidon: readonly CardDefinition[] = [
  card('art-project', play(opponent.unforgesAKey, ifYouDo(purge(self), opponent.draws(10)))),
  card(
    'azuretooth',
    fight.reap(
      pick(a.friendly.creature, (first) => [moveAmber(all, on(first), poolOf('you'))]),
      opponent.takesControlOf(it),
    ),
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
    'put-in-a-spin',
    play(lose(1), ifYouDo(chooseHouse, opponent.discardsFromDeck(1), when(it.isOf(thatHouse), gain(4)))),
  ),
  card('skreel-swarm', play(deal(1, each.enemy.creature)), scrap(may(archive(self)))),
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
    'fortune-reverser',
    thisCreature.isBlank,
    play(destroy(each.upgrade.otherThan(thisCreature).on(thisCreature))),
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
  card('de-escalation', play(destroy(each.creature), archive(each.card.from(opponent.topOfDeck(3))))),
  card(
    'historian-li-darkin',
    reap(forEachPlayer(putIntoHand(each.card.from(thatPlayer.topOfDiscardPile())))),
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
