import { CHAT_LENGTH } from '@amberhall/protocol';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { hasUnsavedChanges } from '../lib/unsaved-changes.ts';
import { openPage } from '../test/open-page.tsx';
import { MantineParts } from '../ui/mantine-parts.tsx';
import { AnnounceForm } from './announce-form.tsx';

function open(props: Partial<Parameters<typeof AnnounceForm>[0]> = {}) {
  const onAnnounce = vi.fn<(text: string) => Promise<boolean>>().mockResolvedValue(true);
  const onClose = vi.fn<() => void>();
  const user = openPage(
    <MantineParts>
      <AnnounceForm isBusy={false} onAnnounce={onAnnounce} onClose={onClose} {...props} />
    </MantineParts>,
  );
  return { user, onAnnounce, onClose };
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Announce' });

test('a text is announced without the spaces around it, and the form closes', async () => {
  const { user, onAnnounce, onClose } = open();
  await user.type(field(), '  Sit down, please. ');
  await user.click(send());

  expect(onAnnounce.mock.calls).toEqual([['Sit down, please.']]);
  expect(onClose).toHaveBeenCalledOnce();
  await user.clear(field());
});

test('a refused text stays in the form', async () => {
  const { user, onClose } = open({ onAnnounce: async () => false });
  await user.type(field(), 'Sit down');
  await user.click(send());

  expect(onClose).not.toHaveBeenCalled();
  expect(field().value).toBe('Sit down');
  await user.clear(field());
});

test('spaces are not announced, and a text is written at most as long as a line of the chat', async () => {
  const { user } = open();
  expect(send().disabled).toBe(true);

  await user.type(field(), '   ');

  expect(send().disabled).toBe(true);
  expect(field().maxLength).toBe(CHAT_LENGTH);
  await user.clear(field());
});

test('a text that is not sent yet counts as unsaved', async () => {
  const { user } = open();

  await user.type(field(), 'a');
  expect(hasUnsavedChanges()).toBe(true);
  await user.clear(field());

  expect(hasUnsavedChanges()).toBe(false);
});

test('nothing is sent while a request is on its way', () => {
  open({ isBusy: true });

  expect(send().disabled).toBe(true);
});

test('earlier announcements are listed with their authors, and their addresses are links', () => {
  const announcement = {
    id: 1,
    tournamentId: 3,
    tournament: 'Embers',
    text: 'See https://example.org',
    author: 'Mira',
    time: '2026-11-21T20:00:00.000Z',
  };
  open({ announcements: [announcement] });

  const list = within(screen.getByRole('list', { name: 'Earlier announcements' }));
  expect(list.getByText(/^Mira, /)).toBeDefined();
  expect(list.getByRole('link').getAttribute('href')).toBe('https://example.org');
});

test('without earlier announcements there is no list', () => {
  open();

  expect(screen.queryByRole('list')).toBeNull();
});

test('Cancel closes the form without sending its text', async () => {
  const { user, onAnnounce, onClose } = open();
  await user.type(field(), 'Sit down');

  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(onClose).toHaveBeenCalledOnce();
  expect(onAnnounce).not.toHaveBeenCalled();
  await user.clear(field());
});

test('a text that is on its way no longer counts as unsaved', async () => {
  const { user } = open();
  await user.type(field(), 'a');
  expect(hasUnsavedChanges()).toBe(true);
  cleanup();

  open({ isBusy: true });
  await user.type(field(), 'a');

  expect(hasUnsavedChanges()).toBe(false);
});
