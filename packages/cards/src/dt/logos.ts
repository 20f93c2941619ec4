import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, afterIf, all, an, another, any, archive, asLongAs, atStartOfTurnOf, atStartOfYourTurn,
  both, card, chooseOne, count, deal, destroy, destroyed, draw, each, eachPlayer, eachTime, either, elusive,
  enemy, enrage, exactly, excess, exhaust, fight, forEach, forgeKey, forTheTurn, friendly, gain, half,
  hazardous, ifYouDo, insteadIf, it, keyword, may, moveAmber, omega, on, opponent, otherwise, per, pick, play,
  playCard, poison, poolOf, purge, putCounters, putIntoHand, putOnTop, raiseTide, random, ready, reap, self,
  skirmish, steal, supply, taunt, thatPlayer, the, thisCreature, thisTurn, tide, times, upTo, ward, when, you,
} from '../language/index.ts';

export const logos: readonly CardDefinition[] = [
  card('armadrone-evil-twin', fight(steal(2))),
  card(
    'binary-moray-evil-twin',
    after(you.raiseTheTide, ready(self)),
    after(opponent.raisesTheTide, exhaust(self)),
  ),
  card(
    'captain-kresage-evil-twin',
    each.creature.loses('elusive'),
    each.creature.loses('taunt'),
    each.creature.loses('poison'),
    each.creature.loses('skirmish'),
  ),
  card('old-egad-evil-twin', destroyed(enrage(each.enemy.creature))),
  card('pi-sweven-evil-twin', reap(when(tide.isHigh, opponent.discards(random.card.from(opponent.hand))))),
  card('prof-garwynne-evil-twin', fight(may(putIntoHand(a.card.from(you.archives))))),
  card(
    'talmage-steelheart-evil-twin',
    play(pick(an.enemy.creature, (first) => [deal(thisTurn(you.play(a.card)).times, first)])),
  ),
  card('dr-verokter', reap(putOnTop(either(an.upgrade, an.action).from(you.discardPile)))),
  card('rooftop-laboratory', each.friendly.scientist.creature.enters('ready')),
  card('reckless-experimentation', thisCreature.gains(reap(playCard(the.card.from(you.topOfDeck()))))),
  card(
    'groundbreaking-discovery',
    play(
      when(
        both(
          you.control(a.creature.named('dr-verokter')),
          you.control(an.artifact.named('rooftop-laboratory')),
          you.control(an.upgrade.named('reckless-experimentation')),
        ),
        destroy(each.card),
        opponent.unforgesAKey,
        purge(self),
      ),
    ),
  ),
  card(
    'backup-plan',
    play(
      times(
        excess(count(enemy.creature), count(friendly.creature)),
        archive(each.card.from(you.topOfDeck())),
      ),
    ),
  ),
  card(
    'captain-kresage',
    asLongAs(you.control(another.creature.with(keyword('elusive'))), self.gains(elusive)),
    asLongAs(you.control(another.creature.with(keyword('taunt'))), self.gains(taunt)),
    asLongAs(you.control(another.creature.with(keyword('poison'))), self.gains(poison)),
    asLongAs(you.control(another.creature.with(keyword('skirmish'))), self.gains(skirmish)),
  ),
  card('chronophage', either(each.enemy.creature, each.enemy.artifact).gains(omega)),
  card(
    'honors-keysis',
    play(forgeKey({ plus: 7, minus: per(thisTurn(you.play(a.card)).times) }), ifYouDo(purge(self))),
  ),
  card(
    'ruins-of-archonis',
    play(moveAmber(4, supply, on(self)), archive(a.card.from(you.hand))),
    afterIf(
      eachPlayer.plays(a.card),
      thisTurn(thatPlayer.plays(a.card)).times.exactly(6),
      when(self.is('ready'), moveAmber(all, on(self), poolOf('that-player'))),
    ),
  ),
  card(
    'slrs-austeralis',
    action(
      exhaust(upTo(3).friendly.logos.creatures),
      forEach(any.creature.thisWay('exhausted'), playCard(the.card.from(you.topOfDeck()))),
    ),
  ),
  card('tide-warp', atStartOfYourTurn(when(tide.isHigh, opponent.raisesTide), otherwise(raiseTide))),
  card('archon-s-callback', play(draw(5))),
  card(
    'binary-moray',
    after(you.raiseTheTide, ready(self)),
    after(opponent.raisesTheTide, exhaust(self)),
    reap(archive(a.card.from(you.hand))),
  ),
  card(
    'forgive-or-forget',
    play(
      chooseOne(archive(exactly(2).cards.from(you.discardPile).allDifferentIn('type')), [
        purge(upTo(2).cards.from(you.discardPile)),
        purge(upTo(2).cards.from(opponent.discardPile)),
      ]),
    ),
  ),
  card('isotropic-core', each.friendly.creature.gains(hazardous(1))),
  card(
    'mechabuoy',
    atStartOfYourTurn(when(tide.isHigh, gain(1))),
    atStartOfTurnOf('opponent', when(tide.isLow, opponent.gains(1))),
  ),
  card('mind-bullets', play(deal(per(thisTurn(you.play(a.card)).times), each.creature))),
  card('prof-garwynne', reap(may(putIntoHand(a.card.from(you.archives))))),
  card('think-twice', play(playCard(an.action.from(you.discardPile)), purge(it))),
  card('armadrone', fight(steal(1))),
  card('austeralis-seaborg', reap(deal(2, a.creature), when(it.destroyedThisWay, raiseTide))),
  card('bilgewarden', play.reap(when(tide.isHigh, opponent.raisesTide), otherwise(raiseTide))),
  card(
    'final-analysis',
    play(destroy(each.creature), eachPlayer.draws(per(any.creature.thisWay('destroyed', 'that-player')))),
  ),
  card('hydrocataloguer', after(eachPlayer.raisesTheTide, archive(the.card.from(thatPlayer.topOfDeck())))),
  card('old-egad', destroyed(ward(each.neighboring.creature))),
  card('pi-sweven', reap(when(tide.isHigh, draw(3)))),
  card('science', play(forTheTurn(eachTime(you.play(another.action), gain(1))))),
  card('static-charge', thisCreature.gains(atStartOfYourTurn(deal(2, each.neighborOf(thisCreature))))),
  card(
    'submersive-principle',
    play(eachPlayer.loses(1), insteadIf(tide.isHigh, eachPlayer.loses(half(thatPlayer.amber, 'down')))),
  ),
  card('talmage-steelheart', play(putCounters('power', per(thisTurn(you.play(a.card)).times), self))),
  card(
    'theory-or-conjecture',
    play(chooseOne(archive(each.card.from(you.topOfDeck(2))), playCard(the.card.from(you.topOfDeck())))),
  ),
];
