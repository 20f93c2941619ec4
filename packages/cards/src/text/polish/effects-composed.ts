import type { Amount, Effect, NodeTable, Select, Target } from '@amberhall/engine/language';
import { isOfThem, needsAnnouncing } from '../announcing.ts';
import { isDoneByAnother, isDoneByYou } from '../doers.ts';
import { areMany } from '../references.ts';
import { beginSentence } from '../render-context.ts';
import { verbsOfOneObject } from '../shared-objects.ts';
import { asSentence } from './abilities.ts';
import { eachOf } from './amounts.ts';
import { condition } from './conditions.ts';
import { effect, joinedEffects, sentences } from './effects.ts';
import { adjective, capitalized, inSequence, inTime, listed, z } from './grammar.ts';
import { HOUSE, IN_COMMON, KINDS } from './lexicon.ts';
import { lasting } from './lasting.ts';
import { after, named, noun, plural, singular } from './nouns.ts';
import { sideWord } from './noun-qualifiers.ts';
import { closed } from './phrases.ts';
import { PLAIN_VERBS, verbsWith } from './plain-verbs.ts';
import { isYou, player } from './players.ts';
import { thatOne } from './pronouns.ts';
import { inMood } from './speech.ts';
import type { Speech } from './speech.ts';
import { VERBS } from './verbs.ts';

type ComposedKind =
  | 'lasting'
  | 'choose'
  | 'when'
  | 'may'
  | 'one-of'
  | 'if-done'
  | 'instead-if'
  | 'for-each'
  | 'times'
  | 'together'
  | 'repeat'
  | 'repeat-on'
  | 'for-each-house'
  | 'for-each-player';

export const compositions: Pick<NodeTable<Effect, [speech: Speech], string>, ComposedKind> = {
  lasting,
  choose,
  when: ({ if: test, then, else: other }, speech) => {
    const first = `jeśli ${condition(test, speech)}, ${joinedEffects(then, speech)}`;
    return other ? inSequence(first, inTime('W przeciwnym razie', nextSentence(other, speech))) : first;
  },
  may: ({ do: what, by = 'you' }, speech) => {
    const who = isYou(by) ? 'możesz' : speech.they === by ? 'może' : `${player(by, 'nom', speech)} może`;
    if (!isYou(by)) speech.they = by;
    const { offeredTo, mood } = speech;
    speech.offeredTo = by;
    const isElse = isByOthers(what[0], by);
    speech.mood = isElse ? 'imperative' : 'infinitive';
    const offer = `${who} ${isElse ? 'zdecydować, że ' : ''}${joinedEffects(what, speech)}`;
    speech.offeredTo = offeredTo;
    speech.mood = mood;
    return offer;
  },
  'one-of': ({ options, by }, speech) => {
    const chooser =
      by && by !== 'you'
        ? `${player(by, 'nom', speech)} wybiera jedno`
        : `${VERBS.choose[speech.mood]} jedno`;
    const lines = options.map((option) => `\n• ${asSentence(nextSentence(option, speech))}`);
    return `${chooser}:${lines.join('')}`;
  },
  'if-done': (node, speech) => {
    const first = effect(node.first, speech);
    const isYours = isDoneByYou(node.first);
    const does = isYours ? 'zrobisz' : 'zrobi';
    const then = node.then ? [`Jeśli to ${does}, ${nextSentence(node.then, speech)}`] : [];
    const lack = node.then ? 'W przeciwnym razie' : `Jeśli tego nie ${does},`;
    const other = node.else ? [inTime(lack, nextSentence(node.else, speech))] : [];
    return [first, ...then, ...other].reduce(inSequence);
  },
  'instead-if': ({ base, if: test, then }, speech) => {
    const first = effect(base, speech);
    beginSentence(speech);
    return inMood(speech, 'imperative', () =>
      inSequence(first, `Jeśli ${condition(test, speech)}, zamiast tego ${joinedEffects(then, speech)}`),
    );
  },
  'for-each': forEach,
  'for-each-house': ({ among, do: what }, speech) => {
    const house = `dla każdego ${HOUSE.one.gen}`;
    const which =
      among === undefined ? house : `${house} reprezentowanego wśród ${plural(among, 'gen', speech)}`;
    return `${which} ${joinedEffects(what, speech)}`;
  },
  'for-each-player': ({ if: test, do: what }, speech) =>
    test
      ? `dla każdego gracza: jeśli ${condition(test, speech)}, ${joinedEffects(what, speech)}`
      : `dla każdego gracza: ${joinedEffects(what, speech)}`,
  times: ({ n, do: what }, speech) => {
    if (typeof n === 'number') {
      const times = n - 1 === 1 ? 'jeszcze raz' : `jeszcze ${n - 1} razy`;
      return inSequence(joinedEffects(what, speech), `Powtórz ten efekt ${times}`);
    }
    if (speech.offeredTo !== undefined)
      return `${joinedEffects(what, speech)} za ${eachOf(perOne(n), speech)}`;
    return `za ${eachOf(perOne(n), speech)} ${joinedEffects(what, speech)}`;
  },
  together: ({ do: what }, speech) => {
    const said = oneVerb(what, speech);
    if (said !== undefined) return said;
    const parts = what.map((part) => effect(part, speech));
    return parts.some((part) => part.includes('. ')) ? parts.map(inNewSentence).join('. ') : listed(parts);
  },
  'repeat-on': ({ next, do: what }, speech) => {
    const test = following(next, speech);
    return `jeśli ${test}, ${joinedEffects(what, speech)} i powtórz ten efekt na ${thatOne(next.type, 'loc')}`;
  },
  repeat: (node, speech) => {
    const first = sentences(node.do, speech);
    beginSentence(speech);
    return inMood(speech, 'imperative', () => inSequence(first, repetition(node, speech)));
  },
};

