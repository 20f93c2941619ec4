import { interpret } from '@amberhall/engine/language';
import type { Amount, Effect, NodeTable, PlayerRef, Target } from '@amberhall/engine/language';
import { afterSentence } from '../sentences.ts';
import type { RenderContext } from '../render-context.ts';
import { quantity } from './amounts.ts';
import { condition, happened } from './events.ts';
import { PLAYERS } from './lexicon.ts';
import type { Case } from './lexicon.ts';
import { movingAmber, putting } from './moves.ts';
import { areMany, isYours, named, noun, owners } from './nouns.ts';
import type { Said } from './said.ts';
import { spanOf } from './spans.ts';
import { statement } from './statements.ts';
import { untranslated } from '../untranslated.ts';

/** A verb with its object: what stands before it, after it, and the infinitive. */
interface VerbForms {
  wants: Case;
  imperative: readonly [before: string, after: string];
  infinitive: readonly [before: string, after: string];
}
const verb = (
  wants: Case,
  imperative: string,
  after: string,
  infinitive: string,
  before = '',
): VerbForms => ({
  wants,
  imperative: [imperative, after],
  infinitive: [before, infinitive],
});

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

function withVerb(forms: VerbForms, target: Target, context: RenderContext): Said {
  const object = named(target, forms.wants, context);
  return {
    plain: joined(forms.imperative[0], object, forms.imperative[1]),
    infinitive: joined(forms.infinitive[0], object, forms.infinitive[1]),
  };
}

/** Verbs of "you" or another player with an amount. */
const NUMBERED = {
  gain: { plain: 'erhalte', infinitive: 'erhalten', third: 'erhält' },
  lose: { plain: 'verliere', infinitive: 'verlieren', third: 'verliert' },
  steal: { plain: 'stiehl', infinitive: 'stehlen', third: 'stiehlt' },
  draw: { plain: 'ziehe', infinitive: 'ziehen', third: 'zieht' },
  chains: { plain: 'erhalte', infinitive: 'erhalten', third: 'erhält' },
} as const;

function numbered(kind: keyof typeof NUMBERED, who: PlayerRef, what: string): Said {
  const { plain, infinitive, third } = NUMBERED[kind];
  if (who === 'you') return { plain: `${plain} ${what}`, infinitive: `${what} ${infinitive}` };
  return byOther(who, third, what);
}

function byOther(who: PlayerRef, third: string, what: string): Said {
  const subject = PLAYERS[who] ?? untranslated(who);
  return { plain: `${subject} ${third} ${what}`, inverted: `${third} ${subject} ${what}` };
}

/** The German words of one effect. @throws Untranslated if it has none */
function said(effect: Effect, context: RenderContext): Said {
  return interpret(EFFECTS, effect, context);
}

type EffectTable = NodeTable<Effect, [context: RenderContext], Said>;

/** A verb with its object. Other players as subject and repetitions have no German words yet. */
const toTarget =
  (forms: VerbForms) =>
  (effect: { kind: string; target: Target }, context: RenderContext): Said => {
    const isPlain = !('by' in effect || 'asYours' in effect || ('times' in effect && effect.times !== 1));
    return isPlain ? withVerb(forms, effect.target, context) : untranslated(effect.kind);
  };

/** "1 Karte für jede …" */
const isOne = (amount: Amount): boolean =>
  amount === 1 || (typeof amount === 'object' && amount.kind === 'per' && amount.times === 1);

const ofPlayer = (
  effect: Extract<Effect, { kind: 'gain' | 'lose' | 'steal' }>,
  context: RenderContext,
): Said => numbered(effect.kind, effect.who, quantity(effect.amount, '{amber}', context));

const unsupported = ({ kind }: Effect): never => untranslated(kind);

