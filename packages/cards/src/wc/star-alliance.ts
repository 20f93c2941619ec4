import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, all, amberOnIt, an, another, anUpgrade, any, anyNumberOf, archive, atMost, attach,
  attacked, beforeFight, card, changeActiveHouseTo, chooseOne, count, counters, deal, dealForEach, destroy,
  discard, draw, duringOpponentsNextTurn, each, eachPlayer, either, elusive, endTurn, enemy, excess, exhaust,
  fight, forgeKey, forTheTurn, friendly, fullyHeal, gain, hazardous, heal, housesAmong, ifYouDo, it, itsHouse,
  keys, may, moveAmber, not, on, opponent, otherwise, per, pick, play, playableAsUpgrade, plusArmor,
  plusPower, poolOf, putCounters, reap, rearrangeTopOfDeck, returnToHand, reveal, self, skirmish, steal, stun,
  supply, thatHouse, thatMuch, thatPlayer, thisCreature, times, together, untilTheEndOfYourNextTurn, use,
  ward, when, you,
} from '../language/index.ts';

export const starAlliance: readonly CardDefinition[] = [
  card('armsmaster-molina', each.neighboring.creature.gains(hazardous(3))),
  card(
    'chief-engineer-walls',
    play.fight.reap(may(returnToHand(either(an.upgrade, a.robot.card).from(you.discardPile)))),
  ),
  card('cloaking-dongle', thisCreature.andItsNeighbors.gains(elusive)),
  card('commander-chan', fight.reap(use(another.friendly.creature))),
  card('explo-rover', playableAsUpgrade(thisCreature.gains(skirmish))),
  card('first-officer-frane', play.fight.reap(a.friendly.creature.captures(1))),
  card(
    'light-of-the-archons',
    thisCreature.gains(plusPower(1), plusArmor(per(any.upgrade.on(thisCreature)))),
  ),
  card('medic-ingram', play.fight.reap(may(heal(3, a.creature), ward(it)))),
  card(
    'molina-s-blaster',
    thisCreature.gains(
      fight.reap(may(chooseOne(deal(2, a.creature), attach(self, a.creature.named('armsmaster-molina'))))),
    ),
    after(self.isAttached(a.creature.named('armsmaster-molina')), may(deal(3, a.creature))),
  ),
  card(
    'red-alert',
    play(
      when(
        opponent.controlsMore(any.creature),
        deal(excess(count(enemy.creature), count(friendly.creature)), each.enemy.creature),
      ),
    ),
  ),
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
  card('stunner', thisCreature.gains(fight.reap(may(stun(a.creature))))),
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
  card('crash-muldoon', self.enters('ready'), action(use(a.neighboring.non.staralliance.creature))),
  card(
    'disruption-field',
    opponent.keys.cost(per(counters('disruption', self))),
    thisCreature.gains(fight.reap(putCounters('disruption', 1, self))),
  ),
  card('doctor-driscoll', action(heal(2, a.creature), gain(per(thatMuch)))),
  card('forging-an-alliance', play(forgeKey({ plus: 7, minus: atMost(6, per(housesAmong(any.card))) }))),
  card('operations-officer-yshi', each.neighboring.creature.gains(fight.reap(thisCreature.captures(1)))),
  card(
    'peace-accord',
    after(eachPlayer.uses(a.creature, 'fight'), thatPlayer.loses(4), destroy(self)),
    play(eachPlayer.gains(2)),
  ),
  card('plasma-nozzle', thisCreature.gains(beforeFight(deal(2, attacked, { splash: 2 })))),
  card('psionic-officer-lang', after(an.enemy.creature.reaps, archive(each.card.from(you.topOfDeck())))),
  card('special-agent-fingers', action(steal(1))),
  card('tachyon-pulse', play(destroy(each.artifact), exhaust(each.creature.with(anUpgrade)))),
  card('techivore-pulpate', after(eachPlayer.choosesAnyHouse, destroy(each.artifact.of(thatHouse)))),
  card(
    'uncharted-lands',
    each.staralliance.creature.gains(reap(moveAmber(1, on(self), poolOf('you')))),
    play(moveAmber(6, supply, on(self))),
  ),
  card('we-can-all-win', play(untilTheEndOfYourNextTurn(keys.cost(-2)))),
  card(
    'frane-s-blaster',
    thisCreature.gains(
      fight.reap(may(chooseOne(deal(2, a.creature), attach(self, a.creature.named('first-officer-frane'))))),
    ),
    after(
      self.isAttached(a.creature.named('first-officer-frane')),
      moveAmber(all, on(thisCreature), poolOf('you')),
    ),
  ),
  card(
    'garcia-s-blaster',
    thisCreature.gains(
      fight.reap(may(chooseOne(deal(2, a.creature), attach(self, a.creature.named('sensor-chief-garcia'))))),
    ),
    after(self.isAttached(a.creature.named('sensor-chief-garcia')), steal(1)),
  ),
  card(
    'ingram-s-blaster',
    thisCreature.gains(
      fight.reap(may(chooseOne(deal(2, a.creature), attach(self, a.creature.named('medic-ingram'))))),
    ),
    after(self.isAttached(a.creature.named('medic-ingram')), fullyHeal(a.creature)),
  ),
  card(
    'khrkhar-s-blaster',
    thisCreature.gains(
      fight.reap(may(chooseOne(deal(2, a.creature), attach(self, a.creature.named('lieutenant-khrkhar'))))),
    ),
    after(self.isAttached(a.creature.named('lieutenant-khrkhar')), ward(thisCreature)),
  ),
  card(
    'kirby-s-blaster',
    thisCreature.gains(
      fight.reap(may(chooseOne(deal(2, a.creature), attach(self, a.creature.named('com-officer-kirby'))))),
    ),
    after(self.isAttached(a.creature.named('com-officer-kirby')), draw(2)),
  ),
  card(
    'qincan-s-blaster',
    thisCreature.gains(
      fight.reap(may(chooseOne(deal(2, a.creature), attach(self, a.creature.named('sci-officer-qincan'))))),
    ),
    after(self.isAttached(a.creature.named('sci-officer-qincan')), may(archive(a.creature))),
  ),
  card(
    'walls--blaster',
    thisCreature.gains(
      fight.reap(may(chooseOne(deal(2, a.creature), attach(self, a.creature.named('chief-engineer-walls'))))),
    ),
    after(
      self.isAttached(a.creature.named('chief-engineer-walls')),
      times(count(any.upgrade.on(thisCreature)), stun(a.creature)),
    ),
  ),
];
