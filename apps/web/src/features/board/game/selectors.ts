/** Selectors that several parts of the board need. */
import type {
  CardView,
  ControlView,
  GameView,
  PlayerId,
  PlayerView,
  PromptView,
  ViewId,
} from '@amberhall/protocol';
import type { CardHighlight } from '../../../cards/index.ts';
import type { GameState } from './game-store.ts';

/** The two players by seat: `near` is the viewer, or for spectators the starting player. */
export function seats(game: GameView): { near: PlayerId; far: PlayerId } {
  const { players, startingPlayer } = game.table;
  const near = game.seat ?? startingPlayer;
  const far = Object.keys(players).find((player) => player !== near) ?? near;
  return { near, far };
}

/** Says whether a player is present. A table that everybody has left is closed soon. */
export const hasPlayers = ({ people }: GameView): boolean => Object.values(people).some(({ left }) => !left);

/** The prompt of the viewer: the room's, or otherwise the game's. */
export function activePrompt({ game }: GameState): PromptView | null {
  if (!game) return null;
  if (game.roomPrompt) return game.roomPrompt;
  return game.seat === null ? null : (game.table.players[game.seat]?.prompt ?? null);
}

export function cardOf({ game }: GameState, id: ViewId | undefined): CardView | undefined {
  return id === undefined ? undefined : game?.table.cards[id];
}

export function playerOf({ game }: GameState, player: PlayerId): PlayerView | undefined {
  return game?.table.players[player];
}

interface PromptIndex {
  selectable: ReadonlySet<ViewId>;
  /** Of the selectable ones, those that can only be discarded. */
  discardable: ReadonlySet<ViewId>;
  /** How often each card was clicked, and its place in the order: 1 for the first. */
  selected: ReadonlyMap<ViewId, { order: number; times: number }>;
}

const indexes = new WeakMap<PromptView, PromptIndex>();

function indexOf(prompt: PromptView): PromptIndex {
  const known = indexes.get(prompt);
  if (known) return known;
  const selected = new Map<ViewId, { order: number; times: number }>();
  for (const id of prompt.selected) {
    const earlier = selected.get(id);
    selected.set(id, { order: earlier?.order ?? selected.size + 1, times: (earlier?.times ?? 0) + 1 });
  }
  const index = {
    selectable: new Set([...prompt.selectable, ...(prompt.prophecies ?? [])]),
    discardable: new Set(prompt.discardable),
    selected,
  };
  indexes.set(prompt, index);
  return index;
}

/** In these prompts, the cards are the player's own to act with, not targets. */
export const OWN_ACTION_PURPOSES = new Set(['main-step', 'card-action']);

export function isClickable(state: GameState, id: ViewId): boolean {
  const prompt = activePrompt(state);
  return prompt !== null && (indexOf(prompt).selectable.has(id) || indexOf(prompt).selected.has(id));
}

/** The highlight that the open prompt gives a card. */
export function highlightOf(state: GameState, id: ViewId): CardHighlight | undefined {
  const prompt = activePrompt(state);
  if (!prompt || prompt.kind === 'idle') return undefined;
  const { selectable, selected, discardable } = indexOf(prompt);
  const isFree = OWN_ACTION_PURPOSES.has(prompt.purpose ?? '');
  if (prompt.kind === 'allot') return selectable.has(id) ? 'target' : 'calm';
  if (selected.has(id) || prompt.subjects?.includes(id)) return 'selected';
  if (isFree && prompt.purpose === 'card-action' && prompt.source?.id === id) return 'selected';
  if (discardable.has(id)) return 'discardable';
  if (selectable.has(id)) return isFree ? 'playable' : 'target';
  // The card that asks stays highlighted.
  if (prompt.source?.id === id) return undefined;
  return selectable.size > 0 && !isFree ? 'calm' : undefined;
}

/** The highlight of cards that one button stands for: whether one of them is a target, or can be used. */
export function lightOf(state: GameState, ids: readonly ViewId[]): 'target' | 'playable' | undefined {
  const lights = new Set(ids.map((id) => highlightOf(state, id)));
  return (['target', 'playable'] as const).find((light) => lights.has(light));
}

/** The number on a chosen card: its place in the order, or what has been assigned to it. */
export function orderOf(state: GameState, id: ViewId): number | undefined {
  const prompt = activePrompt(state);
  if (!prompt) return undefined;
  const chosen = indexOf(prompt).selected.get(id);
  if (!chosen) return undefined;
  if (prompt.kind === 'allot') return chosen.times * (prompt.portion ?? 1);
  return prompt.selected.length > 1 ? chosen.order : undefined;
}

/** Cards of the prompt that are hidden unless a pile is opened. */
export function hiddenTargets(state: GameState): ViewId[] {
  const { game } = state;
  const prompt = activePrompt(state);
  if (!game || !prompt || OWN_ACTION_PURPOSES.has(prompt.purpose ?? '')) return [];
  const shown = visibleCards(game);
  return [...prompt.selectable, ...(prompt.subjects ?? [])].filter((id) => !shown.has(id));
}

const visibleByTable = new WeakMap<GameView['table'], ReadonlySet<ViewId>>();

/** Cards that are visible on the table or in the viewer's own hand. */
function visibleCards(game: GameView): ReadonlySet<ViewId> {
  const known = visibleByTable.get(game.table);
  if (known) return known;
  const shown = new Set<ViewId>();
  for (const player of Object.values(game.table.players)) {
    for (const id of [...player.battleline, ...player.artifacts, ...player.prophecies, ...player.resolving])
      shown.add(id);
  }
  for (const id of game.table.players[seats(game).near]?.hand ?? []) shown.add(id);
  for (const card of Object.values(game.table.cards)) {
    if (card.parent && card.zone === 'play' && shown.has(card.parent)) shown.add(card.id);
  }
  visibleByTable.set(game.table, shown);
  return shown;
}

/** The button for a key press: Escape cancels. */
export function cancelControlOf(prompt: PromptView): ControlView | undefined {
  return (
    prompt.controls.find(({ kind }) => kind === 'cancel') ??
    prompt.controls.find(({ kind }) => kind === 'back')
  );
}
