import type {
  Amount,
  Condition,
  Effect,
  Lifespan,
  Select,
  Statement,
  Target,
} from '@amberhall/engine/language';
import { script } from '../../language/links.ts';
import type { Sentence } from '../../language/links.ts';
import { phrasesFor } from '../grammar.ts';
import { per } from './amounts.ts';
import { dealForEach } from './effects-damage.ts';
import { pick } from './effect-verbs.ts';
import { CHOSEN, IT, OUTER_CHOSEN } from './noun-parts.ts';

/** Whole sentences with "you may", "if", "for each" and life spans. */

const span = phrasesFor('span')
  .phrase('for the (remainder|rest) of the turn', () => 'turn')
  .phrase('this turn', () => 'turn')
  .phrase('until the end of (the|your) turn', () => 'turn')
  .phrase('until the end of your next turn', () => 'through-your-next-turn')
  .phrase('until the start of your next turn', () => 'until-your-next-turn')
  .phrase('(during|on|for) your opponent ’s next turn', () => 'opponent-next-turn')
  .phrase('(during|on) their next turn', () => 'opponent-next-turn')
  .phrase('of their next turn', () => 'opponent-next-turn')
  .phrase('during their next "choose a house" step', () => 'opponent-next-turn')
  .phrase('(during|on) your next turn', () => 'your-next-turn')
  .phrase('until ~ leaves play', () => 'while-in-play');

/** A statement about a card that is chosen: the choice comes first. */
function lasting(until: Lifespan, statement: Statement): Effect {
  for (const place of ['to', 'who', 'what', 'from'] as const) {
    const target = (statement as unknown as Record<string, unknown>)[place];
    if (isChoice(target) && !statement.kind.startsWith('may-') && statement.kind !== 'enters') {
      return pick(target, [{ kind: 'lasting', until, statement: withChosen(statement, target) }]);
    }
  }
  return { kind: 'lasting', until, statement };
}
/** The statement about the chosen card. */
function withChosen<T>(node: T, target: Select): T {
  if ((node as unknown) === target) return CHOSEN as T;
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((part: unknown) => withChosen(part, target)) as T;
  return Object.fromEntries(
    Object.entries(node).map(([key, part]: [string, unknown]) => [key, withChosen(part, target)]),
  ) as T;
}
const isChoice = (target: unknown): target is Select =>
  typeof target === 'object' &&
  target !== null &&
  (target as Target).kind === 'select' &&
  ((target as Select).quantifier.kind === 'choose' || (target as Select).quantifier.kind === 'random');

const when = (condition: Condition, then: readonly Effect[]): Effect => ({
  kind: 'when',
  if: condition,
  then,
});

const effect = phrasesFor('effect')
  .phrase('<span> [,] <statement>', (until, statement) => lasting(until, statement))
  .phrase('<statement> <span>', (statement, until) => lasting(until, statement))
  .phrase('<span> , (after|each time|whenever|when) <event> , <effects>', (until, event, then) => ({
    kind: 'lasting',
    until,
    statement: { kind: 'each-time', event, do: then },
  }))
  .phrase('<span> , <effects> (each time|after|whenever) <event>', (until, then, event) => ({
    kind: 'lasting',
    until,
    statement: { kind: 'each-time', event, do: then },
  }))
  .phrase('(after|each time|whenever) <event> <span> , <effects>', (event, until, then) => ({
    kind: 'lasting',
    until,
    statement: { kind: 'each-time', event, do: then },
  }))
  .phrase('the next time <event> this turn , <effects>', (event, then) => ({
    kind: 'lasting',
    until: 'turn',
    statement: { kind: 'each-time', event, do: then, once: true },
  }))
  .phrase('the next <class> you play this turn enters play ready', (what) => ({
    kind: 'lasting',
    until: 'turn',
    statement: {
      kind: 'enters',
      what: { ...what, quantifier: { kind: 'choose', min: 1, max: 1 } },
      how: 'ready',
      played: 'you',
    },
    once: true,
  }))
  .phrase(
    'the next time you play <cards> this turn , resolve each of its bonus icons an additional time',
    (what) =>
      what.kind === 'select'
        ? { kind: 'lasting', until: 'turn', statement: { kind: 'icons-again', who: 'you', what }, once: true }
        : undefined,
  )
  .phrase(
    'if (your opponent|they) chooses that house as their active house on their next turn , <effects>' as 'if they choose that house , <effects>',
    (then) => nextHouse(then),
  )
  .phrase(
    'if (your opponent does|they do) not choose that house as their active house (on|during) their next turn , <effects>' as 'if they do not choose that house , <effects>',
    (then) => nextHouse(then, { other: true }),
  )
  .phrase('take control of <cards> (until|while) ~ (leaves play|is in play)', (what) =>
    isChoice(what)
      ? pick(what, [
          {
            kind: 'lasting',
            until: 'while-in-play',
            statement: { kind: 'controlled-by', what: CHOSEN, who: 'you' },
          },
        ])
      : { kind: 'lasting', until: 'while-in-play', statement: { kind: 'controlled-by', what, who: 'you' } },
  )
  .phrase('you may <effects>', (what) => ({ kind: 'may', do: what }))
  .phrase('choose one : <options>', (options) => ({
    kind: 'one-of',
    options: options.map((option) => script(option)),
  }))
  .phrase('your opponent chooses one : <options>', (options) => ({
    kind: 'one-of',
    options: options.map((option) => script(option)),
    by: 'opponent',
  }))
  .phrase('for each house , <effects>', (what) => ({ kind: 'for-each-house', do: what }))
  .phrase('for each <per> , <effects>', forEach)
  .phrase('<effect> for each <per>', (what, each) => scaled(each, what));

