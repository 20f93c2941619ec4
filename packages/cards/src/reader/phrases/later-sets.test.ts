import { expect, test } from 'vitest';
import { reading } from '../reading.ts';

test.each([
  [
    'Play: Gain 1{amber}. If you control a Giant, gain 2{amber} instead and draw a card.',
    'play(gain(1), insteadIf(you.control(a.giant.creature), gain(2), draw(1)))',
  ],
  ['Play: Destroy each odd-power creature.', 'play(destroy(each.creature.with(power.odd)))'],
  ['Play: Destroy each even-power creature.', 'play(destroy(each.creature.with(power.even)))'],
  ['Troll gains taunt and gets +2 power.', 'self.gains(taunt, plusPower(2))'],
  [
    'Each friendly creature gets +3 power for each {amber} on it.',
    'each.friendly.creature.gains(plusPower(per(amberOn(it), 3)))',
  ],
  [
    'Troll cannot be dealt damage by Mars creatures or creatures with power 4 or higher.',
    "self.cannot('be-dealt-damage', either(any.mars.creature, any.creature.with(power.atLeast(4))))",
  ],
  [
    'Each friendly Giant loses all after fight effects.',
    "each.friendly.giant.creature.losesAbilities('fight')",
  ],
  ['Each creature loses each of its traits.', 'each.creature.losesItsTraits'],
  [
    'While Troll has a Mars neighbor, Troll gains taunt.',
    'asLongAs(thereIs(a.mars.neighboring.creature), self.gains(taunt))',
  ],
  [
    'Destroyed: Ready Troll’s most powerful neighbor.',
    'destroyed(ready(a.mostPowerful.neighboring.creature))',
  ],
  [
    'After an enemy creature is destroyed by Troll’s assault damage, gain 2{amber}.',
    "after(an.enemy.creature.isDestroyedBy('assault', self), gain(2))",
  ],
  [
    'Reap: Remove each +1 power counter from Troll. Gain 2{amber} for each counter removed this way.',
    "reap(removeCounters('power', all, self), gain(per(thatMuch, 2)))",
  ],
  [
    'At the end of your turn, if you did not use any creatures this turn, gain 3{amber}.',
    'atEndOfYourTurn(when(not(thisTurn(you.use(a.creature))), gain(3)))',
  ],
  [
    'Play: Each haunted player draws 4 cards.',
    'play(forEachPlayerWho(thatPlayer.isHaunted, thatPlayer.draws(4)))',
  ],
  [
    'Play: Each player with 5{amber} or more loses 3{amber}.',
    'play(forEachPlayerWho(thatPlayer.amber.atLeast(5), thatPlayer.loses(3)))',
  ],
  [
    'Play: Deal 4{damage} to a creature. If this damage destroys that creature, ward each of its neighbors after it leaves play.',
    'play(deal(4, a.creature), when(it.destroyedThisWay, ward(each.neighborOf(it))))',
  ],
  [
    'Fight: Ready and fight with each of Troll’s neighbors, one at a time.',
    'fight(forEach(each.neighboring.creature, ready(it), fightWith(it)))',
  ],
  [
    'Play: For each friendly Mars creature, ready and fight with a friendly creature. Resolve these fights one at a time.',
    'play(forEach(friendly.mars.creature, readyAndFightWith(a.friendly.creature)))',
  ],
  [
    'Play: Gain 2{amber} for each copy of Troll in your discard pile.',
    "play(gain(per(any.card.named('troll').from(you.discardPile), 2)))",
  ],
  ['Before Fight: Ready another Troll.', "beforeFight(ready(another.card.named('troll')))"],
  [
    'Action: Destroy another friendly creature and Troll.',
    'action(together(destroy(another.friendly.creature), destroy(self)))',
  ],
  [
    'Reap: Resolve the play effect of an action card grafted onto Troll.',
    "reap(trigger('play', an.action.from(under(self))))",
  ],
  ['Play: Choose and discard 4 cards from your hand.', 'play(discard(exactly(4).cards.from(you.hand)))'],
  [
    'Play: Choose a creature of each house. Destroy each creature not chosen.',
    "play(pick(oneOfEach('house').creature, (first) => [destroy(each.creature.otherThan(first))]))",
  ],
  [
    'After a player exalts a friendly creature, draw a card.',
    'after(a.friendly.creature.isExalted, draw(1))',
  ],
  [
    'Destroyed: Archive Hyde from your discard pile.',
    "destroyed(archive(a.creature.named('hyde').from(you.discardPile)))",
  ],
  [
    'While you are haunted, Troll and each of Troll’s neighbors get +3 armor.',
    'asLongAs(you.areHaunted, self.andItsNeighbors.gains(plusArmor(3)))',
  ],
  [
    'Play: For each house, deal 5{damage} to a creature of that house.',
    'play(forEachHouse(deal(5, a.creature.of(thatHouse))))',
  ],
  [
    'Play: Deal 2{damage} to a creature for each friendly Mars creature.',
    'play(dealForEach(friendly.mars.creature, 2, a.creature))',
  ],
  [
    'Play: Exhaust a friendly creature. Deal damage equal to the exhausted creature’s power to an enemy creature.',
    'play(pick(a.friendly.creature, (first) => [exhaust(first), deal(powerOf(first), an.enemy.creature)]))',
  ],
  ['Play: Deal damage to each creature equal to its power.', 'play(deal(powerOf(recipient), each.creature))'],
  [
    'While Troll is attacking, ignore armor, elusive, and taunt.',
    "self.ignores('armor', 'elusive', 'taunt')",
  ],
  ['Each enemy creature’s text box is considered blank.', 'each.enemy.creature.isBlank'],
  [
    'Creatures more powerful than Troll cannot be played.',
    "eachPlayer.cannot('play', any.creature.with(power.moreThan(powerOf(self))))",
  ],
])('%s', (text, wanted) => {
  expect(reading(text)).toBe(wanted);
});

test('“the same creature” is never a card of another kind', () => {
  expect(reading('Play: Stun a creature. Reveal a card from your hand. Ward the same creature.')).toContain(
    'pronoun',
  );
});
