/** Bonus icons: one after the other, printed amber first, then those added to this copy [7]. */
import type { Effect, Ref, Select } from '../language/tree.ts';
import type { Game } from '../game.ts';
import { printOf } from '../characteristics/board.ts';
import { bindingsFor } from '../effects/bindings.ts';
import { pickTargets } from '../effects/pick.ts';
import { couldDo } from '../effects/possible.ts';
import { run } from '../effects/run.ts';
import { commit } from '../events/commit.ts';
import { happen } from '../events/happen.ts';
import { isReplaced } from '../events/replace.ts';
import { prepare } from '../library.ts';
import type { Step } from '../prompts/question.ts';
import type { Bindings } from '../state/state.ts';
import type { BonusIcon, CardId, PlayerId } from '../vocabulary.ts';
import { BONUS_ICONS } from '../vocabulary.ts';

/** The icons on a card that can be resolved, printed amber first [7.1]. */
export function iconsOf(game: Game, id: CardId): BonusIcon[] {
  const { slug, enhancements } = printOf(game, id);
  const printed = Array.from({ length: prepare(game.library, slug).facts.amber }, () => 'amber' as const);
  const added = enhancements.filter((icon): icon is BonusIcon =>
    (BONUS_ICONS as readonly string[]).includes(icon),
  );
  return [...printed, ...added];
}

/**
 * Resolves the icons of a card for `who`.
 *
 * @param card what was played, if the icons stand on its other half [5.7]
 */
export function* resolveBonusIcons(game: Game, id: CardId, who: PlayerId, card: CardId = id): Step {
  for (const icon of iconsOf(game, id)) {
    const event = { type: 'iconResolved' as const, card, player: who, icon };
    if (yield* isReplaced(game, event)) continue;
    commit(game, event);
    yield* resolveIcon(game, bindingsFor({ self: card, bearer: card, you: who }), icon);
  }
}

/** The source of an icon's effect is the icon, not the card [7.3]. */
function* resolveIcon(game: Game, bindings: Bindings, icon: BonusIcon): Step {
  if (icon === 'amber') {
    yield* happen(game, { type: 'amberGained', player: bindings.you, amount: 1, from: 'icon' });
    return;
  }
  if (icon === 'draw') {
    yield* run(game, [{ kind: 'draw', who: 'you', amount: 1 }], bindings);
    return;
  }
  const { among, effect } = AIMED[icon];
  const targets = yield* pickTargets(game, among, bindings, {
    verb: effect.kind,
    purpose: 'bonus-icon-target',
    icon,
    applicable: (id) => couldDo(game, effect, { ...bindings, it: [id] }),
  });
  yield* run(game, [effect], { ...bindings, it: targets }, { damage: 'icon' });
}

const IT: Ref = { kind: 'ref', name: 'it' };
const CREATURE: Select = {
  kind: 'select',
  type: 'creature',
  quantifier: { kind: 'choose', min: 1, max: 1 },
  where: [],
};

/** Icons that ask for a card, and what they do to it. */
const AIMED: Record<'capture' | 'damage' | 'discard' | 'power', { among: Select; effect: Effect }> = {
  capture: {
    among: { ...CREATURE, where: [{ kind: 'side', side: 'friendly' }] },
    effect: { kind: 'capture', by: IT, amount: 1 },
  },
  damage: { among: CREATURE, effect: { kind: 'deal', amount: 1, target: IT } },
  discard: {
    among: { ...CREATURE, type: 'card', zone: { kind: 'zone', of: 'you', name: 'hand' } },
    effect: { kind: 'discard', target: IT },
  },
  power: { among: CREATURE, effect: { kind: 'counters', counter: 'power', amount: 1, on: IT } },
};
