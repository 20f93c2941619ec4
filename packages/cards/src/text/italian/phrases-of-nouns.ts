import { agreed } from '../romance/grammar.ts';
import type { Agreement } from '../romance/grammar.ts';
import type { NounPhrases, TimePhrases } from '../romance/phrases.ts';
import { adjective, DEFINITE, f, invariable, IT } from './grammar.ts';
import { OTHER, SHARED } from './lexicon.ts';

const one = (gender: Agreement['gender']): Agreement => ({ gender, many: false });
const several = (gender: Agreement['gender']): Agreement => ({ gender, many: true });
const NEAR = adjective('vicino');

export const TIME_PHRASES: TimePhrases = {
  after: (clause) => `dopo che ${clause}`,
  afterFirst: (clause) => `in ogni turno, dopo che ${clause} per la prima volta`,
  before: (clause) => `prima che ${clause}`,
  when: (clause) => `quando ${clause}`,
  until: (clause) => `fino a quando ${clause}`,
  asSoonAs: (condition) => `non appena ${condition}`,
  nextTime: (clause) => `la prossima volta che ${clause} in questo turno`,
  // Of "creature or artifact", the first noun counts.
  theNext: (noun, gender) =>
    `${gender === 'f' || noun.startsWith('creatura') ? 'la prossima' : 'il prossimo'} ${noun}`,
  at: { start: 'all’inizio di', end: 'alla fine di' },
  atEndOfTurn: 'alla fine del turno',
  setup: {
    'before-hand': 'prima di pescare le mani iniziali',
    'after-hand': 'dopo aver pescato la tua mano iniziale',
  },
  whileIn: (title, zone, text) => `mentre ${title} è in ${zone}, ${text}`,
  window: (window, isYours) =>
    window === 'this-turn' ? 'in questo turno' : `nel ${isYours ? 'tuo' : 'suo'} turno precedente`,
  untilLeavesPlay: (title) => `finché ${title} non lascia il gioco`,
  theStep: (step) => `il passo “${step}”`,
  inStep: (step, isOutside) => `${isOutside ? 'al di fuori del' : 'durante il'} passo “${step}”`,
  inStepOf: (step) => `durante il tuo passo “${step}”`,
  whenForging: 'nel forgiare chiavi',
  whenResolving: (icon) => `nel risolvere ${icon}`,
  whenAttacking: (whom) => `nell’attaccare ${whom}`,
  whenInFight: (only, agreement) => {
    const { many } = agreement;
    if (only === 'attacking') return many ? 'quando attaccano' : 'quando attacca';
    if (only === 'defending')
      return `quando ${many ? 'vengono' : 'viene'} ${agreed(adjective('attaccato'), agreement)}`;
    return many ? 'quando combattono' : 'quando combatte';
  },
  butBeforeAbilities: (heading) => `ma prima che siano risolte le sue abilità ${heading}`,
};

