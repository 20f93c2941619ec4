import { decideAs, viewFor } from '@amberhall/engine';
import type { Game } from '@amberhall/engine';
import { expect, test } from 'vitest';
import { firstStepsBot } from './first-steps-bot.ts';
import { reasonFor } from './reason.ts';
import type { BotReason } from './reason.ts';
import { position } from './testing.ts';

/** The reasons that a bot gives in its turn. */
function reasonsOf(game: Game): BotReason[] {
  const bot = firstStepsBot('seed');
  const reasons: BotReason[] = [];
  const { turn } = game.state;
  while (game.state.turn === turn && game.open.length > 0) {
    const view = viewFor(game, { kind: 'player', player: 'me' });
    const decision = bot.choose(view, 'me');
    const reason = reasonFor(view, 'me', decision);
    if (reason !== null) reasons.push(reason);
    if (!decideAs(game, 'me', decision).ok) throw new Error('refused');
  }
  return reasons;
}

test('a bot explains its house, its actions and the end of its turn', () => {
  const game = position(null, { line: ['troll'], hand: ['bumpsy', 'punch'] }, { line: ['dust-pixie'] });

  const [house, ...others] = reasonsOf(game);

  expect(house).toEqual({ kind: 'house', house: 'brobnar' });
  expect(others.at(-1)).toEqual({ kind: 'end' });
  expect(others.length).toBe(3);
  for (const reason of others.slice(0, -1)) expect(reason).toHaveProperty('card');
});

test('the reason names the card that reaps', () => {
  const game = position('brobnar', { line: ['troll'] }, {});

  expect(reasonsOf(game)).toEqual([{ kind: 'reap', card: 'troll' }, { kind: 'end' }]);
});
