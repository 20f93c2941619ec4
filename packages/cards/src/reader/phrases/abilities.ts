import type { Ability, Condition, EventPhrase, NamedStep } from '@amberhall/engine/language';
import type { Sentence } from '../../language/links.ts';
import { phrasesFor } from '../grammar.ts';
import { one } from './amounts.ts';
import { exists, not, times } from './condition-parts.ts';
import { BARE, select, THIS } from './noun-parts.ts';
import { folded } from './scripts.ts';

/** Paragraphs of a text. */

const reacting = (
  event: EventPhrase,
  sentences: readonly Sentence[],
  condition?: Condition,
): Ability | undefined => {
  const effects = folded(sentences);
  return effects && { kind: 'after', event, ...(condition && { if: condition }), do: effects };
};

const fulfilled = (event: EventPhrase, condition?: Condition): Ability => ({
  kind: 'fulfil',
  event: 'by' in event && event.by === 'that-player' ? { ...event, by: 'opponent' } : event,
  ...(condition && { if: condition }),
});

const ability = phrasesFor('ability')
  .phrase('[during your opponent ’s turn ,] (after|when) <event> , fulfill ~ [.]', (event) =>
    fulfilled(event),
  )
  .phrase(
    '[during your opponent ’s turn ,] after <event> (which|that) matches no cards in play , fulfill ~ [.]' as 'after <event> that matches no cards',
    (event) => fulfilled(event, NO_CARD_OF_HOUSE),
  )
  .phrase(
    'during your opponent ’s turn , after <number> or more <class> have been destroyed that turn , fulfill ~ [.]',
    (number, what) => {
      const event: EventPhrase = { kind: 'destroyed', card: one(what) };
      return fulfilled(event, times(event, '>=', number));
    },
  )
  .phrase(
    'during your opponent ’s turn , after your opponent plays their second <class> that turn , fulfill ~ [.]',
    (what) => {
      const event: EventPhrase = { kind: 'plays', by: 'opponent', card: one(what) };
      return fulfilled(event, times(event, '=', 2));
    },
  )
  .phrase('at the end of your opponent ’s turn , if <condition> , fulfill ~ [.]', (condition) =>
    fulfilled({ kind: 'turn-ends', of: 'opponent' }, condition),
  )
  .phrase('at the start of your opponent ’s turn , if <condition> , fulfill ~ [.]', (condition) =>
    fulfilled({ kind: 'turn-starts', of: 'opponent' }, condition),
  )
  .phrase('after <event> (which|that) matches no cards in play , <script>', (event, sentences) =>
    reacting(event, sentences, NO_CARD_OF_HOUSE),
  )
  .phrase('(after|each time) <event> during their turn , <script>', (event, sentences) =>
    reacting(event, sentences, { kind: 'turn-of', who: 'that-player' }),
  )
  .phrase('if <subject> leaves play , <script>', (card, sentences) =>
    reacting({ kind: 'leaves-play', card }, sentences),
  )
  .phrase('<headers> <script>', (headers, sentences) => {
    const effects = folded(sentences);
    return effects && { kind: 'on', headers, do: effects };
  })
  .phrase('(after|each time|when|whenever) <event> , <script>', (event, sentences) =>
    reacting(event, sentences),
  )
  .phrase('(after|each time|when|whenever) <event> (during|on) your turn , <script>', (event, sentences) =>
    reacting(event, sentences, { kind: 'turn-of', who: 'you' }),
  )
  .phrase(
    '(after|each time|when|whenever) <event> (during|on) your opponent ’s turn , <script>',
    (event, sentences) => reacting(event, sentences, { kind: 'turn-of', who: 'opponent' }),
  )
  .phrase('during your turn , (after|each time) <event> , <script>', (event, sentences) =>
    reacting(event, sentences, { kind: 'turn-of', who: 'you' }),
  )
  .phrase('(before) <event> , <script>' as 'before <event> , <script>', (event, sentences) =>
    event.kind === 'fights' ? reacting({ ...event, before: true }, sentences) : undefined,
  )
  .phrase('while <condition> , (after|each time) <event> , <script>', (condition, event, sentences) =>
    reacting(event, sentences, condition),
  )
  .phrase('at the (start|beginning) of your turn , <script>', (sentences) => turn('start', sentences))
  .phrase('at the start of each turn , <script>', (sentences) => turn('start', sentences, 'each'))
  .phrase('at the end of each turn , <script>', (sentences) => turn('end', sentences, 'each'))
  .phrase('at the start of your "draw cards" step , <script>', (sentences) =>
    step('start', 'draw', sentences),
  )
  .phrase('at the end of your "ready cards" step , <script>', (sentences) => step('end', 'ready', sentences))
  .phrase('destroyed : if <condition> , instead of destroying ~ , <effects> .', (condition, instead) => ({
    kind: 'replace',
    event: { kind: 'destroyed', card: THIS },
    if: condition,
    with: instead,
  }))
  .phrase('destroyed : <effects> instead .', (instead) => ({
    kind: 'replace',
    event: { kind: 'destroyed', card: THIS },
    with: instead,
  }))
  .phrase('destroyed : if <condition> , <effects> instead .', (condition, instead) => ({
    kind: 'replace',
    event: { kind: 'destroyed', card: THIS },
    if: condition,
    with: instead,
  }))
  .phrase('at the end of your turn , <script>', (sentences) => turn('end', sentences))
  .phrase('at the start of each player ’s turn , <script>', (sentences) => turn('start', sentences, 'each'))
  .phrase('at the end of each player ’s turn , <script>', (sentences) => turn('end', sentences, 'each'))
  .phrase('at the start of your opponent ’s turn , <script>', (sentences) =>
    turn('start', sentences, 'opponent'),
  )
  .phrase('at the end of your opponent ’s turn , <script>', (sentences) => turn('end', sentences, 'opponent'))
  .phrase('if <condition> , <statements> [.]', (condition, then) => ({ kind: 'while', if: condition, then }))
  .phrase('if <condition> , <effects> [.]', (condition, effects) => ({
    kind: 'as-soon-as',
    if: condition,
    do: effects,
  }))

  .phrase('<statement> [.]', (only) => only);

