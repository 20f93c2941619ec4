/** The words, views and messages that other packages share with the engine; nothing in the engine imports it. */
export * from './vocabulary.ts';
export { CARD_ITEMS, DRAG_ZONES } from './state/manual-acts.ts';
export type { CardItem, DragZone } from './state/manual-acts.ts';
export { TRAITS } from './language/traits.ts';
export type { Trait } from './language/traits.ts';
export type {
  CardView,
  ControlView,
  EventView,
  FightForecast,
  FightOutcome,
  ForecastStep,
  LogLine,
  PlayerView,
  PromptView,
  Splice,
  TableView,
  Text,
  TextArg,
  ViewChanges,
  Viewer,
  ViewId,
} from './view/types.ts';

export type { PlayerTally, Tally, TurnTally } from './state/tally.ts';

export { sha256Hex } from './state/sha256.ts';
export { pickFrom, shuffleFrom, STREAM_NAMES } from './state/streams.ts';
export type { Streams } from './state/streams.ts';

export { applyChanges } from './view/apply-changes.ts';
export { lineKind, MESSAGES } from './messages.ts';
