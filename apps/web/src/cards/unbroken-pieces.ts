import type { TextPiece } from './parse-card-text.ts';

const NUMBER_AT_END = /[+–]?\d+$/;
/** Marks, and Korean particles: what belongs to the symbol before it. */
const TAIL_AT_START = /^(?:[.,;:!?)”’」』。，；：！？）]|\p{Script=Hangul})+/u;

/** Groups the pieces of a line. A line never breaks within a group: a symbol stays with its number and its full stop. */
export function unbrokenPieces(line: readonly TextPiece[]): TextPiece[][] {
  const groups: TextPiece[][] = [];
  let isAfterSymbol = false;
  for (const piece of line) {
    if (piece.kind === 'symbol' || piece.kind === 'house') {
      const number = numberBefore(groups);
      groups.push(number === undefined ? [piece] : [number, piece]);
    } else {
      const tail = isAfterSymbol && piece.kind === 'words' ? TAIL_AT_START.exec(piece.text)?.[0] : undefined;
      if (tail !== undefined) groups.at(-1)?.push({ ...piece, text: tail });
      const rest = piece.text.slice(tail?.length ?? 0);
      if (rest !== '') groups.push([{ ...piece, text: rest }]);
    }
    isAfterSymbol = piece.kind === 'symbol' || piece.kind === 'house';
  }
  return groups;
}

/** Takes the number at the end of the words before. */
function numberBefore(groups: TextPiece[][]): TextPiece | undefined {
  const [words] = groups.at(-1) ?? [];
  if (words?.kind !== 'words' || groups.at(-1)?.length !== 1) return undefined;
  const number = NUMBER_AT_END.exec(words.text)?.[0];
  if (number === undefined) return undefined;
  const rest = words.text.slice(0, -number.length);
  groups.splice(-1, 1, ...(rest === '' ? [] : [[{ ...words, text: rest }]]));
  return { ...words, text: number };
}
