/** Invalid messages and floods on both sockets: refused with a code, without effect on others. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_COMMANDS, LOBBY_COMMANDS, PERMISSIONS, REFUSALS } from '@amberhall/protocol';
import type { GameCommand, GameCommandArgs, LobbyCommand, LobbyCommandArgs } from '@amberhall/protocol';
import { FAULT_TEXT } from '../http/problems.ts';
import { openBoard, openLobby } from '../testing/clients.ts';
import type { TestBoard, TestClient } from '../testing/clients.ts';
import { answerAtRandom, sideAsked, dice, OPTIONS, startedGame } from '../testing/play.ts';
import type { GamePair } from '../testing/play.ts';
import { openSite } from '../testing/site.ts';
import type { Site } from '../testing/site.ts';
import { newStaff } from '../testing/staff.ts';

/** The number of messages for each command. */
const ROUNDS = 40;

/** Values that are rarely valid. */
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
  Buffer.from('malformed input'),
];

/** Every command with valid arguments that have no effect. The invalid ones are derived from these. */
const LOBBY_SAMPLES: { [C in LobbyCommand]: LobbyCommandArgs<C> } = {
  newgame: [{ ...OPTIONS, gameFormat: 'sealed', expansions: { gr: true } }],
  challenge: ['nobody', { ...OPTIONS, gameFormat: 'sealed', expansions: { gr: true } }],
  declinechallenge: [randomUUID()],
  joingame: [randomUUID(), 'sesame'],
  watchgame: [randomUUID(), 'sesame'],
  removegame: [randomUUID()],
  getsealeddeck: [randomUUID()],
  selectdeck: [randomUUID(), 1, true],
  selectregistereddeck: [randomUUID(), 1],
  choosefirstplayer: [randomUUID(), 'self'],
  seedhash: [randomUUID(), 'a'.repeat(64), 'b'.repeat(64)],
  seedshare: [randomUUID(), 'a'.repeat(64), 'b'.repeat(64)],
  startgame: [randomUUID()],
  leavegame: [randomUUID()],
  chat: ['hello'],
  lobbychat: ['hello'],
  oldermessages: [1],
  motd: [{ message: 'hello', motdType: 'info' }],
  clearsessions: ['nobody'],
  practice: [{ deckId: 999_999, isStandalone: true, otherDeck: { deckId: 1, isStandalone: true } }],
  getnodestatus: [],
  togglenode: ['no-node'],
  drainnode: ['no-node', 5],
  restartnode: ['no-node'],
  connectfailed: [randomUUID()],
  ping: [1],
  // Last, because it signs the client out.
  authenticate: ['no token'],
};

const GAME_SAMPLES: { [C in GameCommand]: GameCommandArgs<C> } = {
  cardClicked: ['no-card'],
  menuButton: ['no-button', 'no-prompt'],
  enterName: ['Nobody', 'no-prompt'],
  drop: ['no-card', 'play', 'hand'],
  clickTide: [],
  clickProphecy: ['no-card'],
  menuItemClick: ['no-card', 'stun'],
  changeStat: ['amber', 1],
  modifyKey: ['red', true],
  changeActiveHouse: ['dis'],
  shuffleDeck: [],
  showDrawDeck: [false],
  showDeckList: ['Nobody'],
  whyNot: ['no-card'],
  forecastFights: [],
  toggleOptionSetting: ['useHalfSizedCards', true],
  toggleMuteSpectators: [],
  toggleManualMode: [],
  chat: ['hello'],
  concede: [],
  leavegame: [],
  forcePass: [],
  claim: [],
  hurryBot: [],
  setBotPace: ['fast'],
  undo: [],
  redo: [],
  cancelPrompt: [],
  resync: [1],
  olderMessages: [1],
  ping: [1],
};

type Roll = (sides: number) => number;

const anyOf = (roll: Roll): unknown => RUBBISH[roll(RUBBISH.length)];

