import { withoutReminders } from './reminders.ts';

/** The words, numbers, signs and icons of a text, in lower case. */
export type Token = string;

/** How a card calls itself, whatever its title. */
export const SELF = '~';

const TOKEN =
  /\{[\w:+-]+\}|[+–-]\d+|\d+|~|[\p{L}\p{M}\d+-]*[\p{L}\p{M}](?:[\p{L}\p{M}-]*[\p{L}\p{M}])?|’s?(?!\p{L})|\[redacted\]|[^\s\p{L}\p{M}]/gu;

export function tokensOf(text: string): Token[] {
  return (straight(text).toLowerCase().match(TOKEN) ?? []).map((token) => token.replace(/^-(?=\d)/, '–'));
}

/** One kind of apostrophe, quotation mark and minus. */
function straight(text: string): string {
  return text
    .normalize('NFC')
    .replace(/['‘]/g, '’')
    .replace(/["”“„]/g, '"')
    .replace(/[−]/g, '–');
}

/**
 * The lines of a printed text that say something: without reminders in parentheses, with `~` where the card names
 * itself, and with lines joined that were only broken for room.
 */
export function linesOf(text: string, title: string): Token[][] {
  const said = withoutReminders(straight(text))
    .replace(/\{tide\}\s*/g, '')
    .replace(/\.\.+/g, '.');
  const lines = named(said, title).split('\n');
  return joined(lines)
    .map(tokensOf)
    .filter((line) => line.length > 0);
}

/** A title, also as texts print it where an A after a digit became an icon. */
export const spellings = (title: string): string[] => [title, title.replace(/(\d)A/g, '$1{amber}')];

function named(text: string, title: string): string {
  const names = [title, title.replace(/ \(Evil Twin\)$/, '')].map(straight).flatMap(spellings);
  // A title of several words is itself in any case; one of a single word may be an ordinary word too.
  return names.reduce(
    (said, name) => said.replaceAll(new RegExp(escaped(name), name.includes(' ') ? 'gi' : 'g'), SELF),
    text,
  );
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A line that does not begin like a sentence goes on with the one before. */
function joined(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    if (before !== undefined && isContinued(before, line))
      whole[whole.length - 1] = `${before} ${isOption(before, line) ? '• ' : ''}${line}`;
    else whole.push(line);
  }
  return whole;
}

function isContinued(before: string, line: string): boolean {
  return /^\p{Ll}/u.test(line) || /[:“]\s*$/.test(before) || line.startsWith('•') || isOption(before, line);
}

/** Options of a choice are printed on lines of their own. */
const isOption = (before: string, line: string): boolean =>
  /[Cc]hooses? one:/.test(before) && !/^[A-Z][\w /]*:/.test(line) && !line.startsWith('•');
