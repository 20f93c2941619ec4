import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { deckQueries } from '../../lib/deck-queries.ts';
import { deckNamed } from '../../test/deck-named.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { GenerateDeck } from './generate-deck.tsx';

const MAKE = 'POST /api/decks/generated';
const SOURCES = 'GET /api/decks/sources';
const deck = deckNamed('Third Lantern', ['dis', 'logos', 'mars'], { id: 3 });

function Sources() {
  return useQuery(deckQueries.sources()).data && <p>The sources of decks are known</p>;
}

function open(answer: object, generated = [341, 435]) {
  const sent = answerCalls({ [SOURCES]: { success: true, generated, sealed: [] }, [MAKE]: answer });
  const user = openPage(
    <>
      <Routes>
        <Route
          path="/"
          element={
            <>
              <GenerateDeck />
              <Sources />
            </>
          }
        />
        <Route path="/decks" element={<p>The list of decks</p>} />
      </Routes>
      <Toasts label="Messages" closeLabel="Close" />
    </>,
  );
  return { sent, user };
}

const item = (name: string) => screen.findByRole('menuitem', { name, hidden: true });

beforeEach(() => {
  logIn(somebody());
  // The test environment has no popovers.
  HTMLElement.prototype.hidePopover = () => {};
});

test('a site that generates no decks has no menu', async () => {
  open({}, []);

  await screen.findByText('The sources of decks are known');
  expect(screen.queryByRole('button', { name: 'New deck' })).toBeNull();
});

test('a new deck of the chosen set is reported and shown', async () => {
  const { sent, user } = open({ success: true, deck });

  await user.click(await item('Age of Ascension'));

  expect(await screen.findByText('The list of decks')).toBeDefined();
  expect(screen.getByText('Third Lantern was added to your decks')).toBeDefined();
  expect(sent.at(-1)).toEqual({ call: MAKE, body: { expansion: 435 } });
});

test('a refusal says why, and the page stays', async () => {
  const message = 'This set does not have enough playable cards yet. Please choose another set.';
  const { user } = open({ success: false, message });

  await user.click(await item('Call of the Archons'));

  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByRole('button', { name: 'New deck' })).toBeDefined();
});
