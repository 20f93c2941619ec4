import { describe, expect, test } from 'vitest';
import { artifactShapes } from './artifact.ts';
import { cornersOf } from './fixture.ts';
import { seededRandom } from './seeded-random.ts';

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
