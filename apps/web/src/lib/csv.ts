/** Tables for spreadsheets. */

export type CsvValue = string | number | null | undefined;

/** @param rows without the headings @returns the text of a file, with a line of headings */
export const csvText = (headings: readonly string[], rows: readonly (readonly CsvValue[])[]): string =>
  [headings, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** Spreadsheets would run a text that begins like a formula: a quotation mark makes it plain text. */
function cell(value: CsvValue): string {
  const text = String(value ?? '');
  const isFormula = typeof value === 'string' && /^[=+\-@\t\r]/.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
