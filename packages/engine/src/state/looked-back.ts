/** Which past events a text refers to [20.1]. */
import type { EventOf, EventType } from './events.ts';
import type { Ability } from '../language/abilities.ts';
import type { Amount, Condition } from '../language/numbers.ts';
import type { EventPhrase } from '../language/events.ts';

/** Returns the past events that a text refers to: "if … this turn", "for each time …". */
export function lookedBackAt(node: unknown): EventType[] {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(lookedBackAt);
  const phrase = rememberedBy(node as Parameters<typeof rememberedBy>[0]);
  return phrase === undefined ? inside : [...inside, ...answeredBy(phrase)];
}

function rememberedBy(
  node: Condition | Exclude<Amount, number | string> | Extract<Ability, { kind: 'after' }>,
): EventPhrase | undefined {
  if (node.kind === 'after') return node.first && node.event;
  if (node.kind === 'happened') return node.event;
  return node.kind === 'count-events' ? node.of : undefined;
}

/** The event types that can match a phrase. */
const ANSWERED_BY = {
  reaps: ['creatureReaped'],
  fights: ['fightDeclared', 'creatureFought'],
  attacked: ['fightDeclared'],
  'enters-play': ['cardEntered', 'upgradeAttached'],
  'leaves-play': ['cardLeft'],
  readied: ['cardReadied'],
  destroyed: ['cardDestroyed'],
  'dealt-damage': ['damageDealt'],
  'prevents-damage': ['damagePrevented'],
  plays: ['cardPlayed'],
  discards: ['cardDiscarded'],
  uses: ['cardUsed'],
  forges: ['keyForged'],
  'chooses-house': ['houseChosen'],
  'gains-amber': ['amberGained', 'amberStolen', 'amberReturned', 'amberPaid'],
  steals: ['amberStolen'],
  'raises-tide': ['tideRaised'],
  shuffles: ['deckShuffled'],
  captures: ['amberCaptured'],
  archives: ['cardArchived'],
  draws: ['cardDrawn'],
  'begins-use': ['useBegun'],
  'resolves-icon': ['iconResolved'],
  'loses-amber': ['amberLost'],
  'takes-archives': ['archivesTaken'],
  unforges: ['keyUnforged'],
  'turn-starts': ['turnStarted'],
  'turn-ends': ['turnEnding'],
  attached: ['upgradeAttached'],
  exhausted: ['cardExhausted'],
  exalted: ['amberPlaced'],
  healed: ['damageHealed'],
  flipped: ['cardFlipped'],
  'changes-control': ['controlChanged'],
  'counters-put': ['countersAdded'],
  'placed-under': ['placedUnder', 'cardLeft'],
  'finishes-playing': ['cardMoved'],
  'deals-damage': ['damageDealt'],
  moves: ['cardLeft', 'cardMoved'],
} as const satisfies Record<EventPhrase['kind'], readonly EventType[]>;

/** The events that can answer phrases of a kind. */
export type AnswerTo<Kind extends EventPhrase['kind']> = EventOf<(typeof ANSWERED_BY)[Kind][number]>;

/** The event types that could match it. */
export const answeredBy = ({ kind }: EventPhrase): readonly EventType[] => ANSWERED_BY[kind];