const EFFECTS: EffectTable = {
  destroy: toTarget(verb('acc', 'zerstöre', '', 'zerstören')),
  purge: toTarget(verb('acc', 'lösche', 'aus', 'auslöschen')),
  archive: toTarget(verb('acc', 'archiviere', '', 'archivieren')),
  ready: toTarget(verb('acc', 'mache', 'spielbereit', 'spielbereit machen')),
  exhaust: toTarget(verb('acc', 'erschöpfe', '', 'erschöpfen')),
  stun: toTarget(verb('acc', 'betäube', '', 'betäuben')),
  unstun: unsupported,
  ward: toTarget(verb('acc', 'schütze', '', 'schützen')),
  unward: unsupported,
  enrage: toTarget(verb('acc', 'versetze', 'in Wut', 'in Wut versetzen')),
  calm: unsupported,
  exalt: toTarget(verb('acc', 'preise', '', 'preisen')),
  fight: toTarget(verb('dat', 'kämpfe mit', '', 'kämpfen', 'mit')),
  reap: toTarget(verb('dat', 'ernte mit', '', 'ernten', 'mit')),
  use: toTarget(verb('acc', 'benutze', '', 'benutzen')),
  play: (effect, context) =>
    effect.asYours || effect.on
      ? untranslated('play')
      : withVerb(verb('acc', 'spiele', '', 'spielen'), effect.target, context),
  reveal: toTarget(verb('acc', 'decke', 'auf', 'aufdecken')),
  look: toTarget(verb('acc', 'sieh dir', 'an', 'ansehen', 'dir')),
  discard: (effect, context) =>
    'by' in effect
      ? discarding(effect, context)
      : withVerb(verb('acc', 'lege', 'ab', 'ablegen'), effect.target, context),
  'return-to-hand': (effect, context) => {
    const target = named(effect.target, 'acc', context);
    if (isYours(effect.target)) {
      return {
        plain: `nimm ${target} auf deine Hand zurück`,
        infinitive: `${target} auf deine Hand zurücknehmen`,
      };
    }
    const place = `auf die Hand ${owners(effect.target, context)}`;
    return { plain: `bringe ${target} ${place} zurück`, infinitive: `${target} ${place} zurückbringen` };
  },
  put: putting,
  'place-under': unsupported,
  attach: unsupported,
  control: ({ of, to, at }, context) => {
    if (to !== 'you' || at !== undefined) return untranslated('control');
    const what = `die Kontrolle über ${named(of, 'acc', context)}`;
    return { plain: `übernimm ${what}`, infinitive: `${what} übernehmen` };
  },
  swap: unsupported,
  flip: unsupported,

  gain: ofPlayer,
  lose: ofPlayer,
  steal: ofPlayer,
  draw: ({ who, amount }, context) =>
    numbered(
      'draw',
      who,
      amount === 1 ? 'eine Karte' : quantity(amount, isOne(amount) ? ' Karte' : ' Karten', context),
    ),
  chains: ({ who, amount }, context) =>
    numbered('chains', who, quantity(amount, isOne(amount) ? ' Kette' : ' Ketten', context)),
  capture: capturing,
  'allot-capture': unsupported,
  'move-amber': movingAmber,
  'redistribute-amber': unsupported,
  forge: unsupported,
  unforge: unsupported,

  deal: (effect, context) => {
    if (effect.splash !== undefined || effect.ignoreArmor) return untranslated('splash');
    const target = named(effect.target, 'dat', context);
    const amount = quantity(effect.amount, '{damage}', context);
    return { plain: `füge ${target} ${amount} zu`, infinitive: `${target} ${amount} zufügen` };
  },
  'each-deals': unsupported,
  'redirect-blow': unsupported,
  'allot-damage': unsupported,
  'fight-in-turn': unsupported,
  'lose-armor': unsupported,
  heal: (effect, context) => {
    if (effect.amount === 'all')
      return withVerb(verb('acc', 'heile', 'vollständig', 'vollständig heilen'), effect.target, context);
    const amount = `${effect.upTo ? 'bis zu ' : ''}${quantity(effect.amount, ' Schaden', context)}`;
    const target = named(effect.target, 'dat', context);
    return { plain: `heile ${amount} von ${target}`, infinitive: `${amount} von ${target} heilen` };
  },
  'move-damage': unsupported,
  'redistribute-damage': unsupported,
  counters: (effect, context) => {
    if (effect.counter !== 'power' || effect.remove || typeof effect.amount !== 'number')
      return untranslated('counters');
    const what = effect.amount === 1 ? 'einen +1-Stärke-Marker' : `${effect.amount} +1-Stärke-Marker`;
    const on = named(effect.on, 'acc', context);
    return { plain: `lege ${what} auf ${on}`, infinitive: `${what} auf ${on} legen` };
  },
  'clear-counters': unsupported,
  'move-counters': unsupported,

  refill: unsupported,
  'discard-from-deck': (effect, context) => {
    if (effect.from) return untranslated('the bottom of a deck');
    const what = noun(topCards(effect), 'acc', context);
    return { plain: `lege ${what} ab`, infinitive: `${what} ablegen` };
  },
  'discard-until': unsupported,
  'reveal-until': unsupported,
  'shuffle-deck': unsupported,
  'shuffle-discard-into-deck': unsupported,
  'swap-deck-and-discard': unsupported,
  search: unsupported,
  'resolve-icons': unsupported,
  'rearrange-top': unsupported,
  'rearrange-line': unsupported,
  'make-token': (effect) => {
    if (typeof effect.amount !== 'number' || effect.ready || effect.named)
      return untranslated('token creatures');
    const what = effect.amount === 1 ? 'eine Spielstein-Kreatur' : `${effect.amount} Spielstein-Kreaturen`;
    return { plain: `erschaffe ${what}`, infinitive: `${what} erschaffen` };
  },

  'raise-tide': ({ who }) =>
    who
      ? untranslated('the tide of another player')
      : { plain: 'lass die Flut steigen', infinitive: 'die Flut steigen lassen' },
  'reset-tide': unsupported,
  'choose-house': ({ among }) =>
    among ? untranslated('a house of somebody') : { plain: 'wähle ein Haus', infinitive: 'ein Haus wählen' },
  'choose-player': unsupported,
  'choose-trait': unsupported,
  'choose-number': unsupported,
  'name-card': unsupported,
  'change-active-house': unsupported,
  trigger: unsupported,
  fulfil: unsupported,
  'flip-prophecy': unsupported,
  'stop-event': unsupported,
  'stop-fight': unsupported,
  'end-turn': unsupported,
  'extra-turn': unsupported,
  custom: unsupported,

  lasting,
  choose: choosing,
  may: (effect, context) => {
    const [only] = effect.do;
    if (effect.by && effect.by !== 'you') return untranslated('what others may do');
    if (!only || effect.do.length > 1) return untranslated('several things one may do');
    const infinitive = said(only, context).infinitive ?? untranslated('what others do');
    return { plain: `du darfst ${infinitive}`, inverted: `darfst du ${infinitive}` };
  },
  when: (effect, context) => {
    const test = condition(effect.if, context);
    const then = underCondition(effect.then, context);
    const other = effect.else ? `. Sonst ${underCondition(effect.else, context)}` : '';
    return { plain: `falls ${test}, ${then}${other}` };
  },
  'if-done': (effect, context) => {
    const first = said(effect.first, context);
    const then = effect.then ? `. Falls du das tust, ${underCondition(effect.then, context)}` : '';
    const other = effect.else
      ? `. ${effect.then ? 'Sonst' : 'Falls nicht,'} ${underCondition(effect.else, context)}`
      : '';
    return {
      plain: `${first.plain}${then}${other}`,
      ...(first.inverted !== undefined && { inverted: `${first.inverted}${then}${other}` }),
    };
  },
  'one-of': (effect, context) => {
    if (effect.by && effect.by !== 'you') return untranslated('a choice of others');
    const lines = effect.options.map((option) => `\n• ${capitalized(sequence(option, context))}.`);
    return { plain: `wähle eins:${lines.join('')}` };
  },
  together: (effect, context) => ({
    plain: effect.do.map((part) => said(part, context).plain).join(' und '),
  }),
  'instead-if': unsupported,
  'for-each': unsupported,
  'for-each-player': unsupported,
  'for-each-house': unsupported,
  times: unsupported,
  repeat: unsupported,
  'repeat-on': unsupported,
};

