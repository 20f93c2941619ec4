import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  discardUnsavedChanges,
  hasUnsavedChanges,
  losesChanges,
  useUnsavedChanges,
} from './unsaved-changes.ts';

const at = (pathname: string, search = '') => ({ pathname, search });

/** A form that edits what the parameter names. */
const edit = (hasChanges: boolean, parameter?: string, value?: string) =>
  renderHook((props) => useUnsavedChanges(props.hasChanges, parameter, value), {
    initialProps: { hasChanges },
  });

describe('changes', () => {
  test('count while a form has some', () => {
    const { rerender } = edit(false);
    expect(hasUnsavedChanges()).toBe(false);

    rerender({ hasChanges: true });
    expect(hasUnsavedChanges()).toBe(true);
    rerender({ hasChanges: false });

    expect(hasUnsavedChanges()).toBe(false);
  });

  test('are gone with their form', () => {
    const { unmount } = edit(true);

    unmount();

    expect(hasUnsavedChanges()).toBe(false);
  });

  test('of one form stay when another one is saved', () => {
    edit(true);
    const other = edit(true);

    other.rerender({ hasChanges: false });

    expect(hasUnsavedChanges()).toBe(true);
  });

  test('can be given up together', () => {
    edit(true);
    edit(true);

    act(discardUnsavedChanges);

    expect(hasUnsavedChanges()).toBe(false);
  });
});

describe('the way to another address', () => {
  test('loses nothing without changes', () => {
    expect(losesChanges(at('/decks'), at('/lobby'))).toBe(false);
  });

  test('to another page loses changes', () => {
    edit(true);

    expect(losesChanges(at('/decks'), at('/lobby'))).toBe(true);
  });

  test('within the page keeps the changes of a form that no parameter replaces', () => {
    edit(true);

    expect(losesChanges(at('/decks'), at('/decks', '?sort=name'))).toBe(false);
  });

  test('to something else of the same page loses the changes of its form', () => {
    edit(true, 'deck', '5');

    expect(losesChanges(at('/decks'), at('/decks', '?deck=6'))).toBe(true);
    expect(losesChanges(at('/decks'), at('/decks'))).toBe(true);
  });

  test('to another list with the same thing keeps its changes', () => {
    edit(true, 'deck', '5');

    expect(losesChanges(at('/decks'), at('/decks', '?sort=name&deck=5'))).toBe(false);
  });
});
