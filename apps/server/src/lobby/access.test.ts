import { describe, expect, test } from 'vitest';
import { DEFAULT_GAME } from '@amberhall/protocol';
import type { NewGameOptions, Permission, Refusal } from '@amberhall/protocol';
import { RefusedMessage } from '../sockets/refusal.ts';
import { mayPlayTogether, canSee, checkCanChat, checkCanJoin, checkCanWatch } from './access.ts';
import type { GameEntry } from './game-entry.ts';
import { sealGamePassword } from './game-password.ts';
import { guestOrBot } from '../accounts/person.ts';
import type { Person } from '../accounts/person.ts';

interface Traits {
  blocks?: string[];
  may?: Permission[];
}

function person(name: string, { blocks = [], may = [] }: Traits = {}): Person {
  return {
    ...guestOrBot(name, 'guest'),
    kind: 'user',
    blocked: new Set(blocks),
    permissions: new Set(may),
  };
}

interface Scene {
  players: Person[];
  watchers?: Person[];
  options?: Partial<NewGameOptions>;
  phase?: GameEntry['phase'];
  practice?: boolean;
  /** A game of a tournament, opened for these players. */
  invited?: string[];
}

function game(scene: Scene): GameEntry {
  const { players, watchers = [], options = {}, phase = 'pending', practice = false, invited } = scene;
  return {
    id: 'game',
    options: { ...DEFAULT_GAME, name: 'A game', ...options },
    practice,
    challonge: invited === undefined ? null : { matchId: 7, tournamentId: 3 },
    ...(invited && { invited }),
    owner: players[0]?.summary.name ?? '',
    createdAt: new Date(0),
    phase,
    seats: players.map((each) => ({ person: each, deck: null, wins: 0, disconnected: false, left: false })),
    watchers,
    messages: [],
    lastSignOfLife: new Date(0),
    failure: null,
    tables: 0,
    departed: [],
    node: null,
    winner: null,
    winReason: null,
    previousId: null,
    startingPlayer: null,
  };
}

function codeOf(check: () => void): Refusal | 'granted' {
  try {
    check();
    return 'granted';
  } catch (error) {
    if (error instanceof RefusedMessage) return error.code;
    throw error;
  }
}

const anna = person('Anna');
const bert = person('Bert');
const staff = person('Staff', { may: ['canManageGames'] });

