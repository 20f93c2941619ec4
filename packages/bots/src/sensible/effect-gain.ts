/** Is it good or bad for a card, that is for its controller, if something is done to it? */
import type { Effect, Statement } from '@amberhall/engine/language';
import type { CardView } from '@amberhall/engine/vocabulary';
import type { KnownState } from './known-state.ts';
import { numberOf } from './amounts.ts';
import { damageCost, worthOf } from './card-values.ts';

/**
 * What an effect on a card is worth to that card's controller, in amber: less than 0 if it hurts.
 *
 * @param source the card with the text
 */
export function gainOf(known: KnownState, effect: Effect, card: CardView, source: CardView): number {
  const inPlay = card.zone === 'play';
  switch (effect.kind) {
    case 'destroy':
      return card.warded ? -0.3 : -worthOf(card);
    case 'purge':
    case 'place-under':
      return inPlay && card.warded ? -0.3 : -worthOf(card);
    case 'return-to-hand':
      return inPlay ? -0.6 * worthOf(card) : worthOf(card);
    case 'put':
      return gainOfPut(effect.where, card);
    case 'archive':
      return inPlay ? -0.5 * worthOf(card) : 0.4 + 0.3 * worthOf(card);
    case 'discard':
      return -0.3 - 0.3 * worthOf(card);
    case 'stun':
      return card.stunned ? 0 : -0.4 - 0.3 * worthOf(card);
    case 'unstun':
      return card.stunned ? 1 : 0;
    case 'exhaust':
      return card.exhausted ? 0 : -0.3 - 0.2 * worthOf(card);
    case 'ready':
      return card.exhausted ? 0.6 + 0.3 * worthOf(card) : 0;
    case 'ward':
      return card.warded ? 0 : 0.4 + 0.2 * worthOf(card);
    case 'enrage':
      return -0.2;
    case 'deal':
      return -damageCost(card, numberOf(known, effect.amount, source));
    case 'allot-damage':
      return -damageCost(card, 1);
    case 'heal':
      return 0.15 * Math.min(card.damage ?? 0, numberOf(known, effect.amount, source));
    case 'capture':
      return 0.5 + 0.05 * (card.power ?? 0);
    case 'exalt':
      return -0.7;
    case 'fight':
    case 'reap':
    case 'use':
      return 0.5 + 0.3 * worthOf(card);
    case 'play':
      return worthOf(card);
    case 'attach':
      return 0.4 + 0.1 * worthOf(card);
    case 'counters':
      return effect.counter === 'power' && !effect.remove ? 0.4 : -0.1;
    case 'control':
      return -worthOf(card);
    case 'lasting':
      return 'kind' in effect.statement && effect.statement.kind !== 'each-time'
        ? 0.5 * gainOfStatement(effect.statement)
        : 0.2;
    default:
      return 0;
  }
}

function gainOfPut(where: Extract<Effect, { kind: 'put' }>['where'], card: CardView): number {
  switch (where) {
    case 'play':
    case 'hand':
      return card.zone === 'play' ? -0.6 * worthOf(card) : worthOf(card);
    case 'flank':
    case 'anywhere':
      return 0;
    case 'top':
    case 'archives':
      return card.zone === 'play' ? -0.6 * worthOf(card) : 0.2 * worthOf(card);
    default:
      return -worthOf(card);
  }
}

/** What a standing sentence is worth to the card, or player, it speaks of. */
export function gainOfStatement(statement: Statement): number {
  switch (statement.kind) {
    case 'grant':
      return statement.what.reduce((sum, grant) => {
        if (grant.kind === 'stat') return sum + (typeof grant.by === 'number' ? 0.3 * grant.by : 0.5);
        return sum + 0.6;
      }, 0);
    case 'lose-keyword':
    case 'blank':
    case 'cannot':
    case 'must-fight':
      return -1;
    case 'while':
      return statement.then.reduce((sum, inner) => sum + gainOfStatement(inner), 0);
    default:
      return 0.4;
  }
}
