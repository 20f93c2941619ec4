/**
 * The layers of continuous effects: identity, then abilities, then numbers [15.2]. A pass reads the board of the
 * pass before. The first pass reads only its own results so far.
 */
import { evaluate } from './amounts.ts';
import { cardsMeant } from './targets.ts';
import type { AbilityKey } from '../state/ability-key.ts';
import { keyOf } from '../state/ability-key.ts';
import type { Game } from '../state/game.ts';
import { prepare } from '../state/library.ts';
import type { Statement } from '../language/statements.ts';
import type { CardId } from '../vocabulary.ts';
import { affected, mustHave } from './affected-cards.ts';
import type { ActiveAbility, Board } from './board.ts';
import { base } from './board.ts';
import { abilitiesElsewhere } from './abilities-elsewhere.ts';
import { noteReads } from './board-reads.ts';
import { addHeadings, applyGrants, takeAbilities } from './grants.ts';
import { applyIdentities, makeBlank, makeCopies } from './identities.ts';
import {
  addAll,
  inOrderOfTime,
  isSilenced,
  lastingStatements,
  printedStatements,
  statementOf,
} from './statements-in-force.ts';

/** The cards that each standing effect applies to, by the key of the effect. */
export type Noted = Map<string, { source: AbilityKey['source']; cards: string }>;

/**
 * Computes the board once.
 *
 * @param before the board of the previous pass, if there was one
 * @param noted receives the cards that each standing effect applies to
 */
export function layeredBoard(game: Game, before: Board | null, noted: Noted): Board {
  const board: Board = {
    of: new Map(),
    headed: {},
    reacting: [],
    timed: [],
    statements: {},
    conditional: [],
    reads: 0,
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
  const elsewhere = abilitiesElsewhere(game, board);
  const lasting = lastingStatements(game);
  for (const statement of lasting) makeCopies(game, board, statement);
  const queue = printedStatements(board)
    .filter((statement) => !isSilenced(statement, before))
    .concat(elsewhere.length > 0 ? elsewhere.flatMap(statementOf) : [], lasting);
  // Conditions depend on identities, so "while …" is resolved after them.
  applyIdentities(game, board, queue);
  addAll(game, board, queue);
  applyStatements(game, board, before);
  if (before !== null) note(game, board, noted);
  for (const [, { abilities, blank }] of board.of)
    if (!blank) for (const ability of abilities) list(board, ability);
  for (const ability of elsewhere) list(board, ability);
  return board;
}

function addCard(game: Game, board: Board, id: CardId): void {
  const card = game.state.cards[id];
  if (!card) return;
  const token = card.facedown ? game.state.players[card.owner]?.tokenCreature : null;
  board.of.set(id, base(game, card, card.copy?.slug ?? token ?? card.slug));
  for (const upgrade of card.upgrades) addCard(game, board, upgrade);
}

/** Never in play, but their text applies: an archon power always, a prophecy while it is active [5.10, 5.11]. */
function addReference(game: Game, board: Board, id: CardId): void {
  const card = game.state.cards[id];
  if (!card) return;
  const isArchonPower = prepare(game.library, card.slug).facts.type === 'archon power';
  if (isArchonPower || card.activeProphecy) board.of.set(id, base(game, card, card.slug));
}

export function list(board: Board, ability: ActiveAbility): void {
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
    case 'setup':
    case 'fulfil':
    case 'elsewhere':
      return;
    default:
      node satisfies Statement;
  }
}

/** The layers of [15.2]: identity, then abilities, then numbers. */
function applyStatements(game: Game, board: Board, before: Board | null): void {
  applyIdentities(game, board, board.statements.becomes ?? []);
  applyIdentities(game, board, board.statements['belongs-to'] ?? []);
  applyIdentities(game, board, board.statements['considered-flank'] ?? []);
  for (const { node, bindings, lasting } of board.statements.blank ?? []) {
    if (node.kind !== 'blank') continue;
    // The statements of a blank card do not apply, including this one.
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
    for (const id of affected(game, board, node.to, bindings)) {
      const card = mustHave(board, id);
      const left = { ...card.keywords };
      delete left[node.keyword];
      card.keywords = left;
    }
  }
  for (const { node, bindings } of inOrderOfTime(game, board.statements['set-stats'] ?? [])) {
    if (node.kind !== 'set-stats') continue;
    noteReads(board, node, bindings);
    for (const id of affected(game, board, node.what, bindings)) {
      const card = mustHave(board, id);
      card.setPower = evaluate(game, node.power, bindings);
      card.setArmor = evaluate(game, node.armor, bindings);
    }
  }
  for (const { node, bindings } of inOrderOfTime(game, board.statements['set-power'] ?? [])) {
    if (node.kind !== 'set-power') continue;
    noteReads(board, node, bindings);
    for (const id of affected(game, board, node.what, bindings)) {
      mustHave(board, id).setPower = evaluate(game, node.to, bindings);
    }
  }
  for (const { node, bindings } of inOrderOfTime(game, board.statements['set-armor'] ?? [])) {
    if (node.kind !== 'set-armor') continue;
    noteReads(board, node, bindings);
    for (const id of affected(game, board, node.what, bindings)) {
      mustHave(board, id).setArmor = evaluate(game, node.to, bindings);
    }
  }
}

/** The cards that standing effects apply to, so that effects that undo each other can be found. */
function note(game: Game, board: Board, noted: Noted): void {
  for (const list of Object.values(board.statements)) {
    for (const { node, bindings, key, lasting } of list) {
      if (lasting !== null) continue;
      const target =
        'what' in node ? node.what : 'to' in node ? node.to : 'who' in node ? node.who : undefined;
      const cards =
        typeof target === 'object' && 'kind' in target && (target.kind === 'select' || target.kind === 'ref')
          ? cardsMeant(game, target, bindings).join()
          : '';
      noted.set(keyOf(key), { source: key.source, cards });
    }
  }
}
