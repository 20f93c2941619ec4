/** Bonus icons: one after the other, printed amber first, then those added to this copy [7]. */
import type { Effect } from '../language/tree.ts';
import type { Game } from '../game.ts';
import { card } from '../game.ts';
import { bindingsFor } from '../effects/bindings.ts';
import { pickTargets } from '../effects/pick.ts';
import { run } from '../effects/run.ts';
import { commit } from '../events/commit.ts';
import { happen } from '../events/happen.ts';
import { isReplaced } from '../events/replace.ts';
import { prepare } from '../library.ts';
import type { Step } from '../prompts/question.ts';
import type { BonusIcon, CardId, PlayerId } from '../vocabulary.ts';
import { BONUS_ICONS } from '../vocabulary.ts';
import { dealDamage } from './damage.ts';

/** Resolves the icons of a card that `who` has just played. */
export function* resolveBonusIcons(game: Game, id: CardId, who: PlayerId): Step {
  const { slug, enhancements } = card(game, id);
  const printed = Array.from({ length: prepare(game.library, slug).facts.amber }, () => 'amber' as const);
  const added = enhancements.filter((icon): icon is BonusIcon =>
    (BONUS_ICONS as readonly string[]).includes(icon),
  );
  for (const icon of [...printed, ...added]) {
    const event = { type: 'iconResolved' as const, card: id, player: who, icon };
    if (yield* isReplaced(game, event)) continue;
    commit(game, event);
    yield* resolveIcon(game, id, who, icon);
  }
}

/** The source of an icon's effect is the icon, not the card [7.3]. */
function* resolveIcon(game: Game, id: CardId, who: PlayerId, icon: BonusIcon): Step {
  const bindings = bindingsFor({ self: id, bearer: id, you: who });
  switch (icon) {
    case 'amber':
      yield* happen(game, { type: 'amberGained', player: who, amount: 1, from: 'icon' });
      return;
    case 'damage': {
      const [target] = yield* pickTargets(game, ANY_CREATURE, bindings, {
        verb: 'deal',
        purpose: 'bonus-icon-target',
      });
      if (target !== undefined)
        yield* dealDamage(game, [{ card: target, amount: 1, kind: 'icon', source: null }]);
      return;
    }
    default:
      yield* run(game, [ICON_EFFECTS[icon]], bindings);
  }
}

const ANY_CREATURE = {
  kind: 'select',
  type: 'creature',
  quantifier: { kind: 'choose', min: 1, max: 1 },
  where: [],
} as const;

const ICON_EFFECTS: Record<'capture' | 'draw' | 'discard' | 'power', Effect> = {
  capture: {
    kind: 'capture',
    by: { ...ANY_CREATURE, where: [{ kind: 'side', side: 'friendly' }] },
    amount: 1,
  },
  draw: { kind: 'draw', who: 'you', amount: 1 },
  discard: {
    kind: 'discard',
    target: { ...ANY_CREATURE, type: 'card', zone: { kind: 'zone', of: 'you', name: 'hand' } },
  },
  power: { kind: 'counters', counter: 'power', amount: 1, on: ANY_CREATURE },
};
