import { TextInput } from '@mantine/core';
import { MEASURE_REASONS } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { CLOCK_MS, DURATIONS, endOf } from './measure-choice.ts';
import type { MeasureChoice } from './measure-choice.ts';
import styles from './moderation-page.module.css';

interface MeasureFieldsProps {
  choice: MeasureChoice;
  onChange: (choice: MeasureChoice) => void;
}

/** The reason that the person reads, and the end, spelled out. */
export function MeasureFields({ choice, onChange }: MeasureFieldsProps) {
  const { t, i18n } = useTranslation('moderation');
  const end = endOf(choice, useNow(CLOCK_MS));
  return (
    <>
      <div>
        <ChoiceChips
          legend={t('moderation:form.reason')}
          choices={MEASURE_REASONS.map((value) => ({ value, label: t(`moderation:reason.${value}`) }))}
          value={choice.reason}
          onChange={(reason) => onChange({ ...choice, reason })}
        />
        <p className={styles.hint}>{t('moderation:form.reasonHelp')}</p>
      </div>
      <div>
        <ChoiceChips
          legend={t('moderation:form.until')}
          choices={DURATIONS.map((value) => ({ value, label: t(`moderation:duration.${value}`) }))}
          value={choice.duration}
          onChange={(duration) => onChange({ ...choice, duration })}
        />
        {choice.duration === 'date' && (
          <TextInput
            type="date"
            label={t('moderation:duration.date')}
            value={choice.date}
            onChange={(event) => onChange({ ...choice, date: event.currentTarget.value })}
          />
        )}
        {typeof end === 'string' && (
          <p className={styles.hint}>
            {t('moderation:form.ends', { date: formatMoment(end, i18n.language) })}
          </p>
        )}
      </div>
    </>
  );
}
