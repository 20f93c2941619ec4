import { expect, test } from 'vitest';
import { definitions } from '../../definitions.ts';
import { factsOf } from '../../facts/facts.ts';
import { renderCard } from '../render.ts';

test.each([
  // The player who acts.
  [
    'ekwirrĕ-s-fulcrum',
    [
      'Al final de tu turno, puedes ganar 1{amber}. Si lo haces, tu oponente roba 2 cartas.',
      'Al final del turno de tu oponente, tu oponente puede ganar 1{amber}. Si lo hace, robas 2 cartas.',
    ],
  ],
  [
    'groundbreaking-discovery',
    [
      'Jugar: Si controlas una copia de Dr. Verokter y controlas una copia de Rooftop Laboratory y controlas una copia de Reckless Experimentation, destruye cada carta, tu oponente desforja una llave y tú purgas Groundbreaking Discovery.',
    ],
  ],
  [
    'nature-s-guardian',
    ['Después de que un jugador elija la Casa Indómita como su Casa activa, robas 2 cartas.'],
  ],
  [
    'gambling-den',
    [
      'Al principio del turno de cada jugador, ese jugador puede elegir una Casa. Si lo hace, revelas la carta superior del mazo de ese jugador y, si esa carta es de esa Casa, ese jugador gana 2{amber}. De lo contrario, ese jugador pierde 2{amber}.',
    ],
  ],
  [
    'break-key',
    [
      'Jugar: Si tu oponente tiene más llaves forjadas que tú, tu oponente desforja una llave. Si lo hace, tu oponente gana 6{amber}.',
    ],
  ],
  [
    'corner-the-market',
    [
      'Jugar: Durante el próximo turno de tu oponente, tu oponente no puede jugar cartas y, después de que tu oponente descarte una carta de su mano, tu oponente puede archivarla.',
    ],
  ],
  // Pronouns and their cards.
  [
    'harmonic-pack',
    [
      'Jugar: Elige una criatura. Revela una carta al azar del archivo de un jugador. Si una carta ha sido revelada de esta forma, inflige 5{damage} a esa criatura. De lo contrario, inflige 2{damage} a esa criatura. Descarta cada carta revelada de esta forma.',
    ],
  ],
  [
    'nightmare-inducer',
    [
      'Acción: Elige una carta de la pila de descartes de tu oponente. Agota cada criatura enemiga que comparta una Casa con esa carta. Pon esa carta en la parte inferior del mazo de su propietario.',
    ],
  ],
  [
    'bottomless-depths',
    ['Después de que descartes una carta de tu mano, ponla boca abajo bajo Bottomless Depths.'],
  ],
  [
    'guji-dinosaur-hunter',
    [
      'Esquiva.',
      'Acción: Inflige 2{damage} a una criatura. Si esa criatura es una carta Dinosaurio o hay {amber} sobre ella, en vez de eso, inflígele 6{damage}.',
    ],
  ],
  [
    'infighting',
    [
      'Jugar: Cada criatura inflige una cantidad de daño igual a su poder a la criatura inmediatamente a la derecha de ella.',
    ],
  ],
  ['cultural-exchange', ['Jugar: Pon el archivo de tu oponente en las manos de sus propietarios.']],
  // Past events.
  ['alaka', ['Si has usado una criatura para luchar este turno, Alaka entra en juego preparada.']],
  [
    'closed-door-negotiation',
    [
      'Jugar: Tu oponente roba una carta. Roba 1{amber}. Si 1{amber} o más ha sido robado de esta forma y tu oponente tiene más {amber} que tú, repite este efecto.',
    ],
  ],
  [
    'resonant-orb',
    [
      'Después de cosechar: Descarta la carta superior de tu mazo. Si esa carta es una criatura, destruye una criatura enemiga y pon en juego cada criatura descartada de esta forma. Si una criatura ha sido destruida de esta forma y una criatura ha sido puesta en juego de esta forma, repite el efecto anterior.',
    ],
  ],
  [
    'crazy-killing-machine',
    [
      'Acción: Descarta la carta superior del mazo de cada jugador. Por cada carta descartada de esta forma, destruye una criatura o un artefacto que comparta una Casa con ella. Si menos de 2 cartas han sido destruidas de esta forma, destruye Crazy Killing Machine.',
    ],
  ],
  [
    'call-of-the-void',
    [
      'Jugar: Agota una criatura. Si esa criatura ya estaba agotada, en vez de eso, destrúyela y su controlador pierde 1{amber}.',
    ],
  ],
  // Negated qualities.
  [
    'empowered-zark',
    [
      'Después de luchar: Captura 2{amber}. Si hay 3{amber} o más sobre Empowered Zark, puedes devolver 3{amber} de ella a la reserva general y preparar cada criatura de la Casa Marte sin el rasgo Agente.',
    ],
  ],
  [
    'picaroon',
    [
      'Despliegue.',
      'Picaroon obtiene una cantidad de poder igual al poder total de las criaturas sin el rasgo Cambiado adyacentes a Picaroon.',
    ],
  ],
  [
    'aedile-tullia',
    ['Después de que exaltes una criatura amiga que no sea una criatura ficha, crea una criatura ficha.'],
  ],
  [
    'horseman-of-pestilence',
    ['Jugar/Después de luchar/Después de cosechar: Inflige 1{damage} a cada criatura sin el rasgo Jinete.'],
  ],
  // The order of words.
  [
    'general-sherman',
    [
      'General Sherman no inflige daño al luchar.',
      'Jugar: Purga cada otra criatura.',
      'Después de que General Sherman abandone el juego, pon en juego agotada cada criatura purgada por General Sherman bajo el control de su propietario.',
    ],
  ],
  [
    'codex-of-true-names',
    [
      'Acción: Destruye Codex of True Names. Si lo haces, devuelve cada copia amiga de Catena Fiend a la mano de su propietario y, por cada criatura devuelta de esta forma, devuelve una criatura enemiga a la mano de su propietario.',
    ],
  ],
  [
    'penance-of-balance',
    [
      'Jugar: Si tu oponente controla más criaturas que la cantidad de {amber} que tu oponente tiene, eliges una opción:\n• Destruye una cantidad de criaturas enemigas igual a la cantidad de criaturas enemigas menos el {amber} de tu oponente.\n• Tu oponente pierde una cantidad de {amber} igual a la cantidad de criaturas enemigas menos su {amber}.',
    ],
  ],
  [
    'shakedown-sullivan',
    [
      'Después de cosechar: Elige una criatura. Descarta la carta superior del mazo de su controlador. Si esa carta comparte una Casa con esa criatura, su propietario gana 1{amber}. De lo contrario, destruye esa criatura.',
    ],
  ],
  [
    'shadowsaurus',
    [
      'Acción: Mueve todo el {amber} de una criatura enemiga a la reserva de tu oponente. Si lo haces, toma el control de ella y, mientras esa criatura está bajo tu control, esa criatura se considera de la Casa Sombras.',
    ],
  ],
  // Articles and prepositions.
  [
    'spyyyder',
    ['Escaramuza.', 'Mientras Spyyyder ataca a una criatura enemiga de flanco, Spyyyder obtiene veneno.'],
  ],
  [
    'equalize',
    [
      'Jugar: Redistribuye el {amber} sobre las criaturas amigas entre las criaturas amigas. Redistribuye el {amber} sobre las criaturas enemigas entre las criaturas enemigas.',
    ],
  ],
  // Two clauses, and numbers in words.
  [
    'curse-of-obstinacy',
    [
      'Traición.',
      'Al final de tu turno, aturde cada criatura amiga que no esté en un flanco y que comparta una Casa con al menos 1 de sus criaturas adyacentes.',
    ],
  ],
  [
    'be-our-geist',
    [
      'Jugar: Juega una criatura de la pila de descartes de un jugador para la que se cumple que su propietario está embrujado.',
    ],
  ],
  [
    'chonkers',
    [
      'Escaramuza.',
      'Después de que una criatura enemiga sea destruida al luchar contra Chonkers, pon una cantidad de contadores de +1 de poder sobre Chonkers igual a la cantidad de contadores de +1 de poder sobre ella.',
      'Jugar: Pon un contador de +1 de poder sobre Chonkers.',
    ],
  ],
  [
    'effigy-of-melerukh',
    [
      'Después de que una criatura enemiga coseche, pon un contador de despertar sobre Effigy of Melerukh.',
      'Si hay 6 o más contadores de despertar sobre Effigy of Melerukh, hasta que Effigy of Melerukh abandone el juego, Effigy of Melerukh se considera una criatura con 100 de poder y 100 de armadura y Effigy of Melerukh pierde todas sus habilidades.',
    ],
  ],
  [
    'soft-landing',
    ['Jugar: La próxima criatura o artefacto que juegues este turno entra en juego preparado.'],
  ],
  // Kinds of effects and statements that few cards have.
  [
    'hunter-or-hunted',
    [
      'Jugar: Elige una opción:\n• Resguarda una criatura.\n• Quita el resguardo de una criatura resguardada. Resguarda otra criatura.',
    ],
  ],
  [
    'raiding-party',
    [
      'Después de luchar: Si tu llave roja está forjada y la llave roja de tu oponente está forjada o tu llave azul está forjada y la llave azul de tu oponente está forjada o tu llave amarilla está forjada y la llave amarilla de tu oponente está forjada, roba 2{amber}. De lo contrario, roba 1{amber}.',
    ],
  ],
  [
    'dark-discovery',
    [
      'Jugar: Nombra 2 cartas. Descarta las 2 cartas inferiores del mazo de tu oponente. Si esas cartas son las cartas nombradas, purga Dark Discovery y forja una llave sin coste.',
    ],
  ],
  [
    'high-street-churn',
    [
      'Jugar: Elige una Casa de la carta de identidad de tu oponente. Tu oponente descarta una carta al azar de su mano hasta que tu oponente descarte una carta de esa Casa o se acaben las cartas. Tu oponente rellena su mano como si fuera el paso “robar cartas”.',
    ],
  ],
  [
    'com-officer-hings',
    [
      'Jugar: Puedes buscar en tu mazo una copia de Com. Officer Gross, revelarla y ponerla en tu mano.',
      'Después de luchar/Después de cosechar: Roba una carta por cada criatura entre Com. Officer Hings y una copia de Com. Officer Gross en juego.',
    ],
  ],
  [
    'timequake',
    [
      'Jugar: Baraja cada carta amiga en el mazo de su propietario. Roba una cantidad de cartas igual a la cantidad de cartas barajadas de esta forma que posees.',
    ],
  ],
  ['tentacus', ['Tu oponente debe pagarte 1{amber} para usar un artefacto.']],
  [
    'greed',
    [
      'Rellenas tu mano hasta una carta adicional por cada criatura Pecado amiga durante el paso “robar cartas”.',
    ],
  ],
  [
    'encounter-suit',
    [
      'Después de que un jugador juegue una carta de acción pero antes de que se resuelvan sus habilidades “Jugar:”, resguarda esta criatura.',
    ],
  ],
  ['purifier-of-souls', ['Cada carta pierde cada una de sus habilidades “Destruida:”.']],
  [
    'trial-by-water',
    [
      'Jugar: La marea no está ni alta ni baja. Hasta el principio de tu próximo turno, los jugadores no pueden subir la marea.',
    ],
  ],
  [
    'lightsmith-clariel',
    [
      'Antes de luchar: Puedes hacer lo siguiente: durante el resto del turno, intercambia el poder y la armadura de Lightsmith Clariel.',
    ],
  ],
  [
    'shard-of-change',
    [
      'Acción: Por cada carta Fragmento amiga, puedes intercambiar una carta de tu mano y una carta de tu pila de descartes que comparta un tipo con ella.',
    ],
  ],
  [
    'refined-adhesive',
    [
      'Si una carta fuera a ir de la mano de un jugador a la pila de descartes de un jugador, en vez de eso, revélala y ponla boca abajo bajo esta criatura.',
    ],
  ],
  [
    'the-archivist',
    [
      'The Archivist es archivada boca arriba.',
      'Mientras The Archivist esté en tu archivo, en vez de todo tu archivo, puedes tomar cualquier cantidad de cartas de tu archivo.',
    ],
  ],
  [
    'vial-of-mutation',
    [
      'Jugar: Pon un contador de mutación sobre 2 criaturas. Por cada una de ellas, mientras hay un contador de mutación sobre ella, esa criatura obtiene el rasgo Mutante.',
    ],
  ],
  [
    'ask-again-later',
    [
      'Después de que tu oponente elija una Casa como su Casa activa, tu oponente elige una Casa de tu carta de identidad. Revela la carta superior de tu mazo. Si esa carta no es de esa Casa, cumple Ask Again Later.',
    ],
  ],
  [
    'lapisaurus',
    [
      'Provocar.',
      'Cada criatura enemiga que ataque a Lapisaurus obtiene “Antes de luchar: Exalta esta criatura.”',
    ],
  ],
  [
    'encounter-golem',
    [
      'Peligrosa 3.',
      'Después de que una carta de acción que juegues sea puesta en la pila de descartes de su propietario, ponla en la parte inferior del mazo de su propietario.',
      'Destruida: Si estás embrujado, archiva Encounter Golem.',
    ],
  ],
  [
    'nightforge',
    [
      'Jugar: Si no has forjado ninguna llave este turno, puedes forjar una llave por su coste actual +4{amber}.',
    ],
  ],
])('%s', (slug, paragraphs) => {
  expect(renderCard(definitions.get(slug), factsOf(slug), 'es')).toEqual({ language: 'es', paragraphs });
});
