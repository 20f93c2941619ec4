/** An event as files. Headings and words are English in every language, so that scripts can rely on them. */
import { csvText } from '../../lib/csv.ts';
import type { ShownEvent } from './api.ts';
import { entrantTable } from './event-rounds.ts';

export function standingsCsv(event: ShownEvent): string {
  const { entrants } = entrantTable(event);
  return csvText(
    ['place', 'player', 'state', 'wins', 'losses', 'opponents share', 'opponents opponents share', 'chains'],
    event.standings.map((line) => [
      line.place,
      entrants.get(line.entrant)?.name,
      entrants.get(line.entrant)?.state,
      line.wins,
      line.losses,
      line.opponentsShare,
      line.opponentsOpponentsShare,
      entrants.get(line.entrant)?.chains,
    ]),
  );
}

/** All rounds. */
export function pairingsCsv(event: ShownEvent): string {
  const { entrants } = entrantTable(event);
  const nameOf = (id: number | null) => (id === null ? undefined : entrants.get(id)?.name);
  return csvText(
    [
      'round',
      'stage',
      'table',
      'first',
      'second',
      'state',
      'outcome',
      'first games',
      'second games',
      'awarded',
    ],
    event.rounds.flatMap(({ number, stage, matches }) =>
      matches.map((match) => [
        number,
        stage,
        match.table,
        nameOf(match.first),
        match.second === null ? 'bye' : nameOf(match.second),
        match.state,
        match.outcome,
        ...match.score,
        match.isAwarded ? 'yes' : 'no',
      ]),
    ),
  );
}

/** Everything that the viewer may see, as the server sent it. */
export const eventJson = (event: ShownEvent): string =>
  JSON.stringify(event, (key, value: unknown) => (key === 'clockOffsetMs' ? undefined : value), 2);

/** The name of an event in the name of a file. */
export const fileNameOf = ({ id, name }: ShownEvent): string => {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...words, String(id)].join('-');
};
