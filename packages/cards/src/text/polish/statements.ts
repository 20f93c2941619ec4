import { interpret } from '@amberhall/engine/language';
import type { Amount, Condition, NodeTable, PlayerRef, Statement, Target } from '@amberhall/engine/language';
import { ability } from './abilities.ts';
import { amount, eachOf, isNode, quantity } from './amounts.ts';
import { condition } from './conditions.ts';
import { joinedEffects } from './effects.ts';
import { event, rememberCard } from './events.ts';
import { adjective, counted, formAfter, declined, listed, pluralPresent, predicate, z } from './grammar.ts';
import type { Agreement } from './grammar.ts';
import { grantWords } from './grants.ts';
import {
  ABILITY,
  AMBER,
  ARMOR,
  CARD,
  HEADINGS,
  houseIn,
  iconOf,
  KEY,
  KEY_COLORS,
  KEYWORDS,
  KINDS,
  POWER,
  STATUSES,
  STEP_NAMES,
} from './lexicon.ts';
import { after, belonging, named, noun, plural, subject } from './nouns.ts';
import { isEach, permission, playOrUse, tax } from './permissions.ts';
import { isYou, player, playerHolds } from './players.ts';
import { prohibition } from './prohibitions.ts';
import { withoutSubject } from './repeated-subject.ts';
import { signed } from './signed.ts';
import { inMood, withSubject } from './speech.ts';
import type { Speech } from './speech.ts';

/** Writes a statement without its full stop. */
export function statement(node: Statement, speech: Speech): string {
  return withSubject(speech, 'card', () => interpret(STATEMENTS, node, speech));
}

/** "to stworzenie traci", "te stworzenia tracą": a subject with its verb and the rest. */
function sentence(
  target: Target,
  verb: string,
  rest: (agreement: Agreement) => string,
  speech: Speech,
): string {
  const { words, agreement } = subject(target, speech);
  const tail = rest(agreement);
  return `${words} ${agreement === 'many' ? pluralPresent(verb) : verb}${tail ? ` ${tail}` : ''}`;
}

/** "+1{amber}", or "o tyle {amber} więcej, ile wynosi siła karty „Troll”" */
const costChange = (by: Amount, speech: Speech): string =>
  signed(by, speech).replace(/^tyle (\S+), /, 'o tyle $1 więcej, ');

/** "uzupełniasz", "twój przeciwnik uzupełnia": what a player does whenever the statement applies. */
const playerKeeps = (who: PlayerRef, third: string, speech: Speech): string =>
  playerHolds(who, `${third}sz`, third, speech);

