/** Effects on the game: tide, houses, names, turns. */
import { phrasesFor } from '../grammar.ts';
import { SELF } from './noun-parts.ts';
import { isChoice, pick } from './effect-verbs.ts';

const effect = phrasesFor('effect');
effect
  .phrase('raise the tide', () => ({ kind: 'raise-tide' }))
  .phrase('<who> (raises|raise) the tide', (who) => ({ kind: 'raise-tide', who }))
  .phrase('reset the tide', () => ({ kind: 'reset-tide' }))
  .phrase('choose a player', () => ({ kind: 'choose-player' }))
  .phrase('choose a trait', () => ({ kind: 'choose-trait' }))
  .phrase('choose a house', () => ({ kind: 'choose-house' }))
  .phrase('choose a house on your opponent ’s identity card', () => ({
    kind: 'choose-house',
    among: 'opponent-identity',
  }))
  .phrase('choose a house on your identity card', () => ({ kind: 'choose-house', among: 'your-identity' }))
  .phrase('name a card', () => ({ kind: 'name-card' }))
  .phrase('choose a number', () => ({ kind: 'choose-number' }))
  .phrase('exhaust that creature with no effect', () => ({ kind: 'stop-fight' }))
  .phrase('flip ~', () => ({ kind: 'flip-prophecy', target: SELF }))
  .phrase('take another turn after this one', () => ({ kind: 'extra-turn' }))
  .phrase('end (this|your|the) turn', () => ({ kind: 'end-turn' }))
  .phrase('(resolve|trigger) [each of] <possessor> bonus icons as if you had [just] played it', (of) => ({
    kind: 'resolve-icons',
    of,
  }))
  .phrase('<possessor> house becomes (your|the) active house', (of) =>
    of.kind === 'ref' && of.name !== 'self' ? { kind: 'change-active-house', to: 'its-house' } : undefined,
  )
  .phrase('<named-house> becomes (your|the) active house', (to) => ({ kind: 'change-active-house', to }))
  .phrase('choose <cards>', (target) =>
    (isChoice(target) && target.quantifier.kind !== 'random') ||
    (target.kind === 'select' && target.quantifier.kind === 'one-of-each')
      ? pick(target, [])
      : undefined,
  )
  .phrase(
    '(trigger|resolve) <possessor> "<header> :" (ability|effect) [as if you controlled (it|that creature)|as if it were yours|as if you had just played it]',
    (of, header) => ({ kind: 'trigger', header, of }),
  )
  .phrase(
    '(trigger|resolve) <possessor> <header> (ability|effect) [as if you controlled (it|that creature)|as if it were yours|as if you had just played it]',
    (of, header) => ({ kind: 'trigger', header, of }),
  )
  .phrase(
    '(trigger|resolve) the <header> (ability|effect) of <cards> [as if you controlled (it|that creature)|as if it were yours|as if you had just played it]',
    (header, of) => ({ kind: 'trigger', header, of }),
  );

export const gameEffects = effect.rules;
