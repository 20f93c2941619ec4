import { language } from '@amberhall/cards';
import { viewFor } from '@amberhall/engine';
import type { Effect } from '@amberhall/engine/language';
import type { CardView } from '@amberhall/engine/vocabulary';
import { describe, expect, test } from 'vitest';
import { promptOf } from '../answers.ts';
import { position } from '../testing.ts';
import type { Side } from '../testing.ts';
import { gainOf } from './effect-gain.ts';
import { worthOfEffect } from './effects.ts';
import { knownStateOf } from './known-state.ts';

const { a, captureDistributed, each, fulfill, moveAmber, on, opponent, poolOf, raiseTide, resetTide } =
  language;
const { removeWard, self, supply } = language;

/** What the bot of `me` knows in its main step, with an urchin in its battleline that has the text. */
function situation(me: Side = {}, foe: Side = {}) {
  const game = position('shadows', { line: ['urchin'], ...me }, foe);
  const view = viewFor(game, { kind: 'player', player: 'me' });
  const known = knownStateOf(view, 'me', promptOf(view, 'me'));
  const source = view.cards[known.me.battleline[0] ?? ''];
  if (source === undefined) throw new Error('the battleline is empty');
  return { known, source };
}

function worth(effect: Effect, me?: Side, foe?: Side): number {
  const { known, source } = situation(me, foe);
  return worthOfEffect(known, effect, source);
}

/** The gain of the controller of the urchin, in this state. */
function gain(effect: Effect, state: Partial<CardView>): number {
  const { known, source } = situation();
  return gainOf(known, effect, { ...source, ...state }, source);
}

describe('moved amber', () => {
  const own = { pool: 'you' } as const;

  test('is worth what its places are worth, and no more than there is', () => {
    const fromOpponent = moveAmber(3, poolOf('opponent'), own);

    expect(worth(fromOpponent, {}, { amber: 0 })).toBe(0);
    expect(worth(fromOpponent, {}, { amber: 3 })).toBeGreaterThan(worth(fromOpponent, {}, { amber: 1 }));
    expect(worth(moveAmber(1, own, poolOf('opponent')), { amber: 2 })).toBeLessThan(0);
  });

  test('is worth more from the pool of an opponent who can forge a key', () => {
    const away = moveAmber(1, poolOf('opponent'), supply);

    expect(worth(away, {}, { amber: 6 })).toBeGreaterThan(worth(away, {}, { amber: 3 }));
  });

  test('hurts when it goes onto an own creature', () => {
    expect(worth(moveAmber(2, own, on(self)), { amber: 2 })).toBeLessThan(0);
  });
});

describe('the tide [5.9]', () => {
  test('is worth raising unless it is high for the bot', () => {
    expect(worth(raiseTide, { tide: 'low' })).toBeGreaterThan(0);
    expect(worth(raiseTide, { tide: 'high' })).toBe(0);
  });

  test('is bad when the opponent raises it', () => {
    expect(worth(opponent.raisesTide, { tide: 'high' })).toBeLessThan(0);
    expect(worth(opponent.raisesTide, { tide: 'low' })).toBe(0);
  });

  test('is worth a reset when it is high for the opponent', () => {
    expect(worth(resetTide, { tide: 'low' })).toBeGreaterThan(0);
    expect(worth(resetTide, { tide: 'high' })).toBeLessThan(0);
  });
});

test('a divided capture is worth what can be captured', () => {
  const divided = captureDistributed(3, each.friendly.creature);

  expect(worth(divided, {}, { amber: 0 })).toBe(0);
  expect(worth(divided, {}, { amber: 3 })).toBeGreaterThan(worth(divided, {}, { amber: 1 }));
});

test.each<[what: string, effect: Effect, worse: Partial<CardView>, better: Partial<CardView>]>([
  ['the loss of a ward', removeWard(a.creature), { warded: true }, {}],
  ['the flip of a creature', { kind: 'flip', target: self }, {}, { isToken: true }],
  ['cleared counters', { kind: 'clear-counters', on: self }, { counters: { power: 3 } }, {}],
  ['lost armor', { kind: 'lose-armor', target: self }, { armor: 2 }, { armor: 0 }],
  ['the end of an enrage', { kind: 'calm', target: self }, {}, { enraged: true }],
])('%s costs a creature in that state more', (_, effect, worse, better) => {
  expect(gain(effect, worse)).toBeLessThan(gain(effect, better));
});

test('a fulfilled prophecy helps its controller [5.10]', () => {
  expect(gain(fulfill(self), {})).toBeGreaterThan(0);
});

test('an effect on both players is better the more cards the opponent has', () => {
  const both: Effect = {
    kind: 'for-each-player',
    do: [{ kind: 'lose', who: 'that-player', amount: 2 }],
  };

  expect(worth(both, { hand: [] }, { amber: 4, line: ['troll', 'krump'] })).toBeGreaterThan(0);
  expect(worth(both, { hand: ['punch', 'poke'] }, { amber: 4 })).toBeLessThan(0);
});
