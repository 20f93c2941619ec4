/** Estimates what card texts are worth to the bot, in amber, from the visible state. */
import { interpret } from '@amberhall/engine/language';
import type { Effect, Header, NodeTable } from '@amberhall/engine/language';
import type { CardView } from '@amberhall/engine/vocabulary';
import { chanceOf, numberOf } from './amounts.ts';
import { CARD_EFFECTS } from './card-effects.ts';
import { gainOf } from './effect-gain.ts';
import { worthOfText } from './forge-bans.ts';
import type { KnownState } from './known-state.ts';
import { entryOf, isMine } from './known-state.ts';
import { targetsOf } from './phrase-targets.ts';
import { worthForBoth } from './other-effects.ts';
import { PLAYER_EFFECTS, worthForPlayers } from './player-effects.ts';
import { standingTexts } from './standing-texts.ts';

/** Returns the worth of a card's abilities with one heading, if they resolve now. */
export function worthOfHeading(known: KnownState, card: CardView, header: Header): number {
  let sum = 0;
  for (const ability of entryOf(card)?.abilities ?? []) {
    if (ability.kind === 'on' && ability.headers.includes(header)) sum += worthOfAll(known, ability.do, card);
  }
  return sum;
}

/** Returns the worth of a card's triggered abilities and statements while it is in play; negative if they harm. */
export function worthOfStatements(known: KnownState, card: CardView): number {
  const abilities = entryOf(card)?.abilities ?? [];
  const triggered = abilities.filter(({ kind }) => kind === 'after' || kind === 'turn' || kind === 'step');
  return standingTexts(card).reduce(
    (sum, text) => sum + worthOfText(known, text, card),
    0.5 * triggered.length,
  );
}

export function worthOfAll(known: KnownState, effects: readonly Effect[], source: CardView): number {
  return effects.reduce((sum, effect) => sum + worthOfEffect(known, effect, source), 0);
}

/** Returns the worth of an effect, if it resolves now. */
export function worthOfEffect(known: KnownState, effect: Effect, source: CardView): number {
  return interpret(EFFECTS, effect, known, source);
}

const EFFECTS: NodeTable<Effect, [known: KnownState, source: CardView], number> = {
  ...PLAYER_EFFECTS,
  ...CARD_EFFECTS,
  when: ({ if: condition, then, else: otherwise = [] }, known, source) => {
    const chance = chanceOf(known, condition, source);
    return chance * worthOfAll(known, then, source) + (1 - chance) * worthOfAll(known, otherwise, source);
  },
  may: (effect, known, source) => Math.max(0, worthOfAll(known, effect.do, source)),
  choose: (effect, known, source) => worthOfChoice(known, effect, source),
  'one-of': ({ options }, known, source) =>
    Math.max(...options.map((option) => worthOfAll(known, option, source))),
  'if-done': ({ first, then = [] }, known, source) =>
    worthOfEffect(known, first, source) + 0.7 * worthOfAll(known, then, source),
  'instead-if': ({ base }, known, source) => worthOfEffect(known, base, source),
  'for-each': (effect, known, source) =>
    targetsOf(known, effect.of, source).length * worthOfAll(known, effect.do, source),
  times: (effect, known, source) =>
    Math.min(6, numberOf(known, effect.n, source)) * worthOfAll(known, effect.do, source),
  together: (effect, known, source) => worthOfAll(known, effect.do, source),
  repeat: (effect, known, source) => worthOfAll(known, effect.do, source),
  // The bot chooses the player for whom the effect is better.
  'choose-player': (effect, known, source) => Math.max(0.3, worthOfAll(known, effect.do ?? [], source)),
  'for-each-player': (effect, known, source) => worthForBoth(known, worthOfAll(known, effect.do, source)),
  'for-each-house': (effect, known, source) => 2 * worthOfAll(known, effect.do, source),
};

/** Returns the worth of the best choice. */
function worthOfChoice(
  known: KnownState,
  effect: Extract<Effect, { kind: 'choose' }>,
  source: CardView,
): number {
  const chosen = targetsOf(known, effect.target, source).map((card) => {
    const sign = isMine(known, card) ? 1 : -1;
    return effect.then.reduce((sum, then) => sum + sign * gainOf(known, then, card, source), 0);
  });
  const others = effect.then.reduce((sum, then) => sum + worthForPlayers(known, then, source), 0);
  return chosen.length === 0 ? 0 : Math.max(...chosen) + others;
}
