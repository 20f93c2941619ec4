import { useTranslation } from 'react-i18next';
import { failedChecks, seedOf, SHUFFLE_CHECKS } from '@amberhall/protocol';
import type { ShuffleCheck, ShuffleRecord } from '@amberhall/protocol';
import { downloadFile } from '../../lib/download-file.ts';
import { ownShareFor } from '../../lib/seed-shares.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './checked-record.module.css';

/** The results of all checks of a record, and what the seed is made of. */
export function CheckedRecord({ record }: { record: ShuffleRecord }) {
  const { t } = useTranslation('replay');
  const failed = failedChecks(record);
  const hasPassed = failed.length === 0;
  return (
    <article className={styles.page}>
      <h1>{t('replay:shuffles.title')}</h1>
      <p>{t('replay:shuffles.lead')}</p>
      <Notice kind={hasPassed ? 'success' : 'error'}>
        {t(hasPassed ? 'replay:shuffles.passed' : 'replay:shuffles.failed')}
      </Notice>
      <ul className={styles.checks}>
        {checksOf(record).map((check) => (
          <li key={check} data-failed={failed.includes(check) || undefined}>
            <b>{t(failed.includes(check) ? 'replay:shuffles.wrong' : 'replay:shuffles.right')}</b>{' '}
            {t(`replay:shuffles.check.${check}`)}
          </li>
        ))}
      </ul>
      <OwnShare record={record} />
      <SeedTable record={record} />
      <p>{t('replay:shuffles.command', { command: 'npm run verify:shuffle' })}</p>
      <div className={styles.actions}>
        <Button onClick={() => downloadFile(`shuffles-${record.gameId}.json`, JSON.stringify(record))}>
          {t('replay:shuffles.download')}
        </Button>
        <ButtonLink variant="ghost" to={`/replay/${record.gameId}`}>
          {t('replay:watch')}
        </ButtonLink>
      </div>
    </article>
  );
}

/** Older games have no hashes to check. */
function checksOf({ shares }: ShuffleRecord): readonly ShuffleCheck[] {
  const hasHashes = shares.some(({ hash }) => hash !== undefined);
  return SHUFFLE_CHECKS.filter((check) => check !== 'hashes' || hasHashes);
}

/** Whether the seed contains what this browser has sent, and the hash that it saw before: only the browser can know. */
function OwnShare({ record: { commitment, shares } }: { record: ShuffleRecord }) {
  const { t } = useTranslation('replay');
  const own = ownShareFor(commitment);
  if (own === undefined) return <p>{t('replay:shuffles.own.none')}</p>;
  const seat = shares.findIndex(({ share, from }) => from === 'player' && share === own.share);
  if (seat === -1) return <Notice kind="warning">{t('replay:shuffles.own.unused')}</Notice>;
  const other = shares[seat === 0 ? 1 : 0];
  const isExchanged = own.otherHash !== undefined && own.otherHash !== (other.hash ?? null);
  return isExchanged ? (
    <Notice kind="error">{t('replay:shuffles.own.exchanged')}</Notice>
  ) : (
    <Notice kind="success">{t('replay:shuffles.own.used')}</Notice>
  );
}

function SeedTable({ record }: { record: ShuffleRecord }) {
  const { t } = useTranslation('replay');
  const shares = record.opening.players.flatMap(({ id }, seat) => {
    const { share, from, hash } = record.shares[seat === 0 ? 0 : 1];
    const rows = [[t(`replay:shuffles.share.${from}`, { name: id }), share]];
    return hash === undefined ? rows : [[t('replay:shuffles.hash', { name: id }), hash], ...rows];
  });
  const rows = [
    [t('replay:shuffles.commitment'), record.commitment],
    [t('replay:shuffles.secret'), record.secret],
    ...shares,
    [t('replay:shuffles.seed'), seedOf(record)],
  ];
  return (
    <dl className={styles.parts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
