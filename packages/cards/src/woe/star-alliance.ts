import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, an, any, archive, attach, card, chooseHouse, count, deal, destroy, destroyed, discard,
  discardFromDeck, draw, each, exactly, exhaust, fight, forTheTurn, ifYouDo, it, itsController, lookAt,
  makeTokens, may, omni, opponent, otherwise, per, pick, play, playableAsUpgrade, plusPower, putIntoHand,
  putOnBottom, ready, reap, rearrangeTopOfDeck, self, skirmish, splashAttack, thatHouse, thisCreature, use,
  when, you,
} from '../language/index.ts';

export const starAlliance: readonly CardDefinition[] = [
  card('cultural-exchange', play(putIntoHand(each.card.from(opponent.archives)))),
  card('norbyn-s-cavern', each.friendly.card.named('æmberling').gains(plusPower(3), skirmish)),
  card('recruiting-station', omni(chooseHouse, discardFromDeck(), when(it.isOf(thatHouse), makeTokens()))),
  card(
    'shakedown-sullivan',
    reap(
      pick(a.creature, (first) => [
        itsController.discardsFromDeck(1),
        when(it.shares('house', first), itsController.gains(1)),
        otherwise(destroy(first)),
      ]),
    ),
  ),
  card('badge-of-unity', thisCreature.belongsTo('staralliance')),
  card(
    'camaraderie',
    play(
      exhaust(a.friendly.staralliance.creature),
      ifYouDo(draw(per(any.non.staralliance.neighborOf(it), 2))),
    ),
  ),
  card(
    'collector-boren',
    after(an.upgrade.isAttached(self), ready(self)),
    play(putIntoHand(an.upgrade.from(you.discardPile))),
  ),
  card('fof-transponder', thisCreature.gains(destroyed(makeTokens(), attach(self, it)))),
  card(
    'ganymede-outpost',
    action(putOnBottom(a.friendly.creature), ifYouDo(archive(exactly(2).cards.from(you.hand)))),
  ),
  card('grunt-work', play(rearrangeTopOfDeck(3), makeTokens())),
  card(
    'sv3-lander',
    play(makeTokens()),
    omni(destroy(self), forTheTurn(you.mayUse(each.friendly.token.creature))),
  ),
  card('echo-reflector', thisCreature.gains(opponent.keys.cost(3))),
  card('friendly-guide', after(you.use(a.neighboring.creature), may(use(self)))),
  card('future-booster', omni(lookAt(each.card.from(you.topOfDeck())), may(putOnBottom(it)))),
  card(
    'photon-blast',
    play(
      deal(2, a.creature, { splash: 1 }),
      when(count(any.creature.thisWay('destroyed')).atLeast(1), makeTokens()),
    ),
  ),
  card('pyr*0', playableAsUpgrade(thisCreature.gains(splashAttack(3)))),
  card('scout-chief-korijir', play(makeTokens()), fight.reap(makeTokens())),
  card('teamwork', play(makeTokens(), when(opponent.controlsMore(any.creature), archive(self)))),
  card('uplink', thisCreature.gains(action(makeTokens(per(any.non.staralliance.neighborOf(thisCreature)))))),
  card('cadet', destroyed(ready(a.mostPowerful.neighboring.creature))),
  card('explorer', reap(lookAt(each.card.from(you.topOfDeck())), may(discard(it)))),
  card('b0-t', action(use(a.friendly.non.staralliance.creature))),
];
