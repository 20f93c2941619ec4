import { expect, test } from 'vitest';
import { definitions } from '../../definitions.ts';
import { factsOf } from '../../facts/facts.ts';
import { renderCard } from '../render.ts';

test.each([
  // The player who acts.
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
  // Pronouns and their cards.
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
  // Past events.
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
  // Negated qualities.
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
  [
    'shadowsaurus',
    [
      'Ação: Mova todo o {amber} de uma criatura inimiga para a reserva do seu oponente. Se o fizer, assuma o controle dela e, enquanto essa criatura estiver sob o seu controle, essa criatura é considerada da casa Sombras.',
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
  // Two clauses, and numbers in words.
  [
    'curse-of-obstinacy',
    [
      'Traição.',
      'No fim do seu turno, atordoe cada criatura amiga que não esteja em um flanco e que compartilhe uma casa com pelo menos 1 das suas criaturas vizinhas.',
    ],
  ],
  [
    'be-our-geist',
    [
      'Jogar: Jogue uma criatura da pilha de descarte de um jogador (somente se o dono dela estiver assombrado).',
    ],
  ],
  [
    'chonkers',
    [
      'Combativo.',
      'Após uma criatura inimiga ser destruída ao lutar contra Chonkers, coloque um número de fichas de poder +1 em Chonkers igual ao número de fichas de poder +1 nela.',
      'Jogar: Coloque uma ficha de poder +1 em Chonkers.',
    ],
  ],
  [
    'effigy-of-melerukh',
    [
      'Após uma criatura inimiga coletar, coloque um marcador de despertar em Effigy of Melerukh.',
      'Se houver 6 ou mais marcadores de despertar em Effigy of Melerukh, até que Effigy of Melerukh saia de jogo, Effigy of Melerukh é considerado uma criatura com 100 de poder e 100 de armadura e Effigy of Melerukh perde todas as suas habilidades.',
    ],
  ],
  [
    'soft-landing',
    ['Jogar: A próxima criatura ou artefato que você jogar neste turno entra em jogo preparado.'],
  ],
  // Kinds of effects and statements that few cards have.
  [
    'hunter-or-hunted',
    [
      'Jogar: Escolha uma opção:\n• Proteja uma criatura.\n• Remova a proteção de uma criatura protegida. Proteja outra criatura.',
    ],
  ],
  [
    'raiding-party',
    [
      'Após a Luta: Se a sua chave vermelha estiver forjada e a chave vermelha do seu oponente estiver forjada ou a sua chave azul estiver forjada e a chave azul do seu oponente estiver forjada ou a sua chave amarela estiver forjada e a chave amarela do seu oponente estiver forjada, roube 2{amber}. Caso contrário, roube 1{amber}.',
    ],
  ],
  [
    'dark-discovery',
    [
      'Jogar: Diga o nome de 2 cartas. Descarte as 2 cartas do fundo do baralho do seu oponente. Se essas cartas forem as cartas cujos nomes foram ditos, expurgue Dark Discovery e forje uma chave sem custo.',
    ],
  ],
  [
    'high-street-churn',
    [
      'Jogar: Escolha uma casa da carta de identidade do seu oponente. O seu oponente descarta uma carta aleatória da mão dele até que o seu oponente descarte uma carta dessa casa ou as cartas acabem. O seu oponente completa a mão dele como se fosse o passo “comprar cartas”.',
    ],
  ],
  [
    'com-officer-hings',
    [
      'Jogar: Você pode procurar no seu baralho por uma cópia de Com. Officer Gross, revelá-la e colocá-la na sua mão.',
      'Após a Luta/Após a Coleta: Compre uma carta para cada criatura entre Com. Officer Hings e uma cópia de Com. Officer Gross em jogo.',
    ],
  ],
  [
    'timequake',
    [
      'Jogar: Embaralhe cada carta amiga no baralho do dono dela. Compre um número de cartas igual ao número de cartas embaralhadas desta forma que você possui.',
    ],
  ],
  ['tentacus', ['O seu oponente deve pagar 1{amber} a você para usar um artefato.']],
  [
    'greed',
    [
      'Você completa a sua mão até uma carta adicional para cada criatura Pecado amiga durante o passo “comprar cartas”.',
    ],
  ],
  [
    'encounter-suit',
    [
      'Após um jogador jogar uma carta de ação mas antes que as suas habilidades “Jogar:” sejam resolvidas, proteja esta criatura.',
    ],
  ],
  ['purifier-of-souls', ['Cada carta perde cada uma das suas habilidades “Destruído:”.']],
  [
    'trial-by-water',
    [
      'Jogar: A maré não está nem alta nem baixa. Até o início do seu próximo turno, os jogadores não podem subir a maré.',
    ],
  ],
  [
    'lightsmith-clariel',
    [
      'Antes da Luta: Você pode fazer o seguinte: pelo restante do turno, troque o poder e a armadura de Lightsmith Clariel entre si.',
    ],
  ],
  [
    'shard-of-change',
    [
      'Ação: Para cada carta Fragmento amiga, você pode trocar de lugar uma carta da sua mão e uma carta da sua pilha de descarte que compartilhe um tipo com ela.',
    ],
  ],
  [
    'refined-adhesive',
    [
      'Se uma carta estiver prestes a ir da mão de um jogador para a pilha de descarte de um jogador, em vez disso, revele-a e coloque-a voltada para baixo sob esta criatura.',
    ],
  ],
  [
    'the-archivist',
    [
      'The Archivist é arquivada voltada para cima.',
      'Enquanto The Archivist estiver no seu arquivo, em vez de todo o seu arquivo, você pode pegar qualquer número de cartas do seu arquivo.',
    ],
  ],
  [
    'vial-of-mutation',
    [
      'Jogar: Coloque um marcador de mutação em 2 criaturas. Para cada uma delas, enquanto houver um marcador de mutação nela, essa criatura ganha o atributo Mutante.',
    ],
  ],
  [
    'ask-again-later',
    [
      'Após o seu oponente escolher uma casa como casa ativa, o seu oponente escolhe uma casa da sua carta de identidade. Revele a carta do topo do seu baralho. Se essa carta não for dessa casa, cumpra Ask Again Later.',
    ],
  ],
  [
    'lapisaurus',
    ['Provocar.', 'Cada criatura inimiga que ataque Lapisaurus ganha “Antes da Luta: Exalte esta criatura.”'],
  ],
  [
    'encounter-golem',
    [
      'Perigo 3.',
      'Após uma carta de ação que você jogar ser colocada na pilha de descarte do seu dono, coloque-a no fundo do baralho do dono dela.',
      'Destruído: Se você estiver assombrado, arquive Encounter Golem.',
    ],
  ],
  [
    'nightforge',
    [
      'Jogar: Se você não forjou nenhuma chave neste turno, você pode forjar uma chave pelo custo atual +4{amber}.',
    ],
  ],
])('%s', (slug, paragraphs) => {
  expect(renderCard(definitions.get(slug), factsOf(slug), 'pt')).toEqual({ language: 'pt', paragraphs });
});
