import { expect, test } from 'vitest';

/**
 * The texts that are fixed word for word, by file and key. Some have several places; `sentence` has those of shared
 * schemas and of the server.
 */
const FIXED: Record<string, Record<string, string>> = {
  account: {
    'activation.direct':
      'This page is not intended to be viewed directly.  Please click on the link in your email to activate your account',
    'activation.success':
      'Your account has been activated.  You will shortly be redirected to the login page.',
    fieldErrors: 'There was an error in one or more fields...',
    'forgot.success':
      'Your request was submitted.  If the username you entered is registered with the site, an email will be sent to the address registered on the account, detailing what to do next.',
    'forgot.whoHelp': 'Please enter your username or email address',
    'login.success': 'Login successful, redirecting you to the home page',
    'logout.text': 'Logging you out of your account, please wait...',
    'register.success': 'Your account was successfully registered.  You can now proceed to login.',
    'reset.direct':
      'This page is not intended to be viewed directly.  Please click on the link in your email to reset your password',
    'reset.success': 'Your password has been changed.  You will shortly be redirected to the login page.',
  },
  board: {
    alert: 'Alert!',
    copied: 'Copied game chat to clipboard',
    copyFailed: 'Could not copy game chat: {{reason}}',
    enterMessage: 'Enter a message...',
    'leave.sure':
      'Your game is not finished. If you leave you will concede the game. Are you sure you want to leave?',
    noone: 'Noone',
    'refusal.MUTED': 'Spectators cannot chat in this game',
    spectatorsMuted: 'Spectators cannot chat in this game',
    waitingForServer: 'Waiting for server...',
  },
  common: {
    'page.error.text': "We're sorry - something's gone wrong.",
    'page.noStorage':
      'This site requires the ability to store cookies and local site data to function. Please enable these features to use the site.',
    'page.notFound.text': "Sorry, the page you were looking for couldn't be found.",
    'page.redirecting': 'You are not logged in, redirecting...',
    'page.unauthorised.text': 'Sorry, you are not authorised to view that page.',
    'page.unsupported':
      'Your browser does not provide the required functionality for this site to work. Please upgrade your browser. The site works best with a recent version of Chrome, Safari or Firefox.',
  },
  decks: {
    'alliance.noDecks': 'There are no decks from this set.',
    'alliance.pleaseSelect': 'Please select',
    'alliance.selectSet': 'Please select a set to choose decks from.',
    'bulk.state.invalid': 'The URL you entered is invalid.  Please check it and try again.',
    'enhancement.everyCard': 'You need to assign enhancements to all cards that have them.',
    'enhancement.everyIcon': 'You need to assign all enhancements before saving the deck.',
    'import.added': 'Deck added successfully',
    'import.invalid': 'The URL you entered is invalid.  Please check it and try again.',
    'import.missing': 'You must specify the deck link',
    notDirectly: 'This page is not intended to be viewed directly.',
    'prophecy.choose': 'You must select which prophecy pairs with the first one.',
    'prophecy.notNeeded': 'Prophecy assignment is only needed for decks with exactly 4 prophecy cards.',
    'prophecy.saved': 'Prophecy assignments saved successfully',
    removed: 'Deck deleted successfully',
    title: 'Your decks',
  },
  lobby: {
    'chat.deleted': 'Message deleted by a moderator',
    'chat.deletedBy': 'Message removed by {{name}}',
    'chat.loginToChat': 'You must be logged in to send lobby chat messages',
    'chat.placeholder': 'Enter a message...',
    'chat.restricted': 'New users are limited from chatting in the lobby, try again later',
    connectionLost:
      'The connection to the lobby has been lost, waiting for it to be restored. If this message persists, please refresh the page.',
    'games.empty': 'No games are currently in progress. Click the buttons above to start one.',
    'games.filtered': 'There are no games matching the filters you have selected',
    'games.title': 'Current Games',
    loginToJoin: 'Please login before trying to join a game',
    loginToStart: 'Please log in to be able to start a new game',
    loginToWatch: 'Please login before trying to watch a game',
    'news.empty': 'There is no site news at the moment',
  },
  profile: {
    'blocklist.empty': 'No users currently blocked',
    'blocklist.required': 'You must specify a username to block',
    loginFirst: 'You need to be logged in to view your profile',
    saved:
      'Profile saved successfully.  Please note settings changed here may only apply at the start of your next game.',
    'security.question':
      'Are you sure you want to remove this session?  It will be logged out and any games in progress may be abandonded.',
    'security.removed': 'Session removed successfully',
  },
  room: {
    waitingForPlayers: 'Waiting for game to have players or close...',
  },
  refusal: {
    NOT_FOUND: 'The game you tried to join was not found.',
    NOT_LOGGED_IN: 'You must be logged in to play',
    PASSWORD_WRONG: 'Incorrect game password',
  },
  sentence: {
    anErrorOccurred: 'An error occured communicating with the server.  Please try again later.',
    avatarFormat: 'Unsupported image format',
    avatarSize: 'Image must be less than 100KB in size',
    backgroundFormat: 'File must be an image',
    backgroundSize: 'File must be less than 5MB',
    captchaMissing: 'You must complete the captcha.',
    captchaWrong: 'Please complete the captcha correctly',
    deckBadLink: 'The URL you entered is invalid.  Please check it and try again.',
    deckImportFailed: 'An error occurred importing your deck. Please check the Url or try again later.',
    deckNoUuid: 'uuid must be specified',
    emailInvalid: 'Please enter a valid email address',
    emailRequired: 'You must specify an email address',
    emailTaken: 'An account with that email already exists, please use another',
    expansionRequired: 'You must select at least one expansion',
    gameNameLong: 'Game name must be less than 64 characters',
    gameNameRequired: 'You must specify a name for the game',
    gameNotFound: 'The game you tried to join was not found.',
    gamePasswordWrong: 'Incorrect game password',
    iconsEveryCard: 'You need to assign enhancements to all cards that have them.',
    iconsEveryIcon: 'You need to assign all enhancements before saving the deck.',
    loginWrong: 'Invalid username/password',
    noSuchDeck: 'No such deck',
    patreonFailed: 'An error occurred syncing your patreon account.  Please try again later.',
    passwordAgainRequired: 'You must confirm your password',
    passwordRequired: 'You must specify a password',
    passwordShort: 'Password must be at least 6 characters',
    passwordsDiffer: 'The passwords you have entered do not match',
    profileLogin: 'You must be logged in to update your profile',
    profileNameLong: 'Your username cannot be more than 15 charcters',
    profileNameShort: 'Your username must be at least 3 characters long',
    propheciesChoose: 'You must select which prophecy pairs with the first one.',
    propheciesNotNeeded: 'Prophecy assignment is only needed for decks with exactly 4 prophecy cards.',
    timeLimitLong: 'Games must be less than 2 hours',
    timeLimitShort: 'Games must be at least 10 minutes long',
    unauthorized: 'Unauthorized',
    userNotFound: 'User was not found.',
    usernameCharacters: 'Usernames must only use the characters a-z, 0-9, _ and -',
    usernameLength: 'Username must be at least 3 characters and no more than 15 characters long',
    usernameRequired: 'You must specify a username',
    usernameTaken: 'An account with that name already exists, please choose another',
    whoMissing: 'You must enter your username or email address.',
  },
  staff: {
    'bans.add': 'Add new ip',
    'bans.added': 'Banlist item added successfully.',
    'bans.deleted': 'Banlist item deleted successfully.',
    'bans.required': 'Please enter the Ip address',
    'news.added': 'News item added successfully',
    'news.deleted': 'News item deleted successfully',
    'news.empty': 'There is no site news at the moment',
    'news.saved': 'News item saved successfully',
    'nodes.empty': 'There are no game nodes connected. This is probably bad.',
    'nodes.waiting': 'Waiting for game node status from the lobby...',
    'users.loaded': 'User details loaded',
    'users.required': 'Username must be specified',
    'users.saved': 'User details saved.',
  },
  supporter: {
    direct:
      'This page is not intended to be viewed directly. Please click on one of the links at the top of the page or your browser back button to return to the site.',
    done: 'Your account was linked successfully. Sending you back to the profile page.',
    working: 'Please wait while we verify your details..',
  },
  tables: {
    'decks.own': 'Your decks',
    'newGame.quickText':
      "Select the type of game you'd like to play and either you'll join the next one available, or one will be created for you with default options.",
    'pending.placeholder': 'Enter a message...',
    'pending.sealedLoading': 'Sealed deck loading...',
    'pending.sealedSelected': 'Sealed Deck Selected',
    'status.connecting': 'Connecting to game server {{host}}',
    'status.decks': 'Waiting for players to select decks',
    'status.lobby': 'Waiting for lobby server...',
    'status.players': 'Waiting for players...',
    'status.readyOther': 'Ready to begin, waiting for opponent to start the game',
    'status.readyOwner': 'Ready to begin, click start to begin the game',
    waitingForServer: 'Waiting for server...',
  },
  tournaments: {
    'done.attachments': 'Attachments created successfully',
    'done.matches': 'Matches fetched successfully',
    'done.tournament': 'Tournament fetched successfully',
    'done.tournaments': 'Tournaments fetched successfully',
  },
};

interface Texts {
  [key: string]: string | Texts;
}

const files = import.meta.glob<Texts>('../locales/en/*.json', { eager: true, import: 'default' });

const textAt = (texts: Texts | string | undefined, path: string): Texts | string | undefined =>
  path
    .split('.')
    .reduce<Texts | string | undefined>(
      (found, part) => (typeof found === 'object' ? found[part] : undefined),
      texts,
    );

test.each(Object.entries(FIXED))('the fixed texts of %s are exact', (name, texts) => {
  const file = files[`../locales/en/${name}.json`];

  const found = Object.keys(texts).map((path) => [path, textAt(file, path)]);

  expect(Object.fromEntries(found)).toEqual(texts);
});
