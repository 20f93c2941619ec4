import { expect, test } from 'vitest';
import { reading } from '../reading.ts';

test.each([
  [
    'Play: Stun a creature. If the tide is high, repeat this effect.',
    'play(stun(a.creature), repeatWhile(tide.isHigh))',
  ],
  [
    'Play: Stun a creature. If the tide is high, repeat the preceding effect.',
    'play(stun(a.creature), repeatIf(tide.isHigh))',
  ],
  ['Play: Stun a creature. Repeat the preceding effect.', 'play(stun(a.creature), repeatOnce)'],
  [
    'Play: Stun a creature. You may exalt a friendly creature to repeat the preceding effect.',
    'play(stun(a.creature), mayRepeatBy(exalt(a.friendly.creature)))',
  ],
])('a repetition includes itself only if it says “this effect” [9.5]: %s', (text, wanted) => {
  expect(reading(text, 'action')).toBe(wanted);
});

test.each([
  [
    'Reap: You may exalt Troll. If you do, choose a house. Stun each creature of that house.',
    'reap(may(exalt(self)), ifYouDo(chooseHouse, stun(each.creature.of(thatHouse))))',
  ],
  [
    'Reap: If the tide is high, choose a creature. Stun that creature.',
    'reap(when(tide.isHigh, pick(a.creature, (first) => [stun(first)])))',
  ],
])('a sentence that needs the choice of another belongs to it: %s', (text, wanted) => {
  expect(reading(text)).toBe(wanted);
});

test('two verbs on a creature and its neighbors are one choice', () => {
  expect(reading('Play: Ready and enrage a creature and each of its neighbors.')).toBe(
    'play(pick(a.creature, (first) => [ready(first.andItsNeighbors), enrage(first.andItsNeighbors)]))',
  );
});

test('a key of a color is forged, whoever forged it', () => {
  expect(reading('Reap: If a red key is forged, draw 2 cards.')).toBe(
    "reap(when(aKey('red').isForged, draw(2)))",
  );
});

test('a pronoun after simultaneous effects does not stand for the card of an earlier sentence', () => {
  const text = 'Play: Stun a creature. Destroy a friendly artifact and an enemy artifact. Ward it.';

  expect(reading(text)).toBe('a pronoun stands for nothing that was said');
});
