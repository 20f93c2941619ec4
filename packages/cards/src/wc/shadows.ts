import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, an, any, asLongAs, asSoonAs, atMost, atStartOfTurnOf, attacked, capture, card,
  chooseHouse, chooseOne, count, deal, destroy, discard, duringOpponentsNextTurn, each, eachPlayer, enemy,
  enrage, fight, friendly, gain, housesAmong, ifYouDo, insteadIf, interrupting, it, keys, lose, may,
  moveAmber, none, not, ofHouseWith, omni, on, opponent, otherwise, per, pick, play, playAsYours, poolOf,
  putOnTop, random, ready, reap, removeWard, returnToHand, reveal, self, shuffleIntoDeck, steal, stopThat,
  thatHouse, thatPlayer, the, thereIs, untilYourNextTurn, ward, when, you,
} from '../language/index.ts';

export const shadows: readonly CardDefinition[] = [
  card(
    'a-vinda',
    reap(deal(1, a.creature), when(it.destroyedThisWay, opponent.discards(random.card.from(opponent.hand)))),
  ),
  card('breaker-hill', each.neighboring.creature.gains(action(steal(1)))),
  card('hit-and-run', play(deal(2, a.creature), returnToHand(a.friendly.creature))),
  card('hock', play(destroy(an.artifact), ifYouDo(gain(1)))),
  card('hugger-mugger', play(capture(1), when(opponent.forgedKeys.moreThan(you.forgedKeys), steal(1)))),
  card('inky-gloom', play(duringOpponentsNextTurn(each.enemy.creature.cannot('reap')))),
  card('j-vinda', reap(deal(1, a.creature), when(it.destroyedThisWay, steal(1)))),
  card('kymoor-eclipse', play(shuffleIntoDeck(each.flank.creature))),
  card('mug', play(pick(a.creature, (one) => [moveAmber(1, on(one), poolOf('you')), deal(2, one)]))),
  card('pestering-blow', play(deal(1, a.creature), enrage(it))),
  card('symon', fight(putOnTop(attacked))),
  card(
    'trust-no-one',
    play(steal(1), insteadIf(none(friendly.creature), steal(atMost(3, per(housesAmong(enemy.creature)))))),
  ),
  card(
    'chain-gang',
    after(you.play(an.action.named('subtle-chain')), ready(self)),
    action(steal(1), shuffleIntoDeck(an.action.named('subtle-chain').from(you.discardPile))),
  ),
  card(
    'fidgit',
    reap(
      chooseOne(discard(random.card.from(opponent.archives)), discard(the.card.from(opponent.topOfDeck()))),
      when(it.isA('action'), playAsYours(it)),
    ),
  ),
  card('into-the-night', play(untilYourNextTurn(each.non.shadows.creature.cannot('fight')))),
  card('no-safety-in-numbers', play(deal(3, each.creature.with(ofHouseWith.atLeast(3, any.creature))))),
  card('spike-trap', omni(destroy(self), ifYouDo(deal(3, each.flank.creature)))),
  card('subtle-chain', play(opponent.discards(random.card.from(opponent.hand)))),
  card('whisper', action(lose(1), ifYouDo(destroy(a.creature)))),
  card(
    'finch-cloak',
    fight.reap(when(you.amber.lessThan(opponent.amber), steal(1)), otherwise(eachPlayer.gains(1))),
  ),
  card(
    'gambling-den',
    atStartOfTurnOf(
      'each',
      thatPlayer.may(chooseHouse),
      ifYouDo(
        reveal(the.card.from(thatPlayer.topOfDeck())),
        when(it.isOf(thatHouse), thatPlayer.gains(2)),
        otherwise(thatPlayer.loses(2)),
      ),
    ),
  ),
  card(
    'hunter-or-hunted',
    play(
      chooseOne(
        ward(a.creature),
        pick(a.warded.creature, (hunted) => [removeWard(hunted), ward(a.creature.otherThan(hunted))]),
      ),
    ),
  ),
  card(
    'keyforgery',
    interrupting(
      opponent.forgesAKey,
      when(
        thereIs(any.card.from(you.hand)),
        opponent.choosesAHouse,
        reveal(random.card.from(you.hand)),
        when(not(it.isOf(thatHouse)), destroy(self), stopThat),
      ),
    ),
  ),
  card(
    'manchego',
    play(when(count(any.card.from(you.deck)).atMost(5), steal(2))),
    fight.reap(may(shuffleIntoDeck(self))),
  ),
  card('the-quiet-anvil', keys.cost(-2), after(eachPlayer.forgesAKey, destroy(self))),
  card('the-shadow-council', asLongAs(self.is('center'), self.gains(action(steal(2))))),
  card('weasand', asSoonAs(self.is('flank'), destroy(self)), after(eachPlayer.forgesAKey, gain(2))),
  card('brobnar-plant', after(eachPlayer.chooses('brobnar'), gain(1))),
  card('dis-plant', after(eachPlayer.chooses('dis'), gain(1))),
  card('logos-plant', after(eachPlayer.chooses('logos'), gain(1))),
  card('saurian-plant', after(eachPlayer.chooses('saurian'), gain(1))),
  card('star-alliance-plant', after(eachPlayer.chooses('staralliance'), gain(1))),
  card('untamed-plant', after(eachPlayer.chooses('untamed'), gain(1))),
];
