import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../test/server.ts';
import { CriticalBoundary } from './critical-boundary.tsx';
import { ErrorPage } from './error-page.tsx';

const SORRY = /We're sorry - something's gone wrong\./;

function Broken(): never {
  throw new Error('The table fell over', { cause: new Error('A leg is missing') });
}

// React logs every error to the console, also those that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function NotLoaded(): never {
  throw new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/decks.js');
}

function WithoutStyle(): never {
  throw new Error('Unable to preload CSS for /assets/decks.css');
}

function openBroken(Component = Broken): void {
  const router = createMemoryRouter([{ path: '/', Component, ErrorBoundary: ErrorPage }]);
  render(<RouterProvider router={router} />);
}

test('a failing page says so and links to the home page', async () => {
  openBroken();

  expect(await screen.findByRole('button', { name: SORRY })).toBeDefined();
  const home = screen.getByRole('link', { name: 'Clear the error and return home' });
  expect(home.getAttribute('href')).toBe('/');
});

test('a page whose code cannot be loaded from a server that is there is an error', async () => {
  answerCalls({ 'GET /healthz': { status: 'ok' } });
  openBroken(NotLoaded);

  expect(await screen.findByRole('button', { name: SORRY })).toBeDefined();
});

test.each([
  ['code', NotLoaded],
  ['style', WithoutStyle],
])(
  'a page whose %s cannot be loaded says that there is no connection if the server is away',
  async (_, page) => {
    answerCalls({});
    openBroken(page);

    expect(await screen.findByRole('heading', { name: 'No connection' })).toBeDefined();
    expect(screen.queryByRole('button', { name: SORRY })).toBeNull();
  },
);

test('a page without a connection asks for the server every five seconds, and reloads once it is there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  let isThere = false;
  const sent = answerCalls({ 'GET /healthz': () => ({ status: isThere ? 200 : 502, body: {} }) });
  openBroken(NotLoaded);
  await screen.findByRole('heading', { name: 'No connection' });

  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(sent).toHaveLength(2);
  expect(reload).not.toHaveBeenCalled();
  isThere = true;
  await act(() => vi.advanceTimersByTimeAsync(5000));

  expect(reload).toHaveBeenCalledOnce();
});

test('pressing the box sends one error report', async () => {
  const sent = answerCalls({ 'POST /api/reports': { success: true } });
  openBroken();

  await userEvent.click(await screen.findByRole('button', { name: SORRY }));

  expect(await screen.findByText('Thank you. Your report was sent.')).toBeDefined();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ message: 'The table fell over', path: '/' });
  expect(JSON.stringify(sent[0]?.body)).toContain('A leg is missing');
  expect(screen.getByRole('button', { name: SORRY })).toHaveProperty('disabled', true);
});

test('a failed report can be sent again', async () => {
  answerCalls({});
  openBroken();

  await userEvent.click(await screen.findByRole('button', { name: SORRY }));

  expect(await screen.findByText('Could not send the report. Click to try again.')).toBeDefined();
  expect(screen.getByRole('button', { name: SORRY })).toHaveProperty('disabled', false);
});

test('an error outside of any page asks to reload', () => {
  render(
    <CriticalBoundary>
      <Broken />
    </CriticalBoundary>,
  );

  expect(screen.getByRole('button', { name: SORRY })).toBeDefined();
  expect(screen.getByText(/This page cannot be displayed/)).toBeDefined();
});
