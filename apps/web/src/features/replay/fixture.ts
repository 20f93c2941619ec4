/** A replay of a few decisions, for tests. */
import { REPLAY_VIEWS } from '@amberhall/protocol';
import type { ReadyReplay, ReplayChunk, ReplayStep, RoomLine, ViewChanges } from '@amberhall/protocol';
import { midGame, PROMPTS } from '../board/fixture/game.ts';

const told = (id: number): RoomLine => ({
  id,
  date: '2026-11-21T20:00:00.000Z',
  log: { kind: 'log', text: { key: 'log.draw', args: { player: { player: 'Wren' }, number: id } } },
});

/** The amber of the moving player, by which positions differ. */
const amber = (amount: number): ViewChanges => ({ '.players': { '.Wren': { '=amber': amount } } });

/** Every step has a visible change except for the second and the fourth. */
const STEPS: ReplayStep[] = [
  { changes: amber(11), lines: [told(2)] },
  {},
  { changes: amber(13), control: 'yes' },
  { changes: { '=waitingFor': ['Corvane'] } },
  { changes: amber(15), lines: [told(3)], events: [{ type: 'amberGained', player: 'Wren' }] },
];

export function chunk(from = 0): ReplayChunk {
  return { from, table: midGame(PROMPTS.main).table, opening: [told(1)], steps: STEPS };
}

export function readyReplay(changes: Partial<ReadyReplay> = {}): ReadyReplay {
  const { table: _table, lines: _lines, ...frame } = midGame(PROMPTS.main);
  return {
    state: 'ready',
    gameId: 'game-1',
    steps: STEPS.length,
    startedAt: '2026-11-21T20:00:00.000Z',
    finishedAt: '2026-11-21T20:30:00.000Z',
    winner: 'Wren',
    winReason: 'keys',
    ownView: '1',
    players: ['Wren', 'Corvane'],
    turns: [
      { step: 1, turn: 1, player: 'Wren' },
      { step: 3, turn: 2, player: 'Corvane' },
    ],
    keys: [{ step: 5, player: 'Wren', color: 'red' }],
    playedWith: null,
    views: [...REPLAY_VIEWS],
    frames: { 1: frame, 2: { ...frame, seat: 'Corvane' }, spectator: { ...frame, seat: null } },
    ...changes,
  };
}
