import type { CardDefinition } from '@amberhall/engine/language';
import type { Script } from '../language/links.ts';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, activeHouse, after, afterIf, all, amberOnIt, an, another, anUpgrade, any, anyNumberOf, anyOf,
  archive, asLongAs, atMost, atStartOfTurnOf, attach, attacked, beforeFight, card, changeActiveHouseTo,
  chooseOne, count, counters, deal, dealForEach, destroy, discard, draw, duringOpponentsNextTurn, each,
  eachPlayer, either, elusive, endTurn, enemy, excess, exhaust, fight, forAPlayer, forgeKey, forTheTurn,
  friendly, fullyHeal, gain, hazardous, heal, housesAmong, ifYouDo, interrupting, it, itsHouse, keys, lacking,
  may, moveAmber, none, not, on, opponent, otherwise, per, pick, play, playableAsUpgrade, plusArmor,
  plusPower, poolOf, putCounters, reap, rearrangeBattleline, rearrangeTopOfDeck, returnToHand, reveal, self,
  skirmish, steal, stun, supply, thatHouse, thatMuch, thatPlayer, thereIs, thisCreature, times, together,
  triggerEach, untilTheEndOfYourNextTurn, use, ward, when, you,
} from '../language/index.ts';

/** Moves to its officer, but not from one officer of that name to another. */
function blaster(id: string, officer: string, ...then: Script): CardDefinition {
  const isOfficer = thisCreature.isA(a.creature.named(officer));
  return card(
    id,
    thisCreature.gains(
      fight.reap(
        may(chooseOne(deal(2, a.creature), when(not(isOfficer), attach(self, a.creature.named(officer))))),
      ),
    ),
    after(self.isAttached(a.creature.named(officer)), ...then),
  );
}

