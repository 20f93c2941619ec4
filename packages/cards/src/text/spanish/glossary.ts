import type { Glossary } from '../glossary.ts';

export const SPANISH_GLOSSARY: Glossary = {
  alpha: {
    name: 'Alfa',
    meaning: 'Solo se puede jugar antes de jugar, usar o descartar cualquier otra cosa en este turno.',
  },
  assault: { name: 'Asalto X', meaning: 'Antes de atacar, inflige X daños a la criatura a la que ataca.' },
  deploy: {
    name: 'Despliegue',
    meaning: 'Puede entrar en juego en cualquier lugar de la línea de batalla, no solo en un flanco.',
  },
  elusive: {
    name: 'Esquiva',
    meaning: 'La primera vez que la atacan en cada turno, ninguna de las dos criaturas inflige daño.',
  },
  entrench: {
    name: 'Atrincherar',
    meaning: 'Cuando se preparan las cartas al final del turno de quien la controla, puede quedarse agotada.',
  },
  hazardous: { name: 'Peligrosa X', meaning: 'Antes de que la ataquen, inflige X daños a la atacante.' },
  invulnerable: { name: 'Invulnerable', meaning: 'No puede recibir daño ni ser destruida.' },
  omega: {
    name: 'Omega',
    meaning: 'Una vez jugada, termina el paso: en este turno no se juega ni se usa nada más.',
  },
  poison: {
    name: 'Veneno',
    meaning: 'Todo daño que inflige con su poder en un combate destruye a la criatura dañada.',
  },
  skirmish: { name: 'Escaramuza', meaning: 'Cuando ataca, la criatura atacada no le inflige daño.' },
  'splash-attack': {
    name: 'Ataque de área X',
    meaning: 'Cuando ataca, cada vecina de la criatura atacada recibe X daños.',
  },
  taunt: {
    name: 'Provocar',
    meaning: 'Sus vecinas no pueden ser atacadas, a menos que también tengan provocar.',
  },
  treachery: { name: 'Traición', meaning: 'Entra en juego bajo el control del oponente de quien la juega.' },
  versatile: { name: 'Versátil', meaning: 'Se puede usar sea cual sea la Casa activa.' },
  stun: {
    name: 'Aturdir',
    meaning: 'La próxima vez que se use, se retira el aturdimiento y no ocurre nada más.',
  },
  ward: {
    name: 'Resguardar',
    meaning: 'Evita el próximo daño a la criatura o que esta abandone el juego, y después se retira.',
  },
  enrage: {
    name: 'Enfurecer',
    meaning: 'Cuando se usa, debe luchar si puede. Después deja de estar enfurecida.',
  },
  capture: {
    name: 'Capturar',
    meaning:
      'Se pone Æmbar de la reserva del oponente sobre la criatura. Vuelve cuando la criatura abandona el juego.',
  },
  exalt: { name: 'Exaltar', meaning: 'Se pone 1 de Æmbar de la reserva general sobre la criatura.' },
  archive: {
    name: 'Archivar',
    meaning:
      'La carta se pone bocabajo en el archivo de su propietario, que este puede tomar en su mano al comienzo de un turno.',
  },
  purge: { name: 'Purgar', meaning: 'La carta se retira de la partida.' },
  steal: { name: 'Robar', meaning: 'El Æmbar pasa de la reserva del oponente a la tuya.' },
  haunted: {
    name: 'Embrujado',
    meaning: 'Un jugador con 10 o más cartas en su pila de descartes está embrujado.',
  },
  overwhelmed: {
    name: 'Abrumado',
    meaning: 'Un jugador cuyo oponente controla más criaturas está abrumado.',
  },
  tide: {
    name: 'Marea',
    meaning: 'Al principio no es de nadie. Al subirla, está alta para ti y baja para tu oponente.',
  },
  chains: {
    name: 'Cadenas',
    meaning:
      'Mientras tienes cadenas, robas menos cartas al final de tu turno y pierdes una cadena cada vez.',
  },
  'token creature': {
    name: 'Criatura ficha',
    meaning: 'La carta superior del mazo entra en juego bocabajo como la criatura ficha que tiene ese mazo.',
  },
  omni: { name: 'Omni', meaning: 'Se puede usar sea cual sea la Casa activa.' },
  scrap: { name: 'Desguazar', meaning: 'Ocurre cuando descartas la carta de tu mano durante tu turno.' },
  fate: { name: 'Destino', meaning: 'Ocurre cuando se cumple la profecía bajo la que está la carta.' },
};
