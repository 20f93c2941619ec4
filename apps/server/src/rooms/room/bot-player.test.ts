/** A bot that a player hurries. */
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { randomBot } from '@amberhall/bots';
import type { Decision } from '@amberhall/engine';
import { BotPlayer } from './bot-player.ts';
import type { SeatedBot, ThinkingAids } from './bots.ts';
import type { Room } from './room.ts';

let turn: number;
let prompt: number;
/** What the bot has shown of its waiting. */
let waits: unknown[];
/** The aids of the choice that the bot is making. */
let aids: ThinkingAids;
/** Makes that choice. */
let choose: () => void;
let bot: BotPlayer;
beforeEach(() => {
  vi.useFakeTimers();
  [turn, prompt, waits] = [1, 1, []];
  bot = newBot();
  bot.wake();
  vi.advanceTimersByTime(0);
});
afterEach(() => void vi.useRealTimers());

/** A bot that makes a choice when its signal aborts or the test wants it, in a game in which it is always asked. */
function newBot(): BotPlayer {
  const room = {
    seats: [{ player: 'Bot', person: { kind: 'bot' } }],
    viewOf: () => ({ turn, waitingFor: ['Bot'], players: { Bot: { prompt: { id: `${prompt}` } } } }),
    decide: async () => void prompt++,
    showBotWait: (wait: unknown) => void waits.push(wait),
  } as unknown as Room; // All that a bot needs to choose.
  const player: SeatedBot = {
    choose: (_view, _player, given) => {
      const { promise, resolve } = Promise.withResolvers<Decision>();
      choose = () => resolve({ kind: 'control', control: 'any' });
      given.signal.addEventListener('abort', choose);
      aids = given;
      return promise;
    },
  };
  return new BotPlayer(room, {
    level: 'strong',
    delayMs: 0,
    newPlayer: () => player,
    newFallback: randomBot,
    logger: pino({ level: 'silent' }),
  });
}

/** Lets the bot begin its next choice. */
async function nextChoice(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  bot.wake();
  await vi.advanceTimersByTimeAsync(0);
}

test('a bot that is hurried decides at once, and does not wait for a thread for the rest of the turn', async () => {
  aids.onPlace(2);
  bot.hurry();
  expect(aids.signal.aborted).toBe(true);

  for (const place of [1, 7]) {
    await nextChoice();
    expect(aids.signal.aborted).toBe(false);
    aids.onPlace(place);
    expect(aids.signal.aborted).toBe(true);
  }

  expect(waits).toEqual([]);
});

test('a hurried bot looks ahead for half a second where a thread is free', async () => {
  bot.hurry();
  await nextChoice();

  vi.advanceTimersByTime(499);
  expect(aids.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);

  expect(aids.signal.aborted).toBe(true);
});

test('a bot that is hurried between two choices does not wait for a thread either', async () => {
  choose();
  await vi.advanceTimersByTimeAsync(0);

  bot.hurry();
  await nextChoice();
  aids.onPlace(1);

  expect(aids.signal.aborted).toBe(true);
});

test('a bot that was hurried waits for a thread in its next turn', async () => {
  bot.hurry();
  turn = 3;
  await nextChoice();

  aids.onPlace(1);
  vi.advanceTimersByTime(500);

  expect(aids.signal.aborted).toBe(false);
  expect(waits).toEqual([{ player: 'Bot', place: 1 }]);
});
