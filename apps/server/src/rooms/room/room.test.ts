import pino from 'pino';
import { NO_AUTOMATION } from '@amberhall/engine';
import {
  applyChanges,
  DEFAULT_GAME,
  LEAVE_FREELY_MS,
  decodePatch,
  RECENT_LINES,
  withLines,
} from '@amberhall/protocol';
import type { BracketMatch, GameView, RoomLine, StateMessage } from '@amberhall/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StoredClock } from '../../database/schema.ts';
import { STANDALONE_DECKS } from '../../decks/standalone.ts';
import { guestOrBot } from '../../accounts/person.ts';
import { dice } from '../../testing/play.ts';
import { engine } from '../journal/play-engine.ts';
import type { Decision, Play } from '../journal/play-engine.ts';
import { idleMsOf } from './idle-timer.ts';
import type { GameSetup } from '../journal/node-types.ts';
import { Room } from './room.ts';
import type { RoomParts } from './room-parts.ts';
import type { GameSocket } from '../feed/game-socket.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const IDLE_MS = idleMsOf('casual');
const MINUTE_MS = 60_000;

function playerNamed(name: string, seat: number): GameSetup['players'][number] {
  const deck = STANDALONE_DECKS[seat];
  if (deck === undefined) throw new Error('There is no deck');
  return { person: guestOrBot(name, 'guest'), deck, wins: 0 };
}

/** Anna begins against Bert. */
function newPlay(): Play {
  const opening = ({ person, deck }: GameSetup['players'][number]) => ({
    id: person.summary.username,
    deck: deck.list,
    automation: NO_AUTOMATION,
  });
  return engine.begin({
    seed: 'time',
    players: [opening(playerNamed('Anna', 0)), opening(playerNamed('Bert', 1))],
    startingPlayer: 'Anna',
  });
}

/** The same after this many random decisions. */
function longPlay(decisions: number): Play {
  const play = newPlay();
  const roll = dice(1);
  while (play.journal.length < decisions && play.over === null) {
    const player = play.waitingFor[0] ?? '';
    const prompt = play.view({ kind: 'player', player }).players[player]?.prompt;
    const offers: Decision[] = [
      ...(prompt?.controls ?? []).map(({ id }): Decision => ({ kind: 'control', control: id })),
      ...(prompt?.selectable ?? []).map((card): Decision => ({ kind: 'card', card })),
    ];
    play.decide(player, offers[roll(offers.length)] ?? { kind: 'concede' }, undefined);
  }
  return play;
}

/** Both players have kept their hands. */
async function startedRoom(
  options: Partial<GameSetup['options']> = {},
  more: Partial<RoomParts> = {},
  challonge: BracketMatch | null = null,
): Promise<Room> {
  const room = roomWith(newPlay(), options, more, challonge);
  for (const name of ['Anna', 'Bert']) await press(room, name, 'keep-hand');
  return room;
}

function roomWith(
  play: Play,
  options: Partial<GameSetup['options']> = {},
  more: Partial<RoomParts> = {},
  challonge: BracketMatch | null = null,
): Room {
  return new Room({
    setup: {
      id: 'a-game',
      options: { ...DEFAULT_GAME, name: 'A game', ...options },
      practice: false,
      challonge,
      owner: 'Anna',
      createdAt: new Date(),
      players: [playerNamed('Anna', 0), playerNamed('Bert', 1)],
      previousId: null,
      startingPlayer: 'Anna',
    },
    seed: 'time',
    startedAt: new Date(),
    play,
    replay: () => play,
    storeDecision: async () => {},
    saveCheckpoint: () => {},
    storeResult: async () => {},
    markLeft: async () => {},
    report: () => {},
    afterChange: () => {},
    hurryBots: () => {},
    endBotDelay: () => {},
    now: () => new Date(),
    logger: pino({ level: 'silent' }),
    clock: null,
    saveClock: () => {},
    delayedPlay: null,
    ...more,
  });
}

const press = (room: Room, name: string, control: string) =>
  room.decide(name, { kind: 'control', control }, undefined);

