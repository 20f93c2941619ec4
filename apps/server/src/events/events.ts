/** The events of this site: what people see of them, and what they may do. */
import { EVENT_TEXTS } from '@amberhall/protocol';
import type {
  DeckChains,
  EnteredEvent,
  EntrantAction,
  EventDeck,
  EventDetails,
  EventRecord,
  EventSettings,
  EventSummary,
  OrganiserAction,
  OwnEventsReply,
} from '@amberhall/protocol';
import type { Account, AccountStore } from '../accounts/account-store.ts';
import type { PlayableDeck } from '../decks/playable-deck.ts';
import { Problem, refused } from '../http/problems.ts';
import type { DeckSelection } from '../lobby/deck-selection.ts';
import type { MatchGames } from '../lobby/match-games.ts';
import { RefusedMessage } from '../sockets/refusal.ts';
import type { AuditLog } from '../staff/audit.ts';
import type { Announcements } from '../tournaments/announcements.ts';
import type { RoundClocks } from '../tournaments/round-clocks.ts';
import { bracketIdOf } from './bracket-ids.ts';
import type { ChainStore } from './chain-store.ts';
import { actAsEntrant } from './entrant-actions.ts';
import type { EventReader } from './event-reader.ts';
import { checkNotBegun, playing, roundOf } from './event-state.ts';
import type { EventState } from './event-state.ts';
import type { EventLists } from './event-lists.ts';
import type { EventStore } from './event-store.ts';
import type { EventWriter } from './event-writer.ts';
import { actAsOrganiser } from './organiser-actions.ts';
import type { EventAction } from './organiser-actions.ts';
import { checkOrganiser } from './organiser-rights.ts';
import { admitWaiting } from './rounds.ts';

export interface EventsParts {
  store: EventStore;
  chainStore: Pick<ChainStore, 'ofUser'>;
  lists: EventLists;
  reader: EventReader;
  writer: EventWriter;
  accountStore: AccountStore;
  deckSelection: Pick<DeckSelection, 'chosen'>;
  matchGames: Pick<MatchGames, 'of'>;
  roundClocks: RoundClocks;
  announcements: Announcements;
  audit: AuditLog;
  now: () => Date;
}

/** The limit of events of one user that are not over. Staff who manage tournaments have none. */
const MAX_OPEN_EVENTS = 5;

export class Events {
  readonly #parts: EventsParts;

  constructor(parts: EventsParts) {
    this.#parts = parts;
  }

  list(viewer: Account | null): Promise<EventSummary[]> {
    return this.#parts.reader.list(viewer);
  }

  /** @throws {Problem} if there is no such event */
  details(id: number, viewer: Account | null): Promise<EventDetails> {
    return this.#parts.reader.details(id, viewer);
  }

  /** What waits for a user in running events, and open check-ins. */
  ofUser(account: Account): Promise<Omit<OwnEventsReply, 'success' | 'message'>> {
    return this.#parts.reader.ofUser(account);
  }

  /** Whether a user wants mails about their events, or not. */
  async changeMails(account: Account, isOn: boolean): Promise<void> {
    await this.#parts.accountStore.alter(account.id, () => ({ eventMails: isOn }));
  }

  /** All entries of a user, for the export of their data. */
  entriesOf(account: Account): Promise<EnteredEvent[]> {
    return this.#parts.lists.exportOf(account.id);
  }

  /** The chains of the decks of a user, for the export of their data. */
  deckChainsOf(account: Account): Promise<DeckChains[]> {
    return this.#parts.chainStore.ofUser(account.id);
  }

  /** @throws {Problem} */
  async create(account: Account, settings: EventSettings): Promise<EventDetails> {
    const { store, lists, audit, now } = this.#parts;
    checkSettings(account, settings, now());
    const isStaff = account.permissions.includes('canManageTournaments');
    if (!isStaff && (await lists.countOpenOf(account.id)) >= MAX_OPEN_EVENTS)
      throw refused(EVENT_TEXTS.tooMany);
    const id = await store.create(account.id, settings, now());
    await audit.write({
      actor: account,
      act: 'event created',
      target: String(id),
      details: { name: settings.name },
    });
    return this.details(id, account);
  }

  /** Changes the settings of an event that has not begun. @throws {Problem} */
  async update(account: Account, id: number, settings: EventSettings): Promise<EventDetails> {
    const { now, writer } = this.#parts;
    await writer.change(id, (event) => {
      checkOrganiser(event, account);
      checkNotBegun(event);
      const isMoved = settings.startsAt !== event.settings.startsAt;
      const mayKeepTitle = event.settings.givesTitle;
      checkSettings(account, settings, isMoved ? now() : new Date(0), mayKeepTitle);
      const { gameFormat, isTriad } = event.settings;
      if (settings.gameFormat !== gameFormat || settings.isTriad !== isTriad) removeDecks(event);
      // The check-in of another time is told again.
      if (isMoved) event.isCheckInTold = false;
      event.settings = settings;
      admitWaiting(event);
    });
    await this.#record(account, id, { do: 'update' });
    return this.#fresh(id, account);
  }

