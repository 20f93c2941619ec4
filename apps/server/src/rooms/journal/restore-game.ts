/** Restores a game from the database: its opening, its state, and the check that it is the same. */
import type { Logger } from 'pino';
import { nameOf } from '../../accounts/person.ts';
import type { JournalEntry, Opening, Play, PlayEngine } from './play-engine.ts';
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
  const opening = ({ person, deck, chains = 0 }: GameSetup['players'][number]) => ({
    id: nameOf(person),
    ...(chains > 0 && { chains }),
    deck: position ? { ...deck.list, cards: [] } : deck.list,
    automation: person.automation,
  });
  const contested = setup.players.find(
    ({ person }) => nameOf(person) === options.adaptiveMatch?.contestedDeckOf,
  );
  const byHand = [one, other].filter(({ deck }) => !deck.deck.status.noUnreleasedCards);
  const unknownCards = [one, other].flatMap(({ deck }) => deck.list.unknownCards ?? []);
  return {
    seed,
    ...(setup.seedParts && { generator: 'streams' }),
    players: [opening(one), opening(other)],
    undo: options.undo ?? 'request',
    ...(startingPlayer !== null && { startingPlayer }),
    ...(options.gameFormat === 'adaptive-bo1' && { bidding: true }),
    ...(contested !== undefined && { contestedDeckOf: nameOf(contested.person) }),
    // The bot is always ready.
    ...(!practice && { ready: true }),
    ...(byHand.length > 0 && { byHand: byHand.map(({ person }) => nameOf(person)) }),
    ...(unknownCards.length > 0 && { unknownCards }),
    ...(position && { arrangement: { house: position.house, sides: [position.own, position.other] } }),
  };
}

/** A game restored from the database. */
export interface RestoredGame {
  play: Play;
  /** Replays other decisions of the same game, from where this program can replay it. */
  replay: (journal: readonly JournalEntry[]) => Play;
}

/**
 * Restores the game: from a checkpoint of the same rules, else from its beginning, else from a checkpoint of other rules.
 *
 * @throws if none of them leads to the last position
 */
export function restoredGame(engine: PlayEngine, stored: RunningGame, logger: Logger): RestoredGame {
  const { setup, seed, journal, position } = stored;
  const opening = openingOf(setup, seed);
  const replay: RestoredGame['replay'] = (entries) => engine.replay(opening, entries);
  if (position?.hasCurrentRules) {
    try {
      const from = { text: position.text, isOrigin: false };
      return { play: withCheckedFingerprint(engine.replay(opening, journal, from), stored), replay };
    } catch (error) {
      logger.warn({ err: error, gameId: setup.id }, 'A checkpoint cannot be used');
    }
  }
  try {
    return { play: withCheckedFingerprint(replay(journal), stored), replay };
  } catch (error) {
    if (position === null || position.hasCurrentRules) throw error;
    const { text } = position;
    const replayFrom: RestoredGame['replay'] = (entries) =>
      engine.replay(opening, entries, { text, isOrigin: true });
    return { play: withCheckedFingerprint(replayFrom(journal), stored), replay: replayFrom };
  }
}

/** @throws unless the game has reached its last fingerprint */
function withCheckedFingerprint(play: Play, { fingerprint, journal }: RunningGame): Play {
  if (fingerprint === null || play.hasFingerprint(fingerprint)) return play;
  throw new Error(`After ${journal.length} decisions the game is not where it was`);
}

/** The game as delayed spectators last saw it. */
export function delayedPlay(
  { replay }: RestoredGame,
  { setup, journal, lastDecidedAt }: RunningGame,
): Play | null {
  const { spectatorDelay = 0 } = setup.options;
  if (spectatorDelay === 0 || lastDecidedAt === null) return null;
  const seenUntil = lastDecidedAt.getTime() - spectatorDelay * 60_000;
  return replay(journal.filter(({ decidedAt }) => decidedAt.getTime() <= seenUntil));
}
