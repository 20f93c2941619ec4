import type { CardSlug } from '@amberhall/engine/vocabulary';
import type { TrialGame } from './trial-game.ts';

/** A share between 0 and 1 with its interval: the true share is in it in 95 of 100 trials. */
export interface Share {
  share: number;
  low: number;
  high: number;
}

/** The games that lasted until one own turn of the deck. */
export interface TurnReport {
  turn: number;
  games: number;
  /** The means at the end of that turn. */
  keys: number;
  amber: number;
}

export interface CardReport {
  card: CardSlug;
  /** The games in which it was played or used. */
  games: number;
  /** Per game. */
  plays: number;
  uses: number;
  /** The share of wins in these games less the share in the other games; `null` if either are too few. */
  gain: number | null;
}

export interface TrialReport {
  games: number;
  wins: number;
  losses: number;
  /** Games that were stopped before a player won. */
  unfinished: number;
  /** The wins among the games with a winner. */
  winShare: Share;
  /** The mean of the keys at the end of a game. */
  keys: number;
  /** The mean number of own turns. */
  turns: number;
  byTurn: TurnReport[];
  /** The cards that were played, those with the largest gain first. */
  cards: CardReport[];
}

/** Turns that fewer games last until say little. */
const LEAST_SHARE_OF_GAMES = 0.1;
const LEAST_GAMES_FOR_GAIN = 10;

/** Returns what games of one deck say about it. */
export function trialReport(games: readonly TrialGame[]): TrialReport {
  const wins = games.filter(({ result }) => result === 'won').length;
  const losses = games.filter(({ result }) => result === 'lost').length;
  return {
    games: games.length,
    wins,
    losses,
    unfinished: games.length - wins - losses,
    winShare: shareOf(wins, wins + losses),
    keys: mean(games.map(({ keys }) => keys)),
    turns: mean(games.map(({ turns }) => turns.length)),
    byTurn: turnsOf(games),
    cards: cardsOf(games),
  };
}

/** Standard deviations on each side that hold 95 % of a normal distribution. */
const Z = 1.96;

/** Returns the share with the interval of Wilson, which stays between 0 and 1 for few games as well. */
export function shareOf(wins: number, games: number): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = wins / games;
  const scale = 1 + Z ** 2 / games;
  const center = (share + Z ** 2 / (2 * games)) / scale;
  const reach = (Z / scale) * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  return { share, low: Math.max(0, center - reach), high: Math.min(1, center + reach) };
}

function turnsOf(games: readonly TrialGame[]): TurnReport[] {
  const reports: TurnReport[] = [];
  const longest = Math.max(0, ...games.map(({ turns }) => turns.length));
  for (let index = 0; index < longest; index++) {
    const ends = games.flatMap(({ turns }) => turns[index] ?? []);
    if (ends.length < games.length * LEAST_SHARE_OF_GAMES) break;
    reports.push({
      turn: index + 1,
      games: ends.length,
      keys: mean(ends.map(({ keys }) => keys)),
      amber: mean(ends.map(({ amber }) => amber)),
    });
  }
  return reports;
}

function cardsOf(games: readonly TrialGame[]): CardReport[] {
  const slugs = new Set(games.flatMap(({ cards }) => cards.map(({ card }) => card)));
  const reports = [...slugs].map((slug): CardReport => {
    const inGames = games.map(({ cards }) => cards.find(({ card }) => card === slug));
    const withCard = games.filter((_, index) => inGames[index] !== undefined);
    const without = games.filter((_, index) => inGames[index] === undefined);
    return {
      card: slug,
      games: withCard.length,
      plays: sum(inGames.map((each) => each?.plays ?? 0)) / games.length,
      uses: sum(inGames.map((each) => each?.uses ?? 0)) / games.length,
      gain: gainOf(withCard, without),
    };
  });
  return reports.toSorted((one, other) => (other.gain ?? -1) - (one.gain ?? -1) || other.games - one.games);
}

function gainOf(withCard: readonly TrialGame[], without: readonly TrialGame[]): number | null {
  if (Math.min(withCard.length, without.length) < LEAST_GAMES_FOR_GAIN) return null;
  return winShareIn(withCard) - winShareIn(without);
}

function winShareIn(games: readonly TrialGame[]): number {
  return games.filter(({ result }) => result === 'won').length / games.length;
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : sum(numbers) / numbers.length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
