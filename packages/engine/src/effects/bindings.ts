/** What the pronouns of a sentence stand for. */
import type { ActiveAbility } from '../characteristics/board.ts';
import type { Bindings } from '../state/state.ts';

const NOBODY: Bindings['named'] = Object.freeze({});

/** The bindings with which an ability begins. */
export function bindingsFor(ability: Pick<ActiveAbility, 'self' | 'bearer' | 'you'>): Bindings {
  return {
    you: ability.you,
    self: ability.self,
    bearer: ability.bearer,
    it: [],
    named: NOBODY,
    house: null,
    title: null,
    amount: 0,
    player: null,
    attacked: null,
    thisWay: {},
    found: false,
  };
}
