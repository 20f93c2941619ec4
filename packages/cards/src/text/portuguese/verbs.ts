import { agreed } from '../romance/grammar.ts';
import type { Verb } from '../romance/grammar.ts';
import type { LinkedVerb, VerbName } from '../romance/language.ts';
import type { PlainKind } from '../romance/plain-verbs.ts';
import { adjective, verb } from './grammar.ts';

const plural = (one: string): [one: string, many: string] => [one, `${one}m`];

function ar(infinitive: string, participle?: string): Verb {
  const stem = infinitive.slice(0, -2);
  const soft = stem.replace(/g$/, 'gu').replace(/c$/, 'qu').replace(/ç$/, 'c');
  return verb({
    infinitive,
    participle: participle ?? `${stem}ado`,
    present: plural(`${stem}a`),
    subjunctive: plural(`${soft}e`),
    preterite: [`${stem}ou`, `${stem}aram`],
  });
}

/** A verb in -er or -ir by its present and its subjunctive, where the stem can change. */
function other(
  infinitive: string,
  present = `${infinitive.slice(0, -2)}e`,
  subjunctive = `${infinitive.slice(0, -2)}a`,
): Verb {
  const stem = infinitive.slice(0, -2);
  const isEr = infinitive.endsWith('er');
  return verb({
    infinitive,
    participle: `${stem}ido`,
    present: plural(present),
    subjunctive: plural(subjunctive),
    preterite: isEr ? [`${stem}eu`, `${stem}eram`] : [`${stem}iu`, `${stem}iram`],
  });
}

/** A verb in -uir. */
const uir = (infinitive: string, present: [one: string, many: string]): Verb => {
  const stem = infinitive.slice(0, -2);
  return verb({
    infinitive,
    participle: `${stem}ído`,
    present,
    subjunctive: plural(`${stem}a`),
    preterite: [`${stem}iu`, `${stem}íram`],
    future: [infinitive, `${stem}írem`],
  });
};

const SER = verb({
  infinitive: 'ser',
  participle: 'sido',
  present: ['é', 'são'],
  subjunctive: plural('seja'),
  preterite: ['foi', 'foram'],
  future: ['for', 'forem'],
});

export const VERBS: Readonly<Record<VerbName, Verb>> = {
  add: ar('adicionar'),
  archive: ar('arquivar'),
  attach: ar('anexar'),
  attack: ar('atacar'),
  be: SER,
  begin: ar('começar'),
  belong: other('pertencer', 'pertence', 'pertença'),
  capture: ar('capturar'),
  change: ar('mudar'),
  choose: other('escolher'),
  control: ar('controlar'),
  cost: ar('custar'),
  count: {
    ...ar('considerar'),
    finite: (tense, subject) => `${SER.finite(tense, subject)} ${agreed(adjective('considerado'), subject)}`,
  },
  damage: ar('danificar'),
  deal: ar('causar'),
  destroy: uir('destruir', ['destrói', 'destroem']),
  discard: ar('descartar'),
  draw: ar('comprar'),
  end: ar('terminar'),
  endIt: ar('encerrar'),
  enrage: other('enfurecer', 'enfurece', 'enfureça'),
  enter: ar('entrar'),
  exalt: ar('exaltar'),
  exhaust: ar('exaustar', 'exausto'),
  fight: ar('lutar'),
  flip: ar('virar'),
  forge: ar('forjar'),
  fulfil: other('cumprir'),
  gain: ar('ganhar', 'ganho'),
  goTo: verb({
    infinitive: 'ir',
    participle: 'ido',
    present: ['vai', 'vão'],
    subjunctive: ['vá', 'vão'],
    preterite: ['foi', 'foram'],
    future: ['for', 'forem'],
  }),
  graft: other('transferir', 'transfere', 'transfira'),
  have: verb({
    infinitive: 'ter',
    participle: 'tido',
    present: ['tem', 'têm'],
    subjunctive: plural('tenha'),
    preterite: ['teve', 'tiveram'],
    future: ['tiver', 'tiverem'],
  }),
  heal: ar('curar'),
  leave: verb({
    infinitive: 'sair',
    participle: 'saído',
    present: ['sai', 'saem'],
    subjunctive: plural('saia'),
    preterite: ['saiu', 'saíram'],
    future: ['sair', 'saírem'],
  }),
  look: ar('olhar'),
  lose: other('perder', 'perde', 'perca'),
  make: ar('criar'),
  may: verb({
    infinitive: 'poder',
    participle: 'podido',
    present: plural('pode'),
    subjunctive: plural('possa'),
    preterite: ['pôde', 'puderam'],
    future: ['puder', 'puderem'],
  }),
  move: other('mover'),
  must: other('dever'),
  name: verb({
    infinitive: 'dizer',
    participle: 'dito',
    present: ['diz', 'dizem'],
    subjunctive: plural('diga'),
    preterite: ['disse', 'disseram'],
    future: ['disser', 'disserem'],
  }),
  obtain: ar('ganhar', 'ganho'),
  own: uir('possuir', ['possui', 'possuem']),
  play: ar('jogar'),
  prevent: other('prevenir', 'previne', 'previna'),
  purge: ar('expurgar'),
  put: ar('colocar'),
  raise: other('subir', 'sobe', 'suba'),
  ready: ar('preparar'),
  reap: ar('coletar'),
  receive: other('receber'),
  redistribute: uir('redistribuir', ['redistribui', 'redistribuem']),
  refill: ar('completar'),
  remove: other('remover'),
  reorder: ar('reordenar'),
  resolve: other('resolver'),
  return: other('devolver'),
  reveal: ar('revelar'),
  search: ar('procurar'),
  share: ar('compartilhar'),
  shuffle: ar('embaralhar'),
  skip: ar('pular'),
  spend: ar('gastar', 'gasto'),
  stand: verb({
    infinitive: 'estar',
    participle: 'estado',
    present: ['está', 'estão'],
    subjunctive: plural('esteja'),
    preterite: ['esteve', 'estiveram'],
    future: ['estiver', 'estiverem'],
  }),
  start: ar('começar'),
  steal: ar('roubar'),
  stun: ar('atordoar'),
  suffer: other('sofrer'),
  swap: ar('trocar'),
  take: other('assumir'),
  takeTurn: ar('jogar'),
  unforge: ar('desforjar'),
  use: ar('usar'),
  ward: other('proteger', 'protege', 'proteja'),
};

export const GIVE = verb({
  infinitive: 'dar',
  participle: 'dado',
  present: ['dá', 'dão'],
  subjunctive: ['dê', 'deem'],
  preterite: ['deu', 'deram'],
  future: ['der', 'derem'],
});

export const PLAIN: Readonly<Record<PlainKind, LinkedVerb>> = {
  destroy: { verb: 'destroy' },
  purge: { verb: 'purge' },
  archive: { verb: 'archive' },
  ready: { verb: 'ready' },
  exhaust: { verb: 'exhaust' },
  stun: { verb: 'stun' },
  unstun: { verb: 'remove', link: 'o atordoamento de' },
  ward: { verb: 'ward' },
  unward: { verb: 'remove', link: 'a proteção de' },
  enrage: { verb: 'enrage' },
  calm: { verb: 'remove', link: 'a fúria de' },
  fight: { verb: 'fight', link: 'com' },
  reap: { verb: 'reap', link: 'com' },
  reveal: { verb: 'reveal' },
  use: { verb: 'use' },
  exalt: { verb: 'exalt' },
};
