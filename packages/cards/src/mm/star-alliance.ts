import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, all, an, another, any, anyOf, archive, atEndOfYourTurn, atStartOfYourTurn, attach,
  attacked, beforeFight, capture, card, chooseHouse, count, deal, destroy, destroyed, discard,
  discardFromDeck, draw, each, eachPlayer, elusive, enemy, exalt, excess, fight, forTheTurn, friendly, gain,
  ifYouDo, insteadIf, it, lookAt, may, moveAmber, none, on, opponent, per, pick, play, playableAsUpgrade,
  plusArmor, plusPower, poolOf, putIntoArchives, putIntoHand, putOnBottom, reap, removeWard,
  resolveBonusIconsOf, reveal, searchFor, self, steal, stun, swap, taunt, thatHouse, the, thisCreature,
  useAsYours, ward, when, you,
} from '../language/index.ts';

export const starAlliance: readonly CardDefinition[] = [
  card('access-denied', thisCreature.cannot('reap')),
  card(
    'blast-shielding',
    thisCreature.gains(plusArmor(2)),
    after(eachPlayer.uses(a.creature.that(thisCreature)), may(attach(self, a.neighborOf(thisCreature)))),
  ),
  card('crewman-jörg', action(when(none(any.staralliance.neighboring.creature), steal(1)))),
  card(
    'dæmo-alien',
    fight(
      lookAt(each.card.from(you.topOfDeck(3))),
      putIntoHand(a.card.thisWay('looked at').from(you.deck)),
      putOnBottom(a.card.thisWay('looked at').from(you.deck)),
    ),
    destroyed(steal(1)),
  ),
  card('hadron-collision', play(removeWard(a.creature), deal(3, it, { ignoreArmor: true }))),
  card('observ-u-max', thisCreature.gains(fight.reap(thisCreature.captures(1)))),
  card('scout-pete', play.fight.reap(lookAt(each.card.from(you.topOfDeck())), may(discard(it)))),
  card('securi-droid', playableAsUpgrade(thisCreature.gains(taunt))),
  card('subdue', play(deal(1, a.creature), stun(it))),
  card('subject-kirby', play.fight.reap(forTheTurn(you.mayPlay(a.non.staralliance.creature)))),
  card(
    'survey',
    play(lookAt(each.card.from(you.topOfDeck(2))), discard(a.card.thisWay('looked at').from(you.deck))),
  ),
  card(
    'teleporter-chief-tink',
    action(pick(another.friendly.creature, (first) => [swap(self, first), forTheTurn(you.mayUse(first))])),
  ),
  card('ant1-10ny', atEndOfYourTurn(moveAmber(1, on(self), poolOf('opponent'))), play(capture(all))),
  card('armory-officer-nel', after(an.upgrade.entersPlay, draw(1))),
  card('away-team', destroyed(putIntoArchives(each.upgrade.on(self)))),
  card('detention-coil', thisCreature.cannot('fight')),
  card('hayden-oswin', reap(gain(per(any.upgrade.on(self))))),
  card('lcdr-trigon', reap(discardFromDeck(), resolveBonusIconsOf(it))),
  card(
    'new-frontiers',
    play(
      chooseHouse,
      reveal(each.card.from(you.topOfDeck(3))),
      archive(each.card.of(thatHouse).thisWay('revealed').from(you.deck)),
      discard(each.card.thisWay('revealed').from(you.deck)),
    ),
  ),
  card('particle-sweep', play(deal(2, a.creature), insteadIf(it.isA(a.mutant.creature), destroy(it)))),
  card('stealthster', playableAsUpgrade(thisCreature.gains(elusive))),
  card(
    'ambassador-liu',
    action(
      discard(a.card.from(you.hand)),
      when(anyOf(it.isOf('dis'), it.isOf('shadows')), steal(1)),
      when(anyOf(it.isOf('logos'), it.isOf('untamed')), gain(2)),
      when(anyOf(it.isOf('sanctum'), it.isOf('saurian')), capture(3)),
    ),
  ),
  card('commander-dhrxgar', after(an.upgrade.isAttached(self.andItsNeighbors), gain(1))),
  card('ensign-el-samra', action(reveal(a.card.from(you.hand)), resolveBonusIconsOf(it))),
  card('hapless-cadet', destroyed(opponent.loses(3))),
  card(
    'hold-the-line',
    play(
      when(
        opponent.controlsMore(any.creature),
        draw(excess(count(enemy.creature), count(friendly.creature))),
      ),
    ),
  ),
  card(
    'jon-cargo',
    reap(
      pick(the.card.from(you.topOfDeck()), (first) => [
        discard(first),
        reveal(each.card.from(you.hand)),
        archive(each.card.from(you.hand).sharing('house', first)),
      ]),
    ),
  ),
  card('kartanoo', reap(useAsYours(an.artifact))),
  card('matter-maker', you.mayPlay(each.upgrade)),
  card('z-force-agent-14', fight(gain(per(any.upgrade.on(self))))),
  card('z-particle-tracker', thisCreature.gains(fight(searchFor(an.upgrade, { in: ['deck'], to: 'hand' })))),
  card('z-ray-blaster', thisCreature.gains(plusPower(3), beforeFight(deal(3, each.neighborOf(attacked))))),
  card('z-wave-emitter', atStartOfYourTurn(ward(thisCreature))),
  card(
    'dino-alien',
    play(may(exalt(self)), ifYouDo(deal(3, a.creature))),
    fight(
      lookAt(each.card.from(you.topOfDeck(3))),
      putIntoHand(a.card.thisWay('looked at').from(you.deck)),
      putOnBottom(a.card.thisWay('looked at').from(you.deck)),
    ),
  ),
  card(
    'lyco-alien',
    fight(
      lookAt(each.card.from(you.topOfDeck(3))),
      putIntoHand(a.card.thisWay('looked at').from(you.deck)),
      putOnBottom(a.card.thisWay('looked at').from(you.deck)),
    ),
  ),
  card(
    'sacro-alien',
    fight(
      lookAt(each.card.from(you.topOfDeck(3))),
      putIntoHand(a.card.thisWay('looked at').from(you.deck)),
      putOnBottom(a.card.thisWay('looked at').from(you.deck)),
    ),
  ),
  card(
    'techno-alien',
    fight(
      lookAt(each.card.from(you.topOfDeck(3))),
      putIntoHand(a.card.thisWay('looked at').from(you.deck)),
      putOnBottom(a.card.thisWay('looked at').from(you.deck)),
    ),
    reap(discard(a.card.from(you.hand)), ifYouDo(draw(1))),
  ),
  card(
    'umbra-alien',
    fight(
      lookAt(each.card.from(you.topOfDeck(3))),
      putIntoHand(a.card.thisWay('looked at').from(you.deck)),
      putOnBottom(a.card.thisWay('looked at').from(you.deck)),
    ),
  ),
];
