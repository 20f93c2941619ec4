import type { Ability, Condition, EventPhrase } from '@amberhall/engine/language';
import type { Sentence } from '../../language/links.ts';
import { phrasesFor } from '../grammar.ts';
import { THIS } from './noun-parts.ts';
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
  .phrase('at the end of your opponent ’s turn , if <condition> , fulfill ~ [.]', (condition) =>
    fulfilled({ kind: 'turn-ends', of: 'opponent' }, condition),
  )
  .phrase('at the start of your opponent ’s turn , if <condition> , fulfill ~ [.]', (condition) =>
    fulfilled({ kind: 'turn-starts', of: 'opponent' }, condition),
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
  .phrase('<statement> . <paragraph>', (first, others) => [first, ...others]);

export const abilities = [ability, keywordLine, icons, paragraph].flatMap(({ rules }) => rules);
