/** Definitions that must not compile. `tsc` checks them; they do not run. */
import { test } from 'vitest';
import {
  a,
  an,
  any,
  captureDistributed,
  deal,
  destroy,
  draw,
  each,
  flip,
  forEachHouse,
  ifYouDo,
  it,
  mayRepeatBy,
  pick,
  play,
  removeWard,
  self,
  skirmish,
  stun,
} from './index.ts';

function refused(): void {
  // @ts-expect-error artifacts have no flank
  destroy(a.flank.artifact);
  // @ts-expect-error a script cannot begin with "If you do"
  play(ifYouDo(draw(1)));
  // @ts-expect-error a statement is an effect only with a life span
  play(each.creature.gains(skirmish));
  // @ts-expect-error a noun phrase needs a noun
  destroy(an.enemy);
  // @ts-expect-error an event is not an effect
  play(self.isDestroyed);
  // @ts-expect-error only creatures are stunned
  stun(an.enemy.artifact);
  // @ts-expect-error only creatures are dealt damage
  deal(2, each.friendly.upgrade);
  // @ts-expect-error a chosen artifact stays an artifact
  pick(an.enemy.artifact, (chosen) => [stun(chosen)]);
  // @ts-expect-error no such word
  destroy(a.purple.creature);
  // @ts-expect-error a misspelt trait
  destroy(a.mutnat.creature);
  // @ts-expect-error only creatures are flipped
  flip(an.enemy.artifact);
  // @ts-expect-error only creatures have wards
  removeWard(an.artifact);
  // @ts-expect-error only creatures capture
  captureDistributed(1, any.artifact);
  // @ts-expect-error becoming a creature is a statement, which needs a life span
  play(self.becomesACreature(3));
  // @ts-expect-error a script cannot begin with a repetition
  play(mayRepeatBy(draw(1)));
  // @ts-expect-error a card counts as a creature or an artifact, not as a house
  it.isA('logos');
  // @ts-expect-error the script for each house consists of effects
  forEachHouse(self.isExhausted);
  // @ts-expect-error pick needs a noun phrase to choose from, not a pronoun
  pick(it, (chosen) => [deal(1, chosen)]);
}

test('meaningless definitions do not compile', ({ expect }) => {
  // The type checker does the test. At run time, the first line that can throw does.
  expect(refused).toThrow('cannot begin');
});
