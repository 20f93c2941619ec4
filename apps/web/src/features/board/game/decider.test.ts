import type { PromptView } from '@amberhall/protocol';
import { expect, test, vi } from 'vitest';
import { midGame, PROMPTS } from '../fixture/game.ts';
import { createDecider } from './decider.ts';
import type { CommandReply } from './game-connection.ts';
import { createGameStore } from './game-store.ts';

const choosing: PromptView = { ...PROMPTS.several, selected: [] };
const [first = '', second = ''] = choosing.selectable;

/** A table at which `prompt` is open. The test decides when acknowledgements arrive. */
function tableWith(prompt: PromptView) {
  const store = createGameStore({ connection: 'connected', rev: 1, game: midGame(prompt) });
  const sent: unknown[][] = [];
  const acknowledge: ((answer: CommandReply) => void)[] = [];
  const send = (...command: unknown[]) => {
    sent.push(command);
    return new Promise<CommandReply>((resolve) => acknowledge.push(resolve));
  };
  const decider = createDecider(store, { send, reopen: () => {} });
  let rev = 1;
  const ask = (next: PromptView) => store.setState({ game: midGame(next), rev: ++rev });
  return { ...decider, sent, acknowledge, ask, store };
}

test('a click on the new table is sent before the last decision is acknowledged', () => {
  const { clickCard, ask, sent } = tableWith(choosing);

  clickCard(first);
  ask({ ...choosing, id: 'next', selected: [first] });
  clickCard(second);

  expect(sent).toEqual([
    ['cardClicked', first],
    ['cardClicked', second],
  ]);
});

test('a click before the new table is queued, if the same prompt continues', () => {
  const { clickCard, ask, sent } = tableWith(choosing);

  clickCard(first);
  clickCard(second);
  expect(sent).toHaveLength(1);
  ask({ ...choosing, id: 'next', selected: [first] });

  expect(sent).toEqual([
    ['cardClicked', first],
    ['cardClicked', second],
  ]);
});

test('a click that belonged to another prompt is dropped', () => {
  const { clickCard, ask, sent } = tableWith(choosing);

  clickCard(first);
  clickCard(second);
  ask({ ...PROMPTS.attack, selectable: [second] });

  expect(sent).toEqual([['cardClicked', first]]);
});

test('a double click counts once', () => {
  const { clickCard, ask, sent } = tableWith(choosing);

  clickCard(first);
  clickCard(first);
  ask({ ...choosing, id: 'next', selected: [first] });

  expect(sent).toEqual([['cardClicked', first]]);
});

test('clicking another own card closes the open menu and opens that card’s menu', async () => {
  const [umbra = ''] = midGame().table.players['Wren']!.battleline.slice(1);
  const { clickCard, ask, acknowledge, sent } = tableWith(PROMPTS.cardAction);

  clickCard(umbra);
  acknowledge[0]?.({ ok: true });
  await Promise.resolve();
  ask({ ...PROMPTS.main, selectable: [umbra] });

  expect(sent).toEqual([
    ['menuButton', 'cancel', PROMPTS.cardAction.id],
    ['cardClicked', umbra],
  ]);
});

test('a click after a refusal is sent, and the queued one is dropped', async () => {
  const { clickCard, acknowledge, store, ask, sent } = tableWith(choosing);

  clickCard(first);
  clickCard(second);
  acknowledge[0]?.({ ok: false, code: 'STALE_PROMPT' });
  await Promise.resolve();
  await Promise.resolve();
  ask({ ...choosing, id: 'next' });

  expect(sent).toEqual([['cardClicked', first]]);
  expect(store.getState()).toMatchObject({ busy: false, refusal: 'STALE_PROMPT' });
});

const done = { id: 'done', kind: 'done' as const, label: { key: 'button.done' } };
const choosingUntilDone: PromptView = { ...choosing, controls: [done] };

test('a button pressed before the last clicked card arrives is pressed then', () => {
  const { clickCard, press, ask, sent } = tableWith(choosingUntilDone);

  clickCard(first);
  press(done);
  ask({ ...choosingUntilDone, id: 'next', selected: [first] });

  expect(sent).toEqual([
    ['cardClicked', first],
    ['menuButton', 'done', 'next'],
  ]);
});

test('a button does not overtake a queued card, and is not pressed for another prompt', () => {
  const { clickCard, press, ask, sent } = tableWith(choosingUntilDone);

  clickCard(first);
  clickCard(second);
  press(done);
  ask({ ...choosingUntilDone, id: 'next', selected: [first] });
  press(done);
  ask({ ...PROMPTS.attack, controls: [done] });

  expect(sent).toEqual([
    ['cardClicked', first],
    ['cardClicked', second],
  ]);
});

test('a double click on a button presses it once', () => {
  const { press, ask, sent } = tableWith(choosingUntilDone);

  press(done);
  press(done);
  ask({ ...choosingUntilDone, id: 'next' });

  expect(sent).toEqual([['menuButton', 'done', choosing.id]]);
});

test('two clicks on the same card give it two portions', () => {
  const allotting: PromptView = { ...choosing, kind: 'allot' };
  const { clickCard, ask, sent } = tableWith(allotting);

  clickCard(first);
  clickCard(first);
  ask({ ...allotting, id: 'next', selected: [first] });

  expect(sent).toEqual([
    ['cardClicked', first],
    ['cardClicked', first],
  ]);
});

test('a queued click is dropped after two seconds', () => {
  vi.useFakeTimers();
  const { clickCard, ask, sent } = tableWith(choosing);

  clickCard(first);
  clickCard(second);
  vi.advanceTimersByTime(2000);
  ask({ ...choosing, id: 'next', selected: [first] });
  vi.useRealTimers();

  expect(sent).toEqual([['cardClicked', first]]);
});

test('a prophecy is clicked by its own command', () => {
  const { clickCard, sent } = tableWith({ ...PROMPTS.main, selectable: [], prophecies: [first] });

  clickCard(first);

  expect(sent).toEqual([['clickProphecy', first]]);
});

test('a card that cannot be clicked sends nothing', () => {
  const { clickCard, sent } = tableWith({ ...choosing, selectable: [first], selected: [] });

  expect(clickCard(second)).toBe(false);
  expect(sent).toEqual([]);
});
