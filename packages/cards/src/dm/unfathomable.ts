import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, allBonusIcons, an, any, asLongAs, atEndOfYourTurn, atStartOfYourTurn, captureDistributed, card,
  cards, counterOnIt, deal, destroy, destroyed, discardFromADeck, draw, each, eachPlayer, enemy, enrage,
  exactly, exhaust, fight, forEach, friendly, fullyHeal, half, ifYouDo, it, lacking, none, opponent, per,
  pick, placeUnder, play, plusArmor, power, powerOf, purge, putCounters, putIntoPlay, ready, reap, self, stun,
  thisCreature, under, when, you,
} from '../language/index.ts';

export const unfathomable: readonly CardDefinition[] = [
  card(
    'dazed-and-confused',
    play(
      pick(a.creature, (first) => [exhaust(first.andItsNeighbors)]),
      stun(exactly(2).exhausted.creatures),
    ),
  ),
  card(
    'hydrogan',
    play(placeUnder(self, each.other.creature, 'faceup')),
    fight.reap(putIntoPlay(a.creature.from(under(self)), { under: 'you' })),
    destroyed(purge(each.card.from(under(self)))),
  ),
  card(
    'sand-in-your-eye',
    play(exhaust(a.creature), draw(per(any.exhausted.creature)), destroy(each.exhausted.creature)),
  ),
  card(
    'starpatch',
    thisCreature.gains(
      atStartOfYourTurn(
        when(
          thisCreature.is('exhausted'),
          purge(a.creature.otherThan(thisCreature).sharing('house', thisCreature)),
        ),
      ),
    ),
  ),
  card(
    'dreamcall',
    play(
      pick(a.creature, (first) => [
        exhaust(first),
        forEach(
          cards.named('dreamcall').from(you.discardPile),
          exhaust(a.creature.otherThan(first)),
          draw(1),
        ),
      ]),
    ),
  ),
  card('fathomshare', play(captureDistributed(half(opponent.amber, 'down'), friendly.creature))),
  card('kaipo', atEndOfYourTurn(fullyHeal(each.neighboring.creature))),
  card(
    'malina',
    asLongAs(
      self.is('exhausted'),
      opponent.cannot('play', any.creature.with(power.moreThan(powerOf(a.mostPowerful.creature)))),
    ),
  ),
  card('tsunami', play(deal(4, each.ready.creature))),
  card('brine-reckoning', play(eachPlayer.discardsFromDeck(5))),
  card('hemogrith', play(when(none(enemy.exhausted.creature), opponent.loses(2)))),
  card(
    'keenu',
    play(
      pick(an.enemy.creature.with(lacking(counterOnIt('power'))), (first) => [
        exhaust(first.andItsNeighbors),
      ]),
    ),
  ),
  card('knuckler', asLongAs(self.is('exhausted'), each.neighboring.creature.gains(plusArmor(2)))),
  card('paralysis-synan', reap(pick(a.creature, (first) => [stun(first), enrage(first), exhaust(first)]))),
  card('priestess-leilani', reap(exhaust(an.enemy.creature), ifYouDo(ready(a.non.priest.creature)))),
  card('siphon-maw', fight.reap(discardFromADeck(), opponent.loses(per(allBonusIcons(it))))),
  card(
    'slapdash-enamel',
    atStartOfYourTurn(destroy(each.card.with(counterOnIt('corrosion')))),
    action(putCounters('corrosion', 1, a.card)),
  ),
];
