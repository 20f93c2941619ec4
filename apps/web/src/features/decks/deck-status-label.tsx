import { deckLabel } from '@amberhall/protocol';
import type { Deck, DeckLabel } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { useDeckReasons } from '../../lib/use-deck-reasons.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './deck-status-label.module.css';

const LOOKS: Record<DeckLabel, { icon: string; mood: string }> = {
  invalid: { icon: 'alert', mood: 'bad' },
  notVerified: { icon: 'alert', mood: 'warn' },
  used: { icon: 'info', mood: 'info' },
  popular: { icon: 'info', mood: 'info' },
  notorious: { icon: 'alert', mood: 'warn' },
  impossible: { icon: 'alert', mood: 'bad' },
  valid: { icon: 'ok', mood: 'good' },
};

/** A deck's label, with the reasons for it as a tooltip. */
export function DeckStatusLabel({ deck: { status } }: { deck: Pick<Deck, 'status'> }) {
  const { t } = useTranslation('decks');
  const reasons = useDeckReasons()(status);
  const label = deckLabel(status);
  const { icon, mood } = LOOKS[label];
  return (
    <span className={styles.status} data-mood={mood} title={reasons.join('\n') || undefined}>
      <span className={styles.label}>
        <Icon name={icon} size={15} />
        {t(`decks:label.${label}`)}
      </span>
      {!status.noUnreleasedCards && <span className={styles.manual}>{t('decks:manual')}</span>}
    </span>
  );
}
