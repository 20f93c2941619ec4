/** Mails about events, for users who want them. They are sent in the background. */
import type { Logger } from 'pino';
import type { Account } from '../accounts/account-store.ts';
import type { LinkMails } from '../accounts/link-mails.ts';
import type { Mail } from '../mail/mailer.ts';
import { DELETED_USER } from '../matches/match-store.ts';
import { newsOf } from './event-news.ts';
import type { EventNews } from './event-news.ts';
import type { EventState } from './event-state.ts';
import type { EventStore } from './event-store.ts';
import type { MailLimit } from './mail-limit.ts';

export interface EventMailParts {
  store: Pick<EventStore, 'accountsOf'>;
  linkMails: Pick<LinkMails, 'send' | 'inBackground'>;
  /** The public address of the site. */
  siteUrl: () => string;
  limit: Pick<MailLimit, 'take'>;
  logger: Logger;
}

export class EventMails {
  readonly #parts: EventMailParts;

  constructor(parts: EventMailParts) {
    this.#parts = parts;
  }

  /** Mails what one change of an event means for its entrants. */
  tell(before: EventState, after: EventState): void {
    const news = newsOf(before, after);
    if (news.length > 0) this.#parts.linkMails.inBackground(() => this.#send(after, news));
  }

  async #send(event: EventState, news: readonly EventNews[]): Promise<void> {
    const { store, linkMails, logger } = this.#parts;
    const accounts = await store.accountsOf(news.map(({ userId }) => userId));
    for (const each of news) {
      const account = accounts.get(each.userId);
      if (account === undefined || !(await this.#mayMail(account))) continue;
      const opponent = 'opponentId' in each ? accounts.get(each.opponentId ?? 0)?.username : undefined;
      try {
        await linkMails.send(this.#mailOf(event, each, account, opponent ?? DELETED_USER));
      } catch (error) {
        logger.error({ err: error, eventId: event.id }, 'Could not send a mail about an event');
      }
    }
  }

  async #mayMail({ id, eventMails, verified, disabled }: Account): Promise<boolean> {
    return eventMails && verified && !disabled && (await this.#parts.limit.take(id));
  }

  #mailOf(event: EventState, news: EventNews, account: Account, opponent: string): Mail {
    const site = this.#parts.siteUrl().replace(/\/$/, '');
    // A name with a line break must not end the subject.
    const name = event.settings.name.replaceAll(/\s+/g, ' ');
    const { subject, text } = letterOf(news, opponent, event.settings.isTriad);
    const link = `${site}/events/${event.id}`;
    return {
      to: account.email,
      subject: `${name}: ${subject}`,
      text: `Hello ${account.username},\n\n${text}\n\n${name}: ${link}\n\nYou receive this email because you asked for mails about your events. You can switch them off in your profile: ${site}/profile`,
    };
  }
}

function letterOf(news: EventNews, opponent: string, isTriad: boolean): { subject: string; text: string } {
  switch (news.kind) {
    case 'moved up':
      return { subject: 'you have a place', text: 'You have moved up from the waiting list. You play.' };
    case 'check-in':
      return { subject: 'the check-in is open', text: 'Please check in before the event starts.' };
    case 'pairing': {
      const { round, table } = news.match;
      const ban = isTriad ? ` Please ban one of their decks on the page of the event.` : '';
      return {
        subject: `round ${round}`,
        text: `In round ${round} you play ${opponent} at table ${table}.${ban}`,
      };
    }
    case 'result': {
      const { round } = news.match;
      const word = news.hasWon ? 'won' : 'lost';
      return {
        subject: `result of round ${round}`,
        text: `You have ${word} your match of round ${round} against ${opponent}.`,
      };
    }
  }
}
