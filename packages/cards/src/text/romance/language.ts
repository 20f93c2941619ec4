/** What a Romance language brings: its words, its forms and its sentences. The skeleton puts them together. */
import type {
  DamageSort,
  Participle,
  Header,
  HousePhrase,
  Kind,
  Lifespan,
  NamedStep,
  PlayerRef,
  Shared,
  Side,
  Status,
  Trait,
  ZoneName,
} from '@amberhall/engine/language';
import type { BonusIcon, Counter, Keyword } from '@amberhall/engine/vocabulary';
import type { Agreement, Forms, Noun, Verb } from './grammar.ts';
import type { Phrases } from './phrases.ts';
import type { PlainKind } from './plain-verbs.ts';

/** Every verb of the texts. `be`: what a thing is; `stand`: its state or place; `count`: is considered. */
export type VerbName =
  | 'add'
  | 'archive'
  | 'attach'
  | 'attack'
  | 'be'
  | 'begin'
  | 'belong'
  | 'capture'
  | 'change'
  | 'choose'
  | 'control'
  | 'cost'
  | 'count'
  | 'damage'
  | 'deal'
  | 'destroy'
  | 'discard'
  | 'draw'
  | 'end'
  | 'endIt'
  | 'enrage'
  | 'enter'
  | 'exalt'
  | 'exhaust'
  | 'fight'
  | 'flip'
  | 'forge'
  | 'fulfil'
  | 'gain'
  | 'goTo'
  | 'graft'
  | 'have'
  | 'heal'
  | 'leave'
  | 'lose'
  | 'look'
  | 'make'
  | 'may'
  | 'move'
  | 'must'
  | 'name'
  | 'obtain'
  | 'own'
  | 'play'
  | 'prevent'
  | 'purge'
  | 'put'
  | 'raise'
  | 'ready'
  | 'reap'
  | 'receive'
  | 'redistribute'
  | 'refill'
  | 'remove'
  | 'reorder'
  | 'resolve'
  | 'return'
  | 'reveal'
  | 'search'
  | 'share'
  | 'shuffle'
  | 'skip'
  | 'spend'
  | 'stand'
  | 'start'
  | 'steal'
  | 'stun'
  | 'suffer'
  | 'swap'
  | 'take'
  | 'takeTurn'
  | 'unforge'
  | 'use'
  | 'ward';

/** A verb, and what stands between it and its object: "fight with", "remove the ward from". */
export interface LinkedVerb {
  readonly verb: VerbName;
  readonly link?: string;
}

/** The form of a verb that a pronoun is attached to. */
export type VerbForm = 'imperative' | 'infinitive' | 'finite';
/** Nouns that sentences of all kinds use. */
interface PlainNouns {
  /** Its icon, as a masculine noun. */
  amber: Noun;
  damage: Noun;
  power: Noun;
  armor: Noun;
  key: Noun;
  forgedKey: Noun;
  unforgedKey: Noun;
  keyCost: Noun;
  chain: Noun;
  trait: Noun;
  house: Noun;
  turn: Noun;
  nextTurn: Noun;
  battleline: Noun;
  pool: Noun;
  supply: Noun;
  time: Noun;
}

/** Words that stand between others. */
interface PlainWords {
  and: string;
  or: string;
  /** Between two clauses after "if" or "while". */
  andThat: string;
  orThat: string;
  of: string;
  to: string;
  /** Before the hand to which a card returns. */
  toHand: string;
  /** Before the place to which something is moved. */
  toward: string;
  on: string;
  in: string;
  from: string;
  by: string;
  with: string;
  /** Of an amount: "una cantidad adicional". */
  additional: string;
  without: string;
  under: string;
  /** Before a flank. */
  atFlank: string;
  against: string;
  during: string;
  inOrderTo: string;
  /** Conjunction, and relative pronoun as an object: "that you control". */
  that: string;
  /** Relative pronoun as a subject: "which shares". */
  which: string;
  if: string;
  while: string;
  /** "While", after an event. */
  meanwhile: string;
  unless: string;
  /** The subject of "it is your turn", empty if the verb tells it. */
  it: string;
  /** "You" as a subject, empty if the verb tells it. */
  you: string;
  /** "You" where the verb alone is not enough. */
  youNamed: string;
  each: string;
  forEach: string;
  upTo: string;
  anyNumberOf: string;
  aNumberOf: string;
  theNumberOf: string;
  equalTo: string;
  plus: string;
  minus: string;
  all: string;
  already: string;
  /** Before the verb of "no key is forged", empty if "no" is enough. */
  notAfterNone: string;
  instead: string;
  thisWay: string;
  inPlay: string;
  /** After "from your hand and", if it is not the same. */
  fromPlay?: string;
  /** After "enter" and "put". */
  intoPlay: string;
  /** After "leave". */
  outOfPlay: string;
  colon: string;
}

export interface Romance {
  readonly words: Readonly<PlainWords & PlainNouns>;
  readonly say: Phrases;
  readonly verbs: Readonly<Record<VerbName, Verb>>;
  readonly plain: Readonly<Record<PlainKind, LinkedVerb>>;
  readonly look: LinkedVerb;
  /** What belongs to a verb stands before its object: "put into play a creature", "fully heal a creature". */
  readonly isAdverbFirst?: boolean;
  /** Many commands are the same word as what somebody else does: "roba". */
  readonly isCommandAmbiguous?: boolean;
  /** "Give", or "give you" if there is no receiver. */
  readonly giving: (receiver: string | undefined) => Verb;

