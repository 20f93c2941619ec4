import { StoredLog } from '../features/board/log/stored-log.tsx';
import { FaultsPage } from '../features/staff/faults/faults-page.tsx';

/** `/faults`: reported faults with their logs, written as on the board. */
export function Faults() {
  return <FaultsPage logView={(lines) => <StoredLog lines={lines} />} />;
}