/** "Im nächsten Zug deines Gegners gilt: Schlüssel kosten +3{amber}" */
function lasting(effect: Extract<Effect, { kind: 'lasting' }>, context: RenderContext): Said {
  const span = spanOf(effect, context);
  const rule = held(effect.statement, context);
  return { plain: `${span} gilt: ${rule}`, inverted: `gilt ${span}: ${rule}` };
}

function held(node: Extract<Effect, { kind: 'lasting' }>['statement'], context: RenderContext): string {
  if (node.kind !== 'each-time') return capitalized(statement(node, context));
  if (node.once || node.if || node.event.kind === 'turn-ends') return untranslated('a delayed ability');
  return `Nachdem ${happened(node.event, context)}, ${sequence(node.do, context, true)}`;
}

function topCards({ of, amount }: Extract<Effect, { kind: 'discard-from-deck' }>) {
  const zone = { kind: 'zone', of, name: 'deck', top: amount } as const;
  return { kind: 'select', type: 'card', quantifier: { kind: 'each' }, where: [], zone } as const;
}

function capturing({ by, amount, from }: Extract<Effect, { kind: 'capture' }>, context: RenderContext): Said {
  const isNamed = typeof from === 'object' && from.pool === 'opponent';
  if (from !== undefined && from !== 'gained' && !isNamed) return untranslated('amber from elsewhere');
  const number = amount === 'all' ? 'alles {amber} deines Gegners' : quantity(amount, '{amber}', context);
  const what = from === 'gained' ? 'es' : isNamed && amount !== 'all' ? `${number} deines Gegners` : number;
  if (by.kind === 'ref' && by.name === 'self')
    return { plain: `erbeute ${what}`, infinitive: `${what} erbeuten` };
  const subject = named(by, 'nom', context);
  const third = areMany(by) ? 'erbeuten je' : 'erbeutet';
  return { plain: `${subject} ${third} ${what}`, inverted: `${third} ${subject} ${what}` };
}

