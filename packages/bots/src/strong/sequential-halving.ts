interface Judged<Candidate> {
  candidate: Candidate;
  /** One for each sample. */
  results: number[];
}

/** By how many standard errors another candidate must be better than the first one. */
const MARGIN = 0.5;
/** With so many standard errors between the last two, after so many samples, the rest of the trials would change nothing. */
const CERTAIN = { errors: 2, samples: 8 };
/** Two candidates are compared in steps as well, because they are often twins. */
const FEWEST_ROUNDS = 3;

/**
 * Returns the candidate with the best results after at most `most` trials. The worse half of the candidates is dropped
 * repeatedly, so that the best ones are compared in the most samples. Candidates whose results have all been equal to those
 * of an earlier one are dropped too. The first candidate stays to the end, and is returned unless another one is clearly
 * better: the best of many uncertain results is often good by luck.
 *
 * @param candidates at least one; those beyond the first `most` have no trial
 * @param trial the result of a candidate in a sample; the samples are numbered from 0, and equal for all candidates
 */
export function bestAfterHalving<Candidate>(
  candidates: readonly Candidate[],
  most: number,
  trial: (candidate: Candidate, sample: number) => number,
): Candidate | undefined {
  let judged = candidates
    .slice(0, Math.max(1, most))
    .map((candidate): Judged<Candidate> => ({ candidate, results: [] }));
  let left = most;
  for (let round = 0; judged.length > 1 && judged.length <= left && !isCertain(judged); round++) {
    const rounds = Math.max(Math.ceil(Math.log2(judged.length)), FEWEST_ROUNDS - round);
    const samples = Math.max(1, Math.floor(left / (rounds * judged.length)));
    left -= samples * judged.length;
    for (const { candidate, results } of judged) {
      for (let number = 0; number < samples; number++) results.push(trial(candidate, results.length));
    }
    judged = betterHalf(judged);
  }
  const [first, second] = judged;
  return (first && second && lead(second, first) >= MARGIN ? second : first)?.candidate;
}

function isCertain<Candidate>([one, other, ...others]: readonly Judged<Candidate>[]): boolean {
  if (one === undefined || other === undefined || others.length > 0) return false;
  return one.results.length >= CERTAIN.samples && Math.abs(lead(one, other)) >= CERTAIN.errors;
}

/** The first one, and the best of those that differ from all before them. */
function betterHalf<Candidate>(judged: readonly Judged<Candidate>[]): Judged<Candidate>[] {
  const known = new Set<string>();
  const [first, ...others] = judged.filter(({ results }) => {
    const text = results.join();
    const isNew = !known.has(text);
    known.add(text);
    return isNew;
  });
  if (first === undefined) return [];
  const best = others.toSorted((one, other) => meanOf(other.results) - meanOf(one.results));
  const half = (judged.length + 1) >> 1;
  return [first, ...best.slice(0, Math.max(1, half - 1))];
}

/** How much better a candidate is than another one in the same samples, in standard errors; 0 if they are equal. */
function lead<Candidate>(one: Judged<Candidate>, other: Judged<Candidate>): number {
  const differences = one.results.map((result, sample) => result - (other.results[sample] ?? 0));
  const mean = meanOf(differences);
  return mean === 0 ? 0 : mean / standardError(differences);
}

function meanOf(list: readonly number[]): number {
  return list.reduce((sum, each) => sum + each, 0) / list.length;
}

function standardError(list: readonly number[]): number {
  const mean = meanOf(list);
  const squares = list.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return Math.sqrt(squares / (list.length * Math.max(1, list.length - 1)));
}