/** A spectator who applies messages as a client does. */
function watcherOf(room: Room, name: string) {
  const seat = room.seatOf(name)?.player ?? null;
  const held: { game: GameView | null } = { game: null };
  const receive = (message: StateMessage) => {
    if (message.type === 'full') {
      held.game = structuredClone(message.game);
      return;
    }
    const { changes, lines } = decodePatch(message, seat);
    if (held.game === null) throw new Error('A patch came before the game');
    held.game = { ...applyChanges(held.game, changes), lines: withLines(held.game.lines, lines) };
  };
  const socket = {
    connected: true,
    emit: (event: string, message: StateMessage) => event === 'gamestate' && receive(message),
    disconnect: () => {},
    conn: { write: (packet: string) => receive(JSON.parse(packet.slice(1))[1]), close: () => {} },
  } as unknown as GameSocket; // All that a room does with one.
  room.connect(socket, name, undefined);
  return {
    socket,
    get game() {
      return held.game;
    },
  };
}

describe('a room', () => {
  test('that has closed admits nobody', async () => {
    const room = await startedRoom();
    room.dropConnections();

    expect(() => watcherOf(room, 'Anna')).toThrow('This game is no longer on this server.');
    expect(room.isConnected()).toBe(false);
  });

  test('stores a checkpoint about every fifty decisions', async () => {
    const saved: number[] = [];
    let numDecisions = 0;
    const room = await startedRoom(
      {},
      {
        storeDecision: async () => void numDecisions++,
        saveCheckpoint: ({ decisions }) => void saved.push(decisions),
      },
    );
    const decide = async () => {
      const [name = ''] = room.viewOf('Anna').waitingFor;
      const [control] = room.viewOf(name).players[name]?.prompt?.controls ?? [];
      await press(room, name, control?.id ?? '');
    };

    while (numDecisions < 49) await decide();
    expect(saved).toEqual([]);
    while (numDecisions < 60) await decide();

    expect(saved).toHaveLength(1);
  });

  test('survives a journal failure that no caller awaits', async () => {
    const play = newPlay();
    const room = roomWith(
      play,
      {},
      { storeDecision: () => Promise.reject(new Error('It is played elsewhere')) },
    );
    const lineCount = () => {
      throw new Error('There is nothing to report');
    };
    Object.defineProperty(play, 'lineCount', { get: lineCount });

    await expect(press(room, 'Anna', 'keep-hand')).rejects.toThrow('There is nothing to report');
  });

  test('that cannot be rendered any more still lets its people leave', async () => {
    const play = newPlay();
    let isBroken = false;
    const look = () => {
      if (isBroken) throw new Error('There is nothing to see');
    };
    const broken = Object.assign(Object.create(play) as Play, {
      feed: (...args: Parameters<Play['feed']>) => {
        const feed = play.feed(...args);
        return { ...feed, full: () => feed.full(), next: () => (look(), feed.next()) };
      },
      view: (...args: Parameters<Play['view']>) => (look(), play.view(...args)),
    });
    const storeResult = vi.fn<RoomParts['storeResult']>(async () => {});
    const room = roomWith(broken, {}, { storeResult });
    const { socket } = watcherOf(room, 'Anna');

    isBroken = true;
    room.disconnect(socket, 'Anna');
    vi.advanceTimersByTime(2 * IDLE_MS);
    await room.abandon('left');

    expect(storeResult).toHaveBeenCalledWith(expect.objectContaining({ reason: 'left', keys: {} }));
  });

  test('[16.5] calls time when the limit is reached, once', async () => {
    const room = await startedRoom({ useGameTimeLimit: true, gameTimeLimit: 10 });

    vi.advanceTimersByTime(10 * MINUTE_MS - 1);
    expect(room.viewOf('Anna').timeCalled).toBeUndefined();
    vi.advanceTimersByTime(1);

    expect(room.viewOf('Anna').timeCalled).toBe(true);
    vi.advanceTimersByTime(60 * MINUTE_MS);
    expect(room.isOver).toBe(false);
  });

  test('[16.10] is lost by the player whose clock has run out', async () => {
    const storeResult = vi.fn<RoomParts['storeResult']>(async () => {});
    const room = await startedRoom({ personalClock: { minutes: 1, increment: 10 } }, { storeResult });

    vi.advanceTimersByTime(MINUTE_MS - 1);
    expect(room.isOver).toBe(false);
    vi.advanceTimersByTime(1);

    expect(room.isOver).toBe(true);
    expect(storeResult).toHaveBeenCalledWith(
      expect.objectContaining({ winner: 'Bert', reason: 'out of time' }),
    );
  });

  test('[16.8] lets the opponent of an idle player end their turn repeatedly', async () => {
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

  test.each(['beginner', 'casual', 'competitive'] as const)(
    '[16.3] decides by the kind of game how long an opponent waits: %s',
    async (gameType) => {
      const room = await startedRoom({ gameType });

      vi.advanceTimersByTime(idleMsOf(gameType) - 1);
      await expect(room.forcePass('Bert')).rejects.toMatchObject({ code: 'NOT_OFFERED' });
      vi.advanceTimersByTime(1);
      await room.forcePass('Bert');

      expect(room.viewOf('Bert').activePlayer).toBe('Bert');
    },
  );

  test('[16.3] lets beginners take more time than others, and competitive players less', () => {
    expect(idleMsOf('beginner')).toBeGreaterThan(idleMsOf('casual'));
    expect(idleMsOf('casual')).toBeGreaterThan(idleMsOf('competitive'));
  });

  test('[16.8] lets an active player continue', async () => {
    const room = await startedRoom();
    vi.advanceTimersByTime(IDLE_MS);

    room.noteActive('Anna');

    await expect(room.forcePass('Bert')).rejects.toMatchObject({ code: 'NOT_OFFERED' });
  });

  test('[16.8] gives the game to a player who has waited twice as long', async () => {
    const storeResult = vi.fn<RoomParts['storeResult']>(async () => {});
    const report = vi.fn<RoomParts['report']>();
    const room = await startedRoom({}, { storeResult, report });
    const bert = watcherOf(room, 'Bert');

    vi.advanceTimersByTime(2 * IDLE_MS - 1);
    await expect(room.claim('Bert')).rejects.toMatchObject({ code: 'NOT_OFFERED' });
    expect(bert.game?.claimAvailable).toBe(false);
    vi.advanceTimersByTime(1);
    expect(bert.game?.claimAvailable).toBe(true);
    await expect(room.claim('Anna')).rejects.toMatchObject({ code: 'NOT_OFFERED' });
    await room.claim('Bert');

    expect(storeResult).toHaveBeenCalledWith(expect.objectContaining({ winner: 'Bert', reason: 'away' }));
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'won', winner: 'Bert', reason: 'away' }),
    );
    expect(bert.game).toMatchObject({ winner: 'Bert', winReason: 'away', claimAvailable: false });
    expect(bert.game?.lines.some(({ notice }) => notice?.key === 'room.claimed')).toBe(true);
  });

  test('[16.5] calls time when a game between bots has lasted for too many turns, and says so', async () => {
    const room = await startedRoom();
    const bert = watcherOf(room, 'Bert');

    room.endByTurns(160);

    await vi.waitFor(() => expect(bert.game?.table.timeCalled).toBe(true));
    expect(bert.game?.lines.map(({ notice }) => notice)).toContainEqual({
      key: 'room.turnLimit',
      args: { number: 160 },
    });
    expect(bert.game?.winner).toBeNull();
  });

  test('[16.8] lets a player whose opponent never arrived leave without a loss', async () => {
    const storeResult = vi.fn<RoomParts['storeResult']>(async () => {});
    const report = vi.fn<RoomParts['report']>();
    const room = await startedRoom({}, { storeResult, report });
    room.awaitArrival();
    const anna = watcherOf(room, 'Anna');

    vi.advanceTimersByTime(30_000);
    expect(anna.game?.people['Bert']).toMatchObject({ disconnected: true });
    expect(anna.game?.people['Anna']?.disconnected).toBeUndefined();
    expect(report.mock.calls).toEqual([
      [{ type: 'presence', gameId: 'a-game', name: 'Bert', isConnected: false }],
    ]);
    vi.advanceTimersByTime(LEAVE_FREELY_MS);
    await room.leave('Anna');

    expect(storeResult).toHaveBeenCalledWith(expect.objectContaining({ winner: null, reason: 'left' }));
  });

  test('stops its idle timers once it has closed', async () => {
    const report = vi.fn<RoomParts['report']>();
    const room = await startedRoom({}, { report });
    room.awaitArrival();

    room.dropConnections();
    vi.advanceTimersByTime(60_000);

    expect(report).not.toHaveBeenCalled();
  });

  test('removes a player who leaves twice at once only once, also without the database', async () => {
    const report = vi.fn<RoomParts['report']>();
    const never = new Promise<never>(() => {});
    const room = await startedRoom({}, { report, markLeft: () => never });

    void room.leave('Anna');
    void room.leave('Anna');
    await vi.advanceTimersByTimeAsync(1);

    const news = report.mock.calls.map(([each]) => each);
    expect(news.filter(({ type }) => type === 'left')).toEqual([
      { type: 'left', gameId: 'a-game', name: 'Anna' },
    ]);
    expect(news.filter(({ type }) => type === 'won')).toHaveLength(1);
  });

  test('[16.8] gives the game sooner to a player whose opponent is disconnected', async () => {
    const room = await startedRoom();
    const anna = watcherOf(room, 'Anna');
    const bert = watcherOf(room, 'Bert');

    room.disconnect(anna.socket, 'Anna');
    expect(bert.game?.people['Anna']).toMatchObject({
      disconnected: true,
      lostAt: new Date(0).toISOString(),
    });
    vi.advanceTimersByTime(IDLE_MS);

    expect(bert.game?.claimAvailable).toBe(true);
    watcherOf(room, 'Anna');
    expect(bert.game?.claimAvailable).toBe(false);
    expect(bert.game?.people['Anna']?.lostAt).toBeUndefined();
  });

  test('that is resumed sends all of a long log on request, without revealing where cards moved', () => {
    const play = longPlay(450);
    const room = roomWith(play);
    const anna = { kind: 'player', player: 'Anna' } as const;
    const { socket } = watcherOf(room, 'Anna');
    const keys = play.lines(anna, 0).map(({ text }) => text.key);

    const told: RoomLine[] = watcherOf(room, 'Anna').game?.lines ?? [];
    const older = (id: number) => room.channelOf('Anna').linesBefore(id, socket);
    while ((told[0]?.id ?? 1) > 1) told.unshift(...older(told[0]?.id ?? 1));

    expect(keys.length).toBeGreaterThan(2 * RECENT_LINES);
    expect(told.map(({ id }) => id)).toEqual(told.map((_, index) => index + 1));
    expect(told.flatMap(({ log }) => log?.text.key ?? [])).toEqual(keys);
    const early = JSON.stringify(told.slice(0, RECENT_LINES));
    expect(early).toContain('"slug":');
    expect(early).not.toContain('"id":"');
    expect(JSON.stringify(told.slice(-RECENT_LINES))).toContain('"id":"');
  });

  test('tells players and spectators how a bot waits, and those who connect later', async () => {
    const room = await startedRoom();
    for (const name of ['Cora', 'Dora']) room.admit(guestOrBot(name, 'guest'));
    const early = [watcherOf(room, 'Anna'), watcherOf(room, 'Cora')];

    room.showBotWait({ player: 'Bert', place: 2 });
    const late = watcherOf(room, 'Dora');
    expect([...early, late].map(({ game }) => game?.botWait)).toEqual(
      Array.from({ length: 3 }, () => ({ player: 'Bert', place: 2 })),
    );
    room.showBotWait(null);

    expect([...early, late].map(({ game }) => game?.botWait)).toEqual([null, null, null]);
  });

  test('reports players who do not return to a moved game', async () => {
    const report = vi.fn<RoomParts['report']>();
    const room = await startedRoom({}, { report });
    room.awaitReturn([]);

    const anna = watcherOf(room, 'Anna');
    report.mockClear();
    vi.advanceTimersByTime(10_000);

    expect(anna.game?.people['Bert']?.disconnected).toBe(true);
    expect(report.mock.calls).toEqual([
      [{ type: 'presence', gameId: 'a-game', name: 'Bert', isConnected: false }],
    ]);
  });

  test('[16.10] continues the clocks of the players as they were after the last turn', async () => {
    const clocks: StoredClock[] = [];
    const options = { personalClock: { minutes: 10, increment: 30 } };
    const first = await startedRoom(options, { saveClock: (clock) => void clocks.push(clock) });
    vi.advanceTimersByTime(4 * MINUTE_MS);
    first.changeClock('Bert', 'stop', 0);
    first.dropConnections();

    const second = await startedRoom(options, { clock: clocks.at(-1) ?? null });
    vi.advanceTimersByTime(6 * MINUTE_MS - 1);
    expect(second.isOver).toBe(false);
    vi.advanceTimersByTime(1);

    expect(second.isOver).toBe(true);
  });

  test('[16.5] continues the clock as it was when the game was lost', async () => {
    const clocks: StoredClock[] = [];
    const options = { useGameTimeLimit: true, gameTimeLimit: 10 };
    const saveClock = (clock: StoredClock) => void clocks.push(clock);
    const first = await startedRoom(options, { saveClock });
    first.changeClock('Anna', 'modify', 60);
    vi.advanceTimersByTime(MINUTE_MS);
    first.changeClock('Anna', 'stop', 0);
    first.dropConnections();
    const clock = clocks.at(-1) ?? null;
    vi.advanceTimersByTime(60 * MINUTE_MS);

    const second = await startedRoom(options, { saveClock, clock });
    vi.advanceTimersByTime(60 * MINUTE_MS);
    expect(second.viewOf('Anna').timeCalled).toBeUndefined();
    second.changeClock('Anna', 'resume', 0);
    // Eleven minutes, of which one had passed.
    vi.advanceTimersByTime(10 * MINUTE_MS - 1);
    expect(second.viewOf('Anna').timeCalled).toBeUndefined();
    vi.advanceTimersByTime(1);

    expect(second.viewOf('Anna').timeCalled).toBe(true);
  });
});

