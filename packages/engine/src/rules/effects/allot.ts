/** Splitting a number of things among cards, one by one [10.7]. */
import type { Game } from '../../state/game.ts';
import { ask, question, say } from '../../prompts/ask.ts';
import type { Step } from '../../prompts/question.ts';
import type { CardId } from '../../vocabulary.ts';

const TITLES = { damage: 'prompt.allotDamage.text', amber: 'prompt.allotAmber.text' } as const;

/**
 * Each click assigns one portion [20.35]. An only card gets all of it unasked, for players who want that.
 *
 * @returns how much each card gets, those with nothing left out
 */
export function* allot(
  game: Game,
  what: 'damage' | 'amber',
  { total, among, source }: { total: number; among: readonly CardId[]; source: CardId },
): Step<ReadonlyMap<CardId, number>> {
  const player = game.state.activePlayer;
  const [only, ...others] = among;
  const goesWithoutAsking =
    only !== undefined && others.length === 0 && game.automation[player]?.takeOnlyTarget;
  const clicks = goesWithoutAsking ? Array<CardId>(total).fill(only) : [];
  while (clicks.length < total) {
    const answer = yield* ask(
      question({
        player,
        kind: 'allot',
        purpose: `allot-${what}`,
        title: say(TITLES[what], { number: total - clicks.length }),
        source,
        selectable: among,
        selected: clicks.slice(),
        max: total,
      }),
    );
    if (answer.kind === 'card') clicks.push(answer.card);
  }
  const sums = new Map<CardId, number>();
  for (const id of clicks) sums.set(id, (sums.get(id) ?? 0) + 1);
  return sums;
}
