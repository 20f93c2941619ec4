import { BONUS_ICONS, CARD_COUNTS, CONTROL_COUNTS, KEYWORDS } from '@amberhall/protocol';
import type { DeckNumbers } from '@amberhall/protocol';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { TypeShape } from './card-line.tsx';
import styles from './deck-numbers.module.css';
import { EnhancementIcon } from './enhancement-icon.tsx';

const TYPES = {
  creatures: 'creature',
  actions: 'action',
  artifacts: 'artifact',
  upgrades: 'upgrade',
} as const;

/** What is in a deck, in four groups of numbers. */
export function DeckNumbersPanel({ numbers }: { numbers: DeckNumbers }) {
  return (
    <div className={styles.numbers}>
      <Types numbers={numbers} />
      <Amber numbers={numbers} />
      <Icons numbers={numbers} />
      <KeywordsAndControl numbers={numbers} />
    </div>
  );
}

function Types({ numbers }: { numbers: DeckNumbers }) {
  const { t } = useTranslation('decks');
  const total = CARD_COUNTS.reduce((sum, kind) => sum + numbers[kind], 0);
  return (
    <Group title={t('decks:cards', { count: total })}>
      <div className={styles.bar} aria-hidden="true">
        {CARD_COUNTS.map((kind) => (
          <span key={kind} data-kind={kind} style={{ flexGrow: numbers[kind] }} />
        ))}
      </div>
      <ul className={styles.types}>
        {CARD_COUNTS.map((kind) => (
          <li key={kind} data-kind={kind}>
            <TypeShape type={TYPES[kind]} />
            <b>{numbers[kind]}</b> {t(`decks:numbers.${kind}`)}
          </li>
        ))}
      </ul>
    </Group>
  );
}

function Amber({ numbers: { amber, expectedAmber } }: { numbers: DeckNumbers }) {
  const { t, i18n } = useTranslation('decks');
  const decimal = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1 });
  return (
    <Group title={t('decks:numbers.amber')}>
      <ul className={styles.amber}>
        <li>
          <Icon name="amber" size={22} />
          <b>{amber}</b>
          <span>{t('decks:numbers.printed')}</span>
        </li>
        <li title={t('decks:numbers.expectedHelp')}>
          <Icon name="amber" size={22} />
          <b>{decimal.format(expectedAmber)}</b>
          <span>{t('decks:numbers.expected')}</span>
        </li>
      </ul>
    </Group>
  );
}

function Icons({ numbers: { bonusIcons } }: { numbers: DeckNumbers }) {
  const { t } = useTranslation('decks');
  return (
    <Group title={t('decks:numbers.icons')}>
      <ul className={styles.icons}>
        {BONUS_ICONS.map((icon) => (
          <li key={icon} data-none={bonusIcons[icon] === 0 || undefined}>
            <EnhancementIcon icon={icon} size={18} />
            <b>{bonusIcons[icon]}</b>
            <span aria-hidden="true">{t(`decks:icon.${icon}`)}</span>
          </li>
        ))}
      </ul>
    </Group>
  );
}

function KeywordsAndControl({ numbers }: { numbers: DeckNumbers }) {
  const { t } = useTranslation(['decks', 'card']);
  const keywords = KEYWORDS.filter((keyword) => numbers.keywords[keyword] !== undefined);
  return (
    <Group title={t('decks:numbers.abilities')}>
      <ul className={styles.chips}>
        {CONTROL_COUNTS.map((kind) => (
          <Chip key={kind} number={numbers[kind]}>
            {t(`decks:numbers.${kind}`)}
          </Chip>
        ))}
        {keywords.map((keyword) => (
          <Chip key={keyword} number={numbers.keywords[keyword] ?? 0}>
            {t(`card:keyword.${keyword}`)}
          </Chip>
        ))}
      </ul>
    </Group>
  );
}

function Chip({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li>
      {children} <b>{number}</b>
    </li>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h3 id={heading} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}
