/**
 * The characteristics of cards in play: printed facts plus the continuous effects that apply [15]. Computed on
 * demand and kept until an event can change them.
 */
import type { Ability, Header } from '../language/abilities.ts';
import type { Statement } from '../language/statements.ts';
import type { Trait } from '../language/traits.ts';
import type { Game } from '../state/game.ts';
import type { Bindings, CardState, Copied } from '../state/state.ts';
import type { CardId, CardSlug, CardType, Keyword, PlayerId } from '../vocabulary.ts';
import { HOUSES } from '../vocabulary.ts';
import { nodeAt, prepare } from '../state/library.ts';
import { stableBoard } from './stable-board.ts';
import type { AbilityKey } from '../state/ability-key.ts';

export interface Characteristics {
  /** The face it shows: its own, or that of its token creature. */
  slug: CardSlug;
  type: CardType;
  houses: readonly string[];
  traits: readonly Trait[];
  keywords: Readonly<Partial<Record<Keyword, number>>>;
  /** Without power counters. */
  power: number;
  /** A value that nothing modifies [15.3]. */
  setPower: number | null;
  armor: number;
  setArmor: number | null;
  abilities: readonly ActiveAbility[];
  blank: boolean;
  consideredFlank: boolean;
}

/** An ability that a card has now. */
export interface ActiveAbility {
  node: Ability;
  key: AbilityKey;
  self: CardId;
  bearer: CardId;
  you: PlayerId;
}

/** A statement in force. */
export interface ActiveStatement<K extends Statement['kind'] = Statement['kind']> {
  node: Statement & { kind: K };
  key: AbilityKey;
  bindings: Bindings;
  /** The lasting effect that it belongs to, if it is not a text on a card. */
  lasting: number | null;
}

export interface Board {
  of: Map<CardId, Characteristics>;
  /** Abilities with a heading, by heading; those of cards in play only. */
  headed: Partial<Record<Header, ActiveAbility[]>>;
  /** Abilities that react to events. */
  reacting: ActiveAbility[];
  /** "At the start / end of your turn". */
  timed: ActiveAbility[];
  statements: Partial<Record<Statement['kind'], ActiveStatement[]>>;
  /** The "While …" conditions of all statements, true or not. */
  conditional: (Statement & { kind: 'while' })[];
  /** What statements read beyond the cards in play and their controllers: bits of `board-reads.ts`. */
  reads: number;
  /** Cards whose standing effects undo each other endlessly [0.13]. */
  looping: readonly CardId[];
}

/** Returns the current board. */
export function boardOf(game: Game): Board {
  return game.board ?? stableBoard(game);
}

/** Returns the characteristics of a card in play; in other zones, the printed ones of this copy. */
export function characteristics(game: Game, id: CardId): Characteristics {
  return boardOf(game).of.get(id) ?? printedCharacteristics(game, id);
}

/** Statements of one kind in force. */
export function statements<K extends Statement['kind']>(game: Game, kind: K): readonly ActiveStatement<K>[] {
  return (boardOf(game).statements[kind] ?? NONE) as readonly ActiveStatement<K>[];
}

const NONE: readonly never[] = [];

/** The printed characteristics of this copy: facts, the house of its deck entry and its house icons. */
export function printedCharacteristics(game: Game, id: CardId): Characteristics {
  const card = game.state.cards[id];
  if (!card) throw new Error(`no card ${id} in this game`);
  if (card.copy !== null || card.asUpgrade) return base(game, card, printOf(game, id).slug);
  const known = game.printed.get(id);
  if (known) return known;
  const made = base(game, card, card.slug);
  game.printed.set(id, made);
  return made;
}

/** The printed characteristics of this copy, or of the card that it copies. */
export function printOf(game: Game, id: CardId): Copied {
  const card = game.state.cards[id];
  if (!card) throw new Error(`no card ${id} in this game`);
  return card.copy ?? { slug: card.slug, house: card.house, enhancements: card.enhancements };
}

