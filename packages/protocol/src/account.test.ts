import { describe, expect, test } from 'vitest';
import { RegisterForm } from './account.ts';

const FORM = {
  username: 'Lantern',
  email: 'lantern@example.org',
  password: 'secret1',
  passwordAgain: 'secret1',
};

/** Returns the message of the first broken rule of each field. */
function complaints(changes: Partial<typeof FORM>): Record<string, string> {
  const parsed = RegisterForm.safeParse({ ...FORM, ...changes });
  const issues = parsed.error?.issues.toReversed() ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('the form of a new account', () => {
  test('accepts values that keep every rule', () => {
    expect(complaints({})).toEqual({});
    expect(complaints({ email: '  lantern@example.org ' })).toEqual({});
  });

  test.each([
    [{ username: '' }, { username: 'You must specify a username' }],
    [
      { username: 'ab' },
      { username: 'Username must be at least 3 characters and no more than 15 characters long' },
    ],
    [{ username: 'no spaces' }, { username: 'Usernames must only use the characters a-z, 0-9, _ and -' }],
    [{ email: 'nowhere' }, { email: 'Please enter a valid email address' }],
    [{ passwordAgain: '' }, { passwordAgain: 'You must confirm your password' }],
    [{ passwordAgain: 'secret2' }, { passwordAgain: 'The passwords you have entered do not match' }],
  ])('with %j complains %j', (changes, expected) => {
    expect(complaints(changes)).toEqual(expected);
  });

  test('reports one message for each wrong field', () => {
    expect(complaints({ username: '', password: '12345', passwordAgain: '54321' })).toEqual({
      username: 'You must specify a username',
      password: 'Password must be at least 6 characters',
      passwordAgain: 'The passwords you have entered do not match',
    });
  });
});
