/** The sentences and phrases in which Romance languages differ. Parameters are words, except where their type says more. */
import type { Comparison, Side, TimeWindow } from '@amberhall/engine/language';
import type { KeyColor } from '@amberhall/engine/vocabulary';
import type { Unit } from './amounts.ts';
import type { Agreement, Forms, Gender, Noun } from './grammar.ts';

type Say<Parameters extends readonly unknown[]> = (...parameters: Parameters) => string;
type Place = 'hand' | 'archives' | 'play' | 'top';
type Pile = 'top' | 'bottom' | 'shuffle' | 'hand' | 'archives' | 'discard';

/** When an ability happens, and how long something holds. */
export interface TimePhrases {
  readonly after: Say<[clause: string]>;
  readonly afterFirst: Say<[clause: string]>;
  readonly before: Say<[clause: string]>;
  readonly when: Say<[clause: string]>;
  readonly until: Say<[clause: string]>;
  readonly asSoonAs: Say<[condition: string]>;
  readonly nextTime: Say<[clause: string]>;
  readonly theNext: Say<[noun: string, gender: Gender]>;
  /** Before a turn or a step: "at the start of". */
  readonly at: Readonly<Record<'start' | 'end', string>>;
  readonly atEndOfTurn: string;
  readonly setup: Readonly<Record<'before-hand' | 'after-hand', string>>;
  readonly whileIn: Say<[title: string, zone: string, text: string]>;
  readonly window: (window: TimeWindow, isYours: boolean) => string;
  readonly untilLeavesPlay: Say<[title: string]>;
  readonly theStep: Say<[step: string]>;
  readonly inStep: (step: string, isOutside: boolean) => string;
  readonly inStepOf: Say<[step: string]>;
  readonly whenForging: string;
  readonly whenResolving: Say<[icon: string]>;
  readonly whenAttacking: Say<[whom: string]>;
  readonly whenInFight: (only: 'attacking' | 'defending' | undefined, agreement: Agreement) => string;
  readonly butBeforeAbilities: Say<[heading: string]>;
}

/** Parts of noun phrases. */
export interface NounPhrases {
  readonly differing: (what: Noun) => string;
  readonly alike: (what: Noun) => string;
  readonly withItsNeighbors: (center: string, agreement: Agreement) => string;
  readonly toItOrItsNeighbor: (center: string, agreement: Agreement) => string;
  readonly neighboring: (center: string, agreement: Agreement) => string;
  readonly nextTo: Say<[side: string, center: string]>;
  readonly theNeighborOn: Say<[side: string, center: string]>;
  readonly besides: Say<[side: string, of: string]>;
  readonly between: Say<[one: string, other: string]>;
  readonly randomCardsUntilLeft: Say<[from: string, number: string]>;
  readonly oneOf: (noun: Noun, them: string) => string;
  readonly theOthers: (noun: Noun) => string;
  readonly theOtherOf: (noun: Noun, these: string) => string;
  readonly mostPowerfulOf: (noun: Noun, isMost: boolean, these: string) => string;
  readonly endOfPile: (isTop: boolean, number: string | undefined, pile: string) => string;
  /** Before a pile: "from the top of". */
  readonly fromEnd: (isTop: boolean) => string;
  readonly topmost: (number: string | undefined, nouns: string, agreement: Agreement) => string;
  readonly inHalfOfLine: (nouns: string, isOneSide: boolean) => string;
  readonly oneOfEach: (one: string, what: Noun) => string;
  readonly oneOrMore: string;
  readonly withTotalPower: Say<[number: string]>;
  readonly withPower: (compare: Comparison, number: string, isPlain: boolean, agreement: Agreement) => string;
  readonly withParity: (isOdd: boolean) => string;
  readonly extreme: (stat: 'power' | 'armor', isMost: boolean) => Forms;
  readonly withExtreme: (stat: 'power' | 'armor', isMost: boolean) => string;
  readonly thatTrait: string;
  readonly theTrait: Say<[trait: string]>;
  readonly withThatName: string;
  /** As an adjective: "flank". */
  readonly onFlank: string;
  readonly onAFlank: string;
  readonly onItsFlank: (flank: Noun) => string;
  readonly inCenter: string;
  readonly inSameBattleline: string;
  readonly sharesWithNeighbors: (
    what: Noun,
    atLeast: number,
    agreement: Agreement,
    isNegative: boolean,
  ) => string;
  readonly atLeastOne: (noun: string, agreement: Agreement) => string;
  readonly houseWith: Say<[number: string]>;
  readonly houseWithMost: Say<[things: string]>;
  readonly oneOfHouses: Say<[houses: string]>;
  readonly forWhich: (agreement: Agreement, condition: string) => string;
  readonly controlledAnd: (agreement: Agreement, participle: string, player: string) => string;
  readonly except: Say<[what: string]>;
  readonly notBeing: (what: string, agreement: Agreement) => string;
  readonly notInState: (state: string, agreement: Agreement) => string;
  readonly theAttackedCreature: string;
  readonly theCreatureThatFights: Say<[card: string]>;
  readonly keyOfColor: (color: KeyColor) => Noun;
  readonly nthKey: (number: 1 | 2 | 3) => Noun;
  readonly thePlayers: string;
  readonly playerWord: string;
  readonly theirOpponent: string;
  /** Instead of one owner: "their owners". */
  readonly ownersOf: { readonly many: string };
  readonly lineOfController: string;
  readonly anywhereIn: Say<[line: string]>;
  readonly inPlaceOf: Say<[card: string]>;
}

