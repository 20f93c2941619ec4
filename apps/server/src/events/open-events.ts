/** Puts the parts of the events together. */
import type { DeckSelection } from '../lobby/deck-selection.ts';
import type { MatchGames } from '../lobby/match-games.ts';
import type { ProgramParts } from '../program-parts.ts';
import type { Announcements } from '../tournaments/announcements.ts';
import type { RoundClocks } from '../tournaments/round-clocks.ts';
import { EVENTS_CHANNEL } from './event-channel.ts';
import type { EventMessage } from './event-channel.ts';
import { ChainStore } from './chain-store.ts';
import { EventGames } from './event-games.ts';
import { EventLists } from './event-lists.ts';
import { EventMails } from './event-mails.ts';
import { EventReader } from './event-reader.ts';
import { EventRunner } from './event-runner.ts';
import { EventStore } from './event-store.ts';
import { EventWriter } from './event-writer.ts';
import { Events } from './events.ts';
import { MailLimit } from './mail-limit.ts';

export interface OpenEvents {
  events: Events;
  stop: () => Promise<void>;
}

interface LobbyParts {
  announcements: Announcements;
  roundClocks: RoundClocks;
  deckSelection: DeckSelection;
  matchGames: MatchGames;
}

/** Results of games are taken at most this late. */
const RUN_INTERVAL_MS = 2_000;

export async function openEvents(parts: ProgramParts, lobby: LobbyParts): Promise<OpenEvents> {
  const { storage, bus, accountStore, audit, decks, users, linkMails, siteUrl, now, logger } = parts;
  const { announcements, roundClocks, deckSelection, matchGames } = lobby;
  const store = new EventStore(storage.database);
  const chainStore = new ChainStore(storage.database);
  const lists = new EventLists(storage.database);
  const games = new EventGames(storage.database);
  const mails = new EventMails({
    store,
    linkMails,
    siteUrl,
    limit: new MailLimit(storage.database, now),
    logger,
  });
  const writer = new EventWriter({ store, bus, mails });
  const reader = new EventReader({ store, chainStore, lists, games, matchGames, roundClocks, audit, now });
  const events = new Events({
    store,
    chainStore,
    lists,
    reader,
    writer,
    accountStore,
    deckSelection,
    matchGames,
    roundClocks,
    announcements,
    audit,
    now,
  });
  const runner = new EventRunner(
    { store, chainStore, lists, writer, games, matchGames, roundClocks, decks, users, audit, now, logger },
    RUN_INTERVAL_MS,
  );
  await bus.subscribe(EVENTS_CHANNEL, ({ id }: EventMessage) => {
    reader.forget(id);
    void runner.runOne(id);
  });
  return { events, stop: () => runner.stop() };
}
