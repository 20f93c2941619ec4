import type { PrintedType } from '@amberhall/protocol';
import { render } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { shapesOf } from './artwork.tsx';
import type * as artwork from './artwork.tsx';

const { Artwork } = await vi.importActual<typeof artwork>('./artwork.tsx');

const troll = { slug: 'troll', type: 'creature', traits: ['giant'], house: 'brobnar' } as const;

function draw(subject: Partial<Parameters<typeof Artwork>[0]> = {}) {
  const { container, rerender } = render(<Artwork {...troll} {...subject} />);
  const picture = container.querySelector('svg')!;
  const paths = () => [...picture.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  return { picture, paths, rerender };
}

describe('the picture of a card', () => {
  test('is decoration for screen readers', () => {
    expect(draw().picture.getAttribute('aria-hidden')).toBe('true');
  });

  test('has its figure before the background', () => {
    const shapes = shapesOf(troll).map(({ d }) => d);

    expect(draw().paths().slice(-shapes.length)).toEqual(shapes);
  });

  test('draws lines without filling them, and areas without lines', () => {
    const { picture } = draw({ slug: 'krump', traits: ['politician'], house: 'logos' });

    for (const path of picture.querySelectorAll('path')) {
      const isLine = path.getAttribute('fill') === 'none';
      expect(path.hasAttribute('stroke')).toBe(isLine);
      expect(path.hasAttribute('stroke-width')).toBe(isLine);
    }
  });

  test('uses the colors of the house that surround it', () => {
    const fills = [...draw().picture.querySelectorAll('path')].map((path) => path.getAttribute('fill'));

    expect(fills).toContain('var(--house)');
    expect(fills.join()).not.toContain('undefined');
  });

  test.each([
    ['action', 1],
    ['creature', 0],
    ['artifact', 0],
    ['upgrade', 0],
    ['prophecy', 0],
  ] as [PrintedType, number][])('of type %s has %i emblems of its house', (type, count) => {
    const emblems = [...draw({ type }).picture.querySelectorAll('use')];

    expect(emblems).toHaveLength(count);
    for (const emblem of emblems) expect(emblem.getAttribute('href')).toMatch(/#h-brobnar$/);
  });

  test('keeps its figure in another house, before another background', () => {
    const { paths, rerender } = draw();
    const before = paths();
    const figure = shapesOf(troll).length;

    rerender(<Artwork {...troll} house="dis" />);

    expect(paths().slice(-figure)).toEqual(before.slice(-figure));
    expect(paths()[0]).not.toBe(before[0]);
  });

  test('takes the class of its place', () => {
    expect(draw({ className: 'large' }).picture.getAttribute('class')).toBe('large');
  });
});

test('a token creature has the figure of a creature', () => {
  expect(shapesOf({ ...troll, type: 'token creature' })).toEqual(shapesOf(troll));
});

test('the tide and archon powers have the figure of reference cards', () => {
  const tide = shapesOf({ ...troll, type: 'the tide' });

  expect(shapesOf({ ...troll, type: 'archon power' })).toEqual(tide);
  expect(shapesOf({ ...troll, type: 'prophecy' })).toEqual(tide);
  expect(shapesOf({ ...troll, type: 'action' })).not.toEqual(tide);
});
