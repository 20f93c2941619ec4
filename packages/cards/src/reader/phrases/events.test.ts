import { expect, test } from 'vitest';
import { reading } from '../reading.ts';

test.each([
  [
    'After your opponent plays a creature on their left flank, draw a card.',
    'after(opponent.plays(a.creature.with(leftFlank)), draw(1))',
  ],
  [
    'After an enemy creature is destroyed while fighting, draw a card.',
    'after(an.enemy.creature.isDestroyedInAFight, draw(1))',
  ],
  [
    'After an upgrade is attached to Troll or 1 of its neighbors, draw a card.',
    'after(an.upgrade.isAttached(self.andItsNeighbors), draw(1))',
  ],
  [
    'After a Giant is played adjacent to Troll, draw a card.',
    'after(eachPlayer.plays(a.neighboring.giant.creature), draw(1))',
  ],
  ['After a key is forged, draw a card.', 'after(eachPlayer.forgesAKey, draw(1))'],
  ['After you ready Troll, draw a card.', 'after(you.ready(self), draw(1))'],
  [
    'After you use Troll, stun another creature.',
    'after(you.use(a.card.that(self)), stun(another.creature))',
  ],
  [
    'After you shuffle your discard pile into your deck, draw a card.',
    'after(you.shuffleYourDiscardPileIntoYourDeck, draw(1))',
  ],
  ['After you resolve a bonus icon, draw a card.', 'after(you.resolveIcon(), draw(1))'],
  [
    'After a player chooses an active house other than Mars, draw a card.',
    "after(eachPlayer.choosesAnyHouseBut('mars'), draw(1))",
  ],
  [
    'After a player chooses an active house which matches no cards in play, draw a card.',
    'afterIf(eachPlayer.choosesAnyHouse, none(any.card.of(thatHouse)), draw(1))',
  ],
  ['At the end of your “ready cards” step, draw a card.', "atEndOfStep('ready', 'you', draw(1))"],
  [
    'Destroyed: If you control a Giant, instead of destroying Troll, exhaust it.',
    'insteadOfWhen(self.isDestroyed, you.control(a.giant.creature), exhaust(self))',
  ],
  [
    'After a player raises the tide during their turn, they may draw a card.',
    'afterIf(eachPlayer.raisesTheTide, thatPlayer.turn, thatPlayer.may(draw(1)))',
  ],
  ['If Troll leaves play, draw a card.', 'after(self.leavesPlay, draw(1))'],
])('%s', (text, wanted) => {
  expect(reading(text)).toBe(wanted);
});

test.each([
  [
    'During your opponent’s turn, after 2 or more artifacts have been destroyed that turn, fulfill Troll.',
    'fulfilAfter(an.artifact.isDestroyed, thisTurn(an.artifact.isDestroyed).times.atLeast(2))',
  ],
  [
    'During your opponent’s turn, after your opponent plays their second creature that turn, fulfill Troll.',
    'fulfilAfter(opponent.plays(a.creature), thisTurn(opponent.plays(a.creature)).times.exactly(2))',
  ],
  [
    'During your opponent’s turn, after your opponent draws a card outside of their “draw cards step”, fulfill Troll.',
    "fulfilAfter(opponent.drawsOutside('draw'))",
  ],
  [
    'After your opponent chooses an active house that matches no cards in play, fulfill Troll.',
    'fulfilAfter(opponent.choosesAnyHouse, none(any.card.of(thatHouse)))',
  ],
])('a prophecy: %s', (text, wanted) => {
  expect(reading(text, 'prophecy')).toBe(wanted);
});
