import { useRef } from 'react';
import { useBoardKeys } from '../use-board-keys.ts';
import { Announcements } from './announcements.tsx';
import { KeyHelp } from './key-help.tsx';
import { useFocusKeeper } from './use-restore-board-focus.ts';

/** All that the board is for those who play by keyboard or by ear. Stands in the element whose focus it keeps. */
export function Keys() {
  const place = useRef<HTMLDivElement>(null);
  useBoardKeys();
  useFocusKeeper(place);
  return (
    <div ref={place}>
      <Announcements />
      <KeyHelp />
    </div>
  );
}
