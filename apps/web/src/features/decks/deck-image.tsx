import type { CatalogueCard, Deck } from '@amberhall/protocol';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { setSymbolMarkup } from '../../cards/set-symbol-markup.ts';
import { setCodeOf } from '../../lib/sets.ts';
import { deckColumns, extraLines, nameOfLine } from './deck-lines.ts';
import type { DeckLine } from './deck-lines.ts';
import { useSetName } from './use-set-name.ts';

/** Pixels. */
const WIDTH = 840;
const MARGIN = 36;
const HEAD = 132;
const LINE = 30;
const HOUSE = 58;
const FOOT = 44;
const COLUMN = (WIDTH - 2 * MARGIN) / 3;
/** The number of letters of a name that fit into a column. */
const NAME_LETTERS = 24;

/** Colors of the picture. It is dark in every theme. */
const COLORS = { ground: '#12141d', line: '#353b52', text: '#ece8df', faint: '#b4b2bd', light: '#ffd166' };
const SHAPES: Record<string, string> = { action: '▲', artifact: '◆', creature: '●', upgrade: '✚' };

export type PicturedDeck = Pick<Deck, 'name' | 'expansion' | 'houses' | 'cards'>;

interface DeckImageProps {
  deck: PicturedDeck;
  catalogue: Record<string, CatalogueCard>;
  ref?: Ref<SVGSVGElement>;
}

/** A deck as one picture 840 pixels wide: three columns of up to twelve cards, in the reader's language. */
export function DeckImage({ deck, catalogue, ref }: DeckImageProps) {
  const { t } = useTranslation('decks');
  const set = useSetName(deck.expansion);
  const code = setCodeOf(deck.expansion);
  const symbol = setSymbolMarkup(code, COLORS.ground);
  const columns = deckColumns(deck, catalogue);
  const extras = extraLines(deck, catalogue);
  const rows = Math.max(...columns.map(({ lines }) => lines.length), 1);
  const extraRows = extras.length > 0 ? Math.ceil(extras.length / 3) + 1 : 0;
  const height = HEAD + HOUSE + (rows + extraRows) * LINE + FOOT;
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
      role="img"
      aria-label={deck.name}
      fontFamily="Inter Variable, Noto Sans, system-ui, sans-serif"
    >
      <rect width={WIDTH} height={height} rx="18" fill={COLORS.ground} />
      <rect x="6" y="6" width={WIDTH - 12} height={height - 12} rx="14" fill="none" stroke={COLORS.line} />
      {symbol !== undefined && (
        <g
          data-set={code}
          transform={`translate(${MARGIN} 34)`}
          fill={COLORS.faint}
          // A picture that is saved as a file cannot refer to the file of the symbols.
          dangerouslySetInnerHTML={{ __html: symbol }}
        />
      )}
      <text x={symbol === undefined ? MARGIN : MARGIN + 34} y="52" fill={COLORS.faint} fontSize="15">
        {set.name}
      </text>
      <text
        x={MARGIN}
        y="92"
        fill={COLORS.light}
        fontSize={deck.name.length > 42 ? 26 : 34}
        fontFamily="Marcellus, Noto Serif, Georgia, serif"
      >
        {deck.name}
      </text>
      {columns.map(({ house, lines }, column) => (
        <g key={house} transform={`translate(${MARGIN + column * COLUMN} ${HEAD})`}>
          <circle cx="14" cy="12" r="13" style={{ fill: `var(--${house}, ${COLORS.line})` }} />
          <text
            x="38"
            y="18"
            fill={COLORS.text}
            fontSize="18"
            fontFamily="Marcellus, Noto Serif, Georgia, serif"
          >
            {t(`common:house.${house}`)}
          </text>
          <rect y="36" width={COLUMN - 24} height="2" style={{ fill: `var(--${house}, ${COLORS.line})` }} />
          {lines.map((line, row) => (
            <Line key={line.card.dbId} line={line} y={HOUSE + row * LINE} />
          ))}
        </g>
      ))}
      {extras.map((line, place) => (
        <g
          key={line.card.dbId}
          transform={`translate(${MARGIN + (place % 3) * COLUMN} ${HEAD + HOUSE + (rows + 1) * LINE})`}
        >
          <Line line={line} y={Math.floor(place / 3) * LINE} />
        </g>
      ))}
    </svg>
  );
}

function Line({ line: { card, facts }, y }: { line: DeckLine; y: number }) {
  const name = nameOfLine({ card, facts });
  const cut = name.length > NAME_LETTERS ? `${name.slice(0, NAME_LETTERS - 1)}…` : name;
  const marks = [
    card.maverick && 'M',
    card.anomaly && 'A',
    card.enhancements && card.enhancements.length > 0 && `+${card.enhancements.length}`,
    card.count > 1 && `×${card.count}`,
  ].filter(Boolean);
  return (
    <g transform={`translate(0 ${y})`} fontSize="15" fill={COLORS.text}>
      <text x="0" y="14" fill={COLORS.faint} fontSize="11">
        {SHAPES[facts?.type ?? ''] ?? '■'}
      </text>
      <text x="20" y="15">
        {cut}
      </text>
      <text x={COLUMN - 24} y="15" textAnchor="end" fill={COLORS.light}>
        {marks.join(' ')}
      </text>
    </g>
  );
}
