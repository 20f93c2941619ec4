/** Dealing damage [11.1]. */
import type { Game } from '../../state/game.ts';
import { card, cardArg, faceOf } from '../../state/game.ts';
import { statements } from '../../queries/board.ts';
import { armorLeft, isCreatureInPlay, isForbidden, keywordOf, powerOf } from '../../queries/card-queries.ts';
import { evaluate } from '../../queries/amounts.ts';
import { cardsMeant, isCardMeant } from '../../queries/targets.ts';
import { commit } from '../../events/commit.ts';
import type { DamageKind, GameEvent } from '../../state/events.ts';
import { react } from '../reactions/react.ts';
import { isReplaced } from '../reactions/replace.ts';
import { settle } from '../reactions/settle.ts';
import { choose, control, pickCards, say, unmoved } from '../../prompts/ask.ts';
import type { Step } from '../../prompts/question.ts';
import type { CardId } from '../../vocabulary.ts';
import { destroy } from './destroy.ts';
import type { Doomed } from './destroy.ts';
import { breakWard } from './leave-play.ts';
import { ignoredBy } from '../../queries/use-legality.ts';

/** Damage on its way to one creature. */
export interface DamagePacket {
  card: CardId;
  amount: number;
  kind: DamageKind;
  /** What deals it; `null` for rules and icons. */
  source: CardId | null;
  /** For power damage: the creature that deals it in a fight. */
  fighting?: CardId;
  ignoreArmor?: true;
  /** An attacker that ignores it deals the damage [12.6]. */
  ignoreInvulnerable?: true;
}

export interface DamageResult {
  /** Creatures that were dealt at least 1 damage. */
  damaged: CardId[];
  destroyed: CardId[];
  amount: number;
}

