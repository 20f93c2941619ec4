import type { PlayerRef, Target } from '@amberhall/engine/language';
import { verbForm } from './context.ts';
import type { RomanceContext } from './context.ts';
import { ONE_PLAYER, words, YOU } from './grammar.ts';
import type { Agreement, Noun, Tense, Verb } from './grammar.ts';
import type { VerbName } from './language.ts';
import { nounOf, withObject } from './nouns.ts';

export const isYou = (who: PlayerRef | 'a-player'): boolean => who === 'you';

/** "your opponent", "its owner", as a subject or after a preposition. */
export const playerName = (who: PlayerRef | 'a-player', { language, lastKind }: RomanceContext): string =>
  language.player(who, language.nouns[lastKind]);

/**
 * "Draw", "to draw", "your opponent draws", or "have your opponent draw" where only a verb of the reader can stand. Later
 * words can refer to the player as "they".
 */
export function playerDoes(
  who: PlayerRef,
  verb: VerbName | Verb,
  context: RomanceContext,
  object?: Target,
  rest?: string,
): string {
  const { language, mood, offeredTo } = context;
  const forms = typeof verb === 'string' ? language.verbs[verb] : verb;
  const isOffered = mood === 'infinitive' && offeredTo !== undefined;
  if (who === (isOffered ? offeredTo : 'you')) {
    const word = commandWord(forms, context);
    const said = object === undefined ? word : withObject(word, verbForm(mood), object, context, rest);
    return mood === 'indicative' ? `${language.words.youNamed} ${said}` : said;
  }
  if (!isYou(who)) context.they = who;
  const finite = (tense: Tense): string => {
    const word = forms.finite(tense, isYou(who) ? YOU : ONE_PLAYER);
    return object === undefined ? word : withObject(word, 'finite', object, context, rest);
  };
  const subject = isYou(who) ? language.words.you : playerName(who, context);
  return mood === 'infinitive'
    ? language.make(words(subject, finite('subjunctive')))
    : words(subject, finite('present'));
}

/** What the effect itself does: "draw", or "your opponent may draw" if another player may let it happen. */
export const effectDoes = (
  verb: VerbName | Verb,
  context: RomanceContext,
  object?: Target,
  rest?: string,
): string => playerDoes(context.offeredTo ?? 'you', verb, context, object, rest);

/** The verb of the reader in the mood of the context, without "you". */
export function commandWord({ imperative, infinitive, finite }: Verb, { mood }: RomanceContext): string {
  if (mood === 'imperative') return imperative;
  return mood === 'infinitive' ? infinitive : finite('present', YOU);
}

/** "Reveal it": a verb of the reader with a pronoun. */
export const commandWithPronoun = (verb: VerbName, it: Agreement, context: RomanceContext): string =>
  context.language.withPronoun(
    commandWord(context.language.verbs[verb], context),
    verbForm(context.mood),
    it,
  );

/** "Move it", or "moves it" after what another player does. */
export function doesWithPronoun(
  who: PlayerRef,
  verb: VerbName,
  it: Agreement,
  context: RomanceContext,
): string {
  if (isYou(who)) return commandWithPronoun(verb, it, context);
  const { language } = context;
  return language.withPronoun(language.verbs[verb].finite('present', ONE_PLAYER), 'finite', it);
}

/** "You have", "your opponent has": a clause in which the reader is no exception. */
export function playerClause(
  who: PlayerRef,
  verb: VerbName,
  tense: Tense,
  context: RomanceContext,
  isNegative = false,
): string {
  const { language } = context;
  const finite = language.verbs[verb].finite(tense, isYou(who) ? YOU : ONE_PLAYER);
  if (!isYou(who)) context.they = who;
  const subject = isYou(who) ? language.words.you : playerName(who, context);
  return words(subject, isNegative ? language.negated(finite) : finite);
}

/** "You may", "your opponent must": the auxiliary of an infinitive. */
export const playerCan = (who: PlayerRef, verb: 'may' | 'must', context: RomanceContext): string =>
  playerClause(who, verb, 'present', context);

/** "Your hand", "your opponent’s hand", or "their hand" where the sentence has already named them. */
export function owned(
  noun: Noun,
  who: PlayerRef | 'a-player',
  context: RomanceContext,
  many = false,
): string {
  const { language } = context;
  if (isYou(who)) return language.your(noun, many);
  const isOneOfEach = who === 'that-player' && context.they === 'each';
  if (context.they === who || isOneOfEach) return language.theirs(noun, many, ONE_PLAYER);
  return `${language.the(noun, many)} ${language.words.of} ${playerName(who, context)}`;
}

/** "Their own hand", of the subject of the clause. */
export const own = (noun: Noun, who: PlayerRef, { language }: RomanceContext): string =>
  isYou(who) ? language.your(noun, false) : language.theirs(noun, false, ONE_PLAYER);

/** "The power of that creature", "Troll’s power". */
export function ofCard(noun: Noun, card: Target, context: RomanceContext): string {
  const { language } = context;
  const said = nounOf(card, context);
  // A possessive could mean the subject of the sentence.
  const owner = typeof said === 'string' ? said : language.that(language.nouns[said.kind], said.many);
  return `${language.the(noun, false)} ${language.words.of} ${owner}`;
}
