import type { CardView } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import type { ManualSituation } from './manual-items.ts';
import { manualItems, menuOf } from './manual-items.ts';

const SITUATION: ManualSituation = {
  seat: 'Wren',
  type: 'creature',
  hasHand: true,
  activePlayer: 'Wren',
  hostController: undefined,
};

const listed = (card: Partial<CardView>, situation: Partial<ManualSituation> = {}) =>
  manualItems({ id: 'v1', owner: 'Wren', zone: 'play', ...card }, { ...SITUATION, ...situation }).map(
    (line) => (line.kind === 'item' ? line.item : line.kind === 'move' ? `to ${line.to}` : line.kind),
  );

test('[17.3] a creature in play can be exhausted, damaged, stunned … and moved', () => {
  expect(listed({})).toEqual([
    'select',
    'exhaust',
    'add-damage',
    'add-power',
    'add-amber',
    'stun',
    'ward',
    'enrage',
    'give-control',
    'place-faceup',
    'place-facedown',
    'to hand',
    'to deck',
    'to discard',
    'to archives',
    'to purged',
  ]);
});

test('[17.3] the states of a card can be removed', () => {
  const items = listed({ exhausted: true, damage: 1, amber: 2, counters: { power: 1 }, stunned: true });

  expect(items).toEqual(expect.arrayContaining(['ready', 'remove-damage', 'remove-amber', 'remove-power']));
  expect(items).toContain('remove-stun');
});

test('[17.3] an upgrade can be selected or returned; a card of the opponent cannot be moved', () => {
  expect(listed({ parent: 'v2' }, { type: 'upgrade' }).slice(0, 2)).toEqual(['select', 'return-to-hand']);
  expect(listed({ owner: 'Corvane' }).some((line) => line.startsWith('to '))).toBe(false);
});

test('[17.3] cards beneath are available to the controller of the card above', () => {
  const beneath = { zone: 'under', facedown: true, parent: 'v2' } as const;

  expect(listed(beneath, { hostController: 'Wren' })).toEqual(['select', 'reveal', 'take-beneath']);
  expect(listed(beneath, { hostController: 'Corvane' })).toEqual(['select']);
});

test('[17.6] a prophecy can be activated, and fulfilled in the opponent’s turn', () => {
  const prophecy = { type: 'prophecy', activePlayer: 'Corvane' } as const;

  expect(listed({ zone: 'aside' }, prophecy)).toEqual(['select', 'activate']);
  expect(listed({ zone: 'aside', activeProphecy: true }, prophecy)).toEqual([
    'select',
    'deactivate',
    'trigger',
  ]);
});

test('[17.4] an action cannot enter play', () => {
  expect(listed({ zone: 'hand' }, { type: 'action' })).not.toContain('to play');
  expect(listed({ zone: 'hand' })).toContain('to play');
});

test('tokens, cards beneath and destinations are in submenus', () => {
  const items = manualItems({ id: 'v1', owner: 'Wren', zone: 'play' }, SITUATION);
  const lines = menuOf(items).map((line) => {
    if ('group' in line) return `${line.group}: ${line.items.length}`;
    return line.kind === 'item' ? line.item : line.kind;
  });

  expect(lines).toEqual(['select', 'exhaust', 'give-control', 'tokens: 6', 'under: 2', 'move: 5']);
});

test('a short menu has no submenus', () => {
  const prophecy = manualItems(
    { id: 'v1', owner: 'Wren', zone: 'aside', activeProphecy: true },
    { ...SITUATION, type: 'prophecy' },
  );

  expect(menuOf(prophecy).some((line) => 'group' in line)).toBe(false);
});
