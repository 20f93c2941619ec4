import { memo } from 'react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueCard, Keyword } from '@amberhall/protocol';
import { classNames } from '../ui/class-names.ts';
import styles from './card-face.module.css';
import { BonusIcon, BonusIcons, Keywords } from './card-icons.tsx';
import { CardPicture } from './card-picture.tsx';
import { CardDetails } from './card-details.tsx';
import { CardValues } from './card-values.tsx';
import { cardName } from './catalogue.ts';
import { Artwork } from './artwork/artwork.tsx';
import { houseColors } from './houses.ts';
import { HouseEmblem, Symbol } from './symbol.tsx';
import { fitText } from './text-fit.ts';
import { useCardLabels } from './use-card-labels.ts';

/** `token` 44, `plate` an artifact's 150 × 46, `board` 76 to 126, `hand` 98 to 150, `zoom` 300 pixels wide. */
export type CardSize = 'token' | 'plate' | 'board' | 'hand' | 'zoom';

export interface CardFaceProps {
  slug: string;
  /** The card's facts. While they load, the face shows its name. */
  facts: CatalogueCard | undefined;
  size: CardSize;
  /** The house on this copy [the printed one]. */
  house?: string | undefined;
  maverick?: boolean | undefined;
  /** Icons added to this copy. */
  enhancements?: readonly string[] | undefined;
  /** Current values, where they may differ from the printed ones. */
  power?: number | undefined;
  armor?: number | undefined;
  keywords?: Partial<Record<Keyword, number>> | undefined;
  /** Width of the card; any CSS length [that of the size]. */
  width?: string | undefined;
}

const WIDTHS: Record<CardSize, string> = {
  token: '44px',
  plate: '150px',
  board: '126px',
  hand: '150px',
  zoom: '300px',
};

/** Characters of the longest word, which decides how small a name is set on a small card. */
const longestWord = (name: string): number => Math.max(...name.split(/[\s-]+/).map((word) => word.length));
const isLongName = (name: string): boolean => longestWord(name) > 9 || name.length > 20;

/**
 * A card drawn from its facts, covered by its picture on sites that have pictures. `CardOverlay` draws states of
 * the game over both.
 */
export const CardFace = memo(function CardFace(props: CardFaceProps) {
  const { slug, facts, size } = props;
  const house = props.house ?? facts?.houses[0] ?? 'shadows';
  const style = { ...houseColors(house), '--card-width': props.width ?? WIDTHS[size] } as CSSProperties;
  const content = { ...props, house, name: cardName(slug, facts) };
  return (
    <span
      className={classNames(styles.card, styles[size])}
      style={style}
      data-face={size}
      data-type={facts?.type}
      data-half={size === 'hand' ? facts?.gigantic : undefined}
    >
      {size === 'plate' ? (
        <Plate {...content} />
      ) : size === 'token' ? (
        <Token {...content} />
      ) : (
        <>
          <Sheet {...content} />
          <RealPicture {...content} />
        </>
      )}
      <CardValues {...content} />
    </span>
  );
});

/** Only the lower half has traits, and both halves are drawn as one figure. */
const GIGANTIC_TRAIT = 'giant';

/** The slug of the creature that a half belongs to: that of its lower half. */
const giganticOf = (slug: string): string => slug.replace(/2$/, '');

type FaceContent = CardFaceProps & { house: string; name: string };

function Illustration({ slug, facts, house, size }: FaceContent) {
  if (!facts) return null;
  const isSmall = size === 'token' || size === 'plate';
  return (
    <>
      <Artwork
        slug={facts.gigantic ? giganticOf(slug) : slug}
        type={facts.type}
        traits={facts.gigantic ? [GIGANTIC_TRAIT] : facts.traits}
        house={house}
        className={styles.artwork}
      />
      {isSmall && facts.image && (
        <CardPicture image={facts.image} half="always" className={styles.smallPhoto} />
      )}
    </>
  );
}

/** The picture of a whole card, and over it what is specific to this copy. */
function RealPicture(content: FaceContent) {
  const { facts, size, house, maverick, enhancements = [] } = content;
  if (!facts?.image) return null;
  const isOnTable = size === 'board';
  return (
    <CardPicture image={facts.image} half={isOnTable ? 'table' : undefined} className={styles.photo}>
      <span className={styles.copy} aria-hidden="true">
        {house !== facts.houses[0] && <HouseEmblem house={house} className={styles.emblem} />}
        {maverick && <Symbol name="maverick" className={styles.maverick} />}
        {isOnTable && enhancements.length > 0 && <Symbol name="plus" className={styles.enhanced} />}
        {!isOnTable && enhancements.map((icon, index) => <BonusIcon key={index} icon={icon} isAdded />)}
      </span>
      {isOnTable && <Keywords {...content} />}
      {!facts.implemented && !isOnTable && <ByHand />}
    </CardPicture>
  );
}

/** The card is not implemented, which its picture does not say. */
function ByHand() {
  const { t } = useTranslation('card');
  return (
    <em className={styles.byHandOnPhoto} aria-hidden="true">
      {t('byHand')}
    </em>
  );
}

function Token(content: FaceContent) {
  return (
    <span className={styles.face}>
      <Illustration {...content} />
      <HouseEmblem house={content.house} className={styles.emblem} />
    </span>
  );
}

function Plate(content: FaceContent) {
  const words = useCardLabels();
  const { facts, house, name } = content;
  return (
    <span className={styles.face}>
      <span className={styles.platePicture}>
        <Illustration {...content} />
        <HouseEmblem house={house} className={styles.emblem} />
      </span>
      <span className={styles.plateWords}>
        <span className={styles.name}>{name}</span>
        <span className={styles.plateTraits}>{facts && words.traits(facts.traits)}</span>
      </span>
    </span>
  );
}

/** The upright card of board, hand and zoom. */
function Sheet(content: FaceContent) {
  const { size, name, house, facts } = content;
  const fit = fitText(facts?.text ?? '', size === 'zoom' ? 'zoom' : 'hand');
  return (
    <span className={styles.face} data-long={fit.isLong || undefined}>
      <span className={styles.head}>
        <HouseEmblem house={house} className={styles.emblem} />
        <span
          className={classNames(styles.name, isLongName(name) && styles.longName)}
          style={{ '--longest-word': longestWord(name) } as CSSProperties}
        >
          {name}
        </span>
        {content.maverick && <Symbol name="maverick" className={styles.maverick} />}
        {size === 'board' && content.enhancements?.length ? (
          <Symbol name="plus" className={styles.enhanced} />
        ) : null}
      </span>
      <span className={styles.picture}>
        <Illustration {...content} />
        <BonusIcons {...content} />
        <Keywords {...content} />
      </span>
      {size === 'board' ? <Traits {...content} /> : <CardDetails {...content} fit={fit} />}
    </span>
  );
}

function Traits({ facts }: FaceContent) {
  const words = useCardLabels();
  return <span className={styles.traits}>{facts && words.traits(facts.traits, ' ')}</span>;
}
