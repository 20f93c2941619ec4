/** The state that a player can see, with queries on it. */
import type { CardEntry } from '@amberhall/engine';
import { library } from '@amberhall/cards';
import type {
  CardType,
  CardView,
  PlayerId,
  PlayerView,
  PromptView,
  TableView,
  ViewId,
} from '@amberhall/engine/vocabulary';

export interface KnownState {
  view: TableView;
  prompt: PromptView;
  me: PlayerView;
  opponent: PlayerView;
  /** "That player" of the text at hand; the opponent if a text does not tell. */
  thatPlayer?: PlayerView;
}

export function knownStateOf(view: TableView, player: PlayerId, prompt: PromptView): KnownState {
  const me = view.players[player];
  const opponent = Object.values(view.players).find(({ id }) => id !== player);
  if (me === undefined || opponent === undefined) throw new Error(`${player} does not play this game`);
  return { view, prompt, me, opponent };
}

export function cardAt({ view }: KnownState, id: ViewId): CardView | undefined {
  return view.cards[id];
}

export function cardsAt(known: KnownState, ids: readonly ViewId[]): CardView[] {
  return ids.flatMap((id) => cardAt(known, id) ?? []);
}

export function controllerOf({ owner, controller = owner }: CardView): PlayerId {
  return controller;
}

export function isMine({ me }: KnownState, card: CardView): boolean {
  return controllerOf(card) === me.id;
}

export function sideOf({ me, opponent }: KnownState, player: PlayerId): PlayerView {
  return player === me.id ? me : opponent;
}

/** Returns the state as the controller of a card sees its text: "you" is that player. */
export function withSidesOf(known: KnownState, card: CardView): KnownState {
  return isMine(known, card) ? known : { ...known, me: known.opponent, opponent: known.me };
}

/** Returns facts and abilities of a card; `undefined` if it is facedown. */
export function entryOf({ slug }: Pick<CardView, 'slug'>): CardEntry | undefined {
  return slug === undefined ? undefined : library.get(slug);
}

export function typeOf(card: CardView): CardType | undefined {
  const printed = card.type ?? entryOf(card)?.facts.type;
  return printed === 'token creature' ? 'creature' : (printed as CardType | undefined);
}

export function housesOf(card: CardView): readonly string[] {
  return card.houses ?? (card.house === undefined ? (entryOf(card)?.facts.houses ?? []) : [card.house]);
}

/** Returns the neighbors of a creature. */
export function neighborsOf(known: KnownState, card: CardView): CardView[] {
  const { battleline } = sideOf(known, controllerOf(card));
  const place = battleline.indexOf(card.id);
  if (place < 0) return [];
  return cardsAt(
    known,
    [battleline[place - 1], battleline[place + 1]].filter((id) => id !== undefined),
  );
}

export function forgedKeys({ keys }: PlayerView): number {
  return Object.values(keys).filter(Boolean).length;
}
