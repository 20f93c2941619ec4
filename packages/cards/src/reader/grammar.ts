/**
 * A grammar as a list of phrases. A phrase has open parts in angle brackets, optional words in square brackets and
 * choices in parentheses: `gain[s] <amount> {amber}`. A function of the parts gives its meaning. The reader does not
 * guess: it reads a text only if phrases match all of its tokens.
 */
import type { Meanings } from './meanings.ts';
import { tokensOf } from './tokens.ts';
import type { Token } from './tokens.ts';

export type Part = keyof Meanings;

/** The open parts of a phrase, in their order. */
type PartsOf<Phrase extends string> = Phrase extends `${string}<${infer Name}>${infer Rest}`
  ? [Name, ...PartsOf<Rest>]
  : [];
type MeaningsOf<Parts> = { [At in keyof Parts]: Parts[At] extends Part ? Meanings[Parts[At]] : never };

type Item =
  | { kind: 'word'; token: Token }
  | { kind: 'part'; part: Part }
  | { kind: 'either'; of: readonly (readonly Item[])[] };

export interface Rule {
  part: Part;
  items: readonly Item[];
  /** The tokens it can begin with; `undefined` if its first item is open. */
  begins: ReadonlySet<Token> | undefined;
  meaning: (...parts: unknown[]) => unknown;
}

/** Collects the phrases of one part of speech. */
export function phrasesFor<P extends Part>(part: P) {
  const rules: Rule[] = [];
  return {
    rules,
    /** @param meaning returns `undefined` if the phrase does not apply to these parts */
    phrase<Text extends string>(
      text: Text,
      meaning: (...parts: MeaningsOf<PartsOf<Text>>) => Meanings[P] | undefined,
    ) {
      const items = itemsOf(text);
      // A rule is called with exactly the parts that its text names.
      rules.push({ part, items, begins: beginnings(items), meaning: meaning as Rule['meaning'] });
      return this;
    },
  };
}

// ── phrases as items ──

const PIECE = /<[\w-]+>|\[|\]|\(|\)|\||[^\s<>[\]()|]+/g;

function itemsOf(text: string): Item[] {
  const pieces = text.match(PIECE) ?? [];
  let at = 0;
  const sequence = (): Item[] => {
    const items: Item[] = [];
    while (at < pieces.length && !/^[\])|]$/.test(pieces[at] as string)) items.push(...item());
    return items;
  };
  const item = (): Item[] => {
    const piece = pieces[at++] as string;
    if (piece === '(' || piece === '[') return [choice(piece === '[')];
    if (piece.startsWith('<')) return [{ kind: 'part', part: piece.slice(1, -1) as Part }];
    return tokensOf(piece).map((token) => ({ kind: 'word', token }));
  };
  const choice = (optional: boolean): Item => {
    const of = [sequence()];
    while (pieces[at] === '|') {
      at++;
      of.push(sequence());
    }
    at++;
    return { kind: 'either', of: optional ? [...of, []] : of };
  };
  return sequence();
}

/** @returns the tokens with which the items can begin; `undefined` if anything can */
function beginnings(items: readonly Item[]): ReadonlySet<Token> | undefined {
  const [first, ...rest] = items;
  if (!first || first.kind === 'part') return undefined;
  if (first.kind === 'word') return new Set([first.token]);
  const all = first.of.map((alternative) => beginnings([...alternative, ...rest]));
  if (all.some((tokens) => tokens === undefined)) return undefined;
  return new Set(all.flatMap((tokens) => [...(tokens ?? [])]));
}

// ── reading ──

/** Meanings by the position at which the reading ends. */
type Readings = Map<number, unknown>;

export interface Reading<P extends Part> {
  /** What all the tokens mean; `undefined` if they could not be read to the end. */
  meaning: Meanings[P] | undefined;
  /** How many tokens were understood at most. */
  reached: number;
}

/** The rules by which a part can begin with a token. */
type RulesFor = (part: Part, token: Token | undefined) => readonly Rule[];

export class Grammar {
  readonly #rules: ReadonlyMap<Part, readonly Rule[]>;
  readonly #byToken = new Map<string, readonly Rule[]>();

  constructor(rules: readonly Rule[]) {
    this.#rules = Map.groupBy(rules, ({ part }) => part);
  }

  read<P extends Part>(part: P, tokens: readonly Token[]): Reading<P> {
    const reader = new Reader((of, token) => this.#rulesFor(of, token), tokens);
    const meaning = reader.readingsOf(part, 0).get(tokens.length);
    // The rules of a part return the meaning of that part.
    return { meaning: meaning as Meanings[P] | undefined, reached: reader.reached };
  }

  #rulesFor(part: Part, token: Token | undefined): readonly Rule[] {
    const key = `${part} ${token ?? ''}`;
    const known = this.#byToken.get(key);
    if (known) return known;
    const fitting = (this.#rules.get(part) ?? []).filter(
      ({ begins }) => !begins || (token !== undefined && begins.has(token)),
    );
    this.#byToken.set(key, fitting);
    return fitting;
  }
}

/** Reads one text. If several rules match the same tokens as the same part, the first rule counts. */
class Reader {
  reached = 0;
  readonly #rules: RulesFor;
  readonly #tokens: readonly Token[];
  readonly #known = new Map<string, Readings>();
  /** Parts being read; `true` if they were met again at the same place. */
  readonly #open = new Map<string, boolean>();

  constructor(rules: RulesFor, tokens: readonly Token[]) {
    this.#rules = rules;
    this.#tokens = tokens;
  }

  readingsOf(part: Part, at: number): Readings {
    const key = `${part} ${at}`;
    const known = this.#known.get(key);
    if (known) {
      if (this.#open.has(key)) this.#open.set(key, true);
      return known;
    }
    this.#open.set(key, false);
    let readings: Readings = new Map();
    // Left recursion ("… for each …"): repeat with the readings found so far until none is added.
    for (;;) {
      this.#known.set(key, readings);
      const grown = this.#readWithRules(part, at);
      if (grown.size === readings.size) break;
      readings = grown;
      if (!this.#open.get(key)) break;
    }
    this.#open.delete(key);
    this.#known.set(key, readings);
    return readings;
  }

  #readWithRules(part: Part, at: number): Readings {
    const readings: Readings = new Map();
    for (const { items, meaning } of this.#rules(part, this.#tokens[at])) {
      for (const [end, parts] of this.#match(items, 0, at, [])) {
        if (readings.has(end)) continue;
        const meant = meaning(...parts);
        if (meant !== undefined) readings.set(end, meant);
      }
    }
    return readings;
  }

  *#match(
    items: readonly Item[],
    index: number,
    at: number,
    parts: readonly unknown[],
  ): Generator<[number, readonly unknown[]]> {
    const item = items[index];
    if (!item) {
      yield [at, parts];
      return;
    }
    switch (item.kind) {
      case 'word':
        if (this.#tokens[at] !== item.token) return;
        this.reached = Math.max(this.reached, at + 1);
        return yield* this.#match(items, index + 1, at + 1, parts);
      case 'part':
        for (const [end, meaning] of this.readingsOf(item.part, at)) {
          yield* this.#match(items, index + 1, end, [...parts, meaning]);
        }
        return;
      case 'either':
        for (const alternative of item.of) {
          for (const [end, more] of this.#match(alternative, 0, at, parts)) {
            yield* this.#match(items, index + 1, end, more);
          }
        }
    }
  }
}
