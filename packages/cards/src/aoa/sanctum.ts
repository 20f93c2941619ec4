import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, aDiscardPile, after, any, anyNumberOf, asLongAs, atMost, attacked, capture, card, cards,
  creatures, deal, destroy, each, enemy, fight, forTheTurn, friendly, fullyHeal, gain, housesAmong, ifYouDo,
  may, moveAmber, on, opponent, per, pick, play, plusArmor, plusPower, poolOf, power, purge,
  readyAndFightWith, reap, redistributeAmber, self, supply, thatMuch, thisCreature, when, you,
} from '../language/index.ts';

export const sanctum: readonly CardDefinition[] = [
  card('lion-bautrem', each.neighborOf(self).gains(plusPower(2))),
  card(
    'abond-the-armorsmith',
    each.other.friendly.creature.gains(plusArmor(1)),
    action(forTheTurn(each.other.friendly.creature.gains(plusArmor(1)))),
  ),
  card('aubade-the-grim', play(capture(3)), reap(moveAmber(1, on(self), supply))),
  card('bordan-the-redeemed', action(capture(2))),
  card(
    'golden-aura',
    play(
      pick(a.creature, (chosen) => [
        fullyHeal(chosen),
        forTheTurn(chosen.belongsOnlyTo('sanctum')),
        forTheTurn(chosen.cannot('be-dealt-damage')),
      ]),
    ),
  ),
  card(
    'hallowed-shield',
    action(pick(a.creature, (shielded) => [forTheTurn(shielded.cannot('be-dealt-damage'))])),
  ),
  card('healing-blast', play(fullyHeal(a.creature), when(thatMuch.atLeast(4), gain(2)))),
  card('maruck-the-marked', after(self.preventsDamageWithArmor, capture(per(thatMuch)))),
  card('sir-marrows', after(opponent.gainsAmberFrom('reaping'), self.captures(thatMuch, 'gained'))),
  card('smite', play(readyAndFightWith(a.friendly.creature), deal(2, each.neighborOf(attacked)))),
  card('the-grey-rider', play.fight.reap(may(readyAndFightWith(a.neighboring.creature)))),
  card('baron-mengevin', after(you.discard(a.sanctum.card.from(you.hand)), capture(1))),
  card('barrister-joya', each.enemy.creature.cannot('reap')),
  card('brobnar-ambassador', fight.reap(forTheTurn(you.mayPlayOrUse(a.brobnar.card)))),
  card('dis-ambassador', fight.reap(forTheTurn(you.mayPlayOrUse(a.dis.card)))),
  card('equalize', play(redistributeAmber(each.friendly.creature), redistributeAmber(each.enemy.creature))),
  card('free-markets', play(gain(atMost(6, per(housesAmong(cards, { except: 'sanctum' })))))),
  card('haedroth-s-wall', each.friendly.flank.creature.gains(plusPower(2))),
  card('logos-ambassador', fight.reap(forTheTurn(you.mayPlayOrUse(a.logos.card)))),
  card('mars-ambassador', fight.reap(forTheTurn(you.mayPlayOrUse(a.mars.card)))),
  card('prince-derric-unifier', play(when(housesAmong(friendly.creature).atLeast(3), gain(3)))),
  card('shadows-ambassador', fight.reap(forTheTurn(you.mayPlayOrUse(a.shadows.card)))),
  card('untamed-ambassador', fight.reap(forTheTurn(you.mayPlayOrUse(a.untamed.card)))),
  card(
    'anahita-the-trader',
    reap(
      opponent.takesControlOf(a.friendly.artifact),
      ifYouDo(moveAmber(2, poolOf('opponent'), poolOf('you'))),
    ),
  ),
  card('eye-of-judgment', action(purge(a.creature.from(aDiscardPile)))),
  card(
    'martyr-s-end',
    play(destroy(anyNumberOf.friendly.creatures), gain(per(creatures.thisWay('destroyed')))),
  ),
  card('mother-northelle', reap(moveAmber(1, on(a.friendly.creature), poolOf('you')))),
  card('opal-knight', play(destroy(each.creature.with(power.even)))),
  card('proclamation-346e', asLongAs(housesAmong(enemy.creature).lessThan(3), opponent.keys.cost(2))),
  card('seraphic-armor', thisCreature.gains(plusArmor(1)), play(fullyHeal(thisCreature))),
  card('shard-of-hope', action(a.friendly.creature.captures(per(any.friendly.shard.card)))),
];
