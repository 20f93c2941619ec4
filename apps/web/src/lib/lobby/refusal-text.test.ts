import i18next from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import refusal from '../../locales/de/refusal.json';
import sentence from '../../locales/de/sentence.json';
import { messageText, refusalText } from './refusal-text.ts';

const GERMAN = { refusal, sentence };

beforeEach(async () => {
  await i18next.changeLanguage('de');
  // A text is only there once its namespace was loaded.
  vi.spyOn(i18next, 'loadNamespaces').mockImplementation(async (name) => {
    i18next.addResourceBundle('de', String(name), GERMAN[name as keyof typeof GERMAN]);
  });
});
afterEach(async () => {
  for (const name of Object.keys(GERMAN)) i18next.removeResourceBundle('de', name);
  await i18next.changeLanguage('en');
});

test('a code has its own words', async () => {
  expect(await refusalText({ code: 'NOT_OWNER', message: 'Only the owner of the game can start it.' })).toBe(
    'Das darf nur, wer das Spiel eröffnet hat.',
  );
});

test('the message of a code without words is translated', async () => {
  expect(await refusalText({ code: 'BAD_REQUEST', message: 'A game needs two players.' })).toBe(
    'Ein Spiel braucht zwei Spieler.',
  );
});

test('the message says more than the code where it is asked for', async () => {
  expect(await messageText({ code: 'FORBIDDEN', message: 'You are not a player in this game.' })).toBe(
    'Du spielst in diesem Spiel nicht mit.',
  );
});

test('a lost connection has words, although no message came', async () => {
  const lost = { code: 'OFFLINE', message: '' } as const;

  expect(await messageText(lost)).toBe(await refusalText(lost));
  expect(await messageText(lost)).toBe('The lobby did not respond. Please try again.');
});
