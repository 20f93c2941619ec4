import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, aDiscardPile, after, afterIf, amberOnIt, an, any, anyNumberOf, archive, asLongAs, atEndOfStep,
  attacked, bonusIcons, capture, card, cards, chooseHouse, chooseTrait, creatures, deal, destroy, destroyed,
  duringOpponentsNextTurn, duringYourNextTurn, each, eachPlayer, eachTime, enrage, exhaust, fight, forAPlayer,
  forEach, forEachHouse, forgeKey, ifYouDo, insteadIf, it, keys, lacking, leftFlank, may, moveAnywhere,
  ofHouseWith, opponent, per, pick, play, plusPower, purge, putCounters, random, ready, reap, reveal,
  rightFlank, self, shuffleDeckOf, steal, takeControlOf, thatHouse, thatPlayer, thatTrait, the, upTo, when,
  whileItIsInPlay, you,
} from '../language/index.ts';

export const dis: readonly CardDefinition[] = [
  card('buzzle', play.fight(may(purge(a.neighboring.creature)), ifYouDo(ready(self)))),
  card('dendrix', fight(opponent.discards(random.card.from(opponent.hand)))),
  card('draining-touch', play(destroy(a.creature.with(lacking(amberOnIt))))),
  card('etaromme', reap(destroy(a.creature.with(ofHouseWith.most(creatures))))),
  card(
    'festering-touch',
    play(
      pick(upTo(2).creatures, (chosen) => [
        forEach(each.creature.that(chosen), deal(1, it), insteadIf(it.wasAlready('damaged'), deal(3, it))),
      ]),
    ),
  ),
  card('harbinger-of-doom', destroyed(destroy(each.creature))),
  card('impspector', destroyed(purge(random.card.from(opponent.hand)))),
  card(
    'infurnace',
    play(
      purge(upTo(2).cards.from(aDiscardPile)),
      opponent.loses(bonusIcons('amber', each.card.thisWay('purged'))),
    ),
  ),
  card('lilithal', fight.reap(capture(1))),
  card(
    'malison',
    fight(may(moveAnywhere(an.enemy.creature), when(it.is('flank'), it.captures(1, 'own-side')))),
  ),
  card('rotgrub', play(opponent.loses(1)), reap(archive(self))),
  card('the-evil-eye', play(duringOpponentsNextTurn(keys.cost(3)))),
  card(
    'borr-nit',
    reap(
      forAPlayer(
        reveal(the.cards.from(thatPlayer.topOfDeck(5))),
        purge(a.card.thisWay('revealed').from(thatPlayer.deck)),
        shuffleDeckOf('that-player'),
      ),
    ),
  ),
  card(
    'borr-nit-s-touch',
    play(
      forAPlayer(
        reveal(the.cards.from(thatPlayer.topOfDeck(5))),
        purge(a.card.thisWay('revealed').from(thatPlayer.deck)),
        shuffleDeckOf('that-player'),
      ),
    ),
  ),
  card(
    'e-e-on-the-fringes',
    afterIf(
      you.discard(a.dis.card.from(you.hand)),
      you.turn,
      may(purge(a.dis.card.from(aDiscardPile))),
      ifYouDo(steal(1)),
    ),
  ),
  card('giants--bane', play(destroy(a.giant.creature))),
  card('gleeful-mayhem', play(forEachHouse(deal(5, a.creature.of(thatHouse))))),
  card(
    'obsidian-forge',
    action(
      destroy(anyNumberOf.friendly.creatures),
      may(forgeKey({ plus: 6, minus: per(any.creature.thisWay('destroyed')) })),
      ifYouDo(destroy(self)),
    ),
  ),
  card('snag', fight(duringOpponentsNextTurn(opponent.mustChooseHouseOf(attacked)))),
  card('soul-fiddle', action(enrage(a.creature))),
  card(
    'greater-oxtet',
    atEndOfStep('ready', 'you', purge(a.card.from(you.hand)), ifYouDo(putCounters('power', 2, self))),
  ),
  card(
    'harvest-time',
    play(
      chooseTrait,
      purge(each.card.with(thatTrait)),
      eachPlayer.gains(per(any.card.thisWay('purged', 'that-player'))),
    ),
  ),
  card('lesser-oxtet', play(purge(each.card.from(you.hand))), reap(duringOpponentsNextTurn(keys.cost(3)))),
  card(
    'lord-invidius',
    asLongAs(
      self.is('center'),
      self.gains(
        reap(
          takeControlOf(an.enemy.flank.creature),
          exhaust(it),
          whileItIsInPlay(asLongAs(it.is('friendly'), it.belongsOnlyTo('dis'))),
        ),
      ),
    ),
  ),
  card(
    'noname',
    self.gains(plusPower(per(cards.from(eachPlayer.purgedCards)))),
    play.fight.reap(purge(a.card.from(aDiscardPile))),
  ),
  card('sinestra', after(opponent.plays(a.creature.with(leftFlank)), opponent.loses(1))),
  card(
    'snag-s-mirror',
    after(you.chooseAHouse, duringOpponentsNextTurn(opponent.cannot('choose-house', thatHouse))),
    after(opponent.choosesAnyHouse, duringYourNextTurn(you.cannot('choose-house', thatHouse))),
  ),
  card(
    'snaglet',
    action(chooseHouse, duringOpponentsNextTurn(eachTime(opponent.chooses(thatHouse), steal(2)))),
  ),
  card('beasts--bane', play(destroy(a.beast.creature))),
  card('demons--bane', play(destroy(a.demon.creature))),
  card('dexus', after(opponent.plays(a.creature.with(rightFlank)), opponent.loses(1))),
  card('dinosaurs--bane', play(destroy(a.dinosaur.creature))),
  card('humans--bane', play(destroy(a.human.creature))),
  card('scientists--bane', play(destroy(a.scientist.creature))),
  card('thieves--bane', play(destroy(a.thief.creature))),
];