const STATEMENTS: NodeTable<Statement, [speech: Speech], string> = {
  grant: (node, speech) => grantWords(node, speech),
  'lose-keyword': ({ to, keyword }, speech) => sentence(to, 'traci', () => KEYWORDS[keyword].acc, speech),
  'key-cost': ({ of, color, by }, speech) => {
    const colored = color ? `${adjective(KEY_COLORS[color], { case: 'nom', many: true, gender: 'm' })} ` : '';
    const keys = `${colored}${KEY.many.nom}`;
    const whose = of === 'each' ? keys : isYou(of) ? `twoje ${keys}` : `${keys} ${player(of, 'gen', speech)}`;
    return `${whose} kosztują ${costChange(by, speech)}`;
  },
  cannot: (node, speech) => prohibition(node, speech),
  'must-choose-house': ({ who, house }, speech) => {
    const must = playerHolds(who, 'musisz', 'musi', speech);
    const which = typeof house === 'object' ? belonging('dom', house.houseOf, speech) : houseIn(house, 'acc');
    return `${must} wybrać ${which} jako swój aktywny dom`;
  },
  'must-fight': ({ who }, speech) =>
    sentence(who, 'musi', () => 'walczyć przy każdym użyciu, jeśli to możliwe', speech),
  'may-play': ({ who, what }, speech) => permission(who, ['zagrać', 'zagrywać'], what, 'acc', speech),
  'may-use': ({ who, what }, speech) => permission(who, ['użyć', 'używać'], what, 'gen', speech),
  'may-play-or-use': ({ who, what }, speech) => playOrUse(who, what, speech),
  'may-reap': ({ what }, speech) => sentence(what, 'może', () => 'zbierać', speech),
  'may-fight': ({ what }, speech) => sentence(what, 'może', () => 'walczyć', speech),
  'play-tax': (node, speech) => tax(node, 'zagrać', 'acc', speech),
  'use-tax': (node, speech) => tax(node, 'użyć', 'gen', speech),
  'hand-size': ({ who, by }, speech) => {
    const step = `w kroku „${STEP_NAMES.draw}”`;
    const refill = `${playerKeeps(who, 'uzupełnia', speech)} rękę`;
    if (isNode(by, 'per')) return `${refill} ${step} ${more(by.times)} za ${eachOf(by.each, speech)}`;
    if (typeof by !== 'number')
      return `${refill} ${step} do liczby kart większej o: ${amount(by, 'nom', speech)}`;
    return `${refill} ${step} ${by < 0 ? `o ${counted(-by, CARD, 'acc')} mniej` : more(by)}`;
  },
  enters: ({ what, how, played }, speech) => {
    const { words, agreement } = subject(what, speech);
    const enters = agreement === 'many' ? pluralPresent('wchodzi') : 'wchodzi';
    return `${playedBy(words, played, agreement, speech)} ${enters} do gry ${entrance(how, agreement, speech)}`;
  },
  'no-fight-damage': ({ who, only }, speech) => {
    const moment =
      only === 'attacking' ? 'podczas atakowania' : only === 'defending' ? 'podczas obrony' : 'podczas walki';
    return sentence(who, 'nie zadaje', () => `obrażeń ${moment}`, speech);
  },
  'fight-damage': ({ who, amount: value }, speech) =>
    sentence(who, 'zadaje', () => `podczas walki tylko ${quantity(value, '{damage}', speech)}`, speech),
  'attack-damage': ({ who, by, against }, speech) =>
    sentence(
      who,
      'zadaje',
      () => `+${quantity(by, '{damage}', speech)}, atakując ${noun(against, 'acc', speech)}`,
      speech,
    ),
  'taunt-reaches': ({ who, by }, speech) =>
    `${belonging('Prowokacja', who, speech)} chroni stworzenia oddalone maksymalnie o ${by} miejsca`,
  ignores: ({ who, what }, speech) => {
    const { words, agreement } = subject(who, speech);
    const ignored = what.map((part) => (part === 'armor' ? ARMOR.one.acc : KEYWORDS[part].acc));
    return `dopóki ${words} ${agreement === 'many' ? 'atakują' : 'atakuje'}, ignoruj ${listed(ignored)}`;
  },
  'additional-damage': ({ to, by }, speech) => {
    if (by === 'that-much') return `wszystkie obrażenia zadawane ${named(to, 'dat', speech)} są podwajane`;
    const { words, agreement } = subject(to, speech);
    const takes = agreement === 'many' ? 'otrzymują' : 'otrzymuje';
    return `ilekroć ${words} ${takes} obrażenia, ${takes} dodatkowe ${quantity(by, '{damage}', speech)}`;
  },
  'shares-fight-damage': ({ from, to }, speech) =>
    `obrażenia zadawane w walce ${named(from, 'dat', speech)} są zadawane także ${named(to, 'dat', speech)}`,
  'redirect-damage': ({ from, to }, speech) => {
    const damage = `obrażenia zadawane ${named(from, 'dat', speech)} są zamiast tego`;
    return isEach(to)
      ? `${damage} dzielone możliwie po równo między wszystkie ${plural(to, 'acc', speech)}`
      : `${damage} zadawane ${named(to, 'dat', speech)}`;
  },
  'spend-amber-on': ({ card, who }, speech) =>
    `${playerHolds(who, 'możesz', 'może', speech)} wydawać ${AMBER} ${z(after(card, 'gen', speech))} podczas wykuwania kluczy`,
  'counts-as-amber': ({ card, who }, speech) =>
    `${playerHolds(who, 'możesz', 'może', speech)} wydać ${named(card, 'acc', speech)} jak ${AMBER} podczas wykuwania kluczy (odrzuć ją, ignorując osłony)`,
  'spend-from-opponent': ({ who, amount: value }, speech) => {
    const may = playerHolds(who, 'możesz', 'może', speech);
    const pool = isYou(who) ? 'z puli twojego przeciwnika' : 'z twojej puli';
    return `${may} wydać maksymalnie ${quantity(value, AMBER, speech)} ${pool} podczas wykuwania kluczy`;
  },
  'use-price': ({ what, do: price }, speech) =>
    `aby użyć ${named(what, 'gen', speech)}, musisz ${inMood(speech, 'infinitive', () => joinedEffects(price, speech))}`,
  'keeps-amber': ({ who }, speech) =>
    `${AMBER}, który miałby zostać ukradziony lub przejęty z ${isYou(who) ? 'twojej puli' : `puli ${player(who, 'gen', speech)}`}, zamiast tego pochodzi ze wspólnych zasobów`,
  'gets-key-payment': ({ who }, speech) => {
    const other = isYou(who) ? 'twojego przeciwnika' : 'ciebie';
    return `${playerHolds(who, 'otrzymujesz', 'otrzymuje', speech)} cały ${AMBER} wydany przez ${other} podczas wykuwania kluczy`;
  },
  'skip-step': ({ who, step }, speech) =>
    `${playerKeeps(who, 'pomija', speech)} swój krok „${STEP_NAMES[step]}”`,
  'belongs-to': ({ what, house, instead }, speech) => {
    const to = (): string => {
      if (house === 'all-houses') return 'do wszystkich domów';
      if (typeof house === 'object') return `do ${belonging('domu', house.houseOf, speech)}`;
      return `do ${houseIn(house, 'gen')}`;
    };
    const { words, agreement } = subject(what, speech);
    const isMany = agreement === 'many';
    const belongs = instead
      ? `${isMany ? 'są uznawane za należące' : `jest ${predicate('uznawany', agreement)} za ${belongingTo(agreement)}`}`
      : isMany
        ? 'należą'
        : 'należy';
    return `${words} ${belongs} ${to()}`;
  },
  'controlled-by': ({ what, who }, speech) =>
    `${playerHolds(who, 'kontrolujesz', 'kontroluje', speech)} ${named(what, 'acc', speech)}`,
  blank: ({ what }, speech) => sentence(what, 'traci', () => 'wszystkie swoje zdolności', speech),
  'set-power': ({ what, to }, speech) =>
    `${belonging(POWER.one.nom, what, speech)} wynosi ${value(to, speech)}`,
  'set-armor': ({ what, to }, speech) =>
    `${belonging(ARMOR.one.nom, what, speech)} wynosi ${value(to, speech)}`,
  'extra-draw': ({ who, by }, speech) =>
    `${playerKeeps(who, 'dobiera', speech)} w swoim kroku „${STEP_NAMES.draw}” ${typeof by === 'number' ? additional(by, 'karta') : amount(by, 'acc', speech)}`,
  'keys-to-win': ({ who, by }, speech) =>
    `${playerHolds(who, 'musisz', 'musi', speech)} wykuć ${additional(by, 'klucz')}, aby wygrać grę`,
  'extra-forge': ({ who, by }, speech) => {
    const may = who === 'each' ? 'gracze mogą' : playerHolds(who, 'możesz', 'może', speech);
    return `${may} wykuć ${additional(by, 'klucz')} w swoim kroku „${STEP_NAMES.forge}”`;
  },
  'reveals-top': ({ who }, speech) => {
    const plays = playerHolds(who, 'graj', 'gra', speech);
    return `${plays} z ujawnioną wierzchnią kartą swojej talii`;
  },
  'haunted-by-purged': ({ who }, speech) => {
    const whose = isYou(who) ? 'twojej strefie kart anihilowanych i na twoim stosie kart odrzuconych' : '';
    const theirs = `strefie kart anihilowanych i na stosie kart odrzuconych ${player(who, 'gen', speech)}`;
    return `dopóki w ${whose || theirs} jest łącznie co najmniej 10 kart, ${isYou(who) ? 'jesteś nawiedzony' : 'jest on nawiedzony'}`;
  },
  'icon-as': ({ icon, as }, speech) => {
    const other = inMood(speech, 'infinitive', () =>
      typeof as === 'string' ? `rozpatrzyć ją jako ${iconOf(as).one.acc}` : joinedEffects(as, speech),
    );
    return `gdy rozpatrujesz ${iconOf(icon).one.acc}, możesz zamiast tego ${other}`;
  },
  'icons-again': ({ what }, speech) =>
    `rozpatrz dodatkowy raz każdą ikonę premii na ${noun(what, 'loc', speech)} przy zagraniu przez ciebie`,
  'set-stats': ({ what, power, armor }, speech) => {
    if (isStat(power, 'armor') && isStat(armor, 'power'))
      return `${belonging('siła i pancerz', what, speech)} wymieniają się wartościami`;
    return sentence(
      what,
      'ma',
      () =>
        `${amount(power, 'nom', speech)} ${POWER.one.gen} i ${amount(armor, 'nom', speech)} ${ARMOR.one.gen}`,
      speech,
    );
  },
  'copy-of': ({ what, of }, speech) => sentence(what, 'jest', () => belonging('kopią', of, speech), speech),
  'lose-heading': ({ what, header }, speech) =>
    sentence(what, 'traci', () => `każdą swoją ${ABILITY.one.acc} „${HEADINGS[header]}:”`, speech),
  'also-heading': ({ what, of, also }, speech) =>
    `każda ${ABILITY.one.nom} „${HEADINGS[of]}:” ${named(what, 'gen', speech)} jest zdolnością „${HEADINGS[of]}/${HEADINGS[also]}:”`,
  'lose-traits': ({ what }, speech) => sentence(what, 'traci', () => 'każdą swoją cechę', speech),
  'considered-flank': ({ what }, speech) =>
    sentence(
      what,
      'jest',
      (agreement) => `${predicate('uznawany', agreement)} za stworzenie na flance`,
      speech,
    ),
  'treat-as-copy': ({ of }, speech) =>
    `gdy zagrywasz tę kartę, potraktuj ją jak kopię ${noun(of, 'gen', speech)}`,
  'enters-as-copy': ({ of, house }, speech) => {
    const exception = house ? `, ale należy do ${houseIn(house, 'gen')}` : '';
    return `karta „${speech.title}” wchodzi do gry jako kopia ${noun(of, 'gen', speech)}${exception}`;
  },
  'playable-as-upgrade': ({ abilities }, speech) => {
    const text = abilities.map((node) => ability(node, speech)).join(' ');
    return `kartę „${speech.title}” można zagrać jako ulepszenie zamiast jako stworzenie, z tekstem: „${text}”`;
  },
  'attaches-to': ({ what }, speech) =>
    `kartę „${speech.title}” można dołączyć tylko do ${noun(what, 'gen', speech)}`,
  becomes: ({ what, type, power, armor }, speech) => {
    const numbers = [
      ...(power === undefined ? [] : [`sile ${amount(power, 'nom', speech)}`]),
      ...(armor === undefined ? [] : [`pancerzu ${amount(armor, 'nom', speech)}`]),
    ];
    const having = numbers.length > 0 ? ` o ${listed(numbers)}` : '';
    return sentence(
      what,
      'jest',
      (agreement) => `${predicate('uznawany', agreement)} za ${KINDS[type].one.acc}${having}`,
      speech,
    );
  },
  replace: (node, speech) => {
    const isPlay = node.event.kind === 'plays';
    const happens = event(node.event, speech, isPlay ? 'future' : 'conditional');
    rememberCard(node.event, speech);
    const test = node.if ? ` i ${condition(node.if, speech)}` : '';
    if (isPlay)
      return `gdy ${happens}${test}, zamiast rozpatrywać zdolności „${HEADINGS.play}:”, ${instruction(node.with, speech)}`;
    const lead = `jeśli ${happens}${test}, `;
    if (node.optional)
      return `${lead}możesz zamiast tego ${inMood(speech, 'infinitive', () => instruction(node.with, speech))}`;
    return `${lead}zamiast tego ${instruction(node.with, speech)}`;
  },
  interrupt: (node, speech) => {
    const happens = event(node.event, speech);
    rememberCard(node.event, speech);
    const test = node.if ? ` i ${condition(node.if, speech)}` : '';
    // The bonus icons of the card have been resolved by then [6.2].
    if (node.event.kind === 'plays')
      return `po tym, jak ${happens}, ale przed rozpatrzeniem zdolności „${HEADINGS.play}:” tej karty${test}, ${instruction(node.do, speech)}`;
    return `zanim ${happens}${test}, ${instruction(node.do, speech)}`;
  },
  returnable: ({ what }, speech) =>
    `w swoim kroku „${STEP_NAMES.main}” możesz cofnąć ${named(what, 'acc', speech)} na swoją rękę`,
  'archived-faceup': ({ what }, speech) =>
    sentence(
      what,
      'jest',
      (agreement) => `${predicate('archiwizowany', agreement)} ${predicate('odkryty', agreement)}`,
      speech,
    ),
  'takes-any-archives': ({ who }, speech) =>
    `zamiast całego swojego archiwum ${playerHolds(who, 'możesz', 'może', speech)} wziąć dowolną liczbę kart ze swojego archiwum`,
  'as-soon-as': ({ if: test, do: what }, speech) =>
    `jeśli ${condition(test, speech)}, ${instruction(what, speech)}`,
  while: ({ if: test, then }, speech) => {
    const lead = `${isPast(test) ? 'jeśli' : 'dopóki'} ${condition(test, speech)}`;
    return `${lead}, ${then
      .map((part) => statement(part, speech))
      .map((words) => withoutSubject(lead, words))
      .join(' i ')}`;
  },
};

