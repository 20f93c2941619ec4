import { expect, test } from 'vitest';
import { eventJson, fileNameOf, pairingsCsv, standingsCsv } from './event-export.ts';
import { entrant, eventDetails, match, round, won } from './fixture.ts';

const entrants = [entrant(1, { chains: 3 }), entrant(2, { name: '=1+1' }), entrant(3)];
const rounds = [
  round(1, [won(1), won(2, { first: 3, second: null, isAwarded: true })]),
  round(2, [match(3)]),
];
const event = { ...eventDetails({ entrants, rounds }), clockOffsetMs: 40 };

test('the standings have a line for each entrant', () => {
  expect(standingsCsv(event).split('\r\n').slice(0, 3)).toEqual([
    '"place","player","state","wins","losses","opponents share","opponents opponents share","chains"',
    '"1","Mira","in","1","0","0.5","0.3333333333333333","3"',
    `"2","'=1+1","in","1","0","0.5","0.3333333333333333",""`,
  ]);
});

test('the pairings have a line for each match of all rounds, with byes', () => {
  expect(pairingsCsv(event).split('\r\n').slice(1, 4)).toEqual([
    `"1","main","1","Mira","'=1+1","decided","first","1","0","no"`,
    '"1","main","2","Olga","bye","decided","first","1","0","yes"',
    '"2","main","3","","","open","","0","0","no"',
  ]);
});

test('the JSON is what the server sent', () => {
  const { clockOffsetMs: _, ...sent } = event;

  expect(JSON.parse(eventJson(event))).toEqual(sent);
});

test('the name of the file is the name of the event in plain letters', () => {
  expect(fileNameOf({ ...event, name: 'Ügly / “Cup”!' })).toBe('ügly-cup-5');
});
