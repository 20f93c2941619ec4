import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, after, an, any, atEndOfYourTurn, card, chooseHouse, count, each, enemy, flipProphecy, friendly,
  fulfilAfter, fulfill, it, may, none, opponent, reveal, self, thatHouse, theNextTime, thereIs, thisTurn,
  untilThisLeavesPlay, when, you,
} from '../language/index.ts';

export const prophecies: readonly CardDefinition[] = [
  card(
    'ask-again-later',
    after(
      opponent.choosesAnyHouse,
      opponent.choosesAHouseOfYours,
      reveal(each.card.from(you.topOfDeck())),
      when(it.isNotOf(thatHouse), fulfill(self)),
    ),
  ),
  card('bad-omen', fulfilAfter(opponent.turnEnds, opponent.amber.exactly(6))),
  card('expect-the-unexpected', fulfilAfter(opponent.shufflesTheirDeck)),
  card('fate-laughs-at-your-plans', fulfilAfter(opponent.takesTheirArchives)),
  card('forge-ahead-with-confidence', fulfilAfter(opponent.forgesAKey)),
  card('go-forth-and-conquer', fulfilAfter(an.enemy.creature.fights)),
  card(
    'heads-i-win',
    atEndOfYourTurn(may(flipProphecy(self))),
    fulfilAfter(opponent.plays(a.creature.sharingWithNeighbors('house'))),
  ),
  card('it-only-gets-worse', fulfilAfter(opponent.stealsAmber)),
  card('look-how-far-you-ve-come', fulfilAfter(opponent.plays(a.creature))),
  card('outlook-not-so-good', fulfilAfter(opponent.choosesAnyHouse, none(any.card.of(thatHouse)))),
  card('overreach', fulfilAfter(an.enemy.creature.reaps)),
  card('signs-point-to-yes', fulfilAfter(opponent.turnEnds, opponent.amber.atLeast(opponent.keyCost))),
  card(
    'stars-aligned',
    fulfilAfter(opponent.turnStarts, count(friendly.creature).exactly(count(enemy.creature))),
  ),
  card(
    'tails-you-lose',
    atEndOfYourTurn(may(flipProphecy(self))),
    fulfilAfter(opponent.plays(a.creature.suchThat(thereIs(any.neighborOf(it).notSharing('house', it))))),
  ),
  card('the-cards-will-tell', fulfilAfter(opponent.drawsOutside('draw'))),
  card('the-early-bird', fulfilAfter(opponent.turnEnds, opponent.amber.moreThan(you.amber))),
  card(
    'the-end-is-nigh',
    fulfilAfter(a.creature.isDestroyed, thisTurn(a.creature.isDestroyed).times.atLeast(3)),
  ),
  card('the-second-mouse', fulfilAfter(opponent.turnEnds, opponent.amber.lessThan(you.amber))),
  card(
    'treat-each-action-as-your-last',
    fulfilAfter(opponent.plays(an.action), thisTurn(opponent.plays(an.action)).times.exactly(2)),
  ),
  card(
    'trust-your-feelings',
    after(
      a.card.isPlacedUnder(self),
      chooseHouse,
      untilThisLeavesPlay(theNextTime(opponent.chooses(thatHouse), fulfill(self))),
    ),
  ),
  card('wasteful-regret', fulfilAfter(opponent.discardsCard(a.card.from(opponent.hand)))),
  card('wounds-into-wisdom', fulfilAfter(a.friendly.creature.isDealtDamage)),
];
