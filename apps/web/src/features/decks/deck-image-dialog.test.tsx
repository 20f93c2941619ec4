import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { catalogueOf } from '../../test/catalogue.ts';
import { deckNamed } from '../../test/deck-named.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls } from '../../test/server.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { DeckImageDialog } from './deck-image-dialog.tsx';

function open(answer: object) {
  answerCalls({ 'GET /api/cards': answer });
  let closings = 0;
  const user = openPage(
    <>
      <DeckImageDialog deck={deckNamed('First Lantern', ['dis'])} onClose={() => closings++} />
      <Toasts label="Messages" closeLabel="Dismiss" />
    </>,
  );
  return { user, closings: () => closings };
}

test('the picture is drawn once the names of the cards are there', async () => {
  open(catalogueOf([]));

  expect(screen.queryByRole('img', { name: 'First Lantern' })).toBeNull();
  expect(await screen.findByRole('img', { name: 'First Lantern' })).toBeDefined();
});

test('a browser that cannot save the picture says so, and the picture stays', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const { user, closings } = open(catalogueOf([]));
  await screen.findByRole('img', { name: 'First Lantern' });

  await user.click(screen.getByRole('button', { name: 'Save as PNG' }));

  expect(await screen.findByText('Could not save the image. Please try again.')).toBeDefined();
  expect(screen.getByRole('img', { name: 'First Lantern' })).toBeDefined();
  expect(closings()).toBe(0);
});
