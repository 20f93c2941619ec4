/**
 * Runs the events: takes the results of finished games, opens the games of open matches, deals sealed decks, starts rounds
 * and clocks, and gives titles. Everything is derived from what is stored, so that it can be repeated at any time, after a
 * crash too, and by several processes at once.
 */
import type { Logger } from 'pino';
import { SET_NUMBERS } from '@amberhall/protocol';
import type { Decks } from '../decks/decks.ts';
import { Problem } from '../http/problems.ts';
import type { MatchGames } from '../lobby/match-games.ts';
import type { AuditLog } from '../staff/audit.ts';
import type { UserAdministration } from '../staff/users.ts';
import type { RoundClocks } from '../tournaments/round-clocks.ts';
import { bracketIdOf } from './bracket-ids.ts';
import type { ChainStore } from './chain-store.ts';
import { isCheckInOpen } from './entrant-actions.ts';
import type { EventGames, PlayedGame } from './event-games.ts';
import { isRoundOpen, playing, roundOf } from './event-state.ts';
import type { EventEntrant, EventState, StoredMatch } from './event-state.ts';
import type { EventLists } from './event-lists.ts';
import type { EventStore } from './event-store.ts';
import type { EventWriter } from './event-writer.ts';
import { matchToPlay } from './match-to-play.ts';
import { drawMissingBans } from './missing-bans.ts';
import { applyGames } from './match-results.ts';
import type { EventAction } from './organiser-actions.ts';
import { dropEntrant, pairNextRound, startEvent } from './rounds.ts';

export interface EventRunnerParts {
  store: EventStore;
  chainStore: ChainStore;
  lists: EventLists;
  writer: EventWriter;
  games: EventGames;
  matchGames: MatchGames;
  roundClocks: RoundClocks;
  decks: Pick<Decks, 'sealed'>;
  users: Pick<UserAdministration, 'giveWinnerTitle'>;
  audit: AuditLog;
  now: () => Date;
  logger: Logger;
}

