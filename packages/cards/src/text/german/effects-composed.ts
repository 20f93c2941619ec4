import type { Amount, Effect, Select, Target } from '@amberhall/engine/language';
import { isOfThem, needsAnnouncing } from '../announcing.ts';
import { isDoneByYou } from '../doers.ts';
import { verbsOfOneObject } from '../shared-objects.ts';
import { areMany } from '../references.ts';
import { beginSentence } from '../render-context.ts';
import type { RenderContext } from '../render-context.ts';
import { eachOf } from './amounts.ts';
import {
  andThen,
  bullets,
  holding,
  infinitive,
  led,
  main,
  said,
  spanning,
  together,
  verb,
  youDo,
} from './clauses.ts';
import type { Clause, Said } from './clauses.ts';
import { condition } from './conditions.ts';
import { allOf, effect, sentences } from './effects.ts';
import type { EffectTable } from './effects.ts';
import { A, capitalized, DEFINITE, listed, nounPhrase } from './grammar.ts';
import { NOUNS, SHARED } from './lexicon.ts';
import { lasting, replaced } from './lasting.ts';
import { eachOne, named, noun } from './nouns.ts';
import { adjoining } from './special-nouns.ts';
import { personOf, playerDoes, subject } from './players.ts';

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

const MAY = verb('darf darfst darf dürfen');
const CHOOSE = verb('wähle wählst wählt wählen');
const REPEAT = verb('wiederhole wiederholst wiederholt wiederholen');

export const compositions: Pick<EffectTable, ComposedKind> = {
  lasting,
  choose,
  when: ({ if: test, then, else: other }, context) => {
    const first = led(`falls ${condition(test, context)}`, allOf(then, context));
    return other ? andThen(first, `sonst ${otherwise(other, context)}`) : first;
  },
  may: ({ do: what, by = 'you' }, context) => {
    const who = by === 'you' ? 'du' : subject(by, context);
    context.offeredTo = by;
    const { clauses, tail } = allOf(what, context);
    context.offeredTo = undefined;
    return said(
      { subject: who, person: personOf(by), verb: MAY, objects: infinitive({ clauses, tail: '' }) },
      tail,
    );
  },
  'one-of': ({ options, by = 'you' }, context) => {
    const chooser = playerDoes(by, CHOOSE, 'eins', context);
    const lines = options.map((option) => {
      beginSentence(context);
      return main(allOf(option, context));
    });
    return { ...chooser, tail: `:${bullets(lines)}` };
  },
  'if-done': (node, context) => {
    const first = effect(node.first, context);
    const [who, does] = isDoneByYou(node.first) ? ['du', 'tust'] : ['er', 'tut'];
    const then = node.then
      ? andThen(first, main(led(`falls ${who} das ${does}`, next(node.then, context))))
      : first;
    if (!node.else) return then;
    const other = node.then
      ? `sonst ${otherwise(node.else, context)}`
      : main(led(`falls ${who} das nicht ${does}`, next(node.else, context)));
    return andThen(then, other);
  },
  'instead-if': ({ base, if: test, then }, context) => {
    const first = effect(base, context);
    beginSentence(context);
    return andThen(first, main(led(`falls ${condition(test, context)}`, replaced(allOf(then, context)))));
  },
  'for-each': forEach,
  'for-each-house': ({ among, do: what }, context) => {
    const houses = among === undefined ? 'jedes Haus' : eachOf({ kind: 'houses', among }, context);
    return spanning({ adverb: `für ${houses}` }, allOf(what, context));
  },
  'for-each-player': ({ if: test, do: what }, context) => {
    const lead = test && `falls ${condition(test, context)}`;
    const then = allOf(what, context);
    return holding({ adverb: 'für jeden Spieler' }, main(lead ? led(lead, then) : then));
  },
  times: ({ n, do: what }, context) => {
    if (typeof n === 'number') {
      const times = n === 2 ? 'einmal' : `${n - 1}-mal`;
      return andThen(allOf(what, context), `wiederhole diesen Effekt ${times}`);
    }
    const adverb = `für ${eachOf(perOne(n), context)}`;
    return spanning({ adverb }, allOf(what, context));
  },
  together: ({ do: what }, context) => together(withOneVerb(what.map((part) => effect(part, context)))),
  'repeat-on': ({ next: following, do: what }, context) => {
    const lead = `falls ${isFollowed(following, context)}`;
    const that = nounPhrase({ kind: 'like', stem: 'dies' }, [], NOUNS[following.type], 'dat');
    const again = youDo(REPEAT, `diesen Effekt mit ${that}`);
    return led(lead, together([allOf(what, context), again]));
  },
  repeat: (node, context) => {
    const first = inSentences(node.do, context);
    beginSentence(context);
    const repeated = node.times === 1 ? 'den vorstehenden Effekt' : 'diesen Effekt';
    const may = (objects: string): Said => said({ subject: 'du', person: 'du', verb: MAY, objects });
    const test = node.if && `falls ${condition(node.if, context)}`;
    const under = (words: Said): string => main(test ? led(test, words) : words);
    if (node.price) {
      const price = infinitive(allOf(node.price, context));
      return andThen(first, under(may(`${price}, um ${repeated} zu wiederholen`)));
    }
    if (node.whilePossible) {
      const often = `${repeated} beliebig oft`;
      const again = node.optional ? may(`${often} wiederholen`) : youDo(REPEAT, often);
      return andThen(first, `${under(again)}, solange du ihn vollständig ausführen kannst`);
    }
    return andThen(first, under(node.optional ? may(`${repeated} wiederholen`) : youDo(REPEAT, repeated)));
  },
};

