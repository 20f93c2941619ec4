/** A game of the lobby as one person sees it. */
import { commitmentTo } from '@amberhall/protocol';
import type { LobbyGame, LobbyPlayer, PendingGame } from '@amberhall/protocol';
import { knowsResult } from './access.ts';
import { isFull, isMember, registeredDeckOf, registeredDecksOf, shareHashesOf } from './game-entry.ts';
import type { GameEntry, Seat } from './game-entry.ts';
import { hasBlockedName, nameOf } from '../accounts/person.ts';
import type { Person } from '../accounts/person.ts';
import { shownLine } from '../moderation/kept-line.ts';

/** Only managers are sent the node of a game. For others, its changes would be useless messages. */
export function lobbyGameOf(
  entry: GameEntry,
  viewer: Person | null,
  showsNode = viewer?.permissions.has('canManageGames') === true,
): LobbyGame {
  const { password, expansions, gameTimeLimit, personalClock, ...options } = entry.options;
  return {
    id: entry.id,
    ...options,
    owner: entry.owner,
    createdAt: entry.createdAt.toISOString(),
    started: entry.phase === 'started',
    full: isFull(entry),
    needsPassword: password !== undefined,
    ...(entry.winner !== null && knowsResult(viewer, entry) && { winner: entry.winner }),
    ...(expansions !== undefined && { expansions }),
    ...(gameTimeLimit !== undefined && { gameTimeLimit }),
    ...(personalClock !== undefined && { personalClock }),
    ...(showsNode && entry.node !== null && { node: entry.node }),
    ...(entry.challonge !== null && { challonge: entry.challonge }),
    ...(entry.challenge && {
      challenge: { username: entry.challenge.username, until: entry.challenge.until.toISOString() },
    }),
    players: Object.fromEntries(
      entry.seats.map((seat) => [nameOf(seat.person), lobbyPlayerOf(seat, entry, viewer)]),
    ),
    spectators: entry.watchers.map(({ summary }) => ({
      id: summary.name,
      name: summary.name,
      avatar: summary.avatar,
      role: summary.role,
    })),
  };
}

/** With its chat, without lines of people whom the viewer has blocked. */
export function pendingGameOf(entry: GameEntry, viewer: Person): PendingGame {
  const messages = entry.messages
    .filter(({ chat }) => !chat || !hasBlockedName(viewer, chat.from))
    .map(shownLine);
  const { secret, seats, firstPlayer } = entry;
  const chooser = seats.find(({ person }) => person.userId === firstPlayer?.chooserId)?.person;
  const shares = seats.filter(({ share }) => share !== undefined).map(({ person }) => nameOf(person));
  return {
    ...lobbyGameOf(entry, viewer),
    messages,
    ...(secret !== undefined && {
      seed: {
        commitment: commitmentTo(secret),
        hashes: Object.fromEntries(shareHashesOf(entry)),
        shares,
      },
    }),
    ...(chooser && { firstPlayer: { chooser: nameOf(chooser), choice: firstPlayer?.choice ?? 'random' } }),
  };
}

function lobbyPlayerOf(seat: Seat, entry: GameEntry, viewer: Person | null): LobbyPlayer {
  const { person, deck, wins, disconnected, left } = seat;
  const showsHouses =
    entry.phase === 'started' && !entry.options.hideDeckLists && entry.options.gameFormat !== 'sealed';
  return {
    ...person.summary,
    owner: nameOf(person) === entry.owner,
    wins,
    ...(disconnected && { disconnected }),
    ...(left && { left }),
    ...(showsHouses && deck !== null && { houses: [...deck.list.houses] }),
    deck: deckOf(seat, entry, viewer),
  };
}

/** The deck's name is visible to its owner only, its status to everybody in the game. */
function deckOf({ person, deck }: Seat, entry: GameEntry, viewer: Person | null): LobbyPlayer['deck'] {
  const isOwn = viewer !== null && nameOf(viewer) === nameOf(person);
  const isInGame = viewer !== null && isMember(entry, nameOf(viewer));
  return {
    ...(isOwn && choicesOf(entry, person)),
    ...(deck !== null && {
      selected: true,
      ...(isOwn && registeredDeckOf(entry, person) !== null && { registered: true }),
      ...(isOwn && entry.options.gameFormat !== 'sealed' && { name: deck.deck.name }),
      ...(isInGame && { status: deck.deck.status }),
    }),
  };
}

/** Before the start, the registered decks of which a player selects one. */
function choicesOf(entry: GameEntry, person: Person): Pick<LobbyPlayer['deck'], 'choices'> {
  const decks = registeredDecksOf(entry, person);
  if (entry.phase !== 'pending' || decks.length < 2) return {};
  return { choices: decks.map(({ deck, list }) => ({ name: deck.name, houses: [...list.houses] })) };
}
