/** What one person looks at on their own screen: nothing here is known to the game. */
import type { PlayerId, ViewId, Zone } from '@amberhall/protocol';
import { create } from 'zustand';

export interface Zoomed {
  slug: string;
  /** The card on the table, if it is one: then its current values are shown too. */
  id?: ViewId | undefined;
}

export interface OpenPile {
  player: PlayerId;
  zone: Extract<Zone, 'discard' | 'archives' | 'purged' | 'hand'>;
}

interface BoardUi {
  /** The card under the pointer or the keyboard's focus. */
  zoomed: Zoomed | null;
  /** The card that a line of the log speaks of, while that is pointed at. */
  pointedOutCard: ViewId | null;
  /** A card opened by a long press or from the log, until it is closed. */
  openCard: Zoomed | null;
  openPile: OpenPile | null;
  /** On small screens the log lies over the table while it is open. */
  isLogOpen: boolean;
  /** Where the log has a place of its own it can be put away. */
  areMessagesHidden: boolean;
  dialog: 'leave' | 'concede' | 'settings' | null;
  /** The card whose menu of manual mode is open. */
  manualCard: ViewId | null;
  /** One's own deck is looked through. */
  isDeckOpen: boolean;
  /** A card is being dragged: where it can be dropped is shown. */
  isDragging: boolean;
  /** The question of the room that was put aside to see the table; it waits in the panel. */
  dismissedPrompt: string | null;
  /** The question whose cards, laid out to choose from, were put away. */
  collapsedPicker: string | null;
}

const INITIAL: BoardUi = {
  zoomed: null,
  pointedOutCard: null,
  openCard: null,
  openPile: null,
  isLogOpen: false,
  areMessagesHidden: false,
  dialog: null,
  manualCard: null,
  isDeckOpen: false,
  isDragging: false,
  dismissedPrompt: null,
  collapsedPicker: null,
};

export const useBoardUi = create<BoardUi>(() => INITIAL);

export const boardUi = {
  zoom: (zoomed: Zoomed | null) => useBoardUi.setState({ zoomed }),
  /** Zooms a card that a text names, and shows where it lies. */
  pointOut: (zoomed: Zoomed | null) => useBoardUi.setState({ zoomed, pointedOutCard: zoomed?.id ?? null }),
  openCard: (openCard: Zoomed | null) => useBoardUi.setState({ openCard }),
  togglePile: (pile: OpenPile) =>
    useBoardUi.setState(({ openPile }) => ({
      openPile: openPile?.player === pile.player && openPile.zone === pile.zone ? null : pile,
    })),
  closePile: () => useBoardUi.setState({ openPile: null }),
  showLog: (isLogOpen: boolean) => useBoardUi.setState({ isLogOpen }),
  hideMessages: (areMessagesHidden: boolean) => useBoardUi.setState({ areMessagesHidden }),
  dismissPrompt: (promptId: string) => useBoardUi.setState({ dismissedPrompt: promptId }),
  collapsePicker: (promptId: string | null) => useBoardUi.setState({ collapsedPicker: promptId }),
  openManual: (manualCard: ViewId | null) => useBoardUi.setState({ manualCard }),
  showDeck: (isDeckOpen: boolean) => useBoardUi.setState({ isDeckOpen }),
  setDragging: (isDragging: boolean) => useBoardUi.setState({ isDragging }),
  openDialog: (dialog: BoardUi['dialog']) => useBoardUi.setState({ dialog }),
  /** Closes whatever lies on top. @returns whether there was anything */
  closeTop: (): boolean => {
    const { openCard, openPile, isLogOpen, manualCard, isDeckOpen } = useBoardUi.getState();
    if (manualCard !== null) boardUi.openManual(null);
    else if (isDeckOpen) boardUi.showDeck(false);
    else if (openCard) boardUi.openCard(null);
    else if (openPile) boardUi.closePile();
    else if (isLogOpen) boardUi.showLog(false);
    else return false;
    return true;
  },
  reset: () => useBoardUi.setState(INITIAL),
};
