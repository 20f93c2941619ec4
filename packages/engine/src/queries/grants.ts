/** What cards gain and lose: keywords, traits, abilities, numbers [15.2 steps 5 and 6]. */
import { evaluate } from './amounts.ts';
import { resolvedText } from './fixed-values.ts';
import { cardsMeant } from './targets.ts';
import type { Game } from '../state/game.ts';
import { card } from '../state/game.ts';
import type { Ability, Header } from '../language/abilities.ts';
import type { Grant } from '../language/statements.ts';
import { nodeAt, standingFor } from '../state/library.ts';
import type { GainedText } from '../state/state.ts';
import type { CardId, Keyword } from '../vocabulary.ts';
import { affected, mustHave } from './affected-cards.ts';
import type { ActiveAbility, ActiveStatement, Board } from './board.ts';
import { noteReads } from './board-reads.ts';
import { addAll, statementOf } from './statements-in-force.ts';
import type { AbilityKey } from '../state/ability-key.ts';

/** "Loses its … abilities", printed and gained alike [15.5]. */
export function takeAbilities(game: Game, board: Board): void {
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
  return headers.length === 0 ? [] : [{ ...ability, node: withHeaders(node, headers) }];
}

/** "Its play effects are play/reap effects" [9.1.1]. */
export function addHeadings(game: Game, board: Board): void {
  for (const { node, bindings } of board.statements['also-heading'] ?? []) {
    if (node.kind !== 'also-heading') continue;
    for (const id of affected(game, board, node.what, bindings)) {
      const card = mustHave(board, id);
      card.abilities = card.abilities.map((ability) => {
        const { node: printed } = ability;
        if (
          printed.kind !== 'on' ||
          !printed.headers.includes(node.of) ||
          printed.headers.includes(node.also)
        )
          return ability;
        return { ...ability, node: withHeaders(printed, [...printed.headers, node.also]) };
      });
    }
  }
}

/** The same ability with other headings. */
function withHeaders(node: Ability, headers: readonly Header[]): Ability {
  if (node.kind !== 'on' || node.headers.join() === headers.join()) return node;
  return standingFor({ ...node, headers }, node);
}

/** Keywords and abilities come first, because they may grant more. Numbers follow. */
export function applyGrants(game: Game, board: Board): void {
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
  const gainer = mustHave(board, id);
  if (gainer.blank || what.kind === 'stat') return;
  if (what.kind === 'trait') {
    if (!gainer.traits.includes(what.trait)) gainer.traits = [...gainer.traits, what.trait];
    return;
  }
  if (what.kind === 'text-of') return gainText(game, board, statement, id, what, place);
  if (what.kind === 'keyword') {
    if (typeof what.value === 'object') noteReads(board, what.value, statement.bindings);
    const value = what.value === undefined ? null : evaluate(game, what.value, statement.bindings);
    const before = gainer.keywords[what.keyword] ?? 0;
    gainer.keywords = { ...gainer.keywords, [what.keyword]: value === null ? 1 : before + value };
    return;
  }
  const ability: ActiveAbility = {
    node: what.ability,
    key: keyGranted(statement, id, `${place}`),
    self: statement.bindings.self,
    bearer: id,
    you: card(game, id).controller,
  };
  gainer.abilities = [...gainer.abilities, ability];
  addAll(game, board, statementOf(ability));
}

/**
 * Gains traits, keywords and abilities of other cards and keeps its own text. "Self" is the card that gains them
 * [15.4].
 */
function gainText(
  game: Game,
  board: Board,
  statement: ActiveStatement<'grant'>,
  id: CardId,
  { of, parts }: Extract<Grant, { kind: 'text-of' }>,
  place: number,
): void {
  const gainer = mustHave(board, id);
  const { bindings } = statement;
  noteReads(board, of, bindings);
  const others = cardsMeant(game, of, bindings).filter((other) => other !== id);
  const you = card(game, id).controller;
  let index = 0;
  const texts = bindings.texts ?? others.map((other) => resolvedText(game, other));
  for (const text of texts) {
    const { traits, keywords, abilities } = parts === undefined ? text : only(parts, text);
    gainer.traits = [...new Set([...gainer.traits, ...traits])];
    const having: Partial<Record<Keyword, number>> = { ...gainer.keywords };
    for (const [keyword, value] of Object.entries(keywords) as [Keyword, number][]) {
      having[keyword] = VALUED.has(keyword) ? (having[keyword] ?? 0) + value : 1;
    }
    gainer.keywords = having;
    const gained = abilities.map((ability): ActiveAbility => ({
      node: nodeOf(game, ability),
      key: keyGranted(statement, id, `${place}.${index++}`),
      self: id,
      bearer: id,
      you,
    }));
    gainer.abilities = [...gainer.abilities, ...gained];
    const stating = gained.filter(({ node }) => node.kind !== 'grant' || !node.what.some(isTextOf));
    addAll(game, board, stating.flatMap(statementOf));
  }
}

function keyGranted({ key: { source, path } }: ActiveStatement, to: CardId, place: string): AbilityKey {
  return { source, path: `${path}>${to}#${place}` };
}

/** "Its keywords and traits": a part of a text. */
function only(parts: readonly string[], { traits, keywords, abilities }: GainedText): GainedText {
  return {
    traits: parts.includes('traits') ? traits : [],
    keywords: parts.includes('keywords') ? keywords : {},
    abilities: parts.includes('abilities') ? abilities : [],
  };
}

function nodeOf(game: Game, { slug, path, headers }: GainedText['abilities'][number]): Ability {
  const node = nodeAt(game.library, slug, path) as Ability;
  return headers === undefined ? node : withHeaders(node, headers);
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
  if (typeof what.by === 'object') noteReads(board, what.by, statement.bindings, 'on-board');
  // "… for each amber on it": it is the card that gains the bonus.
  mustHave(board, id)[what.stat] += evaluate(game, what.by, { ...statement.bindings, it: [id] });
}
