/** A position to play on from, out of what one viewpoint shows. What it hides is drawn by chance from the rest of the deck. */
import { randomInt } from 'node:crypto';
import { FACTS } from '@amberhall/cards/data';
import type { DeckList } from '@amberhall/cards/data';
import type { CardView, PlayerId, PlayerView, TableView } from '@amberhall/engine/vocabulary';
import { KEY_COLORS } from '@amberhall/protocol';
import type { PlacedCard, Position, PositionSide } from '@amberhall/protocol';

/** A player of the table, and the deck that is drawn from. */
export interface Owner {
  player: PlayerId;
  deck: DeckList;
}

/** The steps of a turn that follow the choice of a house. */
const AFTER_HOUSE: ReadonlySet<TableView['step']> = new Set(['main', 'ready', 'draw']);

/** @returns the position with the first owner as the user's side; `null` before the first turn and after the end */
export function positionOfTable(table: TableView, owners: readonly [Owner, Owner]): Position | null {
  if (table.step === 'setup' || table.winReason !== null) return null;
  const [own, other] = owners;
  const unseen = new Map(owners.map((owner) => [owner.player, unseenCards(table, owner)]));
  const active = table.players[table.activePlayer];
  return {
    turn: table.activePlayer === own.player ? 'own' : 'other',
    house: AFTER_HOUSE.has(table.step) ? (active?.activeHouse ?? null) : null,
    own: sideOf(table, own, unseen),
    other: sideOf(table, other, unseen),
  };
}

type Unseen = ReadonlyMap<PlayerId, PlacedCard[]>;

/** The cards of a deck that the viewpoint does not show, in random order. */
function unseenCards({ cards }: TableView, { player, deck }: Owner): PlacedCard[] {
  const left = deck.cards.flatMap(({ card, house, count }) =>
    Array.from({ length: count }, (): PlacedCard => ({ card, ...houseOf(card, house) })),
  );
  for (const { owner, slug, printed, zone } of Object.values(cards)) {
    const shown = printed ?? slug;
    const index = owner === player && zone !== 'aside' ? left.findIndex(({ card }) => card === shown) : -1;
    if (index !== -1) left.splice(index, 1);
  }
  for (let end = left.length - 1; end > 0; end--) {
    const index = randomInt(end + 1);
    [left[end], left[index]] = [left[index] as PlacedCard, left[end] as PlacedCard];
  }
  return left;
}

function sideOf(table: TableView, { player, deck }: Owner, unseen: Unseen): PositionSide {
  const side = table.players[player];
  if (side === undefined) throw new Error(`${player} does not sit at this table`);
  const placed = (ids: readonly string[]): PlacedCard[] =>
    ids.flatMap((id) => {
      const card = table.cards[id];
      return card ? cardsOf(table, player, card, unseen) : [];
    });
  const { tokenCreature } = deck;
  const hand = placed(side.hand);
  const archives = placed(side.archives);
  return {
    houses: [...deck.houses],
    ...(tokenCreature !== undefined && { tokenCreature }),
    amber: side.amber,
    chains: side.chains,
    keys: KEY_COLORS.filter((color) => side.keys[color]),
    ...(side.tide === 'high' && { hasTide: true as const }),
    battleline: placed(side.battleline),
    artifacts: placed(side.artifacts),
    hand,
    archives,
    discard: placed([...side.resolving, ...side.discard]),
    purged: placed(side.purged),
    deck: deckOf(side, unseen.get(player) ?? []),
  };
}

function deckOf({ deckSize }: PlayerView, unseen: PlacedCard[]): PlacedCard[] {
  return unseen.splice(0, deckSize);
}

/** A card with what lies on it; with both halves of a gigantic creature. */
function cardsOf(table: TableView, controller: PlayerId, card: CardView, unseen: Unseen): PlacedCard[] {
  const { owner, zone, isToken } = card;
  const shown = isToken ? card.printed : (card.printed ?? card.slug);
  // A card that the viewpoint does not show is any of those that it could be.
  const base =
    shown === undefined ? unseen.get(owner)?.pop() : { card: shown, ...houseOf(shown, card.house) };
  if (base === undefined) return [];
  const foreign = owner !== controller && { foreign: true as const };
  if (zone !== 'play') return [{ ...base, ...enhancementsOf(card), ...foreign }];
  const half = table.cards[card.otherHalf ?? '']?.slug;
  const whole: PlacedCard = { ...base, ...enhancementsOf(card), ...foreign, ...stateOf(table, card) };
  if (half === undefined) return [whole];
  return FACTS.get(base.card)?.gigantic === 'top'
    ? [{ ...whole, card: half }, { card: base.card }]
    : [whole, { card: half }];
}

function stateOf(table: TableView, card: CardView): Partial<PlacedCard> {
  const { exhausted, stunned, warded, enraged, isToken, damage, amber, counters, upgrades = [] } = card;
  const attached = upgrades.flatMap((id) => table.cards[id]?.slug ?? []);
  return {
    ...(isToken && { token: true as const }),
    ...(exhausted && { exhausted }),
    ...(stunned && { stunned }),
    ...(warded && { warded }),
    ...(enraged && { enraged }),
    ...(damage !== undefined && { damage }),
    ...(amber !== undefined && { amber }),
    ...(counters && { counters }),
    ...(attached.length > 0 && { upgrades: attached }),
  };
}

function enhancementsOf({ enhancements }: CardView): Partial<PlacedCard> {
  return enhancements ? { enhancements } : {};
}

/** The house of the copy, where it is not the first one printed on the card. */
function houseOf(slug: string, house: CardView['house']): Pick<PlacedCard, 'house'> {
  return house === undefined || FACTS.get(slug)?.houses[0] === house ? {} : { house };
}
