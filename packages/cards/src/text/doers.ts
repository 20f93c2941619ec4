/** Who does what an effect says. All languages share this. */
import type { Amount, Condition, Effect, EventPhrase, PlayerRef } from '@amberhall/engine/language';
import { splitSide } from './friendly-enemy.ts';

/** Tells whether another player than the one who chooses does it: "you may have your opponent gain 1{amber}". */
export function isDoneByAnother(effect: Effect | undefined, chooser: PlayerRef): boolean {
  if (effect === undefined) return false;
  const who = 'who' in effect ? effect.who : effect.kind === 'discard' ? effect.by : undefined;
  return who !== undefined && who !== chooser;
}

/** Tells whether "if you do" follows the effect, and not "if they do". */
export function isDoneByYou(first: Effect): boolean {
  if (first.kind === 'may' && (first.by ?? 'you') === 'you')
    return first.do[0] === undefined || isDoneByYou(first.do[0]);
  if (first.kind === 'when') return first.then[0] === undefined || isDoneByYou(first.then[0]);
  if (first.kind === 'control') return first.to === 'you';
  const who = 'who' in first ? first.who : 'by' in first && typeof first.by === 'string' ? first.by : 'you';
  return who === 'you';
}

/** After another player’s effect, "you" must be written: "they discard a card and you draw a card". */
export const isDoneByOthers = (node: Effect | undefined): boolean => {
  if (node === undefined) return false;
  const who = 'who' in node ? node.who : 'by' in node ? node.by : undefined;
  return typeof who === 'string' && who !== 'you';
};

/**
 * Tells whether the subject of a clause is another player than the reader: "after your opponent draws a card", "if that
 * player is haunted".
 */
export function isAboutOther(clause: EventPhrase | Condition): boolean {
  switch (clause.kind) {
    case 'happened':
      return isAboutOther(clause.event);
    case 'haunted':
    case 'overwhelmed':
      return clause.who !== 'you';
    case 'exists':
      return isOther(splitSide(clause.what).owner);
    case 'compare':
      return isOfOther(clause.left);
    case 'all':
    case 'any':
      return clause.of.some(isAboutOther);
    case 'not':
      return isAboutOther(clause.condition);
    case 'finishes-playing':
      return false;
    default:
      return 'by' in clause && isOther(clause.by);
  }
}

/** Tells whether a comparison begins with what another player has or controls. */
function isOfOther(left: Amount): boolean {
  if (typeof left !== 'object') return false;
  switch (left.kind) {
    case 'amber':
    case 'keys':
    case 'chains':
      return isOther(left.of);
    case 'count':
      return isOther(splitSide(left.of).owner);
    case 'houses':
      return isOther(splitSide(left.among).owner);
    case 'count-events':
      return isAboutOther(left.of);
    default:
      return false;
  }
}

const isOther = (who: PlayerRef | undefined): boolean => who !== undefined && who !== 'you';
