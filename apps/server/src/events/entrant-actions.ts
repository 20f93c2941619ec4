/** What entrants do in an event. */
import { CHECK_IN_MINUTES, EVENT_TEXTS } from '@amberhall/protocol';
import type { EntrantAction, MatchOutcome } from '@amberhall/protocol';
import type { PlayableDeck } from '../decks/playable-deck.ts';
import { refused } from '../http/problems.ts';
import { checkNotBegun, checkRunning, entrantOfUser, matchById, playing } from './event-state.ts';
import type { EventEntrant, EventState, StoredMatch } from './event-state.ts';
import { decksPerEntrant, waitsForDecks } from './match-decks.ts';
import { checkScore } from './match-score.ts';
import { decideMatch, dropEntrant } from './rounds.ts';

export interface EntrantRequest {
  userId: number;
  action: EntrantAction;
  /** The decks that the action names, once they have been found. */
  decks: readonly PlayableDeck[] | undefined;
  now: Date;
}

/** @throws {Problem} if the entrant may not do this now */
export function actAsEntrant(event: EventState, request: EntrantRequest): void {
  const { userId, action, decks, now } = request;
  if (decks !== undefined) checkDecks(event, decks);
  if (action.do === 'enter') return enter(event, { userId, club: action.club, decks, now });
  const own = entrantOfUser(event, userId);
  if (own === undefined || own.state === 'dropped') throw refused(EVENT_TEXTS.notEntered);
  switch (action.do) {
    case 'registerDecks':
      return registerDecks(event, own, decks);
    case 'checkIn':
      return checkIn(event, own, now);
    case 'seePlace':
      own.hasMovedUp = false;
      return;
    case 'drop':
      if (event.phase !== 'running') checkNotBegun(event);
      return dropEntrant(event, own);
    case 'ban':
      return ban(event, own, action);
    case 'report':
      return report(ownMatch(event, own, action.matchId), own, action);
    case 'confirm':
      return answerReport(ownMatch(event, own, action.matchId), own, true);
    case 'dispute':
      return answerReport(ownMatch(event, own, action.matchId), own, false);
  }
}

/** Whether the check-in of an event is open. */
export function isCheckInOpen(
  { phase, settings }: Pick<EventState, 'phase' | 'settings'>,
  now: Date,
): boolean {
  const { checkInMinutes, startsAt } = settings;
  if (phase !== 'signup' || checkInMinutes === null) return false;
  const opensMs = Date.parse(startsAt) - Math.max(checkInMinutes, CHECK_IN_MINUTES.min) * 60_000;
  return now.getTime() >= opensMs;
}

export interface NewEntry {
  userId: number;
  club: string;
  decks?: readonly PlayableDeck[] | undefined;
  now: Date;
  /** An organiser adds the entrant, also late and without decks. */
  isByOrganiser?: boolean;
}

/** Lets an account enter, again after a drop. @throws {Problem} */
export function enter(
  event: EventState,
  { userId, club, decks, now, isByOrganiser = false }: NewEntry,
): void {
  const before = entrantOfUser(event, userId);
  if (before !== undefined && before.state !== 'dropped') throw refused(EVENT_TEXTS.entered);
  if (before?.isRemoved === true && !isByOrganiser) throw refused(EVENT_TEXTS.removed);
  checkMayEnter(event, isByOrganiser);
  const { capacity, registersDecks, gameFormat } = event.settings;
  const hasDecks = decks !== undefined || before?.hasDecks === true;
  const needsDecks = registersDecks && gameFormat !== 'sealed' && !isByOrganiser;
  if (needsDecks && !hasDecks) throw refused(EVENT_TEXTS.deckMissing);

  const isFull = playing(event).length >= capacity;
  if (isFull && event.phase === 'running') throw refused(EVENT_TEXTS.full);
  const state = isFull ? 'waiting' : 'in';
  if (before !== undefined) {
    Object.assign(before, {
      club,
      state,
      hasDecks,
      isRemoved: false,
      ...(decks !== undefined && { newDecks: decks }),
    });
    return;
  }
  event.entrants.push({
    id: 0,
    userId,
    club,
    state,
    isCheckedIn: false,
    isRemoved: false,
    hasMovedUp: false,
    enteredAt: now,
    hasDecks,
    chains: null,
    ...(decks !== undefined && { newDecks: decks }),
  });
}

