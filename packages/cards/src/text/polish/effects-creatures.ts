import type { CardVerb, Effect, NodeTable, Target } from '@amberhall/engine/language';
import { amount, eachOf, isNode, quantity } from './amounts.ts';
import { withAmountVerb } from './effects-amber.ts';
import { asIfYours } from './effects-cards.ts';
import { adjective, counted, declined, formAfter, listed, thirdOf, z } from './grammar.ts';
import type { Case, Lexeme } from './grammar.ts';
import { AMBER, ANY_COUNTER, counterOf, CREATURE, DAMAGE, KEYWORDS, WOUND } from './lexicon.ts';
import { linePlace } from './line-places.ts';
import { after, named, noun, plural, subject, wholePile } from './nouns.ts';
import { asMany, closed } from './phrases.ts';
import { doing, PLAIN_VERBS } from './plain-verbs.ts';
import { isYou, player, playerDoes } from './players.ts';
import { areMany, areYours, canBeSeveral } from '../references.ts';
import { fromHandByDefault } from '../archived-from.ts';
import type { Speech } from './speech.ts';
import { VERBS } from './verbs.ts';

type CreatureKind =
  | CardVerb
  | 'use'
  | 'fight-in-turn'
  | 'deal'
  | 'redirect-blow'
  | 'each-deals'
  | 'lose-armor'
  | 'allot-damage'
  | 'heal'
  | 'move-damage'
  | 'redistribute-damage'
  | 'counters'
  | 'clear-counters'
  | 'control'
  | 'swap'
  | 'make-token'
  | 'flip'
  | 'move-counters';

const plain =
  (kind: Effect['kind']) =>
  ({ target }: { target: Target }, speech: Speech): string => {
    const verb = PLAIN_VERBS[kind];
    return verb === undefined ? '' : doing(verb, target, speech);
  };

const many = (noun: Lexeme): string => ` ${noun.many.gen}`;

