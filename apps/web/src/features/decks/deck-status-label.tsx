import { deckLabel } from '@amberhall/protocol';
import type { Deck, DeckLabel } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { useDeckReasons } from '../../lib/use-deck-reasons.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './deck-status-label.module.css';

const APPEARANCE: Record<DeckLabel, { icon: string; tone: string }> = {
  invalid: { icon: 'alert', tone: 'bad' },
  notVerified: { icon: 'alert', tone: 'warn' },
  used: { icon: 'info', tone: 'info' },
  popular: { icon: 'info', tone: 'info' },
  notorious: { icon: 'alert', tone: 'warn' },
  impossible: { icon: 'alert', tone: 'bad' },
  valid: { icon: 'ok', tone: 'good' },
};

/** A deck's status label, with its reasons as a tooltip. */
export function DeckStatusLabel({ deck: { status } }: { deck: Pick<Deck, 'status'> }) {
  const { t } = useTranslation('decks');
  const reasons = useDeckReasons()(status);
  const label = deckLabel(status);
  const { icon, tone } = APPEARANCE[label];
  return (
    <span className={styles.status} data-tone={tone} title={reasons.join('\n') || undefined}>
      <span className={styles.label}>
        <Icon name={icon} size={15} />
        {t(`decks:label.${label}`)}
      </span>
      {!status.noUnreleasedCards && <span className={styles.manual}>{t('decks:manual')}</span>}
    </span>
  );
}