/** Deals damage to creatures at the same time, destroys those with lethal damage, and resolves reactions. */
export function* dealDamage(game: Game, proposed: readonly DamagePacket[]): Step<DamageResult> {
  const packets = yield* notReplaced(game, proposed);
  const prevented: Prevented[] = [];
  const left = prevent(game, increase(game, packets, 'additional'), prevented);
  const redirected = yield* redirect(game, increase(game, left, 'double'));
  // A correction by hand may have taken a creature away meanwhile.
  const applied = redirected.filter(({ packet }) => isCreatureInPlay(game, packet.card));
  const powers = powersOf(game, applied);
  const events: Extract<GameEvent, { type: 'damageDealt' }>[] = [];
  for (const { packet } of applied) {
    const { card: id, amount, kind, source, fighting } = packet;
    const event = {
      type: 'damageDealt' as const,
      card: id,
      amount,
      kind,
      source,
      ...(fighting !== undefined && { fighting }),
    };
    commit(game, event);
    events.push(event);
  }
  const destroyed = yield* destroy(game, lethal(game, applied, powers));
  if (events.length > 0) yield* settle(game);
  if (events.length + prevented.length > 0) yield* react(game, [...prevented, ...events]);
  return {
    damaged: events.map(({ card: id }) => id),
    destroyed,
    amount: events.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** "When it would deal damage, … instead": applies once per packet, before anything prevents it [11.1 step 1]. */
function* notReplaced(game: Game, packets: readonly DamagePacket[]): Step<DamagePacket[]> {
  if (statements(game, 'replace').every(({ node }) => node.event.kind !== 'deals-damage'))
    return packets.slice();
  const left: DamagePacket[] = [];
  for (const packet of packets) {
    const { card: id, amount, kind, source } = packet;
    const event = { type: 'damageDealt' as const, card: id, amount, kind, source };
    if (source === null || amount <= 0 || !(yield* isReplaced(game, event))) left.push(packet);
  }
  return left;
}

type Prevented = Extract<GameEvent, { type: 'damagePrevented' }>;

/**
 * "… takes an additional 2 damage" comes before ward and armor [11.1 step 2]; "double all damage" adds what armor leaves
 * [A295]. Without damage there is nothing to add to.
 */
function increase(
  game: Game,
  packets: readonly DamagePacket[],
  kind: 'additional' | 'double',
): DamagePacket[] {
  const additions = statements(game, 'additional-damage').filter(
    ({ node }) => (node.by === 'that-much') === (kind === 'double'),
  );
  return packets.map((packet) => {
    if (packet.amount <= 0) return packet;
    let { amount } = packet;
    for (const { node, bindings } of additions) {
      if (cardsMeant(game, node.to, bindings).includes(packet.card)) {
        amount += evaluate(game, node.by, { ...bindings, amount: packet.amount });
      }
    }
    return { ...packet, amount };
  });
}

/**
 * Applies protection, then ward, then armor [11.1 steps 3–5].
 *
 * @param prevented receives the damage that armor prevents
 */
function prevent(game: Game, packets: readonly DamagePacket[], prevented: Prevented[]): DamagePacket[] {
  const warded = new Set<CardId>();
  const left: DamagePacket[] = [];
  for (const packet of packets) {
    const { card: id, amount } = packet;
    if (amount <= 0 || !isCreatureInPlay(game, id) || isUntouchable(game, packet)) continue;
    if (warded.has(id)) continue;
    if (breakWard(game, id)) {
      warded.add(id);
      continue;
    }
    const absorbed = absorb(game, packet);
    if (absorbed !== null) prevented.push(absorbed);
    const through = amount - (absorbed?.amount ?? 0);
    if (through > 0) left.push({ ...packet, amount: through });
  }
  return left;
}

function isUntouchable(game: Game, { card: id, ignoreInvulnerable, source }: DamagePacket): boolean {
  const isInvulnerable = !ignoreInvulnerable && keywordOf(game, id, 'invulnerable') > 0;
  if (isInvulnerable || isForbidden(game, id, 'be-dealt-damage')) return true;
  return source !== null && isImmuneTo(game, id, source);
}

/** "… cannot be dealt damage by …": the original source decides [9.8]. */
function isImmuneTo(game: Game, id: CardId, source: CardId): boolean {
  return statements(game, 'cannot').some(
    ({ node, bindings }) =>
      node.what === 'be-dealt-damage' &&
      typeof node.only === 'object' &&
      typeof node.who !== 'string' &&
      cardsMeant(game, node.who, bindings).includes(id) &&
      isCardMeant(game, source, node.only, bindings),
  );
}

function absorb(game: Game, { card: id, amount, ignoreArmor }: DamagePacket): Prevented | null {
  const prevented = ignoreArmor ? 0 : Math.min(amount, armorLeft(game, id));
  if (prevented === 0) return null;
  const event = { type: 'damagePrevented' as const, card: id, amount: prevented, by: 'armor' as const };
  commit(game, event);
  return event;
}

interface Applied {
  packet: DamagePacket;
  redirected: boolean;
}

/** Damage that other creatures take instead ignores their ward and armor, and is passed on once [11.1 step 6]. */
function* redirect(game: Game, packets: readonly DamagePacket[]): Step<Applied[]> {
  const applied: Applied[] = [];
  for (const packet of packets) {
    const takers = yield* pickTakers(game, takersOf(game, packet));
    const passedOn = takers && (yield* share(game, packet, takers));
    applied.push(...(passedOn ?? [{ packet, redirected: false }]));
  }
  return applied.concat(packets.flatMap((packet) => alsoDealt(game, packet)));
}

/** A copy of damage that another creature is dealt in a fight. It ignores ward and armor too. */
function alsoDealt(game: Game, packet: DamagePacket): Applied[] {
  if (packet.kind !== 'power' && packet.kind !== 'splash') return [];
  return statements(game, 'shares-fight-damage')
    .filter(({ node, bindings }) => cardsMeant(game, node.from, bindings).includes(packet.card))
    .flatMap(({ node, bindings }) => cardsMeant(game, node.to, bindings))
    .filter((id) => id !== packet.card && isCreatureInPlay(game, id))
    .map((id) => ({ packet: { ...packet, card: id }, redirected: true }));
}

interface Takers {
  cards: readonly CardId[];
  /** The card whose text says this. */
  source: CardId;
}

/** All texts by which other creatures take this damage. */
function takersOf(game: Game, packet: DamagePacket): Takers[] {
  return statements(game, 'redirect-damage').flatMap(({ node, bindings }) => {
    if (!cardsMeant(game, node.from, bindings).includes(packet.card)) return [];
    const cards = cardsMeant(game, node.to, bindings).filter(
      (id) => id !== packet.card && isCreatureInPlay(game, id),
    );
    return cards.length > 0 ? [{ cards, source: bindings.self }] : [];
  });
}

/** The active player decides which of several texts applies [9.7]. */
function* pickTakers(game: Game, found: readonly Takers[]): Step<Takers | undefined> {
  if (found.length < 2) return found[0];
  const picked = yield* choose(game.state.activePlayer, 'effect-order', {
    title: say('prompt.triggerOrder.title'),
    text: say('prompt.replacement.text'),
    controls: found.map(({ source }, index) =>
      control('card', say('button.card', { card: cardArg(game, source) }), {
        value: index,
        card: source,
        slug: faceOf(game, source),
      }),
    ),
  });
  return found[Number(picked.value)];
}

/**
 * Splits damage equally. The active player assigns the remainder.
 *
 * @returns `null` if a correction by hand has taken away all takers
 */
function* share(game: Game, packet: DamagePacket, { cards, source }: Takers): Step<Applied[] | null> {
  const isThere = unmoved(game, cards);
  const overFor = ({ length }: readonly CardId[]) => (length === 0 ? 0 : packet.amount % length);
  const limits = (takers: readonly CardId[]) => ({ min: overFor(takers), max: overFor(takers) });
  const unlucky =
    (yield* pickCards(game, {
      player: game.state.activePlayer,
      purpose: 'target',
      source,
      title: ({ min }) => say('prompt.allotDamage.text', { number: min }),
      cards,
      ...limits(cards),
      limitsAmong: limits,
    })) ?? [];
  const takers = cards.filter(isThere);
  if (takers.length === 0) return null;
  const each = Math.floor(packet.amount / takers.length);
  return takers.flatMap((id) => {
    const amount = each + (unlucky.includes(id) ? 1 : 0);
    return amount > 0 ? [{ packet: { ...packet, card: id, amount }, redirected: true }] : [];
  });
}

/** The powers of the creatures that are about to be dealt damage. */
function powersOf(game: Game, applied: readonly Applied[]): ReadonlyMap<CardId, number> {
  const hit = applied.map(({ packet }) => packet.card).filter((id) => isCreatureInPlay(game, id));
  return new Map(hit.map((id) => [id, powerOf(game, id)]));
}

/**
 * Creatures with damage of at least their power, and those dealt damage by poison [11.1 step 7]. A creature that gets
 * power from being damaged must survive this damage first [11.1.4].
 *
 * @param powers before the damage
 */
function lethal(game: Game, applied: readonly Applied[], powers: ReadonlyMap<CardId, number>): Doomed[] {
  const doomed = new Map<CardId, Doomed>();
  for (const { packet, redirected } of applied) {
    const { card: id, fighting, ignoreInvulnerable, kind, source } = packet;
    if (!isCreatureInPlay(game, id)) continue;
    const poisoned = isPoisoned(game, packet);
    const power = Math.min(powerOf(game, id), powers.get(id) ?? Infinity);
    if (!poisoned && card(game, id).damage < power) continue;
    const before = doomed.get(id);
    doomed.set(id, {
      card: id,
      damage: kind,
      ...(source !== null && { source }),
      ...((fighting ?? before?.fighting) !== undefined && {
        fighting: (fighting ?? before?.fighting) as CardId,
      }),
      ...((redirected || before?.ignoreWard) && { ignoreWard: true as const }),
      ...((ignoreInvulnerable || before?.ignoreInvulnerable) && { ignoreInvulnerable: true as const }),
    });
  }
  return [...doomed.values()];
}

/** Dealt power damage by a creature with poison. An attacker may ignore poison [12.6]. */
function isPoisoned(game: Game, { card: id, kind, source }: DamagePacket): boolean {
  if (kind !== 'power' || source === null || keywordOf(game, source, 'poison') === 0) return false;
  return game.fight?.attacker !== id || !ignoredBy(game, id).has('poison');
}
