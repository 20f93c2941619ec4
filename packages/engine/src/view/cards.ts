/** One card as a viewer may see it. */
import type { Game } from '../state/game.ts';
import { faceOf } from '../state/game.ts';
import { characteristics } from '../queries/board.ts';
import type { Characteristics } from '../queries/board.ts';
import { armorLeft, powerOf } from '../queries/card-queries.ts';
import { prepare } from '../state/library.ts';
import type { CardState } from '../state/state.ts';
import type { House } from '../vocabulary.ts';
import { byName, nameFor, viewIdOf } from './names.ts';
import type { CardView, Viewer } from './types.ts';
import { canLookBeneath, canSeeFaceOf, seesAs } from './visibility.ts';

export function cardView(game: Game, state: CardState, viewer: Viewer): CardView {
  const { zone, owner, controller, parent } = state;
  const view: CardView = { id: nameFor(game, state, viewer), owner, zone };
  if (controller !== owner) view.controller = controller;
  if (state.activeProphecy) view.activeProphecy = true;
  if (parent !== null) view.parent = viewIdOf(game, parent, viewer);
  if (!canSeeFaceOf(game, state, viewer)) {
    view.facedown = true;
    return view;
  }
  if (zone === 'play') addPlay(game, state, viewer, view);
  else view.slug = (state.copy ?? state).slug;
  if (zone === 'archives' && state.faceup) view.faceup = true;
  if (state.under.length > 0) {
    // The order of backs would tell which of them was placed first.
    const under = seesAs(viewer, state.controller) ? state.under : state.under.toSorted(byName(game, viewer));
    view.under = under.map((one) => viewIdOf(game, one, viewer));
  }
  addCopy(game, state, view);
  return view;
}

/** What distinguishes this copy from the printed card. */
function addCopy(game: Game, state: CardState, view: CardView): void {
  if (view.slug !== state.slug) return;
  const { houses } = prepare(game.library, state.slug).facts;
  if (houses[0] !== state.house) view.house = state.house as House;
  if (state.maverick) view.maverick = true;
  if (state.enhancements.length > 0) view.enhancements = state.enhancements.slice();
}

function addPlay(game: Game, state: CardState, viewer: Viewer, view: CardView): void {
  const { id } = state;
  const now = characteristics(game, id);
  const printed = prepare(game.library, now.slug);
  view.slug = now.slug;
  if (state.facedown) {
    view.facedown = true;
    view.isToken = true;
    if (canLookBeneath(game, id, viewer)) view.printed = state.slug;
  } else if (now.slug !== state.slug) {
    view.printed = state.slug;
  }
  if (now.houses.length !== 1 || now.houses[0] !== state.house) view.houses = now.houses as House[];
  if (now.type !== printed.type) view.type = now.type;
  if (now.type === 'creature') addCreature(game, state, view);
  if (state.amber > 0) view.amber = state.amber;
  if (Object.keys(state.counters).length > 0) view.counters = { ...state.counters };
  if (state.exhausted) view.exhausted = true;
  if (state.enteredTurn === game.state.turn) view.fresh = true;
  if (state.upgrades.length > 0) view.upgrades = state.upgrades.map((one) => viewIdOf(game, one, viewer));
  if (state.otherHalf !== null) view.otherHalf = viewIdOf(game, state.otherHalf, viewer);
  if (now.blank) view.isBlank = true;
  addGained(game, now, state, view);
}

/** The cards whose text gives this card an ability, as long as it has it. */
function addGained(game: Game, { abilities }: Characteristics, { id }: CardState, view: CardView): void {
  const gained = abilities.filter(({ self }) => self !== id);
  if (gained.length > 0) view.gainsFrom = [...new Set(gained.map(({ self }) => faceOf(game, self)))];
}

function addCreature(game: Game, state: CardState, view: CardView): void {
  const { keywords } = characteristics(game, state.id);
  view.power = Math.max(0, powerOf(game, state.id));
  const armor = armorLeft(game, state.id);
  if (armor > 0) view.armor = armor;
  if (Object.keys(keywords).length > 0) view.keywords = { ...keywords };
  if (state.damage > 0) view.damage = state.damage;
  if (state.stunned) view.stunned = true;
  if (state.warded) view.warded = true;
  if (state.enraged) view.enraged = true;
}
