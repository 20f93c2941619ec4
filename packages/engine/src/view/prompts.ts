/** A prompt as the asked player sees it. */
import type { Game, OpenQuestion } from '../state/game.ts';
import { card, faceOf } from '../state/game.ts';
import type { CardId, PlayerId } from '../vocabulary.ts';
import { viewIdOf } from './names.ts';
import { textFor } from './texts.ts';
import type { PromptView, Viewer } from './types.ts';

/** Returns what a player is asked now; `idle` while there is nothing to decide. */
export function promptView(game: Game, player: PlayerId): PromptView {
  const viewer: Viewer = { kind: 'player', player };
  const open = game.open.find(({ question, answer }) => question.player === player && answer === null);
  return open ? openPrompt(game, open, viewer) : idlePrompt(game);
}

function idlePrompt(game: Game): PromptView {
  const over = game.state.step === 'over';
  return {
    id: 'idle',
    kind: over ? 'over' : 'idle',
    purpose: over ? 'game-over' : null,
    title: { key: over ? 'prompt.gameOver.title' : 'prompt.waiting' },
    ...(over &&
      game.state.winner !== null && {
        text: { key: 'prompt.gameOver.text', args: { player: { player: game.state.winner } } },
      }),
    controls: [],
    selectable: [],
    selected: [],
  };
}

function openPrompt(game: Game, { id, question }: OpenQuestion, viewer: Viewer): PromptView {
  const name = (one: CardId) => viewIdOf(game, one, viewer);
  const { kind, purpose, title, text, source, subjects, controls, selectable, selected, min, max, portion } =
    question;
  return {
    id,
    kind,
    purpose,
    title: textFor(game, title, viewer),
    ...(text && { text: textFor(game, text, viewer) }),
    ...(source !== null && {
      source: { slug: question.face ?? faceOf(game, source), id: name(source) },
    }),
    ...(subjects.length > 0 && { subjects: subjects.map(name) }),
    controls: controls.map((control) => ({
      id: control.id,
      kind: control.kind,
      label: textFor(game, control.label, viewer),
      ...(control.value !== undefined && { value: control.value }),
      ...(control.card !== undefined && {
        card: { slug: control.slug ?? card(game, control.card).slug, id: name(control.card) },
      }),
    })),
    selectable: selectable.map(name),
    selected: selected.map(name),
    ...(question.tide && { tide: true as const }),
    ...(question.discardable && { discardable: question.discardable.map(name) }),
    ...(question.prophecies && { prophecies: question.prophecies.map(name) }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(portion !== undefined && { portion }),
  };
}
