import { expect, test } from 'vitest';
import { definitions } from '../../definitions.ts';
import { factsOf } from '../../facts/facts.ts';
import { renderCard } from '../render.ts';

test.each([
  // Who does it.
  [
    'ekwirrĕ-s-fulcrum',
    [
      'No fim do seu turno, você pode ganhar 1{amber}. Se o fizer, o seu oponente compra 2 cartas.',
      'No fim do turno do seu oponente, o seu oponente pode ganhar 1{amber}. Se ele o fizer, compre 2 cartas.',
    ],
  ],
  [
    'groundbreaking-discovery',
    [
      'Jogar: Se você controlar uma cópia de Dr. Verokter e você controlar uma cópia de Rooftop Laboratory e você controlar uma cópia de Reckless Experimentation, destrua cada carta, o seu oponente desforja uma chave e você expurga Groundbreaking Discovery.',
    ],
  ],
  ['nature-s-guardian', ['Após um jogador escolher a casa Indomados como casa ativa, compre 2 cartas.']],
  [
    'gambling-den',
    [
      'No início do turno de cada jogador, esse jogador pode escolher uma casa. Se ele o fizer, revele a carta do topo do baralho desse jogador e, se essa carta for dessa casa, esse jogador ganha 2{amber}. Caso contrário, esse jogador perde 2{amber}.',
    ],
  ],
  [
    'break-key',
    [
      'Jogar: Se o seu oponente tiver mais chaves forjadas que você, o seu oponente desforja uma chave. Se ele o fizer, o seu oponente ganha 6{amber}.',
    ],
  ],
  [
    'corner-the-market',
    [
      'Jogar: Durante o próximo turno do seu oponente, o seu oponente não pode jogar cartas e, após o seu oponente descartar uma carta da mão dele, o seu oponente pode arquivá-la.',
    ],
  ],
  // What pronouns stand for.
  [
    'harmonic-pack',
    [
      'Jogar: Escolha uma criatura. Revele uma carta aleatória do arquivo de um jogador. Se uma carta foi revelada desta forma, cause 5{damage} a essa criatura. Caso contrário, cause 2{damage} a essa criatura. Descarte cada carta revelada desta forma.',
    ],
  ],
  [
    'nightmare-inducer',
    [
      'Ação: Escolha uma carta da pilha de descarte do seu oponente. Exauste cada criatura inimiga que compartilhe uma casa com essa carta. Coloque essa carta no fundo do baralho do dono dela.',
    ],
  ],
  [
    'bottomless-depths',
    ['Após você descartar uma carta da sua mão, coloque-a voltada para baixo sob Bottomless Depths.'],
  ],
  [
    'infighting',
    [
      'Jogar: Cada criatura causa uma quantidade de dano igual ao poder dela à criatura imediatamente à direita dela.',
    ],
  ],
  ['cultural-exchange', ['Jogar: Coloque o arquivo do seu oponente nas mãos dos seus donos.']],
  // What has happened.
  ['alaka', ['Se você usou uma criatura para lutar neste turno, Alaka entra em jogo preparada.']],
  [
    'closed-door-negotiation',
    [
      'Jogar: O seu oponente compra uma carta. Roube 1{amber}. Se 1{amber} ou mais foi roubado desta forma e o seu oponente tiver mais {amber} que você, repita este efeito.',
    ],
  ],
  [
    'resonant-orb',
    [
      'Após a Coleta: Descarte a carta do topo do seu baralho. Se essa carta for uma criatura, destrua uma criatura inimiga e coloque em jogo cada criatura descartada desta forma. Se uma criatura foi destruída desta forma e uma criatura foi colocada em jogo desta forma, repita o efeito anterior.',
    ],
  ],
  [
    'crazy-killing-machine',
    [
      'Ação: Descarte a carta do topo do baralho de cada jogador. Para cada carta descartada desta forma, destrua uma criatura ou um artefato que compartilhe uma casa com ela. Se menos de 2 cartas foram destruídas desta forma, destrua Crazy Killing Machine.',
    ],
  ],
  [
    'call-of-the-void',
    [
      'Jogar: Exauste uma criatura. Se essa criatura já estava exausta, em vez disso, destrua-a e o controlador dela perde 1{amber}.',
    ],
  ],
  // What cards are not.
  [
    'empowered-zark',
    [
      'Após a Luta: Capture 2{amber}. Se houver 3{amber} ou mais em Empowered Zark, você pode devolver 3{amber} dela à reserva geral e preparar cada criatura da casa Marte sem o atributo Agente.',
    ],
  ],
  [
    'picaroon',
    [
      'Posicionar.',
      'Picaroon ganha uma quantidade de poder igual ao poder total das criaturas sem o atributo Troca-pele vizinhas de Picaroon.',
    ],
  ],
  [
    'aedile-tullia',
    ['Após você exaltar uma criatura amiga que não seja uma criatura token, crie uma criatura token.'],
  ],
  [
    'horseman-of-pestilence',
    ['Jogar/Após a Luta/Após a Coleta: Cause 1{damage} a cada criatura sem o atributo Cavalgador.'],
  ],
  // The order of words.
  [
    'general-sherman',
    [
      'General Sherman não causa dano ao lutar.',
      'Jogar: Expurgue cada outra criatura.',
      'Após General Sherman sair de jogo, coloque em jogo exausta cada criatura expurgada por General Sherman sob o controle do dono dela.',
    ],
  ],
  [
    'codex-of-true-names',
    [
      'Ação: Destrua Codex of True Names. Se o fizer, devolva cada cópia amiga de Catena Fiend à mão do dono dela e, para cada criatura devolvida desta forma, devolva uma criatura inimiga à mão do dono dela.',
    ],
  ],
  [
    'penance-of-balance',
    [
      'Jogar: Se o seu oponente controlar mais criaturas que a quantidade de {amber} que o seu oponente tem, escolha uma opção:\n• Destrua um número de criaturas inimigas igual ao número de criaturas inimigas menos o {amber} do seu oponente.\n• O seu oponente perde uma quantidade de {amber} igual ao número de criaturas inimigas menos o {amber} dele.',
    ],
  ],
  [
    'shakedown-sullivan',
    [
      'Após a Coleta: Escolha uma criatura. Descarte a carta do topo do baralho do controlador dela. Se essa carta compartilhar uma casa com essa criatura, o dono dela ganha 1{amber}. Caso contrário, destrua essa criatura.',
    ],
  ],
  // Articles and prepositions.
  [
    'spyyyder',
    ['Combativo.', 'Enquanto Spyyyder atacar uma criatura inimiga de flanco, Spyyyder ganha veneno.'],
  ],
  [
    'equalize',
    [
      'Jogar: Redistribua o {amber} das criaturas amigas entre as criaturas amigas. Redistribua o {amber} das criaturas inimigas entre as criaturas inimigas.',
    ],
  ],
  [
    'beehemoth',
    [
      'Veneno.',
      'No início do seu turno, coloque uma ficha de poder +1 em uma criatura.',
      'Após a Coleta: Mova Beehemoth para qualquer lugar da linha de batalha do seu controlador. Remova cada ficha de poder +1 de cada criatura vizinha de Beehemoth. Ganhe 1{amber} para cada ficha removida desta forma.',
    ],
  ],
])('%s', (slug, paragraphs) => {
  expect(renderCard(definitions.get(slug), factsOf(slug), 'pt')).toEqual({ language: 'pt', paragraphs });
});
