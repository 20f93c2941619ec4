import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { hasUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { deckNamed } from '../../test/deck-named.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { DeckNotes, tagsIn } from './deck-notes.tsx';

const deck = deckNamed('Lantern', ['dis', 'logos', 'mars'], { id: 5, notes: 'Slow', tags: ['club', 'fun'] });
const PUT = 'PUT /api/decks/5';

beforeEach(() => logIn(somebody()));

const sentNotes = (sent: ReturnType<typeof answerCalls>) =>
  sent.filter(({ call }) => call === PUT).map(({ body }) => body);

describe('the notes of a deck', () => {
  test('start with what is stored, which is no change', () => {
    answerCalls({});
    openPage(<DeckNotes deck={deck} />);

    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveProperty('value', 'Slow');
    expect(screen.getByRole('textbox', { name: 'Tags' })).toHaveProperty('value', 'club, fun');
    expect(hasUnsavedChanges()).toBe(false);
  });

  test('are saved together with the tags', async () => {
    const sent = answerCalls({ [PUT]: { success: true, deckId: 5, deck } });
    const user = openPage(<DeckNotes deck={deck} />);

    await user.type(screen.getByRole('textbox', { name: 'Notes' }), ' but strong');
    await user.type(screen.getByRole('textbox', { name: 'Tags' }), ', club, league ');
    expect(hasUnsavedChanges()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save notes' }));

    expect(await screen.findByText('Notes saved')).toBeDefined();
    expect(sentNotes(sent)).toEqual([{ notes: 'Slow but strong', tags: ['club', 'fun', 'league'] }]);
  });

  test('that differ only in spaces between tags are no change', async () => {
    answerCalls({});
    const user = openPage(<DeckNotes deck={deck} />);

    await user.type(screen.getByRole('textbox', { name: 'Tags' }), ' , ');

    expect(hasUnsavedChanges()).toBe(false);
  });

  test('stay in the form when they cannot be saved', async () => {
    answerCalls({ [PUT]: { success: false, message: 'No such deck' } });
    const user = openPage(<DeckNotes deck={deck} />);

    await user.type(screen.getByRole('textbox', { name: 'Notes' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save notes' }));

    expect((await screen.findByRole('alert')).textContent).toContain('No such deck');
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveProperty('value', 'Slow!');
  });

  test('do not change when the deck becomes a favorite', async () => {
    const sent = answerCalls({ [PUT]: { success: true, deckId: 5, deck } });
    const user = openPage(<DeckNotes deck={deck} />);

    await user.click(screen.getByRole('switch', { name: 'Favorite' }));

    expect(await screen.findByText('Notes saved')).toBeDefined();
    expect(sentNotes(sent)).toEqual([{ isFavorite: true }]);
  });
});

test.each([
  ['', []],
  ['club,, club , ', ['club']],
  ['x'.repeat(30), ['x'.repeat(24)]],
  [
    Array.from({ length: 14 }, (_, index) => `tag${index}`).join(),
    Array.from({ length: 12 }, (_, index) => `tag${index}`),
  ],
])('the tags in “%s” are %j', (text, tags) => {
  expect(tagsIn(text)).toEqual(tags);
});
