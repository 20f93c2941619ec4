import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../test/server.ts';
import { ChatText } from './chat-text.tsx';

const WITCH = {
  id: 'hunting-witch',
  name: 'Hunting Witch',
  localName: 'Jagdhexe',
  type: 'creature',
  houses: ['untamed'],
  traits: [],
  keywords: {},
  power: 2,
  armor: 0,
  amber: 0,
  rarity: 'common',
  sets: [{ expansion: 341, number: '367' }],
  text: '',
  implemented: true,
};

beforeEach(() => {
  answerCalls({ 'GET /api/cards': { success: true, cards: { 'hunting-witch': WITCH }, glossary: {} } });
});
afterEach(() => vi.unstubAllGlobals());

test.each(['Hunting Witch', 'hunting witch', 'Jagdhexe'])('[[%s]] is a link to the card', async (name) => {
  openPage(<p>{<ChatText>{`play [[${name}]] first`}</ChatText>}</p>);

  const link = await screen.findByRole('link', { name: 'Jagdhexe' });
  expect(link.getAttribute('href')).toBe('/cards/hunting-witch');
  expect(document.body.textContent).toBe('play Jagdhexe first');
});

test('a card in the chat of a game opens in another tab', async () => {
  openPage(<ChatText isInGame>[[Hunting Witch]]</ChatText>);

  expect((await screen.findByRole('link')).getAttribute('target')).toBe('_blank');
});

test('a mention of the reader is marked, and one of another user is not', () => {
  logIn(somebody());
  openPage(
    <p>
      <ChatText>@mira and @anna: https://example.org/@mira</ChatText>
    </p>,
  );

  expect(document.body.textContent).toBe('@mira and @anna: https://example.org/@mira');
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['@mira']);
});

test('hover shows the card, and leaving hides it', async () => {
  const user = openPage(<ChatText>[[Hunting Witch]]</ChatText>);

  await user.hover(await screen.findByRole('link'));
  expect(document.querySelector('[data-face=zoom]')).not.toBeNull();
  await user.unhover(screen.getByRole('link'));
  expect(document.querySelector('[data-face=zoom]')).toBeNull();
});

test.each(['[[No Such Card]]', '[[__proto__]]', '[[]]', '[[a', '[[<b>x</b>]]'])(
  '%s stays text',
  async (text) => {
    openPage(<p>{<ChatText>{text}</ChatText>}</p>);

    await vi.waitFor(() =>
      expect(document.body.textContent).toContain(text.replaceAll(/^\[\[(?=.+\]\])|(?<=.)\]\]$/g, '')),
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.querySelector('b')).toBeNull();
  },
);

test('an address beside a card stays a link', async () => {
  openPage(<ChatText>{'https://example.org and [[Hunting Witch]]'}</ChatText>);

  expect(await screen.findByRole('link', { name: 'Jagdhexe' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'https://example.org' })).toBeDefined();
});
