/** A fight, from the choice of a defender to its consequences [8.3]. */
import type { Game } from '../../state/game.ts';
import { card, cardArg } from '../../state/game.ts';
import { statements } from '../../queries/board.ts';
import {
  isCreatureInPlay,
  keywordOf,
  neighborsOf,
  powerOf,
  untilItMoves,
} from '../../queries/card-queries.ts';
import { evaluate } from '../../queries/amounts.ts';
import { cardsMeant, isCardMeant } from '../../queries/targets.ts';
import { commit } from '../../events/commit.ts';
import type { EventOf, GameEvent } from '../../state/events.ts';
import { execute } from '../reactions/happen.ts';
import { openWindow, react } from '../reactions/react.ts';
import { log, named } from '../../log/log.ts';
import { pickCards, say } from '../../prompts/ask.ts';
import type { Step } from '../../prompts/question.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';
import type { DamagePacket } from './damage.ts';
import { dealDamage } from './damage.ts';
import { exhaust } from './use.ts';
import type { Trigger } from '../../queries/triggers.ts';
import { triggersOf, withLastKnown } from '../../queries/triggers.ts';
import { ignoredBy, opponentsFor } from '../../queries/use-legality.ts';
import type { Opponents } from '../../queries/use-legality.ts';
import { withinStep } from './within-step.ts';

/** A fight under way. */
export interface Fight {
  attacker: CardId;
  defender: CardId;
  /** An effect has ended it before any damage was dealt. */
  stopped: boolean;
  /** Creatures that deal their damage to another creature than the one they fight, with that creature [8.3.2]. */
  redirected: Map<CardId, CardId>;
}

/**
 * The creature exhausts and attacks. If both creatures are still in play, they deal damage to each other. The creature
 * was used to fight in either case [8.3].
 *
 * @returns the creature that was attacked, if there was one
 */
export function* fight(
  game: Game,
  attacker: CardId,
  who: PlayerId,
  against: Opponents = {},
): Step<CardId | null> {
  const defenders = opponentsFor(game, attacker, against);
  yield* exhaust(game, attacker);
  const [designated] = against.only ? defenders : [];
  const defender =
    defenders.length === 1 && designated !== undefined
      ? designated
      : yield* chooseDefender(game, attacker, defenders);
  if (defender === null) return null;

  const { enteredAt: since } = card(game, attacker);
  const isAttackerHere = untilItMoves(game, attacker);
  const struck = yield* attackWith(game, attacker, defender, who);
  const after: GameEvent[] = [
    { type: 'creatureFought', card: attacker, target: defender, player: who, since, struck },
    { type: 'cardUsed', card: attacker, player: who, how: 'fight', since },
  ];
  if (isAttackerHere() && card(game, attacker).enraged)
    commit(game, { type: 'statusLost', card: attacker, status: 'enraged' });
  for (const event of after) commit(game, event);
  yield* react(game, after);
  return defender;
}

/** The fight itself, without the abilities that resolve after it. @returns whether both came to strike */
export function* attackWith(game: Game, attacker: CardId, defender: CardId, who: PlayerId): Step<boolean> {
  const thisFight: Fight = { attacker, defender, stopped: false, redirected: new Map() };
  return yield* withinStep(game, 'fight', thisFight, () => attack(game, thisFight, who));
}

function* attack(game: Game, thisFight: Fight, who: PlayerId): Step<boolean> {
  const { attacker, defender } = thisFight;
  const { attackedThisTurn } = card(game, defender);
  const isHere = { attacker: untilItMoves(game, attacker), defender: untilItMoves(game, defender) };
  yield* declare(game, { type: 'fightDeclared', card: attacker, target: defender, player: who }, isHere);
  const areHere = isHere.attacker() && isHere.defender();
  if (thisFight.stopped || !areHere || !isFightOn(game, attacker, defender)) return false;
  yield* exchangeBlows(game, attacker, defender, !attackedThisTurn);
  return true;
}

/**
 * Opens the window before the fight. The abilities of the attacked creature resolve even if it has left play; those of
 * an attacker that has left play do not [8.3].
 */
function* declare(
  game: Game,
  declared: EventOf<'fightDeclared'>,
  isHere: Record<'attacker' | 'defender', () => boolean>,
): Step {
  const happened = yield* execute(game, [declared]);
  const remembered = happened.map((event) => withLastKnown(game, event));
  let ofDefender: readonly Trigger[] = [];
  yield* openWindow(game, () => {
    const waiting = triggersOf(game, remembered).filter(
      ({ source }) => source !== declared.card || isHere.attacker(),
    );
    const isOfDefender = ({ source }: Trigger) => source === declared.target;
    if (!isHere.defender()) return [...waiting.filter((trigger) => !isOfDefender(trigger)), ...ofDefender];
    ofDefender = waiting.filter(isOfDefender);
    return waiting;
  });
}

