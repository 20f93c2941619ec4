import { interpret } from '@amberhall/engine/language';
import type { Condition, Filter, PlayerRef, Select, Target } from '@amberhall/engine/language';
import { splitSide } from '../friendly-enemy.ts';
import { areMany } from '../references.ts';
import type { RenderContext } from '../render-context.ts';
import type { TextTable } from '../tables.ts';
import { amount } from './amounts.ts';
import { comparison } from './comparisons.ts';
import { happened, windowWords } from './events.ts';
import { A, compound, listed, NO, nounPhrase, quoted, spaced } from './grammar.ts';
import type { Case } from './grammar.ts';
import { theHouse, toHouse } from './houses.ts';
import { PARTICIPLES, KEY, KEY_COLORS, LEFT_RIGHT, NOUNS, SHARED, STATUSES, STEP_NAMES } from './lexicon.ts';
import { named, noneOf, noun, plural } from './nouns.ts';
import { inCommon, possessed } from './noun-qualifiers.ts';
import { owned, player, subject } from './players.ts';
import { traitPrefix } from './traits.ts';
import { zoneWords } from './zones.ts';

/** What follows "falls" and "solange": the verb comes last. */
export const condition = (node: Condition, context: RenderContext): string =>
  interpret(CONDITIONS, node, context);

const CONDITIONS: TextTable<Condition> = {
  compare: (node, context) => comparison(node, context),
  exists: ({ what }, context) => existing(what, context, false),
  odd: ({ number }, context) => `${amount(number, 'nom', context)} ungerade ist`,
  even: ({ number }, context) => `${amount(number, 'nom', context)} gerade ist`,
  is: (node, context) => quality(node, context, ''),
  happened: ({ event, when }, context) => happened(event, context, { window: windowWords(when, event) }),
  'destroyed-this-way': (_, context) => `dieser Schaden ${thatCard(context)} zerstört`,
  share: ({ target, what }, context) => {
    const cards =
      target.kind === 'select'
        ? plural(target, 'nom', context, { kind: 'the' })
        : named(target, 'nom', context);
    return `${cards} ${nounPhrase(A, [], SHARED[what], 'acc')} gemeinsam haben`;
  },
  'in-play': ({ target }, context) => `${named(target, 'nom', context)} im Spiel ${are(target)}`,
  'key-forged': ({ of, color }, context) => `${coloredKey(of, color, context)} geschmiedet ist`,
  'active-house': ({ house }, context) => `${theHouse(house, context)} dein aktives Haus ist`,
  tide: ({ level }) => (level === 'high' ? 'Flut ist' : 'Ebbe ist'),
  haunted: ({ who }, context) => `${subject(who, context)} heimgesucht ${isOf(who, 'wirst', 'wird')}`,
  overwhelmed: ({ who }, context) => `${subject(who, context)} überwältigt ${isOf(who, 'bist', 'ist')}`,
  'turn-of': ({ who }, context) => `${subject(who, context)} am Zug ${isOf(who, 'bist', 'ist')}`,
  attacking: ({ card, against }, context) => attacks(card, against, context, ''),
  fighting: ({ card }, context) => `${named(card, 'nom', context)} ${verbOf(card, 'kämpft', 'kämpfen')}`,
  'are-named': ({ target }, context) => `${named(target, 'nom', context)} die genannten Karten sind`,
  found: (_, context) => {
    const card = context.searchedFor ? noun(context.searchedFor, 'acc', context) : 'eine solche Karte';
    return `du auf diese Weise ${card} ${context.searchVerb === 'discard' ? 'ablegst' : 'aufdeckst'}`;
  },
  step: ({ step }) => `der Schritt „${STEP_NAMES[step]}“ läuft`,
  not: (node, context) => negation(node.condition, context),
  all: ({ of }, context) => joined(of, 'und', context),
  any: ({ of }, context) => joined(of, 'oder', context),
};

/** The word after "und" repeats "falls" or "solange", because each part has its own verb. */
const joined = (of: readonly Condition[], word: string, context: RenderContext): string =>
  listed(
    of.map((part) => condition(part, context)),
    word,
  );

export const isOf = (who: PlayerRef, second: string, third: string): string =>
  who === 'you' ? second : third;
const are = (target: Target): string => (areMany(target) ? 'sind' : 'ist');
const verbOf = (target: Target, one: string, many: string): string => (areMany(target) ? many : one);

const thatCard = (context: RenderContext): string =>
  nounPhrase({ kind: 'like', stem: 'dies' }, [], NOUNS[context.lastKind], 'acc');

