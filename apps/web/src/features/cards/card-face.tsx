import { memo, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueCard, Keyword } from '@amberhall/protocol';
import { classNames } from '../../ui/class-names.ts';
import styles from './card-face.module.css';
import { CardWords } from './card-words.tsx';
import { nameFromSlug } from './catalogue.ts';
import { Figure } from './figure/figure.tsx';
import { houseColors, houseSymbol } from './houses.ts';
import { HouseEmblem, Symbol } from './symbol.tsx';
import { useCardWords } from './words.ts';

/** `token` 44, `plate` an artifact's 150 × 46, `board` 76 to 126, `hand` 98 to 150, `zoom` 300 pixels wide. */
export type CardSize = 'token' | 'plate' | 'board' | 'hand' | 'zoom';

export interface CardFaceProps {
  slug: string;
  /** The card's facts; while they load the face shows its name. */
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

const RARITY_SIGNS: Record<string, string> = { common: '●', uncommon: '◆', rare: '★', token: 'T' };

/** The longest word decides whether a name has to step down on a small card. */
const isLongName = (name: string) => name.split(/[\s-]+/).some((word) => word.length > 9) || name.length > 20;

/** As many characters as the room that a new line leaves empty. */
const NEW_LINE = 18;
/** Characters from which a text is set one and two steps smaller. */
const LONG_TEXT = { hand: [75, 125], zoom: [150, 260] } as const;

function textScale(text: string, size: 'hand' | 'zoom'): string | undefined {
  const [long, longest] = LONG_TEXT[size];
  const weight = text.length + (text.split('\n').length - 1) * NEW_LINE;
  if (weight > longest) return styles.tinyText;
  return weight > long ? styles.smallText : undefined;
}

/** `up` when a value is better than printed, `down` when it is worse. */
function comparedTo(printed: number | null | undefined, now: number): string | undefined {
  if (printed === null || printed === undefined || printed === now) return undefined;
  return now > printed ? styles.up : styles.down;
}

/** A card as it is printed, drawn from its facts. States of the game are laid over it by `CardMarks`. */
export const CardFace = memo(function CardFace(props: CardFaceProps) {
  const { slug, facts, size } = props;
  const house = props.house ?? facts?.houses[0] ?? 'shadows';
  const style = { ...houseColors(house), '--card-width': props.width ?? WIDTHS[size] } as CSSProperties;
  const content = { ...props, house, name: facts?.localName ?? facts?.name ?? nameFromSlug(slug) };
  return (
    <span className={classNames(styles.card, styles[size])} style={style} data-type={facts?.type}>
      {size === 'plate' ? (
        <Plate {...content} />
      ) : size === 'token' ? (
        <Token {...content} />
      ) : (
        <Sheet {...content} />
      )}
      <Values {...content} />
    </span>
  );
});

type Content = CardFaceProps & { house: string; name: string };

function Picture({ slug, facts, house }: Content) {
  if (!facts) return null;
  return (
    <Figure slug={slug} type={facts.type} traits={facts.traits} house={house} className={styles.figure} />
  );
}

function Token(content: Content) {
  return (
    <span className={styles.face}>
      <Picture {...content} />
      <HouseEmblem house={content.house} className={styles.emblem} />
    </span>
  );
}

function Plate(content: Content) {
  const words = useCardWords();
  const { facts, house, name } = content;
  return (
    <span className={styles.face}>
      <span className={styles.platePicture}>
        <Picture {...content} />
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
function Sheet(content: Content) {
  const { size, name, house } = content;
  return (
    <span className={styles.face}>
      <span className={styles.head}>
        <HouseEmblem house={house} className={styles.emblem} />
        <span className={classNames(styles.name, isLongName(name) && styles.longName)}>{name}</span>
        {content.maverick && <Symbol name="maverick" className={styles.maverick} />}
      </span>
      <span className={styles.picture}>
        <Picture {...content} />
        <BonusIcons {...content} />
        <Keywords {...content} />
      </span>
      {size === 'board' ? <Traits {...content} /> : <Reading {...content} />}
    </span>
  );
}

/** Bonus icons matter until the card is played; a card on the table keeps its picture clear. */
function BonusIcons({ facts, enhancements = [], size }: Content) {
  if (size === 'board') return null;
  const icons = [...Array.from({ length: facts?.amber ?? 0 }, () => 'amber'), ...enhancements];
  if (icons.length === 0) return null;
  return (
    <span className={styles.bonus}>
      {icons.map((icon, index) => (
        <BonusIcon key={index} icon={icon} isAdded={index >= (facts?.amber ?? 0)} />
      ))}
    </span>
  );
}

const BONUS_SYMBOLS = new Set(['amber', 'capture', 'damage', 'draw', 'discard', 'power']);

function BonusIcon({ icon, isAdded }: { icon: string; isAdded: boolean }) {
  if (!BONUS_SYMBOLS.has(icon)) {
    return (
      <span style={houseColors(icon)}>
        <HouseEmblem house={icon} />
      </span>
    );
  }
  return (
    <span className={classNames(styles.bonusIcon, isAdded && styles.addedIcon, styles[`bonus-${icon}`])}>
      <Symbol name={icon} />
    </span>
  );
}

/** Keywords with a symbol of their own, in the picture: pills with words on a zoomed card, else small squares. */
function Keywords({ facts, keywords = facts?.keywords, size }: Content) {
  const words = useCardWords();
  const entries = Object.entries(keywords ?? {}) as [Keyword, number][];
  if (entries.length === 0 || size === 'hand') return null;
  return (
    <span className={styles.keywords}>
      {entries.slice(0, size === 'zoom' ? 6 : 4).map(([keyword, value]) => (
        <span key={keyword} className={classNames(styles.keyword, keyword === 'taunt' && styles.taunt)}>
          <Symbol name={keyword} />
          {size === 'zoom' ? words.keyword(keyword, value) : value > 1 && <b>{value}</b>}
        </span>
      ))}
    </span>
  );
}

function Traits({ facts }: Content) {
  const words = useCardWords();
  return <span className={styles.traits}>{facts && words.traits(facts.traits, ' ')}</span>;
}

/** Type line, text and foot: what only the larger sizes have room for. */
function Reading({ facts, size, house }: Content) {
  const { t } = useTranslation('card');
  const words = useCardWords();
  if (!facts) return <span className={styles.text} />;
  return (
    <>
      <span className={styles.typeLine}>
        <Symbol name={symbolOfType(facts.type)} />
        <span>{words.typeLine(facts)}</span>
      </span>
      <span className={classNames(styles.text, textScale(facts.text, size === 'zoom' ? 'zoom' : 'hand'))}>
        {facts.text === '' ? (
          <Symbol name={houseSymbol(house)} className={styles.watermark} />
        ) : (
          <CardWords text={facts.text} />
        )}
        {!facts.implemented && <em className={styles.byHand}>{t('byHand')}</em>}
      </span>
      <span className={styles.foot}>
        <span className={styles.rarity}>{RARITY_SIGNS[facts.rarity.toLowerCase()] ?? '✦'}</span>
        {size === 'zoom' && (
          <span className={styles.number}>
            {[words.rarity(facts.rarity), facts.sets.at(-1)?.number].filter(Boolean).join(' · ')}
          </span>
        )}
      </span>
    </>
  );
}

export function symbolOfType(type: CatalogueCard['type']): string {
  if (type === 'token creature') return 'token';
  if (type === 'the tide') return 'tide';
  return type === 'prophecy' || type === 'archon power' ? 'prophecy' : type;
}

function Values({ facts, power, armor, size }: Content) {
  const shownPower = power ?? facts?.power;
  const shownArmor = armor ?? facts?.armor;
  if (size === 'plate' && power === undefined) return null;
  return (
    <>
      {shownPower !== null && shownPower !== undefined && (
        <span className={classNames(styles.power, power !== undefined && comparedTo(facts?.power, power))}>
          {shownPower}
        </span>
      )}
      {Boolean(shownArmor || (armor !== undefined && facts?.armor)) && (
        <span
          className={classNames(styles.armor, armor !== undefined && comparedTo(facts?.armor ?? 0, armor))}
        >
          <Symbol name="armor" />
          <b>{shownArmor}</b>
        </span>
      )}
    </>
  );
}
