import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, all, allBonusIcons, amberOn, an, any, anyNumberOf, archive, asLongAs, capture, card, destroy,
  discard, draw, each, fight, forgeKey, gain, ifYouDo, invulnerable, it, may, moveAmber, not, on, opponent,
  otherwise, per, pick, play, powerOf, putCounters, putIntoHand, putOnBottom, ready, readyAndUse, reap,
  removeAnyNumberOfCounters, removeCounters, self, stun, supply, takeControlOf, thatMuch, when, you,
} from '../language/index.ts';

export const mars: readonly CardDefinition[] = [
  card(
    'emperor-memrox',
    asLongAs(self.is('center'), self.gains(invulnerable)),
    reap(archive(a.card.from(you.hand)), gain(per(any.card.from(you.archives)))),
  ),
  card(
    'martian-propagation',
    play(destroy(each.friendly.creature), draw(per(any.creature.thisWay('destroyed'), 2))),
  ),
  card(
    'monster-zero',
    each.neighboring.creature.belongsOnlyTo('mars'),
    play(putCounters('power', powerOf(a.mostPowerful.friendly.creature), self)),
  ),
  card('zzyszz-s-compactor', action(putOnBottom(a.creature), ifYouDo(putCounters('power', 2, a.creature)))),
  card('all-are-mars', action(readyAndUse(a.friendly.creature))),
  card('edifice-for-mars', play(destroy(a.non.mars.artifact), ifYouDo(may(ready(a.friendly.card))))),
  card(
    'empowered-zark',
    fight(
      capture(2),
      when(
        amberOn(self).atLeast(3),
        may(moveAmber(3, on(self), supply), ready(each.non.agent.mars.creature)),
      ),
    ),
  ),
  card('golden-k1-tt13', asLongAs(self.is('exhausted'), each.neighboring.creature.gains(reap(gain(1))))),
  card(
    'key-drain',
    play(
      may(discard(anyNumberOf.cards.from(you.hand))),
      forgeKey({ plus: 9, minus: per(any.card.thisWay('discarded')) }),
    ),
  ),
  card('lyylyug', reap(a.leastPowerful.enemy.creature.captures(1, 'own-side'))),
  card(
    'agent-buuff',
    reap(
      when(you.areOverwhelmed, putCounters('power', 3, a.friendly.creature)),
      otherwise(putCounters('power', 1, each.friendly.creature)),
    ),
  ),
  card(
    'arbiter-vyynx',
    reap(destroy(a.friendly.non.mars.creature), ifYouDo(takeControlOf(an.enemy.creature))),
  ),
  card(
    'digital-manipulation',
    play(opponent.discardsFromDeck(1), when(not(it.isOf('mars')), an.enemy.creature.captures(1, 'own-side'))),
  ),
  card(
    'klyyhnug',
    reap(may(removeCounters('power', all, a.creature)), ifYouDo(archive(a.card.from(you.hand)))),
  ),
  card('operator-olluyyg', asLongAs(self.is('exhausted'), opponent.keys.cost(3))),
  card(
    'productive-trash',
    play(
      may(discard(a.non.mars.card.from(you.hand))),
      ifYouDo(a.friendly.creature.captures(per(allBonusIcons(it)))),
    ),
  ),
  card(
    'replacement-targ',
    play(
      putIntoHand(a.neighboring.non.soldier.creature),
      ifYouDo(a.mostPowerful.friendly.creature.captures(2)),
    ),
  ),
  card(
    'transmutation',
    play(
      putCounters('power', 2, a.creature),
      may(removeAnyNumberOfCounters('power', a.friendly.creature)),
      ifYouDo(it.captures(per(thatMuch))),
    ),
  ),
  card(
    'ujkyytr-prime',
    fight.reap(
      when(
        you.areOverwhelmed,
        pick(an.enemy.creature, (first) => [stun(first.andItsNeighbors)]),
      ),
      otherwise(stun(a.creature)),
    ),
  ),
];
