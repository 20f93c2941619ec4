import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Toasts } from '../../../ui/toasts.tsx';
import { midGame } from '../fixture/game.ts';
import { renderPart } from '../fixture/render-board.tsx';
import { ShareReplay } from './share-replay.tsx';

const share = async (writeText: () => Promise<void>) => {
  const { user } = renderPart(
    <>
      <ShareReplay gameId="game-7" className={undefined} />
      <Toasts label="Messages" closeLabel="Close" />
    </>,
    midGame(),
  );
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  await user.click(screen.getByRole('button', { name: 'Share replay' }));
  return write;
};

test('the address of the replay is copied, and the user is told so', async () => {
  const write = await share(async () => {});

  expect(write).toHaveBeenCalledWith(`${location.origin}/replay/game-7`);
  expect(await screen.findByText('Link copied')).toBeTruthy();
});

test('where the clipboard is not available, the user reads the address', async () => {
  await share(async () => {
    throw new DOMException('not allowed', 'NotAllowedError');
  });

  expect((await screen.findByText(/\/replay\/game-7/)).textContent).toContain(location.origin);
});
