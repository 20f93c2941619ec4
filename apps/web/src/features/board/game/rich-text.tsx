import { Fragment } from 'react';
import type { Text } from '@amberhall/protocol';
import { houseColors, HouseEmblem, Symbol, useCard } from '../../../cards/index.ts';
import { PersonLink } from '../../../ui/person-link.tsx';
import { boardUi } from '../board-ui.ts';
import { useGame } from './game-context.tsx';
import { parseText } from './game-text.ts';
import type { TextPart } from './game-text.ts';
import styles from './rich-text.module.css';
import { seats } from './selectors.ts';
import { useBoardTranslation, useCardNames } from './use-texts.ts';

interface RichTextProps {
  text: Text;
  /** Cards and people are shown by name only, for example in a prompt whose card is shown beside it. */
  isStill?: boolean | undefined;
}

/** A message of the game with its names and symbols drawn. Its cards can be zoomed. */
export function RichText({ text, isStill }: RichTextProps) {
  const { t } = useBoardTranslation();
  return parseText(text, t).map((part, index) => (
    <Fragment key={index}>
      <Part part={part} isStill={isStill} />
    </Fragment>
  ));
}

function Part({ part, isStill }: { part: TextPart; isStill: boolean | undefined }) {
  switch (part.kind) {
    case 'words':
      return part.text;
    case 'symbol':
      return <TextSymbol name={part.name} />;
    case 'player':
      return <PlayerName player={part.player} isStill={isStill} />;
    case 'card':
      return <CardName {...part} isStill={isStill} />;
    case 'house':
      return <HouseName house={part.house} />;
  }
}

function TextSymbol({ name }: { name: string }) {
  const { t } = useBoardTranslation();
  return <Symbol name={name} label={t(`card:symbol.${name}`)} className={styles.symbol} />;
}

function PlayerName({ player, isStill }: { player: string; isStill: boolean | undefined }) {
  const name = useGame(({ game }) => game?.people[player]?.user.name ?? player);
  const isNear = useGame(({ game }) => game !== null && seats(game).near === player);
  return (
    <b className={isNear ? styles.near : styles.far}>
      {isStill ? name : <PersonLink name={name} opensTab />}
    </b>
  );
}

function CardName({ slug, id, isStill }: { slug?: string; id?: string; isStill: boolean | undefined }) {
  const { t } = useBoardTranslation();
  const cardName = useCardNames();
  const house = useCard(slug)?.houses[0] ?? 'shadows';
  if (slug === undefined) return t('board:aCard');
  if (isStill) {
    return (
      <span className={styles.card} style={houseColors(house)}>
        {cardName(slug)}
      </span>
    );
  }
  const zoomed = { slug, id };
  return (
    <button
      type="button"
      className={styles.card}
      style={houseColors(house)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && boardUi.pointOut(zoomed)}
      onPointerLeave={() => boardUi.pointOut(null)}
      onFocus={(event) => event.target.matches(':focus-visible') && boardUi.pointOut(zoomed)}
      onBlur={() => boardUi.pointOut(null)}
      onClick={() => boardUi.openCard(zoomed)}
    >
      {cardName(slug)}
    </button>
  );
}

function HouseName({ house }: { house: string }) {
  const { t } = useBoardTranslation();
  return (
    <span className={styles.house} style={houseColors(house)}>
      <HouseEmblem house={house} />
      {t(`card:house.${house}`)}
    </span>
  );
}
