/** The decks of a position from outside, which is checked first. */
import { FACTS } from '@amberhall/cards/data';
import type { House } from '@amberhall/engine/vocabulary';
import { HOUSES } from '@amberhall/protocol';
import type { PlacedCard, Position, PositionSide } from '@amberhall/protocol';
import { isImplemented } from '../catalogue/texts.ts';
import { storedDeck } from '../decks/stored-deck.ts';
import type { PlayableDeck } from '../decks/playable-deck.ts';
import { RefusedMessage } from '../sockets/refusal.ts';

const DECK_UUID = 'position';
const DECK_NAME = 'Position';
/** The set whose number the deck shows, since a position may mix cards of several sets. */
const EXPANSION = 341;

const PILES = ['hand', 'deck', 'discard', 'archives', 'purged'] as const;

/** @throws {RefusedMessage} if a card does not exist, or lies where it cannot lie */
export function decksOfPosition({ own, other }: Position): [PlayableDeck, PlayableDeck] {
  for (const side of [own, other]) checkSide(side);
  return [deckOf(own, other), deckOf(other, own)];
}

function checkSide(side: PositionSide): void {
  checkAll(side.battleline, ['creature']);
  checkAll(side.artifacts, ['artifact']);
  for (const pile of PILES) checkAll(side[pile], ['creature', 'artifact', 'action', 'upgrade']);
  if (side.tokenCreature !== undefined) checkCard(side.tokenCreature, null);
  for (const slug of side.prophecies ?? []) checkCard(slug, ['prophecy']);
  const { battleline = [], tokenCreature } = side;
  const hasTokens = battleline.some((listed) => asPlaced(listed).token);
  if (hasTokens && tokenCreature === undefined) throw notPlayable();
}

function checkAll(listed: PositionSide['hand'], types: readonly string[]): void {
  for (const one of listed ?? []) {
    const { card, token, upgrades = [] } = asPlaced(one);
    checkCard(card, token ? null : types);
    for (const upgrade of upgrades) checkCard(upgrade, ['upgrade']);
  }
}

/** @param types where it may lie; `null` for any */
function checkCard(slug: string, types: readonly string[] | null): void {
  const facts = FACTS.get(slug);
  if (facts === undefined || !isImplemented(slug)) throw notPlayable();
  if (types !== null && !types.includes(facts.type)) throw notPlayable();
}

function notPlayable(): RefusedMessage {
  return new RefusedMessage('BAD_REQUEST', 'This position cannot be played.');
}

function asPlaced(listed: string | PlacedCard): PlacedCard {
  return typeof listed === 'string' ? { card: listed } : listed;
}

/** Everything that a player owns in the position, as a deck list. */
function deckOf(side: PositionSide, opposite: PositionSide): PlayableDeck {
  const owned = [
    ...cardsOf(side).filter(({ foreign }) => !foreign),
    ...cardsOf(opposite).filter(({ foreign }) => foreign),
  ];
  const cards = [...Map.groupBy(owned, ({ card, house }) => `${card} ${house ?? ''}`).values()].flatMap(
    (copies) => {
      const [{ card, house = FACTS.get(card)?.houses[0] }] = copies as [PlacedCard];
      return isHouse(house) ? [{ card, count: copies.length, house }] : [];
    },
  );
  const { houses, tokenCreature, prophecies, hasTide } = side;
  return storedDeck(DECK_UUID, {
    name: DECK_NAME,
    expansion: EXPANSION,
    // Three, as the schema says.
    houses: houses as unknown as PlayableDeck['list']['houses'],
    cards,
    ...(tokenCreature !== undefined && { tokenCreature }),
    ...(prophecies !== undefined && { prophecies }),
    ...(hasTide && { tide: true as const }),
  });
}

function isHouse(name: string | undefined): name is House {
  return (HOUSES as readonly (string | undefined)[]).includes(name);
}

function cardsOf(side: PositionSide): PlacedCard[] {
  const rows = [side.battleline, side.artifacts, ...PILES.map((pile) => side[pile])];
  return rows
    .flatMap((row) => row ?? [])
    .map(asPlaced)
    .flatMap((placed) => [placed, ...(placed.upgrades ?? []).map((card) => ({ card }))]);
}
