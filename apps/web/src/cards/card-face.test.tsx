import { render, screen } from '@testing-library/react';
import type { CatalogueCard } from '@amberhall/protocol';
import { describe, expect, test } from 'vitest';
import { CardBack } from './card-back.tsx';
import { CardFace } from './card-face.tsx';
import type { CardFaceProps } from './card-face.tsx';
import { fitText } from './text-fit.ts';

const HUNTER: CatalogueCard = {
  id: 'hunter',
  name: 'Hunter',
  type: 'creature',
  houses: ['mars'],
  traits: ['martian', 'soldier'],
  keywords: { taunt: 1, assault: 2, hazardous: 1 },
  power: 3,
  armor: 1,
  amber: 1,
  rarity: 'Uncommon',
  sets: [{ set: 341, number: '012' } as unknown as CatalogueCard['sets'][number]],
  text: 'Taunt.',
  implemented: true,
};

function face(props: Partial<CardFaceProps> = {}, facts: Partial<CatalogueCard> = {}): HTMLElement {
  const { container } = render(
    <CardFace slug="hunter" size="zoom" facts={{ ...HUNTER, ...facts }} {...props} />,
  );
  return container.firstElementChild as HTMLElement;
}

/** The symbols in the order in which they are drawn, without those of the artwork. */
const symbolsOf = (element: HTMLElement, selector = ''): (string | undefined)[] =>
  [...element.querySelectorAll(`${selector} use`)].map((use) => use.getAttribute('href')?.split('#')[1]);

describe('the face', () => {
  test('in hand, the halves of a gigantic creature are marked for their drawings', () => {
    const halfOf = (size: CardFaceProps['size'], facts: Partial<CatalogueCard>) =>
      face({ size }, facts).dataset['half'];

    expect(halfOf('hand', { gigantic: 'top' })).toBe('top');
    expect(halfOf('hand', { gigantic: 'bottom' })).toBe('bottom');
    expect(halfOf('hand', {})).toBeUndefined();
    expect(halfOf('board', { gigantic: 'bottom' })).toBeUndefined();
  });

  test('shows name, type line, text and foot on a zoomed card', () => {
    const text = face().textContent;

    expect(text).toContain('Hunter');
    expect(text).toContain('Creature — Martian · Soldier');
    expect(text).toContain('Taunt.');
    expect(text).toContain('◆');
    expect(text).toContain('Uncommon · 012');
  });

  test('names the language of a text that is not in the language of the reader', () => {
    const element = face({}, { textLanguage: 'en' });

    expect(element.textContent).toContain('Uncommon · 012 · English');
    expect(element.querySelector('[lang="en"]')?.textContent).toContain('Taunt.');
  });

  test('shows no number of the set on a card in the hand', () => {
    const text = face({ size: 'hand' }).textContent;

    expect(text).toContain('◆');
    expect(text).not.toContain('012');
  });

  test('shows traits instead of the text on a card on the table', () => {
    const text = face({ size: 'board' }).textContent;

    expect(text).toContain('Martian Soldier');
    expect(text).not.toContain('Taunt.');
  });

  test('prefers the name in the language of the reader', () => {
    expect(face({}, { localName: 'Jäger' }).textContent).toContain('Jäger');
  });

  test('makes a name from the slug until the facts have come', () => {
    const { container } = render(<CardFace slug="grey-monk" size="hand" facts={undefined} />);

    expect(container.textContent).toBe('Grey Monk');
  });

  test.each(['Champion Anaphiel', 'Krump'])(
    'takes the first house of the card for its colors: %s',
    (name) => {
      expect(face({}, { name }).style.getPropertyValue('--house')).toBe('var(--mars)');
    },
  );

  test('takes the house of this copy where it differs from the printed one', () => {
    expect(face({ house: 'dis' }).style.getPropertyValue('--house')).toBe('var(--dis)');
  });

  test.each([
    ['Archimedes', true],
    ['Gub', false],
    ['A Short Word but a Long Name', true],
    ['Anti-Magic Man', false],
  ])('sets a long name smaller: %s', (name, isLong) => {
    const { container } = render(<CardFace slug="x" size="hand" facts={{ ...HUNTER, name }} />);

    expect(container.querySelector('.name')?.classList.contains('longName')).toBe(isLong);
  });

  test('marks a maverick', () => {
    expect(symbolsOf(face({ maverick: true }))).toContain('maverick');
    expect(symbolsOf(face())).not.toContain('maverick');
  });

  test.each([
    ['token', '44px'],
    ['plate', '150px'],
    ['board', '126px'],
    ['hand', '150px'],
    ['zoom', '300px'],
  ] as const)('is as wide as its size says: %s', (size, width) => {
    expect(face({ size }).style.getPropertyValue('--card-width')).toBe(width);
  });

  test('can be given another width', () => {
    expect(face({ width: '12rem' }).style.getPropertyValue('--card-width')).toBe('12rem');
  });

  test('says that the rules of a card are not known', () => {
    expect(face({}, { implemented: false }).textContent).toContain(
      'The rules of this card are not automated yet.',
    );
  });

  test('shows a watermark in place of an empty text', () => {
    expect(symbolsOf(face({}, { text: '' }), '.text')).toEqual(['h-mars']);
  });

  test('gives a long text the size that fits, and room from the picture of a zoomed card', () => {
    const text = 'Deal two damage to it. '.repeat(20);
    const sizeOf = (card: HTMLElement) => card.querySelector<HTMLElement>('.text')?.style.fontSize;

    expect(sizeOf(face({}, { text: 'Taunt.' }))).toBe('0.535em');
    expect(sizeOf(face({}, { text }))).toBe(`${fitText(text, 'zoom').fontSize}em`);
    expect(face({}, { text }).querySelector('[data-long]')).not.toBeNull();
    expect(face({ size: 'hand' }, { text }).querySelector('[data-long]')).toBeNull();
  });
});

