/** Bonus icons resolve one after the other: printed amber first, then those added to this copy [7]. */
import type { Effect } from '../../language/effects.ts';
import type { Ref, Select } from '../../language/nouns.ts';
import type { Statement } from '../../language/statements.ts';
import type { Game } from '../../state/game.ts';
import { card } from '../../state/game.ts';
import { statements } from '../../queries/board.ts';
import { bindingsFor } from '../../queries/bindings.ts';
import { isCardMeant } from '../../queries/targets.ts';
import { pickTargets } from '../effects/choose-targets.ts';
import { playersMeant } from '../../queries/named-players.ts';
import { isPossible } from '../../queries/possible-effects.ts';
import { run } from '../effects/run.ts';
import { commit } from '../../events/commit.ts';
import { happen } from '../reactions/happen.ts';
import { react } from '../reactions/react.ts';
import { isReplaced } from '../reactions/replace.ts';
import { choose, control, say } from '../../prompts/ask.ts';
import type { Control, Step } from '../../prompts/question.ts';
import type { Bindings } from '../../state/state.ts';
import type { BonusIcon, CardId, PlayerId } from '../../vocabulary.ts';
import { mayNot } from '../../queries/permissions.ts';
import { iconsOf } from '../../queries/icons.ts';
import type { AbilityKey } from '../../state/ability-key.ts';
import { keyOf } from '../../state/ability-key.ts';

/**
 * Resolves the icons of a card for `who`.
 *
 * @param played the played card, if the icons are on its other half [5.7]
 */
export function* resolveBonusIcons(game: Game, id: CardId, who: PlayerId, played: CardId = id): Step {
  if (mayNot(game, who, 'resolve-icons')) return;
  const times = 1 + repetitions(game, played, who);
  for (const icon of iconsOf(game, id).flatMap((one) => Array.from({ length: times }, () => one))) {
    const bindings = bindingsFor({ self: played, bearer: played, you: who });
    const resolvedAs = yield* chooseMeaning(game, icon, bindings);
    if (typeof resolvedAs !== 'string') {
      yield* run(game, resolvedAs.effects, resolvedAs.bindings);
      continue;
    }
    const event = { type: 'iconResolved' as const, card: played, player: who, icon: resolvedAs };
    if (yield* isReplaced(game, event)) continue;
    commit(game, event);
    yield* resolveIcon(game, bindings, resolvedAs);
    yield* react(game, [event]);
  }
}

/** How many extra times each icon resolves. "The next card you play" is used up by this [7.5]. */
function repetitions(game: Game, id: CardId, who: PlayerId): number {
  let more = 0;
  for (const { node, bindings, lasting } of statements(game, 'icons-again')) {
    if (!playersMeant(game, node.who, bindings).includes(who) || !isCardMeant(game, id, node.what, bindings))
      continue;
    more += 1;
    const effect = game.state.lasting.find((one) => one.id === lasting);
    if (effect?.once) commit(game, { type: 'lastingEnded', id: effect.id });
  }
  return more;
}

type Meaning = BonusIcon | { effects: readonly Effect[]; bindings: Bindings };

/** What an icon resolves as: its own meaning first, then what texts allow. Each text applies once per icon [7.6]. */
function* chooseMeaning(game: Game, icon: BonusIcon, { you }: Bindings): Step<Meaning> {
  let current = icon;
  const used = new Set<string>();
  for (;;) {
    const others = statements(game, 'icon-as').filter(
      ({ node, key, bindings }) =>
        !used.has(keyOf(key)) &&
        node.as !== current &&
        (node.icon === undefined || node.icon === current) &&
        playersMeant(game, node.who, bindings).includes(you),
    );
    if (others.length === 0) return current;
    const picked = yield* choose(game.state.activePlayer, 'bonus-icon', {
      title: say('prompt.bonusIcon.text', { icon: current }),
      text: say('prompt.bonusIconAs.text', { icon: current }),
      controls: [
        control('bonus-icon', say('button.icon', { icon: current }), { value: current }),
        ...others.map(({ node, key, bindings }) => meaningControl(game, node, key, bindings.self)),
      ],
    });
    const chosen = others.find(({ key }) => picked.id === `icon-as:${keyOf(key)}`);
    if (chosen === undefined) return current;
    used.add(keyOf(chosen.key));
    const { as } = chosen.node;
    if (typeof as !== 'string') return { effects: as, bindings: chosen.bindings };
    current = as;
  }
}

function meaningControl(
  game: Game,
  { as }: Extract<Statement, { kind: 'icon-as' }>,
  key: AbilityKey,
  source: CardId,
): Control {
  const value = typeof as === 'string' ? as : meaningOf(as[0]?.kind);
  return control('bonus-icon', say('button.icon', { icon: value }), {
    id: `icon-as:${keyOf(key)}`,
    value,
    card: source,
    slug: card(game, source).slug,
  });
}

/** The name of the printed icon that has this effect. */
const meaningOf = (kind: Effect['kind'] | undefined): string =>
  kind === 'make-token' ? 'token-creature' : (kind ?? 'steal');

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
    applicable: (id) => isPossible(game, effect, { ...bindings, it: [id] }),
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

/** Icons that need a target, and their effect on it. */
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
