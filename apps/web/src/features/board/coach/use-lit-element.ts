import { cardNamed } from '@amberhall/protocol';
import type { GameView, LessonAim } from '@amberhall/protocol';
import { useGame } from '../game/game-context.tsx';
import type { GameState } from '../game/game-store.ts';
import { activePrompt, seats } from '../game/selectors.ts';

/** @returns the selector of what the coach points at; `null` while the learner answers another question */
export function useLitElement(aim: LessonAim | undefined): string | null {
  return useGame((state) =>
    state.game === null || aim === undefined ? null : selectorOf(aim, state.game, state),
  );
}

function selectorOf(aim: LessonAim, game: GameView, state: GameState): string | null {
  const purpose = activePrompt(state)?.purpose;
  if (purpose !== 'main-step' && purpose !== 'active-house') return null;
  if (aim === 'decision') return '[data-question]';
  if (aim === 'own bar') return '[data-player-bar="near"]';
  if (aim === 'other bar') return '[data-player-bar="far"]';
  if (aim === 'own tide') return '[data-tide="near"]';
  const { near, far } = seats(game);
  const card = 'own' in aim ? cardNamed(game.table, near, aim.own) : cardNamed(game.table, far, aim.other);
  return card ? `[data-card-id="${CSS.escape(card.id)}"]` : null;
}
