import { HEADERS } from '@amberhall/engine/language';
import type {
  Ability,
  Condition,
  EventPhrase,
  Header,
  NamedStep,
  PlayerRef,
} from '@amberhall/engine/language';
import { script } from './links.ts';
import type { Script } from './links.ts';

/** One or several bold words before an ability: `play(…)`, `play.fight.reap(…)`. */
type Heading = ((...sentences: Script) => Ability) & {
  readonly [H in 'play' | 'reap' | 'fight' | 'destroyed' | 'scrap']: Heading;
};

function heading(...headers: Header[]): Heading {
  const ability = (...sentences: Script): Ability => ({ kind: 'on', headers, do: script(sentences) });
  const nextHeader = (target: object, word: string | symbol): unknown =>
    (HEADERS as readonly unknown[]).includes(word)
      ? heading(...headers, word as Header)
      : Reflect.get(target, word);
  // `nextHeader` answers to every header, so the proxy has the type `Heading`.
  return new Proxy(ability, { get: nextHeader }) as Heading;
}

export const play = heading('play');
export const reap = heading('reap');
export const fight = heading('fight');
export const beforeFight = heading('before-fight');
export const action = heading('action');
export const omni = heading('omni');
export const destroyed = heading('destroyed');
export const scrap = heading('scrap');
export const fate = heading('fate');

export const after = (event: EventPhrase, ...then: Script): Ability => ({
  kind: 'after',
  event,
  do: script(then),
});
/** Reacts to the first such event of each turn. */
export const afterFirst = (event: EventPhrase, ...then: Script): Ability => ({
  kind: 'after',
  event,
  first: true,
  do: script(then),
});
/** Reacts before a fight: `before(a.creature.fights, …)`. */
export const before = (fight: EventPhrase & { kind: 'fights' }, ...then: Script): Ability => ({
  kind: 'after',
  event: { ...fight, before: true },
  do: script(then),
});
/** Reacts only if the condition holds: "after an enemy creature is destroyed during your turn". */
export const afterIf = (event: EventPhrase, condition: Condition, ...then: Script): Ability => ({
  kind: 'after',
  event,
  if: condition,
  do: script(then),
});
export const atStartOfYourTurn = (...sentences: Script): Ability => ({
  kind: 'turn',
  at: 'start',
  of: 'you',
  do: script(sentences),
});
export const atEndOfYourTurn = (...sentences: Script): Ability => ({
  kind: 'turn',
  at: 'end',
  of: 'you',
  do: script(sentences),
});
/** At the start or the end of a step of the turn. */
const inStep =
  (at: 'start' | 'end') =>
  (step: NamedStep, of: PlayerRef, ...sentences: Script): Ability => ({
    kind: 'step',
    at,
    step,
    of,
    do: script(sentences),
  });
export const atStartOfStep = inStep('start');
export const atEndOfStep = inStep('end');
const atTurn =
  (at: 'start' | 'end') =>
  (of: PlayerRef, ...sentences: Script): Ability => ({ kind: 'turn', at, of, do: script(sentences) });
export const atStartOfTurnOf = atTurn('start');
export const atEndOfTurnOf = atTurn('end');
/** During setup [5.11]. */
export const beforeDrawingStartingHands = (...sentences: Script): Ability => ({
  kind: 'setup',
  at: 'before-hand',
  do: script(sentences),
});
export const afterYouDrawYourOpeningHand = (...sentences: Script): Ability => ({
  kind: 'setup',
  at: 'after-hand',
  do: script(sentences),
});
/** Abilities of the card while it is in that zone. They do not apply in play. */
const saidIn =
  (zone: 'discard' | 'archives' | 'hand' | 'purged') =>
  (...then: [Ability, ...Ability[]]): Ability => ({ kind: 'elsewhere', zone, then });
export const inYourDiscardPile = saidIn('discard');
export const inYourArchives = saidIn('archives');

export const fulfilAfter = (event: EventPhrase, condition?: Condition): Ability => ({
  kind: 'fulfil',
  event,
  ...(condition && { if: condition }),
});
