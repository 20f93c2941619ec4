import type {
  Ability,
  Amount,
  Condition,
  Effect,
  EventPhrase,
  Filter,
  Forbidden,
  Grant,
  Header,
  HousePhrase,
  Kind,
  Lifespan,
  PlayerRef,
  PutPlace,
  Select,
  Statement,
  Target,
  Trait,
  ZoneName,
  ZonePhrase,
} from '@amberhall/engine/language';
import type { BonusIcon, CardSlug, Counter, House, KeyColor, Keyword } from '@amberhall/engine/vocabulary';
import type { Sentence } from '../language/links.ts';

/** The noun of a noun phrase, with the filters that belong to it. */
export interface NounHead {
  type: Kind;
  where: readonly Filter[];
}
/** The words after the noun. */
export interface NounTail {
  where: readonly Filter[];
  zone?: ZonePhrase;
}

/** The meaning of each part of speech. */
export interface Meanings {
  number: number;
  /** “+2” or “–1”. */
  signed: number;
  house: House;
  'named-house': HousePhrase;
  trait: Trait;
  keyword: Keyword;
  'keyword-grant': Grant;
  counter: Counter;
  icon: BonusIcon;
  color: KeyColor;
  title: CardSlug;
  header: Header;
  headers: readonly Header[];

  // players and places
  who: PlayerRef;
  whose: PlayerRef;
  pile: ZoneName;
  zone: ZonePhrase;
  place: PutPlace;
  /** The owner of the deck, hand or archives to which cards go. The rules determine it. */
  home: 'owner';

  // cards
  adjective: Filter;
  adjectives: readonly Filter[];
  head: NounHead;
  tail: NounTail;
  tails: NounTail;
  bound: { compare: '<=' | '>=' | '<' | '>' | '='; value: Amount };
  class: Select;
  pronoun: Target;
  possessor: Target;
  cards: Target;
  'each-cards': Target;
  subject: Target;

  // numbers and truths
  per: Amount;
  amount: Amount;
  amber: Amount;
  damage: Amount;
  condition: Condition;
  'simple-condition': Condition;
  event: EventPhrase;
  happened: EventPhrase;
  would: EventPhrase;

  // what cards do
  verb: (target: Target) => Effect;
  verbs: readonly ((target: Target) => Effect)[];
  /** What one of the cards that were looked at undergoes. */
  looked: (target: Target) => Effect;
  'looked-list': readonly ((target: Target) => Effect)[];
  predicate: (who: PlayerRef) => Effect;
  effect: Effect;
  effects: readonly Effect[];
  span: Lifespan;
  sentence: readonly Sentence[];
  script: readonly Sentence[];
  option: readonly Sentence[];
  options: readonly (readonly Sentence[])[];
  forbidden: Forbidden;
  keywords: readonly Keyword[];
  /** What an attacker ignores. */
  ignored: readonly (Keyword | 'armor')[];
  bonus: Grant;
  bonuses: readonly Grant[];
  quoted: Grant;
  gained: readonly Grant[];
  statement: Statement;
  statements: readonly Statement[];
  ability: Ability;
  /** A line of a text. It can hold several abilities; a line of keywords holds none. */
  paragraph: readonly Ability[];
  'keyword-line': readonly [];
  icons: number;
}
