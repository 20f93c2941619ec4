/** Sentences that deal, spread, heal and move damage. */
import type { Effect } from '../../language/effects.ts';
import type { Game } from '../../state/game.ts';
import { card } from '../../state/game.ts';
import { isCreatureInPlay, neighborsOf } from '../../queries/card-queries.ts';
import type { GameEvent } from '../../state/events.ts';
import { happen } from '../reactions/happen.ts';
import type { Step } from '../../prompts/question.ts';
import type { Bindings } from '../../state/state.ts';
import type { CardId } from '../../vocabulary.ts';
import type { DamagePacket } from '../steps/damage.ts';
import { dealDamage } from '../steps/damage.ts';
import { allot } from './allot.ts';
import { amountTaken } from './ask-for-number.ts';
import { damageTo, evaluate } from '../../queries/amounts.ts';
import { isPossible } from '../../queries/possible-effects.ts';
import { damageFollows } from '../../queries/damage-to-come.ts';
import { pickTargets } from './choose-targets.ts';
import type { Outcome, Script } from './script.ts';
import { candidates, cardsMeant } from '../../queries/targets.ts';

export type EffectOf<K extends Effect['kind']> = Extract<Effect, { kind: K }>;

export function* deal(game: Game, effect: EffectOf<'deal'>, script: Script): Step<Outcome> {
  return yield* dealAtOnce(game, [effect], script);
}

/** Chooses all targets of the sentence first, then deals all damage. */
export function* dealAtOnce(game: Game, effects: readonly EffectOf<'deal'>[], script: Script): Step<Outcome> {
  const cards: CardId[] = [];
  const packets: DamagePacket[] = [];
  for (const effect of effects) {
    const aimed = yield* aim(game, effect, script);
    cards.push(...aimed.cards);
    packets.push(...aimed.packets);
  }
  return yield* dealInBatch(game, cards, packets, script);
}

/** All damage of one ability is dealt where its last part stands, whatever happens in between [0.12, 9.4]. */
function* dealInBatch(
  game: Game,
  cards: readonly CardId[],
  packets: readonly DamagePacket[],
  script: Script,
): Step<Outcome> {
  script.held = [...script.held, ...packets];
  if (damageFollows(script.rest)) return { done: cards.length > 0, cards };
  return { ...(yield* dealHeld(game, script)), cards };
}

/** Deals the damage that earlier sentences have held back. */
export function* dealHeld(game: Game, script: Script): Step<Outcome> {
  const packets = sums(script.held);
  script.held = [];
  const { damaged, destroyed, amount } = yield* dealDamage(game, packets);
  return { done: damaged.length > 0, amount, thisWay: { damaged, destroyed } };
}

/** Each creature receives its total from one source as one event [10.7]. */
function sums(packets: readonly DamagePacket[]): DamagePacket[] {
  const totals: DamagePacket[] = [];
  for (const packet of packets) {
    const known = totals.find(
      (total) =>
        total.card === packet.card &&
        total.source === packet.source &&
        total.ignoreArmor === packet.ignoreArmor,
    );
    if (known === undefined) totals.push({ ...packet });
    else known.amount += packet.amount;
  }
  return totals;
}

function* aim(
  game: Game,
  effect: EffectOf<'deal'>,
  script: Script,
): Step<{ cards: readonly CardId[]; packets: DamagePacket[] }> {
  const { bindings } = script;
  const deals = cardsMeant(game, effect.target, bindings).some(
    (id) => damageTo(game, effect, id, bindings) > 0,
  );
  // Nobody is asked for a target if there is no damage to deal [20.5].
  if (!deals) return { cards: [], packets: [] };
  const cards = yield* pickTargets(game, effect.target, bindings, {
    verb: 'deal',
    applicable: (id) => isCreatureInPlay(game, id),
  });
  const packets = cards.map((id) =>
    packet(script, id, damageTo(game, effect, id, bindings), effect.ignoreArmor),
  );
  if (effect.splash !== undefined) {
    const splash = evaluate(game, effect.splash, bindings);
    const around = cards.flatMap((id) => neighborsOf(game, id));
    packets.push(...around.map((id) => packet(script, id, splash, effect.ignoreArmor)));
  }
  return { cards, packets };
}

function packet({ bindings, damage }: Script, id: CardId, amount: number, ignoreArmor?: true): DamagePacket {
  // The source of the damage is the icon, not its card [7.3].
  const source = damage === 'icon' ? null : bindings.bearer;
  return { card: id, amount, kind: damage, source, ...(ignoreArmor && { ignoreArmor }) };
}

