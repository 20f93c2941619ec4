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
 * @param total the number of portions for these cards, of which a correction by hand can take some away
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
  }: {
    total: (among: readonly CardId[]) => number;
    among: readonly CardId[];
    source: CardId;
    portion?: number;
  },
): Step<ReadonlyMap<CardId, number>> {
  const player = game.state.activePlayer;
  const isThere = unmoved(game, among);
  let clicks: CardId[] = [];
  for (;;) {
    const cards = among.filter(isThere);
    const number = total(cards);
    clicks = clicks.filter(isThere).slice(0, number);
    const [only, ...others] = cards;
    if (only === undefined || clicks.length === number) break;
    if (others.length === 0 && game.automation[player]?.takeOnlyTarget) {
      clicks = Array<CardId>(number).fill(only);
      break;
    }
    const answer = yield* ask(
      question({
        player,
        kind: 'allot',
        purpose: `allot-${what}`,
        title: titleOf(what, number - clicks.length, portion),
        source,
        selectable: cards,
        selected: clicks.slice(),
        max: number,
        ...(portion > 1 && { portion }),
      }),
    );
    if (answer.kind === 'card') clicks.push(answer.card);
  }
  const sums = new Map<CardId, number>();
  for (const id of clicks) sums.set(id, (sums.get(id) ?? 0) + 1);
  return sums;
}