/** The arguments with one error: a value replaced, at any depth, or an argument missing or added. */
function spoiled(roll: Roll, args: readonly unknown[]): unknown[] {
  const at = roll(args.length);
  const changed = args[at];
  switch (args.length === 0 ? 3 : roll(4)) {
    case 0:
      return args.slice(0, -1);
    case 1:
      return args.with(at, anyOf(roll));
    case 2:
      return args.with(at, isObject(changed) ? spoiledObject(roll, changed) : anyOf(roll));
    default:
      return [...args, anyOf(roll)];
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function spoiledObject(roll: Roll, object: Record<string, unknown>): Record<string, unknown> {
  const keys = [...Object.keys(object), 'no-such-key'];
  return { ...object, [keys[roll(keys.length)] ?? '']: anyOf(roll) };
}

type Answers = Awaited<ReturnType<TestClient['send']>>[];

/** Sends what `messageOf` returns, all at once. */
function pelt(client: TestClient, messageOf: () => unknown[]): Promise<Answers> {
  const messages = Array.from({ length: ROUNDS }, messageOf);
  return Promise.all(messages.map(([event, ...args]) => client.send(String(event), ...args)));
}

/**
 * Answers that report an internal error or have no code. No refusal at all is an error too, since some messages are
 * always refused.
 */
function faultsIn(answers: Answers): unknown[] {
  const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer]));
  const isFault = ({ code, message }: (typeof refused)[number]) =>
    !REFUSALS.includes(code) || message === FAULT_TEXT || /\bat \S+:\d+/.test(message);
  return refused.length === 0 ? ['nothing was refused'] : refused.filter(isFault);
}

test('every command has a sample, and every message of the specification has a command', () => {
  expect(Object.keys(LOBBY_SAMPLES).toSorted()).toEqual(Object.keys(LOBBY_COMMANDS).toSorted());
  expect(Object.keys(GAME_SAMPLES).toSorted()).toEqual(Object.keys(GAME_COMMANDS).toSorted());
  expect(Object.keys(LOBBY_COMMANDS)).toEqual(expect.arrayContaining(SPECIFIED.lobby));
  expect(Object.keys(GAME_COMMANDS)).toEqual(expect.arrayContaining(SPECIFIED.game));
});

const words = (text: string): string[] => text.trim().split(/\s+/);

/** The format of existing clients; buttons of a prompt are `menuButton`. */
const SPECIFIED = {
  lobby:
    words(`authenticate newgame joingame watchgame removegame getsealeddeck chat lobbychat selectdeck motd
    startgame leavegame clearsessions connectfailed getnodestatus togglenode restartnode`),
  game: words(`cardClicked showDrawDeck chat shuffleDeck drop clickTide clickProphecy menuItemClick
    toggleOptionSetting toggleMuteSpectators toggleManualMode modifyKey changeStat changeActiveHouse concede
    leavegame menuButton`),
};