/** "Dopóki" cannot stand before what has happened already: "jeśli w tej turze zagrałeś kartę akcji". */
function isPast(test: Condition): boolean {
  if (test.kind === 'happened') return true;
  if (test.kind === 'all' || test.kind === 'any') return test.of.some(isPast);
  return test.kind === 'compare' && isNode(test.left, 'count-events');
}

/** "3", "tyle, ile siła pierwszego stworzenia" */
const value = (to: Amount, speech: Speech): string =>
  typeof to === 'number' ? String(to) : `tyle, ile ${amount(to, 'nom', speech)}`;

/** What "you" do because of a statement. */
const instruction = (effects: Parameters<typeof joinedEffects>[0], speech: Speech): string =>
  withSubject(speech, 'you', () => joinedEffects(effects, speech));

/** "o 1 kartę więcej" */
const more = (by: number): string => `o ${counted(by, CARD, 'acc')} więcej`;

/** "1 dodatkową kartę", "2 dodatkowe klucze" */
function additional(by: number, what: 'karta' | 'klucz'): string {
  const thing = what === 'karta' ? CARD : KEY;
  const form = formAfter(by, 'acc');
  return `${by} ${adjective('dodatkowy', { ...form, gender: thing.gender })} ${declined(thing, form)}`;
}

