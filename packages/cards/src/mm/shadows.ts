import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, all, amberOnIt, an, any, archive, asLongAs, asSoonAs, atEndOfTurnOf, atEndOfYourTurn,
  atStartOfYourTurn, card, deal, destroy, destroyed, discard, discardFromDeck, draw, duringOpponentsNextTurn,
  each, eachPlayer, elusive, exalt, fight, ifYouDo, insteadOf, it, lookAt, may, moveAmber, none, not, omni,
  on, opponent, per, pick, play, poison, poolOf, putCounters, putIntoHand, putOnBottom, putOnTop, random,
  reap, removeCounters, repeatWhile, returnToHand, self, shuffleIntoDeck, steal, takeControlOf, thatMuch,
  thisCreature, untilYourNextTurn, when, whileItIsInPlay, you,
} from '../language/index.ts';

export const shadows: readonly CardDefinition[] = [
  card('bo-nithing', play(steal(per(opponent.forgedKeys)))),
  card('dæmo-thief', destroyed(steal(1))),
  card('dark-wave', play(deal(2, each.non.mutant.creature))),
  card('francis-the-economist', fight(eachPlayer.gains(1))),
  card('look-over-there', play(deal(2, a.creature), when(not(it.destroyedThisWay), steal(1)))),
  card('opportunist', thisCreature.gains(elusive), play(thisCreature.captures(1))),
  card('rad-penny', play(steal(1)), destroyed(shuffleIntoDeck(self))),
  card('shoulder-id', self.cannot('fight'), insteadOf(self.wouldDealDamage, steal(1))),
  card('subtle-otto', play(opponent.discards(random.card.from(opponent.hand)))),
  card('tempting-offer', play(returnToHand(an.enemy.creature), ifYouDo(opponent.gains(1)))),
  card(
    'vandalize',
    play(
      lookAt(each.card.from(opponent.topOfDeck(3))),
      discard(a.card.thisWay('looked at').from(opponent.deck)),
      putOnTop(each.card.thisWay('looked at').otherThan(it).from(opponent.deck)),
    ),
  ),
  card(
    'borrow',
    play(
      takeControlOf(an.enemy.artifact),
      whileItIsInPlay(asLongAs(it.is('friendly'), it.belongsOnlyTo('shadows'))),
    ),
  ),
  card('boss-zarek', each.friendly.creature.with(amberOnIt).gains(elusive)),
  card(
    'lucky-dice',
    omni(destroy(self), duringOpponentsNextTurn(each.friendly.creature.cannot('be-dealt-damage'))),
  ),
  card('miasma-bomb', action(destroy(self), duringOpponentsNextTurn(opponent.skipsStep('forge')))),
  card('ransack', play(steal(1), discardFromDeck(), repeatWhile(it.isOf('shadows')))),
  card('reckless-rizzo', action(steal(2), untilYourNextTurn(self.loses('elusive')))),
  card('safe-house', action(archive(a.friendly.creature))),
  card('the-shadowsmith', each.mutant.creature.gains(elusive)),
  card('doom-sigil', each.creature.gains(poison), asSoonAs(none(any.creature), destroy(self))),
  card('johnny-longfingers', each.friendly.mutant.creature.gains(destroyed(steal(1)))),
  card('liam-say', atStartOfYourTurn(may(deal(1, a.creature)))),
  card(
    'mastermindy',
    atEndOfYourTurn(putCounters('scheme', 1, self)),
    action(removeCounters('scheme', all, self), steal(per(thatMuch))),
  ),
  card('mole', thisCreature.gains(opponent.maySpendAmberOn(thisCreature))),
  card('pincerator', atEndOfTurnOf('each', deal(1, each.flank.creature))),
  card(
    'shadowsaurus',
    action(
      pick(an.enemy.creature, (first) => [
        moveAmber(all, on(first), poolOf('opponent')),
        ifYouDo(
          takeControlOf(first),
          whileItIsInPlay(asLongAs(first.is('friendly'), first.belongsOnlyTo('shadows'))),
        ),
      ]),
    ),
  ),
  card('dino-thief', play(may(exalt(self)), ifYouDo(deal(3, a.creature)))),
  card('techno-thief', reap(discard(a.card.from(you.hand)), ifYouDo(draw(1)))),
  card(
    'xeno-thief',
    fight(
      lookAt(each.card.from(you.topOfDeck(3))),
      putIntoHand(a.card.thisWay('looked at').from(you.deck)),
      putOnBottom(a.card.thisWay('looked at').from(you.deck)),
    ),
  ),
];
