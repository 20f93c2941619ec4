import { expect, test } from 'vitest';
import { definitions } from '../../definitions.ts';
import { factsOf } from '../../facts/facts.ts';
import { renderCard } from '../render.ts';

test.each([
  // Agreement of nouns, adjectives and participles.
  ['remote-access', ['Jogar: Use um artefato inimigo como se fosse seu.']],
  ['emp-blast', ['Jogar: Atordoe cada criatura da casa Marte e cada criatura Robô. Destrua cada artefato.']],
  [
    'rein-and-cycle',
    [
      'Jogar: Dê 1{amber} ao seu oponente. Se o fizer, assuma o controle de uma criatura inimiga ou um artefato inimigo.',
    ],
  ],
  ['chronophage', ['Cada criatura inimiga e cada artefato inimigo ganha ômega.']],
  [
    'favor-of-rex',
    ['Jogar: Resolva a habilidade “Jogar” de uma criatura como se você controlasse essa carta.'],
  ],
  ['save-the-pack', ['Jogar: Destrua cada criatura danificada. Ganhe uma corrente.']],
  [
    'overrun',
    ['Jogar: Se 3 ou mais criaturas inimigas foram destruídas neste turno, o seu oponente perde 2{amber}.'],
  ],
  ['coward-s-end', ['Jogar: Destrua cada criatura ilesa. Ganhe 3 correntes.']],
  [
    'dead-man-s-chest',
    [
      'Jogar: Coloque 4{amber} da reserva geral em Dead Man’s Chest. Cause 2{damage} a uma criatura.',
      'Após uma criatura ser destruída enquanto 6 ou mais criaturas foram destruídas neste turno, se Dead Man’s Chest estiver preparado, mova todo o {amber} dele para a reserva do jogador ativo.',
    ],
  ],
  [
    'hastatus-raptor',
    [
      'Antes da Luta: Você pode exaltar Hastatus Raptor. Se o fizer, cause 1{damage} à criatura contra a qual Hastatus Raptor luta para cada {amber} em cada cópia amiga de Hastatus Raptor.',
    ],
  ],
  // Quantifiers.
  [
    'might-makes-right',
    [
      'Jogar: Você pode destruir qualquer número de criaturas amigas com poder total de 25 ou mais. Se o fizer, forje uma chave sem custo.',
    ],
  ],
  [
    'throwing-stars',
    ['Jogar: Cause 1{damage} a até 3 criaturas. Ganhe 1{amber} para cada criatura destruída desta forma.'],
  ],
  ['relentless-assault', ['Jogar: Prepare até 3 criaturas amigas e lute com elas, uma de cada vez.']],
  [
    'combat-pheromones',
    [
      'Omni: Destrua Combat Pheromones. Pelo restante do turno, você pode usar até outras 2 cartas da casa Marte.',
    ],
  ],
  [
    'squallmaster',
    [
      'Após a Luta/Após a Coleta: Cada jogador descarta uma carta aleatória da mão dele.',
      'Sucata: Exauste uma criatura inimiga.',
    ],
  ],
  [
    'catch-and-release',
    [
      'Jogar: Devolva cada criatura à mão do dono dela. Cada jogador descarta cartas aleatórias da mão dele até que não restem mais de 6. Ganhe 2 correntes.',
    ],
  ],
  ['selective-preservation', ['Jogar: Destrua cada criatura exceto uma criatura de cada poder.']],
  [
    'tertiate',
    [
      'Jogar: Destrua um número de criaturas inimigas igual a um terço do número de criaturas inimigas (arredondando para cima) e um número de criaturas amigas igual a um terço do número de criaturas amigas (arredondando para cima).',
    ],
  ],
  [
    'mothergun',
    [
      'Ação: Revele qualquer número de cartas da casa Marte da sua mão. Cause uma quantidade de dano a uma criatura igual ao número de cartas da casa Marte reveladas desta forma.',
    ],
  ],
  // Owners, players and zones.
  [
    'snudge',
    ['Após a Luta/Após a Coleta: Devolva um artefato ou uma criatura de flanco à mão do dono dela.'],
  ],
  ['bubbles', ['Jogar: Coloque uma criatura inimiga no topo do baralho do dono dela.']],
  [
    'rockatiel',
    ['Elusivo. Perigo 1.', 'Jogar/Após a Coleta: Embaralhe até 2 criaturas nos baralhos dos seus donos.'],
  ],
  [
    'gongoozle',
    [
      'Jogar: Cause 3{damage} a uma criatura. Se este dano não destruir essa criatura, o dono dela descarta uma carta aleatória da mão dele.',
    ],
  ],
  ['binate-rupture', ['Alfa.', 'Jogar: Cada jogador ganha uma quantidade de {amber} igual ao {amber} dele.']],
  ['customs-office', ['O seu oponente deve pagar 1{amber} a você para jogar um artefato.']],
  [
    'the-sting',
    [
      'Você pula o seu passo “forjar uma chave”.',
      'Você recebe todo o {amber} que o seu oponente gastar ao forjar chaves.',
      'Ação: Destrua The Sting.',
    ],
  ],
  [
    'broken-intent',
    [
      'Jogar: Escolha uma opção:\n• Cada jogador descarta o arquivo dele.\n• Expurgue uma carta de ação da pilha de descarte de um jogador.',
    ],
  ],
  [
    'operative-espion',
    [
      'Elusivo.',
      'Após um jogador subir a maré durante o turno dele, esse jogador pode usar uma criatura que esse jogador controla.',
    ],
  ],
  // Pronouns.
  [
    'smite',
    [
      'Jogar: Prepare uma criatura amiga e lute com ela. Cause 2{damage} a cada criatura vizinha da criatura atacada.',
    ],
  ],
  [
    'tendrils-from-beyond',
    [
      'Jogar: Escolha uma criatura. Se o controlador dela estiver assombrado, devolva essa criatura e cada criatura vizinha dela à mão do dono dela. Caso contrário, devolva-a à mão do dono dela.',
    ],
  ],
  [
    'election',
    [
      'Cada criatura ganha “Após a Coleta: Escolha uma opção:\n• Coloque um marcador de sim em Election.\n• Coloque um marcador de não em Election.”',
      'Se houver 6 ou mais marcadores de sim em Election, destrua-o e destrua cada criatura.',
      'Se houver 6 ou mais marcadores de não em Election, destrua cada artefato.',
    ],
  ],
  [
    'crimson-dax',
    [
      'Após a Coleta: Você pode revelar uma carta da sua mão que não seja da casa Marte. Se o fizer, expurgue-a e coloque três fichas de poder +1 em uma criatura da casa Marte.',
    ],
  ],
  [
    'quintrino-flux',
    [
      'Jogar: Escolha uma criatura amiga. Escolha uma criatura inimiga. Destrua cada criatura que compartilhe um poder com a primeira criatura e cada criatura que compartilhe um poder com ela.',
    ],
  ],
  [
    'cyber-clone',
    [
      'Jogar: Expurgue outra criatura. Até que Cyber-Clone saia de jogo, o poder de Cyber-Clone é o poder impresso dessa criatura. Até que Cyber-Clone saia de jogo, Cyber-Clone ganha uma quantidade de armadura igual à armadura impressa dessa criatura e as palavras-chave e os atributos dela.',
    ],
  ],
  [
    'legerdemain',
    [
      'Propagar {draw}{discard}{discard}.',
      'Jogar: Devolva uma criatura danificada à mão do dono dela. Se o fizer, o controlador dela ganha 1{amber}.',
    ],
  ],
  ['big-magnet', ['Jogar: Assuma o controle de cada melhoria e mova-a para uma criatura amiga.']],
  // Moods of verbs.
  [
    'ganger-chieftain',
    ['Jogar: Você pode preparar uma criatura vizinha de Ganger Chieftain e lutar com ela.'],
  ],
  [
    'shrewd-investor',
    [
      'Elusivo.',
      'Jogar: Você pode fazer com que o seu oponente ganhe 1{amber}. Se ele o fizer, capture 4{amber}.',
    ],
  ],
  ['librarian', ['Ao resolver um ícone de bônus, você pode arquivar uma carta da sua mão em vez disso.']],
  [
    'gargantodon',
    [
      'Gargantodon entra em jogo atordoada.',
      'Gargantodon causa apenas 4{damage} ao lutar.',
      'Se você estiver prestes a roubar {amber}, em vez disso, uma criatura que o jogador ativo controla captura essa quantidade de {amber} do seu oponente.',
      'Se o seu oponente estiver prestes a roubar {amber}, em vez disso, uma criatura que o jogador ativo controla captura essa quantidade de {amber} da sua reserva.',
    ],
  ],
  [
    'dimension-door',
    [
      'Jogar: Pelo restante do turno, se você estiver prestes a ganhar {amber} ao coletar, em vez disso, roube essa quantidade de {amber}.',
    ],
  ],
  [
    'annihilation-ritual',
    [
      'Se uma criatura estiver prestes a ir da zona de jogo para a pilha de descarte de um jogador, em vez disso, expurgue-a.',
    ],
  ],
  // Conditions and times.
  [
    'kelifi-dragon',
    [
      'Kelifi Dragon não pode ser jogada exceto se você tiver 7{amber} ou mais.',
      'Após a Luta/Após a Coleta: Ganhe 1{amber}. Cause 5{damage} a uma criatura.',
    ],
  ],
  [
    'siphonapterian',
    [
      'Enquanto você estiver assombrado, Siphonapterian ganha provocar.',
      'Destruído: Se não for o seu turno, ganhe 2{amber}.',
    ],
  ],
  [
    'slayer',
    ['Combativo. Ataque em área 3.', 'Se o seu oponente não controlar nenhuma criatura, destrua Slayer.'],
  ],
  [
    'key-hammer',
    [
      'Jogar: Se o seu oponente forjou uma chave no turno anterior dele, o seu oponente desforja essa chave. O seu oponente ganha 6{amber}.',
    ],
  ],
  [
    'treat-each-action-as-your-last',
    [
      'Durante o turno do seu oponente, uma vez que o seu oponente jogou exatamente 2 cartas de ação neste turno, cumpra Treat Each Action as Your Last.',
    ],
  ],
  [
    'gebuk',
    [
      'Destruído: Descarte a carta do topo do seu baralho. Se essa carta for uma criatura, na próxima vez que Gebuk sair de jogo neste turno, coloque-a em jogo no lugar de Gebuk na linha de batalha.',
    ],
  ],
  [
    'mimic-gel',
    [
      'Mimic Gel não pode ser jogada exceto se houver outra criatura em jogo.',
      'Mimic Gel entra em jogo como uma cópia de outra criatura, exceto que pertence à casa Logos.',
    ],
  ],
  ['mind-bullets', ['Jogar: Cause 1{damage} a cada criatura para cada carta que você jogou neste turno.']],
  // Statements and their spans.
  [
    'hallowed-shield',
    ['Ação: Escolha uma criatura. Pelo restante do turno, essa criatura não pode sofrer dano.'],
  ],
  [
    'horseman-of-war',
    [
      'Jogar: Pelo restante do turno, cada criatura amiga pode lutar e as criaturas amigas não podem ser usadas exceto para lutar.',
    ],
  ],
  [
    'grabber-jammer',
    ['As chaves do seu oponente custam +1{amber}.', 'Após a Luta/Após a Coleta: Capture 1{amber}.'],
  ],
  [
    'xenos-darkshadow',
    [
      'Xenos Darkshadow ganha +1 de poder para cada carta na sua pilha de descarte, emboscada X, perigo X e ataque em área X, em que X é o número de cartas na sua pilha de descarte.',
      'Destruído: Se você estiver assombrado, arquive Xenos Darkshadow.',
    ],
  ],
  [
    'golden-aura',
    [
      'Jogar: Cure completamente uma criatura. Pelo restante do turno, essa criatura é considerada da casa Santuário e essa criatura não pode sofrer dano.',
    ],
  ],
  [
    'kirby-s-blaster',
    [
      'Esta criatura ganha “Após a Luta/Após a Coleta: Você pode escolher uma opção:\n• Cause 2{damage} a uma criatura.\n• Se esta criatura não for uma cópia de Com. Officer Kirby, anexe Kirby’s Blaster a uma cópia de Com. Officer Kirby.”',
      'Após Kirby’s Blaster ser anexada a uma cópia de Com. Officer Kirby, compre 2 cartas.',
    ],
  ],
  [
    'chancellor-dexterus',
    [
      'Após a Coleta: Você pode exaltar a criatura imediatamente à direita de Chancellor Dexterus. Se o fizer, pelo restante do turno, essa criatura é considerada da casa Sauro.',
    ],
  ],
  [
    'whirlpool',
    [
      'No fim do seu turno, o seu oponente assume o controle da criatura no seu flanco direito e a coloca no flanco esquerdo dele.',
      'No fim do turno do seu oponente, assuma o controle da criatura no flanco direito do seu oponente e coloque-a no seu flanco esquerdo.',
    ],
  ],
  // The doer, the order of clauses, and players.
  [
    'operative-espion-evil-twin',
    [
      'Elusivo.',
      'Após um jogador subir a maré durante o turno dele, esse jogador pode causar 3{damage} a uma criatura.',
    ],
  ],
  [
    'exterminate-exterminate',
    [
      'Jogar: Para cada criatura amiga da casa Marte, destrua uma criatura que não seja da casa Marte e que tenha poder menor que o poder dessa criatura.',
    ],
  ],
  [
    'overcharged',
    [
      'Você não pode substituir a sua mão inicial.',
      'Após comprar a sua mão inicial, procure no seu baralho por 3 cartas e coloque-as no seu arquivo.',
    ],
  ],
  [
    'igon-the-terrible',
    [
      'Jogar: Se nenhuma cópia de Igon the Green foi expurgada, destrua Igon the Terrible.',
      'Após a Luta: Roube 1{amber}.',
    ],
  ],
  [
    'greater-oxtet',
    [
      'Provocar.',
      'No fim do seu passo “preparar cartas”, expurgue uma carta da sua mão. Se o fizer, coloque duas fichas de poder +1 em Greater Oxtet.',
    ],
  ],
  [
    'returning-champion',
    [
      'Jogar: Cause 3{damage} a Returning Champion.',
      'Após a Luta: Se você estiver assombrado, mova todo o {damage} de Returning Champion para outra criatura.',
    ],
  ],
])('%s', (slug, paragraphs) => {
  expect(renderCard(definitions.get(slug), factsOf(slug), 'pt')).toEqual({ language: 'pt', paragraphs });
});
