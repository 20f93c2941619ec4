import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, an, any, archive, atEndOfYourTurn, card, chooseOne, creatures, deal, dealForEach, destroy,
  destroyed, draw, each, eachPlayer, elusive, forEach, forgeKey, forTheTurn, friendly, gain, ifYouDo,
  insteadIf, it, itsOwner, may, not, omni, opponent, per, pick, play, playAsYours, random, reap, self, steal,
  the, thisCreature, thisTurn, untilYourNextTurn, upTo, when, you,
} from '../language/index.ts';

const youHaveMore = you.amber.moreThan(opponent.amber);
const opponentHasMore = opponent.amber.moreThan(you.amber);

export const shadows: readonly CardDefinition[] = [
  card(
    'dusk-chronicles',
    play(when(opponentHasMore, draw(1)), when(youHaveMore, archive(a.card.from(you.hand)))),
  ),
  card('furtive-investors', play(when(opponentHasMore, gain(per(opponent.forgedKeys))))),
  card('gamgee', reap(when(opponentHasMore, steal(1)))),
  card('lamindra', each.neighborOf(self).gains(elusive)),
  card('life-for-a-life', play(destroy(a.friendly.creature), ifYouDo(deal(6, a.creature)))),
  card('ronnie-wristclocks', play(steal(1), insteadIf(opponent.amber.atLeast(7), steal(2)))),
  card('sucker-punch', play(deal(2, an.enemy.creature), when(it.destroyedThisWay, archive(self)))),
  card('swindle', play(steal(3))),
  card('throwing-stars', play(deal(1, upTo(3).creatures), gain(per(creatures.thisWay('destroyed'))))),
  card('whistling-darts', play(deal(1, each.enemy.creature))),
  card('yantzee-gang', action(steal(1))),
  card('bonerot-venom', after(eachPlayer.uses(any.creature.that(thisCreature)), deal(2, thisCreature))),
  card('brend-the-fanatic', play(opponent.gains(1)), destroyed(steal(3))),
  card('hideaway-hole', omni(destroy(self), untilYourNextTurn(each.friendly.creature.gains(elusive)))),
  card('little-niff', after(a.neighboring.creature.fights, steal(1))),
  card(
    'murkens',
    play(
      chooseOne(
        playAsYours(random.card.from(opponent.archives)),
        playAsYours(the.card.from(opponent.topOfDeck())),
      ),
    ),
  ),
  card('nightforge', play(when(not(thisTurn(you.forgeAKey)), may(forgeKey({ plus: 4 }))))),
  card(
    'perplexing-sophistry',
    play(when(youHaveMore, opponent.discards(random.card.from(opponent.hand)), draw(1))),
  ),
  card('redlock', atEndOfYourTurn(when(thisTurn(you.play(a.creature)).times.exactly(0), gain(1)))),
  card('guard-disguise', action(destroy(self), when(opponent.amber.atMost(3), steal(3)))),
  card('heist-night', play(steal(per(friendly.thief.creature)))),
  card(
    'lethal-distraction',
    play(pick(a.creature, (distracted) => [forTheTurn(distracted.takesAdditionalDamage(2))])),
  ),
  card('plague-rat', play(deal(per(any.rat.creature), each.non.rat.creature))),
  card(
    'rigged-lottery',
    play(eachPlayer.discardsFromDeck(5), forEach(any.shadows.card.thisWay('discarded'), itsOwner.gains(1))),
  ),
  card('sack-of-coins', play(dealForEach(you.amber, 1, a.creature))),
  card('scowly-caper', atEndOfYourTurn(destroy(a.neighboring.creature))),
  card('shard-of-greed', action(gain(per(friendly.shard.card)))),
];
