import type { CardDefinition } from '@amberhall/engine/language';
import { a, an, card, fulfilAfter, opponent, you } from '../language/index.ts';

export const prophecies: readonly CardDefinition[] = [
  card('bad-omen', fulfilAfter(opponent.turnEnds, opponent.amber.exactly(6))),
  card('expect-the-unexpected', fulfilAfter(opponent.shufflesTheirDeck)),
  card('forge-ahead-with-confidence', fulfilAfter(opponent.forgesAKey)),
  card('go-forth-and-conquer', fulfilAfter(an.enemy.creature.fights)),
  card('look-how-far-you-ve-come', fulfilAfter(opponent.plays(a.creature))),
  card('overreach', fulfilAfter(an.enemy.creature.reaps)),
  card('the-early-bird', fulfilAfter(opponent.turnEnds, opponent.amber.moreThan(you.amber))),
  card('the-second-mouse', fulfilAfter(opponent.turnEnds, opponent.amber.lessThan(you.amber))),
  card('wasteful-regret', fulfilAfter(opponent.discardsCard(a.card.from(opponent.hand)))),
  card('wounds-into-wisdom', fulfilAfter(a.friendly.creature.isDealtDamage)),
];
