import { KEYWORDS } from '@amberhall/protocol';
import { Fragment, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { parseCardText } from './parse-card-text.ts';
import type { TextPiece } from './parse-card-text.ts';
import styles from './card-text.module.css';
import { aroundThaiTerms } from './thai-terms.ts';
import { unbrokenPieces } from './unbroken-pieces.ts';
import { houseColors } from './houses.ts';
import { HouseEmblem, Symbol } from './symbol.tsx';

function Piece({ piece }: { piece: TextPiece }) {
  const { t } = useTranslation('card');
  switch (piece.kind) {
    case 'strong':
      return <strong>{piece.text}</strong>;
    case 'reminder':
      return <em>{piece.text}</em>;
    case 'symbol':
      return (
        <Symbol name={piece.symbol} label={t(`symbol.${piece.symbol}`)} className={styles[piece.symbol]} />
      );
    case 'house':
      return (
        <span style={houseColors(piece.house)} role="img" aria-label={t(`house.${piece.house}`)}>
          <HouseEmblem house={piece.house} className={styles.house} />
        </span>
      );
    case 'words':
      return <Words text={piece.text} />;
  }
}

function Words({ text }: { text: string }) {
  const parts = aroundThaiTerms(text);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span className={styles.unbroken} key={index}>
        {part}
      </span>
    ),
  );
}

interface CardTextProps {
  text: string;
  /** The language of the text if it is not that of the page. */
  lang?: string | undefined;
  className?: string | undefined;
}

/** A card's text, with its symbols drawn and its ability words in bold. */
export function CardText({ text, lang, className }: CardTextProps) {
  const { t } = useTranslation('card');
  const lines = useMemo(() => {
    const keywords = KEYWORDS.map((name) =>
      t(`card:keyword.${name}`, lang === undefined ? {} : { lng: lang }),
    );
    return parseCardText(text, keywords).map(unbrokenPieces);
  }, [text, lang, t]);
  return (
    <span className={className} lang={lang}>
      {lines.map((line, index) => (
        <span className={styles.line} key={index}>
          {line.map((group, position) => {
            const pieces = group.map((piece, at) => <Piece piece={piece} key={at} />);
            return group.length === 1 ? (
              <Fragment key={position}>{pieces}</Fragment>
            ) : (
              <span className={styles.unbroken} key={position}>
                {pieces}
              </span>
            );
          })}
        </span>
      ))}
    </span>
  );
}
