/** The game around the table, as one person sees it: the header. */
import type { PlayerId, PromptView, WinReason } from '@amberhall/engine/vocabulary';
import type { DeckList } from '@amberhall/cards/data';
import type { PersonView } from '@amberhall/protocol';
import type { GameHeader } from './view-source.ts';
import type { GameSetup } from '../journal/node-types.ts';
import type { RoomSeat, RoomSpectator } from './seat.ts';

/** What a header shows of one player. */
export type HeaderSeat = Pick<RoomSeat, 'player' | 'person' | 'setup' | 'lostAt' | 'left'>;

/** The input of a header. */
export interface GameHeaderInput {
  setup: GameSetup;
  /** The hash that was shown before the game. */
  commitment: string;
  timeLimit: GameHeader['timeLimit'];
  personalClockOf: (player: PlayerId) => PersonView['clock'];
  /** The player may end the opponent's turn. */
  canForcePass: (player: PlayerId) => boolean;
  /** The player may claim the game. */
  canClaim: (player: PlayerId) => boolean;
  startedAt: Date;
  /** `null` before the first end. */
  endedAt: Date | null;
  /** Who keeps the game waiting. */
  idle: GameHeader['idle'];
  botWait: GameHeader['botWait'];
  botPace: GameHeader['botPace'];
  /** Each player plays the deck that the other brought. */
  decksExchanged: boolean;
  isAway: (player: PlayerId) => boolean;
  muteSpectators: boolean;
  ended: { winner: PlayerId | null; reason: WinReason } | null;
  seats: readonly HeaderSeat[];
  spectators: readonly RoomSpectator[];
  winsOf: (seat: HeaderSeat) => number;
  /** The room's own prompt for a player. */
  roomPromptFor: (player: PlayerId) => PromptView | null;
}

/** Equal as long as no header of this input has changed. */
export function gameHeaderKeyOf(input: GameHeaderInput): string {
  const { canForcePass, canClaim, isAway, winsOf, roomPromptFor, seats, spectators } = input;
  return JSON.stringify([
    input.timeLimit,
    input.idle,
    input.botWait,
    input.botPace,
    input.muteSpectators,
    input.decksExchanged,
    input.ended,
    seats.map((seat) => [
      seat.person.summary,
      seat.lostAt,
      seat.left,
      winsOf(seat),
      isAway(seat.player),
      canForcePass(seat.player),
      canClaim(seat.player),
      roomPromptFor(seat.player),
      input.personalClockOf(seat.player),
    ]),
    spectators.map(({ person }) => person.summary),
  ]);
}

export function gameHeaderOf(viewer: PlayerId | null, input: GameHeaderInput): GameHeader {
  const { setup, commitment, ended } = input;
  const { options } = setup;
  const player = input.seats.find((seat) => seat.player === viewer && !seat.left)?.player;
  return {
    id: setup.id,
    name: options.name,
    gameFormat: options.gameFormat,
    gameType: options.gameType,
    owner: setup.owner,
    muteSpectators: input.muteSpectators,
    showHand: options.showHand,
    hideDeckLists: options.hideDeckLists,
    gamePrivate: options.gamePrivate,
    timeLimit: input.timeLimit,
    forcePassAvailable: player !== undefined && input.canForcePass(player),
    claimAvailable: player !== undefined && input.canClaim(player),
    startedAt: input.startedAt.toISOString(),
    endedAt: input.endedAt?.toISOString() ?? null,
    idle: input.idle,
    botWait: input.botWait,
    botPace: input.botPace,
    ...(options.spectatorDelay !== undefined && { spectatorDelay: options.spectatorDelay }),
    winner: ended?.winner ?? null,
    winReason: ended?.reason ?? null,
    commitment,
    people: Object.fromEntries(input.seats.map((seat) => [seat.player, personView(seat, viewer, input)])),
    spectators: input.spectators.map(({ person }) => person.summary),
    seat: viewer,
    roomPrompt: player === undefined ? null : input.roomPromptFor(player),
  };
}

/** The names of alliances are chosen by their owners, so at the table they have a common name [16.1]. */
const ALLIANCE_NAME = 'Alliance Deck';

/** The deck that a player plays, if the viewer may know it. */
export function knownDeckOf(
  seat: HeaderSeat,
  viewer: PlayerId | null,
  { setup, seats, decksExchanged }: Pick<GameHeaderInput, 'setup' | 'seats' | 'decksExchanged'>,
): DeckList | null {
  const { hideDeckLists, gameFormat } = setup.options;
  if ((hideDeckLists || gameFormat === 'sealed') && viewer !== seat.player) return null;
  const owner = decksExchanged ? (seats.find((other) => other !== seat) ?? seat) : seat;
  return owner.setup.deck.list;
}

function personView(seat: HeaderSeat, viewer: PlayerId | null, input: GameHeaderInput): PersonView {
  const { winsOf } = input;
  const { gameFormat } = input.setup.options;
  const deck = knownDeckOf(seat, viewer, input);
  const clock = input.personalClockOf(seat.player);
  return {
    user: seat.person.summary,
    wins: winsOf(seat),
    ...(seat.lostAt !== null && { disconnected: true, lostAt: seat.lostAt.toISOString() }),
    ...(seat.left && { left: true }),
    ...(input.isAway(seat.player) && { inactive: true }),
    ...(clock && { clock }),
    deck: deck && {
      name: gameFormat === 'alliance' ? ALLIANCE_NAME : deck.name,
      expansion: deck.expansion,
      houses: [...deck.houses],
    },
  };
}
