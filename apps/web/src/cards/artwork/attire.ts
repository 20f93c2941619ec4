/** What a creature wears behind and below its mask. It makes the outlines of two masks of one family differ. */
import { crests } from './crests.ts';
import { collars } from './collars.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { Shape } from './shapes.ts';

export interface Attire {
  /** Drawn before the mask. */
  behind: Shape[];
  /** Drawn after the mask. */
  before: Shape[];
}

export function attireOf(random: SeededRandom): Attire {
  const crest = random.pick(crests);
  const collar = random.pick(collars);
  const [below, above] = collar(random);
  return { behind: [...crest(random), ...below], before: above };
}
