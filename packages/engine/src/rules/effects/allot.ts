/** Splitting a number of things among cards, one by one [10.7]. */
import type { Game } from '../../state/game.ts';
import { ask, question, say, unmoved } from '../../prompts/ask.ts';
import type { Message, Step } from '../../prompts/question.ts';
import type { CardId } from '../../vocabulary.ts';

const TITLES = { damage: 'prompt.allotDamage.text', amber: 'prompt.allotAmber.text' } as const;

const titleOf = (what: 'damage' | 'amber', left: number, portion: number): Message =>
  portion > 1 ? say('prompt.allotPortions.text', { portion, left }) : say(TITLES[what], { number: left });

/**
 * Asks for the card of each portion [20.35]. An only card gets all of it unasked, for players who want that.
 *
 * @returns the number of portions of each card, without cards that get none
 */
export function* allot(
  game: Game,
  what: 'damage' | 'amber',
  {
    total,
    among,
    source,
    portion = 1,
  }: { total: number; among: readonly CardId[]; source: CardId; portion?: number },
): Step<ReadonlyMap<CardId, number>> {
  const player = game.state.activePlayer;
  const [only, ...others] = among;
  const goesWithoutAsking =
    only !== undefined && others.length === 0 && game.automation[player]?.takeOnlyTarget;
  const isThere = unmoved(game, among);
  let clicks = goesWithoutAsking ? Array<CardId>(total).fill(only) : [];
  while (clicks.length < total) {
    const answer = yield* ask(
      question({
        player,
        kind: 'allot',
        purpose: `allot-${what}`,
        title: titleOf(what, total - clicks.length, portion),
        source,
        selectable: among.filter(isThere),
        selected: clicks.slice(),
        max: total,
        ...(portion > 1 && { portion }),
      }),
    );
    if (answer.kind === 'card') clicks.push(answer.card);
    clicks = clicks.filter(isThere);
  }
  const sums = new Map<CardId, number>();
  for (const id of clicks) sums.set(id, (sums.get(id) ?? 0) + 1);
  return sums;
}
