import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addOpenDialog, useUppermostDialog } from './open-dialogs.ts';

const { style } = document.documentElement;
const dialogs = Array.from({ length: 3 }, () => document.createElement('dialog'));
const closers: (() => void)[] = [];

function openDialog(place: number): () => void {
  let close = () => {};
  act(() => {
    close = addOpenDialog(dialogs[place]!);
  });
  const closeOnce = () => act(close);
  closers.push(closeOnce);
  return closeOnce;
}

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

describe('the uppermost dialog', () => {
  const uppermost = () => renderHook(useUppermostDialog).result;

  test('is none while none is open', () => {
    expect(uppermost().current).toBeUndefined();
  });

  test('is the one that was opened last', () => {
    const result = uppermost();

    openDialog(0);
    const close = openDialog(1);
    expect(result.current).toBe(dialogs[1]);
    close();

    expect(result.current).toBe(dialogs[0]);
  });

  test('stays when the one below is closed', () => {
    const result = uppermost();
    const close = openDialog(0);
    openDialog(1);

    close();

    expect(result.current).toBe(dialogs[1]);
  });
});

describe('the page behind', () => {
  test('does not scroll while any dialog is open', () => {
    const [first, second] = [openDialog(0), openDialog(1)];
    expect(style.overflow).toBe('hidden');

    first();
    expect(style.overflow).toBe('hidden');
    second();

    expect(style.overflow).toBe('');
  });

  test('keeps the room of its scrollbar', () => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);

    const close = openDialog(0);
    expect(style.scrollbarGutter).toBe('stable');
    close();

    expect(style.scrollbarGutter).toBe('');
  });

  test('without a scrollbar keeps no room', () => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth);

    openDialog(0);

    expect(style.scrollbarGutter ?? '').toBe('');
  });
});
