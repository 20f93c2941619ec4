import { expect, test } from 'vitest';

/** The sentences of the pages about accounts and for the staff that are fixed word for word. */
const FIXED = [
  'Login successful, redirecting you to the home page',
  'Your account was successfully registered.  You can now proceed to login.',
  'Logging you out of your account, please wait...',
  'Your request was submitted.  If the username you entered is registered with the site, an email will be sent to the address registered on the account, detailing what to do next.',
  'This page is not intended to be viewed directly.  Please click on the link in your email to activate your account',
  'This page is not intended to be viewed directly.  Please click on the link in your email to reset your password',
  'Your account has been activated.  You will shortly be redirected to the login page.',
  'Your password has been changed.  You will shortly be redirected to the login page.',
  'Are you sure you want to remove this session?  It will be logged out and any games in progress may be abandonded.',
  'Session removed successfully',
  'No users currently blocked',
  'You must specify a username to block',
  'Profile saved successfully.  Please note settings changed here may only apply at the start of your next game.',
  'You need to be logged in to view your profile',
  'You must be logged in to update your profile',
  'Image must be less than 100KB in size',
  'Unsupported image format',
  'File must be an image',
  'File must be less than 5MB',
  'Your username must be at least 3 characters long',
  'Your username cannot be more than 15 charcters',
  'You must specify a username',
  'You must specify a password',
  'Username must be at least 3 characters and no more than 15 characters long',
  'Usernames must only use the characters a-z, 0-9, _ and -',
  'You must specify an email address',
  'Please enter a valid email address',
  'Password must be at least 6 characters',
  'You must confirm your password',
  'The passwords you have entered do not match',
  'You must enter your username or email address.',
  'You must complete the captcha.',
  'Please complete the captcha correctly',
  'There was an error in one or more fields...',
  'Invalid username/password',
  'An account with that email already exists, please use another',
  'An account with that name already exists, please choose another',
  'An error occured communicating with the server.  Please try again later.',
  'There is no site news at the moment',
  'News item added successfully',
  'News item saved successfully',
  'News item deleted successfully',
  'Username must be specified',
  'User was not found.',
  'User details loaded',
  'User details saved.',
  'Add new ip',
  'Please enter the Ip address',
  'Banlist item added successfully.',
  'Banlist item deleted successfully.',
  "Sorry, the page you were looking for couldn't be found.",
  'Sorry, you are not authorised to view that page.',
];

interface Texts {
  [key: string]: string | Texts;
}

const files = import.meta.glob<Texts>('../locales/en/{account,profile,staff,sentence,common,lobby}.json', {
  eager: true,
  import: 'default',
});

const textsOf = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : textsOf(text)));

test('every sentence that is fixed is there, word for word', () => {
  const english = new Set(Object.values(files).flatMap(textsOf));

  expect(FIXED.filter((sentence) => !english.has(sentence))).toEqual([]);
});