/** Sentences of the same effect after a full stop. */
function next(effects: readonly Effect[], context: RenderContext): Said {
  beginSentence(context);
  return allOf(effects, context);
}

/** After "sonst" the verb comes first. */
function otherwise(effects: readonly Effect[], context: RenderContext): string {
  const { clauses, tail } = next(effects, context);
  const [first] = clauses;
  if (first.lead) return `gilt: ${capitalized(main({ clauses, tail }))}`;
  return main(led(MARK, { clauses, tail })).replace(`${MARK}, `, '');
}
/** Stands where "sonst" is. */
const MARK = '\u0000';

/** Effects as sentences of which the first can be put into another order. */
function inSentences(effects: readonly Effect[], context: RenderContext): Said {
  const [first, ...others] = effects;
  if (first === undefined) throw new Error('there is nothing to say');
  const words = effect(first, context);
  if (others.length === 0) return words;
  beginSentence(context);
  return andThen(words, sentences(others, context));
}

/** "zerstöre eine feindliche Kreatur und eine eigene Kreatur": the verb is said once. */
function withOneVerb(parts: readonly Said[]): readonly Said[] {
  const clauses = parts.map(({ clauses: [only] }) => only);
  const [first] = clauses;
  const isBare = ({ subject: who, adverb, lead, after }: Clause): boolean =>
    who === undefined && !adverb && !lead && !after;
  const areAlike =
    first !== undefined &&
    clauses.every((clause) => clause.verb === first.verb && isBare(clause)) &&
    parts.every(({ tail, clauses: all }) => tail === '' && all.length === 1);
  if (!areAlike) return parts;
  return [said({ ...first, objects: listed(clauses.map(({ objects }) => objects)) })];
}

const perOne = (n: Amount): Amount =>
  typeof n === 'object' && n.kind === 'per' && n.times === 1 ? n.each : n;

/** Writes a named choice at its first mention. */
function choose({ target, as, then }: Extract<Effect, { kind: 'choose' }>, context: RenderContext): Said {
  const [same] = target.where;
  if (same?.kind === 'is' && same.card.kind === 'ref' && target.quantifier.kind === 'each') {
    // A name for the card that “it” stands for, which needs no words.
    context.mentionedChoices.set(as, target);
    context.saidIt = true;
    return inSentences(then, context);
  }
  context.pendingChoices.set(as, target);
  if (needsAnnouncing(then[0], as) || !isNamedBy(then[0], as, context)) {
    const chosen = named({ kind: 'ref', name: as }, 'acc', context);
    beginSentence(context);
    const choice = youDo(CHOOSE, chosen);
    return then.length === 0 ? choice : andThen(choice, sentences(then, context));
  }
  return isOneSentence(then, as) ? allOf(then, context) : inSentences(then, context);
}

