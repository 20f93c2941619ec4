/** Gains and losses of the cards and players that a statement is about. */
import type { Ability, Effect, Grant, Statement } from '@amberhall/engine/language';
import { effectsIn } from './asking-card.ts';

/** Returns what a statement is worth to the card or player that it affects; negative if it hurts. */
export function gainOfStatement(statement: Statement): number {
  switch (statement.kind) {
    case 'grant':
      return statement.what.reduce((sum, grant) => sum + gainOfGrant(grant), 0);
    case 'while':
      return statement.then.reduce((sum, inner) => sum + gainOfStatement(inner), 0);
    default:
      return STATEMENTS[statement.kind];
  }
}

function gainOfGrant(grant: Grant): number {
  if (grant.kind === 'has-ability' && isHarmful(grant.ability)) return HINDERS;
  if (grant.kind !== 'stat') return 0.6;
  return typeof grant.by === 'number' ? 0.3 * grant.by : 0.5;
}

/** Tells whether an ability that resolves every turn harms the creature that gains it, or its controller. */
function isHarmful(ability: Ability): boolean {
  return ability.kind === 'turn' && ability.of === 'you' && [...effectsIn(ability)].some(isLoss);
}

function isLoss(effect: Effect): boolean {
  if (effect.kind === 'lose') return effect.who === 'you';
  if (effect.kind !== 'destroy' && effect.kind !== 'deal') return false;
  return effect.target.kind === 'ref' && effect.target.name === 'this-creature';
}

const HINDERS = -1;
const HELPS = 0.4;

const STATEMENTS: Readonly<Record<Exclude<Statement['kind'], 'grant' | 'while'>, number>> = {
  'lose-keyword': HINDERS,
  blank: HINDERS,
  cannot: HINDERS,
  'must-fight': HINDERS,
  'key-cost': HELPS,
  'must-choose-house': HELPS,
  'may-play': HELPS,
  'may-use': HELPS,
  'may-play-or-use': HELPS,
  'may-fight': HELPS,
  'may-reap': HELPS,
  'play-tax': HELPS,
  'use-tax': HELPS,
  'use-price': HELPS,
  'hand-size': HELPS,
  'extra-draw': HELPS,
  'keys-to-win': HELPS,
  'extra-forge': HELPS,
  'reveals-top': HELPS,
  'haunted-by-purged': HELPS,
  'icon-as': HELPS,
  'icons-again': HELPS,
  enters: HELPS,
  'no-fight-damage': HELPS,
  'fight-damage': HELPS,
  'attack-damage': HELPS,
  'taunt-reaches': HELPS,
  ignores: HELPS,
  'additional-damage': HELPS,
  'redirect-damage': HELPS,
  'shares-fight-damage': HELPS,
  'spend-amber-on': HELPS,
  'counts-as-amber': HELPS,
  'spend-from-opponent': HELPS,
  'keeps-amber': HELPS,
  'gets-key-payment': HELPS,
  'skip-step': HELPS,
  'belongs-to': HELPS,
  'controlled-by': HELPS,
  'set-power': HELPS,
  'set-armor': HELPS,
  'set-stats': HELPS,
  'copy-of': HELPS,
  'lose-heading': HELPS,
  'also-heading': HELPS,
  'lose-traits': HELPS,
  'playable-as-upgrade': HELPS,
  'attaches-to': HELPS,
  becomes: HELPS,
  'enters-as-copy': HELPS,
  'treat-as-copy': HELPS,
  'considered-flank': HELPS,
  replace: HELPS,
  interrupt: HELPS,
  returnable: HELPS,
  'archived-faceup': HELPS,
  'takes-any-archives': HELPS,
  'as-soon-as': HELPS,
};
