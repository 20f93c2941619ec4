/** What a beginner could do now. */
import type { CardView, GameView, HintName, LessonAim } from '@amberhall/protocol';
import type { GameState } from '../game/game-store.ts';
import { activePrompt, seats } from '../game/selectors.ts';

export interface Hint {
  name: HintName;
  aim: LessonAim;
  /** Slugs of the cards that the sentence names. */
  card?: string | undefined;
  target?: string | undefined;
}

/** @returns the most urgent of the hints that fit; never while the player chooses a target */
export function hintFor(state: GameState, names: readonly HintName[]): Hint | null {
  const { game } = state;
  if (game === null) return null;
  for (const name of names) {
    const hint = hintNamed(name, game, state);
    if (hint) return hint;
  }
  return null;
}

function hintNamed(name: HintName, game: GameView, state: GameState): Hint | null {
  const prompt = activePrompt(state);
  const { near, far } = seats(game);
  const [own, other] = [game.table.players[near], game.table.players[far]];
  if (!own || !other || !prompt) return null;
  if (name === 'house') return prompt.purpose === 'active-house' ? { name, aim: 'decision' } : null;
  if (prompt.purpose !== 'main-step') return null;
  const cards = prompt.selectable
    .filter((id) => !prompt.discardable?.includes(id))
    .flatMap((id) => game.table.cards[id] ?? []);
  const ready = cards.find(
    ({ zone, power, exhausted }) => zone === 'play' && power !== undefined && !exhausted,
  );
  switch (name) {
    case 'check':
      return own.amber >= own.keyCost ? { name, aim: 'own bar' } : null;
    case 'danger':
      return other.amber >= other.keyCost ? { name, aim: 'other bar' } : null;
    case 'end':
      return prompt.selectable.length === 0 ? { name, aim: 'decision' } : null;
    case 'play':
      return aimedAt(
        name,
        cards.find(({ zone }) => zone === 'hand'),
      );
    case 'reap':
      return aimedAt(name, ready);
    case 'fight': {
      const weaker = other.battleline
        .map((id) => game.table.cards[id])
        .find((enemy) => (enemy?.power ?? Infinity) < (ready?.power ?? 0));
      return weaker?.slug ? aimedAt(name, ready, weaker.slug) : null;
    }
  }
}

function aimedAt(name: HintName, card: CardView | undefined, target?: string): Hint | null {
  return card?.slug ? { name, aim: { own: card.slug }, card: card.slug, target } : null;
}
