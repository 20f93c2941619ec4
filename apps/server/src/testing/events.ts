/** Events for tests: settings, entrants, and calls about one event. */
import type {
  EntrantAction,
  EventDetails,
  EventMatch,
  EventSettings,
  OrganiserAction,
} from '@amberhall/protocol';
import type { Answer, LoggedIn, Site } from './site.ts';

const HOUR_MS = 60 * 60_000;

export function eventSettings(changes: Partial<EventSettings> = {}): EventSettings {
  return {
    name: 'Autumn Vault Open',
    description: '',
    kind: 'swiss',
    gameFormat: 'normal',
    expansions: [],
    bestOf: 1,
    finalBestOf: 1,
    capacity: 16,
    rounds: null,
    cutSize: null,
    startsAt: new Date(Date.now() + HOUR_MS).toISOString(),
    checkInMinutes: null,
    roundMinutes: null,
    registersDecks: false,
    hidesDeckLists: false,
    isTriad: false,
    keepsChains: false,
    separatesClubs: false,
    allowsLateEntry: false,
    runsByItself: false,
    givesTitle: false,
    ...changes,
  };
}

/** The site, or one lobby of it. */
type EventSite = Pick<Site, 'call' | 'newUser'>;

/** One event, as its organiser and its entrants act on it. */
export class TestEvent {
  readonly site: EventSite;
  readonly id: number;
  readonly organiser: LoggedIn;
  readonly entrants: LoggedIn[] = [];

  private constructor(site: EventSite, id: number, organiser: LoggedIn) {
    this.site = site;
    this.id = id;
    this.organiser = organiser;
  }

  static async create(
    site: EventSite,
    organiser: LoggedIn,
    changes: Partial<EventSettings> = {},
  ): Promise<TestEvent> {
    const { body } = await site.call('POST', '/api/events', {
      token: organiser.token,
      body: eventSettings(changes),
    });
    if (body.success !== true) throw new Error(`The event was refused: ${JSON.stringify(body)}`);
    return new TestEvent(site, body.event.id, organiser);
  }

  /** Lets new users enter. */
  async enter(
    count: number,
    action: Partial<Extract<EntrantAction, { do: 'enter' }>> = {},
  ): Promise<LoggedIn[]> {
    const added: LoggedIn[] = [];
    for (let index = 0; index < count; index++) {
      const user = await this.site.newUser();
      await this.must(this.act(user, { do: 'enter', club: '', ...action }));
      added.push(user);
    }
    this.entrants.push(...added);
    return added;
  }

  act(user: LoggedIn, action: EntrantAction): Promise<Answer> {
    return this.site.call('POST', `/api/events/${this.id}/entry`, { token: user.token, body: action });
  }

  organise(action: OrganiserAction, user = this.organiser): Promise<Answer> {
    return this.site.call('POST', `/api/events/${this.id}/organise`, { token: user.token, body: action });
  }

  async details(viewer?: LoggedIn): Promise<EventDetails> {
    const options = viewer === undefined ? {} : { token: viewer.token };
    return (await this.site.call('GET', `/api/events/${this.id}`, options)).body.event;
  }

  /** The event after a call. @throws if it was refused */
  async must(call: Promise<Answer>): Promise<EventDetails> {
    const { body } = await call;
    if (body.success !== true) throw new Error(`Refused: ${JSON.stringify(body)}`);
    return body.event;
  }

  /** Decides every open match of the latest round for its first entrant. */
  async decideRound(): Promise<EventDetails> {
    const { rounds } = await this.details();
    for (const { id, state } of rounds.at(-1)?.matches ?? []) {
      if (state === 'decided') continue;
      await this.must(this.organise({ do: 'decide', matchId: id, outcome: 'first', score: [0, 0] }));
    }
    return this.details();
  }

  /** The two users of a match. */
  playersOf({ entrants }: EventDetails, { first, second }: EventMatch): [LoggedIn, LoggedIn] {
    const userOf = (entrantId: number | null) => {
      const name = entrants.find(({ id }) => id === entrantId)?.name;
      const user = this.entrants.find(({ username }) => username === name);
      if (user === undefined) throw new Error(`${name} is not an entrant of the test`);
      return user;
    };
    return [userOf(first), userOf(second)];
  }
}