export const starAlliance: readonly CardDefinition[] = [
  card('armsmaster-molina', each.neighboring.creature.gains(hazardous(3))),
  card(
    'chief-engineer-walls',
    play.fight.reap(may(returnToHand(either(an.upgrade, a.robot.card).from(you.discardPile)))),
  ),
  card('cloaking-dongle', thisCreature.andItsNeighbors.gains(elusive)),
  card(
    'com-officer-kirby',
    play.fight.reap(
      forTheTurn(
        you.mayPlay(
          either(a.non.staralliance.artifact, a.non.staralliance.upgrade, a.non.staralliance.action),
        ),
      ),
    ),
  ),
  card('commander-chan', fight.reap(use(another.friendly.creature))),
  card('explo-rover', playableAsUpgrade(thisCreature.gains(skirmish))),
  card('first-officer-frane', play.fight.reap(a.friendly.creature.captures(1))),
  card(
    'light-of-the-archons',
    thisCreature.gains(
      plusPower(per(any.upgrade.on(thisCreature))),
      plusArmor(per(any.upgrade.on(thisCreature))),
    ),
  ),
  card('medic-ingram', play.fight.reap(may(heal(3, a.creature), ward(it)))),
  blaster('molina-s-blaster', 'armsmaster-molina', may(deal(3, a.creature))),
  card(
    'red-alert',
    play(
      when(
        opponent.controlsMore(any.creature),
        deal(excess(count(enemy.creature), count(friendly.creature)), each.enemy.creature),
      ),
    ),
  ),
  card('sci-officer-qincan', afterIf(eachPlayer.choosesAnyHouse, none(any.card.of(thatHouse)), steal(1))),
  card('sensor-chief-garcia', play.fight.reap(duringOpponentsNextTurn(keys.cost(2)))),
  card('stealth-mode', play(duringOpponentsNextTurn(opponent.cannot('play', any.action)))),
  card('zap', play(dealForEach(housesAmong(any.creature), 1, a.creature))),
  card('calv-1n', fight.reap(draw(1)), playableAsUpgrade(thisCreature.gains(fight.reap(draw(1))))),
  card('cxo-taber', fight.reap(forTheTurn(you.mayPlayOrUse(a.non.staralliance.card)))),
  card('force-field', thisCreature.gains(reap(ward(thisCreature)))),
  card(
    'helmsman-spears',
    fight.reap(discard(anyNumberOf.cards.from(you.hand)), draw(per(any.card.thisWay('discarded')))),
  ),
  card(
    'information-officer-gray',
    play.fight.reap(may(reveal(a.non.staralliance.card.from(you.hand))), ifYouDo(archive(it))),
  ),
  card('lay-of-the-land', play(rearrangeTopOfDeck(3), draw(1))),
  card('navigator-ali', play.fight.reap(rearrangeTopOfDeck(3))),
  card('nurse-soto', play.fight.reap(heal(3, each.neighboring.creature))),
  card('quadracorder', opponent.keys.cost(atMost(3, per(housesAmong(friendly.creature))))),
  card(
    'quintrino-flux',
    play(
      pick(a.friendly.creature, (first) => [
        pick(an.enemy.creature, (second) => [
          destroy(either(each.creature.sharing('power', first), each.creature.sharing('power', second))),
        ]),
      ]),
    ),
  ),
  card('sci-officer-morpheus', after(you.play(a.creature), triggerEach('play', it))),
  card('stunner', thisCreature.gains(fight.reap(may(stun(a.creature))))),
  card('tactical-officer-moon', play(may(forAPlayer(rearrangeBattleline('that-player'))))),
  card(
    'transporter-platform',
    action(
      pick(a.friendly.creature, (first) => [
        together(returnToHand(first), returnToHand(each.upgrade.on(first))),
      ]),
    ),
  ),
  card('universal-translator', thisCreature.gains(fight.reap(use(a.friendly.non.staralliance.creature)))),
  card('xenotraining', play(times(housesAmong(friendly.creature), a.friendly.creature.captures(1)))),
  card('æmbertracker', play(deal(2, each.enemy.creature.with(amberOnIt), { ignoreArmor: true }))),
  card(
    'book-of-leq',
    action(
      reveal(each.card.from(you.topOfDeck())),
      when(not(it.isOf('staralliance')), changeActiveHouseTo(itsHouse)),
      otherwise(endTurn),
    ),
  ),
  card(
    'captain-val-jericho',
    asLongAs(self.is('center'), you.mayPlay(a.card.with(lacking({ kind: 'house', house: activeHouse })))),
  ),
  card('crash-muldoon', self.enters('ready'), action(use(a.neighboring.non.staralliance.creature))),
  card(
    'disruption-field',
    opponent.keys.cost(per(counters('disruption', self))),
    thisCreature.gains(fight.reap(putCounters('disruption', 1, self))),
  ),
  card('doctor-driscoll', action(heal(2, a.creature), gain(per(thatMuch)))),
  card('encounter-suit', interrupting(eachPlayer.plays(an.action), ward(thisCreature))),
  card('forging-an-alliance', play(forgeKey({ plus: 7, minus: atMost(6, per(housesAmong(any.card))) }))),
  card(
    'galactic-census',
    play(
      when(anyOf(housesAmong(any.creature).exactly(3), housesAmong(any.creature).exactly(4)), gain(1)),
      when(housesAmong(any.creature).exactly(5), gain(2)),
      when(housesAmong(any.creature).atLeast(6), gain(3)),
    ),
  ),
  card(
    'general-order-24',
    atStartOfTurnOf(
      'each',
      when(
        thereIs(any.creature.controlledBy('that-player')),
        pick(a.creature.controlledBy('that-player'), (chosen) => [
          destroy(each.creature.sharing('house', chosen)),
        ]),
      ),
      otherwise(destroy(self)),
    ),
  ),
  card('operations-officer-yshi', each.neighboring.creature.gains(fight.reap(thisCreature.captures(1)))),
  card(
    'peace-accord',
    after(eachPlayer.uses(a.creature, 'fight'), thatPlayer.loses(4), destroy(self)),
    play(eachPlayer.gains(2)),
  ),
  card('plasma-nozzle', thisCreature.gains(beforeFight(deal(2, attacked, { splash: 2 })))),
  card('psionic-officer-lang', after(an.enemy.creature.reaps, archive(each.card.from(you.topOfDeck())))),
  card(
    'quixxle-stone',
    asLongAs(you.controlMore(any.creature), you.cannot('play', any.creature)),
    asLongAs(opponent.controlsMore(any.creature), opponent.cannot('play', any.creature)),
  ),
  card('special-agent-fingers', action(steal(1))),
  card('tachyon-pulse', play(destroy(each.artifact), exhaust(each.creature.with(anUpgrade)))),
  card('techivore-pulpate', after(eachPlayer.choosesAnyHouse, destroy(each.artifact.of(thatHouse)))),
  card(
    'uncharted-lands',
    each.staralliance.creature.gains(reap(moveAmber(1, on(self), poolOf('you')))),
    play(moveAmber(6, supply, on(self))),
  ),
  card(
    'united-action',
    play(forTheTurn(you.mayPlay(each.card.sharing('house', a.friendly.card))), forTheTurn(you.cannot('use'))),
  ),
  card('we-can-all-win', play(untilTheEndOfYourNextTurn(keys.cost(-2)))),
  blaster('chan-s-blaster', 'commander-chan', may(use(a.friendly.creature.otherThan(thisCreature)))),
  blaster('frane-s-blaster', 'first-officer-frane', moveAmber(all, on(thisCreature), poolOf('you'))),
  blaster('garcia-s-blaster', 'sensor-chief-garcia', steal(1)),
  blaster('ingram-s-blaster', 'medic-ingram', fullyHeal(a.creature)),
  blaster('khrkhar-s-blaster', 'lieutenant-khrkhar', ward(thisCreature)),
  blaster('kirby-s-blaster', 'com-officer-kirby', draw(2)),
  blaster('qincan-s-blaster', 'sci-officer-qincan', may(archive(a.creature))),
  blaster(
    'walls--blaster',
    'chief-engineer-walls',
    times(count(any.upgrade.on(thisCreature)), stun(a.creature)),
  ),
];
