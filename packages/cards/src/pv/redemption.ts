import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, afterFirst, all, an, another, any, asLongAs, assault, atRandom, attacked, card,
  counterOnIt, deal, dealForEach, destroy, discardFromADeck, discardFromDeckUntil, each, enemy, enrage,
  exactly, exalt, exhaust, fate, fight, forEach, forgeKey, forTheTurn, friendly, fullyHeal, gain, half,
  ifYouDo, it, itsOwner, may, moveAmber, not, omni, on, opponent, per, play, powerOf, purge, putCounters,
  putIntoPlay, putOnTop, readyAndUse, reap, removeWard, scrap, self, shuffleDiscardIntoDeck, skirmish, supply,
  takeControlOf, taunt, thatMuch, them, thereIs, thisCreature, traitOf, ward, when, whileItIsInPlay, you,
} from '../language/index.ts';

export const redemption: readonly CardDefinition[] = [
  card('azrael', reap(forTheTurn(you.mayFightWith(each.friendly.creature)))),
  card(
    'corrosive-monk',
    each.creature.hasArmor(0),
    fate(forEach(enemy.mutant.creature, destroy(a.friendly.creature))),
  ),
  card(
    'doomsayer',
    reap(moveAmber(all, on(a.friendly.creature), supply), dealForEach(thatMuch, 2, a.creature)),
  ),
  card('heavy-adornment', thisCreature.gains(reap(exalt(each.neighborOf(thisCreature))))),
  card(
    'heed-the-horde',
    play(opponent.loses(per(friendly.mutant.creature))),
    fate(each.enemy.mutant.creature.captures(1)),
  ),
  card('namel-s-confession', play(destroy(a.friendly.creature), ifYouDo(gain(half(powerOf(it), 'down'))))),
  card(
    'tome-of-abatement',
    each.creature.loses('elusive'),
    each.creature.loses('skirmish'),
    each.creature.loses('taunt'),
  ),
  card(
    'tormented-badge',
    action(takeControlOf(an.enemy.mutant.creature)),
    fate(opponent.takesControlOf(a.mostPowerful.friendly.creature)),
  ),
  card(
    'agamignus',
    after(another.mutant.creature.entersPlay, gain(1)),
    fate(destroy(each.non.mutant.creature)),
  ),
  card('indignant-tone', play(deal(3, a.creature), when(it.destroyedThisWay, enrage(each.neighborOf(it))))),
  card('rack-of-redemption', afterFirst(a.mutant.creature.isDestroyed, itsOwner.gains(1))),
  card('ragatha', each.enemy.creature.gains(reap(deal(3, each.neighboring.creature)))),
  card(
    'redeem-the-crucible',
    play(
      destroy(each.creature),
      may(forgeKey({ plus: 6, minus: per(any.mutant.creature.thisWay('destroyed')) })),
      purge(self),
    ),
  ),
  card('ruthless-avenger', fate(purge(atRandom(2).cards.from(you.discardPile)), shuffleDiscardIntoDeck)),
  card('the-mist', omni(destroy(self), forTheTurn(each.creature.gains(traitOf('mutant'))))),
  card(
    'brass-klein',
    asLongAs(self.is('flank'), self.gains(skirmish)),
    asLongAs(not(self.is('flank')), self.gains(taunt)),
    fate(forTheTurn(each.friendly.creature.cannot('fight'))),
  ),
  card('charitable-herald', play.reap(ward(a.creature)), fate(removeWard(each.friendly.creature))),
  card('dark-influence', play(discardFromADeck(), when(it.isA(a.mutant.creature), gain(1)))),
  card(
    'driving-courage',
    play(readyAndUse(a.friendly.mutant.creature)),
    fate(exhaust(each.friendly.non.mutant.creature)),
  ),
  card(
    'fallen-sovereign',
    each.neighboring.creature.gains(traitOf('mutant')),
    fate(putIntoPlay(self, { under: 'you' })),
  ),
  card(
    'genetic-strain',
    play(each.mutant.creature.captures(1)),
    fate(when(thereIs(an.enemy.mutant.creature), opponent.gains(2))),
  ),
  card(
    'growland',
    fight.reap(may(destroy(a.mutant.creature))),
    scrap(fullyHeal(each.friendly.mutant.creature)),
  ),
  card('knockback', play(putOnTop(a.creature)), fate(discardFromDeckUntil(a.creature))),
  card('oblivion-knight', fight(purge(attacked)), fate(purge(a.mostPowerful.friendly.creature))),
  card('salvay', self.gains(assault(per(any.redemption.neighboring.creature, 2)))),
  card(
    'vial-of-mutation',
    play(
      putCounters('mutation', 1, exactly(2).creatures),
      forEach(
        any.creature.that(them),
        whileItIsInPlay(asLongAs(it.is(counterOnIt('mutation')), it.gains(traitOf('mutant')))),
      ),
    ),
  ),
];
