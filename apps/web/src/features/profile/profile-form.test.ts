import { DEFAULT_SETTINGS } from '@amberhall/protocol';
import { describe, expect, test } from 'vitest';
import { somebody } from '../../test/server.ts';
import { dataOf, formOf, ProfileForm } from './profile-form.ts';

const MIRA = somebody([], { challonge: { key: 'key-1', subdomain: 'hall' } });
const form = (changes: Partial<ProfileForm> = {}): ProfileForm => ({ ...formOf(MIRA), ...changes });
const errorsOf = (changes: Partial<ProfileForm>) => {
  const { error } = ProfileForm.safeParse(form(changes));
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
};

test('an unchanged form is valid and sends what the account has', () => {
  expect(errorsOf({})).toEqual([]);
  expect(dataOf(form())).toEqual({
    username: 'Mira',
    email: 'mira@example.org',
    challonge: { key: 'key-1', subdomain: 'hall' },
    settings: {
      background: DEFAULT_SETTINGS.background,
      cardSize: DEFAULT_SETTINGS.cardSize,
      optionSettings: DEFAULT_SETTINGS.optionSettings,
    },
  });
});

describe('a password', () => {
  test('is sent with the current one only if it is new', () => {
    const sent = dataOf(
      form({ password: 'much-better', passwordAgain: 'much-better', currentPassword: 'good' }),
    );

    expect(sent).toMatchObject({ password: 'much-better', currentPassword: 'good' });
    expect(dataOf(form())).not.toHaveProperty('password');
    expect(dataOf(form())).not.toHaveProperty('currentPassword');
  });

  test.each([
    ['short', 'short', ['password: Password must be at least 6 characters']],
    ['x'.repeat(513), 'x'.repeat(513), ['password: Password must be no more than 512 characters']],
    ['long-enough', 'otherwise', ['passwordAgain: The passwords you have entered do not match']],
    ['', 'forgotten', ['passwordAgain: The passwords you have entered do not match']],
  ])('of its own kind is refused (%#)', (password, passwordAgain, errors) => {
    expect(errorsOf({ password, passwordAgain })).toEqual(errors);
  });

  test('that differs is reported together with the errors of other fields', () => {
    const errors = errorsOf({ username: '', password: 'long-enough', passwordAgain: 'other' });

    expect(errors.map((error) => error.split(':')[0])).toEqual(
      expect.arrayContaining(['username', 'passwordAgain']),
    );
  });
});

test.each([
  ['is sent', 'aGFsbA==', { avatar: 'aGFsbA==' }],
  ['is removed', null, { avatar: null }],
])('a picture %s', (_what, avatar, sent) => {
  expect(dataOf(form({ avatar }))).toMatchObject(sent);
});

test('a picture that is not changed is not sent', () => {
  const sent = dataOf(form());

  expect(sent).not.toHaveProperty('avatar');
  expect(sent).not.toHaveProperty('customBackground');
});

test('spaces around the keys of the bracket service are left out', () => {
  expect(dataOf(form({ challongeKey: ' key-2 ', challongeSubdomain: ' club ' })).challonge).toEqual({
    key: 'key-2',
    subdomain: 'club',
  });
});
