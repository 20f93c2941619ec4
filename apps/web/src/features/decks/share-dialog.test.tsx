import type { Deck } from '@amberhall/protocol';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { deckNamed } from '../../test/deck-named.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { OWN_TAGS, OwnTags } from './fixture.tsx';
import { ShareButton } from './share-dialog.tsx';

const SHARE = 'PUT /api/decks/5/sharing';
const shared = (sharing: Deck['sharing']): Partial<Deck> => ({
  sharing,
  shareKey: sharing === 'private' ? null : 'key-of-the-deck',
});

async function open(facts: Partial<Deck>, answer: object) {
  const deck = deckNamed('First Lantern', ['dis'], { id: 5, ...facts });
  const reply = 'success' in answer ? answer : { success: true, deckId: 5, deck: { ...deck, ...answer } };
  const sent = answerCalls({ [SHARE]: reply, [OWN_TAGS]: { success: true, tags: [] } });
  const user = openPage(
    <>
      <ShareButton deck={deck} />
      <OwnTags />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const changes = () => sent.filter(({ call }) => call === SHARE);
  return { sent, changes, user };
}

const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
const link = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Link' })?.value;

beforeEach(() => logIn(somebody()));

test('a deck of one’s own has no link', async () => {
  await open(shared('private'), {});

  expect(isChosen('Only me')).toBe(true);
  expect(screen.getByText('Only you can see this deck.')).toBeDefined();
  expect(link()).toBeUndefined();
});

test('a deck that becomes shared gets its link and its page, and lists of decks are loaded again', async () => {
  const { sent, changes, user } = await open(shared('private'), shared('link'));

  await user.click(screen.getByRole('radio', { name: 'Everybody with the link' }));

  expect(await screen.findByText('Saved')).toBeDefined();
  expect(changes()).toEqual([{ call: SHARE, body: { sharing: 'link' } }]);
  expect(sent.filter(({ call }) => call === OWN_TAGS)).toHaveLength(2);
  expect(isChosen('Everybody with the link')).toBe(true);
  expect(link()).toBe(`${location.origin}/deck/key-of-the-deck`);
  expect(screen.getByRole('link', { name: 'See the page' }).getAttribute('href')).toBe(
    '/deck/key-of-the-deck',
  );
});

test('a deck that becomes private loses its link', async () => {
  const { changes, user } = await open(shared('public'), shared('private'));

  await user.click(screen.getByRole('radio', { name: 'Only me' }));

  await waitFor(() => expect(link()).toBeUndefined());
  expect(changes().map(({ body }) => body)).toEqual([{ sharing: 'private' }]);
});

test('a refused choice says why, and the old one stays', async () => {
  const { user } = await open(shared('link'), { success: false, message: 'No such deck' });

  await user.click(screen.getByRole('radio', { name: 'Everybody' }));

  expect((await screen.findByRole('alert')).textContent).toContain('No such deck');
  expect(isChosen('Everybody with the link')).toBe(true);
  expect(link()).toContain('key-of-the-deck');
});

test('the choice that is made already is not sent again', async () => {
  const { changes, user } = await open(shared('public'), {});

  await user.click(screen.getByRole('radio', { name: 'Everybody' }));

  expect(changes()).toEqual([]);
});

test('the dialog is closed by its button', async () => {
  const { user } = await open(shared('private'), {});

  await user.click(screen.getByRole('button', { name: 'Close' }));

  expect(screen.queryByRole('dialog')).toBeNull();
});
