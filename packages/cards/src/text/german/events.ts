import type { Condition, EventPhrase, PlayerRef } from '@amberhall/engine/language';
import type { Telling } from '../render-context.ts';
import { named, noun, plural } from './nouns.ts';
import { untold } from './untranslated.ts';

/** What follows "nachdem": in the perfect, with the verb at the end. */
export function happened(phrase: EventPhrase, telling: Telling): string {
  switch (phrase.kind) {
    case 'reaps':
      return `${named(phrase.card, 'nom', telling)} geerntet hat`;
    case 'fights':
      return phrase.against || phrase.before
        ? untold('a fight')
        : `${named(phrase.card, 'nom', telling)} gekämpft hat`;
    case 'enters-play':
      return `${named(phrase.card, 'nom', telling)} ins Spiel gekommen ist`;
    case 'leaves-play':
      return `${named(phrase.card, 'nom', telling)} das Spiel verlassen hat`;
    case 'destroyed': {
      const card = named(phrase.card, 'nom', telling);
      const fight = phrase.fighting
        ? ` im Kampf gegen ${named(phrase.fighting, 'acc', telling)}`
        : phrase.inFight
          ? ' im Kampf'
          : '';
      return `${card}${fight} zerstört wurde`;
    }
    case 'plays':
      return `${subject(phrase.by)} ${noun(phrase.card, 'acc', telling)} gespielt ${have(phrase.by)}`;
    case 'discards':
      return `${subject(phrase.by)} ${noun(phrase.card, 'acc', telling)} abgelegt ${have(phrase.by)}`;
    case 'uses':
      return phrase.to
        ? untold('a use')
        : `${subject(phrase.by)} ${noun(phrase.card, 'acc', telling)} benutzt ${have(phrase.by)}`;
    case 'forges':
      return `${subject(phrase.by)} einen Schlüssel geschmiedet ${have(phrase.by)}`;
    case 'steals':
      return `${subject(phrase.by)} {amber} gestohlen ${have(phrase.by)}`;
    default:
      return untold(phrase.kind);
  }
}

const subject = (who: PlayerRef): string =>
  who === 'you' ? 'du' : who === 'opponent' ? 'dein Gegner' : who === 'each' ? 'ein Spieler' : untold(who);
const have = (who: PlayerRef): string => (who === 'you' ? 'hast' : 'hat');

/** What follows "falls" and "solange": the verb comes last. */
export function condition(node: Condition, telling: Telling): string {
  switch (node.kind) {
    case 'compare':
      return comparison(node, telling);
    case 'is':
      if (node.filter.kind !== 'flank' || node.already) return untold('a quality');
      return `sich ${named(node.target, 'nom', telling)} an einer Flanke befindet`;
    case 'destroyed-this-way':
      return 'dieser Schaden diese Kreatur zerstört';
    case 'happened':
      return node.when === 'this-turn'
        ? `in diesem Zug ${happened(node.event, telling)}`
        : untold('the last turn');
    case 'tide':
      return node.level === 'high' ? 'Flut ist' : 'Ebbe ist';
    case 'haunted':
      return node.who === 'you' ? 'du heimgesucht wirst' : 'dein Gegner heimgesucht wird';
    default:
      return untold(node.kind);
  }
}

function comparison(
  { left, compare, right }: Extract<Condition, { kind: 'compare' }>,
  telling: Telling,
): string {
  if (typeof left !== 'object') return untold('a number');
  const isAmber = left.kind === 'amber' && (left.of === 'you' || left.of === 'opponent');
  if (isAmber) {
    const [who, has, other] =
      left.of === 'you' ? ['du', 'hast', 'dein Gegner'] : ['dein Gegner', 'hat', 'du'];
    if (typeof right === 'object' && right.kind === 'amber' && compare === '>')
      return `${who} mehr {amber} ${has} als ${other}`;
    if (typeof right !== 'number') return untold('a computed number');
    const bounds = {
      '>=': `${right}{amber} oder mehr`,
      '<=': `${right}{amber} oder weniger`,
      '=': `genau ${right}{amber}`,
    };
    if (compare !== '>=' && compare !== '<=' && compare !== '=') return untold(compare);
    return `${who} ${right === 0 && compare === '=' ? 'kein {amber}' : bounds[compare]} ${has}`;
  }
  if (left.kind === 'count' && typeof right === 'object' && right.kind === 'count' && compare === '>') {
    const [side, ...where] = left.of.where;
    if (side?.kind !== 'side') return untold('a count');
    const what = plural({ ...left.of, where }, 'acc', telling);
    return side.side === 'friendly'
      ? `du mehr ${what} kontrollierst als dein Gegner`
      : `dein Gegner mehr ${what} kontrolliert als du`;
  }
  return untold(left.kind);
}
