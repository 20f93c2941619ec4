import type { Condition, EventPhrase, PlayerRef, Select } from '@amberhall/engine/language';
import type { RenderContext } from '../render-context.ts';
import { A, ADJECTIVES, houseWord, NOUNS } from './lexicon.ts';
import { areMany, named, noun, plural } from './nouns.ts';
import { untranslated } from '../untranslated.ts';

/** What follows "nachdem": in the perfect, with the verb at the end. */
export function happened(phrase: EventPhrase, context: RenderContext): string {
  switch (phrase.kind) {
    case 'reaps':
      return `${named(phrase.card, 'nom', context)} geerntet hat`;
    case 'fights':
      return phrase.against || phrase.before
        ? untranslated('a fight')
        : `${named(phrase.card, 'nom', context)} gekämpft hat`;
    case 'enters-play':
      return `${named(phrase.card, 'nom', context)} ins Spiel gekommen ist`;
    case 'leaves-play':
      return `${named(phrase.card, 'nom', context)} das Spiel verlassen hat`;
    case 'destroyed': {
      const card = named(phrase.card, 'nom', context);
      const fight = phrase.fighting
        ? ` im Kampf gegen ${named(phrase.fighting, 'acc', context)}`
        : phrase.inFight
          ? ' im Kampf'
          : '';
      return `${card}${fight} zerstört wurde`;
    }
    case 'plays':
      return `${subject(phrase.by)} ${noun(phrase.card, 'acc', context)} gespielt ${have(phrase.by)}`;
    case 'discards':
      return `${subject(phrase.by)} ${noun(phrase.card, 'acc', context)} abgelegt ${have(phrase.by)}`;
    case 'uses':
      return phrase.to
        ? untranslated('a use')
        : `${subject(phrase.by)} ${noun(phrase.card, 'acc', context)} benutzt ${have(phrase.by)}`;
    case 'forges':
      return `${subject(phrase.by)} einen Schlüssel geschmiedet ${have(phrase.by)}`;
    case 'steals':
      return `${subject(phrase.by)} {amber} gestohlen ${have(phrase.by)}`;
    case 'attacked':
    case 'readied':
    case 'dealt-damage':
    case 'prevents-damage':
    case 'chooses-house':
    case 'gains-amber':
    case 'raises-tide':
    case 'shuffles':
    case 'loses-amber':
    case 'takes-archives':
    case 'unforges':
    case 'turn-starts':
    case 'turn-ends':
    case 'attached':
    case 'exhausted':
    case 'exalted':
    case 'healed':
    case 'flipped':
    case 'changes-control':
    case 'counters-put':
    case 'placed-under':
    case 'finishes-playing':
    case 'deals-damage':
    case 'captures':
    case 'archives':
    case 'draws':
    case 'begins-use':
    case 'resolves-icon':
    case 'moves':
      return untranslated(phrase.kind);
  }
}

const subject = (who: PlayerRef): string =>
  who === 'you'
    ? 'du'
    : who === 'opponent'
      ? 'dein Gegner'
      : who === 'each'
        ? 'ein Spieler'
        : untranslated(who);
const have = (who: PlayerRef): string => (who === 'you' ? 'hast' : 'hat');

/** The player at the beginning of a clause. */
const SUBJECT = /^((?:d|s)?ein Gegner |ein Spieler |du )?/;

