/** The commands of lobby sockets and their handlers. */
import type { LOBBY_COMMANDS, Permission } from '@amberhall/protocol';
import type { Account } from '../accounts/account-store.ts';
import { networkOf } from '../http/limits.ts';
import { Problem } from '../http/problems.ts';
import type { MatchStore } from '../matches/match-store.ts';
import type { Replays } from '../replays/replays.ts';
import type { Handlers } from '../sockets/dispatch.ts';
import type { PersonLimits } from '../sockets/person-limits.ts';
import { RefusedMessage } from '../sockets/refusal.ts';
import type { AuditLog } from '../staff/audit.ts';
import type { UserAdministration } from '../staff/users.ts';
import { ACCESS_TEXTS } from './access.ts';
import type { Challenges } from './challenges.ts';
import type { Connection, Connections } from './connections.ts';
import type { LobbyGateway } from './lobby-gateway.ts';
import type { GameEntry } from './game-entry.ts';
import type { GameService } from './game-service.ts';
import type { Guests } from './guests.ts';
import { cutText } from '../sockets/cut-text.ts';
import type { NodeAdmin } from './node-admin.ts';
import { nameOf } from '../accounts/person.ts';
import type { Person } from '../accounts/person.ts';
import type { GameStarter } from './game-starter.ts';
import type { LobbyChat } from './lobby-chat.ts';

export interface LobbyCommandsParts {
  connections: Connections;
  gateway: LobbyGateway;
  guests: Guests;
  games: GameService;
  challenges: Challenges;
  starter: GameStarter;
  chat: LobbyChat;
  nodeAdmin: NodeAdmin;
  matches: MatchStore;
  replays: Replays;
  users: UserAdministration;
  audit: AuditLog;
  limits: PersonLimits;
  now: () => Date;
}

/** The time for which quick join does not pair the same two players again. */
const RECENT_OPPONENT_MS = 10 * 60_000;

/** Actions for the person behind a connection, by command. */
export function lobbyCommands(
  parts: LobbyCommandsParts,
  connection: Connection,
): Handlers<typeof LOBBY_COMMANDS> {
  const { gateway, games, challenges, starter, chat, nodeAdmin, replays, limits } = parts;
  const user = (text?: string): Person => member(connection, text).person;
  return {
    authenticate: (token) => gateway.authenticate(connection, token),
    newgame: async (request) => {
      const person = user();
      // The games of a round are opened together.
      if (!('tournament' in request)) await limits.check('games', nameOf(person));
      return { gameId: (await games.open(person, request, await recentOpponentsOf(parts, person))).id };
    },
    challenge: async (username, options) => ({
      gameId: (await challenges.open(member(connection), username, options)).id,
    }),
    declinechallenge: (gameId) => challenges.decline(user(), gameId),
    joingame: (gameId, password) =>
      entering(connection, async () => {
        const person = user(ACCESS_TEXTS.join);
        return games.join(person, gameId, await limitPasswordAttempts(parts, person, password));
      }),
    watchgame: (gameId, password) =>
      entering(connection, async () => {
        const person = user(ACCESS_TEXTS.watch);
        return games.watch(person, gameId, await limitPasswordAttempts(parts, person, password));
      }),
    removegame: (gameId) => removeGame(parts, connection, gameId),
    clearsessions: (username) => clearSessions(parts, connection, username),
    getsealeddeck: (gameId) => games.dealSealedDeck(user(), gameId),
    selectdeck: (gameId, deckId, isStandalone) => games.selectDeck(user(), gameId, deckId, isStandalone),
    selectregistereddeck: (gameId, position) => games.selectRegisteredDeck(user(), gameId, position),
    choosefirstplayer: (gameId, choice) => games.chooseFirstPlayer(user(), gameId, choice),
    seedhash: (gameId, commitment, hash) =>
      games.addShareHash(identified(connection), gameId, commitment, hash),
    seedshare: (gameId, commitment, share) =>
      games.addShare(identified(connection), gameId, commitment, share),
    startgame: (gameId) => starter.start(user(), gameId),
    leavegame: (gameId) => games.leave(identified(connection), gameId),
    chat: async (text) => {
      const person = user();
      if (cutText(text) === '') return;
      await limits.check('chat', nameOf(person));
      await games.chat(person, text);
    },
    lobbychat: (text) => chat.say(connection, text),
    oldermessages: (before) => chat.older(connection, before),
    motd: (motd) => chat.setMotd(staffMember(connection, 'canManageMotd'), motd),
    practice: async (request) => {
      const person = await guestOrUser(parts, connection);
      await limits.check('games', nameOf(person));
      const { replay } = request;
      const { identity } = connection;
      const account = identity.kind === 'account' ? identity.signedIn.account : null;
      const position = replay ? await replays.position(replay, account) : request.position;
      const asked = { ...request, ...(position && { position }) };
      return { gameId: await starter.practice(person, asked, (gameId) => games.leave(person, gameId)) };
    },
    connectfailed: async () => {
      await games.noteMissing(nameOf(identified(connection)));
    },
    getnodestatus: () => {
      staffMember(connection, 'canManageNodes');
      nodeAdmin.show(connection);
    },
    togglenode: (name) => nodeAdmin.toggle(staffMember(connection, 'canManageNodes'), name),
    drainnode: (name, minutes) => nodeAdmin.drain(staffMember(connection, 'canManageNodes'), name, minutes),
    restartnode: (name) => nodeAdmin.restart(staffMember(connection, 'canManageNodes'), name),
    ping: (n) => {
      connection.socket.emit('pong', n);
    },
  };
}

