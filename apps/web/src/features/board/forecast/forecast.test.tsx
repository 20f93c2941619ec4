import { act, screen, within } from '@testing-library/react';
import type { FightForecast } from '@amberhall/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { boardUi } from '../board-ui.ts';
import { midGame, PROMPTS } from '../fixture/game.ts';
import { renderBoard } from '../fixture/render-board.tsx';
import { setPreference } from '../settings/preferences.ts';

const [first = '', second = '', third = ''] = PROMPTS.attack.selectable;
const attacker = PROMPTS.attack.source.id;

const forecasts: FightForecast[] = [
  {
    target: first,
    result: {
      attacker: { damage: 3, left: 2, isDestroyed: false },
      defender: { damage: 4, left: 0, isDestroyed: true },
      steps: [{ kind: 'armor', card: first, slug: 'grey-monk', amount: 2 }],
    },
  },
  { target: second },
];

const card = (id: string) => document.querySelector<HTMLElement>(`[data-card-id="${id}"]`)!;

test('each target shows its fate, and the attacker its own against the target that is pointed at', async () => {
  const { user } = renderBoard(midGame(PROMPTS.attack), { ok: true, forecasts });

  await within(card(first)).findByText('Dies');
  expect(within(card(second)).getByText('A choice, chance or a hidden card decides')).toBeTruthy();
  expect(card(third).querySelector('[data-fate]')).toBeNull();
  expect(card(attacker).querySelector('[data-fate]')).toBeNull();
  await user.hover(card(first));

  expect(card(attacker).querySelector('[data-fate]')?.textContent).toBe('32 left');
});

test('the fight that is pointed at is told step by step', async () => {
  const { user } = renderBoard(midGame(PROMPTS.attack), { ok: true, forecasts });

  await within(card(first)).findByText('Dies');
  await user.hover(card(first));

  const panel = within(screen.getByRole('region', { name: 'If they fight' }));
  expect(panel.getByRole('listitem').textContent).toBe('armor: Grey Monk2 prevented');
  expect(panel.getByText('Snufflegator survives, 2 left')).toBeTruthy();
});

test('a target that is opened to read shows its fight', async () => {
  renderBoard(midGame(PROMPTS.attack), { ok: true, forecasts });

  await within(card(first)).findByText('Dies');
  act(() => boardUi.openCard({ slug: 'grey-monk', id: first }));

  const dialog = within(screen.getByRole('dialog', { name: 'Grey Monk' }));
  expect(dialog.getByRole('region', { name: 'If they fight' })).toBeTruthy();
});

test('a user who does not want forecasts gets none', async () => {
  setPreference({ forecasts: false });
  onTestFinished(() => setPreference({ forecasts: true }));
  renderBoard(midGame(PROMPTS.attack), { ok: true, forecasts });

  await act(() => new Promise((resolve) => setTimeout(resolve)));

  expect(document.querySelector('[data-fate]')).toBeNull();
});

test('no card is marked while no attack is chosen', () => {
  renderBoard(midGame(PROMPTS.main), { ok: true, forecasts });

  expect(document.querySelector('[data-fate]')).toBeNull();
});
