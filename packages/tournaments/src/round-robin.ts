import type { EntrantId, Pairing } from './matches.ts';

/** All rounds of a round robin, by the circle method: everybody meets everybody once. Odd fields give one bye a round. */
export function roundRobin(entrants: readonly EntrantId[]): readonly (readonly Pairing[])[] {
  if (entrants.length < 2) return [];
  const [fixed, ...circle]: (EntrantId | undefined)[] = [...entrants];
  if (circle.length % 2 === 0) circle.push(undefined);
  return circle.map((_, round) => {
    const seats = [fixed, ...circle.slice(round), ...circle.slice(0, round)];
    return Array.from({ length: seats.length / 2 }, (_half, index) =>
      pair(seats[index], seats.at(-1 - index)),
    );
  });
}

function pair(one: EntrantId | undefined, other: EntrantId | undefined): Pairing {
  const first = one ?? other;
  if (first === undefined) throw new Error('a pair of a round robin is empty');
  return { first, second: one === undefined ? undefined : other };
}
