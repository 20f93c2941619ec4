import type { Deck } from '@amberhall/protocol';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useSession } from '../../lib/session.ts';
import { deckNamed } from '../../test/deck-named.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { OWN_TAGS, OwnTags } from './fixture.tsx';
import { DeckReviewActions } from './deck-review-actions.tsx';

const VERIFY = 'POST /api/decks/5/verify';
const FLAG = 'POST /api/decks/5/flag';

function open(changes: Partial<Deck> = {}, answers: Parameters<typeof answerCalls>[0] = {}) {
  const deck = deckNamed('First Lantern', ['dis'], { id: 5, ...changes });
  const reply = { success: true, deckId: 5, deck };
  const sent = answerCalls({ [VERIFY]: reply, [FLAG]: reply, ...answers });
  const user = openPage(
    <>
      <DeckReviewActions deck={deck} />
      {OWN_TAGS in answers && <OwnTags />}
      <Toasts label="Messages" closeLabel="Close" />
    </>,
  );
  return { sent, user };
}

const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
const press = (user: ReturnType<typeof openPage>, name: string) =>
  user.click(screen.getByRole('button', { name }));

beforeEach(() => logIn(somebody(['canVerifyDecks'])));

test('a user without the permission has no actions', () => {
  logIn(somebody(['canManageUsers']));
  open();

  expect(button('Verify')).toBeNull();
  expect(button('Flag')).toBeNull();
});

test('a visitor has no actions', () => {
  useSession.setState({ status: 'anonymous', user: null, token: null });
  open();

  expect(button('Verify')).toBeNull();
  expect(button('Flag')).toBeNull();
});

test('a deck is verified', async () => {
  const { sent, user } = open();

  await press(user, 'Verify');

  expect(await screen.findByText('Deck verified successfully')).toBeDefined();
  expect(sent).toEqual([{ call: VERIFY, body: {} }]);
});

test.each(['Verify', 'Flag'])('“%s” loads lists of decks again', async (name) => {
  const { sent, user } = open({}, { [OWN_TAGS]: { success: true, tags: ['club'] } });
  await screen.findByText('Tags: club');

  await press(user, name);

  await waitFor(() => expect(sent.filter(({ call }) => call === OWN_TAGS)).toHaveLength(2));
});

test.each([
  [{ verified: true, flagged: false }, false],
  [{ verified: true, flagged: true }, true],
  [{ verified: false, flagged: false }, true],
])('of the deck %j can be verified: %s', (changes, canBeVerified) => {
  open(changes);

  expect(button('Verify') !== null).toBe(canBeVerified);
});

test('a deck is flagged', async () => {
  const { sent, user } = open();

  expect(button('Flag')?.getAttribute('aria-pressed')).toBe('false');
  await press(user, 'Flag');

  expect(await screen.findByText('Deck flagged')).toBeDefined();
  expect(sent).toEqual([{ call: FLAG, body: { flagged: true } }]);
});

test('a flag is removed', async () => {
  const { sent, user } = open({ flagged: true });

  expect(button('Remove flag')?.getAttribute('aria-pressed')).toBe('true');
  await press(user, 'Remove flag');

  expect(await screen.findByText('Flag removed')).toBeDefined();
  expect(sent).toEqual([{ call: FLAG, body: { flagged: false } }]);
});

test('a refusal says why, and the deck can be verified again', async () => {
  const { sent, user } = open({}, { [VERIFY]: { success: false, message: 'No such deck' } });

  await press(user, 'Verify');

  expect(await screen.findByText('No such deck')).toBeDefined();
  await waitFor(() => expect(button('Verify')?.disabled).toBe(false));
  await press(user, 'Verify');
  expect(sent).toHaveLength(2);
});
