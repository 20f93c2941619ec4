import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useEditedValue } from './use-edited-value.ts';

const told = vi.fn<(text: string) => void>();

beforeEach(() => {
  told.mockClear();
  vi.useFakeTimers();
});

function edit(first = '') {
  const { result, rerender, unmount } = renderHook(({ text }) => useEditedValue(text, told), {
    initialProps: { text: first },
  });
  return {
    typed: () => result.current[0],
    type: (text: string) => act(() => result.current[1](text)),
    wait: (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds)),
    change: (text: string) => rerender({ text }),
    unmount,
  };
}

describe('a text that is typed', () => {
  test('is told once, half a second after the last key', () => {
    const { type, wait, typed } = edit();

    type('f');
    wait(400);
    type('fo');
    wait(499);
    expect(told).not.toHaveBeenCalled();
    wait(1);

    expect(told.mock.calls).toEqual([['fo']]);
    expect(typed()).toBe('fo');
  });

  test('that is as before is not told', () => {
    const { type, wait } = edit('fox');

    type('fo');
    wait(300);
    type('fox');
    wait(1000);

    expect(told).not.toHaveBeenCalled();
  });

  test('that differs only by a space at its end is not told', () => {
    const { type, wait, typed } = edit('fox');

    type('fox ');
    wait(1000);

    expect(told).not.toHaveBeenCalled();
    expect(typed()).toBe('fox ');
  });

  test('is not told after its field has left the page', () => {
    const { type, wait, unmount } = edit();

    type('fox');
    unmount();
    wait(1000);

    expect(told).not.toHaveBeenCalled();
  });

  test('stays when it comes back without the space at its end, so that a second word can follow', () => {
    const { type, wait, change, typed } = edit();

    type('red ');
    wait(500);
    change('red');

    expect(typed()).toBe('red ');
    type('red fox');
    wait(500);
    expect(told.mock.calls).toEqual([['red '], ['red fox']]);
  });

  test('stays when an earlier part of it comes back late', () => {
    const { type, wait, change, typed } = edit();

    type('re');
    wait(500);
    type('red');
    change('re');

    expect(typed()).toBe('red');
    wait(500);
    expect(told.mock.calls).toEqual([['re'], ['red']]);
  });
});

describe('a text that changes from outside', () => {
  test('replaces what was typed, and is not told', () => {
    const { type, wait, change, typed } = edit('fox');

    type('foxes');
    change('wolf');
    wait(1000);

    expect(typed()).toBe('wolf');
    expect(told).not.toHaveBeenCalled();
  });

  test('can become what was told before', () => {
    const { type, wait, change, typed } = edit();

    type('fox');
    wait(500);
    change('fox');
    change('');
    expect(typed()).toBe('');
    change('fox');

    expect(typed()).toBe('fox');
  });
});
