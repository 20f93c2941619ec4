import type { Forbidden, HousePhrase, PlayerRef, Select, Statement } from '@amberhall/engine/language';
import { areMany } from '../references.ts';
import type { RenderContext } from '../render-context.ts';
import { said, verb } from './clauses.ts';
import type { Person, Said } from './clauses.ts';
import { condition } from './conditions.ts';
import { NO, nounPhrase } from './grammar.ts';
import { theHouse } from './houses.ts';
import { NOUNS, STEP_NAMES } from './lexicon.ts';
import { named, noneOf, noun, plural } from './nouns.ts';
import { ownWord, player, subject } from './players.ts';

type Cannot = Extract<Statement, { kind: 'cannot' }>;

const CAN = verb('kann kannst kann können');

/** "„Sägezahn“ kann nicht ernten", "dein Gegner kann keine Kreaturen spielen". */
export function prohibition(node: Cannot, context: RenderContext): Said {
  const { who, what, only } = node;
  const can = (words: string, person: Person, objects: string): Said => {
    const after = node.unless ? `, außer wenn ${condition(node.unless, context)}` : '';
    return said({ subject: words, person, verb: CAN, objects, after });
  };
  if (typeof who !== 'string') {
    // "Jede Kreatur kann nicht" would leave open whether some can.
    const isClass = who.kind === 'select' && who.quantifier.kind === 'each';
    const words = isClass ? plural(who, 'nom', context) : named(who, 'nom', context);
    return can(words, isClass || areMany(who) ? 'sie' : 'er', ofCard(what, only, context));
  }
  if (what === 'steal') {
    const pool = who === 'opponent' ? 'dein {amber}' : `das {amber} ${player('opponent', 'gen', context)}`;
    return can(who === 'each' ? '{amber}' : pool, 'er', 'nicht gestohlen werden');
  }
  if (what === 'be-captured-from') {
    const pool = who === 'you' ? 'deinem Vorrat' : `dem Vorrat ${player(who, 'gen', context)}`;
    return can(`aus ${pool}`, 'er', 'kein {amber} erbeutet werden');
  }
  const isEach = who === 'each';
  const words = isEach ? 'Spieler' : subject(who, context);
  const own = (form: 'm' | 'f' | 'n'): string =>
    isEach ? { m: 'ihren', f: 'ihre', n: 'ihr' }[form] : ownWord(who, form, 'acc');
  const person = isEach ? 'sie' : who === 'you' ? 'du' : 'er';
  return can(
    words,
    person,
    node.nth
      ? `${own('m')} ${ORDINALS[node.nth]} Schlüssel nicht schmieden`
      : ofPlayer(what, only, who, own, context),
  );
}

const ORDINALS = { 1: 'ersten', 2: 'zweiten', 3: 'dritten' } as const;

function ofCard(what: Forbidden, only: Select | HousePhrase | undefined, context: RenderContext): string {
  const object = typeof only === 'object' ? plural(only, 'acc', context) : undefined;
  switch (what) {
    case 'reap':
      return 'nicht ernten';
    case 'fight':
      return object === undefined ? 'nicht kämpfen' : `nicht gegen ${object} kämpfen`;
    case 'attack':
      return typeof only === 'object' ? attacking(only, context) : 'nicht angreifen';
    case 'be-attacked':
      return typeof only === 'object'
        ? `nicht von ${plural(only, 'dat', context)} angegriffen werden`
        : 'nicht angegriffen werden';
    case 'use':
    case 'be-used':
      return 'nicht benutzt werden';
    case 'be-used-except-to-fight':
      return 'nicht benutzt werden, außer zum Kämpfen';
    case 'ready':
      return 'nicht spielbereit werden';
    case 'ready-in-step':
      return `im Schritt „${STEP_NAMES.ready}“ nicht spielbereit werden`;
    case 'play':
    case 'be-played':
      return 'nicht gespielt werden';
    case 'be-dealt-damage':
      return typeof only === 'object'
        ? `von ${plural(only, 'dat', context)} keinen Schaden nehmen`
        : 'keinen Schaden nehmen';
    case 'be-destroyed':
      return 'nicht zerstört werden';
    case 'be-exhausted':
      return 'nicht erschöpft werden';
    case 'be-flipped':
      return 'nicht umgedreht werden';
    case 'be-discarded':
      return 'nicht aus deiner Hand abgelegt werden, außer durch Fähigkeiten von Karten';
    case 'take-archives':
      return 'nicht aus dem Archiv genommen werden';
    case 'leave-archives':
      return 'das Archiv nicht verlassen';
    case 'choose-house':
      return 'nicht gewählt werden';
    case 'forge':
    case 'steal':
    case 'be-captured-from':
    case 'play-on-left-flank':
    case 'play-on-right-flank':
    case 'raise-tide':
    case 'resolve-icons':
    case 'mulligan':
      throw new Error(`${what} is about players`);
  }
}

/** "keine eigenen Kreaturen angreifen", "diese Kreatur nicht angreifen" */
function attacking(only: Select, context: RenderContext): string {
  const isOne = only.where.some(({ kind }) => kind === 'is');
  return isOne
    ? `${noun(only, 'acc', context)} nicht angreifen`
    : `${noneOf(only, 'acc', context)} angreifen`;
}

function ofPlayer(
  what: Forbidden,
  only: Select | HousePhrase | undefined,
  who: PlayerRef,
  own: (form: 'm' | 'f' | 'n') => string,
  context: RenderContext,
): string {
  const noCards =
    typeof only === 'object' ? noneOf(only, 'acc', context) : nounPhrase(NO, [], NOUNS.card, 'acc', true);
  switch (what) {
    case 'fight':
    case 'attack':
      return 'nicht mit Kreaturen kämpfen';
    case 'reap':
      return 'nicht mit Kreaturen ernten';
    case 'play':
    case 'be-played':
      return `${noCards} spielen`;
    case 'use':
    case 'be-used':
      return `${noCards} benutzen`;
    case 'ready':
      return `${noCards} spielbereit machen`;
    case 'forge':
      return 'keine Schlüssel schmieden';
    case 'choose-house':
      return `${typeof only === 'string' ? theHouse(only, context) : 'ein Haus'} nicht als ${who === 'you' ? 'dein ' : ''}aktives Haus wählen`;
    case 'take-archives':
      return `${own('n')} Archiv nicht auf die Hand nehmen`;
    case 'raise-tide':
      return 'die Flut nicht steigen lassen';
    case 'play-on-left-flank':
      return `keine Kreaturen an ${ownDative(own)} linken Flanke spielen`;
    case 'play-on-right-flank':
      return `keine Kreaturen an ${ownDative(own)} rechten Flanke spielen`;
    case 'resolve-icons':
      return 'keine Bonussymbole von gespielten Karten abhandeln';
    case 'mulligan':
      return 'keinen Mulligan nehmen';
    case 'ready-in-step':
      return `${noCards} im Schritt „${STEP_NAMES.ready}“ spielbereit machen`;
    default:
      return ofCard(what, only, context);
  }
}

/** "deiner", "seiner" */
const ownDative = (own: (form: 'f') => string): string => `${own('f')}r`;
