/** An alliance in progress: which house from which deck, and what comes with it. The server validates it again. */
import { DECK_NAME_LENGTH } from '@amberhall/protocol';
import type { AllianceDeck, CatalogueCard, Deck, DeckCard } from '@amberhall/protocol';
import { cardName } from '../../cards/index.ts';
import { propheciesOf, tokensOf } from './deck-cards.ts';

export interface Pick {
  deck: Deck;
  house: string;
}

export interface AllianceDraft {
  name: string;
  picks: readonly Pick[];
  /** The catalogue's id of the chosen token creature. */
  token: string | undefined;
  prophecySource: string | undefined;
}

export const PICK_COUNT = 3;
export const NEW_ALLIANCE: AllianceDraft = {
  name: '',
  picks: [],
  token: undefined,
  prophecySource: undefined,
};

/** The number of letters of a deck's prophecy names that fit into their row. */
const NAMES_LENGTH = 40;

type Catalogue = Record<string, CatalogueCard>;

export const isPicked = ({ picks }: AllianceDraft, deck: Deck, house: string): boolean =>
  picks.some((pick) => pick.deck.uuid === deck.uuid && pick.house === house);

/** Why the house cannot be chosen from the deck; `undefined` if it can. */
export function reasonNotPickable(
  draft: AllianceDraft,
  deck: Deck,
  house: string,
): 'full' | 'deck' | 'house' | undefined {
  const { picks } = draft;
  if (isPicked(draft, deck, house)) return undefined;
  if (picks.some((pick) => pick.house === house)) return 'house';
  if (picks.some((pick) => pick.deck.uuid === deck.uuid)) return 'deck';
  return picks.length >= PICK_COUNT ? 'full' : undefined;
}

/** Chooses or removes a house of the deck. Parts that no longer come from a chosen deck are removed too. */
export function togglePick(
  draft: AllianceDraft,
  deck: Deck,
  house: string,
  catalogue: Catalogue,
): AllianceDraft {
  if (reasonNotPickable(draft, deck, house) !== undefined) return draft;
  const picks = isPicked(draft, deck, house)
    ? draft.picks.filter((pick) => pick.deck.uuid !== deck.uuid)
    : [...draft.picks, { deck, house }];
  const next = { ...draft, picks };
  const tokens = tokenChoices(next, catalogue).map(({ card }) => card.id);
  const sources = prophecyChoices(next, catalogue).map(({ uuid }) => uuid);
  return {
    ...next,
    token: draft.token !== undefined && tokens.includes(draft.token) ? draft.token : undefined,
    prophecySource:
      draft.prophecySource !== undefined && sources.includes(draft.prophecySource)
        ? draft.prophecySource
        : undefined,
  };
}

/** Token creatures of the chosen decks. */
export function tokenChoices(
  { picks }: AllianceDraft,
  catalogue: Catalogue,
): { deck: Deck; card: DeckCard }[] {
  return picks.flatMap(({ deck }) => tokensOf(deck, catalogue).map((card) => ({ deck, card })));
}

/** The chosen decks that have prophecies. */
export function prophecyChoices({ picks }: AllianceDraft, catalogue: Catalogue): Deck[] {
  return picks.map(({ deck }) => deck).filter((deck) => propheciesOf(deck, catalogue).length > 0);
}

/** The names of a deck's prophecies in one row, cut with an ellipsis. */
export function prophecyNames(deck: Deck, catalogue: Catalogue): string {
  const names = propheciesOf(deck, catalogue)
    .map(({ id }) => cardName(id, catalogue[id]))
    .join(', ');
  return names.length > NAMES_LENGTH ? `${names.slice(0, NAMES_LENGTH - 3)}...` : names;
}

export function canSave(draft: AllianceDraft, catalogue: Catalogue): boolean {
  const { name, picks, token, prophecySource } = draft;
  return (
    picks.length === PICK_COUNT &&
    name.trim() !== '' &&
    name.trim().length <= DECK_NAME_LENGTH &&
    (tokenChoices(draft, catalogue).length === 0 || token !== undefined) &&
    (prophecyChoices(draft, catalogue).length === 0 || prophecySource !== undefined)
  );
}

export function requestOf({ name, picks, token, prophecySource }: AllianceDraft): AllianceDeck {
  return {
    name: name.trim(),
    pods: picks.map(({ deck, house }) => `${deck.uuid}:${house}`),
    ...(token !== undefined && { token: { id: token } }),
    ...(prophecySource !== undefined && { prophecySourceDeck: prophecySource }),
  };
}
