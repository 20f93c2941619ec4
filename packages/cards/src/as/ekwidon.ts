import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, activeHouse, amberOn, an, any, archive, asLongAs, bonusIcons, capture, card,
  chooseHouseOfOpponent, count, deal, destroy, destroyed, discard, each, eachPlayer, eachTime, exalt, excess,
  exchange, fight, forEachPlayer, forTheTurn, friendly, gain, ifYouDo, it, itsOwner, keys, lookAt, may,
  moveAmber, none, on, opponent, per, pick, placeUnder, play, poolOf, purge, putIntoArchives, putIntoHand,
  putIntoPlay, putOnTop, random, reap, reveal, scrap, self, steal, takeControlOf, thatHouse, thatPlayer,
  thisCreature, times, together, under, when, whileItIsInPlay, you,
} from '../language/index.ts';

export const ekwidon: readonly CardDefinition[] = [
  card(
    'barter-and-games',
    play(
      forEachPlayer(reveal(random.card.from(thatPlayer.handAndArchives))),
      eachPlayer.gains(bonusIcons('amber', each.card.from(thatPlayer.handAndArchives).thisWay('revealed'))),
      destroy(each.creature.sharing('house', each.card.thisWay('revealed'))),
      discard(each.card.thisWay('revealed')),
    ),
  ),
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
  card(
    'three-sheets-to-the-wind',
    play(
      opponent.draws(3),
      opponent.discards(random.card.from(opponent.hand)),
      putOnTop(random.card.from(opponent.hand)),
      purge(random.card.from(opponent.hand)),
    ),
  ),
  card('æmberwind', play(exalt(self, 3)), reap(moveAmber(1, on(self), poolOf('you')))),
  card('change-agent', fight.reap(opponent.loses(excess(count(any.card.from(opponent.hand)), 5)))),
  card('cogg-miller', fight(may(destroy(an.artifact)), ifYouDo(archive(random.card.from(itsOwner.hand))))),
  card(
    'high-street-churn',
    play(chooseHouseOfOpponent, opponent.discardsAtRandomUntil(a.card.of(thatHouse)), opponent.refillsHand),
  ),
  card('moon-light-special', play(discard(random.card.from(you.hand)), ifYouDo(gain(1)))),
  card('niche-market', each.leastPowerful.creature.gains(action(steal(1)))),
  card(
    'reap-the-wild-wind',
    play(forEachPlayer(reveal(random.card.from(thatPlayer.hand)), thatPlayer.gains(bonusIcons('amber', it)))),
  ),
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
    'transparency-report',
    play(reveal(each.card.from(you.hand)), when(none(any.card.of(activeHouse).from(you.hand)), gain(2))),
  ),
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
    scrap(together(putIntoArchives(a.friendly.creature), putIntoArchives(an.enemy.creature))),
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
  card(
    'shard-of-change',
    action(
      times(
        count(friendly.shard.card),
        may(
          pick(a.card.from(you.hand), (one) => [
            exchange(one, a.card.sharing('type', one).from(you.discardPile)),
          ]),
        ),
      ),
    ),
  ),
];
