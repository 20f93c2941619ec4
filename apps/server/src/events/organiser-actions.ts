/** What organisers do to an event itself. Clocks and announcements are not part of it. */
import { EVENT_TEXTS } from '@amberhall/protocol';
import type { OrganiserAction } from '@amberhall/protocol';
import { refused } from '../http/problems.ts';
import { enter } from './entrant-actions.ts';
import { checkRunning, entrantById, matchById, playing } from './event-state.ts';
import type { EventState } from './event-state.ts';
import { checkScore } from './match-score.ts';
import { decideMatch, dropEntrant, isSettled, pairNextRound, pairRoundAgain, startEvent } from './rounds.ts';

/** The actions that change the event. */
export type EventAction = Exclude<OrganiserAction, { do: 'clock' | 'announce' }>;

export interface OrganiserRequest {
  action: EventAction;
  /** The account that the action names. */
  namedId: number | undefined;
  now: Date;
}

/** @throws {Problem} if this cannot be done now */
export function actAsOrganiser(event: EventState, { action, namedId, now }: OrganiserRequest): void {
  switch (action.do) {
    case 'start':
      return startEvent(event, now);
    case 'nextRound':
      return pairNextRound(event, now);
    case 'pairAgain':
      return pairRoundAgain(event, now);
    case 'decide':
      return decide(event, action);
    case 'dropEntrant': {
      const entrant = entrantById(event, action.entrantId);
      if (entrant.state === 'dropped') throw refused(EVENT_TEXTS.notEntered);
      entrant.isRemoved = true;
      return dropEntrant(event, entrant);
    }
    case 'readmit':
      return readmit(event, action.entrantId);
    case 'addEntrant':
      return addEntrant(event, namedId, now);
    case 'addOrganiser':
      return addOrganiser(event, namedId);
    case 'removeOrganiser':
      return removeOrganiser(event, namedId);
    case 'cancel':
      if (event.phase === 'over' || event.phase === 'cancelled') throw refused(EVENT_TEXTS.over);
      event.phase = 'cancelled';
      event.finishedAt = now;
  }
}

function decide(event: EventState, action: Extract<EventAction, { do: 'decide' }>): void {
  const { matchId, outcome, score } = action;
  checkRunning(event);
  const match = matchById(event, matchId);
  if (isSettled(event, match)) throw refused(EVENT_TEXTS.tooLate);
  if (match.secondId === null) throw refused(EVENT_TEXTS.notOpen);
  // A decision without games is an award.
  const isAwarded = score[0] + score[1] === 0;
  if (!isAwarded) checkScore(outcome, score, match.bestOf);
  decideMatch(match, { outcome, score, isAwarded });
}

/** Takes back a drop, as long as nobody has been given the place. */
function readmit(event: EventState, entrantId: number): void {
  if (event.phase === 'over' || event.phase === 'cancelled') throw refused(EVENT_TEXTS.over);
  const entrant = entrantById(event, entrantId);
  if (entrant.state !== 'dropped') throw refused(EVENT_TEXTS.entered);
  const hasPlayed = event.matches.some(({ firstId, secondId }) => [firstId, secondId].includes(entrantId));
  if (event.phase === 'running' && !hasPlayed) throw refused(EVENT_TEXTS.noLateEntry);
  if (!hasPlayed && playing(event).length >= event.settings.capacity) throw refused(EVENT_TEXTS.full);
  entrant.state = 'in';
  entrant.isRemoved = false;
}

/** An organiser may let people enter late, but not into a bracket. */
function addEntrant(event: EventState, userId: number | undefined, now: Date): void {
  if (userId === undefined) throw refused(EVENT_TEXTS.unknownUser);
  enter(event, { userId, club: '', now, isByOrganiser: true });
}

function addOrganiser(event: EventState, userId: number | undefined): void {
  if (userId === undefined) throw refused(EVENT_TEXTS.unknownUser);
  if (!event.organiserIds.includes(userId)) event.organiserIds.push(userId);
}

function removeOrganiser(event: EventState, userId: number | undefined): void {
  if (userId === undefined || !event.organiserIds.includes(userId)) throw refused(EVENT_TEXTS.unknownUser);
  if (event.organiserIds.length === 1) throw refused(EVENT_TEXTS.lastOrganiser);
  event.organiserIds = event.organiserIds.filter((id) => id !== userId);
}