  /** @throws {Problem} */
  async actAsEntrant(account: Account, id: number, action: EntrantAction): Promise<EventDetails> {
    const { writer, now } = this.#parts;
    const decks = await this.#decksOf(account, id, action);
    const request = { userId: account.id, action, decks, now: now() };
    await writer.change(id, (event) => actAsEntrant(event, request));
    return this.#fresh(id, account);
  }

  /** @throws {Problem} */
  async organise(account: Account, id: number, action: OrganiserAction): Promise<EventDetails> {
    const event = await this.#load(id);
    checkOrganiser(event, account);
    if (action.do === 'clock') await this.#changeClock(event, action.request);
    else if (action.do === 'announce') await this.#announce(account, event, action.text);
    else await this.#change(account, event, action);
    await this.#record(account, id, { ...action });
    return this.#fresh(id, account);
  }

  /** The event with the change that has just been made. */
  #fresh(id: number, account: Account): Promise<EventDetails> {
    this.#parts.reader.forget(id);
    return this.details(id, account);
  }

  async #change(account: Account, { id }: EventState, action: EventAction): Promise<void> {
    const { accountStore, writer, now } = this.#parts;
    const named = 'username' in action ? await accountStore.byName(action.username) : undefined;
    const namedId = named?.disabled === true ? undefined : named?.id;
    if (action.do === 'pairAgain') this.#checkNoGameRuns(id);
    await writer.change(id, (event) => {
      // They may have lost the right while we awaited.
      checkOrganiser(event, account);
      actAsOrganiser(event, { action, namedId, now: now() });
    });
  }

  /** @throws {Problem} if pairing again would take the match away from a game that is being played */
  #checkNoGameRuns(id: number): void {
    const games = this.#parts.matchGames.of(bracketIdOf(id));
    if (games.some(({ phase, winReason }) => phase === 'started' && winReason === null))
      throw refused(EVENT_TEXTS.gamesRunning);
  }

  async #changeClock(
    event: EventState,
    request: Extract<OrganiserAction, { do: 'clock' }>['request'],
  ): Promise<void> {
    const { roundClocks, writer } = this.#parts;
    if (event.phase !== 'running') throw refused(EVENT_TEXTS.notRunning);
    await roundClocks.change(bracketIdOf(event.id), roundOf(event), request);
    writer.publish(event);
  }

  async #announce(account: Account, event: EventState, text: string): Promise<void> {
    const { announcements, store } = this.#parts;
    const accounts = await store.accountsOf(playing(event).flatMap(({ userId }) => userId ?? []));
    const readers = [...accounts.values()].map(({ usernameKey }) => usernameKey);
    const tournamentId = bracketIdOf(event.id);
    await announcements.make(account, { tournamentId, tournament: event.settings.name, text, readers });
  }

  /** Finds the decks that an action names. @throws {Problem} if they cannot be played in the event */
  async #decksOf(account: Account, id: number, action: EntrantAction): Promise<PlayableDeck[] | undefined> {
    const chosen: EventDeck[] | undefined = 'decks' in action ? action.decks : undefined;
    if (chosen === undefined) return undefined;
    const { settings } = await this.#load(id);
    if (settings.gameFormat === 'sealed') throw refused(EVENT_TEXTS.sealedDeck);
    const decks: PlayableDeck[] = [];
    for (const choice of chosen) decks.push(await this.#deckOf(account, choice, settings));
    return decks;
  }

  async #deckOf(
    { id }: Account,
    choice: EventDeck,
    { gameFormat }: Pick<EventSettings, 'gameFormat'>,
  ): Promise<PlayableDeck> {
    try {
      return await this.#parts.deckSelection.chosen({ userId: id }, { ...choice, gameFormat });
    } catch (error) {
      if (error instanceof RefusedMessage) throw refused(EVENT_TEXTS.deckForbidden);
      throw error;
    }
  }

  async #load(id: number): Promise<EventState> {
    const event = await this.#parts.store.load(id);
    if (event === undefined) throw new Problem(404, EVENT_TEXTS.unknown);
    return event;
  }

  #record(actor: Account, id: number, details: EventRecord['details']): Promise<void> {
    return this.#parts.audit.write({ actor, act: 'event changed', target: String(id), details });
  }
}

/** Decks were registered for one format, one or three of each entrant. Above all, nobody brings an own deck to a sealed event. */
function removeDecks({ entrants }: EventState): void {
  for (const entrant of entrants) {
    if (!entrant.hasDecks) continue;
    entrant.hasDecks = false;
    entrant.newDecks = null;
  }
}

function checkSettings(account: Account, settings: EventSettings, now: Date, mayGiveTitle = false): void {
  const isStaff = account.permissions.includes('canManageTournaments');
  if (settings.givesTitle && !isStaff && !mayGiveTitle) throw refused(EVENT_TEXTS.titleForbidden);
  if (Date.parse(settings.startsAt) < now.getTime()) throw refused(EVENT_TEXTS.past);
}
