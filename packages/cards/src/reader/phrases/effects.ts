/** All effects without "you may", "if" and similar words, and effects that are joined with others. */
import { phrasesFor } from '../grammar.ts';
import { allWith, oneAtATime, verbEffects } from './effect-verbs.ts';
import { amberEffects } from './effects-amber.ts';
import { cardEffects } from './effects-cards.ts';
import { creatureEffects } from './effects-creatures.ts';
import { damageEffects } from './effects-damage.ts';
import { gameEffects } from './effects-game.ts';
import { lookingEffects } from './effects-looking.ts';
import { playerEffects } from './effects-players.ts';

// ── in other words ──
const effect = phrasesFor('effect');
effect
  .phrase('<verb> <cards> and <cards>', (does, first, second) => ({
    kind: 'together',
    do: [does(first), does(second)],
  }))
  .phrase('you raise the tide', () => ({ kind: 'raise-tide' }))
  .phrase('you <effect>', (what) =>
    YOURS.has(what.kind) && 'who' in what && what.who === 'you' ? what : undefined,
  )
  .phrase('have your opponent <effect>', (what) =>
    YOURS.has(what.kind) && 'who' in what && what.who === 'you' ? { ...what, who: 'opponent' } : undefined,
  )
  .phrase('<effect> , or <effect>', (one, other) => ({ kind: 'one-of', options: [[one], [other]] }))
  .phrase('<effect> or <effect>', (one, other) =>
    one.kind === 'choose' || other.kind === 'choose'
      ? undefined
      : { kind: 'one-of', options: [[one], [other]] },
  );
/** Effects with any player as subject. */
const YOURS: ReadonlySet<string> = new Set(['gain', 'lose', 'steal', 'draw']);

// ── joined ──
const effects = phrasesFor('effects')
  .phrase('<effect>', (only) => [only])
  .phrase('<verbs> <cards>', allWith)
  .phrase('<verbs> <cards> [,] one at a time', (all, target) => oneAtATime(all, target))
  .phrase('<verb> <cards> [,] one at a time', (does, target) => oneAtATime([does], target))
  .phrase('<effect> and <effects>', (first, others) => [first, ...others])
  .phrase('<effect> , <effects>', (first, others) => (others.length > 1 ? [first, ...others] : undefined))
  .phrase('<effect> , (then|and|and then) <effects>', (first, others) => [first, ...others])
  .phrase('<verbs> <cards> and <effects>', (all, target, others) => [...allWith(all, target), ...others]);

export const effectPhrases = [
  ...verbEffects,
  ...amberEffects,
  ...damageEffects,
  ...cardEffects,
  ...creatureEffects,
  ...gameEffects,
  ...lookingEffects,
  ...playerEffects,
  ...effect.rules,
  ...effects.rules,
];