describe('bonus icons', () => {
  test('show the printed amber first, then what was added', () => {
    const element = face({ enhancements: ['draw', 'capture'] });

    expect(symbolsOf(element, '.bonus')).toEqual(['i-amber', 'i-draw', 'i-capture']);
    expect(element.querySelectorAll('.addedIcon')).toHaveLength(2);
  });

  test('draw a house as its emblem', () => {
    expect(symbolsOf(face({ enhancements: ['dis'] }, { amber: 0 }), '.bonus')).toEqual(['h-dis']);
  });

  test('are left out on the table, where a plus tells that there are some', () => {
    const element = face({ size: 'board', enhancements: ['draw'] });

    expect(element.querySelector('.bonus')).toBeNull();
    expect(symbolsOf(element, '.head')).toContain('i-plus');
  });
});

describe('keywords', () => {
  test('have their value where it says something', () => {
    const pills = [...face().querySelectorAll('.keyword')].map(({ textContent }) => textContent);

    expect(pills).toEqual(['Taunt', 'Assault 2', 'Hazardous 1']);
  });

  test('are symbols with a number above one on the table', () => {
    const pills = [...face({ size: 'board' }).querySelectorAll('.keyword')].map(
      ({ textContent }) => textContent,
    );

    expect(pills).toEqual(['', '2', '']);
  });

  test('are those of now rather than the printed ones', () => {
    const pills = [...face({ keywords: { skirmish: 1 } }).querySelectorAll('.keyword')];

    expect(pills.map(({ textContent }) => textContent)).toEqual(['Skirmish']);
  });

  test('are not drawn in the hand, where the text says them', () => {
    expect(face({ size: 'hand' }).querySelector('.keyword')).toBeNull();
  });
});

describe('power and armor', () => {
  const power = (element: HTMLElement): Element | null => element.querySelector('.power');

  test('are the printed ones on a card out of play', () => {
    const element = face();

    expect(power(element)?.textContent).toBe('3');
    expect(power(element)?.className).toBe('power printed');
    expect(element.querySelector('.armor')?.textContent).toBe('1');
  });

  test.each([
    [5, 'power up'],
    [2, 'power down'],
    [3, 'power'],
  ])('show how a power of %i compares with the printed 3', (now, classes) => {
    const element = power(face({ size: 'board', power: now, armor: 1 }));

    expect(element?.textContent).toBe(String(now));
    expect(element?.className).toBe(classes);
  });

  test('are set smaller with three digits', () => {
    const element = face({ size: 'board', power: 100, armor: 12 });

    expect(power(element)?.firstElementChild?.className).toBe('long');
    expect(element.querySelector('.armor .long')).toBeNull();
  });

  test('show a power of 0', () => {
    expect(power(face({ size: 'board', power: 0 }))?.textContent).toBe('0');
  });

  test('show an armor of 0 only where armor is printed', () => {
    expect(face({ size: 'board', power: 3, armor: 0 }).querySelector('.armor')?.textContent).toBe('0');
    expect(face({ size: 'board', power: 3, armor: 0 }, { armor: 0 }).querySelector('.armor')).toBeNull();
  });

  test('are missing on a card that has none', () => {
    const element = face({}, { type: 'action', power: null, armor: null });

    expect(power(element)).toBeNull();
    expect(element.querySelector('.armor')).toBeNull();
  });

  test('are shown on an artifact only where it has a power now', () => {
    expect(power(face({ size: 'plate' }))).toBeNull();
    expect(power(face({ size: 'plate', power: 4 }))?.textContent).toBe('4');
  });
});

test('the back of a card is as wide and as high as it is told', () => {
  const { container } = render(
    <>
      <CardBack width="80px" />
      <CardBack width="80px" ratio={1.3} />
    </>,
  );

  const [whole, low] = [...container.children] as HTMLElement[];
  expect(whole?.style.getPropertyValue('--card-width')).toBe('80px');
  expect(whole?.style.getPropertyValue('--ratio')).toBe('1.4');
  expect(low?.style.getPropertyValue('--ratio')).toBe('var(--board-ratio, 1.3)');
  expect(screen.queryByRole('img')).toBeNull();
});
