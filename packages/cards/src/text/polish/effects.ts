import { interpret } from '@amberhall/engine/language';
import type { Effect, NodeTable } from '@amberhall/engine/language';
import { isDoneByOthers } from '../doers.ts';
import { isSelf } from '../references.ts';
import { beginSentence } from '../render-context.ts';
import { groupedByObject, objectOf, verbsOfOneObject } from '../shared-objects.ts';
import { amberEffects } from './effects-amber.ts';
import { cardEffects } from './effects-cards.ts';
import { compositions } from './effects-composed.ts';
import { creatureEffects } from './effects-creatures.ts';
import { gameEffects } from './effects-game.ts';
import { capitalized, inSequence, listed } from './grammar.ts';
import { SPAN_HEADS } from './spans.ts';
import { PLAIN_VERBS, verbsWith } from './plain-verbs.ts';
import { withoutSubject } from './repeated-subject.ts';
import { inMood } from './speech.ts';
import type { Speech } from './speech.ts';

/** The text of every kind of effect. */
const EFFECTS: NodeTable<Effect, [speech: Speech], string> = {
  ...amberEffects,
  ...cardEffects,
  ...creatureEffects,
  ...gameEffects,
  ...compositions,
};

/** One effect without its full stop: "zniszcz stworzenie", "twój przeciwnik traci 1{amber}". */
export function effect(node: Effect, speech: Speech): string {
  const { subject } = speech;
  // "It" is the card of the sentence before.
  if (speech.isSelfLast) {
    speech.lastKind = 'card';
    speech.isMixed = false;
  }
  speech.isSelfLast = false;
  speech.subject = speech.offeredTo ?? 'you';
  const words = interpret(EFFECTS, node, speech);
  speech.subject = subject;
  return words;
}

/** Effects as sentences; the first is left without its capital, the last without its full stop. */
export function sentences(effects: readonly Effect[], speech: Speech): string {
  const said: string[] = [];
  for (const alike of groupedByObject(effects, PLAIN_VERBS)) {
    if (said.length > 0) beginSentence(speech);
    const words =
      said.length > 0
        ? inMood(speech, 'imperative', () => ofOneObject(alike, speech))
        : ofOneObject(alike, speech);
    const joined = withoutRepeatedSpan(said.at(-1), words);
    if (joined !== undefined) said[said.length - 1] = joined;
    else said.push(said.length === 0 ? words : capitalized(words));
  }
  return said.reduce(inSequence);
}

/** "Do końca tury A i B": the life span is said once for both. */
function withoutRepeatedSpan(before: string | undefined, words: string): string | undefined {
  const span = SPAN_HEADS.find((head) => words.startsWith(head));
  if (span === undefined || !before?.toLowerCase().startsWith(span)) return undefined;
  return `${before} i ${withoutSubject(before.slice(span.length), words.slice(span.length))}`;
}

/** "ogłusz i wyczerp to stworzenie" */
function ofOneObject([first, ...others]: readonly [Effect, ...Effect[]], speech: Speech): string {
  if (others.length === 0 || !('target' in first) || first.target === undefined) return effect(first, speech);
  const verbs = verbsOfOneObject([first, ...others], objectOf(first), PLAIN_VERBS) ?? [];
  speech.isFightMentioned ||= others.some(({ kind }) => kind === 'fight');
  return verbsWith(verbs, first.target, speech);
}

/** Effects within one sentence: "w pełni ulecz stworzenie i połóż na nim znacznik siły +1". */
export function joinedEffects(effects: readonly Effect[], speech: Speech): string {
  const { mood } = speech;
  const said = effects.map((node, at) => {
    const words = effect(node, speech);
    // A new sentence follows a long one, and "możesz" does not reach into it.
    if (isLong(words)) speech.mood = 'imperative';
    return !isFinite(node) && isDoneByOthers(effects[at - 1]) ? `ty ${words}` : words;
  });
  speech.mood = mood;
  if (said.some(isLong))
    return said.map((words, at) => (at === 0 ? words : capitalized(words))).reduce(inSequence);
  const last = said.at(-1);
  const isOther = effects.some((node, at) => at > 0 && isFinite(node) !== isFinite(effects[at - 1]));
  const isContrast = isOther || last?.startsWith('jeśli ');
  return isContrast && last && said.length > 1 ? `${said.slice(0, -1).join(', ')}, a ${last}` : listed(said);
}

const isLong = (words: string): boolean => words.includes('. ') || words.includes('\n');

/** Tells whether the effect has a subject of its own: "twój przeciwnik traci 1{amber}". */
function isFinite(node: Effect | undefined): boolean {
  if (node?.kind === 'capture') return !isSelf(node.by);
  if (node?.kind === 'control') return node.to !== 'you';
  if (node?.kind === 'stop-event') return true;
  return isDoneByOthers(node) || node?.kind === 'each-deals' || node?.kind === 'redirect-blow';
}