const coloredKey = (
  of: PlayerRef,
  color: keyof typeof KEY_COLORS,
  context: RenderContext,
  stem = 'ein',
): string =>
  of === 'each'
    ? nounPhrase({ kind: 'ein', stem }, [KEY_COLORS[color]], KEY, 'nom')
    : owned(of, KEY, 'nom', context, { stems: [KEY_COLORS[color]] });

function attacks(card: Target, against: Select | undefined, context: RenderContext, not: string): string {
  const attacker = named(card, 'nom', context);
  const defender = against ? noun(against, 'acc', context) : '';
  return spaced(attacker, defender, not, verbOf(card, 'angreift', 'angreifen'));
}

/** "du eine Ritter-Kreatur kontrollierst", "kein Schlüssel im Spiel ist" */
function existing(what: Select, context: RenderContext, negated: boolean): string {
  const { owner, rest } = splitSide(what);
  if (owner) {
    const cards = negated ? noneOf(rest, 'acc', context) : oneOf(rest, 'acc', context);
    return `${subject(owner, context)} ${cards} ${isOf(owner, 'kontrollierst', 'kontrolliert')}`;
  }
  const { zone, ...anywhere } = what;
  const place = zone ? zoneWords(zone, { kind: 'bare' }, context) : '';
  const isMany = negated || areMany(anywhere);
  const thisWay = what.where.find((filter) => filter.kind === 'this-way');
  if (thisWay) {
    const done = { ...anywhere, where: anywhere.where.filter((filter) => filter !== thisWay) };
    const words = negated ? noneOf(done, 'nom', context) : oneOf(done, 'nom', context);
    return spaced(words, place, 'auf diese Weise', PARTICIPLES[thisWay.verb], isMany ? 'wurden' : 'wurde');
  }
  const cards = negated ? noneOf(anywhere, 'nom', context) : oneOf(anywhere, 'nom', context);
  const where = place === '' && !cards.endsWith('im Spiel') ? 'im Spiel' : place;
  return spaced(cards, where, isMany ? 'sind' : 'ist');
}

const oneOf = (what: Select, wanted: Case, context: RenderContext): string =>
  what.quantifier.kind === 'bare' || what.quantifier.kind === 'each'
    ? noun({ ...what, quantifier: ONE }, wanted, context, ONE)
    : noun(what, wanted, context);
const ONE = { kind: 'choose', min: 1, max: 1 } as const;

/** "„Troll“ beschädigt ist", "auf ihr {amber} liegt" */
function quality(
  { target, filter, already }: Extract<Condition, { kind: 'is' }>,
  context: RenderContext,
  not: '' | 'nicht',
): string {
  if (filter.kind === 'has' && !['upgrade', 'armor', 'bonus-icon'].includes(filter.what)) {
    const thing = possessed(filter.what);
    const place = `auf ${named(target, 'dat', context)}`;
    const stem = not ? 'kein' : typeof thing === 'string' ? '' : 'ein';
    if (typeof thing === 'string') return `${place} ${not ? 'kein ' : ''}${thing} liegt`;
    return `${place} ${nounPhrase({ kind: 'ein', stem }, [], thing, 'nom')} liegt`;
  }
  const card = named(target, 'nom', context);
  const was = areMany(target) ? 'waren' : 'war';
  const [predicate, one, many] = predicateOf(filter, context, not, target);
  const verb = already && one === 'ist' ? was : areMany(target) ? many : one;
  const isReflexive = one === 'befindet';
  // A pronoun stands before "sich", a longer subject after it.
  const isPronoun = /^(?:sie|er|es|du)$/.test(card);
  const subject = spaced(isReflexive && !isPronoun && 'sich', card, isReflexive && isPronoun && 'sich');
  return spaced(subject, already ? 'schon' : '', predicate, verb);
}

type Predicate = readonly [words: string, one: string, many: string];

