import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, an, any, asLongAs, asSoonAs, atMost, attacked, capture, card, count, deal, destroy,
  duringOpponentsNextTurn, each, eachPlayer, enemy, enrage, fight, friendly, gain, housesAmong, ifYouDo,
  insteadIf, it, keys, lose, may, moveAmber, none, omni, on, opponent, otherwise, per, pick, play, poolOf,
  putOnTop, random, ready, reap, returnToHand, self, shuffleIntoDeck, steal, untilYourNextTurn, when, you,
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
  card('into-the-night', play(untilYourNextTurn(each.non.shadows.creature.cannot('fight')))),
  card('spike-trap', omni(destroy(self), ifYouDo(deal(3, each.flank.creature)))),
  card('subtle-chain', play(opponent.discards(random.card.from(opponent.hand)))),
  card('whisper', action(lose(1), ifYouDo(destroy(a.creature)))),
  card(
    'finch-cloak',
    fight.reap(when(you.amber.lessThan(opponent.amber), steal(1)), otherwise(eachPlayer.gains(1))),
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