/** A choice of the house that was chosen, or of another one, on the next turn of the opponent. */
const nextHouse = (then: readonly Effect[], manner: { other?: true } = {}): Effect => ({
  kind: 'lasting',
  until: 'opponent-next-turn',
  statement: {
    kind: 'each-time',
    event: { kind: 'chooses-house', by: 'opponent', house: 'that-house', ...manner },
    do: then,
  },
});

/** "Gain 1 for each Mars creature", "stun a creature for each …". */
function scaled(each: Amount, what: Effect): Effect | undefined {
  if (what.kind === 'deal') return dealForEach(what, each);
  if ('amount' in what) {
    return typeof what.amount === 'number' ? { ...what, amount: per(each, what.amount) } : undefined;
  }
  return 'target' in what ? { kind: 'times', n: each, do: [what] } : undefined;
}

/** "For each Mars creature, gain 1": one event; "for each …, ward a creature": each with its own choice. */
function forEach(each: Amount, what: readonly Effect[]): Effect {
  const [only] = what;
  const damage = only?.kind === 'deal' && what.length === 1 ? dealForEach(only, each) : undefined;
  if (damage) return damage;
  if (what.length === 1 && only && isOneEvent(only) && 'amount' in only && typeof only.amount === 'number') {
    return { ...only, amount: per(each, only.amount) };
  }
  if (typeof each === 'object' && each.kind === 'count') return { kind: 'for-each', of: each.of, do: what };
  return { kind: 'times', n: each, do: what };
}
const SCALED: ReadonlySet<string> = new Set(['gain', 'lose', 'steal', 'draw', 'make-token']);
/** Does not apply if each repetition has another player or card. */
function isOneEvent(effect: Effect): boolean {
  if ('who' in effect)
    return SCALED.has(effect.kind) && effect.who !== 'its-owner' && effect.who !== 'its-controller';
  if (SCALED.has(effect.kind)) return true;
  const target =
    'target' in effect ? effect.target : 'on' in effect ? effect.on : 'by' in effect ? effect.by : undefined;
  return typeof target === 'object' && (target.kind === 'ref' || target.quantifier.kind === 'each');
}

const several = phrasesFor('effects').phrase('<span> [,] <statements>', (until, all) => {
  if (all.length < 2) return undefined;
  const done = all.map((each) => lasting(until, each));
  return done.some(({ kind }) => kind === 'choose') ? undefined : done;
});

const option = phrasesFor('option').phrase('• <script>', (what) => what);
const options = phrasesFor('options')
  .phrase('<option>', (only) => [only])
  .phrase('<option> <options>', (first, others) => [first, ...others]);

const YOURS: Condition = { kind: 'is', target: IT, filter: { kind: 'side', side: 'friendly' } };
const untilLost = (statement: Statement): Effect => ({
  kind: 'lasting',
  until: 'while-it-is-in-play',
  statement,
});

/** The clause of abducted cards, which says what becomes of them when they leave the archives [14.3]. */
const abducting = (
  target: Target,
  form: { onlyForeign: true } | { whose: 'opponent' } | Record<never, never> = {},
): Effect => ({ kind: 'put', target, where: 'abduct', ...form });

/** Two choices, and an effect on both cards. */
const both = (one: Target, other: Target, effect: Effect): Sentence[] | undefined =>
  isChoice(one) && isChoice(other) ? [pick(one, [pick(other, [effect])])] : undefined;

