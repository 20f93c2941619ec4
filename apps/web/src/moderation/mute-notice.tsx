import { lazy, Suspense } from 'react';
import { useMute } from './use-mute.ts';

// Few users are ever muted.
const MeasureNotice = lazy(async () => ({ default: (await import('./measure-notice.tsx')).MeasureNotice }));

/** Tells a muted user at a chat what staff have decided, why and until when. */
export function MuteNotice() {
  const mute = useMute();
  return <Suspense>{mute && <MeasureNotice measure={mute} />}</Suspense>;
}
