import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_GAME } from '@amberhall/protocol';
import { randomDeck } from '../../decks/standalone.ts';
import { guestOrBot } from '../../accounts/person.ts';
import { botsOf } from '../room/bots.ts';
import { engine } from '../journal/play-engine.ts';
import type { Play, PlayEngine } from '../journal/play-engine.ts';
import { GameTakenOver } from '../journal/journal.ts';
import type { Journal } from '../journal/journal.ts';
import { LocalNode } from './local-node.ts';
import type { LocalNodeParts } from './local-node.ts';
import type { GameSetup, RoomReport } from '../journal/node-types.ts';
import type { Result, RoomStore, RunningGame } from '../journal/room-store.ts';

type ClaimOrphans = RoomStore['claimOrphans'];

test('a node resumes games that it had claimed before a database outage', async () => {
  const claimOrphans = vi.fn<ClaimOrphans>(async () => []);
  claimOrphans.mockRejectedValueOnce(new Error('The database went away'));
  const node = new LocalNode({
    name: 'node1',
    store: { claimOrphans },
    journal: { close: async () => {} },
    checkpoints: { save: async () => {}, close: async () => {} },
    logger: pino({ level: 'silent' }),
  } as unknown as LocalNodeParts); // All that taking up nothing needs.
  const living = ['node1', 'node2'];

  await expect(node.resumeGames(living, 5)).rejects.toThrow('The database went away');
  await node.resumeGames(living, 5);
  await node.resumeGames(living, 5);

  expect(claimOrphans.mock.calls.map(([, others]) => others)).toEqual([living, ['node2'], living]);
  await node.stop();
});

/** A node with a real engine, whose games are played by bots. */
function nodeOfBots(parts: object): LocalNode {
  return new LocalNode({
    name: 'node1',
    engine,
    bots: { ...botsOf(null), delayMs: 0 },
    checkpoints: { save: async () => {}, close: async () => {} },
    now: () => new Date(),
    logger: pino({ level: 'silent' }),
    ...parts,
  } as unknown as LocalNodeParts); // All that a game of two bots needs.
}

function setupOf(id: string): GameSetup {
  const player = (name: string) => ({ person: guestOrBot(name, 'bot'), deck: randomDeck(), wins: 0 });
  return {
    id,
    options: { ...DEFAULT_GAME, name: 'A game' },
    practice: true,
    owner: 'One',
    createdAt: new Date(),
    players: [player('One'), player('Other')],
    previousId: null,
    startingPlayer: null,
  };
}

test('a returning node resumes each of its games once, whatever the batch size', async () => {
  const running = ['one', 'two', 'three'].map((id): RunningGame => ({
    setup: setupOf(id),
    seed: id,
    startedAt: new Date(),
    fence: 2,
    left: [],
    journal: [],
    position: null,
    lastDecidedAt: null,
    fingerprint: null,
    clock: null,
    engineVersion: null,
  }));
  const claimOrphans = vi.fn<ClaimOrphans>(async (_node, _living, limit, except = []) =>
    running.filter(({ setup: { id } }) => !except.includes(id)).slice(0, limit),
  );
  const append = () => new Promise<never>(() => {});
  const node = nodeOfBots({ store: { claimOrphans }, journal: { append, close: async () => {} } });

  await node.resumeGames(['node2'], 1);

  expect(node.missing(['one', 'two', 'three'])).toEqual([]);
  expect(claimOrphans).toHaveBeenCalledTimes(4);
  await node.stop();
});

test('a game between bots that lasts too long is decided as if its time were up', async () => {
  const results: Result[] = [];
  const store = {
    begin: async () => 1,
    storeResult: async (_: unknown, result: Result) => void results.push(result),
  };
  const decisions: string[] = [];
  const append: Journal['append'] = async ({ decision }) => void decisions.push(decision.kind);
  const begun: Play[] = [];
  const begin: PlayEngine['begin'] = (opening) => {
    const play = engine.begin(opening);
    begun.push(play);
    return play;
  };
  const bots = { ...botsOf(null), delayMs: 0, maxTurns: 4 };
  const journal = { append, close: async () => {} };
  const node = nodeOfBots({ store, bots, journal, engine: { ...engine, begin } });

  await node.open(setupOf('a-game'));

  await vi.waitFor(() => expect(results).toHaveLength(1), 20_000);
  expect(results[0]?.reason).toMatch(/after time$/);
  expect(decisions.filter((kind) => kind === 'time-up')).toHaveLength(1);
  // The fourth turn is the last one that is played. The fifth one ends after the "forge a key" step [16.5].
  expect(begun[0]?.view({ kind: 'spectator', seesHands: false })).toMatchObject({ turn: 5 });
  await node.stop();
});

test('a game of a person against a bot has no most turns', async () => {
  const decisions: string[] = [];
  const append: Journal['append'] = async ({ decision }) => void decisions.push(decision.kind);
  const bots = { ...botsOf(null), delayMs: 0, maxTurns: 0 };
  const node = nodeOfBots({
    store: { begin: async () => 1, storeResult: async () => {} },
    bots,
    journal: { append, close: async () => {} },
  });
  const setup = setupOf('a-game');
  const [one, other] = setup.players;
  const person = { ...one, person: guestOrBot('One', 'guest') };

  await node.open({ ...setup, players: [person, other], startingPlayer: 'Other' });

  await vi.waitFor(() => expect(decisions.length).toBeGreaterThan(0), 20_000);
  expect(decisions).not.toContain('time-up');
  await node.stop();
});

test('a game that returned stays, and decisions under the older claim are refused', async () => {
  const refused = Promise.withResolvers<never>();
  const append = vi.fn<Journal['append']>(({ fence }) =>
    fence === 1 ? refused.promise : new Promise(() => {}),
  );
  let fence = 0;
  const store = { begin: async () => ++fence };
  const node = nodeOfBots({ store, journal: { append, close: async () => {} } });
  const setup = setupOf('a-game');

  await node.open(setup);
  await vi.waitFor(() => expect(append).toHaveBeenCalled());
  await node.open(setup);
  refused.reject(new GameTakenOver('It is played elsewhere'));
  await new Promise(setImmediate);

  expect(node.missing(['a-game'])).toEqual([]);
  await node.stop();
});

test('a game that is over is removed once nobody has been there for two minutes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const MINUTE_MS = 60_000;
  let minutes = 0;
  const node = nodeOfBots({
    store: { begin: async () => 1, storeResult: async () => {} },
    bots: { ...botsOf(null), delayMs: 0, maxTurns: 2 },
    journal: { append: async () => {}, close: async () => {} },
    now: () => new Date(minutes * MINUTE_MS),
  });
  const reports: RoomReport[] = [];
  node.listen((report) => void reports.push(report));
  const pass = async () => {
    minutes++;
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
  };
  await node.open(setupOf('a-game'));
  await vi.waitFor(() => expect(node.unfinishedCount).toBe(0), 20_000);

  await pass();
  expect(node.gameCount).toBe(1);
  await pass();

  await vi.waitFor(() => expect(node.gameCount).toBe(0));
  expect(reports.at(-1)).toEqual({ type: 'closed', gameId: 'a-game' });
  await node.stop();
});
