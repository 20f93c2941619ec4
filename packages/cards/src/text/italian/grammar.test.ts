import { expect, test } from 'vitest';
import { finished, toReader, verb, withPronoun } from './grammar.ts';

test.each([
  // Articles by the sound that follows.
  ['il mazzo', 'il mazzo'],
  ['Il {amber} di un giocatore', 'L’{amber} di un giocatore'],
  ['il scudo e il zaino', 'lo scudo e lo zaino'],
  ['i artefatti, i 8 artefatti e i mazzi', 'gli artefatti, gli 8 artefatti e i mazzi'],
  ['un scudo, un artefatto e una altra creatura', 'uno scudo, un artefatto e un’altra creatura'],
  ['nessun artefatto e nessuna altra creatura', 'nessun artefatto e nessun’altra creatura'],
  ['quel artefatto, quel scudo e quei artefatti', 'quell’artefatto, quello scudo e quegli artefatti'],
  ['una alla volta', 'una alla volta'],
  // Contractions.
  ['di il mazzo, a il artefatto, da la mano', 'del mazzo, all’artefatto, dalla mano'],
  ['in il archivio, su i fianchi, in le mani', 'nell’archivio, sui fianchi, nelle mani'],
  ['di i artefatti e di lo scudo', 'degli artefatti e dello scudo'],
  ['con il mazzo', 'con il mazzo'],
  // Other sounds and set phrases.
  ['stordisci e esaurisci a Atrocity', 'stordisci ed esaurisci ad Atrocity'],
  ['{amber} su essa', '{amber} su di essa'],
  ['1{damage} a fino a 3 creature', '1{damage} a un massimo di 3 creature'],
  ['ottiene +2 di Forza', 'ottiene +2 Forza'],
  ['ha 5 di Forza', 'ha 5 di Forza'],
])('%s is written %s', (text, written) => {
  expect(finished(text)).toBe(written);
});

const GIVE = verb({
  infinitive: 'dare',
  participle: 'dato',
  present: ['dai', 'dà', 'danno'],
  subjunctive: ['dia', 'diano'],
});

test('a pronoun stands after an imperative and an infinitive, and before another form', () => {
  const it = { gender: 'f', many: false } as const;

  expect(withPronoun('distruggi', 'imperative', it)).toBe('distruggila');
  expect(withPronoun('distruggere', 'infinitive', it)).toBe('distruggerla');
  expect(withPronoun('distrugge', 'finite', { gender: 'm', many: true })).toBe('li distrugge');
  expect(withPronoun('tu distrugga', 'finite', it)).toBe('tu la distrugga');
  expect(toReader(GIVE).infinitive).toBe('darti');
});

test('the past agrees with the subject only with the verb to be', () => {
  const enter = verb({
    infinitive: 'entrare',
    participle: 'entrato',
    present: ['entri', 'entra', 'entrano'],
    subjunctive: ['entri', 'entrino'],
    isWithBe: true,
  });
  const creatures = { gender: 'f', many: true } as const;

  expect(enter.finite('past', creatures)).toBe('sono entrate');
  expect(GIVE.finite('past', creatures)).toBe('hanno dato');
  expect(GIVE.finite('about', { gender: 'm', many: false, you: true })).toBe('stai per dare');
});
