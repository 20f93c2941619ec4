import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, all, an, any, atEndOfYourTurn, atStartOfYourTurn, attacked, beforeFight, capture, card,
  count, deal, destroy, destroyed, discard, discardFromDeck, draw, each, elusive, enemy, exalt, excess, fight,
  forTheTurn, friendly, gain, ifYouDo, insteadIf, it, lookAt, may, moveAmber, none, on, opponent, per, play,
  playableAsUpgrade, plusPower, poolOf, putIntoArchives, putIntoHand, putOnBottom, reap, removeWard,
  resolveBonusIconsOf, reveal, searchFor, self, steal, stun, taunt, thisCreature, useAsYours, ward, when, you,
} from '../language/index.ts';

export const starAlliance: readonly CardDefinition[] = [
  card('access-denied', thisCreature.cannot('reap')),
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
  card('ant1-10ny', atEndOfYourTurn(moveAmber(1, on(self), poolOf('opponent'))), play(capture(all))),
  card('armory-officer-nel', after(an.upgrade.entersPlay, draw(1))),
  card('away-team', destroyed(putIntoArchives(each.upgrade.on(self)))),
  card('detention-coil', thisCreature.cannot('fight')),
  card('hayden-oswin', reap(gain(per(any.upgrade.on(self))))),
  card('lcdr-trigon', reap(discardFromDeck(), resolveBonusIconsOf(it))),
  card('particle-sweep', play(deal(2, a.creature), insteadIf(it.isA(a.mutant.creature), destroy(it)))),
  card('stealthster', playableAsUpgrade(thisCreature.gains(elusive))),
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
