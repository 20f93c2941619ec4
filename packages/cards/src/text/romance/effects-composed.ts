import type { Amount, Effect, NodeTable, Ref, Select, Target } from '@amberhall/engine/language';
import { isOfThem, needsAnnouncing } from '../announcing.ts';
import { isAboutOther, isDoneByYou } from '../doers.ts';
import { areMany } from '../references.ts';
import { beginSentence } from '../render-context.ts';
import { asSentence } from './abilities.ts';
import { eachOf } from './amounts.ts';
import { condition } from './conditions.ts';
import { afterClause, inMood } from './context.ts';
import type { RomanceContext } from './context.ts';
import { effect, joinedEffects, nextSentence, sentences } from './effects.ts';
import { capitalized, listed } from './grammar.ts';
import { lasting } from './lasting.ts';
import { agreementOf, named, noun, plural, singular } from './nouns.ts';
import { doPlain, PLAIN, sharedVerbs } from './plain-verbs.ts';
import { effectDoes, isYou, playerCan, playerName } from './players.ts';

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

export const compositions: Pick<NodeTable<Effect, [context: RomanceContext], string>, ComposedKind> = {
  lasting,
  choose,
  when: ({ if: test, then, else: other }, context) => {
    const { words, say } = context.language;
    const isAfterOther = isAboutOther(test);
    const lead = `${words.if} ${condition(test, context)}`;
    const first = `${lead}, ${afterClause(isAfterOther, context, () => joinedEffects(then, context))}`;
    return other ? `${first}. ${say.otherwise}, ${nextSentence(other, context, isAfterOther)}` : first;
  },
  may: ({ do: what, by = 'you' }, context) => {
    const who = playerCan(by, 'may', context);
    // What has no verb of the player is a sentence of its own.
    if (what.some(isNoAction))
      return `${who} ${context.language.say.doThis}${context.language.words.colon} ${nextSentence(what, context)}`;
    const { offeredTo } = context;
    context.offeredTo = by;
    const offer = inMood('infinitive', context, () => joinedEffects(what, context));
    context.offeredTo = offeredTo;
    return `${who} ${offer}`;
  },
  'one-of': ({ options, by }, context) => {
    const { language } = context;
    const chooser =
      by && !isYou(by)
        ? `${playerName(by, context)} ${language.verbs.choose.finite('present', { gender: 'm', many: false })} ${language.say.one}`
        : `${effectDoes('choose', context)} ${language.say.one}`;
    const lines = options.map((option) => `\n• ${asSentence(nextSentence(option, context))}`);
    return `${chooser}${language.words.colon}${lines.join('')}`;
  },
  'if-done': (node, context) => {
    const { say } = context.language;
    const first = effect(node.first, context);
    const isByYou = isDoneByYou(node.first);
    const next = (effects: readonly Effect[]): string => nextSentence(effects, context, !isByYou);
    const then = node.then ? `. ${say.ifDone(isByYou)}, ${next(node.then)}` : '';
    const other = node.else
      ? `. ${node.then ? say.otherwise : say.ifNotDone(isByYou)}, ${next(node.else)}`
      : '';
    return `${first}${then}${other}`;
  },
  'instead-if': ({ base, if: test, then }, context) => {
    const { words } = context.language;
    const first = effect(base, context);
    beginSentence(context);
    const other = inMood('imperative', context, () => {
      const lead = `${words.if} ${condition(test, context)}`;
      const instead = afterClause(isAboutOther(test), context, () => joinedEffects(then, context));
      return `${lead}, ${words.instead}, ${instead}`;
    });
    return `${first}. ${capitalized(other)}`;
  },
  'for-each': forEach,
  'for-each-house': ({ among, do: what }, context) => {
    const { words, say } = context.language;
    const houses = among === undefined ? words.house.one : say.housesAmong(false, plural(among, context));
    return `${words.forEach} ${houses}, ${joinedEffects(what, context)}`;
  },
  'for-each-player': ({ if: test, do: what }, context) => {
    const { words, say } = context.language;
    const lead = `${words.forEach} ${say.playerWord}, `;
    const then = test ? `${words.if} ${condition(test, context)}, ` : '';
    const isAfterOther = test !== undefined && isAboutOther(test);
    return `${lead}${then}${afterClause(isAfterOther, context, () => joinedEffects(what, context))}`;
  },
  times: ({ n, do: what }, context) => {
    const { words, say } = context.language;
    if (typeof n === 'number') return `${joinedEffects(what, context)}. ${say.repeatTimes(n - 1)}`;
    if (context.offeredTo !== undefined)
      return `${joinedEffects(what, context)} ${words.forEach} ${eachOf(perOne(n), context)}`;
    return `${words.forEach} ${eachOf(perOne(n), context)}, ${joinedEffects(what, context)}`;
  },
  together: ({ do: what }, context) => oneVerb(what, context) ?? joinedEffects(what, context),
  'repeat-on': ({ next, do: what }, context) => {
    const { language } = context;
    const test = following(next, context);
    const repeat = language.say.repeatOn(language.that(language.nouns[next.type], false));
    return `${language.words.if} ${test}, ${joinedEffects(what, context)} ${language.words.and} ${repeat}`;
  },
  repeat: (node, context) => {
    const { words, say } = context.language;
    const first = sentences(node.do, context);
    beginSentence(context);
    const isPreceding = node.times === 1;
    const rest = inMood('imperative', context, () => {
      const test = node.if ? `${words.if} ${condition(node.if, context)}, ` : '';
      if (node.price) {
        const { price } = node;
        const paid = inMood('infinitive', context, () => joinedEffects(price, context));
        return `${test}${say.mayPayToRepeat(paid, isPreceding)}`;
      }
      const verb = node.optional ? say.mayRepeat(isPreceding) : say.repeat(isPreceding);
      return node.whilePossible ? `${verb} ${say.asOftenAsPossible}` : `${test}${verb}`;
    });
    return `${first}. ${capitalized(rest)}`;
  },
};

