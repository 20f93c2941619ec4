import { expect, onTestFinished, test, vi } from 'vitest';
import type { EventDetails, OwnMatch } from '@amberhall/protocol';
import { openLobby } from '../testing/clients.ts';
import type { TestBoard } from '../testing/clients.ts';
import { Cluster, stop } from '../testing/cluster.ts';
import type { Member } from '../testing/cluster.ts';
import { TestEvent } from '../testing/events.ts';
import { LongRunPlayer } from '../testing/long-run-players.ts';
import { callAt } from '../testing/site.ts';
import type { LoggedIn } from '../testing/site.ts';
import { requirePostgres } from '../testing/storage.ts';

requirePostgres();

const ENTRANTS = 16;
const LOOK_MS = 250;
const TEST_MS = 120_000;
/** The decisions after which one of two players gives up. */
const DECISIONS = 4;

const siteAt = (cluster: Cluster, lobby: Member) => ({
  call: (...[method, path, options]: Parameters<TestEvent['site']['call']>) =>
    callAt(lobby.address, method, path, options),
  newUser: () => cluster.newUser(lobby),
});

/** Plays the matches of an event: takes a seat, starts the game, decides a few times, and leaves when it is over. */
class EventPlayer {
  readonly #player: LongRunPlayer;
  readonly #address: string;
  readonly #deck: number;
  readonly #timer: NodeJS.Timeout;
  /** They do not end their game of the second round, so that it runs when the node dies. */
  isHoldingSecondGame = true;
  #gamesLeft = 0;
  #isBusy = false;

  private constructor(player: LongRunPlayer, address: string, deck: number) {
    this.#player = player;
    this.#address = address;
    this.#deck = deck;
    player.isPlaying = true;
    this.#timer = setInterval(() => void this.#look(), LOOK_MS);
  }

  static async enter(lobby: Member, user: LoggedIn, seed: number): Promise<EventPlayer> {
    const client = await openLobby(lobby.address, user.token);
    return new EventPlayer(LongRunPlayer.of(user, client, { seed }), lobby.address, 1 + (seed % 8));
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#player.disconnect();
  }

  async #look(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      await this.#act();
    } catch {
      // A node has died, or the opponent was faster: the next look sees what is to be done.
    } finally {
      this.#isBusy = false;
    }
  }

  async #act(): Promise<void> {
    const { board, acknowledged } = this.#player;
    // A game that ended with its node is closed by the lobby.
    if (board !== null && this.#player.isOutOfGames) this.#afterGame();
    else if ((board?.game?.winReason ?? null) !== null) {
      await this.#player.leaveGame();
      this.#afterGame();
    } else if (board === null) await this.#takeSeat();
    else if (acknowledged.length >= DECISIONS && !this.#isHolding && givesUp(board))
      await board.command('concede');
  }

  get #isHolding(): boolean {
    return this.isHoldingSecondGame && this.#gamesLeft === 1;
  }

  #afterGame(): void {
    this.#gamesLeft++;
    this.#player.resetAfterGame();
  }

  async #takeSeat(): Promise<void> {
    const { user, lobby } = this.#player;
    const { body } = await callAt(this.#address, 'GET', `/api/account/${user.username}/events`, {
      token: user.token,
    });
    const gameId = body.matches
      .map((match: OwnMatch) => match.gameId)
      .find((id: string | null) => id !== null);
    if (gameId === undefined || !(await lobby.send('joingame', gameId)).ok) return;
    await lobby.send('selectdeck', gameId, this.#deck, true);
    // Only the owner may, and only with two players.
    await lobby.send('startgame', gameId);
  }
}

/** Whoever comes first in the alphabet gives up, so that the games do not take long. */
function givesUp({ game, me }: TestBoard): boolean {
  const [first] = Object.keys(game?.table.players ?? {}).toSorted((one, other) => one.localeCompare(other));
  return me === first;
}

/** Waits for a state of the event, as long as the test may take. */
async function until(event: TestEvent, isReached: (details: EventDetails) => boolean): Promise<EventDetails> {
  const reached = async () => {
    const details = await event.details();
    return isReached(details) && details;
  };
  return vi.waitUntil(reached, { interval: LOOK_MS, timeout: TEST_MS });
}

test(
  'an event of sixteen runs by itself over two lobbies and two nodes, one of which is killed in the second round',
  { timeout: TEST_MS },
  async () => {
    const cluster = await Cluster.open({ lobbies: 2, nodes: 2 });
    onTestFinished(() => cluster.close());
    const [firstLobby, secondLobby] = cluster.lobbies;
    const [firstNode] = cluster.nodes;
    if (!firstLobby || !secondLobby || !firstNode) throw new Error('Two lobbies and two nodes');
    const event = await TestEvent.create(siteAt(cluster, firstLobby), await cluster.newUser(firstLobby), {
      kind: 'swiss-with-cut',
      cutSize: 4,
      rounds: 3,
      runsByItself: true,
    });
    const helper = await cluster.newUser(secondLobby);
    await event.must(event.organise({ do: 'addOrganiser', username: helper.username }));
    const users = await event.enter(ENTRANTS);
    const players = await Promise.all(
      users.map((user, index) => EventPlayer.enter(index % 2 === 0 ? firstLobby : secondLobby, user, index)),
    );
    onTestFinished(() => players.forEach((player) => player.stop()));

    const starts = await Promise.all(
      [event.organiser, helper].map(({ token }, index) =>
        callAt(cluster.lobbies[index]?.address ?? '', 'POST', `/api/events/${event.id}/organise`, {
          token,
          body: { do: 'start' },
        }),
      ),
    );
    expect(starts.filter(({ body }) => body.success)).toHaveLength(1);
    await until(
      event,
      ({ rounds }) => rounds[1]?.matches.some(({ games }) => games[0]?.state === 'running') === true,
    );
    await stop(firstNode, 'SIGKILL');
    for (const player of players) player.isHoldingSecondGame = false;
    const over = await until(event, ({ phase }) => phase === 'over');

    expect(over.rounds.map(({ stage, matches }) => [stage, matches.length])).toEqual([
      ['main', 8],
      ['main', 8],
      ['main', 8],
      ['cut', 2],
      ['cut', 1],
    ]);
    expect(over.rounds.flatMap(({ matches }) => matches.filter(({ isAwarded }) => isAwarded))).toEqual([]);
    const { rows } = await cluster.pool.query(
      'select match_id from games where winner is not null group by match_id having count(*) > 1',
    );
    expect(rows).toEqual([]);
    const acts = await cluster.pool.query(
      "select count(*)::integer as count from audit_log where actor = 'Amberhall' and details ->> 'do' = 'nextRound'",
    );
    // Four rounds after the first, and the end.
    expect(acts.rows).toEqual([{ count: 5 }]);
    expect(over.standings.map(({ place }) => place)).toEqual(over.entrants.map((_, index) => index + 1));
  },
);
