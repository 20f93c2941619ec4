import { useRef } from 'react';
import { useBoardKeys } from '../use-board-keys.ts';
import { Announcements } from './announcements.tsx';
import { KeyHelp } from './key-help.tsx';
import { useRestoreBoardFocus } from './use-restore-board-focus.ts';

/** All that the board is for those who play by keyboard or by ear. Stands in the element whose focus it keeps. */
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
