import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, an, any, archive, attach, both, capture, card, chooseHouse, count, deal, destroy,
  destroyed, discard, discardFromDeck, draw, each, exactly, exhaust, fight, flip, forTheTurn, gainChains,
  housesAmong, ifYouDo, it, itsController, itsOwner, lookAt, makeTokens, may, not, omni, oneOfEach,
  onRightFlank, opponent, otherwise, per, pick, play, playableAsUpgrade, plusPower, putIntoHand, putIntoPlay,
  putOnBottom, ready, reap, rearrangeTopOfDeck, reveal, self, skirmish, splashAttack, steal, thatHouse,
  thisCreature, upTo, use, when, you,
} from '../language/index.ts';

export const starAlliance: readonly CardDefinition[] = [
  card('cultural-exchange', play(putIntoHand(each.card.from(opponent.archives)))),
  card(
    'mirror-shell',
    thisCreature.gains(fight.reap(forTheTurn(each.friendly.token.creature.isACopyOf(thisCreature)))),
    play(makeTokens()),
  ),
  card('norbyn-s-cavern', each.friendly.creature.named('æmberling').gains(plusPower(3), skirmish)),
  card(
    'pupgrade',
    playableAsUpgrade(
      thisCreature.gains(plusPower(3), destroyed(putIntoPlay(self, { state: 'ready', at: onRightFlank }))),
    ),
  ),
  card('recruiting-station', omni(chooseHouse, discardFromDeck(), when(it.isOf(thatHouse), makeTokens()))),
  card(
    'shakedown-sullivan',
    reap(
      pick(a.creature, (first) => [
        itsController.discardsFromDeck(1),
        when(it.shares('house', first), itsOwner.gains(1)),
        otherwise(destroy(first)),
      ]),
    ),
  ),
  card(
    'stronger-together',
    play(
      ready(
        each.staralliance.creature.suchThat(
          both(
            count(any.non.staralliance.neighborOf(it)).atLeast(2),
            not(each.non.staralliance.neighborOf(it).shareAHouse),
          ),
        ),
      ),
    ),
  ),
  card('temporal-purge', play(flip(each.token.creature))),
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
    'quintrino-warp',
    play(
      pick(oneOfEach('battleline').creatures, (chosen) => [destroy(each.creature.sharing('house', chosen))]),
      gainChains(1),
    ),
  ),
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
  card(
    'recorded-history',
    play(
      reveal(upTo(3).cards.from(you.hand).allDifferentIn('house')),
      archive(each.card.thisWay('revealed').from(you.hand)),
    ),
  ),
  card('rogue-operation', play(discardFromDeck(2), steal(per(housesAmong(any.card.thisWay('discarded')))))),
  card('scout-chief-korijir', play(makeTokens()), fight.reap(makeTokens())),
  card('specialist-guthrak', fight.reap(capture(per(housesAmong(self.andItsNeighbors))))),
  card('teamwork', play(makeTokens(), when(opponent.controlsMore(any.creature), archive(self)))),
  card('uplink', thisCreature.gains(action(makeTokens(per(any.non.staralliance.neighborOf(thisCreature)))))),
  card('æmberling', self.cannot('reap'), you.maySpend(self)),
  card('cadet', destroyed(ready(a.mostPowerful.neighboring.creature))),
  card('explorer', reap(lookAt(each.card.from(you.topOfDeck())), may(discard(it)))),
  card('b0-t', action(use(a.friendly.non.staralliance.creature))),
];
