import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, afterIf, all, amberOn, an, any, anyNumberOf, archive, asLongAs, atStartOfYourTurn,
  attacked, beforeFight, capture, card, chooseOne, deal, destroy, destroyed, each, eachDeals, elusive, enrage,
  exalt, exhaust, fight, gain, ifYouDo, insteadIf, it, may, moveAmber, not, omni, on, opponent, otherwise,
  per, pick, play, poolOf, powerOf, raiseTide, ready, reap, self, skirmish, steal, supply, taunt, thatMuch,
  the, thisCreature, thisTurn, tide, together, upTo, useAsYours, when, you,
} from '../language/index.ts';

export const shadows: readonly CardDefinition[] = [
  card('captain-no-beard-evil-twin', destroyed(each.neighboring.creature.captures(1))),
  card('freebooter-faye-evil-twin', play(raiseTide), beforeFight(when(tide.isHigh, steal(1)))),
  card('hard-simpson-evil-twin', reap(when(tide.isHigh, a.damaged.creature.captures(1, 'own-side')))),
  card('hobnobber-evil-twin', omni(when(opponent.amber.exactly(1), steal(1)))),
  card('monty-bank-evil-twin', play(exalt(self, 2)), action(steal(per(amberOn(self))))),
  card('one-eyed-willa-evil-twin', fight(when(tide.isHigh, opponent.loses(2)))),
  card('sea-urchin-evil-twin', play(capture(2), insteadIf(tide.isHigh, steal(2)))),
  card(
    'archon-s-revenge',
    action(exhaust(upTo(2).friendly.shadows.creatures), steal(per(any.creature.thisWay('exhausted')))),
  ),
  card('captain-no-beard', each.neighboring.creature.gains(taunt), reap(capture(1))),
  card(
    'dead-man-s-chest',
    play(moveAmber(4, supply, on(self)), deal(2, a.creature)),
    afterIf(
      a.creature.isDestroyed,
      thisTurn(a.creature.isDestroyed).times.atLeast(6),
      when(self.is('ready'), moveAmber(all, on(self), poolOf('active'))),
    ),
  ),
  card('early-birds', play(ready(each.shadows.card))),
  card('easy-marks', play(exalt(each.damaged.enemy.creature))),
  card(
    'ransom',
    thisCreature.cannot('be-used'),
    thisCreature.gains(
      atStartOfYourTurn(may(moveAmber(2, poolOf('you'), poolOf('opponent'))), ifYouDo(destroy(self))),
    ),
  ),
  card('submersible', asLongAs(tide.isHigh, each.friendly.thief.creature.gains(elusive))),
  card(
    'widespread-corruption',
    after(you.gainAmber('reaping'), an.enemy.creature.captures(thatMuch, 'gained')),
    after(opponent.gainsAmberFrom('reaping'), a.friendly.creature.captures(thatMuch, 'gained')),
  ),
  card('blatant-thievery', play(enrage(an.enemy.creature), moveAmber(all, on(it), poolOf('you')))),
  card('freebooter-faye', play(raiseTide), reap(when(tide.isHigh, steal(1)))),
  card('hand-cannon', thisCreature.gains(skirmish, fight(moveAmber(1, on(attacked), poolOf('you'))))),
  card('monty-bank', play(may(exalt(self)), ifYouDo(may(exalt(self)))), action(steal(per(amberOn(self))))),
  card(
    'safe-or-sorry',
    play(
      chooseOne(
        archive(anyNumberOf.friendly.creatures),
        pick(a.creature, (first) => [deal(per(opponent.amber), first)]),
      ),
    ),
  ),
  card(
    'stir-up-trouble',
    play(
      pick(a.creature, (one) => [
        pick(a.neighborOf(one), (other) => [
          together(
            eachDeals(the.creature.that(one), powerOf(it), other),
            eachDeals(the.creature.that(other), powerOf(it), one),
          ),
        ]),
      ]),
    ),
  ),
  card(
    'the-flyin--specter',
    after(opponent.raisesTheTide, destroy(self)),
    action(when(tide.isHigh, steal(1))),
  ),
  card('trickle-down-theory', play(raiseTide), omni(when(opponent.amber.atLeast(6), gain(1)))),
  card('cement-shoes', play(deal(2, a.creature), when(it.destroyedThisWay, raiseTide))),
  card('gas-pipes-malone', beforeFight(attacked.captures(1, 'own-side'))),
  card('hard-simpson', after(self.isDealtDamage, steal(1), insteadIf(tide.isLow, opponent.steals(1)))),
  card('hobnobber', action(when(opponent.amber.atLeast(6), steal(2)))),
  card('hornswoggle', play(useAsYours(an.enemy.artifact))),
  card('jackie-tar', reap(deal(1, a.creature), insteadIf(tide.isHigh, deal(6, a.creature)))),
  card('kerwollop', play(deal(1, each.creature), gain(per(any.creature.thisWay('destroyed'))))),
  card('loot-or-pillage', play(chooseOne(steal(1), a.friendly.creature.captures(3)))),
  card('one-eyed-willa', asLongAs(tide.isHigh, self.gains(elusive, skirmish)), fight(steal(1))),
  card('scooped', play(deal(2, a.creature), when(not(it.destroyedThisWay), it.captures(1, 'own-side')))),
  card('sea-urchin', play(capture(1), insteadIf(tide.isHigh, steal(1)))),
  card('walk-the-plank', play(when(opponent.amber.exactly(0), deal(4, a.creature)), otherwise(steal(1)))),
];
