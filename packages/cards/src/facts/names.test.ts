import { expect, test } from 'vitest';
import { FACTS } from './facts.ts';
import { loadNames } from './names.ts';
import { LANGUAGES } from '@amberhall/engine/vocabulary';

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'names in %s are names of known cards and differ from the English ones',
  async (language) => {
    const names = Object.entries(await loadNames(language));

    expect(names.length).toBeGreaterThan(300);
    expect(names.filter(([slug]) => !FACTS.has(slug))).toEqual([]);
    expect(names.filter(([slug, name]) => name === '' || name === FACTS.get(slug)?.name)).toEqual([]);
  },
);

test('the German name of Dust Pixie is Staubfee', async () => {
  expect((await loadNames('de'))['dust-pixie']).toBe('Staubfee');
});
