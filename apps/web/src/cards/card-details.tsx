import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueCard } from '@amberhall/protocol';
import type { CardFaceProps } from './card-face.tsx';
import styles from './card-details.module.css';
import { CardText } from './card-text.tsx';
import { houseSymbol } from './houses.ts';
import { Symbol } from './symbol.tsx';
import type { TextFit } from './text-fit.ts';
import { useCardLabels } from './use-card-labels.ts';

const RARITY_SIGNS: Record<string, string> = { common: '●', uncommon: '◆', rare: '★', token: 'T' };

/** Type line, text and footer, for the larger sizes. */
export function CardDetails({ facts, size, house, fit }: CardFaceProps & { house: string; fit: TextFit }) {
  const { t } = useTranslation('card');
  const words = useCardLabels();
  if (!facts) return <span className={styles.text} />;
  return (
    <>
      <span className={styles.typeLine}>
        <Symbol name={symbolOfType(facts.type)} />
        <span>{words.typeLine(facts)}</span>
      </span>
      <span className={styles.text} style={textStyle(fit)} data-card-text="">
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

const textStyle = ({ fontSize, lineHeight }: TextFit): CSSProperties => ({
  fontSize: `${fontSize}em`,
  lineHeight,
});

function symbolOfType(type: CatalogueCard['type']): string {
  if (type === 'token creature') return 'token';
  if (type === 'the tide') return 'tide';
  return type === 'prophecy' || type === 'archon power' ? 'prophecy' : type;
}
