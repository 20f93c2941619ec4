/** What the board looks like: as the account says, until something else is chosen for this game. */
import type { CardSize, UserSettings } from '@amberhall/protocol';
import { create } from 'zustand';
import { useShallow } from 'zustand/shallow';
import { useUser } from '../../../lib/session.ts';

export interface BoardLook {
  /** A house, `blank`, `massmutation`, `keyforge` or `custom`. */
  background: string;
  cardSize: CardSize;
  isHalfSized: boolean;
  /** The name of the picture behind `custom`. */
  picture: string | null;
}

/** For guests, who have no settings. */
const PLAIN: BoardLook = { background: 'keyforge', cardSize: 'normal', isHalfSized: false, picture: null };

const lookOf = (settings: UserSettings): BoardLook => ({
  background: settings.background,
  cardSize: settings.cardSize,
  isHalfSized: settings.optionSettings.useHalfSizedCards,
  picture: settings.customBackground,
});

type Choice = Partial<Omit<BoardLook, 'picture'>>;

const useChosen = create<Choice>(() => ({}));

export const chooseLook = (choice: Choice): void => useChosen.setState(choice);
/** A new game begins with the settings of the account. */
export const forgetLook = (): void => useChosen.setState({}, true);

export function useBoardLook(): BoardLook {
  const user = useUser();
  const chosen = useChosen(useShallow((choice) => choice));
  return { ...(user ? lookOf(user.settings) : PLAIN), ...chosen };
}
