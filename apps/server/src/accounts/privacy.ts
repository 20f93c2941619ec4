/** A user's rights over their data: export and deletion. */
import type { ExportReply } from '@amberhall/protocol';
import type { Decks } from '../decks/decks.ts';
import type { GameAnalyses } from '../analyses/game-analyses.ts';
import type { DeckTrials } from '../trials/deck-trials.ts';
import type { Events } from '../events/events.ts';
import { refused } from '../http/problems.ts';
import type { LearningStore } from '../learning/learning-store.ts';
import type { ChatStore } from '../lobby/chat-store.ts';
import type { MatchStore } from '../matches/match-store.ts';
import type { Faults } from '../faults/faults.ts';
import type { Measures } from '../moderation/measures.ts';
import type { Reports } from '../moderation/reports.ts';
import type { Warnings } from '../moderation/warnings.ts';
import type { AccountChanges } from './account-changes.ts';
import type { FormerNames } from './former-names.ts';
import type { ImageStore } from './images.ts';
import type { Passwords } from './passwords.ts';
import { LastAdministrator } from './last-administrator.ts';
import type { PositionLinks } from '../positions/position-links.ts';
import type { People } from '../people/people.ts';
import type { ProfileService } from './profile.ts';
import type { AccountService, SignedIn } from './account-service.ts';
import type { AccountStore } from './account-store.ts';

export interface PrivacyParts {
  store: AccountStore;
  formerNames: Pick<FormerNames, 'reserve'>;
  passwords: Passwords;
  accounts: AccountService;
  profiles: ProfileService;
  images: ImageStore;
  chatStore: ChatStore;
  matches: MatchStore;
  decks: Decks;
  deckTrials: Pick<DeckTrials, 'resultsOf'>;
  gameAnalyses: Pick<GameAnalyses, 'resultsOf'>;
  people: Pick<People, 'friends' | 'sharing'>;
  positionLinks: Pick<PositionLinks, 'exportOf'>;
  learning: Pick<LearningStore, 'of'>;
  events: Pick<Events, 'deckChainsOf' | 'entriesOf'>;
  reports: Pick<Reports, 'by' | 'linesBy'>;
  faults: Pick<Faults, 'by'>;
  measures: Pick<Measures, 'of'>;
  warnings: Pick<Warnings, 'of'>;
  changes: AccountChanges;
  /** Whether a person plays or watches in a game. */
  isInGame: (username: string) => boolean;
  now: () => Date;
}

export class PrivacyService {
  readonly #parts: PrivacyParts;

  constructor(parts: PrivacyParts) {
    this.#parts = parts;
  }

  async export(caller: SignedIn): Promise<Omit<ExportReply, 'success' | 'message'>> {
    const { accounts, profiles, chatStore, matches, decks, people, events, now } = this.#parts;
    const { reports, faults, measures, warnings, positionLinks, deckTrials, gameAnalyses, learning } =
      this.#parts;
    const { account } = caller;
    return {
      exportedAt: now().toISOString(),
      user: await accounts.ownView(account),
      registerIp: account.registerIp,
      sessions: await profiles.sessions(caller),
      lobbyMessages: await chatStore.of(account.id),
      games: await matches.all(account.id),
      decks: await decks.all(account.id),
      deckTrials: await deckTrials.resultsOf(account.id),
      gameAnalyses: await gameAnalyses.resultsOf(account.id),
      positionLinks: await positionLinks.exportOf(account),
      learning: await learning.of(account.id),
      friends: await people.friends(account),
      sharing: await people.sharing(account),
      events: await events.entriesOf(account),
      deckChains: await events.deckChainsOf(account),
      eventMails: account.eventMails,
      reports: await reports.by(account),
      faults: await faults.by(account),
      measures: (await measures.of(account.id)).map(({ kind, reason, until, since }) => ({
        kind,
        reason,
        until,
        since,
      })),
      warnings: (await warnings.of(account.id)).map(({ text, time, confirmedAt }) => ({
        text,
        time,
        confirmedAt,
      })),
      reportedLines: await reports.linesBy(account),
    };
  }

  /**
   * Deletes the account with its sessions, block list, friends, images, shared positions, progress in lessons, lobby
   * messages, and reports about it. Finished games and matches of events stay, because they belong to the opponents as
   * well, but without its name.
   *
   * @throws {Problem} for a wrong password, during a game, and for the last administrator
   */
  async delete({ account }: SignedIn, password: string): Promise<void> {
    const { store, formerNames, passwords, images, changes, isInGame } = this.#parts;
    if (!(await passwords.verify(account.passwordHash, password))) {
      throw refused('The password is incorrect. Please try again.');
    }
    if (isInGame(account.username)) throw refused('Please finish or leave your game first.');
    await formerNames.reserve(account.username, account.id);
    await store.delete(account.id).catch((error: unknown) => {
      throw error instanceof LastAdministrator
        ? refused('You are the last administrator, so you cannot delete your account.')
        : error;
    });
    await images.remove('avatar', account.avatar);
    await images.remove('bgs', account.settings.customBackground);
    await changes.notify(account.id);
  }
}
