import { agreed } from '../romance/grammar.ts';
import type { Verb } from '../romance/grammar.ts';
import type { LinkedVerb, VerbName } from '../romance/language.ts';
import type { PlainKind } from '../romance/plain-verbs.ts';
import { adjective, verb, withPrefix, withRest } from './grammar.ts';
import type { Forming } from './grammar.ts';

/** A verb in -er. @param stressed its stem before a silent ending: "révèle" */
function er(infinitive: string, stressed = infinitive.slice(0, -2), auxiliary?: Forming['auxiliary']): Verb {
  const stem = infinitive.slice(0, -2);
  // "Partagez", but "vous partagiez"; "g" and "c" keep their sound before "e" and "i".
  return verb({
    infinitive,
    participle: `${stem}é`,
    present: [`${stem}ez`, `${stressed}e`, `${stressed}ent`],
    subjunctive: [`${stem}iez`, `${stressed}e`, `${stressed}ent`],
    ...(auxiliary && { auxiliary }),
  });
}

/** A verb in -ir with "-iss-". */
function ir(infinitive: string): Verb {
  const stem = infinitive.slice(0, -1);
  return verb({
    infinitive,
    participle: stem,
    present: [`${stem}ssez`, `${stem}t`, `${stem}ssent`],
    subjunctive: [`${stem}ssiez`, `${stem}sse`, `${stem}ssent`],
  });
}

/** A verb of the third group by its forms. @param stem of "vous" and "they" */
function other(infinitive: string, participle: string, one: string, you: string, they = you): Verb {
  return verb({
    infinitive,
    participle,
    present: [`${you}ez`, one, `${they}ent`],
    subjunctive: [`${you}iez`, `${they}e`, `${they}ent`],
  });
}

const ÊTRE = verb({
  infinitive: 'être',
  participle: 'été',
  present: ['êtes', 'est', 'sont'],
  subjunctive: ['soyez', 'soit', 'soient'],
});
const FAIRE = verb({
  infinitive: 'faire',
  participle: 'fait',
  present: ['faites', 'fait', 'font'],
  subjunctive: ['fassiez', 'fasse', 'fassent'],
});

export const VERBS: Readonly<Record<VerbName, Verb>> = {
  add: er('ajouter'),
  archive: er('archiver'),
  attach: er('attacher'),
  attack: er('attaquer'),
  be: ÊTRE,
  begin: er('commencer'),
  belong: other('appartenir', 'appartenu', 'appartient', 'apparten', 'appartienn'),
  capture: er('capturer'),
  change: er('changer'),
  choose: ir('choisir'),
  control: er('contrôler'),
  cost: er('coûter'),
  count: {
    ...er('considérer', 'considèr'),
    finite: (tense, subject) => `${ÊTRE.finite(tense, subject)} ${agreed(adjective('considéré'), subject)}`,
  },
  damage: er('blesser'),
  deal: er('infliger'),
  destroy: other('détruire', 'détruit', 'détruit', 'détruis'),
  discard: er('défausser'),
  draw: er('piocher'),
  end: verb({
    infinitive: 'se terminer',
    participle: 'terminé',
    present: ['vous terminez', 'se termine', 'se terminent'],
    subjunctive: ['vous terminiez', 'se termine', 'se terminent'],
    auxiliary: 'pronoun',
  }),
  endIt: er('terminer'),
  enrage: er('enrager'),
  enter: er('entrer', 'entr', 'être'),
  exalt: er('exalter'),
  exhaust: er('incliner'),
  fight: other('combattre', 'combattu', 'combat', 'combatt'),
  flip: er('retourner'),
  forge: er('forger'),
  fulfil: ir('accomplir'),
  gain: er('gagner'),
  goTo: verb({
    infinitive: 'aller',
    participle: 'allé',
    present: ['allez', 'va', 'vont'],
    subjunctive: ['alliez', 'aille', 'aillent'],
    auxiliary: 'être',
  }),
  graft: er('greffer'),
  have: verb({
    infinitive: 'avoir',
    participle: 'eu',
    present: ['avez', 'a', 'ont'],
    subjunctive: ['ayez', 'ait', 'aient'],
  }),
  heal: er('soigner'),
  leave: er('quitter'),
  look: er('regarder'),
  lose: other('perdre', 'perdu', 'perd', 'perd'),
  make: er('créer'),
  may: verb({
    infinitive: 'pouvoir',
    participle: 'pu',
    present: ['pouvez', 'peut', 'peuvent'],
    subjunctive: ['puissiez', 'puisse', 'puissent'],
  }),
  move: er('déplacer'),
  must: other('devoir', 'dû', 'doit', 'dev', 'doiv'),
  name: er('nommer'),
  obtain: er('gagner'),
  own: er('posséder', 'possèd'),
  play: er('jouer'),
  prevent: other('prévenir', 'prévenu', 'prévient', 'préven', 'prévienn'),
  purge: er('purger'),
  put: other('mettre', 'mis', 'met', 'mett'),
  raise: withRest('monter', FAIRE),
  ready: er('redresser'),
  reap: er('moissonner'),
  receive: other('recevoir', 'reçu', 'reçoit', 'recev', 'reçoiv'),
  redistribute: er('redistribuer'),
  refill: er('compléter', 'complèt'),
  remove: er('retirer'),
  reorder: er('réordonner'),
  resolve: other('résoudre', 'résolu', 'résout', 'résolv'),
  return: er('renvoyer', 'renvoi'),
  reveal: er('révéler', 'révèl'),
  search: er('chercher'),
  share: er('partager'),
  shuffle: er('mélanger'),
  skip: er('sauter'),
  spend: er('dépenser'),
  stand: ÊTRE,
  start: er('commencer'),
  steal: er('voler'),
  stun: er('sonner'),
  suffer: ir('subir'),
  swap: er('échanger'),
  take: other('prendre', 'pris', 'prend', 'pren', 'prenn'),
  takeTurn: er('jouer'),
  unforge: er('déforger'),
  use: er('utiliser'),
  ward: er('protéger', 'protèg'),
};

export const GIVE = er('donner');
export const GIVE_YOU = withPrefix('vous', GIVE);

export const PLAIN: Readonly<Record<PlainKind, LinkedVerb>> = {
  destroy: { verb: 'destroy' },
  purge: { verb: 'purge' },
  archive: { verb: 'archive' },
  ready: { verb: 'ready' },
  exhaust: { verb: 'exhaust' },
  stun: { verb: 'stun' },
  unstun: { verb: 'remove', link: 'le marqueur Sonné de' },
  ward: { verb: 'ward' },
  unward: { verb: 'remove', link: 'le marqueur Protection de' },
  enrage: { verb: 'enrage' },
  calm: { verb: 'remove', link: 'le marqueur Enragé de' },
  fight: { verb: 'fight', link: 'avec' },
  reap: { verb: 'reap', link: 'avec' },
  reveal: { verb: 'reveal' },
  use: { verb: 'use' },
  exalt: { verb: 'exalt' },
};