/** "Each creature deals damage equal to its power to its right neighbor": all damage is simultaneous. */
export function* eachDeals(
  game: Game,
  { by, amount, target }: EffectOf<'each-deals'>,
  script: Script,
): Step<Outcome> {
  const { bindings } = script;
  const dealers = candidates(game, by, bindings).filter((id) => isCreatureInPlay(game, id));
  const packets: DamagePacket[] = [];
  for (const source of dealers) {
    const ofSource = { ...bindings, it: [source] };
    const hit = yield* pickTargets(game, target, ofSource, {
      verb: 'deal',
      applicable: (id) => isCreatureInPlay(game, id),
    });
    const dealt = evaluate(game, amount, ofSource);
    packets.push(...hit.map((id): DamagePacket => ({ card: id, amount: dealt, kind: 'effect', source })));
  }
  return yield* dealInBatch(game, dealers, packets, script);
}

/** Each creature then receives its total at once [10.7]. */
export function* allotDamage(game: Game, effect: EffectOf<'allot-damage'>, script: Script): Step<Outcome> {
  const { bindings } = script;
  const total = evaluate(game, effect.amount, bindings);
  const cards = candidates(game, effect.among, bindings).filter((id) => isCreatureInPlay(game, id));
  if (total <= 0 || cards.length === 0) return { done: false, cards: [] };

  const { portion = 1, splash = 0 } = effect;
  const { self } = bindings;
  const portions = yield* allot(game, 'damage', { total: () => total, among: cards, source: self, portion });
  const chosen = [...portions.keys()];
  const packets = chosen.flatMap((id) => {
    const clicks = portions.get(id) ?? 0;
    const around = splash > 0 ? neighborsOf(game, id) : [];
    return [
      packet(script, id, clicks * portion),
      ...around.map((near) => packet(script, near, clicks * splash)),
    ];
  });
  return yield* dealInBatch(game, chosen, packets, script);
}

/** "Up to": the player chooses how much, at most the damage on the creature [9.5]. */
export function* healCards(game: Game, effect: EffectOf<'heal'>, bindings: Bindings): Step<Outcome> {
  // Nobody is asked for a target if there is no damage to heal [9.3.2].
  if (!isPossible(game, effect, bindings)) return { done: false, cards: [], amount: 0 };
  const cards = yield* pickTargets(game, effect.target, bindings, {
    verb: 'heal',
    applicable: (id) => isCreatureInPlay(game, id),
  });
  const limit = evaluate(game, effect.amount, bindings);
  const events: Extract<GameEvent, { type: 'damageHealed' }>[] = [];
  for (const id of cards) {
    const most = Math.min(limit, card(game, id).damage);
    const amount = yield* amountTaken(game, effect, bindings.self, most);
    if (amount > 0) events.push({ type: 'damageHealed', card: id, amount });
  }
  yield* happen(game, ...events);
  const amount = events.reduce((sum, event) => sum + event.amount, 0);
  return { done: amount > 0, cards, amount, thisWay: { healed: events.map((event) => event.card) } };
}

/** This is neither dealing nor healing damage, so wards and armor do not apply [13.5]. */
export function* moveDamage(game: Game, effect: EffectOf<'move-damage'>, bindings: Bindings): Step<Outcome> {
  const applicable = (id: CardId) => isCreatureInPlay(game, id);
  const [from] = yield* pickTargets(game, effect.from, bindings, { verb: 'move-damage', applicable });
  const [to] = yield* pickTargets(game, effect.to, bindings, { verb: 'move-damage', applicable });
  if (from === undefined || to === undefined) return { done: false };
  const amount = Math.min(evaluate(game, effect.amount, bindings), card(game, from).damage);
  if (amount <= 0) return { done: false, cards: [from, to] };
  yield* happen(
    game,
    { type: 'damageHealed', card: from, amount, moved: true },
    { type: 'damageDealt', card: to, amount, source: null, kind: 'effect', moved: true },
  );
  return { done: true, cards: [from, to], amount };
}

/** Redistributes damage. This is neither dealing nor healing it, so wards and armor do not apply [13.5]. */
export function* redistributeDamage(
  game: Game,
  { among }: EffectOf<'redistribute-damage'>,
  bindings: Bindings,
): Step<Outcome> {
  const cards = candidates(game, among, bindings).filter((id) => isCreatureInPlay(game, id));
  const total = (among: readonly CardId[]) => among.reduce((sum, id) => sum + card(game, id).damage, 0);
  if (total(cards) <= 0) return { done: false, cards };
  const portions = yield* allot(game, 'damage', { total, among: cards, source: bindings.self });
  const events = cards.flatMap((id): GameEvent[] => {
    const change = (portions.get(id) ?? 0) - card(game, id).damage;
    if (change < 0) return [{ type: 'damageHealed', card: id, amount: -change, moved: true }];
    if (change === 0) return [];
    return [{ type: 'damageDealt', card: id, amount: change, source: null, kind: 'effect', moved: true }];
  });
  yield* happen(game, ...events);
  return { done: true, cards };
}
