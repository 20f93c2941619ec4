import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CardText } from './card-text.tsx';

function textOf(text: string): HTMLElement {
  const { container } = render(<CardText text={text} className="text" />);
  return container.firstElementChild as HTMLElement;
}

test('each line of a text is a line of its own', () => {
  expect([...textOf('Taunt.\nPlay: Draw a card.').children].map(({ textContent }) => textContent)).toEqual([
    'Taunt.',
    'Play: Draw a card.',
  ]);
});

test('ability words are bold and reminders are set apart', () => {
  const element = textOf('Reap: Gain 1{amber}. (Take it from the supply.)');

  expect(element.querySelector('strong')?.textContent).toBe('Reap:');
  expect(element.querySelector('em')?.textContent).toBe('(Take it from the supply.)');
});

test('a symbol is an image that is read out by its name', () => {
  textOf('Play: Deal 2{damage}. Gain 1{amber}.');

  expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
    'damage',
    'Æmber',
  ]);
});

test('an unknown symbol stays as it is written', () => {
  expect(textOf('Gain 1{moon}.').textContent).toBe('Gain 1{moon}.');
});
