import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, activeHouse, aDiscardPile, after, afterIf, all, allWith, an, any, archive, asLongAs, assault,
  asSoonAs, atEndOfYourTurn, atRandom, capture, card, chooseHouse, count, deal, destroy, destroyed,
  discardFromADeck, each, eachPlayer, either, exhaust, fight, forEachPlayerWho, forTheTurn, hazardous, it,
  itsController, may, none, opponent, otherwise, per, pick, placeUnder, play, plusPower, poison, poolOf,
  putOnBottom, putOnTop, random, reap, repeatWhile, returnToHand, reveal, scrap, self, shuffleDiscardIntoDeck,
  shuffleIntoDeck, splashAttack, steal, stun, thatHouse, thatPlayer, thereIs, thisCreature, when, you,
} from '../language/index.ts';

export const unfathomable: readonly CardDefinition[] = [
  card(
    'awful-atoll',
    asLongAs(you.areHaunted, each.friendly.creature.gains(plusPower(-2))),
    asLongAs(opponent.isHaunted, each.enemy.creature.gains(plusPower(-2))),
    asSoonAs(none(any.creature), destroy(self)),
  ),
  card(
    'bottomless-depths',
    after(
      you.discard(a.card.from(you.hand)),
      placeUnder(self, each.card.that(it).from(you.discardPile), 'facedown'),
    ),
  ),
  card('curse-of-confusion', atEndOfYourTurn(exhaust(each.friendly.creature.of(activeHouse)))),
  card(
    'giltspine-mesmerist',
    after(eachPlayer.readies(a.card), thatPlayer.discardsFromDeck(1)),
    scrap(discardFromADeck(3)),
  ),
  card(
    'ihaka-of-the-depths',
    afterIf(you.drawCards, you.turn, may(putOnBottom(each.card.from(you.topOfDiscardPile())))),
  ),
  card(
    'strange-torpedo',
    play(
      deal(1, a.creature, { splash: 1 }),
      when(opponent.isHaunted, allWith(each.creature.thisWay('damaged'), stun, exhaust)),
    ),
  ),
  card(
    'thing-from-the-deep',
    self.cannotUnless('be-played', thereIs(any.card.named('open-the-seal').from(you.discardPile))),
    fight(steal(2)),
  ),
  card(
    'unsettling-ancestry',
    play(
      pick(an.enemy.creature, (first) => [stun(first), exhaust(first)]),
      when(you.areHaunted, archive(self)),
    ),
  ),
  card('addlefish', fight(opponent.discards(atRandom(2).cards.from(opponent.hand)))),
  card(
    'dirge-of-the-deep',
    play(opponent.discardsFromBottomOfDeck(1), exhaust(each.creature.sharing('house', it))),
  ),
  card(
    'dredge',
    play(forTheTurn(each.friendly.creature.gains(reap(putOnTop(a.card.from(you.discardPile)))))),
  ),
  card('eldritch-synan', self.cannot('be-dealt-damage', any.damaged.creature)),
  card('gatewatcher', destroyed(when(opponent.isHaunted, destroy(each.enemy.flank.creature)))),
  card(
    'hukaru-icefin',
    reap(chooseHouse, exhaust(each.creature.of(thatHouse))),
    scrap(exhaust(either(a.creature, an.artifact))),
  ),
  card(
    'nightmare-inducer',
    action(
      pick(a.card.from(opponent.discardPile), (first) => [
        exhaust(each.enemy.creature.sharing('house', first)),
        putOnBottom(first),
      ]),
    ),
  ),
  card(
    'thoughtswim',
    thisCreature.gains(asLongAs(opponent.isHaunted, thisCreature.cannot('be-dealt-damage'))),
  ),
  card('arcane-transmitter', action(discardFromADeck(4)), scrap(shuffleDiscardIntoDeck)),
  card('beam-of-forgetting', play(reveal(random.card.from(opponent.hand)), putOnBottom(it))),
  card(
    'circlespeak',
    play(
      pick(a.creature, (one) => [
        forEachPlayerWho(thatPlayer.isHaunted, one.captures(2, poolOf('that-player'))),
      ]),
    ),
  ),
  card('echo-guardian', asLongAs(you.areHaunted, self.gains(plusPower(2), poison))),
  card(
    'echoing-deathknell',
    play(deal(1, each.creature), repeatWhile(count(any.creature.thisWay('destroyed')).atLeast(1))),
  ),
  card(
    'immersioneer',
    reap(discardFromADeck(3)),
    scrap(shuffleIntoDeck(each.card.from(you.bottomOfDiscardPile(3)))),
  ),
  card('koriki-germinator', play.reap(putOnBottom(a.card.from(aDiscardPile)))),
  card('mnemoleech', reap(when(opponent.isHaunted, steal(2)), otherwise(steal(1)))),
  card(
    'squallmaster',
    fight.reap(eachPlayer.discards(random.card.from(thatPlayer.hand))),
    scrap(exhaust(an.enemy.creature)),
  ),
  card('tangimangi', asLongAs(opponent.isHaunted, opponent.keys.cost(3))),
  card(
    'tendrils-from-beyond',
    play(
      pick(a.creature, (first) => [
        when(itsController.isHaunted, returnToHand(first.andItsNeighbors)),
        otherwise(returnToHand(first)),
      ]),
    ),
  ),
  card('trawler', play(when(you.areHaunted, capture(all)))),
  card(
    'xenos-darkshadow',
    self.gains(
      plusPower(per(any.card.from(you.discardPile))),
      assault(count(any.card.from(you.discardPile))),
      hazardous(count(any.card.from(you.discardPile))),
      splashAttack(count(any.card.from(you.discardPile))),
    ),
    destroyed(when(you.areHaunted, archive(self))),
  ),
];
