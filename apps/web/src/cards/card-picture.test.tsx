import { fireEvent, render, screen } from '@testing-library/react';
import type { CatalogueCard } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { CardFace } from './card-face.tsx';
import type { CardSize } from './card-face.tsx';
import { HalfSizedCards } from './card-picture.tsx';

/** Each test uses its own pictures, because missing addresses are remembered. */
const cardAt = (image: string): CatalogueCard => ({
  id: 'hunter',
  name: 'Hunter',
  type: 'creature',
  houses: ['mars'],
  traits: ['martian'],
  keywords: { taunt: 1 },
  power: 3,
  armor: 0,
  amber: 0,
  rarity: 'common',
  sets: [],
  text: 'Taunt.',
  image,
  implemented: true,
});

function renderCard(image: string, size: CardSize = 'hand', more: object = {}) {
  return render(<CardFace slug="hunter" facts={cardAt(image)} size={size} {...more} />);
}

const picture = () => document.querySelector('img');
const isShown = () => picture()?.closest('[data-shown]') !== null;

test('a card is drawn until its picture is there, and says the same then', () => {
  const { container } = renderCard('https://pictures.test/one');
  expect(picture()?.src).toBe('https://pictures.test/one.png');
  expect(isShown()).toBe(false);
  const words = container.textContent;
  expect(words).toContain('Hunter');

  fireEvent.load(picture()!);

  expect(isShown()).toBe(true);
  expect(picture()!.alt).toBe('');
  expect(container.textContent).toBe(words);
});

test('a card whose picture is missing stays drawn, and nobody asks for the picture again', () => {
  const { unmount } = renderCard('https://pictures.test/two');
  fireEvent.error(picture()!);
  expect(picture()?.src).toBe('https://pictures.test/two.jpg');
  fireEvent.error(picture()!);
  expect(picture()).toBeNull();
  unmount();

  renderCard('https://pictures.test/two');

  expect(picture()).toBeNull();
  expect(screen.getByText('Hunter')).toBeTruthy();
});

test('a site without pictures asks for none', () => {
  render(<CardFace slug="hunter" facts={{ ...cardAt(''), image: undefined }} size="zoom" />);

  expect(picture()).toBeNull();
});

test.each(['token', 'plate'] as const)('where a card is small its half is looked for first: %s', (size) => {
  renderCard(`https://pictures.test/${size}`, size);
  const asked = ['-half.png', '-half.jpg', '.png'].map((ending) => {
    expect(picture()?.src).toBe(`https://pictures.test/${size}${ending}`);
    fireEvent.error(picture()!);
    return ending;
  });

  expect(asked).toHaveLength(3);
});

test('players of half-sized cards see halves on the table, and whole cards to read', () => {
  const facts = cardAt('https://pictures.test/three');
  render(
    <HalfSizedCards value>
      <CardFace slug="hunter" facts={facts} size="board" power={3} />
      <CardFace slug="hunter" facts={facts} size="zoom" />
    </HalfSizedCards>,
  );

  expect([...document.querySelectorAll('img')].map(({ src }) => src)).toEqual([
    'https://pictures.test/three-half.png',
    'https://pictures.test/three.png',
  ]);
});

test('what is true of this copy alone lies over the picture', () => {
  renderCard('https://pictures.test/four', 'board', {
    house: 'dis',
    maverick: true,
    enhancements: ['draw'],
    power: 5,
  });

  fireEvent.load(picture()!);

  const over = [...picture()!.parentElement!.querySelectorAll('use')].map((use) => use.getAttribute('href'));
  expect(over.map((href) => href?.split('#')[1])).toEqual(['h-dis', 'maverick', 'i-plus', 'i-taunt']);
  expect(screen.getByText('5')).toBeTruthy();
});
