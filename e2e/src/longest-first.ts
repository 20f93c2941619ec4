import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** The files that take longest, the longest first. */
const LONGEST = ['later-sets', 'pages', 'events', 'resilience', 'whole-game', 'card-languages', 'phone'];

/** Starts the longest files first. If one of them starts last, the other worker has nothing to do for minutes. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`/e2e/${name}.e2e.ts`));
      return place === -1 ? LONGEST.length : place;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
