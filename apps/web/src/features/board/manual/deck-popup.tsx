import { useCallback, useEffect, useState } from 'react';
import type { PlayerId } from '@amberhall/protocol';
import { houseColors, HouseEmblem } from '../../../cards/index.ts';
import { boardUi, useBoardUi } from '../board-ui.ts';
import { useGame, useGameActions } from '../game/game-context.tsx';
import { playerOf } from '../game/selectors.ts';
import { useBoardTranslation, useCardNames } from '../game/use-texts.ts';
import { MovablePanel } from '../overlays/movable-panel.tsx';
import styles from './deck-popup.module.css';

type Cards = Awaited<ReturnType<ReturnType<typeof useGameActions>['lookThroughDeck']>>;

/** The remaining cards of the player's own deck, by house and name, without their order. */
export function DeckPopup() {
  const isOpen = useBoardUi((ui) => ui.isDeckOpen);
  return isOpen && <RemainingCards />;
}

function RemainingCards() {
  const { t } = useBoardTranslation();
  const { lookThroughDeck } = useGameActions();
  const deckSize = useGame((state) => playerOf(state, state.game?.seat ?? '')?.deckSize ?? 0);
  const cards = useCards(lookThroughDeck, deckSize);
  if (cards === null) return null;
  const title = t('board:deckList', { count: cards.length });
  return <CardList name="deck" title={title} cards={cards} onClose={() => boardUi.showDeck(false)} />;
}

/** The whole deck of a player, which was opened by its name. */
export function DeckListPopup() {
  const player = useBoardUi((ui) => ui.deckListOf);
  return player !== null && <WholeDeck player={player} />;
}

function WholeDeck({ player }: { player: PlayerId }) {
  const { deckListOf } = useGameActions();
  const title = useGame(({ game }) => game?.people[player]?.deck?.name ?? '');
  const load = useCallback(() => deckListOf(player), [deckListOf, player]);
  const cards = useCards(load, 0);
  if (cards === null) return null;
  return <CardList name="deckList" title={title} cards={cards} onClose={() => boardUi.showDeckList(null)} />;
}

interface CardListProps {
  name: string;
  title: string;
  cards: Cards;
  onClose: () => void;
}

function CardList({ name, title, cards, onClose }: CardListProps) {
  const houses = Object.groupBy(cards, ({ house }) => house);
  return (
    <MovablePanel name={name} title={title} className={styles.popup} onClose={onClose}>
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

/**
 * Loaded again whenever the number of cards changes. `null` until the first answer, so that a list appears with its final
 * size and does not move under the pointer.
 */
function useCards(load: () => Promise<Cards>, count: number): Cards | null {
  const [cards, setCards] = useState<Cards | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void load().then((found) => {
      if (isCurrent) setCards(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [load, count]);
  return cards;
}
