/** People who play one game after the other, on any node, and record what was acknowledged. */
import { openLobby } from './clients.ts';
import type { TestBoard, TestClient } from './clients.ts';
import { boardSoonOf } from './cluster.ts';
import type { Cluster, Member } from './cluster.ts';
import { dice, isAsked, OPTIONS, pickAnswer } from './play.ts';
import type { LoggedIn } from './site.ts';
import type { Handoff } from '@amberhall/protocol';

/** An acknowledged decision: it must never be lost. */
export interface AcknowledgedDecision {
  kind: string;
  /** The id of a button. */
  control: string | undefined;
}

/** Milliseconds between two checks of the board. */
const PAUSE_MS = 40;
/** Commands that lead to a table, and away from it. */
const WAYS = ['handoff', 'cleargamestate'];

interface Ways {
  /** Of their choices. */
  seed: number;
  /** Connects to a game; by default to the address of its node. */
  open?: (handoff: Handoff) => TestBoard;
}

export class LongRunPlayer {
  readonly user: LoggedIn;
  readonly lobby: TestClient;
  readonly acknowledged: AcknowledgedDecision[] = [];
  /** When the newest board showed the game, ms since 1970. */
  seatedAt = 0;
  board: TestBoard | null = null;
  isPlaying = false;
  readonly #roll: (sides: number) => number;
  readonly #open: (handoff: Handoff) => TestBoard;
  readonly #timer: NodeJS.Timeout;
  #isBusy = false;
  /** They want to leave the table, on any node. */
  #isLeaving = false;

  private constructor(user: LoggedIn, lobby: TestClient, { seed, open = boardSoonOf }: Ways) {
    this.user = user;
    this.lobby = lobby;
    this.#roll = dice(seed);
    this.#open = open;
    lobby.socket.on('handoff', (handoff: Handoff) => this.#follow(handoff));
    this.#timer = setInterval(() => void this.#decide(), PAUSE_MS);
  }

  static async join(cluster: Cluster, lobby: Member, seed: number): Promise<LongRunPlayer> {
    const user = await cluster.newUser(lobby);
    return LongRunPlayer.of(user, await openLobby(lobby.address, user.token), { seed });
  }

  /** A user who is already in a lobby. */
  static of(user: LoggedIn, lobby: TestClient, ways: Ways): LongRunPlayer {
    return new LongRunPlayer(user, lobby, ways);
  }

  /** Whether the newest board has its game and its connection. */
  get isSeated(): boolean {
    return this.board !== null && this.board.game !== null && this.board.socket.connected;
  }

  /** A decision waits for its answer. */
  get isDeciding(): boolean {
    return this.#isBusy;
  }

  /** Leaves the table, and waits until the lobby lists them in no game. */
  leaveGame(): Promise<true> {
    this.#isLeaving = true;
    this.#tryToLeave();
    return this.lobby.eventually(
      () => this.isOutOfGames || undefined,
      () => 'the lobby after a game',
    );
  }

  /** The lobby lists them in no game, after they were in one. */
  get isOutOfGames(): boolean {
    return this.lobby.events.findLast(({ event }) => WAYS.includes(event))?.event === 'cleargamestate';
  }

  /** The game is over for them. */
  resetAfterGame(): void {
    this.#isLeaving = false;
    this.board?.close();
    this.board = null;
    this.acknowledged.length = 0;
  }

  disconnect(): void {
    clearInterval(this.#timer);
    this.board?.close();
    this.lobby.close();
  }

  /** If the node has died, the lobby removes the game by itself, or another node resumes it. */
  #tryToLeave(): void {
    this.board?.command('leavegame').catch(() => {});
  }

  #follow(handoff: Handoff): void {
    this.board?.close();
    const board = this.#open(handoff);
    this.board = board;
    board.socket.once('gamestate', () => {
      this.seatedAt = Date.now();
      if (this.#isLeaving) this.#tryToLeave();
    });
    // The room may not exist yet, or a node may be restarting: retry like the client.
    const again = () => {
      if (this.board === board) setTimeout(() => this.board === board && board.socket.connect(), 200);
    };
    board.socket.on('connect_error', again);
    board.socket.on('disconnect', (reason) => reason !== 'io client disconnect' && again());
  }

  async #decide(): Promise<void> {
    const { board } = this;
    if (!this.isPlaying || this.#isBusy || board === null || !this.isSeated || !isAsked(board)) return;
    this.#isBusy = true;
    try {
      const { kind, control, send } = pickAnswer(board, this.#roll);
      const ack = await send();
      if (ack.ok) this.acknowledged.push({ kind, control });
    } catch {
      // No answer arrived: nothing was acknowledged.
    } finally {
      this.#isBusy = false;
    }
  }
}

/** Two people who play one game after the other. */
export class LongRunGame {
  readonly players: readonly [LongRunPlayer, LongRunPlayer];
  gameId = '';

  private constructor(players: readonly [LongRunPlayer, LongRunPlayer]) {
    this.players = players;
  }

  static async open(cluster: Cluster, seed: number): Promise<LongRunGame> {
    const [one, other] = [cluster.lobbies[0], cluster.lobbies.at(-1)];
    if (one === undefined || other === undefined) throw new Error('There is no lobby to come to');
    return LongRunGame.start([
      await LongRunPlayer.join(cluster, one, seed),
      await LongRunPlayer.join(cluster, other, seed + 1),
    ]);
  }

  /** Starts a game of players who are in no other one. */
  static async start(players: readonly [LongRunPlayer, LongRunPlayer]): Promise<LongRunGame> {
    const table = new LongRunGame(players);
    await table.#begin();
    return table;
  }

  get isOver(): boolean {
    return this.players.some(({ board }) => (board?.game?.winReason ?? null) !== null);
  }

  /** Starts another game in place of a finished one. */
  async playAnother(): Promise<void> {
    for (const player of this.players) {
      await player.leaveGame();
      player.resetAfterGame();
      player.lobby.clearEvents();
    }
    await this.#begin();
  }

  async #begin(): Promise<void> {
    const [{ lobby: first }, { lobby: second }] = this.players;
    const { gameId } = await first.send('newgame', OPTIONS);
    await second.until('newgame', (games: { id: string }[]) => games.some(({ id }) => id === gameId));
    await second.send('joingame', gameId);
    await first.until('gamestate', (game) => game.id === gameId && Object.keys(game.players).length === 2);
    await first.send('selectdeck', gameId, 1, true);
    await second.send('selectdeck', gameId, 2, true);
    const started = await first.send('startgame', gameId);
    if (!started.ok) throw new Error(`The game did not start: ${started.message}`);
    this.gameId = gameId;
  }
}