  // ── nouns ──
  readonly nouns: Readonly<Record<Kind, Noun>>;
  readonly tokenCreature: Noun;
  /** Before "of" and a title. */
  readonly copy: Noun;
  /** A token creature by its title. */
  readonly titled: (title: string) => Noun;
  readonly zones: Readonly<Record<ZoneName, Noun>>;
  readonly flanks: Readonly<Record<'left' | 'right', Noun>>;
  /** After "on the": "left". */
  readonly sides: Readonly<Record<'left' | 'right', string>>;
  readonly shared: Readonly<Record<Shared, Noun>>;
  readonly counters: Readonly<Record<Counter, Noun>>;
  /** A counter of any kind. */
  readonly counter: Noun;
  readonly bonusIcon: (icon: BonusIcon | undefined) => Noun;
  readonly damages: Readonly<Record<DamageSort, Noun>>;
  readonly keywords: Readonly<Record<Keyword, string>>;
  readonly trait: (trait: Trait, agreement: Agreement) => string;
  readonly houseName: (house: HousePhrase) => string;
  readonly ofHouse: (house: HousePhrase) => string;
  /** A heading of a card of that kind, without its colon. */
  readonly heading: (header: Header, kind: Kind) => string;
  readonly steps: Readonly<Record<NamedStep, string>>;
  readonly stepNoun: (step: NamedStep) => Noun;
  /** How long a lasting effect holds, except until its card leaves play. */
  readonly spans: Readonly<Record<Exclude<Lifespan, 'while-in-play'>, string>>;
  readonly enhance: string;

  // ── adjectives and articles ──
  readonly adjectives: Readonly<
    Record<Side | Status | 'gigantic' | 'token' | 'haunted' | 'overwhelmed', Forms>
  >;
  readonly article: Forms;
  readonly definite: Forms;
  readonly none: Forms;
  readonly other: Forms;
  /** Tells whether "other" stands before a number. */
  readonly isOtherBeforeNumber: boolean;
  /** "Other" with its article. */
  readonly another: Forms;
  readonly random: Forms;
  readonly additional: Forms;
  readonly a: (noun: Noun) => string;
  readonly the: (noun: Noun, many: boolean) => string;
  /** Things without a number: "cards", "{amber}". */
  readonly some: (words: string, agreement: Agreement) => string;
  /** The same after a negation: "cannot play cards". */
  readonly notAny: (words: string) => string;
  /** What a card does not have: "an upgrade". */
  readonly missing: (noun: Noun) => string;
  /** All things of a kind: "the total power of friendly creatures". */
  readonly whole: (words: string) => string;
  readonly that: (noun: Noun, many: boolean) => string;
  readonly this: (noun: Noun) => string;
  /** "The first creature" of several choices. */
  readonly first: (noun: Noun) => string;
  readonly your: (noun: Noun, many: boolean) => string;
  readonly theirs: (noun: Noun, many: boolean, owner: Agreement) => string;

  // ── players and pronouns ──
  /** @param its the noun of the card in "its owner" */
  readonly player: (who: PlayerRef | 'a-player', its: Noun) => string;
  readonly itAfterPreposition: Forms;
  /** "It enters play ready", empty if the verb tells it. */
  readonly itBeforeVerb: Forms;
  readonly itAsSubject: (noun: Noun, many: boolean) => string;
  /** "Destroy it": a verb with a pronoun as its object. */
  readonly withPronoun: (verb: string, form: VerbForm, agreement: Agreement) => string;

  // ── verbs ──
  readonly negated: (verb: string) => string;
  /** Before a word like "none". */
  readonly negatedBeforeNone: (verb: string) => string;
  /** "Was", of a state before. */
  readonly was: (verb: 'be' | 'stand', agreement: Agreement) => string;
  /** "Already" stands before its verb. */
  readonly isAlreadyFirst?: boolean;
  /** "To have somebody do something": an infinitive. @param clause in the subjunctive */
  readonly make: (clause: string) => string;

  // ── texts ──
  readonly quoted: (text: string) => string;
  /** Writes contractions and elisions in a whole text. */
  readonly finished: (text: string) => string;
}

/** What was done to cards "this way". */
export const PARTICIPLE_VERBS: Readonly<Record<Participle, { verb: VerbName; rest?: 'intoPlay' }>> = {
  destroyed: { verb: 'destroy' },
  purged: { verb: 'purge' },
  discarded: { verb: 'discard' },
  archived: { verb: 'archive' },
  returned: { verb: 'return' },
  shuffled: { verb: 'shuffle' },
  revealed: { verb: 'reveal' },
  healed: { verb: 'heal' },
  damaged: { verb: 'damage' },
  readied: { verb: 'ready' },
  exhausted: { verb: 'exhaust' },
  stunned: { verb: 'stun' },
  moved: { verb: 'move' },
  played: { verb: 'play' },
  'put into play': { verb: 'put', rest: 'intoPlay' },
  'looked at': { verb: 'look' },
};

/** The verb of the last sentence with an amount. */
export const AMOUNT_VERBS: ReadonlyMap<string, VerbName> = new Map([
  ['gained', 'gain'],
  ['lost', 'lose'],
  ['stolen', 'steal'],
  ['captured', 'capture'],
  ['moved', 'move'],
  ['returned', 'return'],
  ['given', 'receive'],
  ['healed', 'heal'],
  ['drawn', 'draw'],
  ['removed', 'remove'],
  ['prevented', 'prevent'],
]);
