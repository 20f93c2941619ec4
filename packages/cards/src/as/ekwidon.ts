import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, amberOn, an, asLongAs, capture, card, deal, destroy, destroyed, discard, each, eachTime, exalt,
  fight, forTheTurn, gain, ifYouDo, it, keys, lookAt, may, moveAmber, on, opponent, per, pick, placeUnder,
  play, poolOf, putIntoArchives, putIntoHand, putIntoPlay, putOnTop, random, reap, scrap, self, steal,
  takeControlOf, thisCreature, together, under, whileItIsInPlay, you,
} from '../language/index.ts';

export const ekwidon: readonly CardDefinition[] = [
  card(
    'game-changer',
    each.friendly.ekwidon.creature.cannot('reap'),
    each.friendly.ekwidon.creature.gains(action(steal(1))),
  ),
  card(
    'skŏllĕnbŭzzz',
    play.reap(may(placeUnder(self, a.creature.from(you.hand), 'faceup'))),
    destroyed(putIntoPlay(each.creature.from(under(self)), { under: 'you' }), putOnTop(self)),
  ),
  card('æmberwind', play(exalt(self, 3)), reap(moveAmber(1, on(self), poolOf('you')))),
  card('moon-light-special', play(discard(random.card.from(you.hand)), ifYouDo(gain(1)))),
  card('niche-market', each.leastPowerful.creature.gains(action(steal(1)))),
  card('ace-jonavan', keys.cost(per(amberOn(self))), play(capture(1))),
  card(
    'aerial-pedlar',
    reap(
      takeControlOf(a.leastPowerful.enemy.creature),
      forTheTurn(you.mayUse(it)),
      opponent.takesControlOf(self),
    ),
  ),
  card('contract-execution', play(forTheTurn(eachTime(you.play(a.creature), deal(2, a.creature))))),
  card(
    'distributor-janŏŏnt',
    fight.reap(pick(a.creature, (first) => [moveAmber(1, on(first), on(a.creature.otherThan(first)))])),
  ),
  card('hoist-operations', play(putIntoArchives(a.creature))),
  card('skipper-hukŏ', reap(capture(1), ifYouDo(exalt(each.enemy.flank.creature)))),
  card(
    'vendor-hyertula',
    reap(
      may(destroy(self)),
      ifYouDo(
        takeControlOf(an.enemy.artifact),
        whileItIsInPlay(asLongAs(it.is('friendly'), it.belongsOnlyTo('ekwidon'))),
      ),
    ),
  ),
  card(
    'vĕsted-harŏld',
    scrap(
      pick(a.friendly.creature, (first) => [
        pick(an.enemy.creature, (second) => [together(putIntoArchives(first), putIntoArchives(second))]),
      ]),
    ),
  ),
  card(
    'requisition-writ',
    thisCreature.gains(
      reap(moveAmber(1, poolOf('you'), poolOf('opponent')), ifYouDo(takeControlOf(an.enemy.creature))),
    ),
  ),
  card(
    'suggestion-box',
    thisCreature.gains(
      reap(
        lookAt(each.card.from(you.topOfDeck(5))),
        putIntoHand(a.card.thisWay('looked at').from(you.deck)),
        discard(each.card.thisWay('looked at').otherThan(it)),
      ),
    ),
  ),
];
