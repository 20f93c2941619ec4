import type { Effect } from '@amberhall/engine/language';
import { beginSentence } from '../render-context.ts';
import { untranslated } from '../untranslated.ts';
import { amount } from './amounts.ts';
import { andThen, said, verb, youDo } from './clauses.ts';
import { sentences } from './effects.ts';
import type { EffectTable } from './effects.ts';
import { theHouse } from './houses.ts';
import { HEADINGS } from './lexicon.ts';
import { named, ofOne } from './nouns.ts';
import { playerDoes } from './players.ts';

type GameKind =
  | 'raise-tide'
  | 'choose-house'
  | 'name-card'
  | 'choose-number'
  | 'choose-player'
  | 'choose-trait'
  | 'reset-tide'
  | 'trigger'
  | 'fulfil'
  | 'flip-prophecy'
  | 'stop-fight'
  | 'stop-event'
  | 'end-turn'
  | 'extra-turn'
  | 'change-active-house'
  | 'custom';

const CHOOSE = verb('wähle wählst wählt wählen');
const RAISE = verb('lass lässt lässt lassen', 'steigen');
const BE = verb('sei bist ist sind');
const NAME = verb('nenne nennst nennt nennen');
const RESOLVE = verb('handle handelst handelt handeln', 'ab');
const FULFIL = verb('erfülle erfüllst erfüllt erfüllen');
const FLIP = verb('drehe drehst dreht drehen', 'um');
const HAPPEN = verb('geschieh geschiehst geschieht geschehen');
const END = verb('ende endest endet enden');
const FINISH = verb('beende beendest beendet beenden');
const MAKE = verb('mache machst macht machen');
const BECOME = verb('werde wirst wird werden');

const IDENTITIES = {
  'opponent-identity': ' auf der Identitätskarte deines Gegners',
  'your-identity': ' auf deiner Identitätskarte',
} as const;

const PLAYERS_IN = {
  haunted: 'einen heimgesuchten Spieler',
  overwhelmed: 'einen überwältigten Spieler',
} as const;

export const gameEffects: Pick<EffectTable, Extract<Effect['kind'], GameKind>> = {
  'raise-tide': ({ who = 'you' }, context) => playerDoes(who, RAISE, 'die Flut', context),
  'reset-tide': () => said({ subject: 'es', person: 'er', verb: BE, objects: 'weder Flut noch Ebbe' }),
  'choose-house': ({ among, by = 'you' }, context) =>
    playerDoes(by, CHOOSE, `ein Haus${among ? IDENTITIES[among] : ''}`, context),
  'choose-player': ({ state, do: then }, context) => {
    const choice = youDo(CHOOSE, state === undefined ? 'einen Spieler' : PLAYERS_IN[state]);
    if (then === undefined) return choice;
    beginSentence(context);
    return andThen(choice, sentences(then, context));
  },
  'choose-trait': () => youDo(CHOOSE, 'ein Merkmal'),
  'name-card': ({ number = 1 }) => youDo(NAME, number === 1 ? 'eine Karte' : `${number} Karten`),
  'choose-number': ({ max }, context) => {
    context.amountVerb = 'chosen';
    return youDo(CHOOSE, max === undefined ? 'eine Zahl' : `eine Zahl bis zu ${amount(max, 'dat', context)}`);
  },
  trigger: ({ header, of, each }, context) => {
    const abilities = each ? 'alle Fähigkeiten' : 'die Fähigkeit';
    const objects = `${abilities} „${HEADINGS[header]}:“ ${ofOne(of, context)}`;
    return said({ person: 'du', verb: RESOLVE, objects, after: ', als würdest du die Karte kontrollieren' });
  },
  fulfil: ({ target }, context) => youDo(FULFIL, named(target, 'acc', context)),
  'flip-prophecy': ({ target }, context) => youDo(FLIP, named(target, 'acc', context)),
  'stop-event': () => said({ subject: 'das', person: 'er', verb: HAPPEN, objects: 'nicht' }),
  'stop-fight': () => said({ subject: 'dieser Kampf', person: 'er', verb: END, objects: 'ohne Wirkung' }),
  'end-turn': () => youDo(FINISH, 'deinen Zug'),
  'extra-turn': () => youDo(MAKE, 'nach diesem einen weiteren Zug'),
  'change-active-house': ({ to }, context) =>
    said({ subject: theHouse(to, context), person: 'er', verb: BECOME, objects: 'dein aktives Haus' }),
  custom: ({ id, text }) =>
    text.de === undefined
      ? untranslated(`the custom step ${id}`)
      : said({ subject: '', person: 'er', verb: verb(''), objects: text.de.replace(/\.$/, '') }),
};
