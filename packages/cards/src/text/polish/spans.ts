import type { Effect, Lifespan } from '@amberhall/engine/language';
import { owned } from './players.ts';
import { TURN } from './lexicon.ts';
import type { Lexeme } from './grammar.ts';
import type { Speech } from './speech.ts';

const SPANS: Readonly<Record<Lifespan, string>> = {
  turn: 'do końca tury',
  'opponent-next-turn': 'w następnej turze twojego przeciwnika',
  'your-next-turn': 'w twojej następnej turze',
  'until-your-next-turn': 'do początku twojej następnej tury',
  'through-your-next-turn': 'do końca twojej następnej tury',
  'that-players-next-turn': 'w następnej turze tego gracza',
  'while-in-play': 'dopóki ta karta jest w grze',
  'while-it-is-in-play': 'dopóki jest w grze',
};

const isClause = (span: string): boolean => span.startsWith('dopóki ');

/** A span before a statement: "do końca tury", "dopóki jest w grze,". */
export const leading = (span: string): string => (isClause(span) ? `${span},` : span);

/** A span after a statement. */
export const trailing = (span: string): string => (isClause(span) ? `, ${span}` : ` ${span}`);

/** The beginnings of sentences about a limited time. */
export const SPAN_HEADS: readonly string[] = Object.values(SPANS).map((span) => `${leading(span)} `);

type Lasting = Extract<Effect, { kind: 'lasting' }>;

/** How long a statement holds: "do końca tury". */
export function spanOf({ until, whose }: Lasting, speech: Speech): string {
  if (whose !== undefined) return `w ${owned(NEXT_TURN, { case: 'loc', many: false }, whose, speech)}`;
  return SPANS[until].replace('ta karta', `karta „${speech.title}”`);
}

const NEXT_TURN: Lexeme = {
  ...TURN,
  one: {
    nom: 'następna tura',
    gen: 'następnej tury',
    dat: 'następnej turze',
    acc: 'następną turę',
    ins: 'następną turą',
    loc: 'następnej turze',
  },
};