export const creatureEffects: Pick<NodeTable<Effect, [speech: Speech], string>, CreatureKind> = {
  destroy: plain('destroy'),
  purge: plain('purge'),
  ready: plain('ready'),
  exhaust: plain('exhaust'),
  stun: plain('stun'),
  unstun: plain('unstun'),
  ward: plain('ward'),
  unward: plain('unward'),
  calm: plain('calm'),
  enrage: plain('enrage'),
  reap: plain('reap'),
  flip: ({ target }, speech) => `${VERBS.flip[speech.mood]} ${named(target, 'acc', speech)}`,
  'move-counters': ({ counter, amount: value, from, to, upTo }, speech) => {
    const what = counterOf(counter);
    const number = upTo
      ? `dowolną liczbę ${what.many.gen}`
      : value === 'all'
        ? `każdy ${what.one.acc}`
        : closed(counterNumber(value, what, speech));
    return `${VERBS.move[speech.mood]} ${number} ${z(after(from, 'gen', speech))} na ${after(to, 'acc', speech)}`;
  },
  fight: (node, speech) => {
    speech.isFightMentioned = true;
    const { against, ignoring } = node;
    const fight = plain('fight')(node, speech);
    const whom = against ? ` ${z(after(against, 'ins', speech))}` : '';
    const order = canBeSeveral(node.target, speech) ? ', jednym po drugim' : '';
    const ignored = ignoring ? `, ignorując ${listed(ignoring.map((name) => KEYWORDS[name].acc))}` : '';
    return `${fight}${whom}${ignored}${order}`;
  },
  'each-deals': ({ by, amount: value, target }, speech) => {
    const { words, agreement } = subject(by, speech);
    const what =
      typeof value === 'number' ? counted(value, WOUND, 'acc') : quantity(value, many(WOUND), speech).trim();
    return `${words} ${thirdOf(VERBS.deal, agreement)} ${named(target, 'dat', speech)} ${what}`;
  },
  reveal: ({ target }, speech) => {
    const pile = wholePile(target, 'acc', speech);
    return pile === undefined ? plain('reveal')({ target }, speech) : `${VERBS.reveal[speech.mood]} ${pile}`;
  },
  archive: ({ target }, speech) => plain('archive')({ target: fromHandByDefault(target) }, speech),
  'return-to-hand': ({ target }, speech) => {
    const object = named(target, 'acc', speech);
    return `${VERBS.goBack[speech.mood]} ${object} na ${hand(target, speech)}`;
  },
  'fight-in-turn': ({ target, times }, speech) =>
    `${VERBS.ready[speech.mood]} ${named(target, 'acc', speech)} i ${VERBS.fight[speech.mood]} nim; zrób to ${times} razy, za każdym razem przeciwko innemu wrogiemu stworzeniu. ` +
    'Rozpatrz te walki jedną po drugiej',
  use: ({ target, asYours }, speech) =>
    `${VERBS.use[speech.mood]} ${named(target, 'gen', speech)}${asYours ? asIfYours(target, speech) : ''}`,
  deal: (node, speech) => {
    const splash =
      node.splash === undefined ? '' : `, z ${amount(node.splash, 'nom', speech)}${DAMAGE} rozprysku`;
    const through = node.ignoreArmor ? '. Pancerz nie może zapobiec tym obrażeniom' : '';
    return `${VERBS.deal[speech.mood]} ${dealt(node, speech)}${splash}${through}`;
  },
  'redirect-blow': ({ by, to }, speech) => {
    const { words, agreement } = subject(by, speech);
    return `${words} ${thirdOf(VERBS.deal, agreement)} obrażenia ${named(to, 'dat', speech)}, a nie stworzeniu, z którym walczy`;
  },
  'lose-armor': ({ target }, speech) => {
    const { words, agreement } = subject(target, speech);
    return `${words} do końca tury ${thirdOf(VERBS.lose, agreement)} cały swój pancerz`;
  },
  'allot-damage': ({ amount: value, among, portion, splash }, speech) => {
    if (portion !== undefined) {
      const each = eachOf(value, speech);
      const around = splash === undefined ? '' : `, z ${splash}${DAMAGE} rozprysku`;
      const to = noun(among, 'dat', speech, { kind: 'choose', min: 1, max: 1 });
      return `za ${each} ${VERBS.deal[speech.mood]} ${portion}${DAMAGE} ${to}${around}`;
    }
    const damage = quantity(value, DAMAGE, speech);
    return `${VERBS.deal[speech.mood]} ${damage}, rozdzielając je w dowolny sposób między dowolną liczbę ${plural(among, 'gen', speech)}`;
  },
  heal: ({ target, amount: value, upTo }, speech) => {
    const verb = VERBS.heal[speech.mood];
    if (value === 'all')
      return withAmountVerb(`w pełni ${verb} ${named(target, 'acc', speech)}`, 'healed', speech);
    const number = `${upTo ? 'maksymalnie ' : ''}${healed(value, speech)}`;
    return withAmountVerb(`${verb} ${withReceiver(number, named(target, 'dat', speech))}`, 'healed', speech);
  },
  'move-damage': ({ amount: value, from, to }, speech) =>
    `${VERBS.move[speech.mood]} ${quantity(value, DAMAGE, speech)} ${z(after(from, 'gen', speech))} na ${after(to, 'acc', speech)}`,
  'redistribute-damage': ({ among }, speech) =>
    `${VERBS.redistribute[speech.mood]} obrażenia ${z(plural(among, 'gen', speech))} dowolnie między ${plural(among, 'acc', speech)}`,
  counters: (node, speech) => {
    const what = counterOf(node.counter);
    const { amount: value } = node;
    const verb = (node.remove ? VERBS.remove : VERBS.put)[speech.mood];
    const place = () =>
      node.remove
        ? z(after(node.on, 'gen', speech))
        : `na ${after(node.on, 'loc', speech)}`.replace(/^na nich$/, 'na każdym z nich');
    if (node.remove) speech.amountVerb = 'removed';
    // "its power" is not that of the card with the counters, so that the card comes after it.
    if (isNode(value, 'counters')) return `${verb} ${place()} ${counterNumber(value, what, speech)}`;
    const number = node.upTo ? `dowolną liczbę ${what.many.gen}` : closed(counterNumber(value, what, speech));
    const said = `${verb} ${number} ${place()}`;
    return isNode(value, 'per') ? `${said} za ${eachOf(value.each, speech)}` : said;
  },
  'clear-counters': ({ on }, speech) =>
    `${VERBS.remove[speech.mood]} każdy ${ANY_COUNTER.one.acc} ${z(after(on, 'gen', speech))}`,
  control: ({ of, to, at }, speech) => {
    const rest = () => {
      const what = `kontrolę nad ${after(of, 'ins', speech)}`;
      if (at === undefined) return what;
      const place = linePlace(at, speech, { before: 'swojej' });
      const verb = isYou(to) ? VERBS.place[speech.mood] : VERBS.place.third;
      return `${what} i ${verb} je${place}`;
    };
    return playerDoes(to, VERBS.takeControl, rest, speech);
  },
  swap: ({ what, a, b }, speech) => {
    const verb = VERBS.swap[speech.mood];
    if (what === 'control')
      return `${verb} kontrolę nad ${after(a, 'ins', speech)} i ${after(b, 'ins', speech)}`;
    if (what === 'contents')
      return `${verb} cały ${AMBER}, obrażenia, znaczniki i ulepszenia między ${after(a, 'ins', speech)} a ${after(b, 'ins', speech)}`;
    return `${verb} miejscami ${named(a, 'acc', speech)} i ${named(b, 'acc', speech)}`;
  },
  'make-token': (node, speech) => {
    const who = node.who ?? 'you';
    const place = () => (node.at ? linePlace(node.at, speech, { before: 'swojej' }) : '');
    return playerDoes(who, VERBS.make, () => `${tokens(node, speech)}${place()}`, speech);
  },
};

