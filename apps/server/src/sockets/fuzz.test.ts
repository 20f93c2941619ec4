/** Rubbish and floods on both sockets: refused with a code, and nobody is harmed. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_COMMANDS, LOBBY_COMMANDS, REFUSALS } from '@amberhall/protocol';
import { FAULT_TEXT } from '../http/problems.ts';
import { openBoard, openLobby } from '../testing/clients.ts';
import type { TestClient } from '../testing/clients.ts';
import { answerAnyhow, asked, dice, startedGame } from '../testing/play.ts';
import type { TablePair } from '../testing/play.ts';
import { openSite } from '../testing/site.ts';
import type { Site } from '../testing/site.ts';

const ROUNDS = 40;
const AT_ONCE = 25;

/** Things that are seldom what is asked for. */
const RUBBISH: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  Number.MAX_SAFE_INTEGER,
  1e300,
  '',
  'x',
  '__proto__',
  'constructor',
  "'; drop table games; --",
  '\u0000\uD800',
  'x'.repeat(5_000),
  randomUUID(),
  [],
  [[[[[[]]]]]],
  {},
  { quickJoin: true },
  { __proto__: null, toString: 1 },
  { tournament: true, challonge: { matchId: 'x' } },
  { name: 'x', gameFormat: 'normal' },
  Buffer.from('rubbish'),
];

type Roll = (sides: number) => number;

function some(roll: Roll, max: number): unknown[] {
  return Array.from({ length: roll(max + 1) }, () => RUBBISH[roll(RUBBISH.length)]);
}

function nameOf(roll: Roll, known: readonly string[]): string {
  const strange = ['toString', '__proto__', 'hasOwnProperty', 'no-such-command', ''];
  const names = roll(10) === 0 ? strange : known;
  return names[roll(names.length)] ?? '';
}

/** Sends rubbish, some of it at once. @returns all answers */
async function pelt(client: TestClient, messageOf: () => unknown[]) {
  const answers: Awaited<ReturnType<TestClient['send']>>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const batch = Array.from({ length: AT_ONCE }, () => {
      const [event, ...args] = messageOf();
      return client.send(String(event), ...args);
    });
    answers.push(...(await Promise.all(batch)));
  }
  return answers;
}

function checkAnswers(answers: Awaited<ReturnType<typeof pelt>>): void {
  for (const answer of answers) {
    if (answer.ok) continue;
    expect(REFUSALS).toContain(answer.code);
    expect(answer.message).not.toBe(FAULT_TEXT);
    expect(answer.message).not.toMatch(/\bat \S+:\d+/);
  }
  expect(answers.filter(({ ok }) => !ok).length).toBeGreaterThan(answers.length / 2);
}

describe('rubbish', () => {
  let site: Site;
  let pair: TablePair;
  beforeAll(async () => {
    site = await openSite({ AMBERHALL_LIMIT_FACTOR: '1000' });
    pair = await startedGame(site);
  });
  afterAll(async () => {
    pair.close();
    await site.stop();
  });

  test.each(['a visitor', 'somebody signed in'])('on the lobby socket from %s', async (who) => {
    const token = who === 'a visitor' ? '' : (await site.newUser()).token;
    const client = await openLobby(site.address, token);
    const roll = dice(who.length);
    const commands = Object.keys(LOBBY_COMMANDS);

    const answers = await pelt(client, () => [nameOf(roll, commands), ...some(roll, 3)]);

    checkAnswers(answers);
    expect(client.socket.connected).toBe(true);
    await client.send('ping', 7);
    await client.until('pong', (n) => n === 7);
    client.close();
  });

  test.each(['a player', 'a spectator'])('on the game socket from %s', async (who) => {
    const watcher = await openLobby(site.address, (await site.newUser()).token);
    await watcher.send('watchgame', pair.gameId);
    const side = await openBoard(site.address, await watcher.until('handoff'));
    const board = who === 'a player' ? pair.one.board : side;
    const before = structuredClone(pair.other.board.game?.table);
    const roll = dice(who.length);
    // Commands without arguments mean something by themselves.
    const commands = Object.keys(GAME_COMMANDS).filter((command) => command !== 'chat');

    const answers = await pelt(board, () => [
      ...(roll(10) === 0 ? [nameOf(roll, commands)] : ['game', nameOf(roll, commands)]),
      'rubbish',
      ...some(roll, 3),
      ...(roll(2) === 0 ? [{ rev: 1 }] : []),
    ]);

    checkAnswers(answers);
    expect(board.socket.connected).toBe(true);
    expect(pair.other.board.game?.table).toEqual(before);
    expect(await answerAnyhow(asked(pair).board, roll)).toMatchObject({ ok: true });
    side.close();
    watcher.close();
  });

  test('a message that is too large ends its own connection and no other', async () => {
    const [loud, quiet] = [await openLobby(site.address), await openLobby(site.address)];

    loud.socket.emit('lobbychat', 'x'.repeat(1_000_000));
    await loud.until('disconnected');

    await quiet.send('ping', 1);
    await quiet.until('pong');
    expect(pair.one.board.socket.connected).toBe(true);
    loud.close();
    quiet.close();
  });
});

describe('floods', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite({ AMBERHALL_LIMIT_FACTOR: '1' });
  });
  afterAll(() => site.stop());

  test('who sends too much in a second is held back, and the others are not', async () => {
    const [loud, quiet] = [await openLobby(site.address), await openLobby(site.address)];

    const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => loud.send('ping', n)));

    const granted = answers.filter(({ ok }) => ok).length;
    expect(granted).toBeGreaterThan(0);
    expect(granted).toBeLessThan(100);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'RATE_LIMITED' });
    expect(await quiet.send('ping', 1)).toMatchObject({ ok: true });
    loud.close();
    quiet.close();
  });
});