/** Asks whom to attack, even if there is only one, without a way back [20.25]. */
function* chooseDefender(game: Game, attacker: CardId, defenders: readonly CardId[]): Step<CardId | null> {
  const picked = yield* pickCards(game, {
    player: game.state.activePlayer,
    purpose: 'attack',
    source: attacker,
    title: say('prompt.attack.text', { card: cardArg(game, attacker) }),
    subjects: [attacker],
    cards: defenders,
    min: 1,
    max: 1,
  });
  return picked?.[0] ?? null;
}

/** The fight ends without damage when either has left play or changed sides [8.3 step 2]. */
function isFightOn(game: Game, attacker: CardId, defender: CardId): boolean {
  return (
    isCreatureInPlay(game, attacker) &&
    isCreatureInPlay(game, defender) &&
    card(game, attacker).controller !== card(game, defender).controller
  );
}

/** Both deal damage at once. Powers and keywords are read when the step begins [8.3 step 3]. */
function* exchangeBlows(game: Game, attacker: CardId, defender: CardId, isFirstAttack: boolean): Step {
  const ignored = ignoredBy(game, attacker);
  const elusive = isFirstAttack && keywordOf(game, defender, 'elusive') > 0;
  const packets = splash(game, attacker, defender);
  if (elusive && !ignored.has('elusive')) {
    log(game, card(game, defender).controller, 'log.elusive', { card: named(game, defender) });
    // Damage redirected to another creature is still dealt.
    if (game.fight?.redirected.has(attacker)) packets.push(...blow(game, attacker, defender, true));
  } else {
    packets.push(...blow(game, attacker, defender, true));
    if (keywordOf(game, attacker, 'skirmish') === 0) packets.push(...blow(game, defender, attacker, false));
  }
  const passes: Partial<DamagePacket> = {
    ...(ignored.has('invulnerable') && { ignoreInvulnerable: true }),
    ...(ignored.has('armor') && { ignoreArmor: true }),
  };
  // Only the attacker's own damage ignores something [12.6].
  yield* dealDamage(
    game,
    packets.map((packet) => (packet.source === attacker ? { ...packet, ...passes } : packet)),
  );
}

/** The power damage of one creature to its opponent, or to the creature it is redirected to. */
function blow(game: Game, striker: CardId, target: CardId, attacking: boolean): DamagePacket[] {
  if (dealsNoDamage(game, striker, attacking)) return [];
  const extra = attacking ? extraDamage(game, striker, target) : 0;
  const amount = (fixedDamage(game, striker) ?? Math.max(0, powerOf(game, striker))) + extra;
  const struck = game.fight?.redirected.get(striker) ?? target;
  // Damage to any creature counts as damage of this fight [8.3.1].
  return [{ card: struck, amount, kind: 'power', source: striker, fighting: striker }];
}

function dealsNoDamage(game: Game, striker: CardId, attacking: boolean): boolean {
  return statements(game, 'no-fight-damage').some(
    ({ node, bindings }) =>
      (node.only === undefined || (node.only === 'attacking') === attacking) &&
      cardsMeant(game, node.who, bindings).includes(striker),
  );
}

/** The amount a creature "only deals" in a fight; the lowest of several texts. */
function fixedDamage(game: Game, striker: CardId): number | undefined {
  const amounts = statements(game, 'fight-damage')
    .filter(({ node, bindings }) => cardsMeant(game, node.who, bindings).includes(striker))
    .map(({ node, bindings }) => evaluate(game, node.amount, bindings));
  return amounts.length > 0 ? Math.min(...amounts) : undefined;
}

function extraDamage(game: Game, attacker: CardId, defender: CardId): number {
  let extra = 0;
  for (const { node, bindings } of statements(game, 'attack-damage')) {
    if (!cardsMeant(game, node.who, bindings).includes(attacker)) continue;
    if (isCardMeant(game, defender, node.against, bindings)) extra += evaluate(game, node.by, bindings);
  }
  return extra;
}

/** Splash-attack hits the defender's neighbors even if the rest is prevented [12]. */
function splash(game: Game, attacker: CardId, defender: CardId): DamagePacket[] {
  const amount = keywordOf(game, attacker, 'splash-attack');
  if (amount === 0) return [];
  return neighborsOf(game, defender).map((id) => ({
    card: id,
    amount,
    kind: 'splash' as const,
    source: attacker,
    fighting: attacker,
  }));
}