export class EventRunner {
  readonly #parts: EventRunnerParts;
  readonly #timer: NodeJS.Timeout;
  /** The current pass: one at a time. */
  #pass: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(parts: EventRunnerParts, intervalMs: number) {
    this.#parts = parts;
    this.#timer = setInterval(() => void this.runAll(), intervalMs).unref();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#pass;
  }

  /** Looks after one event, which has just changed. Never rejects. */
  runOne(id: number): Promise<void> {
    return this.#enqueue(() => this.#run(id));
  }

  /** Looks after all events. Never rejects. */
  runAll(): Promise<void> {
    return this.#enqueue(async () => {
      const { lists, now } = this.#parts;
      for (const id of await lists.due(now())) await this.#run(id);
    });
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    this.#pass = this.#pass.then(async () => {
      if (this.#isStopped) return;
      try {
        await work();
      } catch (error) {
        this.#parts.logger.error({ err: error }, 'Could not look after the events');
      }
    });
    return this.#pass;
  }

  async #run(id: number): Promise<void> {
    try {
      const event = await this.#parts.store.load(id);
      if (event?.phase === 'over') {
        await this.#giveTitle(event);
        await this.#settleChains(event);
      } else if (event !== undefined) {
        await this.#tellCheckIn(event);
        await this.#advance(this.#isDue(event) ? await this.#start(event) : event);
      }
    } catch (error) {
      this.#parts.logger.error({ err: error, eventId: id }, 'Could not look after an event');
    }
  }

  /** Marks the check-in as told, which mails the entrants. */
  async #tellCheckIn(event: EventState): Promise<void> {
    const { writer, now } = this.#parts;
    if (event.isCheckInTold || !isCheckInOpen(event, now())) return;
    await writer.change(event.id, (current) => {
      if (isCheckInOpen(current, now())) current.isCheckInTold = true;
    });
  }

  #isDue({ phase, settings }: EventState): boolean {
    const { runsByItself, startsAt } = settings;
    return phase === 'signup' && runsByItself && Date.parse(startsAt) <= this.#parts.now().getTime();
  }

  /** The start of an event is due. Without enough entrants it waits for its organiser. */
  async #start(event: EventState): Promise<EventState> {
    try {
      return await this.#doOnce(event.id, 'start', (current, now) => {
        if (!this.#isDue(current)) return false;
        startEvent(current, now);
        return true;
      });
    } catch (error) {
      if (error instanceof Problem) return event;
      throw error;
    }
  }

  /**
   * Changes an event as an organiser could, and records it as done by the site.
   *
   * @param work returns `false` if another process or an organiser was faster
   */
  async #doOnce(
    id: number,
    act: EventAction['do'] | 'drawBans',
    work: (event: EventState, now: Date) => boolean,
  ): Promise<EventState> {
    const { writer, audit, now } = this.#parts;
    let isDone = false;
    const event = await writer.change(id, (current) => {
      isDone = work(current, now());
    });
    if (isDone)
      await audit.write({ actor: null, act: 'event changed', target: String(id), details: { do: act } });
    return event;
  }

  async #advance(before: EventState): Promise<void> {
    if (before.phase !== 'running') return;
    const { games, matchGames } = this.#parts;
    const openMatches = before.matches.filter(isOpen);
    const played = await games.of(before.id, openMatches);
    let event = await this.#changeIfNeeded(before, (current) => {
      for (const entrant of playing(current)) if (entrant.userId === null) dropEntrant(current, entrant);
      applyGames(current, played);
    });
    if (isRoundDue(event)) {
      const round = roundOf(event);
      event = await this.#doOnce(event.id, 'nextRound', (current, now) => {
        if (!isRoundDue(current) || roundOf(current) !== round) return false;
        pairNextRound(current, now);
        return true;
      });
    }
    const tournamentId = bracketIdOf(event.id);
    const stillOpen = event.phase === 'running' ? event.matches.filter(isOpen) : [];
    await matchGames.closeDecided(tournamentId, new Set(stillOpen.map(({ id }) => bracketIdOf(id))));
    if (event.phase !== 'running') return;
    await this.#startClock(event);
    await this.#dealDecks(event);
    event = await this.#fixChains(event);
    event = await this.#drawMissingBans(event);
    await this.#openGames(event, stillOpen, played);
  }

  /** Changes the event only if `work` changes the copy that was read. */
  async #changeIfNeeded(event: EventState, work: (event: EventState) => void): Promise<EventState> {
    const copy = structuredClone(event);
    work(copy);
    if (JSON.stringify(copy) === JSON.stringify(event)) return event;
    return this.#parts.writer.change(event.id, work);
  }

  async #startClock(event: EventState): Promise<void> {
    const { roundClocks, writer } = this.#parts;
    const { roundMinutes } = event.settings;
    if (roundMinutes === null || !isRoundOpen(event)) return;
    const clocks = await roundClocks.all(bracketIdOf(event.id));
    if (clocks.some(({ round }) => round === roundOf(event))) return;
    await roundClocks.change(bracketIdOf(event.id), roundOf(event), { do: 'start', minutes: roundMinutes });
    writer.publish(event);
  }

  async #drawMissingBans(event: EventState): Promise<EventState> {
    if (!event.settings.isTriad) return event;
    const clocks = await this.#parts.roundClocks.all(bracketIdOf(event.id));
    if (!drawMissingBans(structuredClone(event), clocks, this.#parts.now())) return event;
    return this.#doOnce(event.id, 'drawBans', (current, now) => drawMissingBans(current, clocks, now));
  }

  /** Deals sealed decks to those who have none. */
  async #dealDecks(event: EventState): Promise<void> {
    const { decks, writer } = this.#parts;
    const { gameFormat, expansions } = event.settings;
    if (gameFormat !== 'sealed') return;
    for (const { id, hasDecks } of playing(event)) {
      if (hasDecks) continue;
      const deck = await decks.sealed(expansions.map((code) => SET_NUMBERS[code]));
      await writer.change(event.id, (current) => {
        const entrant = current.entrants.find((each) => each.id === id);
        if (entrant === undefined || entrant.hasDecks) return;
        entrant.newDecks = [deck];
        entrant.hasDecks = true;
      });
    }
  }

  /** Fixes the chains with which the decks of an event begin its games. */
  async #fixChains(event: EventState): Promise<EventState> {
    const lacksChains = ({ hasDecks, chains }: EventEntrant): boolean => hasDecks && chains === null;
    if (!event.settings.keepsChains || !playing(event).some(lacksChains)) return event;
    const { chainStore, writer } = this.#parts;
    const chains = await chainStore.ofEvent(event);
    return writer.change(event.id, (current) => {
      for (const entrant of playing(current))
        if (lacksChains(entrant)) entrant.chains = chains.get(entrant.id) ?? 0;
    });
  }

  async #settleChains(event: EventState): Promise<void> {
    if (event.settings.keepsChains && !event.areChainsSettled) await this.#parts.chainStore.settle(event);
  }

  /** Opens the games of matches that have none. */
  async #openGames(
    event: EventState,
    open: readonly StoredMatch[],
    played: readonly PlayedGame[],
  ): Promise<void> {
    const { store, matchGames, writer } = this.#parts;
    const counted = new Set(played.filter(({ isFinished }) => isFinished).map(({ id }) => id));
    const ids = open.map(({ id }) => bracketIdOf(id));
    const lacking = new Set(matchGames.withoutGame(ids, counted));
    const matches = open.filter(({ id }) => lacking.has(bracketIdOf(id)));
    if (matches.length === 0) return;
    const entrantIds = matches.flatMap(({ firstId, secondId }) => [firstId, secondId ?? firstId]);
    const decks = await store.decksOf(event.id, entrantIds);
    const accounts = await store.accountsOf(playing(event).flatMap(({ userId }) => userId ?? []));
    const games = matches.flatMap((match) => matchToPlay({ event, match, decks, accounts, played }) ?? []);
    // A page that was fetched before the game was open shows no way to the table.
    if ((await matchGames.open(games, counted)) > 0) writer.publish(event);
  }

  async #giveTitle(event: EventState): Promise<void> {
    if (!event.settings.givesTitle || event.isTitleGiven) return;
    const { users, writer } = this.#parts;
    const winner = event.entrants.find(({ id }) => id === event.places?.[0]);
    const userId = winner?.userId ?? null;
    if (userId !== null) await users.giveWinnerTitle(userId, event.settings.name);
    await writer.change(event.id, (current) => {
      current.isTitleGiven = true;
    });
  }
}

/** Whether the next round can begin without an organiser. */
const isRoundDue = (event: EventState): boolean =>
  event.phase === 'running' && event.settings.runsByItself && !isRoundOpen(event);

const isOpen = ({ state }: StoredMatch): boolean => state !== 'decided';
