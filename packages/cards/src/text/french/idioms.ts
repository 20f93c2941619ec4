/** Replaces words of the shared skeleton, like "à elle" and "d’elle", by what French says. */

/** "Infligez-lui 2{damage}", "lui infliger 2{damage}". */
const DATIVE = /([Ii]nflig|[Aa]ttach)(ez|er|e|ent) ((?:(?! et )[^.,«])+?) à (elles?|lui|eux)(?!\p{L})/gu;

function dative(_: string, verb: string, ending: string, what: string, it: string): string {
  const pronoun = isOne(it) ? 'lui' : 'leur';
  return ending === 'ez' ? `${verb}ez-${pronoun} ${what}` : `${pronoun} ${verb}${ending} ${what}`;
}

const isOne = (it: string): boolean => it === 'elle' || it === 'lui';

const NOUN = /\{amber\}|[\p{Ll}-]+(?: \p{Lu}\p{Ll}+)?/u.source;
/** "Les traits d’elle", "la puissance et l’armure d’elle". */
const POSSESSED = new RegExp(
  `(?<!\\p{L})(?:(les?|la) (${NOUN}) et )?(les?|la) (${NOUN}) de (elles?|lui|eux)(?!\\p{L})`,
  'gu',
);
const ITS: Readonly<Record<string, string>> = { le: 'son', la: 'sa', les: 'ses' };

function possessive(
  _: string,
  article: string | undefined,
  before: string | undefined,
  last: string,
  noun: string,
  it: string,
): string {
  const of = (determiner: string): string =>
    isOne(it) ? (ITS[determiner] ?? determiner) : determiner === 'les' ? 'leurs' : 'leur';
  const first = article === undefined ? '' : `${of(article)} ${before} et `;
  return `${first}${of(last)} ${noun}`;
}

const IDIOMS: readonly (readonly [pattern: RegExp, by: string])[] = [
  [/(?<!\p{L})([Pp])renez le contrôle de (?:elles?|lui|eux)(?!\p{L})/gu, '$1renez-en le contrôle'],
  [/(?<!\p{L})prend le contrôle de (?:elles?|lui|eux)(?!\p{L})/gu, 'en prend le contrôle'],
  [/(?<!\p{L})chaque créature voisine de elle(?!\p{L})/gu, 'chacune de ses voisines'],
  [/(?<!\p{L})une créature voisine de elle(?!\p{L})/gu, 'une de ses voisines'],
  [/(?<!\p{L})une autre créature voisine de elle(?!\p{L})/gu, 'une autre de ses voisines'],
  [/telle que il y a une de ses voisines qui /gu, 'telle que une de ses voisines '],
  [/(?<=ne partage(?:nt)? pas )une? /gu, 'de '],
  [/(?<!\p{L})mett(ez-les|re) en place (?=dans n’importe quel ordre)/gu, 'remett$1 '],
  [/(?<=[Ll]es joueurs [^.«»]+ comme )sa (?=Maison active)/gu, 'leur '],
  [/chaque trait de (?:elle|lui)(?!\p{L})/gu, 'chacun de ses traits'],
  [/(?<!\p{L})([Cc]ha)que (une? d’entre)/gu, '$1c$2'],
  [/ces dégâts (ne )?détruit(?= )/gu, 'ces dégâts $1détruisent'],
  [/chaque dégâts/gu, 'chaque dégât'],
  [/(?<=contrôle de une? [^.,«»]{1,60} ou )(?=une? )/gu, 'de '],
  [/(?<=contrôle de chaque [^.,«»]{1,60} et )(?=chaque )/gu, 'de '],
  [/\) de elle vers /gu, ') de cette créature vers '],
  [/([Ss]oign(?:ez|er)) ([^-.,«»]+?) entièrement/gu, '$1 entièrement $2'],
  // The number stands beside what it is equal to.
  [/un nombre de dégâts (à (?:(?!égal)[^.,«»])+?) égal à/gu, '$1 un nombre de dégâts égal à'],
];

export const natural = (text: string): string =>
  IDIOMS.reduce(
    (written, [pattern, by]) => written.replaceAll(pattern, by),
    text.replaceAll(DATIVE, dative),
  ).replaceAll(POSSESSED, possessive);
