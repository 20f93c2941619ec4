/**
 * What the cards in play are now: printed facts plus the continuous effects that apply [15]. Computed on demand
 * and kept until something happens that can matter.
 */
import type {
  Ability,
  DelayedTrigger,
  Effect,
  Filter,
  Grant,
  Header,
  Ref,
  Statement,
} from '../language/tree.ts';
import type { Trait } from '../language/traits.ts';
import type { Game } from '../game.ts';
import type { Bindings, CardState, Copied } from '../state/state.ts';
import type { CardId, CardSlug, CardType, House, Keyword, PlayerId } from '../vocabulary.ts';
import { HOUSES } from '../vocabulary.ts';
import { isStatement, nodeAt, prepare } from '../library.ts';
import { holds } from '../effects/conditions.ts';
import { evaluate } from '../effects/amounts.ts';
import { cardsMeant } from '../effects/targets.ts';
import { bindingsFor } from '../effects/bindings.ts';

export interface Characteristics {
  /** The face it shows: its own, or that of the token creature it stands for. */
  slug: CardSlug;
  type: CardType;
  houses: string[];
  traits: readonly Trait[];
  keywords: Partial<Record<Keyword, number>>;
  /** Without power counters. */
  power: number;
  /** A value that nothing modifies [15.3]. */
  setPower: number | null;
  armor: number;
  abilities: ActiveAbility[];
  blank: boolean;
  consideredFlank: boolean;
}

/** An ability that a card has now. */
export interface ActiveAbility {
  node: Ability;
  /** The same as long as the same card has it for the same reason. */
  key: string;
  self: CardId;
  bearer: CardId;
  you: PlayerId;
}

/** A statement in force. */
export interface ActiveStatement<K extends Statement['kind'] = Statement['kind']> {
  node: Statement & { kind: K };
  key: string;
  bindings: Bindings;
  /** The lasting effect it belongs to, if it does not stand on a card. */
  lasting: number | null;
}

export interface Board {
  of: Map<CardId, Characteristics>;
  /** Abilities with a heading, by heading; those of cards in play only. */
  headed: Partial<Record<Header, ActiveAbility[]>>;
  /** Abilities that react to events. */
  reacting: ActiveAbility[];
  /** "At the start / end of your turn". */
  timed: ActiveAbility[];
  statements: Partial<Record<Statement['kind'], ActiveStatement[]>>;
  /** Something in force depends on more than who is in play where: any event can change it. */
  volatile: boolean;
}

/** The board as it is now. */
export function boardOf(game: Game): Board {
  return game.board ?? computeBoard(game);
}

/** The characteristics of a card in play now; elsewhere, what is printed on this copy. */
export function characteristics(game: Game, id: CardId): Characteristics {
  return boardOf(game).of.get(id) ?? printedCharacteristics(game, id);
}

/** Statements of one kind in force. */
export function statements<K extends Statement['kind']>(game: Game, kind: K): readonly ActiveStatement<K>[] {
  return (boardOf(game).statements[kind] ?? NONE) as readonly ActiveStatement<K>[];
}

const NONE: readonly never[] = [];

/** What is printed on this copy: facts, the house of its deck entry and house icons added to it. */
export function printedCharacteristics(game: Game, id: CardId): Characteristics {
  const card = game.state.cards[id];
  if (!card) throw new Error(`no card ${id} in this game`);
  if (card.copy !== null || card.asUpgrade) return base(game, card, printOf(game, id).slug);
  const known = game.printed.get(id);
  if (known) return known;
  const made = base(game, card, card.slug);
  game.printed.set(id, made);
  return made;
}

/** What is printed on this copy, or on the card it is a copy of. */
export function printOf(game: Game, id: CardId): Copied {
  const card = game.state.cards[id];
  if (!card) throw new Error(`no card ${id} in this game`);
  return card.copy ?? { slug: card.slug, house: card.house, enhancements: card.enhancements };
}