describe('seeing a game', () => {
  test('everybody sees an open game, including visitors', () => {
    expect(canSee(null, game({ players: [anna] }))).toBe(true);
  });

  test('only its people and the staff see a private game until it starts', () => {
    const entry = game({ players: [anna], options: { gamePrivate: true } });

    expect([null, bert, anna, staff].map((viewer) => canSee(viewer, entry))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(canSee(bert, { ...entry, phase: 'started' })).toBe(true);
  });

  test('only its player sees a practice game, also after it has started', () => {
    const entry = game({ players: [anna], practice: true, phase: 'started' });

    expect([bert, anna].map((viewer) => canSee(viewer, entry))).toEqual([false, true]);
  });

  test('users do not see the games of those they have blocked', () => {
    const viewer = person('Cleo', { blocks: ['anna'] });

    expect(canSee(viewer, game({ players: [anna] }))).toBe(false);
    expect(canSee(viewer, game({ players: [bert] }))).toBe(true);
  });
});

describe('joining', () => {
  test('needs a free seat in a game that has not started', () => {
    expect(codeOf(() => checkCanJoin(bert, game({ players: [anna] }), undefined))).toBe('granted');
    expect(codeOf(() => checkCanJoin(bert, game({ players: [anna, staff] }), undefined))).toBe('GAME_FULL');
    expect(codeOf(() => checkCanJoin(bert, game({ players: [anna], phase: 'started' }), undefined))).toBe(
      'GAME_STARTED',
    );
  });

  test('is refused to users whom a player has blocked, ignoring case', () => {
    const owner = person('Owner', { blocks: ['bert'] });

    expect(codeOf(() => checkCanJoin(bert, game({ players: [owner] }), undefined))).toBe('BLOCKED');
  });

  test('quick join does not pair two users if one has blocked the other', () => {
    const blocker = person('Cleo', { blocks: ['anna'] });

    expect(mayPlayTogether(blocker, game({ players: [anna] }))).toBe(false);
    expect(mayPlayTogether(anna, game({ players: [blocker] }))).toBe(false);
    expect(mayPlayTogether(anna, game({ players: [bert] }))).toBe(true);
  });
});

describe('watching', () => {
  test('is for the staff alone where spectators are not allowed', () => {
    const entry = game({ players: [anna], options: { allowSpectators: false } });

    expect(codeOf(() => checkCanWatch(bert, entry, undefined))).toBe('SPECTATORS_NOT_ALLOWED');
    expect(codeOf(() => checkCanWatch(staff, entry, undefined))).toBe('granted');
  });

  test('needs the password, as joining does', () => {
    const entry = game({ players: [anna], options: { password: sealGamePassword('sesame') } });

    expect(codeOf(() => checkCanWatch(bert, entry, undefined))).toBe('PASSWORD_REQUIRED');
    expect(codeOf(() => checkCanWatch(bert, entry, 'wrong'))).toBe('PASSWORD_WRONG');
    expect(codeOf(() => checkCanWatch(bert, entry, 'sesame'))).toBe('granted');
  });

  test('a practice game of others looks like a missing one', () => {
    const entry = game({ players: [anna], practice: true });

    expect(codeOf(() => checkCanWatch(bert, entry, undefined))).toBe('NOT_FOUND');
  });
});

describe('chatting', () => {
  test('is for members; muted spectators only read', () => {
    const entry = game({ players: [anna], watchers: [bert], options: { muteSpectators: true } });

    expect(codeOf(() => checkCanChat(anna, entry))).toBe('granted');
    expect(codeOf(() => checkCanChat(bert, entry))).toBe('MUTED');
    expect(codeOf(() => checkCanChat(staff, entry))).toBe('FORBIDDEN');
  });
});

describe('a game of a tournament', () => {
  const judge = person('Judge', { may: ['canManageTournaments'] });
  const hidden = { gamePrivate: true, allowSpectators: false, password: 'secret' };

  test('is visible to those for whom it was opened, to judges, and to nobody else', () => {
    const entry = game({ players: [], options: hidden, invited: ['anna'] });

    expect([anna, bert, judge, null].map((viewer) => canSee(viewer, entry))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test.each(['pending', 'started'] as const)(
    'can be watched by a judge whatever its options, while %s',
    (phase) => {
      const rude = person('Rude', { blocks: ['judge'] });
      const entry = game({ players: [rude], options: hidden, phase, invited: [] });

      expect(codeOf(() => checkCanWatch(judge, entry, undefined))).toBe('granted');
      expect(codeOf(() => checkCanWatch(bert, entry, undefined))).toBe('SPECTATORS_NOT_ALLOWED');
    },
  );

  test('is the only kind that judges may watch regardless of its options', () => {
    const entry = game({ players: [anna], options: hidden, phase: 'started' });

    expect(codeOf(() => checkCanWatch(judge, entry, undefined))).toBe('SPECTATORS_NOT_ALLOWED');
  });

  test('can be joined only by those for whom it was opened, even if one has blocked the other', () => {
    const rude = person('Rude', { blocks: ['bert'] });
    const entry = game({ players: [rude], invited: ['rude', 'bert'] });

    expect(codeOf(() => checkCanJoin(bert, entry, undefined))).toBe('granted');
    expect(codeOf(() => checkCanJoin(anna, entry, undefined))).toBe('NOT_INVITED');
    expect(codeOf(() => checkCanJoin(staff, entry, undefined))).toBe('NOT_INVITED');
  });

  test('can be joined by anybody if nobody was named for it', () => {
    expect(codeOf(() => checkCanJoin(anna, game({ players: [bert], invited: [] }), undefined))).toBe(
      'granted',
    );
  });
});
