import { linesOf } from './text-lines.ts';

/** The typesetting of the text of a card. */
export interface TextFit {
  /** In tenths of the card's width. */
  fontSize: number;
  lineHeight: number;
  /** Whether the picture makes room for the text. */
  isLong: boolean;
}

interface Box {
  /** The room for the text on the card, in tenths of its width, a little less than there is. */
  width: number;
  height: number;
  /** On each side, in em of the text. */
  padding: { block: number; inline: number };
}

const BOXES: Readonly<Record<'hand' | 'zoom', Box>> = {
  hand: { width: 9.4, height: 4.5, padding: { block: 0.45, inline: 0.55 } },
  zoom: { width: 9.43, height: 4.38, padding: { block: 0.75, inline: 0.85 } },
};

/** What the lower picture of a zoomed card leaves to its text. */
const LONG_HEIGHT = 6.28;
/** Between paragraphs, in em of the text. */
const PARAGRAPH_GAP = 0.35;

const SIZES: Readonly<Record<'hand' | 'zoom', readonly [TextFit, ...TextFit[]]>> = {
  hand: [
    { fontSize: 0.755, lineHeight: 1.28, isLong: false },
    { fontSize: 0.68, lineHeight: 1.28, isLong: false },
    { fontSize: 0.58, lineHeight: 1.2, isLong: false },
  ],
  zoom: [
    { fontSize: 0.535, lineHeight: 1.4, isLong: false },
    { fontSize: 0.48, lineHeight: 1.36, isLong: false },
    { fontSize: 0.44, lineHeight: 1.33, isLong: false },
    { fontSize: 0.44, lineHeight: 1.33, isLong: true },
    { fontSize: 0.41, lineHeight: 1.3, isLong: true },
    { fontSize: 0.38, lineHeight: 1.28, isLong: true },
    { fontSize: 0.35, lineHeight: 1.26, isLong: true },
    { fontSize: 0.32, lineHeight: 1.24, isLong: true },
    { fontSize: 0.29, lineHeight: 1.22, isLong: true },
  ],
};

/** The largest size in which a text fits into its box. A card in hand shows only the beginning of a long text. */
export function fitText(text: string, size: 'hand' | 'zoom'): TextFit {
  const sizes = SIZES[size];
  const fitting = sizes.find((fit) => heightOf(text, BOXES[size], fit) <= roomOf(BOXES[size], fit));
  return fitting ?? sizes.at(-1) ?? sizes[0];
}

const roomOf = ({ height }: Box, { isLong }: TextFit): number => (isLong ? LONG_HEIGHT : height);

function heightOf(text: string, { width, padding }: Box, { fontSize, lineHeight }: TextFit): number {
  const paragraphs = text.split('\n');
  const line = width / fontSize - 2 * padding.inline;
  const lines = paragraphs.reduce((sum, paragraph) => sum + linesOf(paragraph, line), 0);
  const gaps = (paragraphs.length - 1) * PARAGRAPH_GAP;
  return fontSize * (lines * lineHeight + gaps + 2 * padding.block);
}