/** "2 obrażenia" */
const healed = (value: Extract<Effect, { kind: 'heal' }>['amount'], speech: Speech): string => {
  if (typeof value === 'number') return counted(value, WOUND, 'acc');
  return value === 'that-much' ? 'tyle samo obrażeń' : quantity(value, many(WOUND), speech).trim();
};

/** "2 żetonowe stworzenia", "żetonowe stworzenie za każdy twój wykuty klucz", "kartę „Blorb”". */
function tokens(
  { amount: value, ready, named: slug }: Extract<Effect, { kind: 'make-token' }>,
  speech: Speech,
): string {
  const words = (form: { case: Case; many: boolean }): string => {
    const whole = { ...form, gender: CREATURE.gender };
    const kind = slug === undefined ? [adjective('żetonowy', whole)] : [];
    const title = slug === undefined ? [] : [`„${speech.titleOf(slug)}”`];
    return [
      ...(ready ? [adjective('przygotowany', whole)] : []),
      ...kind,
      declined(CREATURE, form),
      ...title,
    ].join(' ');
  };
  const one = words({ case: 'acc', many: false });
  const several = words({ case: 'gen', many: true });
  if (value === 1) return one;
  if (typeof value === 'number') return `${value} ${words(formAfter(value, 'acc'))}`;
  if (value === 'that-much') return `tyle samo ${several}`;
  if (isNode(value, 'per') && value.times === 1) return `${one} za ${eachOf(value.each, speech)}`;
  return asMany(several, value, speech);
}

function hand(target: Target, speech: Speech): string {
  if (areYours(target, speech)) return 'swoją rękę';
  return canBeSeveral(target, speech) ? 'ręce ich właścicieli' : `rękę ${player('its-owner', 'gen', speech)}`;
}

/** "2{damage} stworzeniu", "1{damage} stworzeniu za każde stworzenie z domu Mars w grze". */
function dealt({ amount: value, target }: Extract<Effect, { kind: 'deal' }>, speech: Speech): string {
  if (isNode(value, 'per')) {
    const to = receiver(target, speech);
    return `${withReceiver(`${value.times}${DAMAGE}`, to)} za ${eachOf(value.each, speech)}`;
  }
  if (typeof value !== 'object')
    return withReceiver(quantity(value, DAMAGE, speech), receiver(target, speech));
  // Its power comes first, so that "its" is not the creature that is dealt the damage.
  if (value.kind === 'stat' && isNamedBefore(value.of)) {
    const what = asMany(WOUND.many.gen, value, speech);
    return `${what}, ${receiver(target, speech)}`;
  }
  const to = receiver(target, speech);
  return `${to} ${asMany(WOUND.many.gen, value, speech)}`;
}

const isNamedBefore = (target: Target): boolean =>
  target.kind === 'ref' && (target.name === 'it' || target.name.startsWith('$'));

/** A pronoun stands next to the verb: "zadaj mu 2{damage}", "zadaj 2{damage} stworzeniu". */
const withReceiver = (what: string, to: string): string =>
  CLITICS.has(to) ? `${to} ${what}` : `${what} ${to}`;
const CLITICS: ReadonlySet<string> = new Set(['mu', 'jej', 'im']);

/** "każdemu z nich", "każdemu z 3 stworzeń", "stworzeniu" */
function receiver(target: Target, speech: Speech): string {
  if (target.kind === 'ref' && target.name === 'them') return `każdemu z ${after(target, 'gen', speech)}`;
  const isExact =
    target.kind === 'select' &&
    target.quantifier.kind === 'choose' &&
    areMany(target) &&
    target.quantifier.min === target.quantifier.max;
  return isExact ? `każdemu ${z(named(target, 'gen', speech))}` : named(target, 'dat', speech);
}

function counterNumber(
  value: Extract<Effect, { kind: 'counters' }>['amount'],
  what: Lexeme,
  speech: Speech,
): string {
  if (value === 'that-much') return `tyle samo ${what.many.gen}`;
  if (value === 'all') return `wszystkie ${what.many.acc}`;
  const number = isNode(value, 'per') ? value.times : value;
  if (typeof number === 'number') return number === 1 ? what.one.acc : counted(number, what, 'acc');
  return asMany(what.many.gen, number, speech);
}
