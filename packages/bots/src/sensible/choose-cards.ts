/** Answers to prompts for cards: good effects go to the bot's own cards, bad ones to the opponent's. */
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

/** Chooses the best cards: as many as are required, and further ones while they are worth choosing. */
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

/** Returns a function that scores cards by how good their choice is for the bot. */
function scoreFor(known: KnownState): (card: CardView) => number {
  const source = askingCard(known);
  if (source === undefined) return (card) => worthOf(known, card);
  const effects = requestedEffects(known, source);
  if (effects.length === 0) return (card) => (isMine(known, card) ? 0.1 : 0.2) * worthOf(known, card);
  return (card) => {
    const gain = effects.reduce((sum, effect) => sum + gainOf(known, effect, card, source), 0);
    return isMine(known, card) ? gain : -gain;
  };
}

export function chooseDefender(known: KnownState): Decision | undefined {
  const id = known.prompt.source?.id ?? known.prompt.subjects?.[0];
  const attacker = id === undefined ? undefined : cardAt(known, id);
  return chooseCards(known, (card) => (attacker ? worthOfFight(known, attacker, card) : -toughnessOf(card)));
}

/** Attaches an upgrade to the bot's best creature, or to the opponent's best one if the upgrade hinders. */
export function chooseHost(known: KnownState): Decision | undefined {
  const upgrade = askingCard(known);
  const sign = upgrade !== undefined && hindersItsHost(upgrade) ? -1 : 1;
  const extra = upgrade === undefined ? 0 : worthOfStatements(known, upgrade);
  return chooseCards(known, (card) => sign * (isMine(known, card) ? 1 : -1) * (extra + worthOf(known, card)));
}

/** Assigns one portion of damage, first where it helps to destroy an enemy. Spares the bot's own creatures if it can. */
export function allotDamage(known: KnownState): Decision | undefined {
  const { selected, max = 1, portion = 1 } = known.prompt;
  const left = (max - selected.length) * portion;
  const found = best(cardsAt(known, known.prompt.selectable), (card) => {
    if (isMine(known, card)) return -10 - worthOf(known, card);
    const missing = toughnessOf(card) - selected.filter((id) => id === card.id).length * portion;
    if (missing <= 0 || card.warded) return -5;
    return missing <= left ? worthOf(known, card) + 1 / missing : -missing / 10;
  });
  return found && click(found.one.id);
}