/** Of the house that was just chosen. */
const NO_CARD_OF_HOUSE: Condition = not(
  exists(select(BARE, { type: 'card', where: [{ kind: 'house', house: 'that-house' }] })),
);

function step(at: 'start' | 'end', which: NamedStep, sentences: readonly Sentence[]): Ability | undefined {
  const effects = folded(sentences);
  return effects && { kind: 'step', at, step: which, of: 'you', do: effects };
}

function turn(
  at: 'start' | 'end',
  sentences: readonly Sentence[],
  of: 'you' | 'each' | 'opponent' = 'you',
): Ability | undefined {
  const effects = folded(sentences);
  return effects && { kind: 'turn', at, of, do: effects };
}

const keywordLine = phrasesFor('keyword-line')
  .phrase('<keyword-grant> .', () => [])
  .phrase('<keyword-grant> . <keyword-line>', () => [])
  .phrase('enhance <icons> [.]', () => []);
const icons = phrasesFor('icons')
  .phrase('<icon> [,]', () => 0)
  .phrase('<icon> [,] <icons>', () => 0);

const paragraph = phrasesFor('paragraph')
  .phrase('<ability>', (only) => [only])
  .phrase('<keyword-line>', () => [])
  .phrase('<keyword-line> <paragraph>', (_, others) => others)
  .phrase('<statements> [.]', (all) => (all.length > 1 ? all : undefined))
  .phrase('attach only to (a|an) <class> . it gains [,] <gained> [.]', (what, gains) => [
    { kind: 'attaches-to', what: one(what) },
    { kind: 'grant', to: THIS, what: gains },
  ])
  .phrase('(while|if) <condition> , <statement> . otherwise , <statement> [.]', (condition, then, other) => [
    { kind: 'while', if: condition, then: [then] },
    { kind: 'while', if: not(condition), then: [other] },
  ])
  .phrase('<statement> . <paragraph>', (first, others) => [first, ...others]);

export const abilities = [ability, keywordLine, icons, paragraph].flatMap(({ rules }) => rules);
