import { agreed } from '../romance/grammar.ts';
import type { Verb } from '../romance/grammar.ts';
import type { LinkedVerb, VerbName } from '../romance/language.ts';
import type { PlainKind } from '../romance/plain-verbs.ts';
import { adjective, toReader, verb } from './grammar.ts';

/** A verb in -are: "pescare", "peschi", "archivi". */
function are(infinitive: string, isWithBe = false): Verb {
  const stem = infinitive.slice(0, -3);
  const soft = stem.replace(/[cg]$/, '$&h').replace(/i$/, '');
  return verb({
    infinitive,
    participle: `${stem}ato`,
    present: [`${soft}i`, `${stem}a`, `${stem}ano`],
    subjunctive: [`${soft}i`, `${soft}ino`],
    imperative: `${stem}a`,
    isWithBe,
  });
}

/** A verb in -ere. @param hard the stem before "o" and "a" where it is another one: "scelg-o" */
function ere(infinitive: string, participle: string, hard = infinitive.slice(0, -3)): Verb {
  const stem = infinitive.slice(0, -3);
  return verb({
    infinitive,
    participle,
    present: [`${stem.replace(/i$/, '')}i`, `${stem}e`, `${hard}ono`],
    subjunctive: [`${hard}a`, `${hard}ano`],
  });
}

/** A verb in -ire with -isc-: "stordisci". */
function isc(infinitive: string, isWithBe = false): Verb {
  const stem = infinitive.slice(0, -3);
  return verb({
    infinitive,
    participle: `${stem}ito`,
    present: [`${stem}isci`, `${stem}isce`, `${stem}iscono`],
    subjunctive: [`${stem}isca`, `${stem}iscano`],
    isWithBe,
  });
}

/** A verb like "tenere": "ottieni", "ottenga". */
function tenere(infinitive: string): Verb {
  const stem = infinitive.slice(0, -5);
  return verb({
    infinitive,
    participle: `${stem}enuto`,
    present: [`${stem}ieni`, `${stem}iene`, `${stem}engono`],
    subjunctive: [`${stem}enga`, `${stem}engano`],
  });
}

const BE = verb({
  infinitive: 'essere',
  participle: 'stato',
  present: ['sei', 'è', 'sono'],
  subjunctive: ['sia', 'siano'],
  imperative: 'sii',
  isWithBe: true,
});

export const VERBS: Readonly<Record<VerbName, Verb>> = {
  add: ere('aggiungere', 'aggiunto'),
  archive: are('archiviare'),
  attach: are('assegnare'),
  attack: are('attaccare'),
  be: BE,
  begin: are('cominciare'),
  belong: tenere('appartenere'),
  capture: are('catturare'),
  change: are('cambiare'),
  choose: ere('scegliere', 'scelto', 'scelg'),
  control: are('controllare'),
  cost: are('costare', true),
  count: {
    ...are('considerare'),
    finite: (tense, subject) => `${BE.finite(tense, subject)} ${agreed(adjective('considerato'), subject)}`,
  },
  damage: are('danneggiare'),
  deal: ere('infliggere', 'inflitto'),
  destroy: ere('distruggere', 'distrutto'),
  discard: are('scartare'),
  draw: are('pescare'),
  end: isc('finire', true),
  endIt: are('terminare'),
  enrage: are('adirare'),
  enter: are('entrare', true),
  exalt: are('esaltare'),
  exhaust: isc('esaurire'),
  fight: ere('combattere', 'combattuto'),
  flip: are('girare'),
  forge: are('forgiare'),
  fulfil: are('avverare'),
  gain: tenere('ottenere'),
  goTo: verb({
    infinitive: 'andare',
    participle: 'andato',
    present: ['vai', 'va', 'vanno'],
    subjunctive: ['vada', 'vadano'],
    isWithBe: true,
  }),
  graft: are('innestare'),
  have: verb({
    infinitive: 'avere',
    participle: 'avuto',
    present: ['hai', 'ha', 'hanno'],
    subjunctive: ['abbia', 'abbiano'],
  }),
  heal: are('curare'),
  leave: are('lasciare'),
  look: are('guardare'),
  lose: ere('perdere', 'perso'),
  make: are('creare'),
  may: verb({
    infinitive: 'potere',
    participle: 'potuto',
    present: ['puoi', 'può', 'possono'],
    subjunctive: ['possa', 'possano'],
  }),
  move: are('spostare'),
  must: verb({
    infinitive: 'dovere',
    participle: 'dovuto',
    present: ['devi', 'deve', 'devono'],
    subjunctive: ['debba', 'debbano'],
  }),
  name: are('nominare'),
  obtain: tenere('ottenere'),
  own: verb({
    infinitive: 'possedere',
    participle: 'posseduto',
    present: ['possiedi', 'possiede', 'possiedono'],
    subjunctive: ['possieda', 'possiedano'],
  }),
  play: are('giocare'),
  prevent: verb({
    infinitive: 'prevenire',
    participle: 'prevenuto',
    present: ['previeni', 'previene', 'prevengono'],
    subjunctive: ['prevenga', 'prevengano'],
  }),
  purge: are('epurare'),
  put: ere('mettere', 'messo'),
  raise: are('alzare'),
  ready: are('preparare'),
  reap: ere('raccogliere', 'raccolto', 'raccolg'),
  receive: ere('ricevere', 'ricevuto'),
  redistribute: isc('ridistribuire'),
  refill: verb({
    infinitive: 'riempire',
    participle: 'riempito',
    present: ['riempi', 'riempie', 'riempiono'],
    subjunctive: ['riempia', 'riempiano'],
  }),
  remove: ere('rimuovere', 'rimosso'),
  reorder: are('riordinare'),
  resolve: ere('risolvere', 'risolto'),
  return: are('riportare'),
  reveal: are('rivelare'),
  search: are('cercare'),
  share: ere('condividere', 'condiviso'),
  shuffle: are('mescolare'),
  skip: are('saltare'),
  spend: ere('spendere', 'speso'),
  stand: BE,
  start: are('cominciare', true),
  steal: are('rubare'),
  stun: isc('stordire'),
  suffer: isc('subire'),
  swap: are('scambiare'),
  take: ere('prendere', 'preso'),
  takeTurn: are('giocare'),
  unforge: are('spezzare'),
  use: are('usare'),
  ward: ere('proteggere', 'protetto'),
};

export const GIVE = verb({
  infinitive: 'dare',
  participle: 'dato',
  present: ['dai', 'dà', 'danno'],
  subjunctive: ['dia', 'diano'],
});
export const GIVE_YOU = toReader(GIVE);

export const PLAIN: Readonly<Record<PlainKind, LinkedVerb>> = {
  destroy: { verb: 'destroy' },
  purge: { verb: 'purge' },
  archive: { verb: 'archive' },
  ready: { verb: 'ready' },
  exhaust: { verb: 'exhaust' },
  stun: { verb: 'stun' },
  unstun: { verb: 'remove', link: 'lo stordimento da' },
  ward: { verb: 'ward' },
  unward: { verb: 'remove', link: 'la protezione da' },
  enrage: { verb: 'enrage' },
  calm: { verb: 'remove', link: 'l’ira da' },
  fight: { verb: 'fight', link: 'con' },
  reap: { verb: 'reap', link: 'con' },
  reveal: { verb: 'reveal' },
  use: { verb: 'use' },
  exalt: { verb: 'exalt' },
};
