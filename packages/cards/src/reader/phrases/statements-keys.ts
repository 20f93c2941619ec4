import type { Amount, PlayerRef, Statement } from '@amberhall/engine/language';
import { phrasesFor } from '../grammar.ts';
import { per } from './amounts.ts';

/** Statements about the cost and the number of keys, the size of the hand and the setup. */

const statement = phrasesFor('statement');
const keys = (of: PlayerRef, by: Amount): Statement => ({ kind: 'key-cost', of, by });
statement
  .phrase('keys cost <signed> {amber}', (by) => keys('each', by))
  .phrase('<whose> keys cost <signed> {amber}', keys)
  .phrase('players may forge <number> additional key during their "forge a key" step', (by) => ({
    kind: 'extra-forge',
    who: 'each',
    by,
  }))
  .phrase('you must forge <number> additional key to win the game', (by) => ({
    kind: 'keys-to-win',
    who: 'you',
    by,
  }))
  .phrase('during game setup , you cannot take a mulligan', () => ({
    kind: 'cannot',
    who: 'you',
    what: 'mulligan',
  }))
  .phrase('<color> keys cost <signed> {amber}', (color, by) => ({ kind: 'key-cost', of: 'each', color, by }))
  .phrase('keys cost <signed> {amber} for each <per>', (by, each) => keys('each', per(each, by)))
  .phrase('<whose> keys cost <signed> {amber} for each <per>', (of, by, each) => keys(of, per(each, by)))
  .phrase(
    '<whose> keys cost <signed> {amber} for each <per> , to a maximum of <number>',
    (of, by, each, max) => keys(of, { kind: 'capped', value: per(each, by), max }),
  )
  .phrase('<whose> keys cost +x {amber} , where x is <amount>', keys)
  .phrase('for each <per> , keys cost <signed> {amber}', (each, by) => keys('each', per(each, by)))
  .phrase('for each <per> , <whose> keys cost <signed> {amber}', (each, of, by) => keys(of, per(each, by)))
  .phrase(
    'for each <per> , refill your hand to <number> additional card during your "draw cards" step',
    (each, by) => ({
      kind: 'hand-size',
      who: 'you',
      by: per(each, by),
    }),
  )
  .phrase('refill your hand to <number> additional (card|cards) during your "draw cards" step', (by) => ({
    kind: 'hand-size',
    who: 'you',
    by,
  }))
  .phrase('keys your opponent forges cost <signed> {amber}', (by) => keys('opponent', by));

export const keyStatements = statement.rules;
