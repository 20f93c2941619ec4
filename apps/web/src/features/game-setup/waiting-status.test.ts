import type { LobbyPlayer } from '@amberhall/protocol';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { playerNamed, seated } from '../../test/lobby-game.ts';
import { canStart, waitingStatus } from './waiting-status.ts';
import type { WaitingSituation } from './waiting-status.ts';

const player = (name: string, hasDeck: boolean): LobbyPlayer =>
  playerNamed(name, { deck: hasDeck ? { selected: true } : {} });
const table = (...players: LobbyPlayer[]): WaitingSituation['game'] => ({
  owner: 'mira',
  players: seated(...players),
});
const ready: WaitingSituation = {
  gameError: null,
  handoff: null,
  connection: 'connected',
  game: table(player('mira', true), player('wilf', true)),
  viewer: 'mira',
};
const line = (change: Partial<WaitingSituation>): string => waitingStatus({ ...ready, ...change }, i18next.t);

test('the game error comes first', () => {
  const worst = {
    gameError: 'No node is free',
    handoff: { address: 'x' },
    connection: 'disconnected',
  } as const;
  expect(line(worst)).toBe('No node is free');
});

test('then the connection to the game server', () => {
  const handoff = { address: 'node.example.org', port: 9000 };
  expect(line({ handoff, connection: 'disconnected' })).toBe(
    'Connecting to game server node.example.org:9000',
  );
});

test('ports 80 and 443 are left out', () => {
  expect(line({ handoff: { address: 'a.example', port: 443 } })).toBe('Connecting to game server a.example');
});

test('then a missing lobby', () => {
  expect(line({ connection: 'connecting', game: table(player('mira', false)) })).toBe(
    'Waiting for lobby server...',
  );
});

test('then the missing player', () => {
  expect(line({ game: table(player('mira', true)) })).toBe('Waiting for players...');
});

test('then the missing decks', () => {
  expect(line({ game: table(player('mira', true), player('wilf', false)) })).toBe(
    'Waiting for players to select decks',
  );
});

test('a ready game says who has to start it', () => {
  expect(line({ viewer: 'mira' })).toBe('Ready to begin, click start to begin the game');
  expect(line({ viewer: 'wilf' })).toBe('Ready to begin, waiting for opponent to start the game');
});

test('only the owner can start a ready game, and only once', () => {
  expect(canStart(ready, false)).toBe(true);
  expect(canStart(ready, true)).toBe(false);
  expect(canStart({ ...ready, viewer: 'wilf' }, false)).toBe(false);
  expect(canStart({ ...ready, connection: 'disconnected' }, false)).toBe(false);
  expect(canStart({ ...ready, game: table(player('mira', true), player('wilf', false)) }, false)).toBe(false);
});

test('after a game error the owner can try again', () => {
  expect(canStart({ ...ready, gameError: 'No node is free' }, false)).toBe(true);
});

test('a challenge waits for the challenged user', () => {
  const challenge = { username: 'wilf', until: '2026-11-20T10:00:00.000Z' };

  expect(line({ game: { ...table(player('mira', true)), challenge } })).toBe(
    'Waiting for wilf to answer your challenge',
  );
});

test('a game that is already running cannot be started again', () => {
  expect(canStart({ ...ready, handoff: { address: 'a.example' } }, false)).toBe(false);
});

test('the server of the page is meant where no address is given', () => {
  expect(line({ handoff: { port: 9000 } })).toBe(`Connecting to game server ${location.hostname}:9000`);
});