const belongingTo = (agreement: Agreement): string =>
  adjective('należący', {
    case: 'acc',
    many: false,
    gender: agreement === 'many' || agreement === 'you' ? 'm' : agreement,
  });

/** "każde stworzenie zagrane przez ciebie", "każde zagrane stworzenie" */
function playedBy(words: string, who: PlayerRef | undefined, agreement: Agreement, speech: Speech): string {
  if (who === undefined) return words;
  const played = predicate('zagrany', agreement);
  return who === 'each'
    ? words.replace(' ', ` ${played} `)
    : `${words} ${played} przez ${player(who, 'acc', speech)}`;
}

/** How a card enters play: "przygotowane". */
export function entrance(
  how: Extract<Statement, { kind: 'enters' }>['how'],
  agreement: Agreement,
  speech: Speech,
): string {
  switch (how) {
    case 'anywhere':
      return `w dowolnym miejscu linii bitwy ${player('its-controller', 'gen', speech)}`;
    case 'under-opponents-control':
      return `pod kontrolą przeciwnika gracza, który ${agreement === 'f' ? 'ją' : 'je'} zagrywa`;
    case 'ready':
    case 'stunned':
    case 'exhausted':
    case 'enraged':
    case 'warded':
      return predicate(STATUSES[how], agreement);
  }
}

/** Tells whether an amount is the fixed value of a stat. */
const isStat = (value: Amount, stat: 'power' | 'armor'): boolean =>
  isNode(value, 'fixed') && isNode(value.of, 'stat') && value.of.stat === stat;
