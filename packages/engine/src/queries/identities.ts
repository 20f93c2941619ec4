/** The identity of cards under continuous effects: copies, other types, houses, blank [15.2 steps 1–4]. */
import { evaluate } from './amounts.ts';
import { cardsMeant } from './targets.ts';
import type { Game } from '../state/game.ts';
import type { Statement } from '../language/statements.ts';
import type { Bindings } from '../state/state.ts';
import type { CardId, House } from '../vocabulary.ts';
import { HOUSES } from '../vocabulary.ts';
import { affected, mustHave } from './affected-cards.ts';
import type { ActiveStatement, Board, Characteristics } from './board.ts';
import { base } from './board.ts';
import { noteReads } from './board-reads.ts';
import { housesOf } from './card-queries.ts';
import { housesCalled } from './named-houses.ts';
import { inOrderOfTime } from './statements-in-force.ts';
import { within } from '../state/within.ts';

/** "For the remainder of the turn, … is a copy of …" [15.4]. */
export function makeCopies(game: Game, board: Board, { node, bindings }: ActiveStatement): void {
  if (node.kind !== 'copy-of') return;
  noteReads(board, node, bindings);
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

/** Types, houses and positions that a card is considered to have. Setting the same value twice changes nothing. */
export function applyIdentities(game: Game, board: Board, spoken: readonly ActiveStatement[]): void {
  const identities = spoken.filter(isIdentity);
  if (identities.length === 0) return;
  const ordered = inOrderOfTime(game, identities);
  for (const step of STEPS) {
    for (const { node, bindings } of ordered) {
      if (stepOf(node) !== step) continue;
      noteReads(board, node, bindings);
      for (const id of affected(game, board, node.what, bindings)) identify(game, board, id, node, bindings);
    }
  }
}

type Identity = 'becomes' | 'belongs-to' | 'considered-flank';

const isIdentity = (one: ActiveStatement): one is ActiveStatement<Identity> =>
  one.node.kind === 'becomes' || one.node.kind === 'belongs-to' || one.node.kind === 'considered-flank';

/** Types come before houses. Houses that are set come before houses that are added [15.2]. */
const STEPS = ['type', 'set', 'add'] as const;

function stepOf(node: ActiveStatement<Identity>['node']): (typeof STEPS)[number] {
  if (node.kind === 'becomes') return 'type';
  return node.kind === 'belongs-to' && node.instead ? 'set' : 'add';
}

function identify(
  game: Game,
  board: Board,
  id: CardId,
  node: ActiveStatement<Identity>['node'],
  bindings: Bindings,
): void {
  switch (node.kind) {
    case 'becomes':
      return becomeAnother(game, board, id, node, bindings);
    case 'belongs-to':
      return giveHouses(mustHave(board, id), node, housesGiven(game, board, node, bindings));
    case 'considered-flank':
      mustHave(board, id).consideredFlank = true;
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
  card: Characteristics,
  { instead }: Statement & { kind: 'belongs-to' },
  added: readonly House[],
): void {
  const { houses } = card;
  card.houses =
    instead && added.length > 0 ? added : [...houses, ...added.filter((house) => !houses.includes(house))];
}

function housesGiven(
  game: Game,
  board: Board,
  { house }: Statement & { kind: 'belongs-to' },
  bindings: Bindings,
): readonly House[] {
  if (house === 'all-houses') return HOUSES;
  // The board in progress has the houses that earlier statements give to the other card.
  const called = within(game, 'board', board, () =>
    typeof house === 'object'
      ? cardsMeant(game, house.houseOf, bindings).flatMap((id) => housesOf(game, id))
      : housesCalled(game, house, bindings, bindings.you),
  );
  return HOUSES.filter((one) => called.includes(one));
}

/** A blank card has no abilities and no keywords, and its statements do not apply [15.5]. */
export function makeBlank(board: Board, id: CardId): void {
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
