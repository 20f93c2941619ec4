import type { PositionLinkEntry } from '@amberhall/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoment } from '../../lib/format.ts';
import { positionLinkQueries, removePositionLink } from '../../lib/position-links.ts';
import { useRequestStatus } from '../../lib/use-request-status.ts';
import { IconButton } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RequestStatusNotice } from '../../ui/request-status-notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { useCopyAddress } from '../../ui/use-copy-address.ts';
import styles from './own-positions.module.css';

/** The positions that the user shares as links. Nothing is shown to those who share none. */
export function OwnPositions({ user }: { user: string }) {
  const { t } = useTranslation('lessons');
  const queryClient = useQueryClient();
  const { outcome, isBusy, run, dismiss } = useRequestStatus();
  const { data: links, isError, refetch } = useQuery(positionLinkQueries.own(user));
  if (isError)
    return <RetryNotice onRetry={() => void refetch()}>{t('lessons:position.ownFailed')}</RetryNotice>;
  if (links === undefined || (links.length === 0 && outcome === null)) return null;
  const remove = (key: string): void => {
    void run(t('lessons:position.removed'), async () => {
      await removePositionLink(key);
      await queryClient.invalidateQueries({ queryKey: positionLinkQueries.own(user).queryKey });
    });
  };
  return (
    <Panel title={t('lessons:position.own')} count={links.length}>
      <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
      <ul className={styles.list}>
        {links.map((link) => (
          <PositionRow key={link.key} link={link} isBusy={isBusy} onRemove={() => remove(link.key)} />
        ))}
      </ul>
    </Panel>
  );
}

interface PositionRowProps {
  link: PositionLinkEntry;
  isBusy: boolean;
  onRemove: () => void;
}

function PositionRow({ link: { key, question, createdAt }, isBusy, onRemove }: PositionRowProps) {
  const { t, i18n } = useTranslation(['lessons', 'decks']);
  const copy = useCopyAddress();
  const path = `/position/${key}`;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link to={path}>{question}</Link>
        <time dateTime={createdAt}>{formatMoment(createdAt, i18n.language)}</time>
      </div>
      <IconButton
        icon="copy"
        label={t('lessons:position.copy', { question })}
        onClick={() => void copy(path)}
      />
      <ConfirmButton label={t('lessons:position.remove', { question })} busy={isBusy} onConfirm={onRemove} />
    </li>
  );
}
