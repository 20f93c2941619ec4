/** The answer given for an absent player, or for a prompt that is dropped. */
import type { Game } from '../state/game.ts';
import type { ControlKind } from '../vocabulary.ts';
import type { Answer, Question } from './question.ts';

/** Buttons that commit to nothing. */
const DECLINING: ReadonlySet<ControlKind> = new Set<ControlKind>([
  'done',
  'no',
  'back',
  'cancel',
  'pass',
  'keep-hand',
  'end-turn',
  'auto-resolve',
]);

/** Declines if that is possible, otherwise takes the first choice. */
export function answerSilently(game: Game, { controls, selectable, selected, kind }: Question): Answer {
  const declining = controls.find((each) => DECLINING.has(each.kind));
  if (declining) return { kind: 'control', control: declining };
  const [card] = selectable.filter((id) => kind === 'allot' || !selected.includes(id));
  if (card !== undefined) return { kind: 'card', card };
  const [first] = controls;
  if (first) return { kind: 'control', control: first };
  return { kind: 'name', name: nameOfAnyCard(game) };
}

function nameOfAnyCard({ state, library }: Game): string {
  for (const { slug } of Object.values(state.cards)) {
    const entry = library.get(slug);
    if (entry) return entry.facts.name;
  }
  return '';
}