describe('the chat', () => {
  test('removes one of two lines that are said in the same moment', async () => {
    const room = await startedRoom();
    const bert = watcherOf(room, 'Bert');
    const textsFor = ({ game }: typeof bert) =>
      game?.lines.flatMap(({ chat, removed }) => chat?.text ?? (removed && 'removed') ?? []);
    room.chat.say('Anna', 'one');
    room.chat.say('Anna', 'two');
    const { id = 0 } = bert.game?.lines.find(({ chat }) => chat?.text === 'one') ?? {};

    const line = room.chat.find({ id, seenBy: 'Bert' });
    if (line === undefined) throw new Error('There is no such line');
    room.chat.remove(line);

    for (const reader of [bert, watcherOf(room, 'Bert')]) {
      expect(textsFor(reader)).toEqual(['removed', 'two']);
    }
  });

  test('tells a spectator who has blocked the author neither the line nor its removal', async () => {
    const room = await startedRoom();
    room.admit({ ...guestOrBot('Cora', 'guest'), blocked: new Set(['anna']) });
    room.admit(guestOrBot('Dora', 'guest'));
    const [cora, dora] = [watcherOf(room, 'Cora'), watcherOf(room, 'Dora')];
    room.chat.say('Anna', 'rude');
    const { id = 0 } = dora.game?.lines.find(({ chat }) => chat) ?? {};

    const line = room.chat.find({ id, seenBy: 'Dora' });
    if (line === undefined) throw new Error('There is no such line');
    room.chat.remove(line);

    const late = watcherOf(room, 'Cora');
    const removals = [cora, dora, late].map(({ game }) => game?.lines.filter(({ removed }) => removed));
    expect(removals.map((lines) => lines?.length)).toEqual([0, 1, 0]);
  });

  test('is removed also where only one of the players has been sent it, and by the time of the line', async () => {
    const blocking = { ...guestOrBot('Anna', 'guest'), blocked: new Set(['cora']) };
    const room = await startedRoom();
    room.replacePerson(blocking);
    room.admit(guestOrBot('Cora', 'guest'));
    const [anna, bert] = [watcherOf(room, 'Anna'), watcherOf(room, 'Bert')];
    room.chat.say('Cora', 'rude');
    const { date = '' } = bert.game?.lines.find(({ chat }) => chat?.text === 'rude') ?? {};

    const line = room.chat.find({ date });
    if (line === undefined) throw new Error('There is no such line');
    room.chat.remove(line);

    expect(bert.game?.lines.filter(({ removed }) => removed)).toHaveLength(1);
    expect(anna.game?.lines.filter(({ removed, chat }) => removed ?? chat)).toEqual([]);
    expect(room.chat.find({ date: '2020-01-01T00:00:00.000Z' })).toBeUndefined();
  });
});

