import { useEffect, useState } from 'react';
import { houseColors, HouseEmblem } from '../../../cards/index.ts';
import { boardUi, useBoardUi } from '../board-ui.ts';
import { useGame, useGameActions } from '../game/game-context.tsx';
import { playerOf } from '../game/selectors.ts';
import { useBoardTranslation, useCardNames } from '../game/use-texts.ts';
import { MovablePanel } from '../overlays/movable-panel.tsx';
import styles from './deck-popup.module.css';

/** The remaining cards of the player's own deck, by house and name, without their order. */
export function DeckPopup() {
  const isOpen = useBoardUi((ui) => ui.isDeckOpen);
  return isOpen && <Popup />;
}

type Cards = Awaited<ReturnType<ReturnType<typeof useGameActions>['lookThroughDeck']>>;

function Popup() {
  const { t } = useBoardTranslation();
  const cards = useDeck();
  const houses = Object.groupBy(cards, ({ house }) => house);
  return (
    <MovablePanel
      name="deck"
      title={t('board:deckList', { count: cards.length })}
      className={styles.popup}
      onClose={() => boardUi.showDeck(false)}
    >
      <div className={styles.houses}>
        {Object.entries(houses).map(([house, ofHouse = []]) => (
          <HouseCards key={house} house={house} cards={ofHouse} />
        ))}
      </div>
    </MovablePanel>
  );
}

/** The cards of one house; copies are listed once. */
function HouseCards({ house, cards }: { house: string; cards: Cards }) {
  const { t } = useBoardTranslation();
  const cardName = useCardNames();
  const copies = Object.entries(Object.groupBy(cards, ({ slug }) => slug));
  return (
    <section className={styles.house} style={houseColors(house)}>
      <h3>
        <HouseEmblem house={house} />
        {t(`card:house.${house}`)}
        <small>{cards.length}</small>
      </h3>
      <ul>
        {copies.map(([slug, same = []]) => (
          <li key={slug}>
            <button
              type="button"
              onPointerEnter={(event) => event.pointerType === 'mouse' && boardUi.zoom({ slug })}
              onPointerLeave={() => boardUi.zoom(null)}
              onFocus={() => boardUi.zoom({ slug })}
              onBlur={() => boardUi.zoom(null)}
              onClick={() => boardUi.openCard({ slug })}
            >
              {cardName(slug)}
              {same.length > 1 && <b>×{same.length}</b>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Loaded again whenever the number of cards changes. */
function useDeck(): Cards {
  const { lookThroughDeck } = useGameActions();
  const deckSize = useGame((state) => playerOf(state, state.game?.seat ?? '')?.deckSize ?? 0);
  const [cards, setCards] = useState<Cards>([]);
  useEffect(() => {
    let isCurrent = true;
    void lookThroughDeck().then((found) => {
      if (isCurrent) setCards(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [lookThroughDeck, deckSize]);
  return cards;
}