/** Returns what a card is before any effect, as an object of its own that effects can change. */
export function base(game: Game, card: CardState, slug: CardSlug): Characteristics {
  if (card.zone !== 'play' && card.zone !== 'aside') return printed(game, card, slug);
  const { controller, parent, copy, house, enhancements, asUpgrade, upgradeText } = card;
  const known = game.bases.get(card.id);
  if (
    known?.is.slug === slug &&
    known.controller === controller &&
    known.parent === parent &&
    known.copy === copy &&
    known.house === house &&
    known.enhancements === enhancements &&
    known.asUpgrade === asUpgrade &&
    known.upgradeText === upgradeText
  )
    return { ...known.is };
  const is = printed(game, card, slug);
  game.bases.set(card.id, { is, controller, parent, copy, house, enhancements, asUpgrade, upgradeText });
  return { ...is };
}

/** What a card in play is before any effect, with all that this depends on. */
export interface Base extends Pick<
  CardState,
  'controller' | 'parent' | 'copy' | 'house' | 'enhancements' | 'asUpgrade' | 'upgradeText'
> {
  is: Characteristics;
}

function printed(game: Game, card: CardState, slug: CardSlug): Characteristics {
  const { facts, type, abilities } = prepare(game.library, slug);
  const { house: ownHouse, enhancements } = card.copy ?? card;
  const houseIcons =
    enhancements.length === 0
      ? enhancements
      : enhancements.filter((icon) => (HOUSES as readonly string[]).includes(icon));
  const house = slug === (card.copy ?? card).slug ? ownHouse : (facts.houses[0] ?? ownHouse);
  if (card.asUpgrade)
    return asUpgrade(card, slug, [house, ...houseIcons], textAsUpgrade(game, card, abilities));
  const animated = slug === card.copy?.slug ? card.copy.animated : undefined;
  return {
    slug,
    type: animated?.type ?? type,
    houses: houseIcons.length > 0 ? [house, ...houseIcons] : [house],
    traits: facts.traits,
    keywords: keywordsOf(facts.keywords, animated),
    power: animated?.power ?? facts.power ?? 0,
    setPower: null,
    armor: animated?.armor ?? facts.armor ?? 0,
    setArmor: null,
    abilities:
      animated?.blank || abilities.length === 0
        ? NONE
        : abilities.map((node, index) => activeAbility(card, node, `${index}`)),
    blank: false,
    consideredFlank: false,
  };
}

/** "May be played as an upgrade … with the text", or the text with which an effect has attached it. */
function textAsUpgrade(
  game: Game,
  { upgradeText }: CardState,
  printed: readonly Ability[],
): readonly Ability[] {
  if (upgradeText !== null)
    return nodeAt(game.library, upgradeText.slug, upgradeText.path) as readonly Ability[];
  return printed.flatMap((node) => (node.kind === 'playable-as-upgrade' ? node.abilities : []));
}

/** A card attached as an upgrade has its upgrade text and no other text of its own [5.5]. */
function asUpgrade(
  card: CardState,
  slug: CardSlug,
  houses: string[],
  abilities: readonly Ability[],
): Characteristics {
  return {
    slug,
    type: 'upgrade',
    houses,
    traits: [],
    keywords: {},
    power: 0,
    setPower: null,
    armor: 0,
    setArmor: null,
    abilities: abilities.map((node, index) => activeAbility(card, node, `upgrade/${index}`)),
    blank: false,
    consideredFlank: false,
  };
}

function keywordsOf(
  printedOnes: Characteristics['keywords'],
  animated: Copied['animated'],
): Characteristics['keywords'] {
  if (animated === undefined) return printedOnes;
  return animated.blank ? {} : { ...printedOnes, ...animated.keywords };
}

function activeAbility(card: CardState, node: Ability, path: string): ActiveAbility {
  return {
    node,
    key: { source: card.id, path },
    self: card.id,
    bearer: card.parent ?? card.id,
    you: card.controller,
  };
}
