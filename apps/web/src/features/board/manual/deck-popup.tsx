import { useEffect, useState } from 'react';
import { Symbol } from '../../cards/index.ts';
import { boardUi, useBoardUi } from '../board-ui.ts';
import { useGame, useGameActions } from '../game/game-context.tsx';
import { playerOf } from '../game/selectors.ts';
import { useBoardWords, useCardNames } from '../game/use-texts.ts';
import styles from './deck-popup.module.css';

/** What is left in one's own deck, by house and name: its order is nobody's to know. */
export function DeckPopup() {
  const isOpen = useBoardUi((ui) => ui.isDeckOpen);
  return isOpen && <Popup />;
}

type Cards = Awaited<ReturnType<ReturnType<typeof useGameActions>['lookThroughDeck']>>;

function Popup() {
  const { t } = useBoardWords();
  const cardName = useCardNames();
  const cards = useDeck();
  return (
    <section className={styles.popup} aria-label={t('board:deckList', { count: cards.length })}>
      <header className={styles.head}>
        <h2>{t('board:deckList', { count: cards.length })}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label={t('board:close')}
          onClick={() => boardUi.showDeck(false)}
        >
          <Symbol name="close" />
        </button>
      </header>
      <ul className={styles.cards}>
        {cards.map(({ slug, house }, index) => (
          <li
            key={`${slug} ${index}`}
            onPointerEnter={() => boardUi.zoom({ slug })}
            onPointerLeave={() => boardUi.zoom(null)}
          >
            {cardName(slug)} <small>{t(`card:house.${house}`)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Asked for anew whenever the number of its cards has changed. */
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
