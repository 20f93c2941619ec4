import type { Header, HousePhrase, Kind, Shared, Status, ZoneName } from '@amberhall/engine/language';
import type { Counter, House, KeyColor, Keyword, PseudoHouse } from '@amberhall/engine/vocabulary';
import { houseTitle } from '../house-title.ts';
import { declension, lexeme } from './grammar.ts';
import type { Declension, Lexeme } from './grammar.ts';

/** Icons are names in braces. The client replaces them by images. */
export const AMBER = '{amber}';
export const DAMAGE = '{damage}';

const CARD_FORMS = [
  'karta karty karcie kartę kartą karcie',
  'karty kart kartom karty kartami kartach',
] as const;

export const CARD = lexeme('f', ...CARD_FORMS);
export const CREATURE = lexeme(
  'n',
  'stworzenie stworzenia stworzeniu stworzenie stworzeniem stworzeniu',
  'stworzenia stworzeń stworzeniom stworzenia stworzeniami stworzeniach',
);

export const KINDS: Readonly<Record<Kind, Lexeme>> = {
  creature: CREATURE,
  artifact: lexeme(
    'm',
    'artefakt artefaktu artefaktowi artefakt artefaktem artefakcie',
    'artefakty artefaktów artefaktom artefakty artefaktami artefaktach',
  ),
  upgrade: lexeme(
    'n',
    'ulepszenie ulepszenia ulepszeniu ulepszenie ulepszeniem ulepszeniu',
    'ulepszenia ulepszeń ulepszeniom ulepszenia ulepszeniami ulepszeniach',
  ),
  action: lexeme('f', ...CARD_FORMS, 'akcji'),
  card: CARD,
};

export const KEY = lexeme(
  'm',
  'klucz klucza kluczowi klucz kluczem kluczu',
  'klucze kluczy kluczom klucze kluczami kluczach',
);
export const CHAIN = lexeme(
  'm',
  'łańcuch łańcucha łańcuchowi łańcuch łańcuchem łańcuchu',
  'łańcuchy łańcuchów łańcuchom łańcuchy łańcuchami łańcuchach',
);
export const HOUSE = lexeme('m', 'dom domu domowi dom domem domu', 'domy domów domom domy domami domach');
export const NUMBER = lexeme(
  'f',
  'liczba liczby liczbie liczbę liczbą liczbie',
  'liczby liczb liczbom liczby liczbami liczbach',
);
export const HALF = lexeme(
  'f',
  'połowa połowy połowie połowę połową połowie',
  'połowy połów połowom połowy połowami połowach',
);
export const POWER = lexeme('f', 'siła siły sile siłę siłą sile', 'siły sił siłom siły siłami siłach');
export const ARMOR = lexeme(
  'm',
  'pancerz pancerza pancerzowi pancerz pancerzem pancerzu',
  'pancerze pancerzy pancerzom pancerze pancerzami pancerzach',
);
export const WOUND = lexeme(
  'n',
  'obrażenie obrażenia obrażeniu obrażenie obrażeniem obrażeniu',
  'obrażenia obrażeń obrażeniom obrażenia obrażeniami obrażeniach',
);
export const TRAIT = lexeme(
  'f',
  'cecha cechy cesze cechę cechą cesze',
  'cechy cech cechom cechy cechami cechach',
);
export const TIME = lexeme('m', 'raz razu razowi raz razem razie', 'razy razy razom razy razami razach');
export const ABILITY = lexeme(
  'f',
  'zdolność zdolności zdolności zdolność zdolnością zdolności',
  'zdolności zdolności zdolnościom zdolności zdolnościami zdolnościach',
);
export const TURN = lexeme('f', 'tura tury turze turę turą turze', 'tury tur turom tury turami turach');
export const POOL = lexeme('f', 'pula puli puli pulę pulą puli', 'pule pul pulom pule pulami pulach');
export const LINE = lexeme(
  'f',
  'linia linii linii linię linią linii',
  'linie linii liniom linie liniami liniach',
  'bitwy',
);

