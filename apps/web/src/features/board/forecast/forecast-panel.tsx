import type { FightForecast, FightOutcome, ForecastStep } from '@amberhall/protocol';
import { Symbol } from '../../../cards/index.ts';
import { useGame } from '../game/game-context.tsx';
import { cardOf } from '../game/selectors.ts';
import { useBoardTranslation, useCardNames } from '../game/use-texts.ts';
import styles from './forecast-panel.module.css';
import { useForecasts } from './forecasts.ts';

/** What would happen in a fight, step by step, and what becomes of both creatures. */
export function ForecastPanel({ forecast: { target, result } }: { forecast: FightForecast }) {
  const { t } = useBoardTranslation();
  const attacker = useForecasts((state) => state.attacker);
  return (
    <section className={styles.panel} aria-label={t('board:forecast.title')}>
      <h3 className={styles.title}>{t('board:forecast.title')}</h3>
      {result ? (
        <>
          <ul className={styles.steps}>
            {result.steps.map((step, index) => (
              // The same step can happen twice, and the list never changes its order.
              <Step key={index} step={step} />
            ))}
          </ul>
          <Fate id={attacker} outcome={result.attacker} />
          <Fate id={target} outcome={result.defender} />
        </>
      ) : (
        <p className={styles.open}>{t('board:forecast.open')}</p>
      )}
    </section>
  );
}

function Step({ step: { kind, slug, amount } }: { step: ForecastStep }) {
  const { t } = useBoardTranslation();
  const cardName = useCardNames();
  const { symbol, name, effect } = KINDS[kind];
  return (
    <li className={styles.step}>
      <Symbol name={symbol} />
      <span>{t('board:forecast.to', { kind: t(name), card: cardName(slug) })}</span>
      <b>{t(effect, { count: amount ?? 0 })}</b>
    </li>
  );
}

/** The symbol, the name and the effect of each kind of step. */
const KINDS = {
  power: { symbol: 'fight', name: 'board:forecast.blow', effect: 'board:label.damage' },
  assault: { symbol: 'assault', name: 'card:keyword.assault', effect: 'board:label.damage' },
  hazardous: { symbol: 'hazardous', name: 'card:keyword.hazardous', effect: 'board:label.damage' },
  splash: { symbol: 'splash-attack', name: 'card:keyword.splash-attack', effect: 'board:label.damage' },
  effect: { symbol: 'bolt', name: 'board:forecast.effect', effect: 'board:label.damage' },
  icon: { symbol: 'damage', name: 'board:forecast.effect', effect: 'board:label.damage' },
  armor: { symbol: 'armor', name: 'card:symbol.armor', effect: 'board:forecast.prevented' },
  ward: { symbol: 'ward', name: 'card:symbol.ward', effect: 'board:forecast.noDamage' },
  elusive: { symbol: 'elusive', name: 'card:keyword.elusive', effect: 'board:forecast.noDamage' },
  skirmish: { symbol: 'skirmish', name: 'card:keyword.skirmish', effect: 'board:forecast.noDamage' },
  poison: { symbol: 'poison', name: 'card:keyword.poison', effect: 'board:forecast.dies' },
  destroyed: { symbol: 'counter-doom', name: 'board:forecast.effect', effect: 'board:forecast.dies' },
} as const satisfies Record<ForecastStep['kind'], { symbol: string; name: string; effect: string }>;

function Fate({ id, outcome }: { id: string | undefined; outcome: FightOutcome }) {
  const { t } = useBoardTranslation();
  const cardName = useCardNames();
  const slug = useGame((state) => cardOf(state, id)?.slug);
  const card = cardName(slug) ?? t('board:aCard');
  return (
    <p className={styles.fate} data-dies={outcome.isDestroyed || undefined}>
      <Symbol name={outcome.isDestroyed ? 'counter-doom' : 'heal'} />
      {outcome.isDestroyed
        ? t('board:forecast.cardDies', { card })
        : t('board:forecast.cardLeft', { card, count: outcome.left })}
    </p>
  );
}