/** Only Swiss rounds take late entrants. */
function checkMayEnter(event: EventState, isByOrganiser: boolean): void {
  if (event.phase === 'signup') return;
  checkRunning(event);
  const { allowsLateEntry, kind } = event.settings;
  const isSwiss = kind === 'swiss' || kind === 'swiss-with-cut';
  const isAllowed = isSwiss && (allowsLateEntry || isByOrganiser);
  if (!isAllowed || event.seeds !== null) throw refused(EVENT_TEXTS.noLateEntry);
}

/** @throws {Problem} unless it is one deck, or three different ones for a triad event */
function checkDecks({ settings }: EventState, decks: readonly PlayableDeck[]): void {
  const needed = decksPerEntrant(settings);
  const uuids = new Set(decks.map(({ deck }) => deck.uuid));
  if (decks.length !== needed || uuids.size !== needed)
    throw refused(settings.isTriad ? EVENT_TEXTS.triadNumber : EVENT_TEXTS.deckNumber);
}

/** Whoever an organiser has added may register decks late, if the matches wait for them. */
function registerDecks(
  event: EventState,
  own: EventEntrant,
  decks: readonly PlayableDeck[] | undefined,
): void {
  const isLate = event.phase === 'running' && waitsForDecks(event.settings) && !own.hasDecks;
  if (event.phase !== 'signup' && !isLate) throw refused(EVENT_TEXTS.deckLocked);
  if (decks === undefined) throw refused(EVENT_TEXTS.deckMissing);
  own.newDecks = decks;
  own.hasDecks = true;
}

function ban(
  event: EventState,
  own: EventEntrant,
  { matchId, deck }: { matchId: number; deck: number },
): void {
  const match = ownMatch(event, own, matchId);
  const opponentId = match.firstId === own.id ? match.secondId : match.firstId;
  const opponent = event.entrants.find(({ id }) => id === opponentId);
  if (!event.settings.isTriad || opponent?.hasDecks !== true) throw refused(EVENT_TEXTS.noBan);
  const side = match.firstId === own.id ? 'firstBan' : 'secondBan';
  if (match[side] !== null) throw refused(EVENT_TEXTS.banned);
  match[side] = deck;
}

function checkIn(event: EventState, own: EventEntrant, now: Date): void {
  if (!isCheckInOpen(event, now)) throw refused(EVENT_TEXTS.noCheckIn);
  own.isCheckedIn = true;
}

/** @throws {Problem} unless it is the entrant's own match of a running event, without a result */
function ownMatch(event: EventState, own: EventEntrant, matchId: number): StoredMatch {
  checkRunning(event);
  const match = matchById(event, matchId);
  if (match.firstId !== own.id && match.secondId !== own.id) throw refused(EVENT_TEXTS.notYourMatch);
  if (match.state === 'decided') throw refused(EVENT_TEXTS.notOpen);
  return match;
}

/** A report that differs from the opponent's one is a dispute. */
function report(
  match: StoredMatch,
  own: EventEntrant,
  { outcome, score }: { outcome: MatchOutcome; score: [number, number] },
): void {
  if (outcome === 'neither') throw refused(EVENT_TEXTS.wrongScore);
  checkScore(outcome, score, match.bestOf);
  const isAnswer = match.reportedById !== null && match.reportedById !== own.id;
  if (isAnswer) return answerReport(match, own, match.outcome === outcome);
  [match.firstGames, match.secondGames] = score;
  match.outcome = outcome;
  match.reportedById = own.id;
  if (match.state === 'open') match.state = 'reported';
}

function answerReport(match: StoredMatch, own: EventEntrant, agrees: boolean): void {
  const { reportedById, outcome, firstGames, secondGames } = match;
  if (reportedById === null || reportedById === own.id || outcome === null) {
    throw refused(EVENT_TEXTS.notReported);
  }
  if (agrees) decideMatch(match, { outcome, score: [firstGames, secondGames], isAwarded: false });
  else match.state = 'disputed';
}
