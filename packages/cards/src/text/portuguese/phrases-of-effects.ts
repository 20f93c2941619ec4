import { agreed } from '../romance/grammar.ts';
import type { Forms } from '../romance/grammar.ts';
import type { EffectPhrases } from '../romance/phrases.ts';
import { theClass } from './grammar.ts';

const ONE: Forms = ['um', 'uma', 'um', 'uma'];
const YOURS: Forms = ['seu', 'sua', 'seus', 'suas'];
const IT: Forms = ['o', 'a', 'os', 'as'];

const thisEffect = (isPreceding: boolean): string => (isPreceding ? 'o efeito anterior' : 'este efeito');

export const EFFECT_PHRASES: EffectPhrases = {
  toYou: 'a você',
  thatAmber: 'esse {amber}',
  eachOne: (agreement) => `cada ${agreed(ONE, agreement)}`,
  distributedAmong: (cards) => `distribuído entre qualquer número de ${cards}`,
  onceForEach: (what) => `uma vez para cada ${what}`,
  timesInARow: (number) => `${number} vezes`,
  redistributed: (what, cards) =>
    `o ${what === 'amber' ? '{amber}' : 'dano'} de ${theClass(cards)} entre ${theClass(cards)}`,
  atNoCost: 'sem custo',
  atCurrentCost: (plus) => `pelo custo atual${plus && ` ${plus}`}`,
  reducedBy: (amount) => `reduzido em ${amount}`,
  fromPlayer: (player) => (player === undefined ? 'da sua reserva' : `de ${player}`),
  allAmberOfEachPlayer: 'todo o {amber} de cada jogador',
  fromOwnSide: 'do seu próprio lado',
  fromAnyPlayers: 'de qualquer combinação de jogadores',
  anyAmountOfAmber: 'qualquer quantidade de {amber}',
  allOfIt: (amber) => `todo ${amber}`,
  asIfYours: (agreement) => `como se ${agreement.many ? 'fossem' : 'fosse'} ${agreed(YOURS, agreement)}`,
  onto: 'para',
  face: (isDown, agreement) =>
    `${agreed(['voltado', 'voltada', 'voltados', 'voltadas'], agreement)} para ${isDown ? 'baixo' : 'cima'}`,
  inAnyOrder: 'de volta em qualquer ordem',
  inRandomOrder: 'em uma ordem aleatória',
  asIfYouHadPlayed: (agreement) => `como se você ${agreed(IT, agreement)} tivesse jogado`,
  controlOf: 'o controle de',
  asUpgradeWithText: (text) => `como uma melhoria com o texto ${text}`,
  asIfInStep: (step) => `como se fosse o passo “${step}”`,
  untilFound: (clause, found, end) => `até que ${clause} ${found} ou ${end}`,
  cardsRunOut: 'as cartas acabem',
  youChooseToStop: 'decida parar',
  searched: (piles, found) => `${piles} por ${found}`,
  foundPlaces: {
    hand: 'na sua mão',
    archives: 'no seu arquivo',
    play: 'em jogo',
    top: 'no topo do seu baralho',
  },
  putPlaces: {
    top: (pile) => `no topo de ${pile}`,
    bottom: (pile) => `no fundo de ${pile}`,
    shuffle: (pile) => `em ${pile}`,
    hand: (pile) => `em ${pile}`,
    archives: (pile) => `em ${pile}`,
    discard: (pile) => `em ${pile}`,
    flank: 'para um flanco da linha de batalha do seu controlador',
    anywhere: 'para qualquer lugar da linha de batalha do seu controlador',
  },
  abducted: (many, isOnlyForeign, archives) => {
    if (many) {
      const cards = isOnlyForeign ? 'alguma dessas cartas que não pertence a você' : 'alguma dessas cartas';
      return `Se ${cards} sair de ${archives}, em vez disso, ela é colocada na mão do dono dela`;
    }
    const leaves = isOnlyForeign
      ? `você não for o dono dessa carta e ela sair de ${archives}`
      : `essa carta sair de ${archives}`;
    return `Se ${leaves}, em vez disso, ela é colocada na mão do dono dela`;
  },
  asToken: (agreement) =>
    `${agreed(['voltado', 'voltada', 'voltados', 'voltadas'], agreement)} para baixo como ${agreement.many ? 'criaturas' : 'criatura'} token`,
  oneAtATime: ({ gender }) => (gender === 'f' ? 'uma de cada vez' : 'um de cada vez'),
  ignoring: (what) => `ignorando ${what}`,
  fightsInTurn: (times) =>
    `${times} vezes, cada vez contra uma criatura inimiga diferente. Resolva essas lutas uma de cada vez`,
  withSplash: (damage) => `com ${damage} em área`,
  notPreventedByArmor: 'Este dano não pode ser prevenido pela armadura',
  damageRatherThanToOpponent: (whom) => `o seu dano ${whom} e não à criatura contra a qual luta`,
  allItsArmorThisTurn: () => 'toda a sua armadura até o fim do turno',
  dividedAmong: (damage, cards) => `${damage}, dividido como você quiser entre ${cards}`,
  fully: 'completamente',
  swapped: (what, one, other) => {
    if (what === 'control') return `o controle de ${one} e de ${other}`;
    if (what === 'contents')
      return `todo o {amber}, o dano, os marcadores e as melhorias de ${one} e de ${other}`;
    return `de lugar ${one} e ${other}`;
  },
  eachOf: (agreement, cards) => `cada ${agreed(ONE, agreement)} de ${cards}`,
  onIdentity: {
    'opponent-identity': 'da carta de identidade do seu oponente',
    'your-identity': 'da sua carta de identidade',
  },
  tideIsNeither: 'a maré não está nem alta nem baixa',
  nameOf: 'o nome de',
  aNumber: 'um número',
  abilityOf: (heading, card, isEach) =>
    `${isEach ? 'cada' : 'a'} habilidade ${heading} de ${card} como se você controlasse essa carta`,
  thatDoesNotHappen: 'isso não acontece',
  thatFightEnds: 'essa luta termina sem efeito',
  anotherTurn: 'outro turno após este',
  becomesActiveHouse: (house) => `${house} passa a ser a sua casa ativa`,
  otherwise: 'Caso contrário',
  ifDone: (isYou) => (isYou ? 'Se o fizer' : 'Se ele o fizer'),
  ifNotDone: (isYou) => (isYou ? 'Se não o fizer' : 'Se ele não o fizer'),
  doThis: 'fazer o seguinte',
  one: 'uma opção',
  repeatTimes: (number) => `Repita este efeito ${number === 1 ? 'uma vez' : `${number} vezes`}`,
  repeatOn: (card) => `repita este efeito com ${card}`,
  repeat: (isPreceding) => `repita ${thisEffect(isPreceding)}`,
  mayRepeat: (isPreceding) => `você pode repetir ${thisEffect(isPreceding)}`,
  mayPayToRepeat: (price, isPreceding) => `você pode ${price} para repetir ${thisEffect(isPreceding)}`,
  asOftenAsPossible: 'quantas vezes quiser, desde que seja possível repetir o efeito inteiro',
  oneOfThem: ({ gender }) => (gender === 'f' ? 'uma delas' : 'um deles'),
  forEachOfThemInTurn: ({ gender }) =>
    gender === 'f' ? 'Para cada uma delas, uma de cada vez' : 'Para cada um deles, um de cada vez',
  nextIconsAgain:
    'na próxima vez que você jogar uma carta neste turno, resolva mais uma vez cada um dos seus ícones de bônus',
};
