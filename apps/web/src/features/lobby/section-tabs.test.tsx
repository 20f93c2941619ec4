import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SectionTabs } from './section-tabs.tsx';

type See = (entries: { isIntersecting: boolean; target: Element }[]) => void;

let see: See = () => {};
let observed: string[] = [];

beforeEach(() => {
  observed = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: See) {
        see = onChange;
      }
      observe = ({ id }: Element) => void observed.push(id);
      disconnect = () => void (observed = []);
    },
  );
});

function open() {
  return render(
    <>
      <section id="games" />
      <section id="chat" />
      <section id="online" />
      <SectionTabs />
    </>,
  );
}
const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => textContent);
const scroll = (id: string, isIntersecting: boolean) =>
  act(() => see([{ isIntersecting, target: document.getElementById(id)! }]));

test('the tabs lead to the parts of the lobby', () => {
  open();

  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['#games', '#chat', '#news', '#online']);
  expect(current()).toEqual(['Games']);
});

test('the part that enters the middle of the screen is the current one', () => {
  open();

  scroll('chat', true);

  expect(current()).toEqual(['Chat']);
});

test('a part that leaves the middle changes nothing before another one enters', () => {
  open();

  scroll('chat', true);
  scroll('chat', false);

  expect(current()).toEqual(['Chat']);
});

test('only parts that are there are watched, until the lobby is left', () => {
  const { unmount } = open();

  expect(observed).toEqual(['games', 'chat', 'online']);
  unmount();

  expect(observed).toEqual([]);
});