/** Amounts and comparisons. */
export interface AmountPhrases {
  readonly units: Readonly<Record<Unit, (number: string, isOne: boolean) => string>>;
  readonly allOf: (unit: Unit) => string;
  readonly someOf: (unit: Unit) => string;
  readonly thatMuch: (unit: Unit) => string;
  readonly thatMany: (noun: Noun) => string;
  readonly thatNumber: string;
  readonly thatAmount: string;
  /** A number of two or more as a word if it has one. */
  readonly numeral: (number: number, noun: Noun) => string;
  readonly timesThat: Say<[clause: string, window: string]>;
  readonly timeThat: Say<[clause: string, window: string]>;
  readonly armorLost: (isDefinite: boolean, card: string) => string;
  readonly housesAmong: (many: boolean, cards: string) => string;
  readonly powersAmong: (many: boolean, cards: string) => string;
  readonly timesAs: (number: number, amount: string) => string;
  readonly fraction: (kind: 'half' | 'third', of: string, round: 'up' | 'down') => string;
  readonly most: (number: number | string) => string;
  readonly least: (number: number | string) => string;
  readonly printed: (stat: Noun) => Noun;
  readonly total: (stat: Noun) => Noun;
  readonly allBut: Say<[number: string, of: string]>;
  readonly inExcess: (side: Side, without: string | undefined) => string;
  readonly pointOf: string;
  readonly pointOfDamage: string;
  /** "3 or more creatures". @param icon follows the number at once */
  readonly numberOfThings: (compare: Comparison, number: string, things: string, icon: string) => string;
  readonly relative: (compare: Comparison, things: string, other: string) => string;
  readonly atLeastAsMuchAs: Say<[cost: string]>;
  readonly differentHouses: string;
}

