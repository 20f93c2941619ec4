import type { PromptView, Text } from '@amberhall/engine/vocabulary';
import { expect, test } from 'vitest';
import type { RoomLine } from '../game.ts';
import { withLines, withReplaced } from './lines.ts';
import { decodePatch, encodePatch } from './patch.ts';
import type { Patch } from './patch.ts';

const NOTHING: Patch = { changes: {}, lines: [], events: [] };
const AT = '2026-03-01T20:03:00.000Z';
const LATER = '2026-03-01T20:03:01.500Z';

const REAP: Text = {
  key: 'log.use.reap',
  args: { player: { player: 'ann' }, card: { card: { slug: 'troll', id: 'v7' } } },
};
const logOf = (text: Text): RoomLine => ({
  id: 7,
  date: AT,
  log: { kind: 'log', player: 'ann', text },
});

const MENU: PromptView = {
  id: 'p95',
  kind: 'choice',
  purpose: 'card-action',
  title: { key: 'prompt.card.title', args: { card: { card: { slug: 'troll', id: 'v7' } } } },
  text: { key: 'prompt.cardAction.hand', args: { card: { card: { slug: 'troll', id: 'v7' } } } },
  source: { slug: 'troll', id: 'v7' },
  subjects: ['v7'],
  controls: [
    {
      id: 'card-action:play',
      kind: 'card-action',
      value: 'play',
      label: { key: 'button.play', args: { type: 'creature' } },
    },
    { id: 'card-action:discard', kind: 'card-action', value: 'discard', label: { key: 'button.discard' } },
    { id: 'cancel', kind: 'cancel', label: { key: 'button.cancel' } },
  ],
  selectable: ['v8'],
  selected: [],
};

const asked = (prompt: PromptView) => ({ '.table': { '.players': { '.ann': { '=prompt': prompt } } } });

/** Encodes a patch, sends it as JSON, and decodes it. */
function sent(patch: Partial<Patch>): Patch {
  return decodePatch(JSON.parse(JSON.stringify(encodePatch(1, 2, { ...NOTHING, ...patch }))), 'ann');
}

test('an empty patch consists of its revision numbers only', () => {
  expect(encodePatch(1, 2, NOTHING)).toEqual({ type: 'patch', base: 1, rev: 2 });
  expect(sent({})).toEqual(NOTHING);
});

test('lines with the same date are encoded as one group of texts', () => {
  const lines = [logOf(REAP), { ...logOf(REAP), id: 8 }];

  expect(encodePatch(1, 2, { ...NOTHING, lines }).lines).toEqual([
    [7, AT, ['log.use.reap', '@ann', '#v7:troll'], ['log.use.reap', '@ann', '#v7:troll']],
  ]);
  expect(sent({ lines })).toEqual({ ...NOTHING, lines });
});

test.each<[string, RoomLine]>([
  ['with a later date', { ...logOf(REAP), id: 8, date: LATER }],
  ['after a gap', { ...logOf(REAP), id: 11 }],
  ['of chat', { id: 8, date: AT, chat: { from: { name: 'ann' } as never, text: "'@#^" } }],
  ['of which the message was removed', { id: 8, date: AT, removed: { name: 'ann' } as never }],
  ['of the room', { id: 8, date: AT, notice: { key: 'room.joined', args: { player: { player: 'ann' } } } }],
  [
    'with a heading',
    { ...logOf({ key: 'log.step.main', args: REAP.args! }), log: { kind: 'step', text: REAP } },
  ],
  ['of the kind alert', { id: 8, date: AT, log: { kind: 'alert', text: { key: 'log.failure', args: {} } } }],
])('a line %s arrives unchanged', (_, line) => {
  expect(sent({ lines: [logOf(REAP), line] }).lines).toEqual([logOf(REAP), line]);
});

