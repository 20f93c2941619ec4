/** Games of people beside games against strong bots, on one node: decisions of people must not wait for bots that think. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Cluster } from '../testing/cluster.ts';
import type { Member } from '../testing/cluster.ts';
import { LongRunPlayer } from '../testing/long-run-players.ts';
import { enterLobby, inParallel, makeAccounts } from './load-clients.ts';
import { decideAtPace, playFast, startGames } from './load-games.ts';
import type { LoadGame } from './load-games.ts';
import type { Measurement } from './measurement.ts';
import { quantile } from './quantile.ts';
import { readMetrics } from './read-metrics.ts';

export interface ThinkingSize {
  games: number;
  /** Strong bots, each at a table of its own. */
  bots: number;
  warmUp: number;
  /** The bots think in every second part of the measurement. */
  rounds: number;
  /** Seconds of one part. */
  seconds: number;
}

/** Decisions of a game per second: enough of them for the slowest hundredth to mean something. */
const PACE = 0.5;
/** How much longer the slowest hundredth of decisions may take. */
const SLOWER = 1.5;
/** Milliseconds between two looks at the tables of bots. */
const LOOK_MS = 100;
/** Milliseconds in which the bots finish the turns that have begun. */
const TURN_ENDS_MS = 3_000;

export async function measureThinking(size: ThinkingSize): Promise<Measurement[]> {
  const cluster = await Cluster.open({
    lobbies: 1,
    nodes: 1,
    settings: { AMBERHALL_LIMIT_FACTOR: '1000', AMBERHALL_BOT_DELAY: '0' },
  });
  try {
    return await measureOn(cluster, size);
  } finally {
    await cluster.close();
  }
}

async function measureOn(cluster: Cluster, size: ThinkingSize): Promise<Measurement[]> {
  const [lobby, node] = [cluster.lobbies[0], cluster.nodes[0]];
  if (lobby === undefined || node === undefined) throw new Error('A site without lobby or node');
  const accounts = await makeAccounts(cluster, 2 * size.games);
  const clients = await inParallel(accounts, (account) => enterLobby(lobby, account));
  const games = await startGames(clients, size.games);
  await playFast(games, size.warmUp);
  const tables = await Promise.all(
    Array.from({ length: size.bots }, async (_, n) => StrongBotTable.open(cluster, n)),
  );

  const [without, beside]: [number[], number[]] = [[], []];
  let choices = 0;
  for (let round = 0; round < size.rounds; round++) {
    without.push(...(await measured(games, size.seconds)));
    const before = await choicesOf(node);
    for (const table of tables) table.isPlaying = true;
    beside.push(...(await measured(games, size.seconds)));
    choices += (await choicesOf(node)) - before;
    for (const table of tables) table.isPlaying = false;
    await sleep(TURN_ENDS_MS);
  }
  for (const { boards } of games) for (const board of boards) board.close();
  for (const { socket } of clients) socket.disconnect();
  for (const table of tables) table.close();

  const name = `from a decision to the other board, in ${size.games} games, p99`;
  const usual = quantile(without, 0.99);
  return [
    { name, value: usual, unit: 'ms' },
    {
      name: `${name} while ${size.bots} strong bots think`,
      value: quantile(beside, 0.99),
      unit: 'ms',
      bar: { atMost: SLOWER * usual },
    },
    {
      name: 'choices of the strong bots in a second',
      value: choices / (size.rounds * size.seconds),
      unit: '',
      bar: { atLeast: 1 },
    },
  ];
}

const measured = (games: readonly LoadGame[], seconds: number): Promise<number[]> =>
  decideAtPace(games, PACE, seconds);

/** The choices that the bots of a node have made since its start. */
async function choicesOf(node: Member): Promise<number> {
  return (await readMetrics(node))('amberhall_bot_choices_total');
}

/** A person who plays quickly against a strong bot, one game after the other. */
class StrongBotTable {
  readonly #player: LongRunPlayer;
  readonly #timer: NodeJS.Timeout;
  #isStarting = false;

  private constructor(player: LongRunPlayer) {
    this.#player = player;
    this.#timer = setInterval(() => void this.#look(), LOOK_MS);
  }

  static async open(cluster: Cluster, seed: number): Promise<StrongBotTable> {
    const [lobby] = cluster.lobbies;
    if (lobby === undefined) throw new Error('There is no lobby to come to');
    const table = new StrongBotTable(await LongRunPlayer.join(cluster, lobby, seed));
    await table.#start();
    return table;
  }

  set isPlaying(isPlaying: boolean) {
    this.#player.isPlaying = isPlaying;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#player.disconnect();
  }

  async #start(): Promise<void> {
    const started = await this.#player.lobby.send('practice', { botLevel: 'strong' });
    if (!started.ok) throw new Error(`The game against a bot did not start: ${started.message}`);
  }

  /** Starts another game in place of a finished one. */
  async #look(): Promise<void> {
    const player = this.#player;
    player.board?.clearEvents();
    if (this.#isStarting || (player.board?.game?.winReason ?? null) === null) return;
    this.#isStarting = true;
    await player.leaveGame();
    player.resetAfterGame();
    player.lobby.clearEvents();
    await this.#start();
    this.#isStarting = false;
  }
}
