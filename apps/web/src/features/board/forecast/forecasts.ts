/** The forecasts of the fights that can be chosen now. */
import { useEffect } from 'react';
import type { FightForecast, FightOutcome, ViewId } from '@amberhall/protocol';
import { create } from 'zustand';
import { useGame, useGameActions } from '../game/game-context.tsx';
import type { GameState } from '../game/game-store.ts';
import { activePrompt } from '../game/selectors.ts';
import { useBoardUi } from '../board-ui.ts';
import { usePreferences } from '../settings/preferences.ts';

interface Forecasts {
  attacker: ViewId | undefined;
  of: ReadonlyMap<ViewId, FightForecast>;
}

const NONE: Forecasts = { attacker: undefined, of: new Map() };

export const useForecasts = create<Forecasts>(() => NONE);

/** The attack that the viewer chooses now. */
function attackOf(state: GameState): string | undefined {
  const prompt = activePrompt(state);
  return prompt?.purpose === 'attack' ? `${prompt.id} ${prompt.source?.id}` : undefined;
}

/** Asks for the forecasts once for each attack that is chosen, unless the user has switched them off. */
export function useLoadForecasts(): void {
  const { forecastFights } = useGameActions();
  const isWanted = usePreferences(({ forecasts }) => forecasts);
  const attack = useGame((state) => (isWanted ? attackOf(state) : undefined));
  useEffect(() => {
    if (attack === undefined) return;
    let isCurrent = true;
    const load = async () => {
      const forecasts = await forecastFights();
      if (!isCurrent) return;
      const of = new Map(forecasts.map((forecast) => [forecast.target, forecast]));
      useForecasts.setState({ attacker: attack.split(' ')[1], of });
    };
    void load();
    return () => {
      isCurrent = false;
      useForecasts.setState(NONE);
    };
  }, [attack, forecastFights]);
}

/** The fight against a card, if it can be chosen. */
export function useForecast(target: ViewId | undefined): FightForecast | undefined {
  return useForecasts(({ of }) => (target === undefined ? undefined : of.get(target)));
}

/**
 * Returns the outcome that a card of a fight shows. A target shows its own outcome. The attacker shows its outcome
 * against the target under the pointer.
 *
 * @returns `null` if the outcome is open, `undefined` for a card that is in no fight
 */
export function useFateOf(id: ViewId): FightOutcome | null | undefined {
  const own = useForecasts(({ of }) => of.get(id));
  const isAttacker = useForecasts(({ attacker }) => attacker === id);
  const pointed = useForecastIf(isAttacker);
  if (own) return own.result?.defender ?? null;
  return pointed && (pointed.result?.attacker ?? null);
}

/** Only the attacker renders again when the pointer moves from target to target. */
function useForecastIf(isAttacker: boolean): FightForecast | undefined {
  return useForecast(useBoardUi((ui) => (isAttacker ? ui.zoomed?.id : undefined)));
}