test.each<[string, Text]>([
  ['a key alone', { key: 'log.raiseTide' }],
  ['an unknown key', { key: 'unheard.of', args: { number: 1 } }],
  ['unknown arguments', { key: 'log.raiseTide', args: { number: 1 } }],
  ['a word that looks like a player', { key: 'button.play', args: { type: '@ann' } }],
  ['a word that looks like a sign', { key: 'button.play', args: { type: "'" } }],
  ['an empty word', { key: 'button.play', args: { type: '' } }],
  ['a house', { key: 'button.house', args: { house: { house: 'dis' } } }],
  ['a hidden card', { key: 'button.card', args: { card: { card: {} } } }],
  ['a card without an id', { key: 'button.card', args: { card: { card: { slug: 'troll' } } } }],
  ['a card without a slug', { key: 'button.card', args: { card: { card: { id: 'v7' } } } }],
  ['a word that looks like the subject', { key: 'button.play', args: { type: '&' } }],
  ['a list', { key: 'log.reveal', args: { player: { player: 'ann' }, cards: { list: ['one', 2] } } }],
])('a text with %s arrives unchanged', (_, text) => {
  expect(sent({ lines: [logOf(text)] }).lines).toEqual([logOf(text)]);
});

test('a prompt is encoded apart from the changes, without what follows from ids', () => {
  const amber = { '.table': { '.players': { '.bob': { '=amber': 2 } } } };
  const changes = {
    '.table': { '.players': { ...amber['.table']['.players'], ...asked(MENU)['.table']['.players'] } },
  };

  const encoded = encodePatch(1, 2, { ...NOTHING, changes });

  expect(encoded.changes).toEqual(amber);
  expect(encoded.prompt).toEqual([
    'p95',
    'choice',
    'card-action',
    ['prompt.card.title', '&'],
    [['card-action:play', 'creature'], 'card-action:discard', 'cancel'],
    ['v8'],
    { text: ['prompt.cardAction.hand', '&'], source: '#v7:troll', subjects: ['v7'] },
  ]);
  expect(sent({ changes })).toEqual({ ...NOTHING, changes });
});

test.each<[string, Partial<PromptView>]>([
  ['without optional fields', { purpose: 'main-step' }],
  ['with selected cards', { selected: ['v8', 'v8'], min: 0, max: 3 }],
  ['with the tide and prophecies', { tide: true, prophecies: ['v9'] }],
  ['about a card without an id', { source: { slug: 'troll' } }],
  [
    'with a button for a house',
    {
      controls: [
        {
          id: 'house:dis',
          kind: 'house',
          value: 'dis',
          label: { key: 'button.house', args: { house: { house: 'dis' } } },
        },
      ],
    },
  ],
  [
    'with a button for a number',
    {
      controls: [
        { id: 'number:3', kind: 'number', value: 3, label: { key: 'button.number', args: { number: 3 } } },
      ],
    },
  ],
  [
    'with a button for a card',
    {
      controls: [
        {
          id: 'card:0',
          kind: 'card',
          value: 0,
          label: { key: 'button.card', args: { card: { card: { slug: 'troll' } } } },
          card: { slug: 'troll', id: 'v7' },
        },
      ],
    },
  ],
  [
    'with a button whose kind differs from its id',
    { controls: [{ id: 'no', kind: 'yes', label: { key: 'button.no' } }] },
  ],
  [
    'with a button that has its own label',
    { controls: [{ id: 'same', kind: 'option', label: { key: 'room.rematch.same' } }] },
  ],
])('a prompt %s arrives unchanged', (_, more) => {
  const changes = asked({ ...MENU, ...more });

  expect(sent({ changes }).changes).toEqual(changes);
});

test('a prompt of the room is set and removed', () => {
  expect(sent({ changes: { '=roomPrompt': MENU } }).changes).toEqual({ '=roomPrompt': MENU });
  expect(sent({ changes: { '=roomPrompt': null } }).changes).toEqual({ '=roomPrompt': null });
});

test('lines are added to earlier ones, or take the place of the one with the same id', () => {
  const [one, two, three] = [7, 9, 12].map((id) => ({ ...logOf(REAP), id }));
  const removed: RoomLine = { id: 9, date: AT, removed: { name: 'ann' } as never };
  if (!one || !two || !three) throw new Error('A line is missing');

  expect(withLines([one, two], [removed, three])).toEqual([one, removed, three]);
  expect(withLines([], [one])).toEqual([one]);
  expect(withReplaced([one, two], [removed, three])).toEqual([one, removed]);
});

test('earlier lines stay the same array where none is replaced', () => {
  const lines = [logOf(REAP)];

  expect(withReplaced(lines, [{ ...logOf(REAP), id: 8 }])).toBe(lines);
});