/** "Powtórz ten efekt", "Jeśli …, możesz powtórzyć ten efekt" */
function repetition(node: Extract<Effect, { kind: 'repeat' }>, speech: Speech): string {
  const what = node.times === 1 ? 'poprzedni efekt' : 'ten efekt';
  const test = node.if ? `jeśli ${condition(node.if, speech)}, ` : '';
  const { price } = node;
  if (price) {
    const paying = inMood(speech, 'infinitive', () => joinedEffects(price, speech));
    return capitalized(`${test}możesz ${paying}, aby powtórzyć ${what}`);
  }
  const verb = node.optional ? `możesz powtórzyć ${what}` : `powtórz ${what}`;
  if (node.whilePossible)
    return `${capitalized(verb)} tyle razy, ile chcesz, dopóki da się go powtórzyć w pełni`;
  return capitalized(`${test}${verb}`);
}

const inNewSentence = (words: string, index: number): string => (index === 0 ? words : capitalized(words));

/** Tells whether the first effect has a subject of its own, so that "możesz" needs a clause. */
function isByOthers(first: Effect | undefined, by: Parameters<typeof isDoneByAnother>[1]): boolean {
  if (isDoneByAnother(first, by)) return true;
  if (first?.kind === 'capture') return !(first.by.kind === 'ref' && first.by.name === 'self');
  if (first?.kind === 'control') return first.to !== by;
  if (first?.kind === 'choose') return isByOthers(first.then[0], by);
  return first?.kind === 'each-deals' || first?.kind === 'lasting' || first?.kind === 'redirect-blow';
}

/** "zniszcz wrogie stworzenie i przyjazne stworzenie": the verb is said once. */
function oneVerb(parts: readonly Effect[], speech: Speech): string | undefined {
  const [first] = parts;
  const verb = first && PLAIN_VERBS[first.kind];
  if (!verb || verb.away) return undefined;
  const targets = parts.flatMap((part) =>
    part.kind === first.kind && 'target' in part ? [part.target] : [],
  );
  if (targets.length < parts.length) return undefined;
  const said = targets.map((target) => named(target, verb.wanted, speech));
  return `${verb.verb[speech.mood]} ${listed(said.map((words, at) => (at < said.length - 1 ? closed(words) : words)))}`;
}

