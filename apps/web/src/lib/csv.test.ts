import { describe, expect, test } from 'vitest';
import { csvText } from './csv.ts';

const cellOf = (value: Parameters<typeof csvText>[1][number][number]) =>
  csvText(['x'], [[value]]).split('\r\n')[1];

test('a table has its headings first, and ends each line as spreadsheets do', () => {
  expect(csvText(['name', 'wins'], [['Old Brine', 3]])).toBe('"name","wins"\r\n"Old Brine","3"\r\n');
});

test('a table without rows has its headings', () => {
  expect(csvText(['name'], [])).toBe('"name"\r\n');
});

describe('a cell', () => {
  test('without a value is empty', () => {
    expect(cellOf(null)).toBe('""');
    expect(cellOf(undefined)).toBe('""');
  });

  test('keeps quotation marks, commas and line breaks', () => {
    expect(cellOf('a "b", c')).toBe('"a ""b"", c"');
    expect(csvText(['x'], [['a\nb']])).toBe('"x"\r\n"a\nb"\r\n');
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])(
    'that begins like the formula %j stays a text',
    (text) => {
      expect(cellOf(text)).toBe(`"'${text}"`);
    },
  );

  test('that is a negative number stays a number', () => {
    expect(cellOf(-3)).toBe('"-3"');
  });

  test('with a sign within it is left alone', () => {
    expect(cellOf('a=b')).toBe('"a=b"');
  });
});
