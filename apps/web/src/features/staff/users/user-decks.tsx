import type { AdminUser } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../../lib/session.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Cell, Table } from '../../../ui/table.tsx';

/** A user's decks that need a review, with actions for users who verify decks. */
export function UserDecks({ user: { invalidDecks } }: { user: AdminUser }) {
  const { t } = useTranslation(['staff', 'decks']);
  const mayVerify = useUser()?.permissions.canVerifyDecks ?? false;
  if (invalidDecks.length === 0) return null;
  const columns = [t('decks:name'), t('decks:status')];
  return (
    <Panel title={t('staff:users.decks')} count={invalidDecks.length}>
      <Table label={t('staff:users.decks')} columns={columns}>
        {invalidDecks.map(({ id, name, label, flagged }) => (
          <tr key={id}>
            <Cell label={columns[0] ?? ''}>
              {mayVerify ? <Link to={`/decks/review?deck=${id}`}>{name}</Link> : name}
            </Cell>
            <Cell label={columns[1] ?? ''}>
              {[t(`decks:label.${label}`), ...(flagged ? [t('staff:users.flagged')] : [])].join(' · ')}
            </Cell>
          </tr>
        ))}
      </Table>
    </Panel>
  );
}