/** Sentences of the same effect after a full stop. */
function nextSentence(effects: readonly Effect[], speech: Speech): string {
  beginSentence(speech);
  return inMood(speech, 'imperative', () => joinedEffects(effects, speech));
}

const perOne = (n: Amount): Amount =>
  typeof n === 'object' && n.kind === 'per' && n.times === 1 ? n.each : n;

/** Writes a named choice at its first mention. Several verbs share their object. */
function choose({ target, as, then }: Extract<Effect, { kind: 'choose' }>, speech: Speech): string {
  const [same] = target.where;
  if (same?.kind === 'is' && same.card.kind === 'ref' && target.quantifier.kind === 'each') {
    // A name for the card that "it" stands for, which needs no words.
    speech.mentionedChoices.set(as, target);
    speech.saidIt = true;
    return sentences(then, speech);
  }
  const verbs = then.length > 1 ? verbsOfOneObject(then, as, PLAIN_VERBS) : undefined;
  speech.pendingChoices.set(as, target);
  const chosen: Target = { kind: 'ref', name: as };
  if (verbs) {
    speech.isFightMentioned ||= then.some(({ kind }) => kind === 'fight');
    return verbsWith(verbs, chosen, speech);
  }
  if (needsAnnouncing(then[0], as)) {
    const announced = `${VERBS.choose[speech.mood]} ${named(chosen, 'acc', speech)}`;
    beginSentence(speech);
    return `${announced}. ${capitalized(inMood(speech, 'imperative', () => sentences(then, speech)))}`;
  }
  return sentences(then, speech);
}

/** "stworzenie sąsiadujące z nim z lewej strony ma z nim wspólny dom", or "w grze jest …" */
function following(next: Select, speech: Speech): string {
  const beside = next.where.find((filter) => filter.kind === 'neighbor-of');
  const alike = next.where.find((filter) => filter.kind === 'shares');
  const shared = alike?.what;
  if (beside?.side === undefined || !alike || !shared || shared === 'battleline' || next.where.length > 2)
    return `w grze jest ${noun(next, 'nom', speech)}`;
  const neighbor = `stworzenie ${adjective('sąsiadujący', { case: 'nom', many: false, gender: 'n' })} ${z(after(beside.of, 'ins', speech))} z ${sideWord(beside.side)} strony`;
  return `${neighbor} ma ${IN_COMMON[shared].acc} ${z(after(alike.with, 'ins', speech))}`;
}

/** "każdego z nich" */
const eachOfThem = ({ type }: Select): string =>
  `${adjective('każdy', { case: 'gen', many: false, gender: KINDS[type].gender })} z nich`;

function forEach({ of, do: what }: Extract<Effect, { kind: 'for-each' }>, speech: Speech): string {
  const isChoice = of.quantifier.kind === 'choose' || of.quantifier.kind === 'any-number';
  const all = of.quantifier.kind === 'each' ? verbsOfOneObject(what, 'it', PLAIN_VERBS) : undefined;
  if (all) return `${verbsWith(all, of, speech)}, po kolei`;
  if (isOfThem(of)) return `dla ${eachOfThem(of)} ${joinedEffects(what, speech)}`;
  if (!isChoice) {
    const one =
      of.quantifier.kind === 'bare'
        ? eachOf({ kind: 'count', of }, speech)
        : singular(of, 'acc', speech, 'każdy');
    speech.lastKind = of.type;
    return `za ${one.replace(/ w grze$/, '')} ${joinedEffects(what, speech)}`;
  }
  const verbs = what.length > 1 ? verbsOfOneObject(what, 'it', PLAIN_VERBS) : undefined;
  if (verbs) return `${verbsWith(verbs, of, speech)}${areMany(of) ? ', po kolei' : ''}`;
  const chosen = noun(of, 'acc', speech);
  beginSentence(speech);
  return `${VERBS.choose[speech.mood]} ${chosen}. Dla ${eachOfThem(of)}, po kolei: ${capitalized(inMood(speech, 'imperative', () => sentences(what, speech)))}`;
}
