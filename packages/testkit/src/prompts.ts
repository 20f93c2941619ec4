/** Open questions in the form that the testkit shows to tests. */
import { faceFacts } from '@amberhall/engine';
import type { Game } from '@amberhall/engine';
import type { PlayerId } from '@amberhall/engine/vocabulary';
import type { Control, PromptView } from './interface.ts';
import { inWords, labelOf, nameOf, ruleCalled } from './label-text.ts';
import { checkPlayer } from './check-input.ts';

type Question = Game['open'][number]['question'];

/** Returns the open question of a player. @throws if no player has that name */
export function promptFor(game: Game, player: PlayerId): PromptView {
  checkPlayer(game, player);
  const open = game.open.find(({ question, answer }) => question.player === player && answer === null);
  return open ? asked(game, open.question) : nothingAsked(game, player);
}

function nothingAsked(game: Game, player: PlayerId): PromptView {
  const over = game.state.step === 'over';
  return {
    player,
    kind: over ? 'over' : 'idle',
    purpose: over ? 'game-over' : null,
    title: over ? `${game.state.winner ?? 'nobody'} has won the game` : 'waiting for the opponent',
    source: over ? { name: 'Game Won' } : null,
    subjects: [],
    controls: [],
    selectable: [],
    selected: [],
  };
}

function asked(game: Game, question: Question): PromptView {
  const { player, kind, purpose, source, subjects, selected, min, max, icon } = question;
  const clickable = kind === 'cards' || kind === 'allot';
  return {
    player,
    kind,
    purpose,
    title: inWords(question.text ?? question.title),
    source:
      source === null
        ? { name: ruleCalled(question.title) }
        : { name: nameOf(question.face ?? faceFacts(game, source).slug), card: source },
    subjects: subjects.slice(),
    controls: question.controls.map((control) => controlView(game, control)),
    selectable: clickable ? question.selectable.slice() : [],
    selected: selected.slice(),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(icon !== undefined && { icon }),
  };
}

function controlView(game: Game, control: Question['controls'][number]): Control {
  const { id, kind, value, card, slug } = control;
  const named = slug ?? (card === undefined ? undefined : faceFacts(game, card).slug);
  return {
    id,
    kind,
    ...(value !== undefined && { value }),
    ...(card !== undefined && { card }),
    ...(named !== undefined && { cardName: nameOf(named) }),
    label: labelOf(control),
  };
}
