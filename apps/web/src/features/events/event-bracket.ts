/** What the bracket of an event is drawn from. */
import { KINDS_WITH_CUT } from '@amberhall/protocol';
import type { EventDetails, EventMatch, EventRound } from '@amberhall/protocol';
import type { Bracket, BracketColumn, BracketPair, BracketSlot } from '../../event-screens/bracket.ts';
import type { RoundName } from '../../event-screens/round-names.ts';
import { bracketSize, hasWon, placesOf } from './event-rounds.ts';

/** Whether the event has a bracket, or could draw one of the present standings. */
export function hasBracket({ kind, phase, seeds, standings, rounds }: EventDetails): boolean {
  if (rounds.length === 0) return false;
  if (kind === 'double-elimination' || kind === 'single-elimination') return true;
  return KINDS_WITH_CUT.has(kind) && (seeds !== null || (phase === 'running' && standings.length > 1));
}

export function bracketOf(event: EventDetails): Bracket {
  if (event.kind === 'double-elimination') return doubleBracket(event);
  const isProjected = event.seeds === null;
  const places = placesOf(event) ?? 2;
  const seeds = event.seeds ?? event.standings.slice(0, places).map(({ entrant }) => entrant);
  const size = isProjected ? Math.min(places, bracketSize(seeds.length)) : places;
  return { kind: 'tree', upper: treeColumns(event, seeds, size), lower: [], isProjected };
}

/** The seeds in the order of their places: the best two meet in the final at the earliest. From 0. */
function seedOrder(places: number): number[] {
  let order = [0];
  while (order.length < places) {
    const last = order.length * 2 - 1;
    order = order.flatMap((seed, index) => (index % 2 === 0 ? [seed, last - seed] : [last - seed, seed]));
  }
  return order;
}

function treeColumns(event: EventDetails, seeds: readonly number[], places: number): BracketColumn[] {
  const rounds = event.rounds.filter(({ stage }) => stage === 'cut' || event.kind === 'single-elimination');
  const columns: BracketColumn[] = [];
  let slots = seedOrder(places).map((seed) => seeds[seed] ?? null);
  for (let index = 0; slots.length > 1; index += 1) {
    const pairs = pairsOf(slots);
    const matches = pairs.map((pair) => matchOf(rounds[index], pair));
    const place = slots.length;
    columns.push({
      name: place === 2 ? { kind: 'final' } : { kind: 'top', size: place },
      pairs: pairs.map((pair, at) => pairOf(`${place} ${at}`, pair, matches[at], seeds)),
    });
    slots = matches.map((match) => (match ? winnerOf(match) : null));
  }
  return columns;
}

type Pair = readonly [number | null, number | null];

const pairsOf = (slots: readonly (number | null)[]): Pair[] =>
  Array.from({ length: slots.length / 2 }, (_, index): Pair => [
    slots[index * 2] ?? null,
    slots[index * 2 + 1] ?? null,
  ]);

const matchOf = (round: EventRound | undefined, [one, other]: Pair): EventMatch | undefined =>
  round?.matches.find(({ first }) => first === one || first === other);

function winnerOf({ state, outcome, first, second }: EventMatch): number | null {
  if (state !== 'decided' || outcome === 'neither') return null;
  return outcome === 'second' ? second : first;
}

function pairOf(
  key: string,
  pair: Pair,
  match: EventMatch | undefined,
  seeds: readonly number[],
): BracketPair {
  const slot = (id: number | null): BracketSlot => slotOf(id, match, seeds);
  return { key, slots: [slot(pair[0]), slot(pair[1])], isBye: match?.second === null };
}

function slotOf(id: number | null, match: EventMatch | undefined, seeds: readonly number[]): BracketSlot {
  const isPlayed = id !== null && match?.state === 'decided' && match.second !== null;
  const seed = id === null ? -1 : seeds.indexOf(id);
  return {
    id,
    seed: seed < 0 ? null : seed + 1,
    score: isPlayed && !match.isAwarded ? match.score[match.first === id ? 0 : 1] : null,
    hasLost: isPlayed && !hasWon(match, id),
  };
}

/** Sorts each match into the bracket of its players: a loss leads to the lower one. The finals join both. */
function doubleBracket({ rounds, seeds }: EventDetails): Bracket {
  const losses = new Map<number, number>();
  const lossesOf = (id: number | null): number => (id === null ? 0 : (losses.get(id) ?? 0));
  const upper: BracketColumn[] = [];
  const lower: BracketColumn[] = [];
  let isFinal = false;
  for (const round of rounds) {
    const above: BracketPair[] = [];
    const below: BracketPair[] = [];
    for (const match of round.matches) {
      const isMixed = match.second !== null && lossesOf(match.first) !== lossesOf(match.second);
      isFinal ||= isMixed;
      const place = isFinal || lossesOf(match.first) === 0 ? above : below;
      place.push(pairOf(`${match.id}`, [match.first, match.second], match, seeds ?? []));
    }
    for (const match of round.matches)
      for (const id of [match.first, match.second])
        if (id !== null && match.state === 'decided' && match.second !== null && !hasWon(match, id))
          losses.set(id, lossesOf(id) + 1);
    const name: RoundName = isFinal ? { kind: 'final' } : { kind: 'round', number: round.number };
    if (above.length > 0) upper.push({ name, pairs: above });
    if (below.length > 0) lower.push({ name, pairs: below });
  }
  return { kind: 'lists', upper, lower, isProjected: false };
}
