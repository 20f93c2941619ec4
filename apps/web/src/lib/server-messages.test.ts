import { BRACKET_TEXTS, FRIEND_TEXTS, LoginForm, NewGameOptions, RegisterForm } from '@amberhall/protocol';
import type { z } from 'zod';
import { expect, test } from 'vitest';
import { GENERIC_ERROR } from './http.ts';
import english from '../locales/en/sentence.json';
import { translateServerMessage } from './server-messages.ts';

const known = new Set(Object.values(english));

const messagesOf = (schema: z.ZodType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

test.each([
  ['an empty registration', RegisterForm, { username: '', email: '', password: '', passwordAgain: '' }],
  ['a wrong registration', RegisterForm, { username: 'a b', email: 'x', password: '1', passwordAgain: '2' }],
  [
    'a short name',
    RegisterForm,
    { username: 'ab', email: 'a@b.example', password: '123456', passwordAgain: '123456' },
  ],
  ['an empty login', LoginForm, { username: '', password: '' }],
  ['a game without a name', NewGameOptions.shape.name, ''],
  ['a game with a long name', NewGameOptions.shape.name, 'x'.repeat(65)],
  ['a game that is too short', NewGameOptions.shape.gameTimeLimit, 9],
  ['a game that is too long', NewGameOptions.shape.gameTimeLimit, 121],
])('every error of %s has a translation in every language', (_, schema, value) => {
  const messages = messagesOf(schema, value);
  expect(messages.length).toBeGreaterThan(0);
  expect(messages.filter((message) => !known.has(message))).toEqual([]);
});

test('the message for an unreachable server has a translation in every language', () => {
  expect(known).toContain(GENERIC_ERROR);
});

test('every error of the bracket service has a translation in every language', () => {
  expect(Object.values(BRACKET_TEXTS).filter((sentence) => !known.has(sentence))).toEqual([]);
});

test('every refusal about friends has a translation in every language', () => {
  expect(Object.values(FRIEND_TEXTS).filter((sentence) => !known.has(sentence))).toEqual([]);
});

test('a message without a translation is shown unchanged', () => {
  expect(translateServerMessage('The moon is full.')).toBe('The moon is full.');
});
