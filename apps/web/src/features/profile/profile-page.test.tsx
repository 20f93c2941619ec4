import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '../../lib/session.ts';
import { hasUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { ProfilePage } from './profile-page.tsx';

const SAVE = 'PUT /api/account/Mira';
const answerPage: typeof answerCalls = (answers) =>
  answerCalls({ 'GET /api/account/Mira/event-mails': { success: true, isOn: true }, ...answers });
const isSave = ({ call }: { call: string }): boolean => call === SAVE;
const save = () => screen.getByRole('button', { name: 'Save' });
const fileOf = (group: string): HTMLElement =>
  within(screen.getByRole('group', { name: group })).getByTestId('file');

function choose(group: string, file: File): void {
  fireEvent.change(fileOf(group), { target: { files: [file] } });
}

beforeEach(() => logIn(somebody([], { challonge: { key: '****1234', subdomain: 'hall' } })));
afterEach(() => vi.unstubAllGlobals());

test('an unchanged profile is sent as it is, without a password', async () => {
  const sent = answerPage({ [SAVE]: { success: true, token: 'token-2', user: somebody() } });
  const user = openPage(<ProfilePage />);

  await user.click(save());

  const expected =
    'Profile saved successfully. Please note settings changed here may only apply at the start of your next game.';
  expect(await screen.findByText(expected)).toBeDefined();
  expect(sent.find(isSave)?.body).toEqual({
    data: {
      username: 'Mira',
      email: 'mira@example.org',
      challonge: { key: '****1234', subdomain: 'hall' },
      settings: {
        background: 'keyforge',
        cardSize: 'normal',
        optionSettings: { orderForcedAbilities: true, confirmOneClick: true, useHalfSizedCards: false },
      },
    },
  });
});

test('the saved account replaces the current one, with the new token', async () => {
  const saved = somebody([], { username: 'Mirabel', name: 'Mirabel' });
  answerPage({ [SAVE]: { success: true, token: 'token-2', user: saved } });
  const user = openPage(<ProfilePage />);

  expect(hasUnsavedChanges()).toBe(false);
  await user.clear(screen.getByLabelText('Username'));
  await user.type(screen.getByLabelText('Username'), 'Mirabel');
  expect(hasUnsavedChanges()).toBe(true);
  await user.click(save());

  await screen.findByText(/Profile saved successfully/);
  expect(hasUnsavedChanges()).toBe(false);
  expect(useSession.getState()).toMatchObject({ token: 'token-2', user: { username: 'Mirabel' } });
});

test('changed settings are sent', async () => {
  const sent = answerPage({ [SAVE]: { success: true, token: 'token-2', user: somebody() } });
  const user = openPage(<ProfilePage />);

  await user.click(screen.getByRole('switch', { name: 'Use half-sized cards' }));
  await user.click(screen.getByRole('radio', { name: 'Extra large' }));
  await user.click(screen.getByRole('radio', { name: 'Shadows' }));
  await user.click(save());

  await screen.findByText(/Profile saved successfully/);
  expect(sent.find(isSave)?.body).toMatchObject({
    data: {
      settings: { background: 'shadows', cardSize: 'x-large', optionSettings: { useHalfSizedCards: true } },
    },
  });
});

test.each([
  ['Username', 'ab', 'Your username must be at least 3 characters long'],
  ['Username', 'abcdefghijklmnop', 'Your username cannot be more than 15 charcters'],
  ['Username', 'a b c', 'Usernames must only use the characters a-z, 0-9, _ and -'],
  ['Email', 'nowhere', 'Please enter a valid email address'],
  ['New password', '12345', 'Password must be at least 6 characters'],
])('%s "%s" is refused in the form', async (label, text, sentence) => {
  const sent = answerPage({});
  const user = openPage(<ProfilePage />);

  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), text);
  await user.click(save());

  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.getByRole('alert').textContent).toBe('There was an error in one or more fields...');
  expect(sent.some(isSave)).toBe(false);
});

test('a new password has to be typed twice', async () => {
  const sent = answerPage({ [SAVE]: { success: true, token: 'token-2', user: somebody() } });
  const user = openPage(<ProfilePage />);

  await user.type(screen.getByLabelText('New password'), 'secret1');
  await user.click(save());
  expect(await screen.findByText('The passwords you have entered do not match')).toBeDefined();

  await user.type(screen.getByLabelText('New password (again)'), 'secret1');
  await user.type(screen.getByLabelText('Current password'), 'secret0');
  await user.click(save());
  await screen.findByText(/Profile saved successfully/);
  expect(sent.find(isSave)?.body).toMatchObject({
    data: { password: 'secret1', currentPassword: 'secret0' },
  });
  expect(screen.getByLabelText('New password')).toHaveProperty('value', '');
});