/** Conditions, and what events are about. */
export interface ConditionPhrases {
  readonly thereIs: (what: string, many: boolean) => string;
  readonly thereIsNo: Say<[what: string]>;
  readonly inBothPools: Say<[number: string]>;
  readonly firstTimeThat: Say<[clause: string, window: string]>;
  readonly parity: (isOdd: boolean) => string;
  readonly thisDamage: string;
  readonly yourActiveHouse: string;
  readonly theTide: string;
  readonly tide: Readonly<Record<'high' | 'low', string>>;
  readonly theNamedCards: string;
  readonly suchACard: string;
  readonly itIsNotTrue: Say<[clause: string]>;
  /** @param player nobody for the reader */
  readonly underControlOf: (player: string | undefined) => string;
  readonly underControlOfItsPlayersOpponent: string;
  readonly halfOfGigantic: string;
  readonly whileFighting: Say<[whom: string]>;
  readonly inAFight: string;
  readonly damageWithItsArmor: string;
  readonly byReaping: string;
  readonly into: Say<[what: string, where: string]>;
  readonly toUse: Say<[card: string]>;
  readonly ofController: string;
  readonly intoItsOwnersDiscard: string;
  /** @param from nothing for play */
  readonly fromTo: (from: string | undefined, to: string | undefined) => string;
  readonly houseOtherThan: Say<[house: string]>;
  readonly asActiveHouse: (house: string, isYours: boolean) => string;
}

/** Effects. */
export interface EffectPhrases {
  /** After "give 1", empty if the verb tells it. */
  readonly toYou: string;
  readonly thatAmber: string;
  readonly eachOne: (agreement: Agreement) => string;
  readonly distributedAmong: Say<[cards: string]>;
  readonly onceForEach: Say<[what: string]>;
  readonly timesInARow: Say<[number: string]>;
  readonly redistributed: (what: 'amber' | 'damage', cards: string) => string;
  readonly atNoCost: string;
  readonly atCurrentCost: Say<[plus: string]>;
  readonly reducedBy: Say<[amount: string]>;
  readonly fromPlayer: (player: string | undefined) => string;
  readonly allAmberOfEachPlayer: string;
  readonly fromOwnSide: string;
  readonly fromAnyPlayers: string;
  readonly anyAmountOfAmber: string;
  readonly allOfIt: Say<[amber: string]>;
  readonly asIfYours: (agreement: Agreement) => string;
  readonly onto: string;
  readonly face: (isDown: boolean, agreement: Agreement) => string;
  readonly inAnyOrder: string;
  readonly inRandomOrder: string;
  readonly asIfYouHadPlayed: (agreement: Agreement) => string;
  readonly controlOf: string;
  readonly asUpgradeWithText: Say<[text: string]>;
  readonly asIfInStep: Say<[step: string]>;
  readonly untilFound: Say<[clause: string, found: string, end: string]>;
  readonly cardsRunOut: string;
  readonly youChooseToStop: string;
  readonly searched: Say<[piles: string, found: string]>;
  readonly foundPlaces: Readonly<Record<Place, string>>;
  readonly putPlaces: Readonly<Record<Pile, Say<[pile: string]>>> & {
    readonly flank: string;
    readonly anywhere: string;
  };
  readonly abducted: (many: boolean, isOnlyForeign: boolean, archives: string) => string;
  readonly asToken: (agreement: Agreement) => string;
  readonly oneAtATime: (agreement: Agreement) => string;
  readonly ignoring: Say<[what: string]>;
  readonly fightsInTurn: (times: number) => string;
  readonly withSplash: Say<[damage: string]>;
  readonly notPreventedByArmor: string;
  readonly damageRatherThanToOpponent: Say<[whom: string]>;
  readonly allItsArmorThisTurn: (agreement: Agreement) => string;
  readonly dividedAmong: Say<[damage: string, cards: string]>;
  readonly fully: string;
  readonly swapped: (
    what: 'position' | 'control' | 'contents' | 'zones',
    one: string,
    other: string,
  ) => string;
  readonly eachOf: (agreement: Agreement, cards: string) => string;
  readonly onIdentity: Readonly<Record<'opponent-identity' | 'your-identity', string>>;
  readonly tideIsNeither: string;
  /** Between "name" and "a card". */
  readonly nameOf: string;
  readonly aNumber: string;
  readonly abilityOf: (heading: string, card: string, isEach: boolean) => string;
  readonly thatDoesNotHappen: string;
  readonly thatFightEnds: string;
  readonly anotherTurn: string;
  readonly becomesActiveHouse: Say<[house: string]>;
  /** With a capital, as the next ones. */
  readonly otherwise: string;
  readonly ifDone: (isYou: boolean) => string;
  readonly ifNotDone: (isYou: boolean) => string;
  readonly doThis: string;
  readonly one: string;
  readonly repeatTimes: (number: number) => string;
  readonly repeatOn: Say<[card: string]>;
  readonly repeat: (isPreceding: boolean) => string;
  readonly mayRepeat: (isPreceding: boolean) => string;
  readonly mayPayToRepeat: (price: string, isPreceding: boolean) => string;
  readonly asOftenAsPossible: string;
  readonly oneOfThem: (noun: Noun) => string;
  readonly forEachOfThemInTurn: (noun: Noun) => string;
  readonly nextIconsAgain: string;
}