export const NOUN_PHRASES: NounPhrases = {
  differing: (what) => {
    if (what === SHARED.house) return 'di Case diverse';
    if (what === SHARED.power) return 'con Forza diversa';
    return `con ${what.many} ${agreed(adjective('diverso'), several(what.gender))}`;
  },
  alike: (what) => {
    const same = agreed(['stesso', 'stessa', 'stesso', 'stessa'], one(what.gender));
    return what === SHARED.house
      ? `di la ${same} ${what.one}`
      : `con ${agreed(DEFINITE, one(what.gender))} ${same} ${what.one}`;
  },
  withItsNeighbors: (center, agreement) => `${center} e ogni creatura vicina a ${agreed(IT, agreement)}`,
  toItOrItsNeighbor: (center, agreement) => `a ${center} o a una creatura vicina a ${agreed(IT, agreement)}`,
  neighboring: (center, agreement) => `${agreed(NEAR, agreement)} a ${center}`,
  nextTo: (side, center) => `immediatamente a ${side} di ${center}`,
  theNeighborOn: (side, center) => `la creatura immediatamente a ${side} di ${center}`,
  besides: (side, of) => `a ${side} di ${of}`,
  between: (left, right) => `tra ${left} e ${right}`,
  randomCardsUntilLeft: (from, number) => `carte casuali ${from} fino a lasciarne al massimo ${number}`,
  oneOf: ({ gender }, them) => `${gender === 'f' ? 'una' : 'uno'} di ${them}`,
  theOthers: ({ gender }) => `${agreed(DEFINITE, several(gender))} ${agreed(OTHER, several(gender))}`,
  theOtherOf: ({ gender }, these) =>
    `${agreed(DEFINITE, one(gender))} ${agreed(OTHER, one(gender))} di ${these}`,
  mostPowerfulOf: ({ gender }, isMost, these) =>
    `${agreed(DEFINITE, one(gender))} ${isMost ? 'più' : 'meno'} potente di ${these}`,
  endOfPile: (isTop, number, pile) => {
    const end = isTop ? 'in cima' : 'in fondo';
    return number === undefined ? `la carta ${end} a ${pile}` : `le ${number} carte ${end} a ${pile}`;
  },
  fromEnd: (isTop) => (isTop ? 'dalla cima di' : 'dal fondo di'),
  topmost: (number, nouns, { gender }) =>
    number === undefined
      ? `${agreed(DEFINITE, one(gender))} ${nouns} più ${agreed(NEAR, one(gender))} alla cima`
      : `${agreed(DEFINITE, several(gender))} ${number} ${nouns} più ${agreed(NEAR, several(gender))} alla cima`,
  inHalfOfLine: (nouns, isOneSide) =>
    `${nouns} in una metà di ${isOneSide ? 'la sua' : 'ogni'} linea di battaglia, divisa il più equamente possibile`,
  oneOfEach: (noun, what) => `${noun} di ogni ${what.one}`,
  oneOrMore: '1 o più',
  withTotalPower: (number) => `con Forza totale di ${number} o più`,
  withPower: (compare, number, isPlain) => {
    const bound = {
      '=': isPlain ? number : `pari a ${number}`,
      '>=': isPlain ? `${number} o superiore` : `pari o superiore a ${number}`,
      '<=': isPlain ? `${number} o inferiore` : `pari o inferiore a ${number}`,
      '>': `superiore a ${number}`,
      '<': `inferiore a ${number}`,
    }[compare];
    return `con Forza ${bound}`;
  },
  withParity: (isOdd) => `con Forza ${isOdd ? 'dispari' : 'pari'}`,
  extreme: (stat, isMost) => {
    const degree = isMost ? 'più' : 'meno';
    if (stat === 'armor') return invariable(`con ${degree} armatura`);
    return [`${degree} potente`, `${degree} potente`, `${degree} potenti`, `${degree} potenti`];
  },
  withExtreme: (stat, isMost) =>
    `con la ${stat === 'power' ? 'Forza' : 'armatura'} più ${isMost ? 'alta' : 'bassa'}`,
  thatTrait: 'quel tratto',
  theTrait: (trait) => `il tratto ${trait}`,
  withThatName: 'con quel nome',
  onFlank: 'sul fianco',
  onAFlank: 'su un fianco',
  onItsFlank: (flank) => `sul ${flank.one} del suo controllore`,
  inCenter: 'al centro della sua linea di battaglia',
  inSameBattleline: 'nella stessa linea di battaglia',
  sharesWithNeighbors: (what, atLeast, { many }, isNegative) => {
    const shares = `${isNegative ? 'che non' : 'che'} ${many ? 'condividano' : 'condivida'}`;
    const number = atLeast > 1 ? atLeast : isNegative ? 'nessuna' : 'almeno 1';
    const neighbors = `${number} delle sue creature vicine`;
    return `${shares} ${what.gender === 'f' ? 'una' : 'un'} ${what.one} con ${neighbors}`;
  },
  atLeastOne: (noun, { gender }) => `almeno ${gender === 'f' ? 'una' : 'un'} ${noun}`,
  houseWith: (number) => `una Casa con ${number}`,
  houseWithMost: (things) => `la Casa con più ${things}`,
  oneOfHouses: (houses) => `una di ${houses}`,
  forWhich: ({ many }, condition) =>
    `che ${many ? 'soddisfino' : 'soddisfi'} questa condizione (${condition})`,
  controlledAnd: (_, participle, player) =>
    player === '' ? `${participle} che controllavi` : `${participle} che ${player} controllava`,
  except: (what) => `eccetto ${what}`,
  notBeing: (what, { many }) => `che non ${many ? 'siano' : 'sia'} ${what}`,
  notInState: (state, { many }) => `che non ${many ? 'siano' : 'sia'} ${state}`,
  theAttackedCreature: 'la creatura attaccata',
  theCreatureThatFights: (card) => `la creatura contro cui combatte ${card}`,
  keyOfColor: (color) => {
    const [name, names] = { red: ['rossa', 'rosse'], blue: ['blu', 'blu'], yellow: ['gialla', 'gialle'] }[
      color
    ];
    return f(`chiave ${name}`, `chiavi ${names}`);
  },
  nthKey: (number) => {
    const [first, firsts] = { 1: ['prima', 'prime'], 2: ['seconda', 'seconde'], 3: ['terza', 'terze'] }[
      number
    ];
    return f(`${first} chiave`, `${firsts} chiavi`);
  },
  thePlayers: 'i giocatori',
  playerWord: 'giocatore',
  theirOpponent: 'il suo avversario',
  ownersOf: { many: 'i loro proprietari' },
  lineOfController: 'la linea di battaglia del suo controllore',
  anywhereIn: (line) => `in qualsiasi punto di ${line}`,
  inPlaceOf: (card) => `al posto di ${card} nella linea di battaglia`,
};
