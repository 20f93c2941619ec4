/** What a player sees, with the questions a bot asks about it. */
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

export interface Sight {
  view: TableView;
  prompt: PromptView;
  me: PlayerView;
  foe: PlayerView;
}

export function sightOf(view: TableView, player: PlayerId, prompt: PromptView): Sight {
  const me = view.players[player];
  const foe = Object.values(view.players).find(({ id }) => id !== player);
  if (me === undefined || foe === undefined) throw new Error(`${player} does not sit at this table`);
  return { view, prompt, me, foe };
}

export function cardAt({ view }: Sight, id: ViewId): CardView | undefined {
  return view.cards[id];
}

export function cardsAt(sight: Sight, ids: readonly ViewId[]): CardView[] {
  return ids.flatMap((id) => cardAt(sight, id) ?? []);
}

export function controllerOf({ owner, controller = owner }: CardView): PlayerId {
  return controller;
}

export function isMine({ me }: Sight, card: CardView): boolean {
  return controllerOf(card) === me.id;
}

export function sideOf({ me, foe }: Sight, player: PlayerId): PlayerView {
  return player === me.id ? me : foe;
}

/** What is printed on a card; `undefined` for a back. */
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

/** Creatures beside one in its battleline. */
export function neighborsOf(sight: Sight, card: CardView): CardView[] {
  const { battleline } = sideOf(sight, controllerOf(card));
  const place = battleline.indexOf(card.id);
  if (place < 0) return [];
  return cardsAt(
    sight,
    [battleline[place - 1], battleline[place + 1]].filter((id) => id !== undefined),
  );
}

export function forgedKeys({ keys }: PlayerView): number {
  return Object.values(keys).filter(Boolean).length;
}
