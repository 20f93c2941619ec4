import { listed } from '../romance/grammar.ts';
import type { StatementPhrases } from '../romance/phrases.ts';

const PARTS = { traits: 'os atributos', keywords: 'as palavras-chave', abilities: 'as habilidades' } as const;

export const STATEMENT_PHRASES: StatementPhrases = {
  mustFightWhenUsed: (must, { many }) => `ao ${many ? 'serem usadas' : 'ser usada'}, ${must}, se possível`,
  noDamage: 'dano',
  only: 'apenas',
  tauntReaches: (card, places) =>
    `o efeito de provocar de ${card} protege as criaturas a até ${places} posições de distância`,
  ignore: (what) => `ignore ${what}`,
  doubleDamage: (card) => `dobre todo o dano causado a ${card}`,
  additionalDamage: (clause, suffers, damage) => `sempre que ${clause} dano, ${suffers} ${damage} adicional`,
  sharedFightDamage: (from, to) => `o dano causado a ${from} durante as lutas também é causado a ${to}`,
  dividedDamage: (from, among) =>
    `em vez de ser causado a ${from}, o dano é dividido o mais igualmente possível entre ${among}`,
  redirectedDamage: (from, to) => `em vez de ser causado a ${from}, o dano é causado a ${to}`,
  asIfAmber: 'como se fosse {amber} ao forjar chaves (descarte essa carta, ignorando as proteções)',
  keepsAmber: (pool) =>
    `o {amber} que fosse ser roubado ou capturado de ${pool} é tomado da reserva geral em vez disso`,
  amberSpentOnKeys: (clause) => `todo o {amber} que ${clause} ao forjar chaves`,
  allHouses: 'todas as casas',
  theHouseOf: (card) => `a casa de ${card}`,
  consideredOf: (house) => `de ${house}`,
  consideredA: (noun) => noun,
  consideredFlank: () => 'uma criatura de flanco',
  allItsAbilities: () => 'todas as suas habilidades',
  allItsTraits: () => 'todos os seus atributos',
  allItsHeadingAbilities: (heading) => `cada uma das suas habilidades ${heading}`,
  toWin: 'para vencer a partida',
  withTopCardRevealed: (card) => `com ${card} revelada`,
  combinedCards: (number, purged, discard) =>
    `houver um total combinado de ${number} ou mais cartas em ${purged} e em ${discard}`,
  resolveAs: (icon) => `resolvê-lo como ${icon}`,
  insteadOfIt: 'em vez disso',
  insteadOfPlayAbilities: (heading) => `em vez de resolver as suas habilidades ${heading}`,
  iconsAgain: (cards) => `resolva mais uma vez cada ícone de bônus de ${cards} que você jogar`,
  switchStats: (card) => `troque o poder e a armadura de ${card} entre si`,
  aCopy: 'uma cópia de',
  alsoHeading: (heading, card, both) => `cada habilidade ${heading} de ${card} é uma habilidade ${both}`,
  treatAsCopy: (card) => `quando você jogar esta carta, trate-a como uma cópia de ${card}`,
  entersAsCopy: (title, card) => `${title} entra em jogo como uma cópia de ${card}`,
  exceptItBelongsTo: (house) => `exceto que pertence a ${house}`,
  playableAsUpgrade: (title, text) =>
    `${title} pode ser jogada como uma melhoria em vez de como uma criatura, com o texto ${text}`,
  attachesOnlyTo: (title, cards) => `${title} só pode ser anexada a ${cards}`,
  takesAnyArchives: (may, archives) =>
    `em vez de todo ${archives}, ${may} pegar qualquer número de cartas de ${archives}`,
  fewerCards: 'a menos',
  pay: (price, isToYou) => `pagar ${price}${isToYou ? ' a você' : ''}`,
  partsOfText: (parts) =>
    parts === undefined
      ? 'a caixa de texto'
      : listed(
          parts.map((part) => PARTS[part]),
          'e',
        ),
  whereX: (value) => `em que X é ${value}`,
  exceptToFight: 'exceto para lutar',
  leaveArchives: 'sair do arquivo',
  fromYourHandExceptByAbilities: 'da sua mão exceto por habilidades de cartas',
  haveAmberCaptured: (isYours) => `ter {amber} capturado da ${isYours ? 'sua reserva' : 'reserva dele'}`,
  playCreaturesOn: ({ one }, isYours) => `jogar criaturas no ${isYours ? `seu ${one}` : `${one} dele`}`,
  resolveIconsOfPlayed: () => 'resolver os ícones de bônus das cartas que jogar',
  mulligan: (isYours) => `substituir a ${isYours ? 'sua mão inicial' : 'mão inicial dele'}`,
};