describe('delayed spectators', () => {
  const DELAY_MS = 2 * MINUTE_MS;

  async function watchedRoom() {
    const room = await startedRoom({ spectatorDelay: 2 });
    room.admit(guestOrBot('Cora', 'guest'));
    const cora = watcherOf(room, 'Cora');
    return { room, cora, bert: watcherOf(room, 'Bert') };
  }

  /** The view without a delay. */
  const nowOf = (room: Room) => {
    const { cards: _own, ...view } = room.viewOf('Bert');
    return expect.objectContaining({ turn: view.turn, activePlayer: view.activePlayer });
  };

  test('see everything after the delay, from the first moment on', async () => {
    const { room, cora, bert } = await watchedRoom();
    vi.advanceTimersByTime(DELAY_MS);
    const before = structuredClone(cora.game?.table);

    const house = room.promptOf('Anna')?.controls[0]?.id ?? '';
    await press(room, 'Anna', house);
    expect(bert.game?.table.players['Anna']?.activeHouse).not.toBeNull();
    vi.advanceTimersByTime(DELAY_MS - 1);
    expect(cora.game?.table).toEqual(before);
    room.admit(guestOrBot('Dora', 'guest'));
    const dora = watcherOf(room, 'Dora');
    expect(dora.game?.table).toEqual(before);
    vi.advanceTimersByTime(1);

    for (const { game } of [cora, dora]) {
      expect(game?.table).toEqual(nowOf(room));
      expect(game?.table.players['Anna']?.activeHouse).not.toBeNull();
    }
  });

  test('do not include tournament judges, and nobody else gets their viewpoint', async () => {
    const challonge = { matchId: 7, tournamentId: 3 };
    const room = await startedRoom({ spectatorDelay: 2 }, {}, challonge);
    const permissions = new Set(['canManageTournaments'] as const);
    room.admit({ ...guestOrBot('Jude', 'guest'), kind: 'user', permissions });
    room.admit(guestOrBot('Cora', 'guest'));
    const [jude, cora] = [watcherOf(room, 'Jude'), watcherOf(room, 'Cora')];
    const before = structuredClone(cora.game?.table);

    await press(room, 'Anna', room.promptOf('Anna')?.controls[0]?.id ?? '');

    expect(jude.game?.table).toEqual(nowOf(room));
    expect(jude.game?.table.players['Anna']?.activeHouse).not.toBeNull();
    expect(cora.game?.table).toEqual(before);
  });

  test('read the players’ lines with the delay, and their own at once', async () => {
    const { room, cora } = await watchedRoom();
    vi.advanceTimersByTime(DELAY_MS);
    const heard = () => cora.game?.lines.flatMap(({ chat }) => chat?.text ?? []);

    room.chat.say('Bert', 'I hold three of them');
    room.chat.say('Cora', 'What a game');
    expect(heard()).toEqual(['What a game']);
    vi.advanceTimersByTime(DELAY_MS);

    expect(heard()).toEqual(['What a game', 'I hold three of them']);
  });

  test('see a removal at once, and never what was removed before it reached them', async () => {
    const { room, cora, bert } = await watchedRoom();
    vi.advanceTimersByTime(DELAY_MS);
    const said = (text: string) => bert.game?.lines.find(({ chat }) => chat?.text === text)?.id ?? 0;
    const remove = (id: number) => {
      const line = room.chat.find({ id, seenBy: 'Bert' });
      if (line === undefined) throw new Error('There is no such line');
      room.chat.remove(line);
    };
    const heard = () =>
      cora.game?.lines.flatMap(({ chat, removed }) => chat?.text ?? (removed && 'removed') ?? []);
    room.chat.say('Bert', 'shown before');
    vi.advanceTimersByTime(DELAY_MS);
    room.chat.say('Bert', 'shown later');

    remove(said('shown before'));
    expect(heard()).toEqual(['removed']);
    remove(said('shown later'));
    expect(heard()).toEqual(['removed']);
    vi.advanceTimersByTime(DELAY_MS);

    expect(heard()).toEqual(['removed', 'removed']);
    expect(bert.game?.lines.some(({ chat }) => chat)).toBe(false);
  });

  test('see the end before they are dismissed', async () => {
    const { room, cora } = await watchedRoom();
    vi.advanceTimersByTime(DELAY_MS);

    await room.leave('Anna');
    expect(cora.game?.winner).toBeNull();
    room.close('removed');

    expect(cora.game?.winner).toBe('Bert');
  });
});
