interface Judged<Candidate> {
  candidate: Candidate;
  sum: number;
  count: number;
}

/**
 * Returns the candidate with the best results after at most `most` trials. The worse half of the candidates is dropped
 * repeatedly, so that the best ones are compared in the most samples.
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
    .map((candidate): Judged<Candidate> => ({ candidate, sum: 0, count: 0 }));
  let left = most;
  while (judged.length > 1 && judged.length <= left) {
    const rounds = Math.ceil(Math.log2(judged.length));
    const samples = Math.max(1, Math.floor(left / (rounds * judged.length)));
    left -= samples * judged.length;
    for (const one of judged) {
      for (let number = 0; number < samples; number++) {
        one.sum += trial(one.candidate, one.count);
        one.count += 1;
      }
    }
    judged = judged.toSorted((one, other) => meanOf(other) - meanOf(one)).slice(0, (judged.length + 1) >> 1);
  }
  return judged[0]?.candidate;
}

function meanOf({ sum, count }: { sum: number; count: number }): number {
  return sum / count;
}
