/** Sentences of the server that need no translation, each with the reason. */

const BY_CODE = 'The board has its own words for the code of a refusal.';
const MAIL = 'The text of a mail. Mails have their own translations.';
const OPERATOR = 'Only who runs the site sees it.';
const PROTOCOL = 'A client that keeps to the protocol never causes it.';
const DONE = 'It reports success, for which the client has its own words.';
const DATA = 'It is data and no message.';

/** Files and folders without any sentence that the client translates. */
export const NO_REFUSALS: ReadonlyMap<string, string> = new Map([
  ['apps/server/src/config.ts', OPERATOR],
  ['apps/server/src/database/', OPERATOR],
  ['apps/server/src/decks/status.ts', 'The client has its own words for the reasons of a status.'],
  ['apps/server/src/http/documentation.ts', 'The documentation of the calls, which is English.'],
  ['apps/server/src/http/drain-calls.ts', OPERATOR],
  ['apps/server/src/http/health.ts', OPERATOR],
  ['apps/server/src/http/serve-client.ts', 'The browser shows it in place of the client.'],
  ['apps/server/src/http/uploads.ts', 'The browser shows it in place of a picture.'],
  ['apps/server/src/mail/', MAIL],
  ['apps/server/src/serve.ts', OPERATOR],
  ['apps/server/src/previews/', 'Other sites show previews of links. They are English.'],
  ['apps/server/src/program.ts', OPERATOR],
  ['apps/server/src/rooms/room/', BY_CODE],
]);

export const NOT_TRANSLATED: ReadonlyMap<string, string> = new Map([
  ['Alliance Deck', DATA],
  ['Amberhall/0.1 (+…)', DATA],
  ['Bearer …', DATA],
  ['Deleted user', DATA],
  ['Practice Bot', DATA],
  ['Not found', PROTOCOL],
  ['The message is not valid.', PROTOCOL],
  ['The request body is not valid JSON.', PROTOCOL],
  ['The request body must be JSON.', PROTOCOL],
  ['The request is not valid.', PROTOCOL],
  ['There is no … ….', PROTOCOL],
  ['This message is not supported.', PROTOCOL],
  ['This share is for another game.', PROTOCOL],
  ['The hashes of the shares are not complete yet.', PROTOCOL],
  ['This share does not have the hash that was sent before.', PROTOCOL],
  [
    'There are too many connections from your IP address. Please close some tabs.',
    'Browsers hide why a socket was refused.',
  ],
  ['The game was stopped because your move could not be saved.', BY_CODE],
  ['This game is no longer on this server.', BY_CODE],
  ['This game is not on this server.', BY_CODE],
  ['Could not store a result', OPERATOR],
  ['Could not store that a player left', OPERATOR],
  ['All other sessions were ended.', DONE],
  ['Attachments created successfully', DONE],
  ['Banlist item added successfully.', DONE],
  ['Banlist item deleted successfully.', DONE],
  ['Deck added successfully', DONE],
  ['Deck deleted successfully', DONE],
  ['Deck verified successfully', DONE],
  ['Enhancements saved successfully', DONE],
  ['Matches fetched successfully', DONE],
  ['News item added successfully', DONE],
  ['News item deleted successfully', DONE],
  ['News item saved successfully', DONE],
  ['Participants fetched successfully', DONE],
  [
    'Profile saved successfully.  Please note settings changed here may only apply at the start of your next game.',
    DONE,
  ],
  [
    'Profile saved successfully.  Your email address changes when you open the link that we sent to the new address.',
    DONE,
  ],
  ['Prophecy assignments saved successfully', DONE],
  ['Result reported successfully', DONE],
  ['Session removed successfully', DONE],
  ['Tournament fetched successfully', DONE],
  ['Tournaments fetched successfully', DONE],
  ['User details loaded', DONE],
  ['User details saved.', DONE],
]);
