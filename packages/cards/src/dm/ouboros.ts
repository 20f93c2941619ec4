import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, activeHouse, after, aKey, an, any, anyNumberOf, asLongAs, atEndOfYourTurn, atStartOfYourTurn,
  both, capture, card, chooseOne, count, counters, deal, dealForEach, destroy, draw, each, eachPlayer, enemy,
  exactly, excess, exhaust, fight, forEach, forgeKey, friendly, gain, ifYouDo, invulnerable, it, keys, may,
  opponent, otherwise, per, pick, play, plusPower, purge, putOnBottom, ready, readyAndUse, reap, self,
  shuffleIntoDeck, steal, thisCreature, times, upTo, useAsYours, when, you,
} from '../language/index.ts';

export const ouboros: readonly CardDefinition[] = [
  card('agorim', asLongAs(self.is('center'), each.friendly.creature.gains(plusPower(5)))),
  card('ashwing-protocol', play(when(you.areOverwhelmed, draw(3)))),
  card(
    'chlorodoze-vapor',
    play(deal(3, each.creature), forEach(any.creature.thisWay('destroyed'), exhaust(a.creature))),
  ),
  card('cyn-dynasty', keys.cost(2), after(opponent.forgesAKey, gain(2), draw(4), destroy(self))),
  card('dray-conis', atStartOfYourTurn(when(self.is('exhausted'), destroy(each.creature)))),
  card('gilded-burden', play(times(opponent.forgedKeys, an.enemy.creature.captures(2, 'own-side')))),
  card(
    'hoardgouge',
    thisCreature.gains(fight.reap(when(you.areOverwhelmed, gain(1), deal(3, an.enemy.creature)))),
  ),
  card('kulsha', opponent.keys.cost(per(opponent.forgedKeys, 2)), fight.reap(exhaust(upTo(3).creatures))),
  card(
    'prime-authority',
    play(
      chooseOne(ready(a.creature), exhaust(a.creature)),
      when(you.controlMore(any.exhausted.creature), gain(2)),
    ),
  ),
  card(
    'seda-the-sleeper',
    asLongAs(both(self.is('exhausted'), self.is('flank')), self.gains(invulnerable)),
    after(you.ready(self), may(deal(2, self)), ifYouDo(exhaust(self))),
    play(capture(6)),
  ),
  card('sleepwither', play(destroy(an.ouboros.creature), ifYouDo(gain(2)))),
  card('spherular-gem', action(destroy(self), ifYouDo(gain(eachPlayer.forgedKeys)))),
  card(
    'tranquil-reiner',
    self.cannot('ready-in-step'),
    fight.reap(ready(an.exhausted.non.dragon.creature), ifYouDo(gain(3))),
  ),
  card('bastionclaw', you.keys.cost(per(opponent.forgedKeys, -1))),
  card('caspart', atEndOfYourTurn(when(self.is('exhausted'), exhaust(exactly(2).other.creatures)))),
  card('dragons', play(shuffleIntoDeck(anyNumberOf.dragon.creatures.from(you.discardPile)))),
  card('doze-wing', play(exhaust(each.non.dragon.creature))),
  card(
    'glittering-horde',
    play(
      when(aKey('red').isForged, steal(1)),
      when(aKey('blue').isForged, steal(1)),
      when(aKey('yellow').isForged, steal(1)),
    ),
  ),
  card('noxious-ionox', atStartOfYourTurn(when(self.is('exhausted'), destroy(an.enemy.creature)))),
  card('parasitic-charge', play(forgeKey({ plus: 8, minus: per(opponent.amber) }), ifYouDo(purge(self)))),
  card('voltash-coilbreath', reap(useAsYours(an.enemy.artifact), putOnBottom(it))),
  card('zartoo-the-swift', reap(readyAndUse(a.friendly.non.dragon.creature))),
  card('arcane-relief', play(readyAndUse(a.friendly.exhausted.creature))),
  card(
    'clawcloak-swipe',
    play(
      when(
        you.areOverwhelmed,
        pick(a.friendly.creature, (first) => [
          first.captures(per(excess(count(enemy.creature), count(friendly.creature)))),
        ]),
      ),
    ),
  ),
  card('daring-delt', fight(gain(per(any.ready.friendly.creature.of(activeHouse))))),
  card('hoarding-the-goods', play(each.friendly.exhausted.creature.captures(1))),
  card('ley-lines', play(when(you.areOverwhelmed, exhaust(each.creature)), otherwise(exhaust(a.creature)))),
  card(
    'pip-the-pilferer',
    play(when(opponent.forgedKeys.moreThan(you.forgedKeys), steal(2)), otherwise(capture(2))),
  ),
  card(
    'ria-bevy-gress',
    fight.reap(
      when(you.areOverwhelmed, capture(per(counters('power', each.friendly.creature)))),
      otherwise(capture(1)),
    ),
  ),
  card('shadow-gloomcoil', after(eachPlayer.uses(a.friendly.creature), deal(1, each.friendly.creature))),
  card(
    'snapper-dyn',
    atEndOfYourTurn(when(self.is('exhausted'), dealForEach(opponent.amber, 1, an.enemy.creature))),
  ),
  card('sparkscheme', after(an.enemy.creature.reaps, when(self.is('exhausted'), draw(1)))),
  card('vanguard-wounds', play(deal(3, a.creature), when(it.destroyedThisWay, draw(1)))),
];
