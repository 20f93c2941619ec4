import i18next from 'i18next';
import { expect, test } from 'vitest';
import { dictionaryKey, parseText } from './game-text.ts';

test('keys of the log, of prompts and of buttons have translations', () => {
  expect(dictionaryKey('log.use.reap')).toBe('log:use.reap');
  expect(dictionaryKey('prompt.mulligan.title')).toBe('prompt:mulligan.title');
  expect(dictionaryKey('button.done')).toBe('prompt:button.done');
  expect(dictionaryKey('room.won.title')).toBe('room:won.title');
});

test('players, cards and symbols of a message are separate pieces, in the language’s word order', () => {
  const parts = parseText(
    {
      key: 'log.captureAmber',
      args: { card: { card: { slug: 'krump' } }, number: 2, target: { player: 'Wren' } },
    },
    i18next.t,
  );

  expect(parts).toEqual([
    { kind: 'card', slug: 'krump' },
    { kind: 'words', text: ' captures 2 ' },
    { kind: 'symbol', name: 'amber' },
    { kind: 'words', text: ' from ' },
    { kind: 'player', player: 'Wren' },
  ]);
});

test('a number selects singular or plural, also for words in the message', () => {
  const ask = (key: string, args: Record<string, string | number>) => parseText({ key, args }, i18next.t);

  expect(ask('prompt.target.one', { verb: 'destroy', type: 'artifact' })).toEqual([
    { kind: 'words', text: 'Choose an artifact to destroy' },
  ]);
  expect(ask('prompt.target.exactly', { verb: 'stun', type: 'creature', number: 2 })).toEqual([
    { kind: 'words', text: 'Choose 2 creatures to stun' },
  ]);
});

test('a verb without a translation leaves the message complete', () => {
  expect(parseText({ key: 'prompt.target.one', args: { verb: 'may', type: 'creature' } }, i18next.t)).toEqual(
    [{ kind: 'words', text: 'Choose a creature' }],
  );
});

test('a list of cards is joined in the language’s style', () => {
  const cards = { list: [{ card: { slug: 'krump' } }, { card: {} }] };

  const parts = parseText({ key: 'log.reveal', args: { player: { player: 'Wren' }, cards } }, i18next.t);

  expect(parts.filter(({ kind }) => kind === 'card')).toEqual([
    { kind: 'card', slug: 'krump' },
    { kind: 'card' },
  ]);
  expect(parts).toContainEqual({ kind: 'words', text: ' and ' });
});
