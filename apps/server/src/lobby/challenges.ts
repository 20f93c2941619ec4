/** Challenges: games that a player opens for one other user, who accepts by joining or declines. */
import { randomUUID } from 'node:crypto';
import { CHALLENGE_MS } from '@amberhall/protocol';
import type { ChallengeOptions } from '@amberhall/protocol';
import { keyOf } from '../accounts/account-store.ts';
import type { Account } from '../accounts/account-store.ts';
import { nameOf } from '../accounts/person.ts';
import type { Person } from '../accounts/person.ts';
import { Problem } from '../http/problems.ts';
import type { People } from '../people/people.ts';
import type { PersonLimits } from '../sockets/person-limits.ts';
import { RefusedMessage } from '../sockets/refusal.ts';
import type { DeckSelection } from './deck-selection.ts';
import type { DirectoryTransaction, ReadonlyDirectory } from './directory-replica.ts';
import type { GameDirectory } from './game-directory.ts';
import { emptySeat, newEntry } from './game-entry.ts';
import type { GameEntry } from './game-entry.ts';
import { checkNotInGame } from './game-lookup.ts';
import type { Presence } from './presence.ts';

export interface ChallengesParts {
  directory: GameDirectory;
  deckSelection: DeckSelection;
  people: Pick<People, 'challengedBy'>;
  presence: Presence;
  limits: PersonLimits;
  now: () => Date;
}

/** The number of challenges that can wait for the answer of one user. */
const MAX_OPEN = 5;

/** Why a challenge is refused. A block and the choice of the other look the same. */
const TEXTS = {
  unknown: 'There is no user with that name.',
  notAccepted: 'This user does not accept challenges from you.',
  away: 'This user is not here now.',
  playing: 'This user is playing now.',
  tooMany: 'Too many challenges wait for this user. Please wait a moment.',
  gone: 'This challenge is no longer open.',
  declined: 'Your challenge was declined.',
} as const;

export class Challenges {
  readonly #parts: ChallengesParts;

  constructor(parts: ChallengesParts) {
    this.#parts = parts;
  }

  /** Opens a game with the challenger in it. @throws {RefusedMessage} with the reason */
  async open(
    { person, account }: { person: Person; account: Account },
    username: string,
    options: ChallengeOptions,
  ): Promise<GameEntry> {
    const { directory, deckSelection, limits, presence, now } = this.#parts;
    deckSelection.checkFormat(options);
    await limits.check('challenges', nameOf(person));
    const challenged = (await this.#challengedBy(account, username)).username;
    await limits.check('challengesToOne', `${nameOf(person)} ${challenged}`);
    if (!presence.has(challenged)) throw new RefusedMessage('NOT_FOUND', TEXTS.away);
    return directory.change((transaction) => {
      checkNotInGame(transaction, person);
      checkIsFree(transaction, challenged);
      const entry: GameEntry = {
        ...newEntry(randomUUID(), nameOf(person), options, now()),
        invited: [nameOf(person), challenged].map(keyOf),
        challenge: { username: challenged, until: new Date(now().getTime() + CHALLENGE_MS) },
      };
      entry.seats.push(emptySeat(person));
      transaction.put(entry);
      return entry;
    });
  }

  /** @throws {RefusedMessage} unless the challenge waits for the answer of this person */
  async decline(person: Person, gameId: string): Promise<void> {
    await this.#parts.directory.change((transaction: DirectoryTransaction) => {
      const entry = transaction.get(gameId);
      if (entry?.challenge?.username !== nameOf(person)) throw new RefusedMessage('NOT_FOUND', TEXTS.gone);
      transaction.remove(gameId, TEXTS.declined);
    });
  }

  async #challengedBy(challenger: Account, username: string): Promise<Account> {
    const challenged = await this.#parts.people.challengedBy(challenger, username).catch((error: unknown) => {
      if (error instanceof Problem) throw new RefusedMessage('NOT_FOUND', TEXTS.unknown);
      throw error;
    });
    if (challenged === null) throw new RefusedMessage('FORBIDDEN', TEXTS.notAccepted);
    return challenged;
  }
}

/** @throws {RefusedMessage} if a user plays, or has too many challenges to answer */
function checkIsFree(games: ReadonlyDirectory, username: string): void {
  const isPlayed = ({ phase, seats }: GameEntry) => phase !== 'pending' || seats.length > 1;
  const current = games.of(username);
  const isSeated = current?.seats.some(({ person }) => nameOf(person) === username) === true;
  if (isSeated && isPlayed(current)) throw new RefusedMessage('ALREADY_IN_GAME', TEXTS.playing);
  const open = [...games.all()].filter(({ challenge }) => challenge?.username === username);
  if (open.length >= MAX_OPEN) throw new RefusedMessage('RATE_LIMITED', TEXTS.tooMany);
}
