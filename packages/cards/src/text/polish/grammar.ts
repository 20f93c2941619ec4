/** Polish grammar, independent of cards. */

/** Nominative, genitive, dative, accusative, instrumental, locative. */
export const CASES = ['nom', 'gen', 'dat', 'acc', 'ins', 'loc'] as const;
export type Case = (typeof CASES)[number];
/** Every masculine noun of card texts is a thing, except players, who are never plural objects. */
export type Gender = 'm' | 'f' | 'n';

/** What an adjective agrees with. */
export interface Form {
  case: Case;
  many: boolean;
  gender: Gender;
}

/** What a verb agrees with: a gender, several things, or "ty". */
export type Agreement = Gender | 'many' | 'you';

export type Declension = Readonly<Record<Case, string>>;
export interface Lexeme {
  readonly gender: Gender;
  readonly one: Declension;
  readonly many: Declension;
}

/** The cases of both numbers, each in the order of {@link CASES}. `rest` follows every form: "karta akcji". */
export function lexeme(gender: Gender, one: string, many: string, rest = ''): Lexeme {
  return { gender, one: declension(one, rest), many: declension(many, rest) };
}

export function declension(forms: string, rest = ''): Declension {
  const words = forms.split(' ').map((word) => (rest ? `${word} ${rest}` : word));
  const [nom = '', gen = '', dat = '', acc = '', ins = '', loc = ''] = words;
  return { nom, gen, dat, acc, ins, loc };
}

export const declined = (noun: Lexeme, { case: wanted, many }: Pick<Form, 'case' | 'many'>): string =>
  (many ? noun.many : noun.one)[wanted];

/** The form of a noun after a number: "1 karta", "2 karty", "5 kart", "o 5 kartach". */
export function formAfter(number: number, wanted: Case): Pick<Form, 'case' | 'many'> {
  if (number === 1) return { case: wanted, many: false };
  const isDirect = wanted === 'nom' || wanted === 'acc';
  return { case: isDirect && !isFew(number) ? 'gen' : wanted, many: true };
}

/** 2 to 4, 22 to 24, and so on, but not 12 to 14. */
const isFew = (number: number): boolean =>
  [2, 3, 4].includes(number % 10) && ![12, 13, 14].includes(number % 100);

/** "5 kart" is a neuter singular as a subject. */
export const agreementAfter = (number: number, gender: Gender): Agreement =>
  number === 1 ? gender : isFew(number) ? 'many' : 'n';

/** "1 karta", "2 karty", "5 kart". */
export const counted = (number: number, noun: Lexeme, wanted: Case): string =>
  `${number} ${declined(noun, formAfter(number, wanted))}`;

export const capitalized = (text: string): string => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());

/** Ends a sentence, unless a quoted text or a list of options has ended it. */
export const ended = (text: string): string => (/\.”*$/.test(text) ? text : `${text.replace(/,$/, '')}.`);

/** Joins sentences. A list of options has ended with a full stop of its own. */
export const inSequence = (before: string, words: string): string =>
  `${ended(before)}${before.endsWith('.') ? '\n' : ' '}${words}`;

/** "na koniec twojej tury ukradnij 1", but "na koniec twojej tury, jeśli …". */
export const inTime = (moment: string, words: string): string =>
  `${moment}${/^(?:jeśli|gdy|dopóki|ilekroć) /.test(words) && !moment.endsWith(',') ? ',' : ''} ${words}`;

/** "a", "a i b", "a, b i c". */
export function listed(items: readonly string[], word = 'i'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}

const ONE: Readonly<Record<Gender | 'many', Declension>> = {
  m: declension('jeden jednego jednemu jeden jednym jednym'),
  f: declension('jedna jednej jednej jedną jedną jednej'),
  n: declension('jedno jednego jednemu jedno jednym jednym'),
  many: declension('jedne jednych jednym jedne jednymi jednych'),
};

const NONE: Readonly<Record<Gender | 'many', Declension>> = {
  m: declension('żaden żadnego żadnemu żaden żadnym żadnym'),
  f: declension('żadna żadnej żadnej żadną żadną żadnej'),
  n: declension('żadne żadnego żadnemu żadne żadnym żadnym'),
  many: declension('żadne żadnych żadnym żadne żadnymi żadnych'),
};

const IRREGULAR: ReadonlyMap<string, Readonly<Record<Gender | 'many', Declension>>> = new Map([
  ['ten', demonstrative('t')],
  ['jeden', ONE],
  ['żaden', NONE],
  ['twój', possessive('tw')],
  ['swój', possessive('sw')],
]);

function demonstrative(stem: string): Readonly<Record<Gender | 'many', Declension>> {
  const all = (endings: string) =>
    declension(
      endings
        .split(' ')
        .map((ending) => stem + ending)
        .join(' '),
    );
  return {
    m: all('en ego emu en ym ym'),
    f: all('a ej ej ę ą ej'),
    n: all('o ego emu o ym ym'),
    many: all('e ych ym e ymi ych'),
  };
}

