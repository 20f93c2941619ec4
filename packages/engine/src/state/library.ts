/** All known cards, prepared once and shared by all games. */
import type { EventType } from './events.ts';
import type { Outcome } from '../rules/effects/script.ts';
import type { Game } from './game.ts';
import type { Ability, Header } from '../language/abilities.ts';
import type { Statement } from '../language/statements.ts';
import type { Trait } from '../language/traits.ts';
import type { Step } from '../prompts/question.ts';
import type { Bindings } from './state.ts';
import type { CardSlug, CardType, House, Keyword, PrintedType, PseudoHouse } from '../vocabulary.ts';
import { lookedBackAt } from './looked-back.ts';

/** The printed facts of a card apart from its text. */
export interface CardFacts {
  slug: CardSlug;
  /** The title. An evil twin has the title of its twin. */
  name: string;
  type: PrintedType;
  /** Houses in which it was printed; usually one. */
  houses: readonly (House | PseudoHouse)[];
  traits: readonly Trait[];
  /** 1 for keywords without a number. */
  keywords: Readonly<Partial<Record<Keyword, number>>>;
  power: number | null;
  armor: number | null;
  /** Printed amber bonus icons. */
  amber: number;
  /**
   * Which half of a gigantic creature it is. The bottom half has power, traits and text, the top half the icons
   * [5.7].
   */
  gigantic?: 'top' | 'bottom';
}

export interface CardEntry {
  facts: CardFacts;
  abilities: readonly Ability[];
  /** `false`: its facts are known, but its text has no effect yet. */
  implemented: boolean;
}

/** Where a game looks up its cards. */
export interface CardLibrary {
  get(slug: CardSlug): CardEntry | undefined;
  /** Returns the card with this title, ignoring case and punctuation. */
  named(title: string): CardSlug | undefined;
  /** An effect that the card language cannot express, written as a step. */
  custom(id: string): CustomEffect | undefined;
}

/** Returns the library with additional cards whose texts have no effect: they are played by hand. */
export function withUnknownCards(library: CardLibrary, cards: readonly CardFacts[]): CardLibrary {
  if (cards.length === 0) return library;
  const unknown = new Map(
    cards
      .filter(({ slug }) => library.get(slug) === undefined)
      .map((facts): [CardSlug, CardEntry] => [facts.slug, { facts, abilities: [], implemented: false }]),
  );
  return { ...library, get: (slug) => library.get(slug) ?? unknown.get(slug) };
}

/** Carries out a custom effect. It can ask and act like any step. */
export type CustomEffect = (game: Game, bindings: Bindings) => Step<Outcome>;

/** A card prepared for play: its abilities sorted by kind. */
export interface PreparedCard {
  slug: CardSlug;
  facts: CardFacts;
  type: CardType;
  abilities: readonly Ability[];
  /** Some of its abilities work while it is not in play. */
  worksElsewhere: boolean;
  headers: ReadonlySet<Header>;
  /** It refers to the cards on top of a discard pile. */
  looksAtPileOrder: boolean;
  /** Its text names the state of a player. */
  names: Readonly<Record<PlayerCondition, boolean>>;
  /** Events that its text looks back at. */
  looksBackAt: readonly EventType[];
}

const prepared = new WeakMap<CardEntry, PreparedCard>();

/** The card `slug`, prepared. @throws if the library does not know it. */
export function prepare(library: CardLibrary, slug: CardSlug): PreparedCard {
  const entry = library.get(slug);
  if (!entry) throw new Error(`no card "${slug}" in the library`);
  const known = prepared.get(entry);
  if (known) return known;

  const card: PreparedCard = {
    slug,
    facts: entry.facts,
    type: typeInPlay(entry.facts.type),
    abilities: entry.abilities,
    worksElsewhere: entry.abilities.some(({ kind }) => kind === 'elsewhere'),
    looksAtPileOrder: looksAtPileOrder(entry.abilities),
    names: {
      haunted: namesState(entry.abilities, 'haunted'),
      overwhelmed: namesState(entry.abilities, 'overwhelmed'),
    },
    looksBackAt: lookedBackAt(entry.abilities),
    headers: new Set(entry.abilities.flatMap((ability) => (ability.kind === 'on' ? ability.headers : []))),
  };
  prepared.set(entry, card);
  register(slug, entry.abilities, []);
  return card;
}

/** Token creatures are creatures; reference cards count as artifacts nowhere, but need a type. */
function typeInPlay(type: PrintedType): CardType {
  switch (type) {
    case 'token creature':
      return 'creature';
    case 'prophecy':
    case 'the tide':
    case 'archon power':
      return 'artifact';
    default:
      return type;
  }
}

/** "The top card of a discard pile" anywhere in a text. */
function looksAtPileOrder(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ('kind' in node && node.kind === 'zone' && 'top' in node && 'name' in node && node.name === 'discard')
    return true;
  return Object.values(node).some(looksAtPileOrder);
}

/** A state of a player that only matters to cards that name it. */
export type PlayerCondition = 'haunted' | 'overwhelmed';

function namesState(node: unknown, state: PlayerCondition): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if (('kind' in node && node.kind === state) || ('state' in node && node.state === state)) return true;
  return Object.values(node).some((part) => namesState(part, state));
}

const paths = new WeakMap<object, { slug: CardSlug; path: string }>();

function register(slug: CardSlug, node: unknown, path: readonly (string | number)[]): void {
  if (typeof node !== 'object' || node === null) return;
  if (!paths.has(node)) paths.set(node, { slug, path: path.join('.') });
  for (const [key, child] of Object.entries(node)) register(slug, child, [...path, key]);
}

/** Returns the path of a node, unless it belongs to no definition. */
export function placeIfAny(node: object): { slug: CardSlug; path: string } | undefined {
  return paths.get(node);
}

/** A node derived from a node of a definition has that node's path. */
export function standingFor<T extends object>(made: T, original: object): T {
  const place = paths.get(original);
  if (place !== undefined) paths.set(made, place);
  return made;
}

/** Returns the path of a node in its definition, so that a lasting effect can refer to it in plain data. */
export function placeOf(node: object): { slug: CardSlug; path: string } {
  const place = paths.get(node);
  if (!place) throw new Error('a node outside every prepared definition');
  return place;
}

const nodes = new WeakMap<PreparedCard, Map<string, object>>();

/** Returns the node at `path` in the definition of `slug`: the inverse of `placeOf`. */
export function nodeAt(library: CardLibrary, slug: CardSlug, path: string): object {
  const definition = prepare(library, slug);
  const found = nodes.get(definition) ?? new Map<string, object>();
  nodes.set(definition, found);
  const known = found.get(path);
  if (known) return known;
  let node: unknown = definition.abilities;
  for (const part of path.split('.')) node = (node as Record<string, unknown>)[part];
  if (typeof node !== 'object' || node === null) throw new Error(`nothing stands at ${slug}/${path}`);
  found.set(path, node);
  return node;
}

const TRIGGERED: Readonly<Record<Exclude<Ability['kind'], Statement['kind']>, true>> = {
  on: true,
  after: true,
  turn: true,
  step: true,
  setup: true,
  fulfil: true,
  elsewhere: true,
};

/** Standing statements are the abilities without heading or trigger. */
export function isStatement(ability: Ability): ability is Statement {
  return !(ability.kind in TRIGGERED);
}
