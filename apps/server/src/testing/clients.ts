/** Sockets of a test: they record messages and wait for others. */
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { CLIENT_VERSION, applyChanges, decodePatch, RECENT_LINES, withLines } from '@amberhall/protocol';
import type { Ack, GameView, Handoff, StateMessage } from '@amberhall/protocol';

/** On a busy machine, a bot may think for ten seconds. */
const WAIT_MS = 15_000;

/** The parts that tests access freely. */
// oxlint-disable-next-line no-explicit-any
type Anything = any;

export class TestClient {
  readonly socket: Socket;
  readonly events: { event: string; args: Anything[] }[] = [];
  readonly #waiting = new Set<() => void>();

  constructor(socket: Socket) {
    this.socket = socket;
    socket.onAny((event: string, ...args) => this.note(event, args));
    socket.on('disconnect', (reason) => this.note('disconnected', [reason]));
    socket.on('connect_error', (error) => this.note('rejected', [error]));
  }

  protected note(event: string, args: Anything[]): void {
    this.events.push({ event, args });
    for (const check of this.#waiting) check();
  }

  /** The first argument of each `event` so far. */
  all(event: string): Anything[] {
    return this.events.filter((each) => each.event === event).map(({ args }) => args[0]);
  }

  last(event: string): Anything {
    return this.all(event).at(-1);
  }

  clearEvents(): void {
    this.events.length = 0;
  }

  /** Waits until an `event` matches; an earlier one counts. */
  async until(event: string, fits: (argument: Anything) => boolean = () => true): Promise<Anything> {
    const found = await this.eventually(
      () => this.events.find((each) => each.event === event && fits(each.args[0])),
      () => `${event}; got ${this.events.map((each) => each.event).join(', ')}`,
    );
    return found.args[0];
  }

  /** Waits until `look` returns a value. */
  eventually<T>(look: () => T | undefined, what: () => string): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(check);
        reject(new Error(`Waited in vain for ${what()}`));
      }, WAIT_MS);
      const check = () => {
        const found = look();
        if (found === undefined) return;
        clearTimeout(timer);
        this.#waiting.delete(check);
        resolve(found);
      };
      this.#waiting.add(check);
      check();
    });
  }

  send(command: string, ...args: unknown[]): Promise<Ack & Record<string, Anything>> {
    return this.socket.timeout(WAIT_MS).emitWithAck(command, ...args);
  }

  close(): void {
    this.socket.disconnect();
  }
}

/** Opens the lobby, signed in with `token` or as a visitor, and waits for its lists. */
export async function openLobby(address: string, token = ''): Promise<TestClient> {
  const socket = io(address, {
    path: '/socket.io',
    transports: ['websocket'],
    query: { token, version: CLIENT_VERSION },
    forceNew: true,
    reconnection: false,
  });
  const client = new TestClient(socket);
  const { promise: lost, reject } = Promise.withResolvers<never>();
  socket.once('disconnect', (reason) => reject(new Error(`The lobby closed the connection: ${reason}`)));
  await Promise.race([client.until('lobbymessages'), lost]);
  return client;
}

/** Resolves once the lobby has received all earlier messages of a client: it refuses an incomplete one at once. */
export async function received(client: TestClient): Promise<void> {
  const { code } = await client.send('lobbychat');
  if (code !== 'BAD_REQUEST') throw new Error(`The lobby answered an incomplete message with ${code}`);
}

/** A client without a display: it applies messages, and answers prompts. */
export class TestBoard extends TestClient {
  game: GameView | null = null;
  rev = 0;
  /** Patches that did not fit the previous state. */
  gaps = 0;

  protected override note(event: string, args: Anything[]): void {
    if (event === 'gamestate') this.#apply(args[0] as StateMessage);
    super.note(event, args);
  }

  #apply(message: StateMessage): void {
    if (message.type === 'full') {
      this.game = structuredClone(message.game);
    } else if (message.base !== this.rev || this.game === null) {
      this.gaps++;
      return;
    } else {
      const { changes, lines } = decodePatch(message, this.game.seat);
      this.game = applyChanges(this.game, changes);
      this.game.lines = withLines(this.game.lines, lines).slice(-RECENT_LINES);
    }
    this.rev = message.rev;
  }

  get me(): string {
    return this.game?.seat ?? '';
  }

  get prompt() {
    return this.game?.table.players[this.me]?.prompt;
  }

  command(command: string, ...args: unknown[]): Promise<Ack & Record<string, Anything>> {
    const promptId = this.prompt?.id;
    const stamp = { rev: this.rev, ...(promptId !== undefined && { promptId }) };
    return this.send('game', command, ...args, stamp);
  }

  press(control: string): Promise<Ack & Record<string, Anything>> {
    return this.command('menuButton', control, this.prompt?.id ?? 'none');
  }

  /** Answers a question of the room, once it is asked. @throws if the answer is refused */
  async answerRoom(control: string): Promise<void> {
    const prompt = await this.shows(
      ({ roomPrompt }) => roomPrompt?.controls.some(({ id }) => id === control) && roomPrompt,
    );
    const answer = await this.command('menuButton', control, prompt.id);
    if (!answer.ok) throw new Error(`The room refused ${control}`);
  }

  /** Waits for a state of the game. */
  shows<T>(look: (game: GameView) => T | undefined | false): Promise<T> {
    return this.eventually(
      () => (this.game === null ? undefined : look(this.game) || undefined),
      () => `a state of the game (${look.toString()})`,
    );
  }
}

export async function openBoard(
  address: string,
  handoff: Handoff,
  query: Record<string, string> = {},
): Promise<TestBoard> {
  const board = boardAt(address, handoff, query);
  await board.until('gamestate');
  return board;
}

/** Without waiting for the game to arrive. */
export function boardAt(address: string, handoff: Handoff, query: Record<string, string> = {}): TestBoard {
  const socket = io(address, {
    path: `/${handoff.name}/socket.io`,
    transports: ['websocket'],
    query: { token: handoff.authToken, game: handoff.gameId, ...query },
    forceNew: true,
    reconnection: false,
  });
  return new TestBoard(socket);
}
