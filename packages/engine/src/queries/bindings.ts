/** What the pronouns of a sentence refer to. */
import type { ActiveAbility } from './board.ts';
import type { Bindings } from '../state/state.ts';
import type { PlayerId } from '../vocabulary.ts';

// Shared, because most abilities that are checked are not carried out.
const NOBODY: Bindings['named'] = Object.freeze({});
const NOTHING: Bindings['it'] = Object.freeze([]);
const NOTHING_DONE: Bindings['thisWay'] = Object.freeze({});
const NO_TITLES: Bindings['titles'] = Object.freeze([]);

/** The bindings with which an ability begins. */
export function bindingsFor(ability: Pick<ActiveAbility, 'self' | 'bearer' | 'you'>): Bindings {
  return {
    you: ability.you,
    self: ability.self,
    bearer: ability.bearer,
    it: NOTHING,
    named: NOBODY,
    house: null,
    titles: NO_TITLES,
    amount: 0,
    player: null,
    attacked: null,
    thisWay: NOTHING_DONE,
    found: false,
  };
}

/** The bindings of an ability that a player resolves as if its card were theirs [5.3.1]. */
export function bindingsAsYours(ability: ActiveAbility, you: PlayerId): Bindings {
  const bindings = bindingsFor({ ...ability, you });
  return you === ability.you ? bindings : { ...bindings, borrowed: true };
}
