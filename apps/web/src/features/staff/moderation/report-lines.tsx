import type { OpenedReport, ReportLine } from '@amberhall/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format.ts';
import { MODERATION } from '../../../moderation/warnings-api.ts';
import { RemoveMessage } from '../../../moderation/remove-message.tsx';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from './moderation-page.module.css';

/** The lines of the chat around a report. The reported ones are hidden until asked for. */
export function ReportLines({ report: { id, lines } }: { report: OpenedReport }) {
  const { t } = useTranslation('moderation');
  if (lines.length === 0) return <p className={styles.text}>{t('moderation:lines.none')}</p>;
  return (
    <ol className={styles.lines} aria-label={t('moderation:lines.title')}>
      {lines.map((line) => (
        <Line key={line.id} report={id} line={line} />
      ))}
    </ol>
  );
}

function Line({ report, line }: { report: number; line: ReportLine }) {
  const { id, name, text, time, isReported, isRemovable, isRemoved } = line;
  const { t, i18n } = useTranslation('moderation');
  const queryClient = useQueryClient();
  const [isShown, setShown] = useState(!isReported);
  return (
    <li className={styles.line} data-reported={isReported || undefined}>
      <time dateTime={time}>{formatTime(time, i18n.language)}</time>
      <b>{name}</b>
      {isShown ? (
        <span className={styles.words}>{text}</span>
      ) : (
        <span className={styles.words}>
          <i>{t('moderation:lines.hidden')}</i>{' '}
          <Button size="small" variant="ghost" onClick={() => setShown(true)}>
            {t('moderation:lines.show')}
          </Button>
        </span>
      )}
      <span>
        {isRemoved && <Tag>{t('moderation:lines.removed')}</Tag>}
        {isRemovable && (
          <RemoveMessage
            path={`/api/moderation/reports/${report}/lines/${id}`}
            author={name}
            onRemoved={() => void queryClient.invalidateQueries({ queryKey: [MODERATION] })}
          />
        )}
      </span>
    </li>
  );
}
