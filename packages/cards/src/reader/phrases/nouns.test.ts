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
