/** Restores a game from the database: its opening, its state, and the check that it is the same. */
import type { Logger } from 'pino';
import { nameOf } from '../../accounts/person.ts';
import type { Opening, Play, PlayEngine } from './play-engine.ts';
import type { GameSetup } from './node-types.ts';
import type { RunningGame } from './room-store.ts';

/** How the engine starts the game. */
export function openingOf(setup: GameSetup, seed: string): Opening {
  const { options, practice } = setup;
  const [one, other] = setup.players;
  const { position } = options;
  // A rematch begins in the same position, whoever lost.
  const startingPlayer = position
    ? nameOf((position.turn === 'other' ? other : one).person)
    : setup.startingPlayer;
  const opening = ({ person, deck }: GameSetup['players'][number]) => ({
    id: nameOf(person),
    deck: position ? { ...deck.list, cards: [] } : deck.list,
    automation: person.automation,
  });
  const byHand = [one, other].filter(({ deck }) => !deck.deck.status.noUnreleasedCards);
  const unknownCards = [one, other].flatMap(({ deck }) => deck.list.unknownCards ?? []);
  return {
    seed,
    players: [opening(one), opening(other)],
    undo: options.undo ?? 'request',
    ...(startingPlayer !== null && { startingPlayer }),
    ...(options.gameFormat === 'adaptive-bo1' && { bidding: true }),
    // The bot is always ready.
    ...(!practice && { ready: true }),
    ...(byHand.length > 0 && { byHand: byHand.map(({ person }) => nameOf(person)) }),
    ...(unknownCards.length > 0 && { unknownCards }),
    ...(position && { arrangement: { house: position.house, sides: [position.own, position.other] } }),
  };
}

/** Restores the game: from its last checkpoint if that is usable, else from its beginning. @throws if neither works */
export function restoredGame(engine: PlayEngine, stored: RunningGame, logger: Logger): Play {
  const { setup, seed, journal, position } = stored;
  const opening = openingOf(setup, seed);
  if (position !== null) {
    try {
      return withCheckedFingerprint(engine.replay(opening, journal, position.text), stored);
    } catch (error) {
      logger.warn({ err: error, gameId: setup.id }, 'A checkpoint cannot be used');
    }
  }
  return withCheckedFingerprint(engine.replay(opening, journal), stored);
}

/** @throws unless the game has reached its last fingerprint */
function withCheckedFingerprint(play: Play, { fingerprint, journal }: RunningGame): Play {
  if (fingerprint === null || play.fingerprint === fingerprint) return play;
  throw new Error(`After ${journal.length} decisions the game is not where it was`);
}

/** The game as delayed spectators last saw it. */
export function delayedPlay(
  engine: PlayEngine,
  { setup, seed, journal, lastDecidedAt }: RunningGame,
): Play | null {
  const { spectatorDelay = 0 } = setup.options;
  if (spectatorDelay === 0 || lastDecidedAt === null) return null;
  const seenUntil = lastDecidedAt.getTime() - spectatorDelay * 60_000;
  const seen = journal.filter(({ decidedAt }) => decidedAt.getTime() <= seenUntil);
  return engine.replay(openingOf(setup, seed), seen);
}