/** The player must learn what there is to choose before anything else is said about it. */
function isNamedBy(first: Effect | undefined, name: string, context: RenderContext): boolean {
  if (first === undefined) return false;
  const trial = {
    ...context,
    pendingChoices: new Map(context.pendingChoices),
    mentionedChoices: new Map(context.mentionedChoices),
  };
  effect(first, trial);
  return !trial.pendingChoices.has(name);
}

/** Plain verbs with the same object share a sentence. */
const isOneSentence = (effects: readonly Effect[], name: string): boolean =>
  verbsOfOneObject(effects, name, SHORT) !== undefined;
const SHORT: Readonly<Partial<Record<Effect['kind'], true>>> = {
  destroy: true,
  purge: true,
  archive: true,
  ready: true,
  exhaust: true,
  stun: true,
  unstun: true,
  ward: true,
  unward: true,
  enrage: true,
  calm: true,
  fight: true,
  reap: true,
  reveal: true,
  use: true,
  exalt: true,
};

/** "die links an sie angrenzende Kreatur ein Haus mit ihr gemeinsam hat", or "es … gibt" */
function isFollowed(following: Select, context: RenderContext): string {
  const beside = following.where.find((filter) => filter.kind === 'neighbor-of');
  const alike = following.where.find((filter) => filter.kind === 'shares');
  if (beside?.side === undefined || alike === undefined || following.where.length > 2)
    return `es ${noun(following, 'acc', context)} gibt`;
  const near = adjoining(beside.side, beside.of, context);
  const neighbor = nounPhrase(DEFINITE, [near], NOUNS[following.type], 'nom');
  const common = nounPhrase(A, [], SHARED[alike.what], 'acc');
  return `${neighbor} ${common} mit ${named(alike.with, 'dat', context)} gemeinsam hat`;
}

function forEach({ of, do: what }: Extract<Effect, { kind: 'for-each' }>, context: RenderContext): Said {
  const isChoice = of.quantifier.kind === 'choose' || of.quantifier.kind === 'any-number';
  const isEach = of.quantifier.kind === 'each';
  if ((isEach || (isChoice && what.length > 1)) && !isOfThem(of) && isOneSentence(what, 'it'))
    return inTurn(what, of, context);
  if (isOfThem(of)) return spanning({ adverb: 'für jede von ihnen' }, allOf(what, context));
  if (!isChoice) {
    const isCounted = of.quantifier.kind === 'bare';
    const one = isCounted ? eachOf({ kind: 'count', of }, context) : eachOne(of, 'acc', context);
    const adverb = `für ${one.replace(/ im Spiel$/, '')}`;
    return spanning({ adverb }, allOf(what, context));
  }
  const chosen = youDo(CHOOSE, noun(of, 'acc', context));
  beginSentence(context);
  const one = main(allOf(what, context));
  return andThen(chosen, main(holding({ adverb: 'nacheinander für jede von ihnen' }, one)));
}

/** "mache jede eigene Kreatur spielbereit und kämpfe mit ihr, eine nach der anderen" */
function inTurn([first, ...others]: readonly Effect[], of: Select, context: RenderContext): Said {
  if (first === undefined) throw new Error('there is nothing to say');
  const its: Target = { kind: 'ref', name: areMany(of) ? 'them' : 'it' };
  const parts = [
    effect({ ...first, target: of } as Effect, context),
    ...others.map((node) => effect({ ...node, target: its } as Effect, context)),
  ];
  const { clauses, tail } = together(parts);
  const isOne = of.quantifier.kind === 'choose' && !areMany(of);
  const order =
    isOne || clauses.some(({ objects }) => objects.includes('nacheinander')) ? '' : ', eine nach der anderen';
  const last = clauses.at(-1);
  if (last === undefined) return { clauses, tail };
  const all = [...clauses.slice(0, -1), { ...last, after: `${last.after ?? ''}${order}` }];
  return { clauses: all as unknown as Said['clauses'], tail };
}