describe('rubbish', () => {
  let site: Site;
  let pair: GamePair;
  beforeAll(async () => {
    site = await openSite({ AMBERHALL_LIMIT_FACTOR: '1000' });
    pair = await startedGame(site);
  });
  afterAll(async () => {
    pair.close();
    await site.stop();
  });

  describe.each(['a visitor', 'a user', 'a keeper of everything'])('on the lobby socket from %s', (who) => {
    let client: TestClient;
    beforeAll(async () => {
      const keeper = () => newStaff(site, ...PERMISSIONS);
      const user = who === 'a visitor' ? null : await (who === 'a user' ? site.newUser() : keeper());
      client = await openLobby(site.address, user?.token);
    });
    afterAll(() => client.close());

    test.each(Object.entries(LOBBY_SAMPLES))('%s', async (command, sample) => {
      const roll = dice(command.length + who.length);

      const answers = await pelt(client, () => [command, ...spoiled(roll, sample)]);
      const pong = await client.send('ping', 7);

      expect(faultsIn(answers)).toEqual([]);
      expect(pong).toEqual({ ok: true });
    });

    test.each(['toString', '__proto__', 'hasOwnProperty', 'no-such-command', ''])('«%s»', async (name) => {
      const roll = dice(name.length);

      const answers = await pelt(client, () => [name, ...spoiled(roll, ['x'])]);

      expect(answers.every(({ ok, code }) => !ok && code === 'BAD_REQUEST')).toBe(true);
    });
  });

  describe.each(['a player', 'a spectator'])('on the game socket from %s', (who) => {
    let [lobby, side]: [TestClient | null, TestBoard | null] = [null, null];
    const board = (): TestBoard => side ?? pair.one.board;
    beforeAll(async () => {
      if (who === 'a player') return;
      lobby = await openLobby(site.address, (await site.newUser()).token);
      await lobby.send('watchgame', pair.gameId);
      side = await openBoard(site.address, await lobby.until('handoff'));
    });
    afterAll(() => {
      side?.close();
      lobby?.close();
    });

    test.each(Object.entries(GAME_SAMPLES))('%s', async (command, sample) => {
      const roll = dice(command.length + who.length);
      const before = structuredClone(pair.other.board.game?.table);
      const stamp = () => (roll(4) === 0 ? anyOf(roll) : { rev: roll(10) });

      const answers = await pelt(board(), () => ['game', command, ...spoiled(roll, sample), stamp()]);
      const bare = await pelt(board(), () => [command, ...spoiled(roll, sample), stamp()]);
      const pongs = [await board().command('ping', 1), await pair.other.board.command('ping', 1)];

      expect([...faultsIn(answers), ...faultsIn(bare)]).toEqual([]);
      expect(pongs).toMatchObject([{ ok: true }, { ok: true }]);
      expect(pair.other.board.game?.table).toEqual(before);
    });

    test.each(['toString', '__proto__', 'hasOwnProperty', 'no-such-command', ''])('«%s»', async (name) => {
      const roll = dice(name.length);

      const answers = await pelt(board(), () => ['game', name, ...spoiled(roll, ['x']), { rev: 1 }]);

      expect(answers.every(({ ok, code }) => !ok && code === 'BAD_REQUEST')).toBe(true);
    });
  });

  test('leaves the game unchanged: it continues', async () => {
    expect(await answerAtRandom(sideAsked(pair).board, dice(1))).toMatchObject({ ok: true });
  });

  test('an oversized message closes only its own connection', async () => {
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

  test('a user who sends too much within a second is limited, and others are not', async () => {
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

  test('a player who sends too much is limited, and others at the table are not', async () => {
    const pair = await startedGame(site);
    const { one, other } = pair;

    const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => one.board.command('ping', n)));

    expect(answers.filter(({ ok }) => ok).length).toBeLessThan(100);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'RATE_LIMITED' });
    expect(await other.board.command('ping', 1)).toMatchObject({ ok: true });
    pair.close();
  });

  test('a second window or table does not reset the chat limit of a table', async () => {
    const pairs = [await startedGame(site), await startedGame(site)] as const;
    const lobby = await openLobby(site.address, (await site.newUser()).token);
    await lobby.send('watchgame', pairs[0].gameId);
    const handoff = await lobby.until('handoff');
    const windows = [await openBoard(site.address, handoff), await openBoard(site.address, handoff)];

    const answers = [];
    for (let line = 0; line < 5; line++) answers.push(await windows[line % 2]?.command('chat', 'hello'));
    await lobby.send('leavegame', pairs[0].gameId);
    await lobby.until('cleargamestate');
    lobby.clearEvents();
    await lobby.send('watchgame', pairs[1].gameId);
    const elsewhere = await openBoard(site.address, await lobby.until('handoff'));

    expect(answers.every((answer) => answer?.ok)).toBe(true);
    expect(await elsewhere.command('chat', 'hello')).toMatchObject({ ok: false, code: 'RATE_LIMITED' });
    expect(await pairs[1].one.board.command('chat', 'hello')).toMatchObject({ ok: true });
    for (const client of [...windows, elsewhere, lobby, ...pairs]) client.close();
  });

  test('attempts at game passwords are limited', async () => {
    const [owner, guesser] = [
      await openLobby(site.address, (await site.newUser()).token),
      await openLobby(site.address, (await site.newUser()).token),
    ];
    const { gameId } = await owner.send('newgame', { ...OPTIONS, password: 'sesame' });

    const codes = [];
    for (let n = 0; n < 11; n++) codes.push((await guesser.send('joingame', gameId, `guess ${n}`)).code);
    const right = await guesser.send('watchgame', gameId, 'sesame');

    expect(codes).toEqual([...Array(10).fill('PASSWORD_WRONG'), 'RATE_LIMITED']);
    expect(right).toMatchObject({ ok: false, code: 'RATE_LIMITED' });
    owner.close();
    guesser.close();
  });

  test('opening games is limited per user, and per address for guests', async () => {
    const lobby = await openLobby(site.address, (await site.newUser()).token);
    const [games, guests] = [[], []] as [Answers, Answers];

    for (let n = 0; n < 12; n++) games.push(await lobby.send('practice', { deckId: 999_999 }));
    for (let n = 0; n < 32; n++) {
      const guest = await openLobby(site.address);
      guests.push(await guest.send('practice', { deckId: 999_999 }));
      guest.close();
    }

    const codes = (answers: Answers) => answers.map((answer) => (answer.ok ? 'ok' : answer.code));
    expect(codes(games)).toEqual([...Array(10).fill('DECK_NOT_USABLE'), ...Array(2).fill('RATE_LIMITED')]);
    expect(codes(guests)).toEqual([...Array(30).fill('DECK_NOT_USABLE'), ...Array(2).fill('RATE_LIMITED')]);
    lobby.close();
  });
});
