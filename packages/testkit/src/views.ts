/** Checks of the views that must hold in every game. */
import type { Game } from '@amberhall/engine';
import { isVisible, linesFor } from '@amberhall/engine';
import type { CardId, CardView, LogLine, TableView, TextArg, Viewer } from '@amberhall/engine/vocabulary';

/** All viewers of a game of p1 and p2. */
export const VIEWERS: readonly Viewer[] = [
  { kind: 'player', player: 'p1' },
  { kind: 'player', player: 'p2' },
  { kind: 'spectator', seesHands: false },
  { kind: 'spectator', seesHands: true },
];

/** Returns whether this viewer may know the card. A card that a question shows to its player counts as known. */
export function mayKnow(game: Game, id: CardId, viewer: Viewer): boolean {
  const card = game.state.cards[id];
  if (!card) return false;
  if (viewer.kind === 'player') return isVisible(game, viewer.player, id);
  const { zone, facedown } = card;
  if (zone === 'deck' || (zone === 'play' && facedown)) return false;
  const isHidden = zone === 'hand' || zone === 'archives' || facedown;
  return viewer.seesHands || !isHidden;
}

/**
 * Remembers the ids under which a viewer has seen cards, and finds hidden information in a view.
 *
 * @returns a sentence for each fact that the viewer must not know
 */
export function leakFinder(viewer: Viewer): (game: Game, view: TableView) => string[] {
  const known = new Set<string>();
  return (game, view) => {
    const leaks: string[] = [];
    const text = JSON.stringify(view);
    const ids = /"c\d+"/.exec(text);
    if (ids) leaks.push(`it holds the card id ${ids[0]}`);
    const faces = facesByName(game, viewer);
    for (const { id, slug } of cardsIn(
      linesFor(game, viewer, Math.max(0, game.log.length - LINES_LOOKED_AT)),
    )) {
      const face = faces.get(id);
      // A line may name the token creature that a facedown card counts as.
      if (face?.mayKnow === false && face.slug === slug) leaks.push(`the log tells which card ${id} is`);
    }
    for (const card of Object.values(view.cards)) leaks.push(...leaksOf(card, faces.get(card.id), known));
    for (const { id, slug, isToken } of Object.values(view.cards)) if (slug && !isToken) known.add(id);
    return leaks;
  };
}

/** Returns the cards in log lines, with the names that the lines give them. */
function cardsIn(lines: readonly LogLine[]): { slug: string; id: string }[] {
  const cards = lines.flatMap(({ text }) => Object.values(text.args ?? {})).flatMap(cardsOf);
  return cards.flatMap(({ slug, id }) => (slug === undefined || id === undefined ? [] : [{ slug, id }]));
}

function cardsOf(arg: TextArg): { slug?: string; id?: string }[] {
  if (typeof arg !== 'object') return [];
  if ('list' in arg) return arg.list.flatMap(cardsOf);
  return 'card' in arg ? [arg.card] : [];
}

/** Older lines were checked when they were new. */
const LINES_LOOKED_AT = 60;

interface Face {
  slug: string;
  mayKnow: boolean;
}

/** Returns the real card for each id in a viewer's game. */
function facesByName(game: Game, viewer: Viewer): Map<string, Face> {
  const index = viewer.kind === 'spectator' ? 2 : game.state.seats[0] === viewer.player ? 0 : 1;
  return new Map(
    Object.values(game.state.cards).map(({ id, slug, viewNumbers }) => [
      `v${viewNumbers[index].toString(36)}`,
      { slug, mayKnow: mayKnow(game, id, viewer) },
    ]),
  );
}

function leaksOf(view: CardView, face: Face | undefined, known: ReadonlySet<string>): string[] {
  if (!face) return [`it names ${view.id}, which is no card`];
  if (face.mayKnow) return [];
  const leaks: string[] = [];
  if (view.slug === face.slug || view.printed !== undefined) leaks.push(`it shows the hidden ${face.slug}`);
  if (known.has(view.id)) leaks.push(`it still calls the hidden ${face.slug} ${view.id}`);
  return leaks;
}
