import { HOUSES } from '@amberhall/protocol';
import { describe, expect, test } from 'vitest';
import { maskFamilyOf } from './mask-families.ts';

describe('the mask of a creature', () => {
  test.each([
    ['beast', 'animal'],
    ['angel', 'bird'],
    ['imp', 'demon'],
    ['dinosaur', 'dragon'],
    ['faerie', 'faerie'],
    ['bräkken', 'fish'],
    ['tree', 'fungus'],
    ['goblin', 'giant'],
    ['elf', 'hood'],
    ['krxix', 'insect'],
    ['robot', 'machine'],
    ['alien', 'martian'],
    ['politician', 'noble'],
    ['scientist', 'scholar'],
    ['spirit', 'specter'],
    ['knight', 'visor'],
  ])('with the trait %s is one of the family %s in every house', (trait, family) => {
    for (const house of HOUSES) expect(maskFamilyOf([trait], house)).toBe(family);
  });

  test('follows the first trait that has a family', () => {
    expect(maskFamilyOf(['robot', 'knight'], 'dis')).toBe('machine');
    expect(maskFamilyOf(['knight', 'robot'], 'dis')).toBe('visor');
    expect(maskFamilyOf(['mutant', 'knight', 'robot'], 'dis')).toBe('visor');
  });

  test('without such a trait follows its house', () => {
    const families = HOUSES.map((house) => maskFamilyOf([], house));

    expect(Object.fromEntries(HOUSES.map((house, index) => [house, families[index]]))).toMatchObject({
      brobnar: 'giant',
      dis: 'demon',
      mars: 'martian',
      shadows: 'hood',
      unfathomable: 'fish',
    });
    expect(new Set(families).size).toBeGreaterThan(9);
  });

  test('of a human without a profession is a scholar, in Sanctum a visor', () => {
    expect(maskFamilyOf(['human'], 'dis')).toBe('scholar');
    expect(maskFamilyOf(['mutant', 'human'], 'mars')).toBe('scholar');
    expect(maskFamilyOf(['human'], 'sanctum')).toBe('visor');
  });

  test('of an unknown house is an animal', () => {
    expect(maskFamilyOf([], 'keyraken')).toBe('animal');
  });
});