const COUNTER_FORMS = [
  'znacznik znacznika znacznikowi znacznik znacznikiem znaczniku',
  'znaczniki znaczników znacznikom znaczniki znacznikami znacznikach',
] as const;
export const ANY_COUNTER = lexeme('m', ...COUNTER_FORMS);
const COUNTERS: Readonly<Record<Counter, string>> = {
  power: 'siły +1',
  awakening: 'przebudzenia',
  corrosion: 'korozji',
  depth: 'głębi',
  disruption: 'zakłócenia',
  doom: 'zagłady',
  fuse: 'lontu',
  glory: 'chwały',
  growth: 'wzrostu',
  hatch: 'wylęgu',
  ignorance: 'niewiedzy',
  knowledge: 'wiedzy',
  mineralize: 'mineralizacji',
  mutation: 'mutacji',
  nay: 'sprzeciwu',
  paint: 'farby',
  scheme: 'intrygi',
  time: 'czasu',
  trade: 'handlu',
  warrant: 'nakazu',
  wisdom: 'mądrości',
  yea: 'zgody',
};
/** "znacznik siły +1" */
export const counterOf = (counter: Counter): Lexeme => lexeme('m', ...COUNTER_FORMS, COUNTERS[counter]);

/** "ikona premii", or the icon itself: "ikona premii {amber}". */
export const iconOf = (icon: string | undefined): Lexeme =>
  lexeme(
    'f',
    'ikona ikony ikonie ikonę ikoną ikonie',
    'ikony ikon ikonom ikony ikonami ikonach',
    icon === undefined ? 'premii' : `premii {${icon}}`,
  );

export const STATUSES: Readonly<Record<Status, string>> = {
  ready: 'przygotowany',
  exhausted: 'wyczerpany',
  damaged: 'zraniony',
  undamaged: 'niezraniony',
  stunned: 'ogłuszony',
  warded: 'osłonięty',
  enraged: 'rozwścieczony',
};

export const SIDES = { friendly: 'przyjazny', enemy: 'wrogi' } as const;
export const LEFT_RIGHT = { left: 'lewy', right: 'prawy' } as const;

export const HEADINGS: Readonly<Record<Header, string>> = {
  play: 'Zagranie',
  reap: 'Po zbieraniu',
  fight: 'Po walce',
  'before-fight': 'Przed walką',
  action: 'Akcja',
  omni: 'Omni',
  destroyed: 'Zniszczenie',
  scrap: 'Złom',
  fate: 'Przeznaczenie',
};

export const KEYWORDS: Readonly<Record<Keyword, Pick<Declension, 'nom' | 'gen' | 'acc'>>> = {
  alpha: { nom: 'Alfa', gen: 'Alfy', acc: 'Alfę' },
  assault: { nom: 'Szturm', gen: 'Szturmu', acc: 'Szturm' },
  deploy: { nom: 'Rozstawienie', gen: 'Rozstawienia', acc: 'Rozstawienie' },
  elusive: { nom: 'Nieuchwytność', gen: 'Nieuchwytności', acc: 'Nieuchwytność' },
  entrench: { nom: 'Okopanie', gen: 'Okopania', acc: 'Okopanie' },
  hazardous: { nom: 'Zagrożenie', gen: 'Zagrożenia', acc: 'Zagrożenie' },
  invulnerable: { nom: 'Niewrażliwość', gen: 'Niewrażliwości', acc: 'Niewrażliwość' },
  omega: { nom: 'Omega', gen: 'Omegi', acc: 'Omegę' },
  poison: { nom: 'Trucizna', gen: 'Trucizny', acc: 'Truciznę' },
  skirmish: { nom: 'Potyczka', gen: 'Potyczki', acc: 'Potyczkę' },
  'splash-attack': { nom: 'Rozprysk', gen: 'Rozprysku', acc: 'Rozprysk' },
  taunt: { nom: 'Prowokacja', gen: 'Prowokacji', acc: 'Prowokację' },
  treachery: { nom: 'Zdrada', gen: 'Zdrady', acc: 'Zdradę' },
  versatile: { nom: 'Wszechstronność', gen: 'Wszechstronności', acc: 'Wszechstronność' },
};