/** A refusal is also sent as the event that the client's password prompt uses. */
async function entering(
  connection: Connection,
  enter: () => Promise<GameEntry>,
): Promise<{ gameId: string }> {
  try {
    return { gameId: (await enter()).id };
  } catch (error) {
    if (error instanceof RefusedMessage) connection.socket.emit('passworderror', error.message);
    throw error;
  }
}

/** A password attempt, which has a rate limit. */
async function limitPasswordAttempts(
  { limits }: LobbyCommandsParts,
  person: Person,
  password: string | null | undefined,
): Promise<string | undefined> {
  if (password === null || password === undefined || password === '') return undefined;
  await limits.check('passwords', nameOf(person));
  return password;
}

/** The recent opponents of a person. */
async function recentOpponentsOf(
  { matches, now }: LobbyCommandsParts,
  { userId }: Person,
): Promise<ReadonlySet<string>> {
  if (userId === null) return new Set();
  return matches.opponentsSince(userId, new Date(now().getTime() - RECENT_OPPONENT_MS));
}

function identified({ identity: { person } }: Connection): Person {
  if (person === null) throw new RefusedMessage('NOT_LOGGED_IN', 'You must be logged in to play');
  return person;
}

/** @throws {RefusedMessage} for a visitor or guest */
function member(
  { identity }: Connection,
  text = 'You must be logged in to play',
): { person: Person; account: Account } {
  if (identity.kind !== 'account') throw new RefusedMessage('NOT_LOGGED_IN', text);
  return { person: identity.person, account: identity.signedIn.account };
}

/** Practice needs no account: a visitor plays as a guest and receives a pass. */
async function guestOrUser(
  { connections, guests, limits }: LobbyCommandsParts,
  connection: Connection,
): Promise<Person> {
  if (connection.identity.kind === 'visitor')
    await limits.check('guests', networkOf(connection.socket.data.address));
  // Another message may have changed the identity while we awaited.
  const person = connection.identity.person ?? guests.newGuest();
  if (connection.identity.kind === 'visitor') connections.identify(connection, { kind: 'guest', person });
  if (person.kind === 'guest') connection.socket.emit('guest', await guests.passFor(person));
  return person;
}

async function removeGame(
  { games, audit }: LobbyCommandsParts,
  connection: Connection,
  gameId: string,
): Promise<void> {
  const actor = staffMember(connection, permissionToRemove(games, connection, gameId));
  await games.remove(gameId);
  await audit.write({ actor, act: 'game removed', target: gameId });
}

/** Organizers remove games that they opened by mistake. */
function permissionToRemove(
  games: GameService,
  { identity: { person } }: Connection,
  gameId: string,
): Permission {
  const isOrganiser = person?.permissions.has('canManageTournaments') === true;
  return isOrganiser && games.isPendingTournamentGame(gameId) ? 'canManageTournaments' : 'canManageGames';
}

async function clearSessions(
  { users }: LobbyCommandsParts,
  connection: Connection,
  username: string,
): Promise<void> {
  const actor = staffMember(connection, 'canManageUsers');
  try {
    await users.clearSessions(actor, username);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new RefusedMessage(error.status === 404 ? 'NOT_FOUND' : 'FORBIDDEN', error.message);
  }
}

/** @throws {RefusedMessage} unless the connection belongs to an account with the permission */
function staffMember({ identity }: Connection, permission: Permission): Account {
  if (identity.kind !== 'account')
    throw new RefusedMessage('NOT_LOGGED_IN', 'You must be logged in to do that.');
  if (!identity.person.permissions.has(permission)) throw new RefusedMessage('FORBIDDEN', 'Forbidden');
  return identity.signedIn.account;
}