/** What follows "falls" and "solange": the verb comes last. */
export function condition(node: Condition, context: RenderContext): string {
  switch (node.kind) {
    case 'compare':
      return comparison(node, context);
    case 'is':
      return node.already ? untranslated('a quality') : quality(node, context);
    case 'destroyed-this-way':
      return 'dieser Schaden diese Kreatur zerstört';
    case 'happened':
      return node.when === 'this-turn'
        ? happened(node.event, context).replace(SUBJECT, '$1in diesem Zug ')
        : untranslated('the last turn');
    case 'tide':
      return node.level === 'high' ? 'Flut ist' : 'Ebbe ist';
    case 'haunted':
      return node.who === 'you' ? 'du heimgesucht wirst' : 'dein Gegner heimgesucht wird';
    case 'overwhelmed':
      return `${subject(node.who)} überwältigt ${node.who === 'you' ? 'bist' : 'ist'}`;
    case 'turn-of':
      return `${subject(node.who)} am Zug ${node.who === 'you' ? 'bist' : 'ist'}`;
    case 'exists':
      return controlled(node.what, context);
    case 'odd':
    case 'even':
    case 'share':
    case 'in-play':
    case 'key-forged':
    case 'active-house':
    case 'attacking':
    case 'fighting':
    case 'are-named':
    case 'found':
    case 'step':
    case 'not':
    case 'all':
    case 'any':
      return untranslated(node.kind);
  }
}

/** "du eine Ritter-Kreatur kontrollierst" */
function controlled(what: Select, context: RenderContext): string {
  const side = what.where.find((filter) => filter.kind === 'side');
  if (side === undefined || what.zone !== undefined) return untranslated('exists');
  const where = what.where.filter((filter) => filter !== side);
  const one = noun({ ...what, where, quantifier: { kind: 'choose', min: 1, max: 1 } }, 'acc', context);
  return side.side === 'friendly' ? `du ${one} kontrollierst` : `dein Gegner ${one} kontrolliert`;
}

/** "„Troll“ beschädigt ist", "sie zum Haus Mars gehört" */
function quality({ target, filter }: Extract<Condition, { kind: 'is' }>, context: RenderContext): string {
  const subject = named(target, 'nom', context);
  if (areMany(target)) return untranslated('a quality of several cards');
  switch (filter.kind) {
    case 'flank':
      return `sich ${subject} an einer Flanke befindet`;
    case 'center':
      return `sich ${subject} in der Mitte ${target.kind === 'ref' && target.name === 'self' ? 'deiner' : 'der'} Kampflinie befindet`;
    case 'status':
      return `${subject} ${ADJECTIVES[filter.status] ?? untranslated(filter.status)} ist`;
    case 'house':
      return `${subject} zum ${filter.house === 'active-house' ? 'aktiven Haus' : `Haus ${houseWord(filter.house)}`} gehört`;
    case 'type':
      return filter.type === 'card'
        ? untranslated('a quality')
        : `${subject} ${A[NOUNS[filter.type].gender].nom} ${NOUNS[filter.type].one} ist`;
    default:
      return untranslated(`a quality: ${filter.kind}`);
  }
}

function comparison(
  { left, compare, right }: Extract<Condition, { kind: 'compare' }>,
  context: RenderContext,
): string {
  if (typeof left !== 'object') return untranslated('a number');
  const isAmber = left.kind === 'amber' && (left.of === 'you' || left.of === 'opponent');
  if (isAmber) {
    const [who, has, other] =
      left.of === 'you' ? ['du', 'hast', 'dein Gegner'] : ['dein Gegner', 'hat', 'du'];
    if (typeof right === 'object' && right.kind === 'amber' && compare === '>')
      return `${who} mehr {amber} ${has} als ${other}`;
    if (typeof right !== 'number') return untranslated('a computed number');
    const bounds = {
      '>=': `${right}{amber} oder mehr`,
      '<=': `${right}{amber} oder weniger`,
      '=': `genau ${right}{amber}`,
    };
    if (compare !== '>=' && compare !== '<=' && compare !== '=') return untranslated(compare);
    return `${who} ${right === 0 && compare === '=' ? 'kein {amber}' : bounds[compare]} ${has}`;
  }
  if (left.kind === 'count' && typeof right === 'object' && right.kind === 'count' && compare === '>') {
    const [side, ...where] = left.of.where;
    if (side?.kind !== 'side') return untranslated('a count');
    const what = plural({ ...left.of, where }, 'acc', context);
    return side.side === 'friendly'
      ? `du mehr ${what} kontrollierst als dein Gegner`
      : `dein Gegner mehr ${what} kontrolliert als du`;
  }
  return untranslated(left.kind);
}
