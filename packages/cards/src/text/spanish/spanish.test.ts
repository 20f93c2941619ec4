import { expect, test } from 'vitest';
import { definitions } from '../../definitions.ts';
import { factsOf } from '../../facts/facts.ts';
import { renderCard } from '../render.ts';

test.each([
  // Agreement of nouns, adjectives and participles.
  ['remote-access', ['Jugar: Usa un artefacto enemigo como si fuera tuyo.']],
  [
    'emp-blast',
    ['Jugar: Aturde cada criatura de la Casa Marte y cada criatura Robot. Destruye cada artefacto.'],
  ],
  [
    'rein-and-cycle',
    [
      'Jugar: Da 1{amber} a tu oponente. Si lo haces, toma el control de una criatura enemiga o un artefacto enemigo.',
    ],
  ],
  ['chronophage', ['Cada criatura enemiga y cada artefacto enemigo obtiene omega.']],
  ['save-the-pack', ['Jugar: Destruye cada criatura dañada. Gana una cadena.']],
  [
    'overrun',
    ['Jugar: Si 3 o más criaturas enemigas han sido destruidas este turno, tu oponente pierde 2{amber}.'],
  ],
  ['coward-s-end', ['Jugar: Destruye cada criatura ilesa. Gana 3 cadenas.']],
  [
    'dead-man-s-chest',
    [
      'Jugar: Pon 4{amber} de la reserva general sobre Dead Man’s Chest. Inflige 2{damage} a una criatura.',
      'Después de que una criatura sea destruida mientras 6 o más criaturas han sido destruidas este turno, si Dead Man’s Chest está preparado, mueve todo el {amber} de él a la reserva del jugador activo.',
    ],
  ],
  [
    'hastatus-raptor',
    [
      'Antes de luchar: Puedes exaltar Hastatus Raptor. Si lo haces, inflige 1{damage} a la criatura contra la que lucha Hastatus Raptor por cada {amber} sobre cada copia amiga de Hastatus Raptor.',
    ],
  ],
  // Quantifiers.
  [
    'might-makes-right',
    [
      'Jugar: Puedes destruir cualquier cantidad de criaturas amigas con un poder total de 25 o más. Si lo haces, forja una llave sin coste.',
    ],
  ],
  [
    'throwing-stars',
    [
      'Jugar: Inflige 1{damage} a hasta 3 criaturas. Gana 1{amber} por cada criatura destruida de esta forma.',
    ],
  ],
  ['relentless-assault', ['Jugar: Prepara hasta 3 criaturas amigas y lucha con ellas, de una en una.']],
  [
    'combat-pheromones',
    [
      'Omni: Destruye Combat Pheromones. Durante el resto del turno, puedes usar hasta otras 2 cartas de la Casa Marte.',
    ],
  ],
  [
    'squallmaster',
    [
      'Después de luchar/Después de cosechar: Cada jugador descarta una carta al azar de su mano.',
      'Desguazar: Agota una criatura enemiga.',
    ],
  ],
  [
    'catch-and-release',
    [
      'Jugar: Devuelve cada criatura a la mano de su propietario. Cada jugador descarta cartas al azar de su mano hasta que no queden más de 6. Gana 2 cadenas.',
    ],
  ],
  ['selective-preservation', ['Jugar: Destruye cada criatura excepto una criatura de cada poder.']],
  [
    'tertiate',
    [
      'Jugar: Destruye una cantidad de criaturas enemigas igual a un tercio de la cantidad de criaturas enemigas (redondeando hacia arriba) y una cantidad de criaturas amigas igual a un tercio de la cantidad de criaturas amigas (redondeando hacia arriba).',
    ],
  ],
  [
    'mothergun',
    [
      'Acción: Revela cualquier cantidad de cartas de la Casa Marte de tu mano. Inflige una cantidad de daño a una criatura igual a la cantidad de cartas de la Casa Marte reveladas de esta forma.',
    ],
  ],
  // Owners, players and zones.
  [
    'snudge',
    [
      'Después de luchar/Después de cosechar: Devuelve un artefacto o una criatura de flanco a la mano de su propietario.',
    ],
  ],
  ['bubbles', ['Jugar: Pon una criatura enemiga en la parte superior del mazo de su propietario.']],
  [
    'rockatiel',
    [
      'Esquiva. Peligrosa 1.',
      'Jugar/Después de cosechar: Baraja hasta 2 criaturas en los mazos de sus propietarios.',
    ],
  ],
  [
    'gongoozle',
    [
      'Jugar: Inflige 3{damage} a una criatura. Si este daño no destruye esa criatura, su propietario descarta una carta al azar de su mano.',
    ],
  ],
  ['binate-rupture', ['Alfa.', 'Jugar: Cada jugador gana una cantidad de {amber} igual a su {amber}.']],
  ['customs-office', ['Tu oponente debe pagarte 1{amber} para jugar un artefacto.']],
  [
    'the-sting',
    [
      'Omites tu paso “forjar una llave”.',
      'Recibes todo el {amber} que tu oponente gaste al forjar llaves.',
      'Acción: Destruye The Sting.',
    ],
  ],
  [
    'broken-intent',
    [
      'Jugar: Elige una opción:\n• Cada jugador descarta su archivo.\n• Purga una carta de acción de la pila de descartes de un jugador.',
    ],
  ],
  [
    'operative-espion',
    [
      'Esquiva.',
      'Después de que un jugador suba la marea durante su turno, ese jugador puede usar una criatura que ese jugador controla.',
    ],
  ],
  // Pronouns.
  [
    'smite',
    [
      'Jugar: Prepara una criatura amiga y lucha con ella. Inflige 2{damage} a cada criatura adyacente a la criatura atacada.',
    ],
  ],
  [
    'tendrils-from-beyond',
    [
      'Jugar: Elige una criatura. Si su controlador está embrujado, devuelves esa criatura y cada criatura adyacente a ella a la mano de su propietario. De lo contrario, la devuelves a la mano de su propietario.',
    ],
  ],
  [
    'election',
    [
      'Cada criatura obtiene “Después de cosechar: Elige una opción:\n• Pon un contador de voto a favor sobre Election.\n• Pon un contador de voto en contra sobre Election.”',
      'Si hay 6 o más contadores de voto a favor sobre Election, destrúyelo y destruye cada criatura.',
      'Si hay 6 o más contadores de voto en contra sobre Election, destruye cada artefacto.',
    ],
  ],
  [
    'crimson-dax',
    [
      'Después de cosechar: Puedes revelar una carta de tu mano que no sea de la Casa Marte. Si lo haces, púrgala y pon tres contadores de +1 de poder sobre una criatura de la Casa Marte.',
    ],
  ],
  [
    'quintrino-flux',
    [
      'Jugar: Elige una criatura amiga. Elige una criatura enemiga. Destruye cada criatura que comparta un poder con la primera criatura y cada criatura que comparta un poder con ella.',
    ],
  ],
  [
    'cyber-clone',
    [
      'Jugar: Purga otra criatura. Hasta que Cyber-Clone abandone el juego, el poder de Cyber-Clone es el poder impreso de esa criatura. Hasta que Cyber-Clone abandone el juego, Cyber-Clone obtiene una cantidad de armadura igual a la armadura impresa de esa criatura y las palabras clave y los rasgos de ella.',
    ],
  ],
  [
    'legerdemain',
    [
      'Mejorar {draw}{discard}{discard}.',
      'Jugar: Devuelve una criatura dañada a la mano de su propietario. Si lo haces, su controlador gana 1{amber}.',
    ],
  ],
  ['big-magnet', ['Jugar: Toma el control de cada mejora y muévela a una criatura amiga.']],
  // Moods of verbs.
  [
    'ganger-chieftain',
    ['Jugar: Puedes preparar una criatura adyacente a Ganger Chieftain y luchar con ella.'],
  ],
  [
    'shrewd-investor',
    ['Esquiva.', 'Jugar: Puedes hacer que tu oponente gane 1{amber}. Si lo hace, capturas 4{amber}.'],
  ],
  [
    'librarian',
    ['Al resolver un icono de bonificación, puedes archivar una carta de tu mano en vez de eso.'],
  ],
  [
    'gargantodon',
    [
      'Gargantodon entra en juego aturdida.',
      'Gargantodon inflige solo 4{damage} al luchar.',
      'Si fueras a robar {amber}, en vez de eso, una criatura que el jugador activo controla captura esa cantidad de {amber} de tu oponente.',
      'Si tu oponente fuera a robar {amber}, en vez de eso, una criatura que el jugador activo controla captura esa cantidad de {amber} de tu reserva.',
    ],
  ],
  [
    'dimension-door',
    [
      'Jugar: Durante el resto del turno, si fueras a ganar {amber} al cosechar, en vez de eso, roba esa cantidad de {amber}.',
    ],
  ],
  [
    'annihilation-ritual',
    ['Si una criatura fuera a ir del juego a la pila de descartes de un jugador, en vez de eso, púrgala.'],
  ],
  // Conditions and times.
  [
    'kelifi-dragon',
    [
      'Kelifi Dragon no puede ser jugada excepto si tienes 7{amber} o más.',
      'Después de luchar/Después de cosechar: Gana 1{amber}. Inflige 5{damage} a una criatura.',
    ],
  ],
  [
    'siphonapterian',
    [
      'Mientras estás embrujado, Siphonapterian obtiene provocar.',
      'Destruida: Si no es tu turno, gana 2{amber}.',
    ],
  ],
  [
    'slayer',
    ['Escaramuza. Ataque de área 3.', 'Si tu oponente no controla ninguna criatura, destruyes Slayer.'],
  ],
  [
    'key-hammer',
    [
      'Jugar: Si tu oponente ha forjado una llave en su turno anterior, tu oponente desforja esa llave. Tu oponente gana 6{amber}.',
    ],
  ],
  [
    'treat-each-action-as-your-last',
    [
      'Durante el turno de tu oponente, una vez que tu oponente ha jugado exactamente 2 cartas de acción este turno, cumple Treat Each Action as Your Last.',
    ],
  ],
  [
    'gebuk',
    [
      'Destruida: Descarta la carta superior de tu mazo. Si esa carta es una criatura, la próxima vez que Gebuk abandone el juego este turno, ponla en juego en el lugar de Gebuk en la línea de batalla.',
    ],
  ],
  [
    'mimic-gel',
    [
      'Mimic Gel no puede ser jugada excepto si hay otra criatura en juego.',
      'Mimic Gel entra en juego como una copia de otra criatura, excepto que pertenece a la Casa Logos.',
    ],
  ],
  ['mind-bullets', ['Jugar: Inflige 1{damage} a cada criatura por cada carta que has jugado este turno.']],
  // Statements and their spans.
  [
    'hallowed-shield',
    ['Acción: Elige una criatura. Durante el resto del turno, esa criatura no puede sufrir daño.'],
  ],
  [
    'horseman-of-war',
    [
      'Jugar: Durante el resto del turno, cada criatura amiga puede luchar y las criaturas amigas no pueden ser usadas excepto para luchar.',
    ],
  ],
  [
    'grabber-jammer',
    [
      'Las llaves de tu oponente cuestan +1{amber}.',
      'Después de luchar/Después de cosechar: Captura 1{amber}.',
    ],
  ],
  [
    'xenos-darkshadow',
    [
      'Xenos Darkshadow obtiene +1 de poder por cada carta en tu pila de descartes, asalto X, peligrosa X y ataque de área X, donde X es la cantidad de cartas en tu pila de descartes.',
      'Destruida: Si estás embrujado, archiva Xenos Darkshadow.',
    ],
  ],
  [
    'golden-aura',
    [
      'Jugar: Cura por completo una criatura. Durante el resto del turno, esa criatura se considera de la Casa Sanctum y esa criatura no puede sufrir daño.',
    ],
  ],
  [
    'kirby-s-blaster',
    [
      'Esta criatura obtiene “Después de luchar/Después de cosechar: Puedes elegir una opción:\n• Inflige 2{damage} a una criatura.\n• Si esta criatura no es una copia de Com. Officer Kirby, vincula Kirby’s Blaster a una copia de Com. Officer Kirby.”',
      'Después de que Kirby’s Blaster sea vinculada a una copia de Com. Officer Kirby, roba 2 cartas.',
    ],
  ],
  [
    'chancellor-dexterus',
    [
      'Después de cosechar: Puedes exaltar la criatura inmediatamente a la derecha de Chancellor Dexterus. Si lo haces, durante el resto del turno, esa criatura se considera de la Casa Saurios.',
    ],
  ],
  [
    'whirlpool',
    [
      'Al final de tu turno, tu oponente toma el control de la criatura en tu flanco derecho y la pone en su flanco izquierdo.',
      'Al final del turno de tu oponente, toma el control de la criatura en el flanco derecho de tu oponente y ponla en tu flanco izquierdo.',
    ],
  ],
  // The doer, the order of clauses, and players.
  [
    'operative-espion-evil-twin',
    [
      'Esquiva.',
      'Después de que un jugador suba la marea durante su turno, ese jugador puede infligir 3{damage} a una criatura.',
    ],
  ],
  [
    'exterminate-exterminate',
    [
      'Jugar: Por cada criatura amiga de la Casa Marte, destruye una criatura que no sea de la Casa Marte y que tenga un poder inferior al poder de esa criatura.',
    ],
  ],
  [
    'overcharged',
    [
      'No puedes cambiar tu mano inicial.',
      'Después de robar tu mano inicial, busca en tu mazo 3 cartas y ponlas en tu archivo.',
    ],
  ],
  [
    'igon-the-terrible',
    [
      'Jugar: Si ninguna copia de Igon the Green ha sido purgada, destruye Igon the Terrible.',
      'Después de luchar: Roba 1{amber}.',
    ],
  ],
  [
    'greater-oxtet',
    [
      'Provocar.',
      'Al final de tu paso “preparar cartas”, purga una carta de tu mano. Si lo haces, pon dos contadores de +1 de poder sobre Greater Oxtet.',
    ],
  ],
  [
    'returning-champion',
    [
      'Jugar: Inflige 3{damage} a Returning Champion.',
      'Después de luchar: Si estás embrujado, mueve todo el {damage} de Returning Champion a otra criatura.',
    ],
  ],
])('%s', (slug, paragraphs) => {
  expect(renderCard(definitions.get(slug), factsOf(slug), 'es')).toEqual({ language: 'es', paragraphs });
});
