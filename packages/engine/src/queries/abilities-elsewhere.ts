/** Abilities that work while their card is not in play: "while this is in your discard pile" [1.3.1]. */
import type { Game } from '../state/game.ts';
import { prepare } from '../state/library.ts';
import type { GameState } from '../state/state.ts';
import type { CardId } from '../vocabulary.ts';
import type { ActiveAbility, Board } from './board.ts';
import { noteZonesRead } from './board-reads.ts';

/** Cards of a game that have such a text. The list changes only when a card is added to the game. Copies of
 * the state in which a card enters play share the seats. */
const found = new WeakMap<GameState['seats'], { cards: number; ids: readonly CardId[] }>();

function cardsWithSuchTexts({ state, library }: Game): readonly CardId[] {
  const known = found.get(state.seats);
  if (known?.cards === state.nextCard) return known.ids;
  const ids = Object.values(state.cards)
    .filter(({ slug }) => prepare(library, slug).worksElsewhere)
    .map(({ id }) => id);
  found.set(state.seats, { cards: state.nextCard, ids });
  return ids;
}

const NONE: readonly ActiveAbility[] = [];

/** Returns the abilities of cards in their current zones. "You" is their owner [0.6]. */
export function abilitiesElsewhere(game: Game, board: Board): readonly ActiveAbility[] {
  const ids = cardsWithSuchTexts(game);
  if (ids.length === 0) return NONE;
  noteZonesRead(board);
  return ids.flatMap((id) => {
    const card = game.state.cards[id];
    if (card === undefined) return [];
    return prepare(game.library, card.slug).abilities.flatMap((node, place) => {
      if (node.kind !== 'elsewhere' || node.zone !== card.zone) return [];
      // A card that has been in play meanwhile is a new object [0.9].
      return node.then.map((inner, index) => ({
        node: inner,
        key: { source: id, path: `${card.enteredAt}/elsewhere/${place}.${index}` },
        self: id,
        bearer: id,
        you: card.owner,
      }));
    });
  });
}
