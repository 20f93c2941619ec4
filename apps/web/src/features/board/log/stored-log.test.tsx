import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../test/open-page.tsx';
import { answerCalls } from '../../../test/server.ts';
import { StoredLog } from './stored-log.tsx';

test('stored lines are written in the language of the reader', async () => {
  answerCalls({ 'GET /api/cards': { success: true, cards: {}, glossary: {} } });
  const line = { key: 'log.draw', args: { player: { player: 'Mira' }, number: 6 } };
  openPage(
    <StoredLog lines={[{ id: 1, date: '2026-11-21T18:40:00.000Z', log: { kind: 'log', text: line } }]} />,
  );

  expect((await screen.findByRole('listitem')).textContent).toMatch(/^Mira draws 6 cards/);
  vi.unstubAllGlobals();
});
