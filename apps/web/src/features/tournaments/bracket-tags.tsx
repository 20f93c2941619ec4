import type { Tournament } from '@amberhall/protocol';
import { LiveTag } from '../../event-screens/live-tag.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useBracketLabels } from './use-bracket-labels.ts';

/** What a bracket of the service is: its state, and how it is decided. */
export function BracketTags({ tournament }: { tournament: Tournament }) {
  const { typeOf, stateOf } = useBracketLabels();
  const state = stateOf(tournament);
  return (
    <>
      {tournament.state === 'underway' ? <LiveTag>{state}</LiveTag> : <Tag icon="flag">{state}</Tag>}
      <Tag>{typeOf(tournament)}</Tag>
    </>
  );
}
