import { useState } from 'react';
import type { ViewId } from '@amberhall/protocol';
import { Symbol } from '../../../cards/index.ts';
import { useGame, useGameShallow } from '../game/game-context.tsx';
import { cardOf } from '../game/selectors.ts';
import { useBoardTranslation } from '../game/use-texts.ts';
import { TableCard } from './table-card.tsx';
import { Zone } from './zone.tsx';
import { revealedCards } from './revealed-cards.ts';
import styles from './revealed-cards-panel.module.css';

/** Hidden cards that the viewer may look at temporarily, without answering a prompt. */
export function RevealedCards() {
  const ids = useGameShallow(revealedCards);
  return ids.length > 0 && <Panel key={ids.join()} ids={ids} />;
}

function Panel({ ids }: { ids: readonly ViewId[] }) {
  const { t } = useBoardTranslation();
  const [isFolded, setFolded] = useState(false);
  const places = useGameShallow((state) =>
    ids.map((id) => {
      const card = cardOf(state, id);
      return `${card?.zone ?? ''}:${card?.controller ?? card?.owner ?? ''}`;
    }),
  );
  return (
    <section className={styles.panel} aria-label={t('board:seen.title')}>
      <header className={styles.head}>
        <h2>
          <Symbol name="eye" />
          {t('board:seen.title')}
        </h2>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!isFolded}
          aria-label={t(isFolded ? 'board:picker.show' : 'board:picker.hide')}
          onClick={() => setFolded(!isFolded)}
        >
          <Symbol name={isFolded ? 'right' : 'down'} />
        </button>
      </header>
      {!isFolded && (
        <div className={styles.places}>
          {[...new Set(places)].map((place) => (
            <Place key={place} place={place} ids={ids.filter((_, index) => places[index] === place)} />
          ))}
        </div>
      )}
    </section>
  );
}

/** @param place a zone and its player */
function Place({ place, ids }: { place: string; ids: readonly ViewId[] }) {
  const { t } = useBoardTranslation();
  const zone = place.slice(0, place.indexOf(':'));
  const player = place.slice(zone.length + 1);
  const name = useGame(({ game }) => game?.people[player]?.user.name ?? player);
  const label = t(`board:seen.${zone}`, { name });
  return (
    <div>
      <p className={styles.where} aria-hidden="true">
        {label}
      </p>
      <Zone label={label} ids={ids} className={styles.cards}>
        {(id) => (
          <li key={id}>
            <TableCard id={id} size="hand" width="var(--seen-card)" />
          </li>
        )}
      </Zone>
    </div>
  );
}
