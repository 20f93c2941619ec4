import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Emblem } from '../../ui/emblem.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './background-field.module.css';
import { BACKGROUNDS } from './backgrounds.ts';

interface BackgroundFieldProps {
  value: string;
  onChange: (background: string) => void;
}

/** The board's backgrounds as radio buttons with previews. */
export function BackgroundField({ value, onChange }: BackgroundFieldProps) {
  const { t } = useTranslation('profile');
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{t('profile:background.title')}</legend>
      <div className={styles.tiles}>
        {BACKGROUNDS.map(({ name, house, icon }) => (
          <label
            key={name}
            className={styles.tile}
            style={{ '--tile': house ? `var(--${house}-2)` : 'var(--ink-3)' } as CSSProperties}
          >
            <input
              type="radio"
              name="background"
              className={styles.input}
              value={name}
              checked={value === name}
              onChange={() => onChange(name)}
            />
            {house ? <Emblem name={house} label="" size={24} /> : <Icon name={icon} size={20} />}
            <span className={styles.name}>
              {house ? t(`common:house.${house}`) : t(`profile:background.${name}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
