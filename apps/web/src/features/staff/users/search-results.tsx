import { USER_NOT_FOUND } from '@amberhall/protocol';
import type { FoundUser } from '@amberhall/protocol';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { CallError, GENERIC_ERROR } from '../../../lib/http.ts';
import { translateServerMessage } from '../../../lib/server-messages.ts';
import { Button } from '../../../ui/button.tsx';
import form from '../../../ui/form.module.css';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Cell, Table } from '../../../ui/table.tsx';
import { userSearch } from './api.ts';

/** The users that a search finds. A single one is opened at once. */
export function SearchResults({ search }: { search: string }) {
  const { t } = useTranslation(['staff', 'moderation', 'sentence']);
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    userSearch(search),
  );
  const users = data?.pages.flatMap((page) => page.users);
  const [only] = users ?? [];
  if (error) {
    const text = error instanceof CallError ? error.message : GENERIC_ERROR;
    return <Notice kind="error">{translateServerMessage(text)}</Notice>;
  }
  if (!users) return <LoadingRows>{t('moderation:loading')}</LoadingRows>;
  if (only === undefined) return <Notice kind="error">{translateServerMessage(USER_NOT_FOUND)}</Notice>;
  if (users.length === 1) return <Navigate replace to={`?name=${encodeURIComponent(only.username)}`} />;
  return (
    <Panel title={t('staff:users.found')} count={users.length}>
      <UserTable users={users} />
      {hasNextPage && (
        <div className={form.line}>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('staff:users.more')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function UserTable({ users }: { users: readonly FoundUser[] }) {
  const { t, i18n } = useTranslation(['staff', 'moderation']);
  const columns = [
    t('moderation:column.person'),
    t('staff:users.email'),
    t('staff:users.registered'),
    t('moderation:column.state'),
  ] as const;
  const stateOf = ({ disabled, verified, measures }: FoundUser): string =>
    [
      ...(disabled ? [t('staff:users.disabled')] : []),
      ...(verified ? [] : [t('staff:users.unverified')]),
      ...measures.map(({ kind, until }) =>
        until === null
          ? t(`staff:users.measurePermanent.${kind}`)
          : t(`staff:users.measure.${kind}`, { date: formatDate(until, i18n.language) }),
      ),
    ].join(' · ');
  return (
    <Table label={t('staff:users.found')} columns={columns}>
      {users.map((user) => (
        <tr key={user.username}>
          <Cell label={columns[0]}>
            <Link to={`?name=${encodeURIComponent(user.username)}`}>{user.name}</Link>
          </Cell>
          <Cell label={columns[1]}>{user.email}</Cell>
          <Cell label={columns[2]}>{formatDate(user.registered, i18n.language)}</Cell>
          <Cell label={columns[3]}>{stateOf(user)}</Cell>
        </tr>
      ))}
    </Table>
  );
}
