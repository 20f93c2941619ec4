import i18next from 'i18next';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerCalls, logIn, somebody } from '../test/server.ts';
import type { SentCall } from '../test/server.ts';
import { useSession } from './session.ts';
import { keepUserLanguage } from './user-language.ts';

beforeAll(() => void i18next.addResourceBundle('de', 'common', { language: 'Deutsch' }));
afterAll(() => void i18next.removeResourceBundle('de', 'common'));

let sent: SentCall[];
let stop: () => void = () => {};
beforeEach(() => {
  sent = answerCalls({ 'PUT /api/account/Mira/language': { success: true, language: 'de' } });
});
afterEach(async () => {
  stop();
  await i18next.changeLanguage('en');
});

const sentLanguages = (): unknown[] => sent.map(({ body }) => (body as { language: unknown }).language);

test('the server is told each language that a user chooses', async () => {
  logIn(somebody([], { language: 'en' }));
  stop = keepUserLanguage();

  await i18next.changeLanguage('de');
  await i18next.changeLanguage('en');

  expect(sentLanguages()).toEqual(['de', 'en']);
});

test('the server is told the language of the page after the login of a user with another one', async () => {
  await i18next.changeLanguage('de');
  stop = keepUserLanguage();

  logIn(somebody([], { language: null }));

  expect(sentLanguages()).toEqual(['de']);
});

test('the server is told the language of the page if the user was already logged in', async () => {
  logIn(somebody([], { language: 'pl' }));

  stop = keepUserLanguage();

  expect(sentLanguages()).toEqual(['en']);
});

test('the server is told nothing if the account has the language of the page', () => {
  stop = keepUserLanguage();

  logIn(somebody([], { language: 'en' }));

  expect(sent).toEqual([]);
});

test('a page in another language does not send its language with each new token', () => {
  logIn(somebody([], { language: 'en' }));
  stop = keepUserLanguage();

  useSession.setState({ status: 'member', user: somebody([], { language: 'de' }), token: 'token-2' });

  expect(sent).toEqual([]);
});

test('the language of a visitor is not sent', async () => {
  stop = keepUserLanguage();

  await i18next.changeLanguage('de');

  expect(sent).toEqual([]);
});
