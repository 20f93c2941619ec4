import { KEYWORDS } from '@amberhall/protocol';
import { Fragment, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { parseCardText } from './parse-card-text.ts';
import type { TextPiece } from './parse-card-text.ts';
import styles from './card-text.module.css';
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
      return piece.text;
  }
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
    return parseCardText(text, keywords);
  }, [text, lang, t]);
  return (
    <span className={className} lang={lang}>
      {lines.map((line, index) => (
        <span className={styles.line} key={index}>
          {line.map((piece, position) => (
            <Fragment key={position}>
              <Piece piece={piece} />
            </Fragment>
          ))}
        </span>
      ))}
    </span>
  );
}
