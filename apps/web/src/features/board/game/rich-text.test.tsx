import { act, fireEvent, screen } from '@testing-library/react';
import type { Text } from '@amberhall/protocol';
import { afterEach, expect, test } from 'vitest';
import { boardUi, useBoardUi } from '../board-ui.ts';
import { withPerson } from '../fixture/change-game.ts';
import { CORVANE, midGame, WREN } from '../fixture/game.ts';
import { renderPart } from '../fixture/render-board.tsx';
import { RichText } from './rich-text.tsx';

afterEach(() => act(() => boardUi.reset()));

const CAPTURE: Text = {
  key: 'log.captureAmber',
  args: { card: { card: { slug: 'krump', id: 'c2' } }, number: 2, target: { player: WREN } },
};
const show = (text: Text, isStill?: boolean, game = midGame()) => {
  const opened = renderPart(
    <p>
      <RichText text={text} isStill={isStill} />
    </p>,
    game,
  );
  return { ...opened, sentence: document.querySelector('p')! };
};
const card = () => screen.getByRole('button', { name: 'Krump' });

test('a sentence has its card as a button, its symbol with a name, and its player as a link', () => {
  const { sentence } = show(CAPTURE);

  expect(sentence.textContent).toBe('Krump captures 2  from Wren');
  expect(screen.getByRole('img', { name: 'Æmber' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Wren' }).getAttribute('target')).toBe('_blank');
  expect(card()).toBeDefined();
});

test('a sentence beside its card has neither buttons nor links', () => {
  const { sentence } = show(CAPTURE, true);

  expect(sentence.textContent).toBe('Krump captures 2  from Wren');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a click on a card opens it with its place on the table', () => {
  show(CAPTURE);

  fireEvent.click(card());

  expect(useBoardUi.getState().openCard).toEqual({ slug: 'krump', id: 'c2' });
});

test('a card is pointed out on the table while the mouse is over its name, and not by a finger', () => {
  show(CAPTURE);

  fireEvent.pointerEnter(card(), { pointerType: 'touch' });
  expect(useBoardUi.getState().pointedOutCard).toBeNull();
  fireEvent.pointerEnter(card(), { pointerType: 'mouse' });
  expect(useBoardUi.getState().pointedOutCard).toBe('c2');
  fireEvent.pointerLeave(card(), { pointerType: 'mouse' });

  expect(useBoardUi.getState()).toMatchObject({ pointedOutCard: null, zoomed: null });
});

test('the loss of the focus ends the pointing', () => {
  show(CAPTURE);
  act(() => boardUi.pointOut({ slug: 'krump', id: 'c2' }));

  fireEvent.blur(card());

  expect(useBoardUi.getState().pointedOutCard).toBeNull();
});

test('a card that the viewer does not know has no name and no button', () => {
  const { sentence } = show({ key: 'log.archive', args: { player: { player: WREN }, card: { card: {} } } });

  expect(sentence.textContent).toBe('Wren archives a card');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a house is written with its emblem', () => {
  const { sentence } = show({
    key: 'log.chooseHouse',
    args: { player: { player: WREN }, house: { house: 'mars' } },
  });

  expect(sentence.textContent).toBe('Wren chooses Mars');
  expect(sentence.querySelector('.house use')).not.toBeNull();
});

test.each([
  [WREN, 'near'],
  [CORVANE, 'far'],
])('the name of %s has the color of the %s side', (player, look) => {
  const { sentence } = show({ key: 'log.firstPlayer', args: { player: { player } } });

  expect(sentence.querySelector('b')?.className).toBe(look);
});

test('a player is written with the present name', () => {
  const user = { username: WREN, name: 'Wren-the-Quick', avatar: null, role: 'user' } as const;

  const { sentence } = show(
    { key: 'log.firstPlayer', args: { player: { player: WREN } } },
    false,
    withPerson(midGame(), WREN, { user }),
  );

  expect(sentence.textContent).toBe('Wren-the-Quick goes first');
});