test('an address that has to be confirmed by mail is announced', async () => {
  answerPage({ [SAVE]: { success: true, token: 'token-2', user: somebody() } });
  const user = openPage(<ProfilePage />);

  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'new@example.org');
  await user.click(save());

  expect(await screen.findByText(/changes when you open the link/)).toBeDefined();
});

test('an avatar is validated when it is chosen, and sent as base64', async () => {
  const sent = answerPage({ [SAVE]: { success: true, token: 'token-2', user: somebody() } });
  const user = openPage(<ProfilePage />);

  choose('Avatar', new File(['x'], 'a.bmp', { type: 'image/bmp' }));
  expect(await screen.findByText('Unsupported image format')).toBeDefined();
  choose('Avatar', new File([new Uint8Array(102_401)], 'a.png', { type: 'image/png' }));
  expect(await screen.findByText('Image must be less than 100KB in size')).toBeDefined();
  choose('Avatar', new File(['face'], 'a.png', { type: 'image/png' }));
  expect(await screen.findByRole('button', { name: 'Remove' })).toBeDefined();
  await user.click(save());

  await screen.findByText(/Profile saved successfully/);
  expect(sent.find(isSave)?.body).toMatchObject({ data: { avatar: btoa('face') } });
});

test('an avatar can be removed', async () => {
  logIn(somebody([], { avatar: 'abc' }));
  const sent = answerPage({ [SAVE]: { success: true, token: 'token-2', user: somebody() } });
  const user = openPage(<ProfilePage />);

  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.click(save());

  await screen.findByText(/Profile saved successfully/);
  expect(sent.find(isSave)?.body).toMatchObject({ data: { avatar: null } });
});

test('a custom background requires a picture', async () => {
  answerPage({});
  const user = openPage(<ProfilePage />);

  expect(screen.queryByRole('group', { name: 'Background image' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Custom image' }));
  choose('Background image', new File(['x'], 'a.gif', { type: 'image/gif' }));
  expect(await screen.findByText('File must be an image')).toBeDefined();
  choose('Background image', new File([new Uint8Array(5 * 1024 * 1024)], 'a.png', { type: 'image/png' }));
  expect(await screen.findByText('File must be less than 5MB')).toBeDefined();
});

test('a taken name is reported with the server’s message', async () => {
  const message = 'An account with that name already exists, please choose another';
  answerPage({ [SAVE]: { success: false, message } });
  const user = openPage(<ProfilePage />);

  await user.click(save());

  expect((await screen.findByRole('alert')).textContent).toBe(message);
});

test('an image of the own disk becomes the background, and is sent with the profile', async () => {
  const sent = answerPage({ [SAVE]: { success: true, token: 'token-2', user: somebody() } });
  const user = openPage(<ProfilePage />);
  expect(screen.queryByRole('group', { name: 'Own background' })).toBeNull();

  await user.click(screen.getByRole('radio', { name: 'Custom image' }));
  choose('Background image', new File(['picture'], 'sky.png', { type: 'image/png' }));
  await within(screen.getByRole('group', { name: 'Background image' })).findByRole('button', {
    name: 'Remove',
  });
  await user.click(save());

  await screen.findByText(/Profile saved successfully/);
  const body = sent.find(isSave)?.body as { data: { customBackground: string; settings: object } };
  expect(atob(body.data.customBackground)).toBe('picture');
  expect(body.data.settings).toMatchObject({ background: 'custom' });
});

test('the own background can be removed', async () => {
  const { settings } = somebody();
  logIn(somebody([], { settings: { ...settings, background: 'custom', customBackground: 'sky' } }));
  const sent = answerPage({ [SAVE]: { success: true, token: 'token-2', user: somebody() } });
  const user = openPage(<ProfilePage />);
  const field = within(screen.getByRole('group', { name: 'Background image' }));
  expect(field.getByRole('presentation').getAttribute('src')).toBe('/img/bgs/sky.png');

  await user.click(field.getByRole('button', { name: 'Remove' }));
  expect(field.queryByRole('presentation')).toBeNull();
  await user.click(save());

  await screen.findByText(/Profile saved successfully/);
  expect(sent.find(isSave)?.body).toMatchObject({ data: { customBackground: null } });
});
