/** What the pages read out of the rounds of an event. */
import { KINDS_WITH_CUT } from '@amberhall/protocol';
import type { Entrant, EventDetails, EventMatch, EventRound, EventStanding } from '@amberhall/protocol';
import type { RoundName, RoundStep } from '../../event-screens/round-names.ts';

/** The entrants and their lines of the standings, by id. */
export interface EntrantTable {
  entrants: ReadonlyMap<number, Entrant>;
  lines: ReadonlyMap<number, EventStanding>;
}

export const entrantTable = ({ entrants, standings }: EventDetails): EntrantTable => ({
  entrants: new Map(entrants.map((entrant) => [entrant.id, entrant])),
  lines: new Map(standings.map((line) => [line.entrant, line])),
});

export const isIn = ({ first, second }: EventMatch, id: number | undefined): boolean =>
  id !== undefined && (first === id || second === id);

/** Matches in the order of their tables, those of the viewer first. */
export const sortedMatches = ({ matches }: EventRound, own: number | undefined): EventMatch[] =>
  matches.toSorted((a, b) => Number(isIn(b, own)) - Number(isIn(a, own)) || a.table - b.table);

export const currentRound = ({ rounds }: EventDetails): EventRound | undefined => rounds.at(-1);

export const openMatches = (round: EventRound | undefined): EventMatch[] =>
  (round?.matches ?? []).filter(({ state }) => state !== 'decided');

/** The viewer's match of the current round: one that is open, if there are several. */
export function ownMatch(event: EventDetails): EventMatch | undefined {
  const id = event.own?.entrantId;
  const matches = (currentRound(event)?.matches ?? []).filter((match) => isIn(match, id));
  return matches.find(({ state }) => state !== 'decided') ?? matches.at(-1);
}

/** Whether an entrant has won a decided match. A match that both lost is lost. */
export function hasWon({ first, outcome }: EventMatch, id: number): boolean {
  return outcome === 'first' ? id === first : outcome === 'second' && id !== first;
}

/** The number of places in a bracket for so many entrants. */
export const bracketSize = (entrants: number): number => 2 ** Math.ceil(Math.log2(Math.max(2, entrants)));

const roundOfBracket = (size: number): RoundName => (size <= 2 ? { kind: 'final' } : { kind: 'top', size });

/** The number of places in the first round of the bracket; `undefined` if the event has no single bracket. */
export function placesOf({
  kind,
  seeds,
  cutSize,
  entrants,
  capacity,
  phase,
}: EventDetails): number | undefined {
  const isCut = KINDS_WITH_CUT.has(kind);
  if (!isCut && kind !== 'single-elimination') return undefined;
  if (seeds) return bracketSize(seeds.length);
  if (isCut) return cutSize ?? undefined;
  const playing = entrants.filter(({ state }) => state === 'in').length;
  return bracketSize(phase === 'signup' ? capacity : playing);
}

const isOfBracket = ({ kind }: EventDetails, { stage }: EventRound): boolean =>
  stage === 'cut' || kind === 'single-elimination';

export function roundName(event: EventDetails, round: EventRound): RoundName {
  const places = placesOf(event);
  if (places === undefined || !isOfBracket(event, round)) return { kind: 'round', number: round.number };
  const inBracket = event.rounds.filter((each) => isOfBracket(event, each));
  return roundOfBracket(places / 2 ** Math.max(0, inBracket.indexOf(round)));
}

/** All rounds of the event, as far as they are known or planned. */
export function roundSteps(event: EventDetails): RoundStep[] {
  const { rounds, phase, plannedRounds, kind } = event;
  const isRunning = phase === 'running';
  const known = rounds.map((round, index): RoundStep => {
    const isNow = isRunning && index === rounds.length - 1;
    const own = event.own?.entrantId;
    const match = round.matches.findLast((each) => isIn(each, own) && each.state === 'decided');
    return {
      key: `${round.stage} ${round.number}`,
      name: roundName(event, round),
      state: isNow ? 'now' : 'done',
      isCut: isOfBracket(event, round),
      result: own === undefined || match === undefined ? null : hasWon(match, own) ? 'won' : 'lost',
    };
  });
  if (!isRunning && phase !== 'signup') return known;
  const places = placesOf(event);
  const hasDrawn = rounds.some((round) => isOfBracket(event, round));
  const main = rounds.filter((round) => !isOfBracket(event, round)).length;
  const mainLeft =
    kind === 'single-elimination' || hasDrawn
      ? 0
      : Math.max(0, (plannedRounds ?? allRounds(event) ?? main) - main);
  const ahead = Array.from({ length: mainLeft }, (_, index): RoundStep => ({
    ...PLANNED,
    key: `main ${main + index + 1}`,
    name: { kind: 'round', number: main + index + 1 },
  }));
  return [...known, ...ahead, ...bracketAhead(places, rounds.length - main)];
}

/** The number of rounds in which everybody meets everybody; `undefined` for other kinds. */
function allRounds({ kind, seeds }: EventDetails): number | undefined {
  if (kind !== 'round-robin' || seeds === null) return undefined;
  return seeds.length % 2 === 0 ? seeds.length - 1 : seeds.length;
}

const PLANNED = { state: 'planned', isCut: false, result: null } as const;

function bracketAhead(places: number | undefined, played: number): RoundStep[] {
  if (places === undefined) return [];
  const steps: RoundStep[] = [];
  for (let size = places / 2 ** played; size >= 2; size /= 2)
    steps.push({ ...PLANNED, key: `top ${size}`, name: roundOfBracket(size), isCut: true });
  return steps;
}
