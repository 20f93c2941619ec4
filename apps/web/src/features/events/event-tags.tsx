import type { EventSummary } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { SetSymbol } from '../../cards/set-symbol.tsx';
import { LiveTag } from '../../event-screens/live-tag.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './event-tags.module.css';
import { useEventLabels } from './use-event-labels.ts';

/** What an event is: its state, how it is decided, and what is played. */
export function EventTags({ event }: { event: EventSummary }) {
  const { t } = useTranslation(['events', 'tournaments']);
  const { kindOf } = useEventLabels();
  const { phase, round, gameFormat, isTriad, expansions, bestOf, winner } = event;
  return (
    <div className={styles.tags}>
      {phase === 'running' && (
        <LiveTag>
          {round === 0 ? t('events:phase.running') : t('tournaments:round', { number: round })}
        </LiveTag>
      )}
      {phase === 'cancelled' && <Tag icon="close">{t('events:phase.cancelled')}</Tag>}
      {winner !== null && (
        <span className={styles.winner}>
          <Icon name="star" size={13} label={t('events:winner')} />
          {winner}
        </span>
      )}
      <Tag>{kindOf(event)}</Tag>
      <Tag>{t(`common:gameFormat.${gameFormat}`)}</Tag>
      {isTriad ? <Tag>{t('events:triad')}</Tag> : bestOf === 3 && <Tag>{t('events:bestOf.3')}</Tag>}
      {gameFormat === 'sealed' &&
        expansions.map((code) => (
          <Tag key={code} title={t(`common:setName.${code}`)}>
            <SetSymbol code={code} />
            {t(`common:setCode.${code}`)}
          </Tag>
        ))}
    </div>
  );
}
