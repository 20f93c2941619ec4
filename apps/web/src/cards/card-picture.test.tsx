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

test('a card is drawn until its picture is loaded, with the same accessible text', () => {
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

test('a card with a missing picture stays drawn, and the picture is not requested again', () => {
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

test('a site without pictures requests none', () => {
  render(<CardFace slug="hunter" facts={{ ...cardAt(''), image: undefined }} size="zoom" />);

  expect(picture()).toBeNull();
});

test.each(['token', 'plate'] as const)('a small card requests its half picture first: %s', (size) => {
  renderCard(`https://pictures.test/${size}`, size);
  const asked = ['-half.png', '-half.jpg', '.png'].map((ending) => {
    expect(picture()?.src).toBe(`https://pictures.test/${size}${ending}`);
    fireEvent.error(picture()!);
    return ending;
  });

  expect(asked).toHaveLength(3);
});

test('with half-sized cards, the table shows halves, and zoomed cards are whole', () => {
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

test('values of this copy are shown over the picture', () => {
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
