import type { Match } from '@amberhall/protocol';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { deckNamed } from '../../test/deck-named.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { finishedMatch } from './fixture.ts';
import { KeepSealedDeck } from './keep-deck.tsx';

const KEEP = 'POST /api/decks/sealed';

function open(changes: Partial<Match>, answer: object) {
  const sent = answerCalls({ [KEEP]: answer });
  const user = openPage(
    <>
      <KeepSealedDeck match={finishedMatch({ gameFormat: 'sealed', ...changes })} />
      <Toasts label="Toasts" closeLabel="Close" />
    </>,
  );
  return { sent, user };
}
const keep = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Keep this deck' });

beforeEach(() => logIn(somebody()));

test('a kept deck is told by its name, and cannot be kept again', async () => {
  const { user } = open({}, { success: true, deck: deckNamed('Dealt Lantern', ['dis']) });

  await user.click(keep() ?? document.body);

  expect(await screen.findByText('Dealt Lantern was added to your decks')).toBeDefined();
  expect(keep()?.disabled).toBe(true);
});

test('a refusal says why, and the deck can be tried again', async () => {
  const { sent, user } = open({}, { success: false, message: 'No such deck' });

  await user.click(keep() ?? document.body);

  expect(await screen.findByText('No such deck')).toBeDefined();
  await waitFor(() => expect(keep()?.disabled).toBe(false));
  await user.click(keep() ?? document.body);
  expect(sent).toHaveLength(2);
});

test('a game whose deck is not known has nothing to keep', () => {
  open({ players: [{ name: 'Mira', keys: 3, deck: null }, finishedMatch().players[1]] }, {});

  expect(keep()).toBeNull();
});
