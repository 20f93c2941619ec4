import { expect, test } from 'vitest';
import { definitions } from '../../definitions.ts';
import { factsOf } from '../../facts/facts.ts';
import { renderCard } from '../render.ts';

test.each([
  // Who does it.
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
  // What pronouns stand for.
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
  // What has happened.
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
  // What cards are not.
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
])('%s', (slug, paragraphs) => {
  expect(renderCard(definitions.get(slug), factsOf(slug), 'es')).toEqual({ language: 'es', paragraphs });
});