/** Statements. */
export interface StatementPhrases {
  readonly mustFightWhenUsed: (must: string, agreement: Agreement) => string;
  readonly noDamage: string;
  readonly only: string;
  readonly tauntReaches: (card: string, places: number) => string;
  readonly ignore: Say<[what: string]>;
  readonly doubleDamage: Say<[card: string]>;
  readonly additionalDamage: Say<[clause: string, suffers: string, damage: string]>;
  readonly sharedFightDamage: Say<[from: string, to: string]>;
  readonly dividedDamage: Say<[from: string, among: string]>;
  readonly redirectedDamage: Say<[from: string, to: string]>;
  readonly asIfAmber: string;
  readonly keepsAmber: Say<[pool: string]>;
  readonly amberSpentOnKeys: Say<[clause: string]>;
  readonly allHouses: string;
  readonly theHouseOf: Say<[card: string]>;
  readonly consideredOf: (house: string, agreement: Agreement) => string;
  readonly consideredA: (noun: string, agreement: Agreement) => string;
  readonly consideredFlank: (agreement: Agreement) => string;
  readonly allItsAbilities: (agreement: Agreement) => string;
  readonly allItsTraits: (agreement: Agreement) => string;
  readonly allItsHeadingAbilities: (heading: string, agreement: Agreement) => string;
  readonly toWin: string;
  readonly withTopCardRevealed: Say<[card: string]>;
  readonly combinedCards: (number: number, purged: string, discard: string) => string;
  readonly resolveAs: Say<[icon: string]>;
  readonly insteadOfIt: string;
  readonly insteadOfPlayAbilities: Say<[heading: string]>;
  readonly iconsAgain: Say<[cards: string]>;
  readonly switchStats: Say<[card: string]>;
  readonly aCopy: string;
  readonly alsoHeading: Say<[heading: string, card: string, both: string]>;
  readonly treatAsCopy: Say<[card: string]>;
  readonly entersAsCopy: Say<[title: string, card: string]>;
  readonly exceptItBelongsTo: Say<[house: string]>;
  readonly playableAsUpgrade: Say<[title: string, text: string]>;
  readonly attachesOnlyTo: Say<[title: string, cards: string]>;
  readonly takesAnyArchives: Say<[may: string, archives: string]>;
  readonly fewerCards: string;
  readonly pay: (price: string, isToYou: boolean) => string;
  readonly partsOfText: (parts: readonly ('traits' | 'keywords' | 'abilities')[] | undefined) => string;
  readonly whereX: Say<[value: string]>;
  readonly exceptToFight: string;
  readonly leaveArchives: string;
  readonly fromYourHandExceptByAbilities: string;
  readonly haveAmberCaptured: (isYours: boolean) => string;
  readonly playCreaturesOn: (flank: Noun, isYours: boolean) => string;
  readonly resolveIconsOfPlayed: (isYours: boolean) => string;
  readonly mulligan: (isYours: boolean) => string;
}

export type Phrases = TimePhrases &
  NounPhrases &
  AmountPhrases &
  ConditionPhrases &
  EffectPhrases &
  StatementPhrases;