function discarding({ target, by }: Extract<Effect, { kind: 'discard' }>, context: RenderContext): Said {
  if (by !== 'opponent' || target.kind !== 'select') return untranslated('a discard');
  const { zone, ...rest } = target;
  if (zone?.kind !== 'zone' || zone.name !== 'hand' || zone.of !== 'opponent')
    return untranslated('a discard');
  return byOther('opponent', 'legt', `${noun(rest, 'acc', context)} aus seiner Hand ab`);
}

/** Writes a named choice at its first mention. */
function choosing({ target, as, then }: Extract<Effect, { kind: 'choose' }>, context: RenderContext): Said {
  context.pendingChoices.set(as, target);
  if (then[0]?.kind === 'lasting') {
    const announced = `wähle ${noun(target, 'acc', context)}`;
    context.pendingChoices.delete(as);
    context.mentionedChoices.set(as, target);
    if (areMany(target)) return untranslated('several chosen cards');
    return { plain: `${announced}. ${capitalized(sequence(then, context))}` };
  }
  const infinitives: string[] = [];
  const plain = then.map((effect) => {
    const words = said(effect, context);
    // The player must learn what there is to choose.
    if (context.pendingChoices.has(as)) return untranslated('a choice that the sentence does not name');
    if (words.infinitive) infinitives.push(words.infinitive);
    return words.plain;
  });
  const isShort = then.length === 2;
  return {
    plain: isShort
      ? plain.join(' und ')
      : plain.map((words, at) => (at === 0 ? words : capitalized(words))).join('. '),
    ...(isShort && infinitives.length === 2 && { infinitive: infinitives.join(' und ') }),
  };
}

/** Effects as sentences; the first without its capital, the last without its full stop. */
export function sequence(effects: readonly Effect[], context: RenderContext, afterClause = false): string {
  return effects
    .map((effect, at) => {
      const words = said(effect, context);
      if (at > 0) return capitalized(words.plain);
      return afterClause ? (words.inverted ?? words.plain) : words.plain;
    })
    .reduce(afterSentence);
}

/** Effects in one sentence, so that a reader sees that the condition before them governs all of them. */
function underCondition(effects: readonly Effect[], context: RenderContext): string {
  const [first, ...others] = effects.map((effect) => said(effect, context));
  if (first === undefined) return untranslated('nothing under a condition');
  const clauses = [first.inverted ?? first.plain, ...others.map(({ plain }) => plain)];
  // An imperative cannot follow the verb of another player.
  const canJoin = first.inverted === undefined && clauses.every((clause) => !/[.\n]/.test(clause));
  if (clauses.length > 1 && !canJoin) return untranslated('several sentences under a condition');
  return clauses.length < 3
    ? clauses.join(' und ')
    : `${clauses.slice(0, -1).join(', ')} und ${clauses.at(-1)}`;
}

const capitalized = (text: string): string => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
