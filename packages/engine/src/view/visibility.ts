/** What a viewer may know of a card [1.3]. */
import type { Game } from '../state/game.ts';
import { card, player } from '../state/game.ts';
import type { Question } from '../prompts/question.ts';
import type { CardState } from '../state/state.ts';
import type { CardId, Zone } from '../vocabulary.ts';
import type { Viewer } from './types.ts';

/** Says whether this viewer may see the face of the card in its current zone. */
export function canSeeFace(game: Game, id: CardId, viewer: Viewer): boolean {
  return canSeeFaceOf(game, card(game, id), viewer);
}

export function canSeeFaceOf(game: Game, state: CardState, viewer: Viewer): boolean {
  return isOpenTo(game, state, viewer) || (IN_HIDING.has(state.zone) && isShown(game, state.id, viewer));
}

/** Zones in which a prompt can show cards that are otherwise hidden. */
const IN_HIDING: ReadonlySet<Zone> = new Set<Zone>(['hand', 'archives', 'deck']);

/** Says whether this viewer may see the face of the card regardless of the prompt. */
function isOpenTo(game: Game, state: CardState, viewer: Viewer): boolean {
  const { id, zone, owner, controller, facedown, faceup } = state;
  switch (zone) {
    case 'hand':
      return seesAs(viewer, owner);
    case 'archives':
      return faceup || seesAs(viewer, controller);
    case 'deck':
      return isRevealedTop(game, id);
    case 'under':
      return !facedown || seesAs(viewer, controller);
    case 'play':
    case 'resolving':
    case 'discard':
    case 'purged':
    case 'aside':
      return true;
  }
}

/** Says whether this viewer may know the real card behind a facedown one. */
export function canLookBeneath(game: Game, id: CardId, viewer: Viewer): boolean {
  return viewer.kind === 'player' && viewer.player === card(game, id).controller;
}

/** Says whether a viewer sees what a player sees. */
export function seesAs(viewer: Viewer, player: string): boolean {
  return viewer.kind === 'player' ? viewer.player === player : viewer.seesHands;
}

/** Everybody sees the card on top of a deck that is played with its top card revealed [1.3.8]. */
export function isRevealedTop(game: Game, id: CardId): boolean {
  return player(game, card(game, id).owner).revealedTop === id;
}

/**
 * A prompt shows its hidden cards to the player it asks [10.11]. An effect that lets a player look at cards does
 * too.
 */
export function isShown(game: Game, id: CardId, viewer: Viewer): boolean {
  if (viewer.kind !== 'player') return false;
  const { looking } = game.state;
  if (looking?.player === viewer.player && looking.cards.includes(id)) return true;
  return game.open.some(
    ({ question, answer }) =>
      answer === null && !question.unseen && question.player === viewer.player && concerns(question, id),
  );
}

/** Hidden cards that the viewer sees because of a look effect or a prompt. */
export function shownToPlayer(game: Game, viewer: Viewer): CardId[] {
  const shown: CardId[] = [];
  if (viewer.kind !== 'player') return shown;
  const { looking } = game.state;
  if (looking?.player === viewer.player) addHidden(game, viewer, looking.cards, shown);
  for (const { question, answer } of game.open) {
    if (answer !== null || question.unseen || question.player !== viewer.player) continue;
    addHidden(game, viewer, question.selectable, shown);
    addHidden(game, viewer, question.subjects, shown);
  }
  return shown;
}

function addHidden(game: Game, viewer: Viewer, ids: readonly CardId[], shown: CardId[]): void {
  for (const id of ids) {
    const state = card(game, id);
    if (IN_HIDING.has(state.zone) && !isOpenTo(game, state, viewer)) shown.push(id);
  }
}

/** Says whether a prompt is about this card, so that the asked player sees it. */
function concerns({ selectable, subjects }: Question, id: CardId): boolean {
  return selectable.includes(id) || subjects.includes(id);
}