/** How the cards of a zone are found there, taken from there and put there. */
export interface ZoneWords {
  readonly noun: Lexeme;
  readonly in: 'na' | 'w';
  readonly into: 'na' | 'do';
}
export const ZONES: Readonly<Record<Exclude<ZoneName, 'play'>, ZoneWords>> = {
  hand: {
    noun: lexeme('f', 'ręka ręki ręce rękę ręką ręce', 'ręce rąk rękom ręce rękami rękach'),
    in: 'na',
    into: 'na',
  },
  deck: {
    noun: lexeme('f', 'talia talii talii talię talią talii', 'talie talii taliom talie taliami taliach'),
    in: 'w',
    into: 'do',
  },
  discard: {
    noun: lexeme(
      'm',
      'stos stosu stosowi stos stosem stosie',
      'stosy stosów stosom stosy stosami stosach',
      'kart odrzuconych',
    ),
    in: 'na',
    into: 'na',
  },
  archives: {
    noun: lexeme(
      'n',
      'archiwum archiwum archiwum archiwum archiwum archiwum',
      'archiwa archiwów archiwom archiwa archiwami archiwach',
    ),
    in: 'w',
    into: 'do',
  },
  purged: {
    noun: lexeme(
      'f',
      'strefa strefy strefie strefę strefą strefie',
      'strefy stref strefom strefy strefami strefach',
      'kart anihilowanych',
    ),
    in: 'w',
    into: 'do',
  },
};

const HOUSES: Readonly<Partial<Record<House | PseudoHouse, string>>> = {
  saurian: 'Rzymozaury',
  shadows: 'Cienie',
  staralliance: 'Gwiezdny Sojusz',
  untamed: 'Nieokiełznani',
  prophecy: 'Przepowiednia',
  thetide: 'Pływ',
  archonpower: 'Moc archonta',
};

/** The house in a case: "domu Mars", "tym domem". The name itself is not declined. */
export function houseIn(house: HousePhrase, wanted: keyof Declension): string {
  const noun = HOUSE.one[wanted];
  switch (house) {
    case 'that-house':
      return `${declension('ten tego temu ten tym tym')[wanted]} ${noun}`;
    case 'its-house':
      return `${noun} tej karty`;
    case 'active-house':
      return `${declension('aktywny aktywnego aktywnemu aktywny aktywnym aktywnym')[wanted]} ${noun}`;
    case 'previous-house':
      return `${noun} ${declension('wybrany wybranego wybranemu wybrany wybranym wybranym')[wanted]} w poprzedniej turze`;
    default:
      return `${noun} ${HOUSES[house] ?? houseTitle(house)}`;
  }
}

export const KEY_COLORS: Readonly<Record<KeyColor, string>> = {
  red: 'czerwony',
  blue: 'niebieski',
  yellow: 'żółty',
};

/** The genitive after "krok": "krok wykuwania klucza". */
export const STEP_NAMES = {
  forge: 'wykuj klucz',
  house: 'wybierz dom',
  main: 'zagrywaj, odrzucaj i używaj kart',
  ready: 'przygotuj karty',
  draw: 'dobierz karty',
} as const;

/** What cards have in common: "mający wspólną cechę", "niemający wspólnej cechy". */
export const IN_COMMON: Readonly<
  Record<
    Exclude<Shared, 'battleline'>,
    { acc: string; gen: string; different: string; same: string; each: string }
  >
> = {
  house: {
    acc: 'wspólny dom',
    gen: 'wspólnego domu',
    different: 'z różnych domów',
    same: 'z tego samego domu',
    each: 'z każdego domu',
  },
  trait: {
    acc: 'wspólną cechę',
    gen: 'wspólnej cechy',
    different: 'o różnych cechach',
    same: 'o tej samej cesze',
    each: 'o każdej cesze',
  },
  name: {
    acc: 'tę samą nazwę',
    gen: 'tej samej nazwy',
    different: 'o różnych nazwach',
    same: 'o tej samej nazwie',
    each: 'o każdej nazwie',
  },
  power: {
    acc: 'tę samą siłę',
    gen: 'tej samej siły',
    different: 'o różnej sile',
    same: 'o tej samej sile',
    each: 'o każdej wartości siły',
  },
  type: {
    acc: 'ten sam typ',
    gen: 'tego samego typu',
    different: 'różnych typów',
    same: 'tego samego typu',
    each: 'każdego typu',
  },
};

/** "wspólny dom z nim", but "ta sama nazwa co ono". */
export const linkOf = (what: Shared): 'z' | 'co' => (what === 'house' || what === 'trait' ? 'z' : 'co');
