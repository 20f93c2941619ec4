/** The game around the table, as one of its people sees it. */
import type { PlayerId, PromptView, WinReason } from '@amberhall/engine/vocabulary';
import type { PersonView } from '@amberhall/protocol';
import type { Frame } from './channel.ts';
import type { GameSetup } from './node.ts';
import type { RoomSeat, RoomSpectator } from './seat.ts';

/** What a frame is made from. */
export interface FrameFacts {
  setup: GameSetup;
  seed: string;
  /** The hash of the seed. */
  commitment: string;
  timeLimit: Frame['timeLimit'];
  /** The viewer may end the opponent's turn. */
  forcePassAvailable: boolean;
  /** Each plays the deck that the other brought. */
  decksExchanged: boolean;
  isAway: (player: PlayerId) => boolean;
  muteSpectators: boolean;
  ended: { winner: PlayerId | null; reason: WinReason } | null;
  seats: readonly RoomSeat[];
  spectators: readonly RoomSpectator[];
  winsOf: (seat: RoomSeat) => number;
  /** The room's own question to the viewer. */
  roomPrompt: PromptView | null;
}

export function frameOf(viewer: PlayerId | null, facts: FrameFacts): Frame {
  const { setup, seed, commitment, ended } = facts;
  const { options } = setup;
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
    forcePassAvailable: facts.forcePassAvailable,
    winner: ended?.winner ?? null,
    winReason: ended?.reason ?? null,
    shuffleProof: { commitment, seed: ended === null ? null : seed },
    people: Object.fromEntries(facts.seats.map((seat) => [seat.player, personView(seat, viewer, facts)])),
    spectators: facts.spectators.map(({ person }) => person.summary),
    seat: viewer,
    roomPrompt: facts.roomPrompt,
  };
}

/** Alliances are named by whoever built them: at the table they go by one name [16.1]. */
const ALLIANCE_NAME = 'Alliance Deck';

function personView(seat: RoomSeat, viewer: PlayerId | null, facts: FrameFacts): PersonView {
  const { setup, winsOf, seats, decksExchanged } = facts;
  const owner = decksExchanged ? (seats.find((other) => other !== seat) ?? seat) : seat;
  const { name, expansion, houses } = owner.setup.deck.list;
  const { hideDeckLists, gameFormat } = setup.options;
  const isHidden = (hideDeckLists || gameFormat === 'sealed') && viewer !== seat.player;
  return {
    user: seat.person.summary,
    wins: winsOf(seat),
    ...(seat.lostAt !== null && { disconnected: true }),
    ...(seat.left && { left: true }),
    ...(facts.isAway(seat.player) && { inactive: true }),
    deck: isHidden
      ? null
      : { name: gameFormat === 'alliance' ? ALLIANCE_NAME : name, expansion, houses: [...houses] },
  };
}
