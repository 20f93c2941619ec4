import { useEffect, useState } from 'react';
import { boardUi, useBoardUi } from '../board-ui.ts';
import type { OpenPile } from '../board-ui.ts';
import { useGame } from '../game/game-context.tsx';
import { activePrompt, playerOf, seats } from '../game/selectors.ts';
import { useBoardTranslation } from '../game/use-texts.ts';
import { TableCard } from '../table/table-card.tsx';
import { Zone } from '../table/zone.tsx';
import { MovablePanel } from './movable-panel.tsx';
import styles from './pile-popup.module.css';

/** The cards of an opened pile, in a movable panel that remembers its position. */
export function PilePopup() {
  const pile = useBoardUi(({ openPile }) => openPile);
  return pile && <Popup key={`${pile.zone}:${pile.player}`} pile={pile} />;
}

const EMPTY: readonly string[] = [];

const TITLES = {
  hand: 'board:handOf',
  artifacts: 'board:artifacts',
  discard: 'board:pileOf.discard',
  archives: 'board:pileOf.archives',
  purged: 'board:pileOf.purged',
} as const;

function Popup({ pile }: { pile: OpenPile }) {
  const { t } = useBoardTranslation();
  const name = useGame(({ game }) => game?.people[pile.player]?.user.name ?? pile.player);
  const side = useGame(({ game }) => (game && seats(game).near === pile.player ? 'near' : 'far'));
  const ids = useGame((state) => playerOf(state, pile.player)?.[pile.zone] ?? EMPTY);
  useCloseWhenAnswered(pile);
  const title = t(TITLES[pile.zone], { name, count: ids.length });
  return (
    <MovablePanel
      name={`pile:${pile.zone}:${side}`}
      title={title}
      className={styles.popup}
      onClose={boardUi.closePile}
    >
      <Zone label={title} ids={ids} className={styles.cards}>
        {(id) => (
          <li key={id}>
            <TableCard id={id} size="hand" width="var(--popup-card)" />
          </li>
        )}
      </Zone>
    </MovablePanel>
  );
}

/** Artifacts are opened to use one of them: the next question is about the table beneath. */
function useCloseWhenAnswered({ zone }: OpenPile): void {
  const promptId = useGame((state) => activePrompt(state)?.id);
  const [openedFor] = useState(promptId);
  useEffect(() => {
    if (zone === 'artifacts' && promptId !== openedFor) boardUi.closePile();
  }, [zone, promptId, openedFor]);
}
