import { GAME_TYPES } from '@amberhall/protocol';
import type { GameType, LobbyGame } from '@amberhall/protocol';
import { useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sortedGames } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { useSession } from '../../lib/session.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { LimitedList } from '../../ui/limited-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import {
  hasWords,
  isFiltering,
  OPEN_FILTER,
  passesFilter,
  setGameFilter,
  useGameFilter,
} from './game-filter.ts';
import { GameFilters } from './game-filters.tsx';
import { GameRow } from './game-row.tsx';
import styles from './games-panel.module.css';
import { NoGames } from './no-games.tsx';
import { LoginToStart } from './login-to-start.tsx';

const AGE_INTERVAL_MS = 15_000;
/** More games than this are searched rather than read. */
const CROWD = 15;
/** The number of games of a type that are shown at first. */
const SHOWN = 20;

/** The visible games by type, and the actions for each. */
export function GamesPanel({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const games = useLobby((lobby) => lobby.games);
  const isLost = useLobby((lobby) => lobby.connection !== 'connected' && lobby.games !== null);
  const onlyShowNew = useGameFilter((filter) => filter.onlyShowNew);
  const isVisitor = useSession((session) => session.status === 'anonymous');
  const all = games && sortedGames(games);
  const isEmpty = all?.length === 0;

  return (
    <Panel
      id="games"
      title={t('lobby:games.title')}
      count={all?.length}
      className={className}
      aside={
        !isEmpty && (
          <Switch checked={onlyShowNew} onChange={(on) => setGameFilter({ onlyShowNew: on })}>
            {t('lobby:games.onlyNew')}
          </Switch>
        )
      }
    >
      {isVisitor && <LoginToStart />}
      {!isEmpty && <GameFilters />}
      {isLost && (
        <Notice kind="error" className={styles.lost}>
          {t('lobby:connectionLost')}
        </Notice>
      )}
      <div className={styles.list} inert={isLost}>
        {all ? <Games games={all} /> : <LoadingGames />}
      </div>
    </Panel>
  );
}

function Games({ games }: { games: LobbyGame[] }) {
  const { t } = useTranslation();
  const filter = useGameFilter();
  const [words, setWords] = useState('');
  const searched = useDeferredValue(words);
  if (games.length === 0) return <NoGames />;
  const shown = games.filter((game) => passesFilter(game, filter) && hasWords(game, searched));
  return (
    <>
      {games.length > CROWD && (
        <div className={styles.search}>
          <SearchField label={t('lobby:games.search')} value={words} onChange={setWords} />
        </div>
      )}
      {shown.length === 0 ? (
        <FilteredToNothing />
      ) : (
        GAME_TYPES.map((type) => <GamesOfType key={type} type={type} games={shown} />)
      )}
    </>
  );
}

function GamesOfType({ type, games }: { type: GameType; games: LobbyGame[] }) {
  const { t } = useTranslation();
  const now = useNow(AGE_INTERVAL_MS);
  const ofType = games.filter((game) => game.gameType === type);
  if (ofType.length === 0) return null;
  return (
    <>
      <h3 className={styles.type}>
        {t(`common:gameType.${type}`)} <span>{ofType.length}</span>
      </h3>
      <LimitedList items={ofType} step={SHOWN}>
        {(game) => <GameRow key={game.id} game={game} now={now} />}
      </LimitedList>
    </>
  );
}

function FilteredToNothing(): ReactNode {
  const { t } = useTranslation();
  const isFiltered = useGameFilter(isFiltering);
  return (
    <div className={styles.nothing}>
      <p>{t('lobby:games.filtered')}</p>
      {isFiltered && (
        <Button size="small" onClick={() => setGameFilter(OPEN_FILTER)}>
          {t('lobby:games.clearFilters')}
        </Button>
      )}
    </div>
  );
}

function LoadingGames() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <HiddenText>{t('lobby:games.loading')}</HiddenText>
      {[1, 2, 3].map((row) => (
        <div key={row} className={styles.loadingRow}>
          <Skeleton width="38%" height={16} />
          <Skeleton width="62%" height={26} />
        </div>
      ))}
    </div>
  );
}
