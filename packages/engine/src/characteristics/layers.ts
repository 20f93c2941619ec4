/**
 * The layers of continuous effects: what a card is, then what it has, then its numbers [15.2]. One pass looks at the
 * table as the pass before left it; the first has only what it has found out so far.
 */
import type { DelayedTrigger, Effect, Filter, Grant, Header, Ref, Statement } from '../language/tree.ts';
import type { Game } from '../game.ts';
import type { Bindings } from '../state/state.ts';
import type { CardId, House, Keyword } from '../vocabulary.ts';
import { HOUSES } from '../vocabulary.ts';
import { isStatement, nodeAt, prepare } from '../library.ts';
import { holds } from '../effects/conditions.ts';
import { evaluate } from '../effects/amounts.ts';
import { cardsMeant } from '../effects/targets.ts';
import { bindingsFor } from '../effects/bindings.ts';
import type { ActiveAbility, ActiveStatement, Board, Characteristics } from './board.ts';
import { base, characteristics } from './board.ts';

/**
 * Computes the board once.
 *
 * @param before what the cards were found to be by the pass before, if there was one
 * @param noted gets what each standing effect was found to be about
 */
export function layeredBoard(game: Game, before: Board | null, noted: Map<string, string>): Board {
  const board: Board = {
    of: new Map(),
    headed: {},
    reacting: [],
    timed: [],
    statements: {},
    conditional: [],
    volatile: false,
    looping: [],
  };
  game.board = before ?? board;
  for (const seat of game.state.seats) {
    const side = game.state.players[seat];
    if (!side) continue;
    for (const id of side.battleline) addCard(game, board, id);
    for (const id of side.artifacts) addCard(game, board, id);
    for (const id of side.aside) addReference(game, board, id);
  }
  const lasting = lastingStatements(game);
  for (const statement of lasting) makeCopies(game, board, statement);
  const queue = printedStatements(board)
    .filter((statement) => !isSilenced(statement, before))
    .concat(lasting);
  // Conditions ask what cards are, so that comes before "while …" is resolved.
  applyIdentities(game, board, queue);
  addAll(game, board, queue);
  applyStatements(game, board, before);
  if (before !== null) note(game, board, noted);
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

/** Never in play, but what it says holds: an archon power always, a prophecy while it is active [5.10, 5.11]. */
function addReference(game: Game, board: Board, id: CardId): void {
  const card = game.state.cards[id];
  if (!card) return;
  const isArchonPower = prepare(game.library, card.slug).facts.type === 'archon power';
  if (isArchonPower || card.activeProphecy) board.of.set(id, base(game, card, card.slug));
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
    case 'step':
      board.timed.push(ability);
      return;
    default:
      return;
  }
}

function printedStatements(board: Board): ActiveStatement[] {
  const found: ActiveStatement[] = [];
  for (const { abilities } of board.of.values()) {
    for (const ability of abilities) if (isStatement(ability.node)) found.push(...statementOf(ability));
  }
  return found;
}

/** What a blank card says of the nature of cards does not hold, though blanking comes after that [15.2, 15.5]. */
function isSilenced({ node, bindings }: ActiveStatement, before: Board | null): boolean {
  return NATURES.has(node.kind) && before?.of.get(bindings.self)?.blank === true;
}
const NATURES: ReadonlySet<Statement['kind']> = new Set<Statement['kind']>([
  'becomes',
  'belongs-to',
  'considered-flank',
]);

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

/** Puts statements in force; "while …, …" as what it says now. */
function addAll(game: Game, board: Board, queue: readonly ActiveStatement[]): void {
  for (const statement of queue) {
    const { node, bindings, key, lasting } = statement;
    if (node.kind !== 'while') {
      (board.statements[node.kind] ??= []).push(statement);
      continue;
    }
    board.volatile = true;
    board.conditional.push(node);
    if (!holds(game, node.if, bindings)) continue;
    const inner = node.then.map((then, index) => ({ node: then, key: `${key}.${index}`, bindings, lasting }));
    addAll(game, board, inner);
  }
}

/** The layers of [15.2]: what a card is, then what it has, then its numbers. */
function applyStatements(game: Game, board: Board, before: Board | null): void {
  applyIdentities(game, board, board.statements.becomes ?? []);
  applyIdentities(game, board, board.statements['belongs-to'] ?? []);
  applyIdentities(game, board, board.statements['considered-flank'] ?? []);
  for (const { node, bindings, lasting } of board.statements.blank ?? []) {
    if (node.kind !== 'blank') continue;
    // What a blank card says does not hold, not even this.
    if (lasting === null && before?.of.get(bindings.self)?.blank) continue;
    for (const id of affected(game, board, node.what, bindings)) makeBlank(board, id);
  }
  for (const { node, bindings } of board.statements['lose-traits'] ?? []) {
    if (node.kind !== 'lose-traits') continue;
    for (const id of affected(game, board, node.what, bindings)) mustHave(board, id).traits = [];
  }
  applyGrants(game, board);
  takeAbilities(game, board);
  addHeadings(game, board);
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
  for (const { node, bindings } of board.statements['set-armor'] ?? []) {
    if (node.kind !== 'set-armor') continue;
    for (const id of affected(game, board, node.what, bindings)) {
      mustHave(board, id).setArmor = evaluate(game, node.to, bindings);
    }
  }
}

