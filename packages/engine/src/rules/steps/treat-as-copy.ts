/** "When you play this card, treat it as a copy of …" [6.2 step 2]. */
import type { Game } from '../../state/game.ts';
import { characteristics, printOf, printedCharacteristics, statements } from '../../queries/board.ts';
import { evaluate } from '../../queries/amounts.ts';
import { bindingsFor } from '../../queries/bindings.ts';
import { pickTargets } from '../effects/choose-targets.ts';
import { cardsMeant } from '../../queries/targets.ts';
import { commit } from '../../events/commit.ts';
import type { Select, Target } from '../../language/nouns.ts';
import { card } from '../../state/game.ts';
import { keywordOf } from '../../queries/card-queries.ts';
import { log, named } from '../../log/log.ts';
import type { Step } from '../../prompts/question.ts';
import type { Bindings, Copied } from '../../state/state.ts';
import type { CardId, Keyword, PlayerId } from '../../vocabulary.ts';

/** Returns what the card says it is a copy of, if it does. */
function originals(game: Game, id: CardId, who: PlayerId): { of: Select; bindings: Bindings } | null {
  for (const { node, ...ability } of characteristics(game, id).abilities) {
    if (node.kind === 'treat-as-copy')
      return { of: node.of, bindings: bindingsFor({ ...ability, you: who }) };
  }
  return null;
}

/**
 * Makes a card that is about to be played a copy of another one, until it has been played or while it is in play.
 *
 * @returns `false` if the play becomes illegal, for example as a copy of an alpha card that is not the first play;
 * the card then stays where it was
 */
export function* becomeCopy(game: Game, id: CardId, who: PlayerId): Step<boolean> {
  yield* treatAsCopy(game, id, who);
  yield* enterAsCopy(game, id, who);
  const isLegal =
    card(game, id).copy === null || !(keywordOf(game, id, 'alpha') > 0 && game.state.thisTurn.acted);
  if (!isLegal) endCopy(game, id);
  return isLegal;
}

/** The play was cancelled, so the card is itself again. */
export function endCopy(game: Game, id: CardId): void {
  if (card(game, id).copy !== null) commit(game, { type: 'cardCopied', card: id, copy: null });
}

function* treatAsCopy(game: Game, id: CardId, who: PlayerId): Step {
  const found = originals(game, id, who);
  if (found === null) return;
  const [of] = yield* pickTargets(game, found.of, found.bindings, { verb: 'trigger' });
  if (of === undefined) return;
  commit(game, { type: 'cardCopied', card: id, copy: printOf(game, of) });
  log(game, who, 'log.copyCard', { card: named(game, id), target: named(game, of) });
}

/** "… enters play as a copy of another creature": chosen before its position, which may depend on it [6.2 step 3]. */
export function* enterAsCopy(game: Game, id: CardId, who: PlayerId): Step {
  for (const { node, ...ability } of characteristics(game, id).abilities) {
    if (node.kind !== 'enters-as-copy') continue;
    const [of] = yield* pickTargets(game, node.of, bindingsFor({ ...ability, you: who }), { verb: 'choose' });
    if (of === undefined) return;
    const { slug } = characteristics(game, of);
    const house = node.house ?? card(game, of).house;
    const animated = animationOf(game, of);
    const copy: Copied = { slug, house, enhancements: [], ...(animated && { animated }) };
    commit(game, { type: 'cardCopied', card: id, copy });
    log(game, who, 'log.copyCard', { card: named(game, id), target: named(game, of) });
    return;
  }
}

/** The type that the latest effect gives a card [15.4, 15.7]. */
function animationOf(game: Game, id: CardId): Copied['animated'] {
  const latest = statements(game, 'becomes').findLast(({ node, bindings }) =>
    cardsMeant(game, node.what, bindings).includes(id),
  );
  if (latest === undefined) return card(game, id).copy?.animated;
  const { node, bindings } = latest;
  const printed = printedCharacteristics(game, id);
  return {
    type: node.type,
    power: node.power === undefined ? printed.power : evaluate(game, node.power, bindings),
    armor: node.armor === undefined ? printed.armor : evaluate(game, node.armor, bindings),
    keywords: keywordsGiven(game, id, bindings.self),
    ...(statements(game, 'blank').some((one) => isAbout(game, one, id, bindings.self)) && {
      blank: true as const,
    }),
  };
}

/** Keywords that another card's text gives it. */
function keywordsGiven(game: Game, id: CardId, source: CardId): Partial<Record<Keyword, number>> {
  const given: Partial<Record<Keyword, number>> = {};
  for (const { node, bindings } of statements(game, 'grant')) {
    if (!isAbout(game, { node: { what: node.to }, bindings }, id, source)) continue;
    for (const what of node.what) {
      if (what.kind === 'keyword') given[what.keyword] = evaluate(game, what.value ?? 1, bindings);
    }
  }
  return given;
}

function isAbout(
  game: Game,
  { node, bindings }: { node: { what: Target }; bindings: Bindings },
  id: CardId,
  source: CardId,
): boolean {
  return bindings.self === source && cardsMeant(game, node.what, bindings).includes(id);
}
