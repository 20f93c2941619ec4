import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SectionPage } from './section-page.tsx';
import type { SectionLink } from './section-page.tsx';

const LINKS: SectionLink[] = [
  { to: '/security', text: 'Security' },
  { to: '/blocklist', text: 'Block list' },
];

function open(links: SectionLink[]): void {
  render(
    <MemoryRouter initialEntries={['/blocklist']}>
      <SectionPage title="Block list" lead="People you do not want to meet." section="Account" links={links}>
        <p>Nobody is blocked.</p>
      </SectionPage>
    </MemoryRouter>,
  );
}

test('a page shows its heading, its lead and its content, and names the browser tab', async () => {
  open(LINKS);

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Block list');
  expect(screen.getByText('People you do not want to meet.')).toBeTruthy();
  expect(screen.getByText('Nobody is blocked.')).toBeTruthy();
  await expect.poll(() => document.title).toMatch(/^Block list/);
});

test('the links to the other pages mark the current one', () => {
  open(LINKS);

  const links = within(screen.getByRole('navigation', { name: 'Account' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Security', null],
    ['Block list', 'page'],
  ]);
});

test('a single link is not shown', () => {
  open(LINKS.slice(1));

  expect(screen.queryByRole('navigation')).toBeNull();
});
