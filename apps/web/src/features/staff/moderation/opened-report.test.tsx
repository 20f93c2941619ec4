import type { OpenedReport } from '@amberhall/protocol';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { openPage } from '../../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../../test/server.ts';
import { MantineParts } from '../../../ui/mantine-parts.tsx';
import { openedReport } from './fixture.ts';
import { OpenedReportPanels } from './opened-report.tsx';

const ONE = 'GET /api/moderation/reports/5';
const PUT = 'PUT /api/moderation/reports/5';
const others: Partial<OpenedReport> = { state: 'taken', handledBy: 'Anselm' };
const own: Partial<OpenedReport> = { state: 'taken', handledBy: 'Mira' };

async function open(changes: Partial<OpenedReport> = {}, answers: Parameters<typeof answerCalls>[0] = {}) {
  const sent = answerCalls({
    [ONE]: { success: true, report: openedReport(changes) },
    [PUT]: { success: true, report: openedReport(changes) },
    ...answers,
  });
  const user = openPage(
    <MantineParts>
      <OpenedReportPanels id={5} />
    </MantineParts>,
  );
  await screen.findByRole('heading', { name: 'Report about fox' });
  return { sent, user };
}
const button = (name: string) => screen.queryByRole('button', { name });
const hasForm = () => screen.queryByRole('radio', { name: 'Settle' }) !== null;

beforeEach(() => logIn(somebody(['canModerateChat'])));

describe('a report', () => {
  test('shows who reported it, what was said, and the game', async () => {
    await open({ gameId: 'game-1', place: 'game' });

    expect(screen.getByText(/Reported by pip, 21 Nov 2026/)).toBeDefined();
    expect(screen.getByText('the third time tonight')).toBeDefined();
    expect(screen.getByText('Game')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Replay of the game' });
    expect(link.getAttribute('href')).toBe('/replay/game-1');
  });

  test('from the lobby has no game, and one of a deleted account no name', async () => {
    await open({ reporter: null, text: '' });

    expect(screen.getByText(/Reported by a deleted user/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Replay of the game' })).toBeNull();
    expect(document.querySelector('blockquote')).toBeNull();
  });

  test('without a chat says so', async () => {
    await open({ lines: [] });

    expect(screen.getByText('No chat belongs to this report.')).toBeDefined();
  });

  test('that is decided shows the note of staff, and no form', async () => {
    await open({ state: 'rejected', handledBy: 'Anselm', note: 'Harmless' });

    expect(screen.getByText('Note: Harmless')).toBeDefined();
    expect(hasForm()).toBe(false);
    expect(button('Take')).toBeNull();
    expect(button('Hand over')).toBeNull();
  });
});

describe('a report that nobody has taken', () => {
  test('can be decided at once', async () => {
    await open();

    expect(hasForm()).toBe(true);
    expect(button('Take')).not.toBeNull();
    expect(button('Hand over')).toBeNull();
  });

  test('is taken', async () => {
    const { sent, user } = await open();

    await user.click(button('Take') ?? document.body);

    await waitFor(() => expect(sent.find(({ call }) => call === PUT)?.body).toEqual({ act: 'take' }));
  });

  test('but was taken meanwhile by another says so, and shows who has it', async () => {
    const views = [openedReport(), openedReport(others)];
    const message = 'Anselm has taken this report.';
    const { user } = await open(
      {},
      {
        [ONE]: () => ({ body: { success: true, report: views.shift() ?? openedReport(others) } }),
        [PUT]: { success: false, message },
      },
    );

    await user.click(button('Take') ?? document.body);

    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(await screen.findByText('Anselm')).toBeDefined();
    expect(hasForm()).toBe(false);
  });
});

describe('a report that somebody has taken', () => {
  test('is decided or handed over by whoever has it', async () => {
    const { sent, user } = await open(own);

    expect(hasForm()).toBe(true);
    expect(button('Take')).toBeNull();
    await user.click(button('Hand over') ?? document.body);

    await waitFor(() => expect(sent.find(({ call }) => call === PUT)?.body).toEqual({ act: 'release' }));
  });

  test('is left alone by other moderators', async () => {
    await open(others);

    expect(hasForm()).toBe(false);
    expect(button('Hand over')).toBeNull();
  });

  test('is handed over by an administrator, who then can decide', async () => {
    logIn(somebody(['canModerateChat', 'isAdmin']));
    await open(others);

    expect(hasForm()).toBe(false);
    expect(button('Hand over')).not.toBeNull();
  });
});

test('a report about the reader cannot be taken', async () => {
  answerCalls({
    [ONE]: {
      success: true,
      report: openedReport({ subject: { username: 'Mira', name: 'Mira', avatar: null, role: 'user' } }),
    },
  });
  openPage(<OpenedReportPanels id={5} />);

  await screen.findByText('This report is about you. Others decide on it.');
  expect(button('Take')).toBeNull();
});

test('a report that cannot be loaded can be loaded again', async () => {
  let isAway = true;
  answerCalls({
    [ONE]: () =>
      isAway
        ? { status: 404, body: { success: false, message: 'No such report' } }
        : { body: { success: true, report: openedReport(others) } },
  });
  const user = openPage(<OpenedReportPanels id={5} />);

  const retry = await screen.findByRole('button', { name: 'Retry' });
  isAway = false;
  await user.click(retry);

  expect(await screen.findByRole('heading', { name: 'Report about fox' })).toBeDefined();
});
