/** Taking moves back: the game is replayed up to them. */
import type { Game, KeptPosition } from '../state/game.ts';
import { take } from './decide.ts';
import { commit } from '../events/commit.ts';
import { lineOf } from '../state/history.ts';
import { alert } from '../manual/alert.ts';
import { say } from '../prompts/ask.ts';
import { requestConsent } from '../prompts/consent.ts';
import type { Step } from '../prompts/question.ts';
import { promptId } from './scheduler.ts';
import type { CardId, PlayerId } from '../vocabulary.ts';
import { startOver, startOverAt } from './start.ts';

/** Asks the opponent whether the last move may be taken back. */
export function* requestUndo(game: Game, who: PlayerId, at: number): Step {
  const { undoRequests, undoRefusedBy } = game.state.agreements;
  const requests = { ...undoRequests, [who]: (undoRequests[who] ?? 0) + 1 };
  commit(game, { type: 'agreementChanged', changes: { undoRequests: requests } });
  const reply = yield* requestConsent(game, {
    asker: who,
    text: say('prompt.consent.undo', { player: { player: who } }),
    waiting: 'prompt.consent.undoWaiting',
    canRefuseForGood: true,
    isAgreement: true,
  });
  if (reply === 'yes') {
    game.history.wanted = { player: who, at };
    return;
  }
  alert(game, who, 'log.undoRefused');
  if (reply !== 'never') return;
  const refusedBy = [...undoRefusedBy, game.state.players[who]?.opponent ?? ''];
  commit(game, { type: 'agreementChanged', changes: { undoRefusedBy: refusedBy } });
}

/** Takes back all decisions from `at` on. Settings and agreements stay. */
export function takeBack(game: Game, who: PlayerId, at: number): void {
  const line = lineOf(game);
  const removed = line.slice(at);
  const settings = removed.filter((place) => game.journal[place]?.decision.kind === 'setting');
  // The decision to undo has been recorded and is not part of what is taken back.
  const entries = removed.filter((place) => !settings.includes(place) && !isAboutUndo(game, place, removed));
  replayLine(game, [...line.slice(0, at), ...settings]);
  game.history.undone = { player: who, entries };
  alert(game, who, 'log.undo');
}

/** Decisions after the request to undo belong to the undo. */
function isAboutUndo(game: Game, place: number, removed: readonly number[]): boolean {
  const request = removed.findLast((each) => game.journal[each]?.decision.kind === 'undo');
  return request !== undefined && place >= request;
}

/** Repeats the decisions that were taken back last. */
export function redo(game: Game, who: PlayerId): void {
  const { undone } = game.history;
  if (undone === null) return;
  const line = lineOf(game).slice(0, -1);
  replayLine(game, [...line, ...undone.entries]);
  alert(game, who, 'log.redo');
}

/** The number of positions that a game keeps. Each is a copy of the whole state. */
const POSITIONS_KEPT = 2;

/**
 * Keeps a position, so that undo replays the decisions after it only.
 *
 * @param read returns a copy of a checkpoint of the present position each time
 */
export function keepPosition(game: Game, read: KeptPosition['read']): void {
  const kept = { line: lineOf(game), read };
  game.keptPositions = [...game.keptPositions, kept].slice(-POSITIONS_KEPT);
}

/**
 * Starts the game again at the latest position on the line that it has kept, or at its beginning.
 *
 * @returns the number of decisions on the line that lead there
 */
function startAgain(game: Game, line: readonly number[]): number {
  const kept = game.keptPositions.findLast((each) => isBeginningOf(each.line, line));
  if (kept === undefined) {
    const { origin } = game.history;
    if (origin === null) throw new Error('a game that began nowhere cannot be played again');
    startOver(game, origin);
    return 0;
  }
  const { length } = kept.line;
  const journal = kept.line.flatMap((place) => game.journal[place] ?? []);
  startOverAt(game, { ...kept.read(), journal });
  return length;
}

const isBeginningOf = (one: readonly number[], other: readonly number[]): boolean =>
  one.length <= other.length && one.every((place, index) => place === other[index]);

/** Replays the decisions at these places of the journal, within the same game. */
function replayLine(game: Game, line: number[]): void {
  const { journal, log, automation, changes, state, keptPositions } = game;
  const begun = startAgain(game, line);
  for (const place of line.slice(begun)) {
    const entry = journal[place];
    if (entry === undefined) throw new Error(`the journal has no decision ${place}`);
    const taken = take(game, entry.player, entry.decision);
    if (!taken.ok) throw new Error(`decision ${place} cannot be played again: ${taken.code}`);
  }
  commit(game, { type: 'agreementChanged', changes: state.agreements });
  Object.assign(game, { journal, log, automation, changes, keptPositions });
  game.history.line = line;
  for (const open of game.open) open.id = promptId(game);
  lookAgain(game, Object.keys(state.cards));
}

/** All viewers must read the whole table again. */
function lookAgain(game: Game, before: readonly CardId[]): void {
  for (const changes of game.changes) {
    changes.events = [];
    for (const id of [...before, ...Object.keys(game.state.cards)]) changes.cards.add(id);
  }
}