/** Effects that are no action of the player who may let them happen. */
const isNoAction = ({ kind }: Effect): boolean => NO_ACTIONS.has(kind);
const NO_ACTIONS: ReadonlySet<Effect['kind']> = new Set([
  'lasting',
  'when',
  'for-each-house',
  'for-each-player',
  'reset-tide',
  'stop-event',
  'stop-fight',
  'change-active-house',
  'repeat',
  'repeat-on',
]);

/** Tells whether a verb has a pronoun for this card, and so cannot have a second object. */
const isMentioned = ({ name }: Ref, { it, mentionedChoices }: RomanceContext): boolean =>
  name === 'it' || name === 'them' || it === name || mentionedChoices.has(name);

/** "Destroy an enemy creature and a friendly creature": the verb is said once. */
function oneVerb(parts: readonly Effect[], context: RomanceContext): string | undefined {
  const [first, ...others] = parts;
  const verb = first && PLAIN[first.kind];
  if (!first || !verb || !('target' in first) || first.target === undefined) return undefined;
  const targets = others.flatMap((part) =>
    part.kind === first.kind && 'target' in part && part.target !== undefined ? [part.target] : [],
  );
  if (first.target.kind === 'ref' && isMentioned(first.target, context)) return undefined;
  const isBare = parts.every(
    (part) => !('asYours' in part) && !('against' in part) && !('times' in part && part.times !== 1),
  );
  if (targets.length < others.length || !isBare || targets.some(({ kind }) => kind === 'ref'))
    return undefined;
  const { language } = context;
  const said = [doPlain([verb], first.target, context), ...targets.map((target) => named(target, context))];
  return listed(said, language.words.and);
}

const perOne = (n: Amount): Amount =>
  typeof n === 'object' && n.kind === 'per' && n.times === 1 ? n.each : n;

/** Writes a named choice at its first mention. Several verbs share their object. */
function choose({ target, as, then }: Extract<Effect, { kind: 'choose' }>, context: RomanceContext): string {
  const [same] = target.where;
  if (same?.kind === 'is' && same.card.kind === 'ref' && target.quantifier.kind === 'each') {
    // A name for the card that “it” stands for, which needs no words.
    context.mentionedChoices.set(as, target);
    context.saidIt = true;
    return sentences(then, context);
  }
  const verbs = sharedVerbs(then, as);
  context.pendingChoices.set(as, target);
  const chosen: Target = { kind: 'ref', name: as };
  if (verbs) {
    context.isFightMentioned ||= then.some(({ kind }) => kind === 'fight');
    return doPlain(verbs, chosen, context);
  }
  if (needsAnnouncing(then[0], as)) {
    const announced = effectDoes('choose', context, chosen);
    beginSentence(context);
    return `${announced}. ${capitalized(inMood('imperative', context, () => sentences(then, context)))}`;
  }
  return sentences(then, context);
}

/** "Its left neighbor shares a house with it", or "there is … in play". */
function following(next: Select, context: RomanceContext): string {
  const { language } = context;
  const { say } = language;
  const beside = next.where.find((filter) => filter.kind === 'neighbor-of');
  const alike = next.where.find((filter) => filter.kind === 'shares');
  if (beside?.side === undefined || alike === undefined || next.where.length > 2)
    return say.thereIs(noun(next, context), false);
  const neighbor = say.theNeighborOn(language.sides[beside.side], named(beside.of, context));
  const shares = language.verbs.share.finite('if', { gender: language.nouns.creature.gender, many: false });
  return `${neighbor} ${shares} ${language.a(language.shared[alike.what])} ${language.words.with} ${named(alike.with, context)}`;
}

function forEach({ of, do: what }: Extract<Effect, { kind: 'for-each' }>, context: RomanceContext): string {
  const { language } = context;
  const { words, say } = language;
  const isChoice = of.quantifier.kind === 'choose' || of.quantifier.kind === 'any-number';
  const inTurn = `, ${say.oneAtATime(agreementOf(of, context))}`;
  const all = of.quantifier.kind === 'each' ? sharedVerbs(what, 'it', 1) : undefined;
  if (all) return `${doPlain(all, of, context)}${inTurn}`;
  if (isOfThem(of))
    return `${words.forEach} ${say.oneOfThem(language.nouns[of.type])}, ${joinedEffects(what, context)}`;
  if (!isChoice) {
    const one =
      of.quantifier.kind === 'bare' ? eachOf({ kind: 'count', of }, context) : singular(of, context);
    const unplaced = one.endsWith(` ${words.inPlay}`) ? one.slice(0, -words.inPlay.length - 1) : one;
    return `${words.forEach} ${unplaced}, ${joinedEffects(what, context)}`;
  }
  const verbs = sharedVerbs(what, 'it');
  if (verbs) return `${doPlain(verbs, of, context)}${areMany(of) ? inTurn : ''}`;
  const chosen = `${effectDoes('choose', context)} ${noun(of, context)}`;
  beginSentence(context);
  const each = inMood('imperative', context, () => sentences(what, context));
  return `${chosen}. ${say.forEachOfThemInTurn(language.nouns[of.type])}${words.colon} ${capitalized(each)}`;
}
