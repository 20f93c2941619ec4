/** The game around the table, as one of its people sees it. */
import type { PlayerId, PromptView, WinReason } from '@amberhall/engine/vocabulary';
import type { PersonView } from '@amberhall/protocol';
import type { Frame } from './view-source.ts';
import type { GameSetup } from '../journal/node-types.ts';
import type { RoomSeat, RoomSpectator } from './seat.ts';

/** What a frame shows of somebody at the table. */
export type FrameSeat = Pick<RoomSeat, 'player' | 'person' | 'setup' | 'lostAt' | 'left'>;

/** What a frame is made from. */
export interface FrameFacts {
  setup: GameSetup;
  seed: string;
  /** The hash of the seed. */
  commitment: string;
  timeLimit: Frame['timeLimit'];
  /** The player may end the opponent's turn. */
  canForcePass: (player: PlayerId) => boolean;
  /** The player may take the game from the opponent. */
  canClaim: (player: PlayerId) => boolean;
  /** Each plays the deck that the other brought. */
  decksExchanged: boolean;
  isAway: (player: PlayerId) => boolean;
  muteSpectators: boolean;
  ended: { winner: PlayerId | null; reason: WinReason } | null;
  seats: readonly FrameSeat[];
  spectators: readonly RoomSpectator[];
  winsOf: (seat: FrameSeat) => number;
  /** The room's own question to a player. */
  roomPromptFor: (player: PlayerId) => PromptView | null;
}

/** The same text as long as no frame that is made from the facts has changed. */
export function frameKeyOf(facts: FrameFacts): string {
  const { canForcePass, canClaim, isAway, winsOf, roomPromptFor, seats, spectators } = facts;
  return JSON.stringify([
    facts.timeLimit,
    facts.muteSpectators,
    facts.decksExchanged,
    facts.ended,
    seats.map((seat) => [
      seat.lostAt,
      seat.left,
      winsOf(seat),
      isAway(seat.player),
      canForcePass(seat.player),
      canClaim(seat.player),
      roomPromptFor(seat.player),
    ]),
    spectators.map(({ person }) => person.summary.name),
  ]);
}

export function frameOf(viewer: PlayerId | null, facts: FrameFacts): Frame {
  const { setup, seed, commitment, ended } = facts;
  const { options } = setup;
  const player = facts.seats.find((seat) => seat.player === viewer && !seat.left)?.player;
  return {
    id: setup.id,
    name: options.name,
    gameFormat: options.gameFormat,
    gameType: options.gameType,
    owner: setup.owner,
    muteSpectators: facts.muteSpectators,
    showHand: options.showHand,
    hideDeckLists: options.hideDeckLists,
    gamePrivate: options.gamePrivate,
    timeLimit: facts.timeLimit,
    forcePassAvailable: player !== undefined && facts.canForcePass(player),
    claimAvailable: player !== undefined && facts.canClaim(player),
    ...(options.spectatorDelay !== undefined && { spectatorDelay: options.spectatorDelay }),
    winner: ended?.winner ?? null,
    winReason: ended?.reason ?? null,
    shuffleProof: { commitment, seed: ended === null ? null : seed },
    people: Object.fromEntries(facts.seats.map((seat) => [seat.player, personView(seat, viewer, facts)])),
    spectators: facts.spectators.map(({ person }) => person.summary),
    seat: viewer,
    roomPrompt: player === undefined ? null : facts.roomPromptFor(player),
  };
}

/** Alliances are named by whoever built them: at the table they go by one name [16.1]. */
const ALLIANCE_NAME = 'Alliance Deck';

function personView(seat: FrameSeat, viewer: PlayerId | null, facts: FrameFacts): PersonView {
  const { setup, winsOf, seats, decksExchanged } = facts;
  const owner = decksExchanged ? (seats.find((other) => other !== seat) ?? seat) : seat;
  const { name, expansion, houses } = owner.setup.deck.list;
  const { hideDeckLists, gameFormat } = setup.options;
  const isHidden = (hideDeckLists || gameFormat === 'sealed') && viewer !== seat.player;
  return {
    user: seat.person.summary,
    wins: winsOf(seat),
    ...(seat.lostAt !== null && { disconnected: true, lostAt: seat.lostAt.toISOString() }),
    ...(seat.left && { left: true }),
    ...(facts.isAway(seat.player) && { inactive: true }),
    deck: isHidden
      ? null
      : { name: gameFormat === 'alliance' ? ALLIANCE_NAME : name, expansion, houses: [...houses] },
  };
}
