import type { LinkedVerb, VerbName } from '../romance/language.ts';
import type { PlainKind } from '../romance/plain-verbs.ts';
import type { Verb } from '../romance/grammar.ts';
import { irregular, verb, withPrefix } from './grammar.ts';

const ar = (infinitive: string): Verb => {
  const stem = infinitive.slice(0, -2);
  const soft = stem.replace(/g$/, 'gu').replace(/c$/, 'qu').replace(/z$/, 'c');
  return verb(infinitive, `${stem}a`, `${soft}e`, `${stem}ado`);
};
const er = (infinitive: string): Verb => {
  const stem = infinitive.slice(0, -2);
  return verb(infinitive, `${stem}e`, `${stem}a`, `${stem}ido`);
};

export const VERBS: Readonly<Record<VerbName, Verb>> = {
  add: verb('añadir', 'añade', 'añada', 'añadido'),
  archive: ar('archivar'),
  attach: ar('vincular'),
  attack: ar('atacar'),
  be: irregular(verb('ser', 'es', 'sea', 'sido', 'sé'), ['eres', 'es', 'son'], ['seas', 'sea', 'sean']),
  begin: verb('empezar', 'empieza', 'empiece', 'empezado'),
  belong: verb('pertenecer', 'pertenece', 'pertenezca', 'pertenecido'),
  capture: ar('capturar'),
  change: ar('cambiar'),
  choose: verb('elegir', 'elige', 'elija', 'elegido'),
  control: ar('controlar'),
  cost: verb('costar', 'cuesta', 'cueste', 'costado'),
  count: withPrefix('se', ar('considerar')),
  damage: ar('dañar'),
  deal: verb('infligir', 'inflige', 'inflija', 'infligido'),
  destroy: verb('destruir', 'destruye', 'destruya', 'destruido'),
  discard: ar('descartar'),
  draw: ar('robar'),
  end: ar('terminar'),
  endIt: ar('terminar'),
  enrage: verb('enfurecer', 'enfurece', 'enfurezca', 'enfurecido'),
  enter: ar('entrar'),
  exalt: ar('exaltar'),
  exhaust: ar('agotar'),
  fight: ar('luchar'),
  flip: ar('voltear'),
  forge: ar('forjar'),
  fulfil: verb('cumplir', 'cumple', 'cumpla', 'cumplido'),
  gain: ar('ganar'),
  goTo: irregular(verb('ir', 'va', 'vaya', 'ido', 've'), ['vas', 'va', 'van'], ['vayas', 'vaya', 'vayan']),
  graft: ar('injertar'),
  have: verb('tener', 'tiene', 'tenga', 'tenido', 'ten'),
  heal: ar('curar'),
  leave: ar('abandonar'),
  look: ar('mirar'),
  lose: verb('perder', 'pierde', 'pierda', 'perdido'),
  make: ar('crear'),
  may: verb('poder', 'puede', 'pueda', 'podido'),
  move: verb('mover', 'mueve', 'mueva', 'movido'),
  must: er('deber'),
  name: ar('nombrar'),
  obtain: verb('obtener', 'obtiene', 'obtenga', 'obtenido', 'obtén'),
  own: verb('poseer', 'posee', 'posea', 'poseído'),
  play: verb('jugar', 'juega', 'juegue', 'jugado'),
  prevent: verb('prevenir', 'previene', 'prevenga', 'prevenido', 'prevén'),
  purge: ar('purgar'),
  put: verb('poner', 'pone', 'ponga', 'puesto', 'pon'),
  raise: verb('subir', 'sube', 'suba', 'subido'),
  ready: ar('preparar'),
  reap: ar('cosechar'),
  receive: verb('recibir', 'recibe', 'reciba', 'recibido'),
  redistribute: verb('redistribuir', 'redistribuye', 'redistribuya', 'redistribuido'),
  refill: ar('rellenar'),
  remove: ar('quitar'),
  reorder: ar('reordenar'),
  resolve: verb('resolver', 'resuelve', 'resuelva', 'resuelto'),
  return: verb('devolver', 'devuelve', 'devuelva', 'devuelto'),
  reveal: ar('revelar'),
  search: ar('buscar'),
  share: verb('compartir', 'comparte', 'comparta', 'compartido'),
  shuffle: ar('barajar'),
  skip: verb('omitir', 'omite', 'omita', 'omitido'),
  spend: ar('gastar'),
  stand: irregular(ar('estar'), ['estás', 'está', 'están'], ['estés', 'esté', 'estén']),
  start: verb('empezar', 'empieza', 'empiece', 'empezado'),
  steal: ar('robar'),
  stun: verb('aturdir', 'aturde', 'aturda', 'aturdido'),
  suffer: verb('sufrir', 'sufre', 'sufra', 'sufrido'),
  swap: ar('intercambiar'),
  take: ar('tomar'),
  takeTurn: verb('jugar', 'juega', 'juegue', 'jugado'),
  unforge: ar('desforjar'),
  use: ar('usar'),
  ward: ar('resguardar'),
};

export const GIVE = ar('dar');
export const GIVE_YOU = withPrefix('te', GIVE);

export const PLAIN: Readonly<Record<PlainKind, LinkedVerb>> = {
  destroy: { verb: 'destroy' },
  purge: { verb: 'purge' },
  archive: { verb: 'archive' },
  ready: { verb: 'ready' },
  exhaust: { verb: 'exhaust' },
  stun: { verb: 'stun' },
  unstun: { verb: 'remove', link: 'el aturdimiento de' },
  ward: { verb: 'ward' },
  unward: { verb: 'remove', link: 'el resguardo de' },
  enrage: { verb: 'enrage' },
  calm: { verb: 'remove', link: 'la furia de' },
  fight: { verb: 'fight', link: 'con' },
  reap: { verb: 'reap', link: 'con' },
  reveal: { verb: 'reveal' },
  use: { verb: 'use' },
  exalt: { verb: 'exalt' },
};
