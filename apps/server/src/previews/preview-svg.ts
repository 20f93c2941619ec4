/** Draws the preview picture of a page. */
import { houseTitle } from '@amberhall/cards/data';
import type { House } from '@amberhall/engine/vocabulary';
import type { Artwork } from './artwork.ts';
import type { Drawing } from './preview.ts';

/** Pixels, as the sites that show previews expect them. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

const MARGIN = 64;
const TITLE_WIDTH = 590;
const TITLE_LINES = 3;
/** The average width of a letter in parts of the size. */
const LETTER_WIDTH = 0.5;
/** The tilts of the three cards at the right, in degrees. */
const FAN = [-17, 17, 0] as const;

/** @param site the host of the address of the site */
export function previewSvg(drawing: Drawing, site: string, artwork: Artwork): string {
  const { origin, title, houses, numbers } = drawing;
  const size = titleSize(title);
  const lines = titleLines(title, size);
  const below = 152 + lines.length * size * 1.1;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}">
<defs><radialGradient id="glow" cx="920" cy="420" r="430" gradientUnits="userSpaceOnUse">
<stop offset="0" stop-color="#3a2509"/><stop offset="1" stop-color="#12141d" stop-opacity="0"/></radialGradient></defs>
<rect width="1200" height="630" fill="#12141d"/><rect width="1200" height="630" fill="url(#glow)"/>
<path d="M690 630V330a230 230 0 0 1 460 0v300z" fill="#2d3246" fill-opacity=".45"/>
<path d="M748 630V330a172 172 0 0 1 344 0v300z" fill="#0b0c12" fill-opacity=".7"/>
${cards(houses, artwork)}
${text(origin, { x: MARGIN, y: 86, size: 25, color: '#b4b2bd' })}
${lines.map((line, row) => text(line, { x: MARGIN, y: 90 + (row + 1) * size * 1.1, size, isDisplay: true })).join('\n')}
${houses.map((house, row) => houseLine(house, below + row * 48, artwork)).join('\n')}
${numbers === undefined ? '' : numberLine(numbers, artwork)}
<rect y="554" width="1200" height="76" fill="#0b0c12"/>
${mark(MARGIN, 570)}
${text('Amberhall', { x: 122, y: 602, size: 29, isDisplay: true })}
${text(site, { x: PREVIEW_WIDTH - MARGIN, y: 600, size: 20, color: '#b4b2bd', anchor: 'end' })}
</svg>`;
}

function titleSize(title: string): number {
  if (title.length > 60) return 38;
  return title.length > 34 ? 46 : 60;
}

function titleLines(title: string, size: number): string[] {
  const letters = Math.floor(TITLE_WIDTH / (size * LETTER_WIDTH));
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shown = lines.slice(0, TITLE_LINES).map((line) => cut(line, letters));
  if (lines.length > TITLE_LINES)
    shown[TITLE_LINES - 1] = `${cut(shown[TITLE_LINES - 1] ?? '', letters - 1)}…`;
  return shown;
}

function cut(line: string, letters: number): string {
  return line.length > letters ? `${line.slice(0, letters - 1)}…` : line;
}

function cards(houses: readonly House[], artwork: Artwork): string {
  if (houses.length === 0) return `<g transform="translate(800 190) scale(6)">${LOGO}</g>`;
  return FAN.map((tilt, index) => {
    const house = houses[index % houses.length];
    if (house === undefined) return '';
    const { light, deep } = artwork.color(house);
    return `<g transform="translate(${920 + tilt * 7} ${320 + Math.abs(tilt)}) rotate(${tilt})">
<rect x="-112" y="-160" width="224" height="320" rx="16" fill="${deep}" stroke="${light}" stroke-width="3"/>
<rect x="-100" y="70" width="200" height="78" rx="8" fill="#ece0c8"/>
<g transform="translate(-66 -118) scale(5.5)" fill="${light}" color="${light}">${artwork.symbol(`h-${house}`)}</g></g>`;
  }).join('\n');
}

function houseLine(house: House, y: number, artwork: Artwork): string {
  const { light, deep } = artwork.color(house);
  return `<circle cx="${MARGIN + 20}" cy="${y}" r="20" fill="${deep}" stroke="${light}" stroke-width="2"/>
<g transform="translate(${MARGIN + 6.5} ${y - 13.5}) scale(1.12)" fill="${light}" color="${light}">${artwork.symbol(`h-${house}`)}</g>
${text(houseTitle(house), { x: MARGIN + 56, y: y + 9, size: 27, isDisplay: true })}`;
}

function numberLine(numbers: NonNullable<Drawing['numbers']>, artwork: Artwork): string {
  const kinds = ['creatures', 'actions', 'artifacts', 'upgrades'] as const;
  const counts = kinds.map((kind, index) => {
    const x = MARGIN + index * 108;
    return `${text(String(numbers[kind]), { x, y: 512, size: 34 })}${text(kind, { x, y: 538, size: 17, color: '#b4b2bd' })}`;
  });
  const x = MARGIN + kinds.length * 108;
  return `${counts.join('\n')}
<g transform="translate(${x} 482) scale(1.4)">${artwork.symbol('i-amber')}</g>
${text(String(numbers.amber), { x: x + 42, y: 512, size: 34 })}${text('Æmber', { x, y: 538, size: 17, color: '#b4b2bd' })}`;
}

const LOGO = `<path d="M5 38V19A15 15 0 0135 19V38" fill="none" stroke="#ece8df" stroke-width="2.6" stroke-linecap="round"/>
<path d="M11 38V20a9 9 0 0118 0v18" fill="none" stroke="#ece8df" stroke-opacity=".35" stroke-width="1.6"/>
<path d="M20 13l6 8.5L20 36l-6-14.5z" fill="#f6a821"/><path d="M20 13l6 8.500h-12z" fill="#ffd166"/>`;

function mark(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})">${LOGO}</g>`;
}

interface TextOptions {
  x: number;
  y: number;
  size: number;
  color?: string;
  isDisplay?: boolean;
  anchor?: 'start' | 'end';
}

function text(words: string, options: TextOptions): string {
  const { x, y, size, color = '#ece8df', isDisplay = false, anchor = 'start' } = options;
  const family = isDisplay ? 'Amberhall Display' : 'Amberhall Text';
  return `<text x="${x}" y="${y}" font-family="${family}, sans-serif" font-size="${size}" fill="${color}" text-anchor="${anchor}">${escaped(words)}</text>`;
}

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** Plain text for XML and HTML, without characters that XML forbids. */
export function escaped(words: string): string {
  return words
    .replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ')
    .replaceAll(/[&<>"']/g, (sign) => ENTITIES.get(sign) ?? sign);
}
