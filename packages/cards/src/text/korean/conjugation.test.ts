import { expect, test } from 'vitest';
import {
  conditional,
  infinitive,
  intentional,
  pastStem,
  polite,
  presentAdnominal,
  prospective,
  shortAdnominal,
} from './conjugation.ts';

test.each([
  ['파괴하', ['파괴합니다', '파괴하면', '파괴하는', '파괴한', '파괴할', '파괴하려', '파괴했', '파괴해']],
  ['뽑', ['뽑습니다', '뽑으면', '뽑는', '뽑은', '뽑을', '뽑으려', '뽑았', '뽑아']],
  ['만들', ['만듭니다', '만들면', '만드는', '만든', '만들', '만들려', '만들었', '만들어']],
  ['훔치', ['훔칩니다', '훔치면', '훔치는', '훔친', '훔칠', '훔치려', '훔쳤', '훔쳐']],
  ['들어오', ['들어옵니다', '들어오면', '들어오는', '들어온', '들어올', '들어오려', '들어왔', '들어와']],
  ['주', ['줍니다', '주면', '주는', '준', '줄', '주려', '줬', '줘']],
  ['되', ['됩니다', '되면', '되는', '된', '될', '되려', '되었', '되어']],
  ['떠나', ['떠납니다', '떠나면', '떠나는', '떠난', '떠날', '떠나려', '떠났', '떠나']],
])('%s takes its endings', (stem, forms) => {
  const endings = [
    polite,
    conditional,
    presentAdnominal,
    shortAdnominal,
    prospective,
    intentional,
    pastStem,
    infinitive,
  ];

  expect(endings.map((ending) => ending(stem))).toEqual(forms);
});