function possessive(start: string): Readonly<Record<Gender | 'many', Declension>> {
  const stem = `${start}oj`;
  const short = `${start}o`;
  return {
    m: declension(`${start}ój ${stem}ego ${stem}emu ${start}ój ${short}im ${short}im`),
    f: declension(`${stem}a ${stem}ej ${stem}ej ${stem}ą ${stem}ą ${stem}ej`),
    n: declension(`${stem}e ${stem}ego ${stem}emu ${stem}e ${short}im ${short}im`),
    many: declension(`${stem}e ${short}ich ${short}im ${stem}e ${short}imi ${short}ich`),
  };
}

/** Declines an adjective, given in the masculine nominative: "wrogi", "gotowy", "sąsiedni", "ten", "twój". */
export function adjective(lemma: string, { case: wanted, many, gender }: Form): string {
  const irregular = IRREGULAR.get(lemma);
  if (irregular) return irregular[many ? 'many' : gender][wanted];
  const stem = lemma.slice(0, -1);
  const isSoft = lemma.endsWith('ni');
  const isNarrow = lemma.endsWith('i');
  const e = isNarrow ? 'ie' : 'e';
  const y = isNarrow ? 'i' : 'y';
  const a = isSoft ? 'i' : '';
  if (many) {
    const endings = { nom: e, acc: e, gen: `${y}ch`, loc: `${y}ch`, dat: `${y}m`, ins: `${y}mi` };
    return stem + endings[wanted];
  }
  if (gender === 'f') {
    const endings = { nom: `${a}a`, acc: `${a}ą`, ins: `${a}ą`, gen: `${e}j`, dat: `${e}j`, loc: `${e}j` };
    return stem + endings[wanted];
  }
  const direct = gender === 'm' ? y : e;
  const endings = { nom: direct, acc: direct, gen: `${e}go`, dat: `${e}mu`, ins: `${y}m`, loc: `${y}m` };
  return stem + endings[wanted];
}

/** "z ręki", "ze stosu", "ze swojej ręki". */
export const z = (words: string): string =>
  `${/^(?:[szśźż][^aeiouyąęóœæ\W]|ws)/iu.test(words) ? 'ze' : 'z'} ${words}`;

/** Verbs have one form for each use in card texts. */
export interface Verb {
  /** "zniszcz" */
  imperative: string;
  /** "zniszczyć" */
  infinitive: string;
  /** "niszczy", of what somebody else does. */
  third: string;
  /** "zniszczy", after "po tym, jak". */
  future: string;
  /** "zniszczył" */
  past: string;
  /** The past of other genders without their ending, if it differs: "weszł" of "wszedł". */
  pastStem?: string;
  /** "zniszczony" */
  participle: string;
}

export function verb(
  imperative: string,
  infinitive: string,
  third: string,
  future: string,
  past: string,
  participle: string,
  pastStem?: string,
): Verb {
  return { imperative, infinitive, third, future, past, participle, ...(pastStem && { pastStem }) };
}

/** "przejmuje" → "przejmują", "traci" → "tracą". */
export const thirdOf = ({ third }: Verb, agreement: Agreement): string =>
  agreement === 'many' ? pluralPresent(third) : third;

/** The present, or the future of perfective verbs, in the third person plural. */
export function pluralPresent(singular: string): string {
  if (singular.startsWith('nie ')) return `nie ${pluralPresent(singular.slice('nie '.length))}`;
  const [first = '', ...rest] = singular.split(' ');
  const many = PLURALS.get(first) ?? (first.endsWith('a') ? `${first}ją` : `${first.slice(0, -1)}ą`);
  return [many, ...rest].join(' ');
}
const PLURALS: ReadonlyMap<string, string> = new Map([
  ['jest', 'są'],
  ['wejdzie', 'wejdą'],
  ['przejmie', 'przejmą'],
  ['zbierze', 'zbiorą'],
  ['może', 'mogą'],
  ['wchodzi', 'wchodzą'],
]);

/** "zagrasz", "zagra", "zagrają". */
export function futureOf({ future }: Verb, agreement: Agreement): string {
  if (agreement === 'many') return pluralPresent(future);
  if (agreement !== 'you') return future;
  const [first, ...rest] = future.split(' ');
  return [`${first}sz`, ...rest].join(' ');
}

const PAST_ENDINGS: Readonly<Record<Agreement, string>> = { m: '', f: 'a', n: 'o', many: 'y', you: 'eś' };

/** "zagrał", "zagrała", "zagrałeś". */
export function pastOf({ past, pastStem }: Pick<Verb, 'past' | 'pastStem'>, agreement: Agreement): string {
  const [first = '', ...rest] = past.split(' ');
  const isMasculine = agreement === 'm' || agreement === 'you';
  const stem = isMasculine || !pastStem ? first : pastStem;
  return [stem + PAST_ENDINGS[agreement], ...rest].join(' ');
}

/** "miałby", "miałoby", "miałbyś": before the infinitive of what would happen. */
export const wouldOf = (agreement: Agreement): string =>
  ({ m: 'miałby', f: 'miałaby', n: 'miałoby', many: 'miałyby', you: 'miałbyś' })[agreement];

/** The form of a participle beside a subject with this agreement. */
export const predicate = (participle: string, agreement: Agreement): string =>
  adjective(participle, {
    case: 'nom',
    many: agreement === 'many',
    gender: agreement === 'many' || agreement === 'you' ? 'm' : agreement,
  });
