/** Starts games: a node creates the room, and everybody gets a handoff. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { DEFAULT_GAME, defaultGameName, PRACTICE_BOT } from '@amberhall/protocol';
import { randomDeck } from '../decks/standalone.ts';
import { RefusedMessage } from '../sockets/refusal.ts';
import type { Practice } from '@amberhall/protocol';
import { decksOfPosition } from './position-decks.ts';
import type { GameDirectory } from './game-directory.ts';
import type { DeckSelection } from './deck-selection.ts';
import { areHashesFixed, emptySeat, isFull, isShareMissing, newEntry, setupOf } from './game-entry.ts';
import type { GameEntry } from './game-entry.ts';
import { checkNotInGame, gameToChange, ownGameToChange } from './game-lookup.ts';
import type { NodeRegistry } from './node-registry.ts';
import { nameOf, guestOrBot } from '../accounts/person.ts';
import type { Person } from '../accounts/person.ts';

export interface GameStarterParts {
  directory: GameDirectory;
  nodes: NodeRegistry;
  deckSelection: DeckSelection;
  now: () => Date;
  logger: Logger;
}

/** The suffix for the second seat of a hot-seat player. No account name can end like this. */
const SECOND_SEAT_SUFFIX = ' II';
/** A game starts without hashes and shares that have not arrived by then. */
const LONGEST_WAIT_MS = 1000;
const SHARE_CHECK_MS = 50;
const START_FAILED = 'The game could not be started. Please try again.';

export class GameStarter {
  readonly #parts: GameStarterParts;

  constructor(parts: GameStarterParts) {
    this.#parts = parts;
  }

  async start(person: Person, gameId: string): Promise<void> {
    await this.#parts.directory.change((transaction) => {
      const entry = ownGameToChange(transaction, person, gameId);
      if (entry.owner !== nameOf(person)) {
        throw new RefusedMessage('NOT_OWNER', 'Only the owner of the game can start it.');
      }
      if (entry.phase !== 'pending') {
        throw new RefusedMessage('GAME_STARTED', 'The game has already started.');
      }
      if (!isFull(entry)) throw new RefusedMessage('BAD_REQUEST', 'A game needs two players.');
      if (entry.seats.some(({ deck }) => deck === null)) {
        throw new RefusedMessage('DECK_NOT_USABLE', 'Both players must select a deck.');
      }
      this.#markStarting(entry);
    });
    await this.#waitWhile(isShareMissing, gameId);
    await this.#createRoom(gameId);
  }

  /** Starts a game whose players have already agreed. */
  async begin(gameId: string): Promise<void> {
    const waited = await this.#waitWhile((entry) => !areHashesFixed(entry), gameId);
    await this.#parts.directory.change((transaction) =>
      this.#markStarting(gameToChange(transaction, gameId)),
    );
    await this.#waitWhile(isShareMissing, gameId, waited);
    await this.#createRoom(gameId);
  }

  /**
   * Starts a game against the bot or oneself at once.
   *
   * @param leaveCurrent gives up a running practice game
   */
  async practice(
    person: Person,
    { deckId, isStandalone = true, otherDeck, bothSides = false, botLevel = 'steady', position }: Practice,
    leaveCurrent: (gameId: string) => Promise<void>,
  ): Promise<string> {
    const { directory, deckSelection, now } = this.#parts;
    const deckOf = (choice: Practice['otherDeck']) =>
      choice === undefined ? randomDeck() : deckSelection.chosen(person, { ...choice, gameFormat: null });
    const [own, other] = position
      ? decksOfPosition(position)
      : [await deckOf(deckId === undefined ? undefined : { deckId, isStandalone }), await deckOf(otherDeck)];
    const opponent = bothSides ? secondSeatOf(person) : guestOrBot(PRACTICE_BOT, 'bot');
    const current = directory.of(nameOf(person));
    if (current?.practice && current.phase === 'started') await leaveCurrent(current.id);
    const options = {
      ...DEFAULT_GAME,
      name: defaultGameName(nameOf(person)),
      allowSpectators: false,
      ...(!bothSides && { botLevel }),
      ...(position && { position }),
    };
    const entry: GameEntry = {
      ...newEntry(randomUUID(), nameOf(person), options, now()),
      practice: true,
      phase: 'starting',
      hashesClosed: true,
      seats: [
        { ...emptySeat(person), deck: own },
        { ...emptySeat(opponent), deck: other },
      ],
    };
    await directory.change((transaction) => {
      checkNotInGame(transaction, person);
      transaction.put(entry);
    });
    await this.#createRoom(entry.id);
    return entry.id;
  }

  /**
   * Waits for what clients send by themselves: hashes when they see the commitment, shares when they see the hashes.
   *
   * @param before milliseconds that the start has waited before
   * @returns milliseconds that it has waited until now
   */
  async #waitWhile(isIncomplete: (entry: GameEntry) => boolean, gameId: string, before = 0): Promise<number> {
    const { directory } = this.#parts;
    for (let waited = before; waited < LONGEST_WAIT_MS; waited += SHARE_CHECK_MS) {
      const entry = directory.get(gameId);
      if (entry === undefined || !isIncomplete(entry)) return waited;
      await sleep(SHARE_CHECK_MS);
    }
    return LONGEST_WAIT_MS;
  }

  /** From now on no hash can come, so that shares can be sent. */
  #markStarting(entry: GameEntry): void {
    entry.phase = 'starting';
    entry.hashesClosed = true;
    entry.failure = null;
    entry.lastSignOfLife = this.#parts.now();
  }

  async #createRoom(gameId: string): Promise<void> {
    const { directory, nodes, logger } = this.#parts;
    const entry = directory.get(gameId);
    if (entry === undefined) throw new RefusedMessage('NOT_FOUND', 'This game no longer exists.');
    try {
      const node = await nodes.start(setupOf(entry));
      await this.#admitWatchers(gameId, node);
      await directory.change((transaction) => {
        const started = gameToChange(transaction, gameId);
        Object.assign(started, { phase: 'started', node, tables: started.tables + 1 });
      });
      // Spectators who joined during the start already have a handoff and retry until admitted.
      await this.#admitWatchers(gameId, node);
    } catch (error) {
      if (!(error instanceof RefusedMessage)) {
        logger.error({ err: error, gameId }, 'Could not start a game');
      }
      const refused = error instanceof RefusedMessage ? error : new RefusedMessage('NO_NODE', START_FAILED);
      await this.#abortStart(gameId, refused.message);
      throw refused;
    }
  }

  async #admitWatchers(gameId: string, node: string): Promise<void> {
    const { directory, nodes } = this.#parts;
    const watchers = directory.get(gameId)?.watchers ?? [];
    await Promise.all(watchers.map((person) => nodes.at(node).admit(gameId, person)));
  }

  #abortStart(gameId: string, failure: string): Promise<void> {
    return this.#parts.directory.change((transaction) => {
      const entry = transaction.edit(gameId);
      if (entry?.phase !== 'starting') return;
      if (entry.practice) transaction.remove(gameId, failure);
      else Object.assign(entry, { phase: 'pending', failure });
    });
  }
}

/** The second seat of a hot-seat player, with the same settings. */
function secondSeatOf(person: Person): Person {
  return { ...guestOrBot(`${nameOf(person)}${SECOND_SEAT_SUFFIX}`, 'double'), automation: person.automation };
}
