import { expect, test } from 'vitest';
import { reading } from '../reading.ts';

test.each([
  ['Reap: Ward 1 of Troll’s neighbors.', 'reap(ward(a.neighboring.creature))'],
  ['Reap: Ward Troll’s right neighbor.', 'reap(ward(each.creature.with(toItsRight(self))))'],
  [
    'Play: Stun each creature that shares a house with one or more of its neighbors.',
    "play(stun(each.creature.sharingWithNeighbors('house')))",
  ],
  [
    'Play: Stun each creature that does not share a house with at least 1 of its neighbors.',
    "play(stun(each.creature.notSharingWithNeighbors('house')))",
  ],
  [
    'Play: Stun the creature on your opponent’s left flank.',
    'play(stun(each.enemy.creature.with(leftFlank)))',
  ],
  [
    'Reap: Archive the topmost action card from your discard pile.',
    'reap(archive(topmost(1).action.from(you.discardPile)))',
  ],
  [
    'Play: Discard the top 4 cards of your deck. Archive 1 of the discarded cards.',
    "play(discardFromDeck(4), archive(a.card.thisWay('discarded')))",
  ],
  ['Play: Discard the bottom card of your deck. Purge it.', 'play(discardFromBottomOfDeck(), purge(it))'],
  [
    'After a player forges a key, each creature they control captures 2{amber}.',
    "after(eachPlayer.forgesAKey, each.creature.controlledBy('that-player').captures(2))",
  ],
  ['Your creatures enter play ready.', "each.friendly.creature.enters('ready')"],
])('%s', (text, wanted) => {
  expect(reading(text)).toBe(wanted);
});

test.each([
  [
    'Play: Move 1{amber} from a creature to another creature.',
    'play(pick(a.creature, (first) => [moveAmber(1, on(first), on(a.creature.otherThan(first)))]))',
  ],
  [
    'Play: Move 1{amber} from a creature to the common supply. If you do, ward that creature.',
    'play(pick(a.creature, (first) => [moveAmber(1, on(first), supply), ifYouDo(ward(first))]))',
  ],
  [
    'Play: Stun a creature and each creature that shares a trait with it.',
    "play(pick(a.creature, (first) => [together(stun(first), stun(each.creature.sharing('trait', first)))]))",
  ],
  ['Play: Make a token creature. Ward it.', 'play(makeTokens(), ward(it))'],
  [
    'Play: Choose a card in your discard pile. Stun each creature that shares a house with that card. Purge that card.',
    "play(pick(a.card.from(you.discardPile), (first) => [stun(each.creature.sharing('house', first)), purge(first)]))",
  ],
  [
    'Play: During your opponent’s next turn, each time they play a card, gain 2{amber}.',
    'play(duringOpponentsNextTurn(eachTime(opponent.plays(a.card), gain(2))))',
  ],
])('a card that was chosen is known to later words: %s', (text, wanted) => {
  expect(reading(text, 'action')).toBe(wanted);
});

test('a card that returns itself from the discard pile acts there', () => {
  expect(reading('After you forge a key, you may return Troll from your discard pile to your hand.')).toBe(
    'inYourDiscardPile(after(you.forgeAKey, may(returnToHand(self))))',
  );
});

test.each([
  ['Reap: Stun a friendly Keyraken creature.', 'reap(stun(a.friendly.keyraken.creature))'],
  ['Reap: Make a Grumpus.', "reap(makeTokens(1, { named: 'grumpus' }))"],
  [
    'Reap: If you control 4 or more Stooges, make 3 Minions.',
    "reap(when(count(friendly.creature.named('stooge')).atLeast(4), makeTokens(3, { named: 'minion' })))",
  ],
  [
    'Play: Stun each creature with a more powerful neighbor.',
    'play(stun(each.creature.suchThat(thereIs(any.neighborOf(it).with(power.moreThan(powerOf(it)))))))',
  ],
  ['Play: Ward a creature with no bonus icons.', 'play(ward(a.creature.with(lacking(aBonusIcon))))'],
  [
    'Fate: Destroy an upgrade attached to an enemy creature.',
    'fate(destroy(an.upgrade.on(an.enemy.creature)))',
  ],
  [
    'Reap: Draw a card for each creature between Troll and Hyde.',
    "reap(draw(per(any.creature.between(self, a.creature.named('hyde')))))",
  ],
  [
    'Play: Stun each creature that shares one or more traits with an enemy creature.',
    "play(stun(each.creature.sharing('trait', an.enemy.creature)))",
  ],
  ['Reap: Purge the top card in your discard pile.', 'reap(purge(each.card.from(you.topOfDiscardPile())))'],
  [
    'Reap: Shuffle the bottom 2 cards of your discard into your deck.',
    'reap(shuffleIntoDeck(each.card.from(you.bottomOfDiscardPile(2))))',
  ],
  ['Play: Exhaust up to 2 different friendly creatures.', 'play(exhaust(upTo(2).friendly.creatures))'],
  [
    'Play: Archive up to 2 cards of different houses from your hand.',
    "play(archive(upTo(2).cards.from(you.hand).allDifferentIn('house')))",
  ],
  [
    'Play: Stun any number of enemy creatures with total power of 12 or more.',
    'play(stun(anyNumberOf.enemy.creatures.withTotalPower(12)))',
  ],
  ['Reap: Stun an artifact or a flank creature.', 'reap(stun(either(an.artifact, a.flank.creature)))'],
  ['Reap: Stun a creature or an artifact.', 'reap(stun(either(a.creature, an.artifact)))'],
  [
    'Reap: Gain 1{amber} for each of Troll’s neighbors that shares a house with it.',
    "reap(gain(per(any.neighboring.creature.sharing('house', self))))",
  ],
  [
    'Reap: Gain 1{amber} for each house represented among Troll and its neighbors.',
    'reap(gain(per(housesAmong(self.andItsNeighbors))))',
  ],
  [
    'Reap: Give Troll a number of +1 power counters equal to the least powerful enemy creature’s power.',
    "reap(putCounters('power', powerOf(a.leastPowerful.enemy.creature), self))",
  ],
])('%s', (text, wanted) => {
  expect(reading(text)).toBe(wanted);
});

test('creatures of the opponent are creatures in play', () => {
  expect(reading('Your opponent’s creatures in your discard pile cannot reap.')).toContain('▲');
});