function predicateOf(filter: Filter, context: RenderContext, not: '' | 'nicht', target: Target): Predicate {
  const be = (words: string): Predicate => [
    not && words.startsWith('ein') ? `k${words}` : spaced(not, words),
    'ist',
    'sind',
  ];
  const article = not ? NO : A;
  const line = target.kind === 'ref' && target.name === 'self' ? 'deiner' : 'ihrer';
  switch (filter.kind) {
    case 'status':
      return be(STATUSES[filter.status]);
    case 'flank':
      return [
        spaced(
          not,
          filter.side ? `an der ${LEFT_RIGHT[filter.side]}en Flanke ihres Kontrolleurs` : 'an einer Flanke',
        ),
        'befindet',
        'befinden',
      ];
    case 'center':
      return [spaced(not, `in der Mitte ${line} Schlachtreihe`), 'befindet', 'befinden'];
    case 'type':
      return [nounPhrase(article, [], NOUNS[filter.type], 'nom'), 'ist', 'sind'];
    case 'is':
      return be(named(filter.card, 'nom', context));
    case 'gigantic':
      return [`${not ? 'keine' : 'eine'} Hälfte einer gigantischen Kreatur`, 'ist', 'sind'];
    case 'house':
      return [spaced(not, toHouse(filter.house, context)), 'gehört', 'gehören'];
    case 'identity-house':
      return [
        spaced(
          not,
          `zu einem der Häuser ${filter.of === 'you' ? 'deiner Identitätskarte' : `der Identitätskarte ${player(filter.of, 'gen', context)}`}`,
        ),
        'gehört',
        'gehören',
      ];
    case 'side':
      return be(`unter ${filter.side === 'friendly' ? 'deiner Kontrolle' : 'der Kontrolle deines Gegners'}`);
    case 'trait':
      if (filter.trait === 'that-trait') return [`${not ? 'nicht ' : ''}dieses Merkmal`, 'hat', 'haben'];
      return [nounPhrase(article, [], compound(traitPrefix(filter.trait), NOUNS.card), 'nom'), 'ist', 'sind'];
    case 'not':
      return predicateOf(filter.filter, context, not ? '' : 'nicht', target);
    case 'has':
      return [hasWords(filter.what, not !== ''), 'hat', 'haben'];
    case 'shares':
      if (filter.what === 'battleline') return be('in derselben Schlachtreihe');
      return [inCommon(filter.what, filter.with, not !== '', context), 'hat', 'haben'];
    case 'either':
      return be(alternatives(filter, context));
    case 'name':
      return [`${not ? 'keine' : 'eine'} Kopie von ${quoted(context.titleOf(filter.card))}`, 'ist', 'sind'];
    default: {
      const type = context.lastKind;
      return be(noun({ kind: 'select', type, quantifier: ONE, where: [filter] }, 'nom', context));
    }
  }
}

function hasWords(what: Parameters<typeof possessed>[0], isNot: boolean): string {
  const thing = possessed(what);
  if (typeof thing === 'string') return isNot ? `keine ${thing}` : thing;
  return nounPhrase(isNot ? NO : A, [], thing, 'acc');
}

/** "eine Kopie von „Troll“", "eine Mutanten-Kreatur oder ein Artefakt" */
function alternatives({ of }: Extract<Filter, { kind: 'either' }>, context: RenderContext): string {
  const nouns = of.map((list): string => {
    const type = list.find((filter) => filter.kind === 'type')?.type ?? context.lastKind;
    const where = list.filter((filter) => filter.kind !== 'type');
    return noun({ kind: 'select', type, quantifier: ONE, where }, 'nom', context);
  });
  return listed(nouns, 'oder');
}

function negation(inner: Condition, context: RenderContext): string {
  switch (inner.kind) {
    case 'exists': {
      const { zone, ...anywhere } = inner.what;
      if (zone?.kind === 'zone' && zone.name === 'purged')
        return `keine ${noun({ ...anywhere, quantifier: { kind: 'bare' } }, 'nom', context)} ausgelöscht wurde`;
      return existing(inner.what, context, true);
    }
    case 'happened': {
      const window = windowWords(inner.when, inner.event);
      return happened(inner.event, context, { window, negated: true });
    }
    case 'is':
      return quality(inner, context, 'nicht');
    case 'attacking':
      return attacks(inner.card, inner.against, context, 'nicht');
    case 'key-forged':
      if (inner.of === 'each') return `${coloredKey(inner.of, inner.color, context, 'kein')} geschmiedet ist`;
      return condition(inner, context).replace(' geschmiedet', ' nicht geschmiedet');
    case 'tide':
      return inner.level === 'high' ? 'nicht Flut ist' : 'nicht Ebbe ist';
    case 'fighting':
    case 'in-play':
    case 'active-house':
    case 'haunted':
    case 'overwhelmed':
    case 'turn-of':
      return condition(inner, context).replace(
        / (im Spiel |dein aktives Haus |heimgesucht |überwältigt |am Zug )?(\S+)$/,
        ' nicht $1$2',
      );
    case 'destroyed-this-way':
      return `dieser Schaden ${thatCard(context)} nicht zerstört`;
    case 'not':
      return condition(inner.condition, context);
    default:
      return `nicht gilt, dass ${condition(inner, context)}`;
  }
}
