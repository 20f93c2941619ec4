/** Which cards to choose: good things for one's own, bad things for the opponent's. */
import type { Decision } from '@amberhall/engine';
import type { CardView } from '@amberhall/engine/vocabulary';
import { best, click, pressKind } from './answer-controls.ts';
import { requestedEffects, askingCard } from './asking-card.ts';
import { worthOfFight } from './fights.ts';
import type { KnownState } from './known-state.ts';
import { cardAt, cardsAt, isMine } from './known-state.ts';
import { toughnessOf, worthOf } from './card-values.ts';
import { gainOf } from './effect-gain.ts';
import { worthOfStatements } from './effects.ts';
import { hindersItsHost } from './upgrades.ts';

/** Answers a question for cards: the best ones, as many as there must be and as are worth it. */
export function chooseCards(
  known: KnownState,
  score: (card: CardView) => number = scoreFor(known),
): Decision | undefined {
  const { prompt } = known;
  const { min = 1, max = 1, selected } = prompt;
  const open = cardsAt(known, prompt.selectable).filter(({ id }) => !selected.includes(id));
  const found = selected.length < max ? best(open, score) : undefined;
  const done = pressKind(prompt, 'done');
  if (found === undefined) return done;
  const needed = selected.length < min;
  return needed || found.score > 0 ? click(found.one.id) : (done ?? click(found.one.id));
}

/** How much the player wants a card to be chosen. */
function scoreFor(known: KnownState): (card: CardView) => number {
  const source = askingCard(known);
  if (source === undefined) return worthOf;
  const effects = requestedEffects(known, source);
  if (effects.length === 0) return (card) => (isMine(known, card) ? 0.1 : 0.2) * worthOf(card);
  return (card) => {
    const gain = effects.reduce((sum, effect) => sum + gainOf(known, effect, card, source), 0);
    return isMine(known, card) ? gain : -gain;
  };
}

export function chooseDefender(known: KnownState): Decision | undefined {
  const id = known.prompt.source?.id ?? known.prompt.subjects?.[0];
  const attacker = id === undefined ? undefined : cardAt(known, id);
  return chooseCards(known, (card) => (attacker ? worthOfFight(attacker, card) : -toughnessOf(card)));
}

/** An upgrade goes on one's own best creature, or on the opponent's if it hinders. */
export function chooseHost(known: KnownState): Decision | undefined {
  const upgrade = askingCard(known);
  const sign = upgrade !== undefined && hindersItsHost(upgrade) ? -1 : 1;
  const extra = upgrade === undefined ? 0 : worthOfStatements(upgrade);
  return chooseCards(known, (card) => sign * (isMine(known, card) ? 1 : -1) * (extra + worthOf(card)));
}

/** Damage point by point: first what kills, never on one's own creatures while there are others. */
export function allotDamage(known: KnownState): Decision | undefined {
  const { selected, max = 1 } = known.prompt;
  const left = max - selected.length;
  const found = best(cardsAt(known, known.prompt.selectable), (card) => {
    if (isMine(known, card)) return -10 - worthOf(card);
    const missing = toughnessOf(card) - selected.filter((id) => id === card.id).length;
    if (missing <= 0 || card.warded) return -5;
    return missing <= left ? worthOf(card) + 1 / missing : -missing / 10;
  });
  return found && click(found.one.id);
}
