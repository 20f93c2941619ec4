/** Which cards the plain verbs apply to: destroy, purge, archive, ready, stun and so on [14]. */
import type { Game } from '../state/game.ts';
import type { PlainVerb } from '../language/effects.ts';
import type { CardId } from '../vocabulary.ts';
import { isCreatureInPlay, isForbidden, isInPlay, typeOf } from './card-queries.ts';
import type { Participle, Target } from '../language/nouns.ts';
import { card } from '../state/game.ts';
import { characteristics } from './board.ts';
import type { Bindings } from '../state/state.ts';

/** Says whether the verb can be applied to the card in kind [10.3], also if it would change nothing. */
export function applicableTo(game: Game, verb: PlainVerb, id: CardId): boolean {
  switch (verb) {
    case 'stun':
    case 'unstun':
    case 'ward':
    case 'unward':
    case 'enrage':
    case 'calm':
      return isCreatureInPlay(game, id);
    case 'ready':
    case 'exhaust':
      return isInPlay(game, id) && typeOf(game, id) !== 'upgrade';
    case 'destroy':
      return isInPlay(game, id);
    case 'purge':
    case 'archive':
    case 'reveal':
    case 'return-to-hand':
      return true;
  }
}

/**
 * Says whether an instruction reaches a card that it means by a pronoun, wherever the card is now [11.8]. It follows
 * the card neither from play to a hidden zone, nor to the purged pile [14.30], nor away from where the event left it.
 */
export function isWithinReach(game: Game, target: Target, id: CardId, { place, thisWay }: Bindings): boolean {
  if (target.kind !== 'ref') return true;
  const { zone } = card(game, id);
  if (target.name === 'attacked') return zone === 'play';
  if (place?.card === id && place.zone !== zone) return false;
  if (target.name === 'self' || target.name === 'this-creature') return true;
  if (zone === 'purged') return place?.card === id || (thisWay.purged ?? []).includes(id);
  const isHidden = zone === 'hand' || zone === 'deck' || zone === 'archives';
  return !isHidden || game.state.lastKnown[id] === undefined;
}

export const PARTICIPLES: Record<PlainVerb, Participle> = {
  destroy: 'destroyed',
  purge: 'purged',
  archive: 'archived',
  ready: 'readied',
  exhaust: 'exhausted',
  stun: 'stunned',
  unstun: 'moved',
  ward: 'moved',
  unward: 'moved',
  enrage: 'moved',
  calm: 'moved',
  reveal: 'revealed',
  'return-to-hand': 'returned',
};

export function canBeReadied(game: Game, id: CardId): boolean {
  return card(game, id).exhausted && !isForbidden(game, id, 'ready');
}

export function isArchivedFaceup(game: Game, id: CardId): boolean {
  return characteristics(game, id).abilities.some(({ node }) => node.kind === 'archived-faceup');
}