function base(game: Game, card: CardState, slug: CardSlug): Characteristics {
  const { facts, type, abilities } = prepare(game.library, slug);
  const { house: ownHouse, enhancements } = card.copy ?? card;
  const houseIcons = enhancements.filter((icon) => (HOUSES as readonly string[]).includes(icon));
  const house = slug === (card.copy ?? card).slug ? ownHouse : (facts.houses[0] ?? ownHouse);
  if (card.asUpgrade) return asUpgrade(card, slug, [house, ...houseIcons], abilities);
  return {
    slug,
    type,
    houses: houseIcons.length > 0 ? [house, ...houseIcons] : [house],
    traits: facts.traits,
    keywords: { ...facts.keywords },
    power: facts.power ?? 0,
    setPower: null,
    armor: facts.armor ?? 0,
    abilities: abilities.map((node, index) => abilityOf(card, node, `${card.id}/${index}`)),
    blank: false,
    consideredFlank: false,
  };
}

/** A creature played as an upgrade has the text it says it has as one, and nothing else of its own [5.5]. */
function asUpgrade(
  card: CardState,
  slug: CardSlug,
  houses: string[],
  printed: readonly Ability[],
): Characteristics {
  const abilities = printed.flatMap((node) => (node.kind === 'playable-as-upgrade' ? node.abilities : []));
  return {
    slug,
    type: 'upgrade',
    houses,
    traits: [],
    keywords: {},
    power: 0,
    setPower: null,
    armor: 0,
    abilities: abilities.map((node, index) => abilityOf(card, node, `${card.id}/upgrade/${index}`)),
    blank: false,
    consideredFlank: false,
  };
}

function abilityOf(card: CardState, node: Ability, key: string): ActiveAbility {
  return { node, key, self: card.id, bearer: card.parent ?? card.id, you: card.controller };
}

function computeBoard(game: Game): Board {
  const board: Board = {
    of: new Map(),
    headed: {},
    reacting: [],
    timed: [],
    statements: {},
    volatile: false,
  };
  game.board = board;
  for (const seat of game.state.seats) {
    const side = game.state.players[seat];
    if (!side) continue;
    for (const id of side.battleline) addCard(game, board, id);
    for (const id of side.artifacts) addCard(game, board, id);
    for (const id of side.aside) addArchonPower(game, board, id);
  }
  const queue = printedStatements(board).concat(lastingStatements(game));
  // Conditions ask what cards are, so that comes before "while …" is resolved.
  applyIdentities(game, board, queue);
  for (const statement of flatten(game, board, queue)) add(board, statement);
  applyStatements(game, board);
  for (const [, { abilities, blank }] of board.of)
    if (!blank) for (const ability of abilities) list(board, ability);
  return board;
}

function addCard(game: Game, board: Board, id: CardId): void {
  const card = game.state.cards[id];
  if (!card) return;
  const token = card.facedown ? game.state.players[card.owner]?.tokenCreature : null;
  board.of.set(id, base(game, card, card.copy?.slug ?? token ?? card.slug));
  for (const upgrade of card.upgrades) addCard(game, board, upgrade);
}

/** An archon power is never in play, but what it says always holds [5.11]. */
function addArchonPower(game: Game, board: Board, id: CardId): void {
  const card = game.state.cards[id];
  if (!card || prepare(game.library, card.slug).facts.type !== 'archon power') return;
  board.of.set(id, base(game, card, card.slug));
}

function list(board: Board, ability: ActiveAbility): void {
  const { node } = ability;
  switch (node.kind) {
    case 'on':
      for (const header of node.headers) (board.headed[header] ??= []).push(ability);
      return;
    case 'after':
      board.reacting.push(ability);
      return;
    case 'turn':
      board.timed.push(ability);
      return;
    default:
      return;
  }
}

function add(board: Board, statement: ActiveStatement): void {
  (board.statements[statement.node.kind] ??= []).push(statement);
}

function printedStatements(board: Board): ActiveStatement[] {
  const found: ActiveStatement[] = [];
  for (const { abilities } of board.of.values()) found.push(...abilities.flatMap(statementOf));
  return found;
}