const sentence = phrasesFor('sentence');
sentence
  .phrase('[then ,|then|also ,] <effects>', (what) => what)
  .phrase('<effects> , then <effect> if <condition>', (what, last, condition) => [
    ...what,
    when(condition, [last]),
  ])
  .phrase('if <condition> , <effects> after it leaves play', (condition, what) => [when(condition, what)])
  .phrase('if <condition> , <effects>', (condition, what) => [when(condition, what)])
  .phrase('[then ,] if <condition> , <effects>', (condition, what) => [when(condition, what)])
  .phrase('<effects> if <condition>', (what, condition) => [when(condition, what)])
  .phrase('if <condition> , <effects> instead', (condition, what) => [
    { link: 'instead', if: condition, do: what },
  ])
  .phrase('if <condition> , instead <effects>', (condition, what) => [
    { link: 'instead', if: condition, do: what },
  ])
  .phrase('if <condition> , <effects> . otherwise , <effects>', (condition, what, other) => [
    { kind: 'when', if: condition, then: what, else: other },
  ])
  .phrase(
    'while under your control , it belongs to house <house> [, instead of its original house]',
    (house) => [
      untilLost({
        kind: 'while',
        if: YOURS,
        then: [{ kind: 'belongs-to', what: IT, house, instead: true }],
      }),
    ],
  )
  .phrase(
    'while under your control , if it does not belong to one of your three houses , it belongs to house <house>',
    (house) => [
      untilLost({
        kind: 'while',
        if: {
          kind: 'all',
          of: [
            YOURS,
            {
              kind: 'not',
              condition: { kind: 'is', target: IT, filter: { kind: 'identity-house', of: 'you' } },
            },
          ],
        },
        then: [{ kind: 'belongs-to', what: IT, house, instead: true }],
      }),
    ],
  )
  .phrase(
    '(put|place) <cards> [from play] (into|in) your archives . if (that creature|that card|it|any of these creatures) (leaves|leave) your archives , (it is put|they are put|put it) (into|in) (its|their) owner ’s hand instead',
    (target) => [abducting(target)],
  )
  .phrase(
    '(put|place) <cards> [from play] (into|in) your archives . if you are not the owner of that card and it leaves your archives , put it (into|in) its owner ’s hand instead',
    (target) => [abducting(target, { onlyForeign: true })],
  )
  .phrase(
    '(put|place) <cards> (into|in) your opponent ’s archives . if (that creature|that card|it) leaves their archives , (it is put|put it) (into|in) its owner ’s hand instead',
    (target) => [abducting(target, { whose: 'opponent' })],
  )
  .phrase(
    '(if you do|if they do|if one or more counters are removed this way|if you forge a key this way|if you unforge an opponent ’s key this way|if you exalt it) , <effects>' as 'if you do , <effects>',
    (what) => [{ link: 'if-do', do: what }],
  )
  .phrase('if you do and <condition> , <effects>', (condition, what) => [
    { link: 'if-do', do: [when(condition, what)] },
  ])
  .phrase('choose <cards> and <cards> . <verb> (the chosen creatures|those creatures)', (one, other, does) =>
    both(one, other, { kind: 'together', do: [does(OUTER_CHOSEN), does(CHOSEN)] }),
  )
  .phrase(
    'choose <cards> and <cards> . [if you do ,] swap control of (the chosen creatures|those creatures)',
    (one, other) => both(one, other, { kind: 'swap', what: 'control', a: OUTER_CHOSEN, b: CHOSEN }),
  )
  .phrase('choose <cards> and <cards> . put each chosen creature <place>', (one, other, where) =>
    both(one, other, {
      kind: 'together',
      do: [
        { kind: 'put', target: OUTER_CHOSEN, where },
        { kind: 'put', target: CHOSEN, where },
      ],
    }),
  )
  .phrase('if you do , if <condition> , <effects>', (condition, what) => [
    { link: 'if-do', do: [when(condition, what)] },
  ])
  .phrase(
    '(otherwise [,]|if you do not ,|if they do not ,|if you don ’t ,|if they don ’t ,) <effects>' as 'otherwise <effects>',
    (what) => [{ link: 'otherwise', do: what }],
  )
  .phrase(
    'you may repeat this effect as many times as you like , as long as it is possible to repeat the entire effect',
    () => [{ link: 'repeat', optional: true, whilePossible: true }],
  )
  .phrase('if <condition> , <effect> instead and <effects>', (condition, what, others) => [
    { link: 'instead', if: condition, do: [what, ...others] },
  ])
  .phrase(
    '(put|place) <cards> (into|in) your archives for each <per> . if any of these creatures leave your archives , they are put into their owner ’s hand instead' as 'put <cards> for each <per>',
    (target, n) => [{ kind: 'times', n, do: [abducting(target)] }],
  )
  .phrase('repeat the preceding effect', () => [{ link: 'repeat', times: 1 }])
  .phrase('you may <effects> to repeat the preceding effect', (price) => [
    { link: 'repeat', times: 1, price },
  ]);
// "The preceding effect" is what stands before it; "this effect" contains the repetition [9.5].
const REPEATED = { 'the preceding': { times: 1 }, '(this|this card ’s)': {} };
for (const [which, manner] of Object.entries(REPEATED)) {
  sentence
    .phrase(`if <condition> , repeat ${which} effect` as 'if <condition>', (condition) => [
      { link: 'repeat', if: condition, ...manner },
    ])
    .phrase(`repeat ${which} effect if <condition>` as 'if <condition>', (condition) => [
      { link: 'repeat', if: condition, ...manner },
    ]);
}

const whole = phrasesFor('script')
  .phrase('<sentence> . resolve these fights one at a time [.]', (only) => only)
  .phrase('<sentence> [.]', (only) => only)
  .phrase('<sentence> [.] <script>', (first, others) => [...first, ...others]);

export const sentences = [span, effect, several, option, options, sentence, whole].flatMap(
  ({ rules }) => rules,
);
