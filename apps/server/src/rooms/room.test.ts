import pino from 'pino';
import { NO_AUTOMATION } from '@amberhall/engine';
import { DEFAULT_GAME } from '@amberhall/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { STANDALONE_DECKS } from '../decks/standalone.ts';
import { strangerNamed } from '../lobby/person.ts';
import { engine } from './engine.ts';
import { IDLE_MS } from './idle-watch.ts';
import type { GameSetup } from './node.ts';
import { Room } from './room.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const MINUTE_MS = 60_000;

function playerNamed(name: string, seat: number): GameSetup['players'][number] {
  const deck = STANDALONE_DECKS[seat];
  if (deck === undefined) throw new Error('There is no deck');
  return { person: strangerNamed(name, 'guest'), deck, wins: 0 };
}

/** Anna begins against Bert; both have kept their hands. */
async function startedRoom(options: Partial<GameSetup['options']> = {}): Promise<Room> {
  const [anna, bert] = [playerNamed('Anna', 0), playerNamed('Bert', 1)];
  const opening = ({ person, deck }: GameSetup['players'][number]) => ({
    id: person.summary.username,
    deck: deck.list,
    automation: NO_AUTOMATION,
  });
  const play = engine.begin({
    seed: 'time',
    players: [opening(anna), opening(bert)],
    startingPlayer: 'Anna',
  });
  const room = new Room({
    setup: {
      id: 'a-game',
      options: { ...DEFAULT_GAME, name: 'A game', ...options },
      practice: false,
      owner: 'Anna',
      createdAt: new Date(),
      players: [anna, bert],
      previousId: null,
      startingPlayer: 'Anna',
    },
    seed: 'time',
    startedAt: new Date(),
    play,
    playAgain: () => play,
    keep: async () => {},
    finish: async () => {},
    markLeft: async () => {},
    tell: () => {},
    afterwards: () => {},
    now: () => new Date(),
    logger: pino({ level: 'silent' }),
  });
  for (const name of ['Anna', 'Bert']) await press(room, name, 'keep-hand');
  return room;
}

const press = (room: Room, name: string, control: string) =>
  room.decide(name, { kind: 'control', control }, undefined);

describe('a room', () => {
  test('[16.5] calls time when the limit is reached, once', async () => {
    const room = await startedRoom({ useGameTimeLimit: true, gameTimeLimit: 10 });

    vi.advanceTimersByTime(10 * MINUTE_MS - 1);
    expect(room.viewOf('Anna').timeCalled).toBeUndefined();
    vi.advanceTimersByTime(1);

    expect(room.viewOf('Anna').timeCalled).toBe(true);
    vi.advanceTimersByTime(60 * MINUTE_MS);
    expect(room.isOver).toBe(false);
  });

  test('[16.8] lets the opponent of somebody who is away end their turn, again and again', async () => {
    const room = await startedRoom();
    await expect(room.forcePass('Bert')).rejects.toMatchObject({ code: 'NOT_OFFERED' });

    vi.advanceTimersByTime(IDLE_MS);
    await expect(room.forcePass('Anna')).rejects.toMatchObject({ code: 'NOT_OFFERED' });
    await room.forcePass('Bert');
    expect(room.viewOf('Bert').activePlayer).toBe('Bert');
    expect(room.promptOf('Bert')?.purpose).toBe('active-house');

    await press(room, 'Bert', room.promptOf('Bert')?.controls[0]?.id ?? '');
    await press(room, 'Bert', 'end-turn');
    if (room.promptOf('Bert')?.purpose === 'confirm-end-turn') await press(room, 'Bert', 'yes');
    await room.forcePass('Bert');
    expect(room.viewOf('Bert').activePlayer).toBe('Bert');
  });

  test('[16.8] has somebody who gives a sign of life play on', async () => {
    const room = await startedRoom();
    vi.advanceTimersByTime(IDLE_MS);

    room.noteActive('Anna');

    await expect(room.forcePass('Bert')).rejects.toMatchObject({ code: 'NOT_OFFERED' });
  });
});
