import { describe, expect, test } from 'vitest';
import { covers, readRange, writeRange } from './address-range.ts';
import type { AddressRange } from './address-range.ts';

function range(text: string): AddressRange {
  const read = readRange(text);
  if (read === undefined) throw new Error(`${text} is no range`);
  return read;
}

describe('an address or a range', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    [' 192.0.2.0/24 ', '192.0.2.0/24'],
    ['192.0.2.7/32', '192.0.2.7'],
    ['2001:DB8::1', '2001:db8::1'],
    ['2001:db8::/32', '2001:db8::/32'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
  ])('%s is written as %s', (text, written) => {
    expect(writeRange(range(text))).toBe(written);
  });

  test.each([
    '',
    'hall.example.org',
    '192.0.2',
    '192.0.2.256',
    '192.0.2.0/33',
    '192.0.2.0/-1',
    '192.0.2.0/',
    '192.0.2.0/8/8',
    '2001:db8::/129',
    'fe80::1%eth0',
    '::ffff:192.0.2.7/96',
  ])('%j is invalid', (text) => {
    expect(readRange(text)).toBeUndefined();
  });

  test.each([
    ['10.0.0.0/8', '10.20.30.40', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['10.0.0.0/8', '10.1.0.0/16', true],
    ['10.1.0.0/16', '10.0.0.0/8', false],
    ['10.9.9.9/8', '10.0.0.0/8', true],
    ['0.0.0.0/0', '2001:db8::1', false],
    ['2001:db8::/32', '2001:db8:1::5', true],
    ['2001:db8::1', '2001:0db8:0::1', true],
  ])('%s covers %s: %s', (outer, inner, expected) => {
    expect(covers(range(outer), range(inner))).toBe(expected);
  });
});
