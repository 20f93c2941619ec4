import { screen } from '@testing-library/react';
import type { CardView } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { withCard } from '../fixture/change-game.ts';
import { CORVANE, midGame, WREN } from '../fixture/game.ts';
import { renderPart } from '../fixture/render-board.tsx';
import { ZoomNotes } from './zoom-notes.tsx';

const TROLL = midGame().table.players[CORVANE]!.battleline[5]!;
const { hand } = midGame().table.players[WREN]!;
const facedown = midGame().table.players[CORVANE]!.hand[0]!;
/** As printed: nothing differs, and nothing is on it. */
const PLAIN: CardView = { id: TROLL, owner: CORVANE, slug: 'troll', zone: 'play', power: 8 };

function notesOf(changes: Partial<CardView>): string[] {
  const card = { ...PLAIN, ...changes };
  renderPart(<ZoomNotes card={card} />, withCard(midGame(), TROLL, card));
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

test('a card that is as it was printed has no notes', () => {
  expect(notesOf({})).toEqual([]);
  expect(screen.queryByRole('list')).toBeNull();
});

test.each<[string, Partial<CardView>, string[]]>([
  [
    'a facedown card',
    { slug: undefined as never, power: undefined as never },
    ['Facedown: only you can see what it is'],
  ],
  ['less power', { power: 3 }, ['Power 3 now, 8 printed']],
  ['no power left', { power: 0 }, ['Power 0 now, 8 printed']],
  ['armor', { armor: 1 }, ['Armor 1 now, 0 printed']],
  ['armor in a hand, where it means nothing', { armor: 1, zone: 'hand' }, []],
  ['another type', { type: 'artifact' }, ['It is now: Artifact']],
  ['its printed type', { type: 'creature' }, []],
  ['a blank text', { isBlank: true }, ['Its text box is blank']],
  ['other houses', { houses: ['mars', 'dis', 'logos'] }, ['Current house: Mars, Dis, and Logos']],
  ['counters', { counters: { power: 2, doom: 1 } }, ['+1 power counters: 2', 'Doom counters: 1']],
  ['icons of an enhancement', { enhancements: ['amber', 'capture'] }, ['Enhanced with Æmber and capture']],
  ['the house of an enhancement', { enhancements: ['brobnar'] }, ['Enhanced with Brobnar']],
  ['the face of another card', { printed: 'krump' }, ['Copy; the card is Krump']],
  ['a second half', { otherHalf: 'x' }, ['gigantic creature of two cards']],
  ['upgrades', { upgrades: [hand[3]!, facedown] }, ['with Dust Pixie and Facedown card']],
  ['a card beneath', { under: [facedown] }, ['1 beneath: Facedown card']],
])('a card with %s: %o has the notes %o', (_what, changes, notes) => {
  expect(notesOf(changes)).toEqual(notes);
});

test('a token creature says which card it is, if the viewer may know it', () => {
  expect(notesOf({ isToken: true })).toEqual(['Token creature: its card is facedown']);
  document.body.replaceChildren();
  expect(notesOf({ isToken: true, printed: 'krump' })).toEqual(['Token creature; the card is Krump']);
});

test('each half of a gigantic creature says in the hand what it is played with', () => {
  expect(notesOf({ slug: 'niffle-kong', power: 12, zone: 'hand' })).toEqual([
    'Bottom half: it is played together with the top half',
  ]);
  document.body.replaceChildren();
  expect(notesOf({ slug: 'niffle-kong', power: 12 })).toEqual([]);
});

test('the text of each card that gives abilities follows the other notes', () => {
  const notes = notesOf({ gainsFrom: ['krump', 'unknown-card'], isBlank: true });

  expect(notes.slice(0, 2)).toEqual(['Its text box is blank', 'Gains abilities from Krump and Unknown Card']);
  expect(notes[2]).toMatch(/^After a creature is destroyed fighting Krump/);
  expect(notes).toHaveLength(3);
});
