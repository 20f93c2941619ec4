import { describe, expect, test } from 'vitest';
import { artifactShapes } from './artifact.ts';
import { cornersOf } from './fixture.ts';
import { seededRandom } from './seeded-random.ts';
import type { Shape } from './shapes.ts';

const WORDS = Array.from({ length: 120 }, (_, index) => `thing-${index}`);
const drawn = (...traits: string[]) => WORDS.map((word) => artifactShapes(traits, seededRandom(word)));
/** The figures by their paints and numbers of corners, whatever their measures. */
const kinds = (figures: ReturnType<typeof artifactShapes>[]) =>
  new Set(figures.map((shapes) => shapes.map(({ d, fill }) => `${fill} ${cornersOf(d).length}`).join(', ')));

describe('the figure of an artifact', () => {
  test.each([
    ['weapon', 2],
    ['location', 2],
    ['vehicle', 1],
  ])('with the trait %s is one of %i kinds', (trait, count) => {
    expect(kinds(drawn(trait)).size).toBe(count);
  });

  test('with other traits is one of six kinds, and a cog has from 8 to 11 teeth', () => {
    const all = kinds(drawn('item'));
    const cogs = [...all].filter((kind) => /^shade (16|18|20|22), bone 3, deep 3/.test(kind));

    expect(cogs.length).toBeGreaterThan(2);
    expect(all.size - cogs.length + 1).toBe(6);
  });

  test('of a ship is the one of a vehicle', () => {
    expect(drawn('ship')).toEqual(drawn('vehicle'));
  });

  test('of a weapon on wheels is the one of a weapon, whatever the order of its traits', () => {
    expect(drawn('vehicle', 'weapon')).toEqual(drawn('weapon'));
    expect(drawn('vehicle', 'location')).toEqual(drawn('location'));
  });
});

describe.each(['weapon', 'location', 'vehicle', 'item'])(
  'the figure of an artifact with the trait %s',
  (trait) => {
    const figures = drawn(trait);

    test('stays within the picture', () => {
      const isOutside = ([x, y]: readonly [number, number]) => !(x >= 18 && x <= 102 && y >= 0 && y <= 84);

      expect(
        figures
          .flat()
          .flatMap(({ d }) => cornersOf(d))
          .filter(isOutside),
      ).toEqual([]);
    });

    test('has opacities and widths that can be drawn', () => {
      const isBad = ({ opacity = 1, stroke = 1 }: Shape) => opacity <= 0 || opacity > 1 || stroke <= 0;

      expect(figures.flat().filter(isBad)).toEqual([]);
    });

    test('has the paint of the house', () => {
      const isPlain = (shapes: Shape[]) => shapes.every(({ fill }) => fill !== 'house' && fill !== 'deep');

      expect(figures.filter(isPlain)).toEqual([]);
    });
  },
);

test.each(['weapon', 'location', 'vehicle'])(
  'most artifacts with the trait %s have figures of their own',
  (trait) => {
    const outlines = drawn(trait).map((shapes) => shapes.map(({ d }) => d).join(' '));

    expect(new Set(outlines).size).toBeGreaterThan(WORDS.length / 2);
  },
);
