import { useTranslation } from 'react-i18next';
import type { CatalogueCard } from '@amberhall/protocol';
import { classNames } from '../ui/class-names.ts';
import type { CardFaceProps } from './card-face.tsx';
import styles from './card-details.module.css';
import { CardText } from './card-text.tsx';
import { houseSymbol } from './houses.ts';
import { Symbol } from './symbol.tsx';
import { useCardLabels } from './use-card-labels.ts';

const RARITY_SIGNS: Record<string, string> = { common: '●', uncommon: '◆', rare: '★', token: 'T' };

/** The number of characters that the unused rest of a line is worth. */
const NEW_LINE_CHARACTERS = 18;
/** The numbers of characters from which a text is one and two steps smaller. */
const LONG_TEXT = { hand: [75, 125], zoom: [150, 260] } as const;

function textScale(text: string, size: 'hand' | 'zoom'): string | undefined {
  const [long, longest] = LONG_TEXT[size];
  const weight = text.length + (text.split('\n').length - 1) * NEW_LINE_CHARACTERS;
  if (weight > longest) return styles.tinyText;
  return weight > long ? styles.smallText : undefined;
}

/** Type line, text and footer, for the larger sizes. */
export function CardDetails({ facts, size, house }: CardFaceProps & { house: string }) {
  const { t } = useTranslation('card');
  const words = useCardLabels();
  if (!facts) return <span className={styles.text} />;
  return (
    <>
      <span className={styles.typeLine}>
        <Symbol name={symbolOfType(facts.type)} />
        <span>{words.typeLine(facts)}</span>
      </span>
      <span className={classNames(styles.text, textScale(facts.text, size === 'zoom' ? 'zoom' : 'hand'))}>
        {facts.text === '' ? (
          <Symbol name={houseSymbol(house)} className={styles.watermark} />
        ) : (
          <CardText text={facts.text} lang={facts.textLanguage} />
        )}
        {!facts.implemented && <em className={styles.byHand}>{t('byHand')}</em>}
      </span>
      <span className={styles.foot}>
        <span className={styles.rarity}>{RARITY_SIGNS[facts.rarity.toLowerCase()] ?? '✦'}</span>
        {size === 'zoom' && (
          <span className={styles.number}>
            {[
              words.rarity(facts.rarity),
              facts.sets.at(-1)?.number,
              facts.textLanguage && words.language(facts.textLanguage),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
      </span>
    </>
  );
}

function symbolOfType(type: CatalogueCard['type']): string {
  if (type === 'token creature') return 'token';
  if (type === 'the tide') return 'tide';
  return type === 'prophecy' || type === 'archon power' ? 'prophecy' : type;
}
