/** Abilities that a player may leave out: what stays as it is. */
import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

const LINE = ['administrator-pelith', 'stalwart', 'krump'];

test('Administrator Pelith moves nobody if its player declines', () => {
  const { p1 } = scenario({ p1: { house: 'sanctum', battleline: LINE } });

  p1.reap('administrator-pelith');
  p1.press('done');

  expect(p1.battleline).toEqual(LINE);
});

test('Stalwart stays where it is if its player declines', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'sanctum', battleline: LINE },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.fight('stalwart', p2.card('dust-pixie'));
  p1.press('done');

  expect(p1.battleline).toEqual(LINE);
});

test('Legate Scipio exalts nobody if its player declines', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: ['legate-scipio'], battleline: ['praetorian-kentro'] },
  });

  p1.play('legate-scipio');
  p1.press('done');

  expect(['legate-scipio', 'praetorian-kentro'].map((slug) => p1.card(slug).amber)).toEqual([0, 0]);
});

test('Katha the Wise plays nothing if its player declines', () => {
  const { p1 } = scenario({ p1: { house: 'dis', hand: ['dust-pixie'], battleline: ['katha-the-wise'] } });

  p1.use('katha-the-wise');
  p1.press('done');

  expect(p1.hand).toEqual(['dust-pixie']);
});

test('Master Strategist moves nobody if its player declines', () => {
  const battleline = ['endurance', 'krump', 'troll'];
  const { p1 } = scenario({ p1: { house: 'skyborn', aside: ['master-strategist'], battleline } });

  p1.reap('endurance');
  p1.press('done');

  expect(p1.battleline).toEqual(battleline);
});

test('Librarian archives nothing if its player resolves the bonus icon', () => {
  const { p1 } = scenario({
    p1: { house: 'untamed', aside: ['librarian'], hand: ['break-of-dawn', 'rat-pixie'] },
  });

  p1.play('break-of-dawn');
  expect(p1.buttons).toEqual(['amber', 'archive']);
  p1.press('amber');

  expect([p1.archives, p1.amber]).toEqual([[], 1]);
});
