import { act } from '@testing-library/react';
import type { PromptView } from '@amberhall/protocol';
import { afterEach, expect, test } from 'vitest';
import { midGame, PROMPTS } from '../fixture/game.ts';
import { renderPart } from '../fixture/render-board.tsx';
import { setPreference } from './preferences.ts';
import { useEndTurnGuard } from './use-end-turn-guard.ts';

afterEach(() => setPreference({ confirmEndTurn: true }));

const SURE: PromptView = {
  ...PROMPTS.main,
  id: 'sure',
  kind: 'choice',
  purpose: 'confirm-end-turn',
  controls: [
    { id: 'no', kind: 'no', label: { key: 'button.no' } },
    { id: 'yes', kind: 'yes', label: { key: 'button.yes' } },
  ],
};

function Guard() {
  useEndTurnGuard();
  return null;
}
/** Plays on to a question. @returns what was sent */
async function ask(question: PromptView, first: PromptView = PROMPTS.main) {
  const { store, sent } = renderPart(<Guard />, midGame(first));
  await act(async () => store.setState({ rev: 2, game: midGame(question) }));
  return { sent, store };
}

test('a user who wants to be asked answers the question', async () => {
  expect((await ask(SURE)).sent).toEqual([]);
});

test('for a user who does not, the question is answered once', async () => {
  setPreference({ confirmEndTurn: false });
  const { sent, store } = await ask(SURE);
  expect(sent).toEqual([['menuButton', 'yes', 'sure']]);

  await act(async () => store.setState({ busy: true }));

  expect(sent).toHaveLength(1);
});

test('no other question is answered', async () => {
  setPreference({ confirmEndTurn: false });

  expect((await ask({ ...SURE, purpose: 'target' })).sent).toEqual([]);
  expect((await ask({ ...SURE, controls: [] })).sent).toEqual([]);
});
