/** Who does what an effect says. All languages share this. */
import type { Effect, PlayerRef } from '@amberhall/engine/language';

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
