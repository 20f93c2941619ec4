import type { PromptView } from '@amberhall/engine/vocabulary';
import { viewFor } from '@amberhall/engine';
import { expect, test } from 'vitest';
import { legalAnswers } from './answers.ts';
import { position } from './testing.ts';

const PROMPT: PromptView = {
  id: 'p1',
  kind: 'main',
  purpose: 'main-step',
  title: { key: 'prompt.main.title' },
  controls: [],
  selectable: [],
  selected: [],
};

test('legalAnswers returns every selectable card, button, tide, prophecy and name', () => {
  const view = viewFor(position('brobnar', { line: ['troll'] }, {}), { kind: 'player', player: 'me' });
  const controls = [{ id: 'done', kind: 'done', label: { key: 'button.done' } } as const];

  expect(legalAnswers(view, { ...PROMPT, selectable: ['v1', 'v1'], controls })).toEqual([
    { kind: 'card', card: 'v1' },
    { kind: 'control', control: 'done' },
  ]);
  expect(legalAnswers(view, { ...PROMPT, tide: true, prophecies: ['v2'] })).toEqual([
    { kind: 'tide' },
    { kind: 'prophecy', card: 'v2' },
  ]);
  expect(legalAnswers(view, { ...PROMPT, kind: 'name' })).toEqual([{ kind: 'name', name: 'Troll' }]);
});
