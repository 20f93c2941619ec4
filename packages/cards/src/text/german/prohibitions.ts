import type { Forbidden, PlayerRef, Select, Statement } from '@amberhall/engine/language';
import type { RenderContext } from '../render-context.ts';
import { condition } from './events.ts';
import { houseWord, NOUNS } from './lexicon.ts';
import { areMany, named, plural } from './nouns.ts';
import { untranslated } from '../untranslated.ts';

type Cannot = Extract<Statement, { kind: 'cannot' }>;
/** Puts subject, verb and rest in the order of the sentence. */
type Clause = (subject: string, verb: string, rest: string) => string;

/** "„Sägezahn“ kann nicht ernten", "dein Gegner kann keine Kreaturen ausspielen". */
export function prohibition(node: Cannot, context: RenderContext, clause: Clause): string {
  const unless = node.unless ? `, außer wenn ${condition(node.unless, context)}` : '';
  const { who } = node;
  if (typeof who === 'string') return `${ofPlayer(node, who, clause)}${unless}`;
  if (node.only) return untranslated('a prohibition');
  const what = CARD_VERBS[node.what] ?? untranslated(node.what);
  // "Jede Kreatur kann nicht" would leave open whether some can.
  const said =
    who.kind === 'select' && who.quantifier.kind === 'each'
      ? clause(plural(who, 'nom', context), 'können', what)
      : clause(named(who, 'nom', context), areMany(who) ? 'können' : 'kann', what);
  return `${said}${unless}`;
}

const CARD_VERBS: Readonly<Partial<Record<Forbidden, string>>> = {
  reap: 'nicht ernten',
  fight: 'nicht kämpfen',
  attack: 'nicht angreifen',
  'be-attacked': 'nicht angegriffen werden',
  use: 'nicht benutzt werden',
  'be-used': 'nicht benutzt werden',
  'be-used-except-to-fight': 'nur zum Kämpfen benutzt werden',
  play: 'nicht ausgespielt werden',
  'be-played': 'nicht ausgespielt werden',
  ready: 'nicht spielbereit werden',
  'be-exhausted': 'nicht erschöpft werden',
  'be-dealt-damage': 'keinen Schaden nehmen',
  'be-destroyed': 'nicht zerstört werden',
};

const PLAYERS: Readonly<Partial<Record<PlayerRef, { subject: string; verb: string; own: string }>>> = {
  you: { subject: 'du', verb: 'kannst', own: 'deinen' },
  opponent: { subject: 'dein Gegner', verb: 'kann', own: 'seinen' },
  each: { subject: 'Spieler', verb: 'können', own: 'ihren' },
};
const ORDINALS = { 1: 'ersten', 2: 'zweiten', 3: 'dritten' } as const;

function ofPlayer({ what, only, nth }: Cannot, who: PlayerRef, clause: Clause): string {
  if (what === 'steal') {
    const pool = who === 'opponent' ? 'dein {amber}' : untranslated('a prohibition');
    return clause(pool, 'kann', 'nicht gestohlen werden');
  }
  const { subject, verb, own } = PLAYERS[who] ?? untranslated(who);
  const said = (rest: string) => clause(subject, verb, rest);
  switch (what) {
    case 'play':
    case 'be-played':
      return said(`keine ${cards(only)} ausspielen`);
    case 'use':
    case 'be-used':
      return said(`keine ${cards(only)} benutzen`);
    case 'reap':
      return said('nicht mit Kreaturen ernten');
    case 'fight':
    case 'attack':
      return said('nicht mit Kreaturen kämpfen');
    case 'forge':
      return said(
        nth === undefined ? 'keine Schlüssel schmieden' : `${own} ${ORDINALS[nth]} Schlüssel nicht schmieden`,
      );
    case 'choose-house':
      if (typeof only !== 'string') return untranslated('a prohibition');
      return said(
        `${only === 'that-house' ? 'dieses Haus' : `das Haus ${houseWord(only)}`} nicht als aktives Haus wählen`,
      );
    case 'raise-tide':
      return said('die Flut nicht steigen lassen');
    default:
      return untranslated('a prohibition');
  }
}

/** "Kreaturen": after "keine", adjectives would need other endings. */
function cards(only: Cannot['only']): string {
  if (only === undefined) return NOUNS.card.many;
  if (typeof only === 'string' || !isPlain(only)) return untranslated('a prohibition');
  return NOUNS[only.type].many;
}

const isPlain = ({ where, zone }: Select): boolean => where.length === 0 && zone === undefined;