function statementOf(ability: ActiveAbility): ActiveStatement[] {
  if (!isStatement(ability.node)) return [];
  return [{ node: ability.node, key: ability.key, bindings: bindingsFor(ability), lasting: null }];
}

/** What else can last: delayed triggers, and control that was taken. */
type LastingOther = DelayedTrigger | (Effect & { kind: 'control' });

const IT: Ref = { kind: 'ref', name: 'it' };

function lastingStatements(game: Game): ActiveStatement[] {
  return game.state.lasting.flatMap((effect) => {
    const node = nodeAt(game.library, effect.slug, effect.path) as Statement | LastingOther;
    if (effect.waiting || node.kind === 'each-time') return [];
    const { id, bindings, gone } = effect;
    return [
      {
        node: node.kind === 'control' ? { kind: 'controlled-by', what: IT, who: node.to } : node,
        key: `lasting/${id}`,
        bindings: gone.length === 0 ? bindings : { ...bindings, gone },
        lasting: id,
      },
    ];
  });
}

/** Resolves "while …, …" to what it says now. */
function* flatten(game: Game, board: Board, queue: readonly ActiveStatement[]): Iterable<ActiveStatement> {
  for (const statement of queue) {
    if (statement.node.kind !== 'while') {
      yield statement;
      continue;
    }
    board.volatile = true;
    const { node, bindings, key, lasting } = statement;
    if (!holds(game, node.if, bindings)) continue;
    const inner = node.then.map((then, index) => ({ node: then, key: `${key}.${index}`, bindings, lasting }));
    yield* flatten(game, board, inner);
  }
}

/** The layers of [15.2]: what a card is, then what it has, then its numbers. */
function applyStatements(game: Game, board: Board): void {
  applyIdentities(game, board, board.statements.becomes ?? []);
  applyIdentities(game, board, board.statements['belongs-to'] ?? []);
  applyIdentities(game, board, board.statements['considered-flank'] ?? []);
  for (const { node, bindings } of board.statements.blank ?? []) {
    if (node.kind !== 'blank') continue;
    for (const id of affected(game, board, node.what, bindings)) makeBlank(board, id);
  }
  applyGrants(game, board);
  for (const { node, bindings } of board.statements['lose-keyword'] ?? []) {
    if (node.kind !== 'lose-keyword') continue;
    for (const id of affected(game, board, node.to, bindings))
      delete mustHave(board, id).keywords[node.keyword];
  }
  for (const { node, bindings } of board.statements['set-power'] ?? []) {
    if (node.kind !== 'set-power') continue;
    for (const id of affected(game, board, node.what, bindings)) {
      mustHave(board, id).setPower = evaluate(game, node.to, bindings);
    }
  }
}

/** Houses, and places that a card is considered to have. To say them again changes nothing. */
function applyIdentities(game: Game, board: Board, spoken: readonly ActiveStatement[]): void {
  for (const { node, bindings } of spoken) {
    if (node.kind === 'becomes') {
      for (const id of affected(game, board, node.what, bindings))
        becomeAnother(game, board, id, node, bindings);
      continue;
    }
    if (node.kind !== 'belongs-to' && node.kind !== 'considered-flank') continue;
    for (const id of affected(game, board, node.what, bindings)) {
      const card = mustHave(board, id);
      if (node.kind === 'considered-flank') card.consideredFlank = true;
      else giveHouses(card, node, bindings);
    }
  }
}

/** Another type, with the power and armor that the text gives it [15.7]. */
function becomeAnother(
  game: Game,
  board: Board,
  id: CardId,
  { type, power, armor }: Statement & { kind: 'becomes' },
  bindings: Bindings,
): void {
  const card = mustHave(board, id);
  card.type = type;
  if (power !== undefined) card.power = evaluate(game, power, bindings);
  if (armor !== undefined) card.armor = evaluate(game, armor, bindings);
}

function giveHouses(
  { houses }: Characteristics,
  node: Statement & { kind: 'belongs-to' },
  bindings: Bindings,
): void {
  const added = housesGiven(node, bindings);
  if (node.instead && added.length > 0) houses.splice(0, houses.length, ...added);
  else houses.push(...added.filter((house) => !houses.includes(house)));
}

