/** Reports, measures and warnings for tests. */
import type { NewMeasure, NewReport, ReportDecision } from '@amberhall/protocol';
import type { Answer, LoggedIn, Site } from './site.ts';

export const A_DAY = 24 * 60 * 60_000;

export function moderationOf(site: () => Site) {
  const report = (who: LoggedIn, subject: { username: string }, more: Partial<NewReport> = {}) =>
    site().call('POST', '/api/moderation/reports', {
      token: who.token,
      body: {
        username: subject.username,
        kind: 'player',
        text: 'the third time tonight',
        where: { place: 'page' },
        ...more,
      },
    });
  const opened = async (who: LoggedIn, id: number): Promise<Answer['body']> =>
    (await site().call('GET', `/api/moderation/reports/${id}`, { token: who.token })).body.report;
  const decide = (who: LoggedIn, id: number, body: ReportDecision) =>
    site().call('PUT', `/api/moderation/reports/${id}`, { token: who.token, body });
  const take = (who: LoggedIn, subject: { username: string }, measure: Partial<NewMeasure> = {}) =>
    site().call('POST', '/api/moderation/measures', {
      token: who.token,
      body: {
        username: subject.username,
        kind: 'mute',
        reason: 'insults',
        until: new Date(Date.now() + A_DAY).toISOString(),
        note: '',
        ...measure,
      },
    });
  const lift = (who: LoggedIn, id: number) =>
    site().call('DELETE', `/api/moderation/measures/${id}`, { token: who.token });
  const warn = (who: LoggedIn, subject: { username: string }, text = 'Please be kind.') =>
    site().call('POST', `/api/moderation/users/${subject.username}/warnings`, {
      token: who.token,
      body: { text },
    });
  const confirmWarning = (who: LoggedIn, id: number) =>
    site().call('PUT', `/api/account/${who.username}/warnings/${id}`, { token: who.token });
  /** The warnings of a person as staff see them. */
  const warningsOf = async (who: LoggedIn, subject: { username: string }): Promise<Answer['body']> =>
    (await site().call('GET', `/api/moderation/users/${subject.username}/warnings`, { token: who.token }))
      .body.warnings;
  return { report, opened, decide, take, lift, warn, confirmWarning, warningsOf };
}
