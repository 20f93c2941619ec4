import type {
  Amount,
  Comparison,
  Condition,
  EventPhrase,
  PlayerRef,
  Select,
  Side,
} from '@amberhall/engine/language';
import { BARE, select } from './noun-parts.ts';

/** Conditions that several phrases build. */

export const not = (condition: Condition): Condition => ({ kind: 'not', condition });
export const compare = (left: Amount, comparison: Comparison, right: Amount): Condition => ({
  kind: 'compare',
  left,
  compare: comparison,
  right,
});
export const amberOf = (of: PlayerRef): Amount => ({ kind: 'amber', of });
export const keysOf = (of: PlayerRef): Amount => ({ kind: 'keys', of });
export const sided = (side: Side, what: Select): Select => ({
  ...what,
  where: [{ kind: 'side', side }, ...what.where],
});
export const count = (of: Select): Amount => ({ kind: 'count', of: select(BARE, of) });
export const exists = (what: Select): Condition => ({ kind: 'exists', what });
export const happened = (event: EventPhrase): Condition => ({ kind: 'happened', event, when: 'this-turn' });
export const times = (of: EventPhrase, comparison: Comparison, right: Amount): Condition =>
  compare({ kind: 'count-events', of, when: 'this-turn' }, comparison, right);
export const more = (what: Select, side: Side): Condition =>
  compare(count(sided(side, what)), '>', count(sided(side === 'friendly' ? 'enemy' : 'friendly', what)));
