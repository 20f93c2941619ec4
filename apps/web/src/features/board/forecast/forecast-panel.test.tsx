import { screen } from '@testing-library/react';
import type { FightForecast, ForecastStep } from '@amberhall/protocol';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CORVANE, midGame, PROMPTS } from '../fixture/game.ts';
import { renderPart } from '../fixture/render-board.tsx';
import { FateMark } from './fate-mark.tsx';
import { ForecastPanel } from './forecast-panel.tsx';
import { useForecasts } from './forecasts.ts';

const ATTACKER = PROMPTS.attack.source.id;
const KRUMP = midGame().table.players[CORVANE]!.battleline[1]!;
const lives = { damage: 2, left: 4, isDestroyed: false };
const dies = { damage: 6, left: 0, isDestroyed: true };

afterEach(() => act(() => useForecasts.setState({ attacker: undefined, of: new Map() })));

const fight = (steps: ForecastStep[] = [], attacker = lives, defender = dies): FightForecast => ({
  target: KRUMP,
  result: { attacker, defender, steps },
});
function show(forecast: FightForecast) {
  useForecasts.setState({ attacker: ATTACKER, of: new Map([[KRUMP, forecast]]) });
  renderPart(<ForecastPanel forecast={forecast} />, midGame(PROMPTS.attack));
  return screen.getByRole('region', { name: 'If they fight' });
}
const step = (kind: ForecastStep['kind'], amount?: number): ForecastStep => ({
  kind,
  card: KRUMP,
  slug: 'krump',
  ...(amount !== undefined && { amount }),
});

test.each([
  [step('power', 4), 'Fight: Krump4 damage'],
  [step('assault', 2), 'Assault: Krump2 damage'],
  [step('hazardous', 3), 'Hazardous: Krump3 damage'],
  [step('splash', 1), 'Splash-attack: Krump1 damage'],
  [step('effect', 5), 'Ability: Krump5 damage'],
  [step('armor', 2), 'armor: Krump2 prevented'],
  [step('ward'), 'ward: Krumpno damage'],
  [step('elusive'), 'Elusive: Krumpno damage'],
  [step('skirmish'), 'Skirmish: Krumpno damage'],
  [step('poison'), 'Poison: KrumpDies'],
  [step('destroyed'), 'Ability: KrumpDies'],
])('the step %o reads "%s"', (one, text) => {
  show(fight([one]));

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([text]);
});

test('equal steps are all listed, in their order', () => {
  show(fight([step('power', 4), step('ward'), step('power', 4)]));

  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('the panel ends with what becomes of the attacker, and then of its target', () => {
  const panel = show(fight());

  expect([...panel.querySelectorAll('.fate')].map(({ textContent }) => textContent)).toEqual([
    'Snufflegator survives, 4 left',
    'Krump dies',
  ]);
});

test('an open fight tells nothing else', () => {
  const panel = show({ target: KRUMP });

  expect(panel.textContent).toBe('If they fightA choice, chance or a hidden card decides');
});

function mark(id: string, forecast: FightForecast) {
  useForecasts.setState({ attacker: ATTACKER, of: new Map([[KRUMP, forecast]]) });
  renderPart(<FateMark id={id} />, midGame(PROMPTS.attack));
  const shown = document.querySelector<HTMLElement>('[data-fate]');
  return shown && [shown.dataset['fate'], shown.textContent];
}

test('a target is marked with its damage and whether it survives', () => {
  expect(mark(KRUMP, fight())).toEqual(['dies', '6Dies']);
  document.body.replaceChildren();
  expect(mark(KRUMP, fight([], dies, lives))).toEqual(['lives', '24 left']);
});

test('a target without damage has no number of it', () => {
  expect(mark(KRUMP, fight([], dies, { ...lives, damage: 0 }))).toEqual(['lives', '4 left']);
});

test('a target whose fight is open is marked with a question mark, which listeners hear in words', () => {
  expect(mark(KRUMP, { target: KRUMP })).toEqual(['open', 'A choice, chance or a hidden card decides?']);
});

test('a card in no fight has no mark', () => {
  expect(mark('w1', fight())).toBeNull();
});
