import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, all, allBonusIcons, an, another, any, asSoonAs, atEndOfYourTurn, atRandom, bonusIcons, card,
  changeActiveHouseTo, chooseHouse, chooseOne, count, deal, dealForEach, destroy, destroyed, discard,
  duringOpponentsNextTurn, each, eachPlayer, either, enemy, exalt, fight, forEach, friendly, fullyHeal, gain,
  gainChains, ifYouDo, it, itsController, moveAmber, none, on, opponent, placeUnder, play, purge, random,
  reap, repeatWhile, scrap, self, shuffleIntoDeck, steal, thatHouse, thatPlayer, third, thisCreature,
  together, under, upTo, when, you,
} from '../language/index.ts';

export const dis: readonly CardDefinition[] = [
  card('delta-p', play(destroy(an.enemy.creature), repeatWhile(opponent.controlsMore(any.creature)))),
  card(
    'demonic-shelf',
    action(
      placeUnder(self, a.friendly.creature, 'faceup'),
      dealForEach(any.card.from(under(self)), 3, a.creature),
    ),
  ),
  card('fiendish-apprentice', play(dealForEach(friendly.dis.creature, 3, an.enemy.creature))),
  card(
    'infernal-terran',
    play.reap(discard(a.card.from(you.hand)), steal(1)),
    scrap(discard(each.card.from(you.hand)), steal(bonusIcons('amber', each.card.thisWay('discarded')))),
  ),
  card(
    'phantasmaquid',
    opponent.cannot('play-on-right-flank'),
    atEndOfYourTurn(when(none(enemy.creature), destroy(self))),
  ),
  card('talon-of-invidius', play(exalt(self, 3)), destroyed(moveAmber(all, on(self), on(an.enemy.creature)))),
  card(
    'cauterize-vitality',
    play(destroy(either(a.creature, an.artifact)), ifYouDo(opponent.loses(allBonusIcons(it)))),
  ),
  card('chauncey', action(together(destroy(another.friendly.creature), destroy(self)), ifYouDo(gain(3)))),
  card('daat', play(chooseHouse, changeActiveHouseTo(thatHouse))),
  card('ecstacy-siphon', play(dealForEach(any.card.from(opponent.hand), 1, an.enemy.creature))),
  card('they-tell-no-tales', play(chooseHouse, destroy(each.creature.of(thatHouse)), gainChains(2))),
  card(
    'trihard',
    play(
      eachPlayer.discards(
        atRandom(third(count(any.card.from(thatPlayer.hand)), 'down')).cards.from(thatPlayer.hand),
      ),
    ),
  ),
  card(
    'a-gift-of-æmber',
    play(destroy(upTo(2).creatures), forEach(any.creature.thisWay('destroyed'), itsController.gains(1))),
  ),
  card(
    'clipped-wings',
    play(
      chooseOne(purge(random.card.from(opponent.hand)), shuffleIntoDeck(each.card.from(opponent.archives))),
    ),
  ),
  card(
    'infinity-strop',
    play(deal(2, a.creature), when(it.destroyedThisWay, deal(4, each.creature.sharing('house', it)))),
  ),
  card('monsquito', fight(fullyHeal(self), deal(2, a.creature))),
  card('searine', scrap(deal(2, a.friendly.creature))),
  card('slayer', asSoonAs(none(enemy.creature), destroy(self))),
  card(
    'suspendamander',
    fight(chooseHouse, duringOpponentsNextTurn(opponent.cannot('play', any.action.of(thatHouse)))),
  ),
  card(
    'vapor-imp',
    reap(
      discard(random.card.from(you.hand)),
      duringOpponentsNextTurn(opponent.cannot('play', any.card.sharing('type', it))),
    ),
  ),
  card('ven-omawk', opponent.refillsHandTo(-1)),
  card('pendra-s-box', thisCreature.gains(reap(exalt(thisCreature.andItsNeighbors)))),
  card('tomb-of-agony', thisCreature.gains(reap(purge(an.enemy.creature)))),
];