function housesGiven({ house }: Statement & { kind: 'belongs-to' }, bindings: Bindings): readonly House[] {
  if (house === 'all-houses') return HOUSES;
  if (house === 'that-house') return bindings.house === null ? [] : [bindings.house];
  return [house as House];
}

function mustHave(board: Board, id: CardId): Characteristics {
  const found = board.of.get(id);
  if (!found) throw new Error(`card ${id} is not on the board`);
  return found;
}

/** A blank card has no abilities and no keywords; what it said no longer holds [15.5]. */
function makeBlank(board: Board, id: CardId): void {
  const card = mustHave(board, id);
  card.blank = true;
  card.keywords = {};
  for (const kind of Object.keys(board.statements) as Statement['kind'][]) {
    if (kind === 'blank') continue;
    const standing = board.statements[kind]?.filter(
      (statement) => statement.lasting !== null || statement.bindings.self !== id,
    );
    if (standing) board.statements[kind] = standing;
  }
}

/** Keywords and abilities first, since they may grant in turn; then numbers. */
function applyGrants(game: Game, board: Board): void {
  const grants = board.statements.grant ?? [];
  for (let index = 0; index < grants.length; index++) {
    const statement = grants[index] as ActiveStatement<'grant'>;
    if (statement.node.what.every((what) => what.kind === 'stat')) continue;
    for (const id of affected(game, board, statement.node.to, statement.bindings)) {
      statement.node.what.forEach((what, place) => grantAbility(game, board, statement, id, what, place));
    }
  }
  for (const statement of grants as ActiveStatement<'grant'>[]) {
    if (!statement.node.what.some((what) => what.kind === 'stat')) continue;
    for (const id of affected(game, board, statement.node.to, statement.bindings)) {
      for (const what of statement.node.what) grantNumber(game, board, statement, id, what);
    }
  }
}

function grantAbility(
  game: Game,
  board: Board,
  statement: ActiveStatement<'grant'>,
  id: CardId,
  what: Grant,
  place: number,
): void {
  const card = mustHave(board, id);
  if (card.blank || what.kind === 'stat') return;
  if (what.kind === 'keyword') {
    if (what.value !== undefined && typeof what.value !== 'number') board.volatile = true;
    const value = what.value === undefined ? null : evaluate(game, what.value, statement.bindings);
    card.keywords[what.keyword] = value === null ? 1 : (card.keywords[what.keyword] ?? 0) + value;
    return;
  }
  const ability: ActiveAbility = {
    node: what.ability,
    key: `${statement.key}>${id}#${place}`,
    self: statement.bindings.self,
    bearer: id,
    you: game.state.cards[id]?.controller ?? statement.bindings.you,
  };
  card.abilities.push(ability);
  for (const granted of flatten(game, board, statementOf(ability))) add(board, granted);
}

function grantNumber(
  game: Game,
  board: Board,
  statement: ActiveStatement<'grant'>,
  id: CardId,
  what: Grant,
): void {
  if (what.kind !== 'stat') return;
  if (typeof what.by !== 'number') board.volatile = true;
  mustHave(board, id)[what.stat] += evaluate(game, what.by, statement.bindings);
}

/** Cards in play that a statement is about. */
function affected(
  game: Game,
  board: Board,
  target: Parameters<typeof cardsMeant>[1],
  bindings: Bindings,
): readonly CardId[] {
  if (target.kind === 'select' && target.where.some(isVolatile)) board.volatile = true;
  return cardsMeant(game, target, bindings).filter((id) => board.of.has(id));
}

/** Filters that look at more than who is in play where. */
function isVolatile(filter: Filter): boolean {
  switch (filter.kind) {
    case 'status':
    case 'power':
    case 'parity':
    case 'extreme':
    case 'has':
      return true;
    case 'not':
      return isVolatile(filter.filter);
    case 'either':
      return filter.of.some((list) => list.some(isVolatile));
    case 'house':
      return filter.house === 'active-house';
    default:
      return false;
  }
}
