/** Mails about events, for users who want them. They are sent in the background. */
import type { Logger } from 'pino';
import type { Account } from '../accounts/account-store.ts';
import type { LinkMails } from '../accounts/link-mails.ts';
import { mailLanguage } from '../mail/mail-language.ts';
import type { MailLanguage } from '../mail/mail-language.ts';
import type { Mail } from '../mail/mailer.ts';
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
        await linkMails.send(this.#mailOf(event, each, account, opponent));
      } catch (error) {
        logger.error({ err: error, eventId: event.id }, 'Could not send a mail about an event');
      }
    }
  }

  async #mayMail({ id, eventMails, verified, disabled }: Account): Promise<boolean> {
    return eventMails && verified && !disabled && (await this.#parts.limit.take(id));
  }

  #mailOf(event: EventState, news: EventNews, account: Account, opponent: string | undefined): Mail {
    const site = this.#parts.siteUrl().replace(/\/$/, '');
    // A name with a line break must not end the subject.
    const name = event.settings.name.replaceAll(/\s+/g, ' ');
    const language = mailLanguage(account.language);
    const { texts } = language;
    const { subject, text } = letterOf(news, opponent ?? texts.deletedUser, event.settings.isTriad, language);
    const paragraphs = [
      texts.greeting({ username: account.username }),
      text,
      texts.titled({ event: name, text: `${site}/events/${event.id}` }),
      texts.switchOff({ profile: `${site}/profile` }),
    ];
    return {
      to: account.email,
      subject: texts.titled({ event: name, text: subject }),
      text: paragraphs.join('\n\n'),
    };
  }
}

function letterOf(
  news: EventNews,
  opponent: string,
  isTriad: boolean,
  { texts, number }: MailLanguage,
): { subject: string; text: string } {
  switch (news.kind) {
    case 'moved up':
      return texts.movedUp;
    case 'check-in':
      return texts.checkIn;
    case 'pairing': {
      const { subject, text, ban } = texts.pairing;
      const round = number(news.match.round);
      const sentence = text({ round, opponent, table: number(news.match.table) });
      return { subject: subject({ round }), text: isTriad ? `${sentence} ${ban}` : sentence };
    }
    case 'result': {
      const { subject, won, lost } = texts.result;
      const round = number(news.match.round);
      return { subject: subject({ round }), text: (news.hasWon ? won : lost)({ round, opponent }) };
    }
  }
}
