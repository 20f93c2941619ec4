import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useIsPrinting } from './use-is-printing.ts';

const say = (event: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(event)));

test('a page is being printed from the command until the end', () => {
  const { result } = renderHook(useIsPrinting);
  expect(result.current).toBe(false);

  say('beforeprint');
  expect(result.current).toBe(true);
  say('afterprint');

  expect(result.current).toBe(false);
});

test('the page is ready as soon as the event was handled', () => {
  const { result } = renderHook(useIsPrinting);

  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
    expect(result.current).toBe(true);
  });
});
