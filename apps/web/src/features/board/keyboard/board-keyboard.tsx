import { useRef } from 'react';
import { useBoardKeys } from '../use-board-keys.ts';
import { Announcements } from './announcements.tsx';
import { KeyHelp } from './key-help.tsx';
import { useRestoreBoardFocus } from './use-restore-board-focus.ts';

/** Everything for players who use a keyboard or a screen reader. Rendered inside the element whose focus it manages. */
export function BoardKeyboard() {
  const place = useRef<HTMLDivElement>(null);
  useBoardKeys();
  useRestoreBoardFocus(place);
  return (
    <div ref={place}>
      <Announcements />
      <KeyHelp />
    </div>
  );
}