/** "For the remainder of the turn, … is a copy of …" [15.4]. */
function makeCopies(game: Game, board: Board, { node, bindings }: ActiveStatement): void {
  if (node.kind !== 'copy-of') return;
  const [of] = cardsMeant(game, node.of, bindings);
  const copied = of === undefined ? undefined : board.of.get(of);
  if (of === undefined || copied === undefined) return;
  const { slug } = copied;
  for (const id of affected(game, board, node.what, bindings)) {
    const card = game.state.cards[id];
    if (card === undefined || id === of) continue;
    const house = game.state.cards[of]?.house ?? card.house;
    board.of.set(id, base(game, { ...card, copy: { slug, house, enhancements: [] } }, slug));
  }
}

/** "Loses its … abilities", printed and gained alike [15.5]. */
function takeAbilities(game: Game, board: Board): void {
  for (const { node, bindings } of board.statements['lose-heading'] ?? []) {
    if (node.kind !== 'lose-heading') continue;
    for (const id of affected(game, board, node.what, bindings)) {
      const card = mustHave(board, id);
      card.abilities = card.abilities.flatMap((ability) => without(ability, node.header));
    }
  }
}

function without(ability: ActiveAbility, header: Header): ActiveAbility[] {
  const { node } = ability;
  if (node.kind !== 'on' || !node.headers.includes(header)) return [ability];
  const headers = node.headers.filter((other) => other !== header);
  return headers.length === 0 ? [] : [{ ...ability, node: { ...node, headers } }];
}

/** "Its play effects are play/reap effects" [9.1.1]. */
function addHeadings(game: Game, board: Board): void {
  for (const { node, bindings } of board.statements['also-heading'] ?? []) {
    if (node.kind !== 'also-heading') continue;
    for (const id of affected(game, board, node.what, bindings)) {
      const card = mustHave(board, id);
      card.abilities = card.abilities.map((ability) => {
        const said = ability.node;
        if (said.kind !== 'on' || !said.headers.includes(node.of) || said.headers.includes(node.also))
          return ability;
        return { ...ability, node: { ...said, headers: [...said.headers, node.also] } };
      });
    }
  }
}

/** What standing effects are about, so that those that undo each other can be told. */
function note(game: Game, board: Board, noted: Map<string, string>): void {
  for (const list of Object.values(board.statements)) {
    for (const { node, bindings, key, lasting } of list) {
      if (lasting !== null) continue;
      const target =
        'what' in node ? node.what : 'to' in node ? node.to : 'who' in node ? node.who : undefined;
      const cards =
        typeof target === 'object' && 'kind' in target && (target.kind === 'select' || target.kind === 'ref')
          ? cardsMeant(game, target, bindings).join()
          : '';
      noted.set(key, cards);
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
  if (what.kind === 'trait') {
    if (!card.traits.includes(what.trait)) card.traits = [...card.traits, what.trait];
    return;
  }
  if (what.kind === 'text-of') return gainText(game, board, statement, id, what, place);
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
  addAll(game, board, statementOf(ability));
}

/** Traits, keywords and abilities of another card, with its own text kept; "self" is whoever gains it [15.4]. */
function gainText(
  game: Game,
  board: Board,
  statement: ActiveStatement<'grant'>,
  id: CardId,
  { of }: Extract<Grant, { kind: 'text-of' }>,
  place: number,
): void {
  const card = mustHave(board, id);
  for (const other of cardsMeant(game, of, statement.bindings)) {
    if (other === id) continue;
    const { traits, keywords, abilities } = characteristics(game, other);
    card.traits = [...new Set([...card.traits, ...traits])];
    for (const [keyword, value] of Object.entries(keywords) as [Keyword, number][]) {
      card.keywords[keyword] = VALUED.has(keyword) ? (card.keywords[keyword] ?? 0) + value : 1;
    }
    const you = game.state.cards[id]?.controller ?? statement.bindings.you;
    const gained = abilities.map(({ node }, index): ActiveAbility => ({
      node,
      key: `${statement.key}>${id}#${place}.${index}`,
      self: id,
      bearer: id,
      you,
    }));
    card.abilities.push(...gained);
    const said = gained.filter(({ node }) => node.kind !== 'grant' || !node.what.some(isTextOf));
    addAll(game, board, said.flatMap(statementOf));
  }
}

const isTextOf = ({ kind }: Grant): boolean => kind === 'text-of';
/** Keywords whose values add up [12.1]. */
const VALUED: ReadonlySet<Keyword> = new Set<Keyword>(['assault', 'hazardous', 'splash-attack']);

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
