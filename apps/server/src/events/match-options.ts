/** The options of the next game of a match. */
import { GAME_NAME_LENGTH } from '@amberhall/protocol';
import type { GameOptions } from '../rooms/journal/node-types.ts';
import type { PlayedGame } from './event-games.ts';
import type { EventState, StoredMatch } from './event-state.ts';

interface MatchSides {
  /** The names of the two players. */
  players: readonly [string, string];
  /** The account of the first one. */
  firstUserId: number | null;
  /** Which of them have registered decks. */
  haveDecks: readonly [boolean, boolean];
}

/** @param played the games of the match, oldest first */
export function gameOptionsOf(
  { settings }: EventState,
  match: StoredMatch,
  sides: MatchSides,
  played: readonly PlayedGame[],
): GameOptions {
  const { name, gameFormat, expansions, hidesDeckLists, isTriad } = settings;
  const haveDecks = !sides.haveDecks.includes(false);
  const isAdaptiveMatch = gameFormat === 'adaptive-bo1' && match.bestOf === 3 && haveDecks;
  return {
    name: `${sides.players.join(' – ')} · ${name}`.slice(0, GAME_NAME_LENGTH).trim(),
    gameFormat,
    gameType: 'competitive',
    allowSpectators: true,
    showHand: false,
    muteSpectators: false,
    useGameTimeLimit: false,
    gamePrivate: false,
    hideDeckLists: hidesDeckLists,
    ...(gameFormat === 'sealed' && {
      expansions: Object.fromEntries(expansions.map((code) => [code, true])),
    }),
    ...(isAdaptiveMatch && adaptiveOptions(sides, played)),
    ...rematchOf(isAdaptiveMatch || isTriad, sides),
  };
}

/** The next game of an adaptive or triad match has other decks: it opens by itself. Registered decks cannot be changed. */
function rematchOf(hasOtherDecksNext: boolean, { haveDecks }: MatchSides): Pick<GameOptions, 'rematch'> {
  if (hasOtherDecksNext) return { rematch: 'none' };
  return haveDecks.includes(true) ? { rematch: 'same' } : {};
}

/**
 * The first game is played with own decks, and the second one with the decks exchanged. If each player has won one of them, then
 * one deck has won both: the deck of whoever won the first game. Both bid chains for it.
 */
function adaptiveOptions(
  { players, firstUserId }: MatchSides,
  played: readonly PlayedGame[],
): Pick<GameOptions, 'gameFormat' | 'adaptiveMatch'> {
  const [first, second] = played.filter(({ winnerId }) => winnerId !== null);
  if (first === undefined) return { gameFormat: 'normal', adaptiveMatch: { contestedDeckOf: null } };
  if (second === undefined) return { gameFormat: 'reversal', adaptiveMatch: { contestedDeckOf: null } };
  const contestedDeckOf = first.winnerId === firstUserId ? players[0] : players[1];
  return { gameFormat: 'adaptive-bo1', adaptiveMatch: { contestedDeckOf } };
}
