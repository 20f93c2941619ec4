/** Groups games into records of won and lost ones. */
export interface GameRecord {
  wins: number;
  losses: number;
  winRate: number;
}

interface Outcome {
  isWon: boolean;
}

/** One record per key, in the order of appearance. */
export function groups<Each extends Outcome, Key extends string | number>(
  outcomes: readonly Each[],
  keysOf: (outcome: Each) => readonly Key[],
): [Key, GameRecord][] {
  const grouped = new Map<Key, Each[]>();
  for (const outcome of outcomes) {
    for (const key of keysOf(outcome)) {
      const members = grouped.get(key);
      if (members === undefined) grouped.set(key, [outcome]);
      else members.push(outcome);
    }
  }
  return [...grouped].map(([key, members]) => [key, recordOf(members)]);
}

export function recordOf(outcomes: readonly Outcome[]): GameRecord {
  const wins = outcomes.filter(({ isWon }) => isWon).length;
  return { wins, losses: outcomes.length - wins, winRate: winRateOf(wins, outcomes.length) };
}

/** 0 to 100 with two decimals; 0 without games. */
export function winRateOf(wins: number, games: number): number {
  return games === 0 ? 0 : Math.round((10_000 * wins) / games) / 100;
}
