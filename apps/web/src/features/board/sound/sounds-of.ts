/** Which sounds a change of the game makes. */
import type { CardView, EventView, GameView, TableView } from '@amberhall/protocol';
import type { GameState } from '../game/game-store.ts';
import { isFromOthers } from '../game/muted-lines.ts';
import type { SoundName } from './sounds.ts';

/** The limit of simultaneous sounds; the most important come first. */
const MAX_SOUNDS = 3;
const PRIORITY: readonly SoundName[] = [
  'win',
  'loss',
  'forge',
  'turn',
  'steal',
  'destroyed',
  'damage',
  'stun',
  'ward',
  'amber',
  'card',
  'draw',
  'chat',
];

export function soundsOf(state: GameState, before: GameState): SoundName[] {
  const { game } = state;
  if (!game || !before.game || state.rev !== before.rev + 1) return [];
  const heard = new Set([
    ...state.events.flatMap((event) => soundOf(event, game) ?? []),
    ...soundsOfTable(game.table, before.game.table),
    ...soundsOfRoom(game, before.game),
  ]);
  return PRIORITY.filter((name) => heard.has(name)).slice(0, MAX_SOUNDS);
}

function soundOf({ type, player, amount = 1, to }: EventView, { seat }: GameView): SoundName | undefined {
  switch (type) {
    case 'turnStarted':
      return player === seat ? 'turn' : undefined;
    case 'amberGained':
    case 'amberPlaced':
    case 'amberReturned':
      return amount > 0 ? 'amber' : undefined;
    case 'amberStolen':
    case 'amberCaptured':
      return amount > 0 ? 'steal' : undefined;
    case 'damageDealt':
      return amount > 0 ? 'damage' : undefined;
    case 'cardLeft':
      return to === 'discard' || to === 'purged' ? 'destroyed' : undefined;
    case 'keyForged':
      return 'forge';
    case 'keyUnforged':
      return 'destroyed';
    default:
      return undefined;
  }
}

const isOut = (card: CardView | undefined): boolean => card?.zone === 'play' || card?.zone === 'resolving';

function soundsOfTable(table: TableView, before: TableView): SoundName[] {
  const heard: SoundName[] = [];
  if (table.cards !== before.cards) {
    for (const card of Object.values(table.cards)) {
      const earlier = before.cards[card.id];
      if (card === earlier || !isOut(card)) continue;
      if (!isOut(earlier)) heard.push('card');
      else if (card.stunned && !earlier?.stunned) heard.push('stun');
      else if (earlier?.warded && !card.warded) heard.push('ward');
    }
  }
  const hasDrawn = Object.values(table.players).some(
    ({ id, hand, deckSize }) =>
      hand.length > (before.players[id]?.hand.length ?? 0) && deckSize < (before.players[id]?.deckSize ?? 0),
  );
  if (hasDrawn) heard.push('draw');
  return heard;
}

/** Another person wrote, or the game is over. */
function soundsOfRoom(game: GameView, before: GameView): SoundName[] {
  const { lines, seat, winner } = game;
  const heard: SoundName[] = [];
  const last = before.lines.at(-1)?.id ?? 0;
  if (lines.some((line) => line.id > last && isFromOthers(line, game))) heard.push('chat');
  if (winner !== null && before.winner === null)
    heard.push(seat === null || winner === seat ? 'win' : 'loss');
  return heard;
}
