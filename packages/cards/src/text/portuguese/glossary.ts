import type { Glossary } from '../glossary.ts';

export const PORTUGUESE_GLOSSARY: Glossary = {
  alpha: {
    name: 'Alfa',
    meaning:
      'Só pode ser jogada antes que qualquer outra coisa seja jogada, usada ou descartada neste turno.',
  },
  assault: { name: 'Emboscada X', meaning: 'Antes de atacar, causa X de dano à criatura que ataca.' },
  deploy: {
    name: 'Posicionar',
    meaning: 'Pode entrar em jogo em qualquer lugar da linha de batalha, não apenas em um flanco.',
  },
  elusive: {
    name: 'Elusivo',
    meaning: 'Na primeira vez em que é atacada em cada turno, nenhuma das duas criaturas causa dano.',
  },
  entrench: {
    name: 'Entrincheirar',
    meaning: 'Quando as cartas são preparadas no fim do turno de quem a controla, pode continuar exaurida.',
  },
  hazardous: { name: 'Perigo X', meaning: 'Antes de ser atacada, causa X de dano à atacante.' },
  invulnerable: { name: 'Invulnerável', meaning: 'Não pode receber dano nem ser destruída.' },
  omega: {
    name: 'Ômega',
    meaning: 'Depois que é jogada, a etapa termina: nada mais é jogado ou usado neste turno.',
  },
  poison: {
    name: 'Veneno',
    meaning: 'Todo dano que seu poder causa em uma luta destrói a criatura que o recebe.',
  },
  skirmish: { name: 'Combativo', meaning: 'Quando ataca, a criatura atacada não lhe causa dano.' },
  'splash-attack': {
    name: 'Ataque em área X',
    meaning: 'Quando ataca, cada vizinha da criatura atacada recebe X de dano.',
  },
  taunt: {
    name: 'Provocar',
    meaning: 'Suas vizinhas não podem ser atacadas, a menos que também tenham provocar.',
  },
  treachery: { name: 'Traição', meaning: 'Entra em jogo sob o controle do oponente de quem a joga.' },
  versatile: { name: 'Versátil', meaning: 'Pode ser usada seja qual for a Casa ativa.' },
  stun: {
    name: 'Atordoar',
    meaning: 'Na próxima vez em que é usada, o atordoamento é removido e nada mais acontece.',
  },
  ward: {
    name: 'Proteger',
    meaning: 'Impede o próximo dano à criatura ou que ela saia de jogo, e depois é removida.',
  },
  enrage: {
    name: 'Enfurecer',
    meaning: 'Quando é usada, deve lutar, se puder. Depois disso, deixa de estar enfurecida.',
  },
  capture: {
    name: 'Capturar',
    meaning: 'Æmbar da reserva do oponente é colocado na criatura. Ele volta quando a criatura sai de jogo.',
  },
  exalt: { name: 'Exaltar', meaning: 'Um Æmbar da reserva geral é colocado na criatura.' },
  archive: {
    name: 'Arquivar',
    meaning:
      'A carta é colocada virada para baixo no arquivo do dono, que pode levá-lo para a mão no início de um turno.',
  },
  purge: { name: 'Expurgar', meaning: 'A carta é removida da partida.' },
  steal: { name: 'Roubar', meaning: 'O Æmbar vai da reserva do oponente para a sua.' },
  haunted: {
    name: 'Assombrado',
    meaning: 'Um jogador com 10 ou mais cartas na pilha de descarte está assombrado.',
  },
  overwhelmed: {
    name: 'Sobrecarregado',
    meaning: 'Um jogador cujo oponente controla mais criaturas está sobrecarregado.',
  },
  tide: {
    name: 'Maré',
    meaning: 'No início não é de ninguém. Quem a eleva fica com a maré alta, e o oponente com a maré baixa.',
  },
  chains: {
    name: 'Correntes',
    meaning:
      'Enquanto você tem correntes, compra menos cartas no fim do turno e perde uma corrente a cada vez.',
  },
  'token creature': {
    name: 'Criatura token',
    meaning:
      'A carta do topo do baralho entra em jogo virada para baixo como a criatura token desse baralho.',
  },
  omni: { name: 'Omni', meaning: 'Pode ser usada seja qual for a Casa ativa.' },
  scrap: { name: 'Sucata', meaning: 'Acontece quando você descarta a carta da sua mão durante o seu turno.' },
  fate: { name: 'Destino', meaning: 'Acontece quando se cumpre a profecia sob a qual a carta está.' },
};
