import type {
  Forbidden,
  HousePhrase,
  PlayerRef,
  Select,
  Statement,
  Target,
} from '@amberhall/engine/language';
import { condition } from './conditions.ts';
import { AMBER, houseName } from './lexicon.ts';
import { named, plural } from './nouns.ts';
import { playerDoes, isYou, whose } from './players.ts';
import type { RenderContext } from '../render-context.ts';

type Cannot = Extract<Statement, { kind: 'cannot' }>;

/** "Tireless Crocag cannot reap", "your opponent cannot play creatures". */
export function prohibition(node: Cannot, context: RenderContext): string {
  const unless = node.unless ? ` unless ${condition(node.unless, context)}` : '';
  const { who } = node;
  if (typeof who !== 'string') {
    const subject = classOrCard(who, context);
    const object = node.only && typeof node.only === 'object' ? ` ${plural(node.only, context)}` : '';
    const by = object && node.what === 'be-dealt-damage' ? ' by' : '';
    return `${subject} cannot ${CARD_VERBS[node.what]}${by}${object}${unless}`;
  }
  if (node.what === 'steal') {
    const victim = who === 'opponent' ? 'you' : 'opponent';
    return `${whose(victim, context)} ${AMBER} cannot be stolen${unless}`;
  }
  const subject = whoCannot(who, context);
  if (node.nth !== undefined) {
    return `${subject} forge ${isYou(who) ? 'your' : 'their'} ${ORDINALS[node.nth]} key`;
  }
  return `${subject} ${playerVerb(node.what, node.only, isYou(who), context)}${unless}`;
}

/** "Enemy creatures cannot reap", not "each enemy creature cannot". A prohibition is about the whole class. */
const classOrCard = (who: Target, context: RenderContext): string =>
  who.kind === 'select' && who.quantifier.kind === 'each'
    ? plural(who, context)
    : named(who, context, 'subject');

function whoCannot(who: PlayerRef, context: RenderContext): string {
  if (isYou(who)) return 'you cannot';
  return who === 'each' ? 'players cannot' : playerDoes(who, 'cannot', 'cannot', context);
}

const ORDINALS = { 1: 'first', 2: 'second', 3: 'third' } as const;

const CARD_VERBS: Readonly<Record<Forbidden, string>> = {
  reap: 'reap',
  fight: 'fight',
  attack: 'attack',
  'be-attacked': 'be attacked',
  'be-used': 'be used',
  'be-used-except-to-fight': 'be used except to fight',
  use: 'be used',
  ready: 'ready',
  play: 'be played',
  'be-played': 'be played',
  forge: 'forge',
  steal: 'steal',
  'choose-house': 'be chosen',
  'be-dealt-damage': 'be dealt damage',
  'be-destroyed': 'be destroyed',
  'take-archives': 'be taken from archives',
  'leave-archives': 'leave archives',
  'be-exhausted': 'become exhausted',
  'be-flipped': 'be flipped',
  'be-discarded': 'be discarded from your hand except through card abilities',
  'be-captured-from': 'have amber captured from their pool',
  'play-on-left-flank': 'play creatures on their left flank',
  'play-on-right-flank': 'play creatures on their right flank',
  'raise-tide': 'raise the tide',
  'resolve-icons': 'resolve bonus icons on cards they play',
  mulligan: 'take a mulligan',
  'ready-in-step': 'ready during the “ready cards” step',
};

function playerVerb(
  what: Forbidden,
  only: Select | HousePhrase | undefined,
  isSecondPerson: boolean,
  context: RenderContext,
): string {
  const cards = typeof only === 'object' ? plural(only, context) : 'cards';
  const their = isSecondPerson ? 'your' : 'their';
  switch (what) {
    case 'fight':
    case 'attack':
      return 'use creatures to fight';
    case 'reap':
      return 'use creatures to reap';
    case 'play':
    case 'be-played':
      return `play ${cards}`;
    case 'use':
    case 'be-used':
      return `use ${cards}`;
    case 'ready':
      return `ready ${cards}`;
    case 'forge':
      return 'forge keys';
    case 'choose-house':
      return `choose ${typeof only === 'string' ? houseName(only) : 'a house'} as ${their} active house`;
    case 'take-archives':
      return `take ${their} archives into ${their} hand`;
    default:
      return CARD_VERBS[what];
  }
}
