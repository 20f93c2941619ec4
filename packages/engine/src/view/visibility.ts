/** What a viewer may know of a card [1.3]. */
import type { Game } from '../game.ts';
import { card } from '../game.ts';
import type { Question } from '../prompts/question.ts';
import type { CardId } from '../vocabulary.ts';
import type { Viewer } from './types.ts';

/** May this viewer see the face of the card, where it is now? */
export function canSeeFace(game: Game, id: CardId, viewer: Viewer): boolean {
  const { zone, owner, controller, facedown } = card(game, id);
  switch (zone) {
    case 'hand':
      return seesAs(viewer, owner) || isShown(game, id, viewer);
    case 'archives':
      return seesAs(viewer, controller) || isShown(game, id, viewer);
    case 'deck':
      return isShown(game, id, viewer);
    case 'under':
      return !facedown || seesAs(viewer, controller);
    case 'play':
      return true;
    default:
      return true;
  }
}

/** May this viewer know the real card behind a facedown one? */
export function canLookBeneath(game: Game, id: CardId, viewer: Viewer): boolean {
  return viewer.kind === 'player' && viewer.player === card(game, id).controller;
}

function seesAs(viewer: Viewer, player: string): boolean {
  return viewer.kind === 'player' ? viewer.player === player : viewer.seesHands;
}

/** A question that offers hidden cards shows them to whom it asks [10.11]. */
function isShown(game: Game, id: CardId, viewer: Viewer): boolean {
  if (viewer.kind !== 'player') return false;
  return game.open.some(
    ({ question, answer }) => answer === null && question.player === viewer.player && concerns(question, id),
  );
}

/** Is a question about this card, so that whoever is asked sees it? */
export function concerns({ selectable, selected, subjects }: Question, id: CardId): boolean {
  return selectable.includes(id) || selected.includes(id) || subjects.includes(id);
}
