import type { GameView, PlayerId, PlayerTally, Tally } from '@amberhall/protocol';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import { useGame } from '../game/game-context.tsx';
import { seats } from '../game/selectors.ts';
import { useBoardTranslation } from '../game/use-texts.ts';
import { AmberChart } from './amber-chart.tsx';
import styles from './summary.module.css';

const MINUTE_MS = 60_000;

/** What the game added up to: its length, amber and keys over time, what each player did, and both decks. */
export function Summary() {
  const tally = useGame(({ game }) => game?.table.tally);
  return tally && <Shown tally={tally} />;
}

function Shown({ tally }: { tally: Tally }) {
  const { t } = useBoardTranslation();
  const near = useGame(({ game }) => (game ? seats(game).near : ''));
  const far = useGame(({ game }) => (game ? seats(game).far : ''));
  const first = useGame(({ game }) => game?.table.startingPlayer ?? '');
  const minutes = useGame(({ game }) => minutesOf(game));
  const people = useGame(({ game }) => game?.people);
  const order = [near, far].map((player) => ({
    player,
    name: people?.[player]?.user.name ?? player,
    index: player === first ? 0 : 1,
  }));
  return (
    <section className={styles.summary} aria-label={t('board:end.game')}>
      <header className={styles.head}>
        <h3>{t('board:end.game')}</h3>
        <span>{t('board:end.turns', { count: tally.turns.length })}</span>
        {minutes !== null && <span>{t('board:end.minutes', { count: minutes })}</span>}
      </header>
      <AmberChart turns={tally.turns} players={order} />
      <Numbers tally={tally} near={near} far={far} />
      <ul className={styles.decks}>
        {order.map(({ player }) => (
          <DeckOf key={player} player={player} tally={tally} />
        ))}
      </ul>
    </section>
  );
}

/** `null` while it runs. */
function minutesOf(game: GameView | null): number | null {
  if (!game?.endedAt || !game.startedAt) return null;
  return Math.max(1, Math.round((Date.parse(game.endedAt) - Date.parse(game.startedAt)) / MINUTE_MS));
}

const ROWS = [
  ['gained', 'amberGained'],
  ['taken', 'amberTaken'],
  ['played', 'cardsPlayed'],
  ['reaps', 'reaps'],
  ['damage', 'damage'],
  ['destroyed', 'destroyed'],
] as const satisfies readonly (readonly [string, keyof PlayerTally])[];

function Numbers({ tally, near, far }: { tally: Tally; near: PlayerId; far: PlayerId }) {
  const { t } = useBoardTranslation();
  const names = useGame(({ game }) => game?.people);
  const nameOf = (player: PlayerId) => names?.[player]?.user.name ?? player;
  return (
    <table className={styles.numbers}>
      <thead>
        <tr>
          <th scope="col">{nameOf(near)}</th>
          <th scope="col">
            <HiddenText>{t('board:end.game')}</HiddenText>
          </th>
          <th scope="col">{nameOf(far)}</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([key, what]) => (
          <tr key={key}>
            <td>{tally.players[near]?.[what] ?? 0}</td>
            <th scope="row">{t(`board:end.${key}`)}</th>
            <td>{tally.players[far]?.[what] ?? 0}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The deck of a player, if it may be known, and how often each house was chosen. */
function DeckOf({ player, tally }: { player: PlayerId; tally: Tally }) {
  const { t } = useBoardTranslation();
  const person = useGame(({ game }) => game?.people[player]);
  const houses = Object.entries(tally.players[player]?.houses ?? {});
  return (
    <li>
      <b>{person?.deck?.name ?? person?.user.name ?? player}</b>
      <span>
        {t('board:end.houses')}:{' '}
        {houses
          .map(([house, count]) => t('board:end.houseTimes', { house: t(`card:house.${house}`), count }))
          .join(', ')}
      </span>
    </li>
  );
}
