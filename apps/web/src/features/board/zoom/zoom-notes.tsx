import type { CardView } from '@amberhall/protocol';
import { useCard } from '../../../cards/index.ts';
import { useGameShallow } from '../game/game-context.tsx';
import { cardOf } from '../game/selectors.ts';
import { useBoardTranslation, useCardNames } from '../game/use-texts.ts';
import styles from './zoom-notes.module.css';

/** One line for each: values that differ from print, what is on the card, and its upgrades. */
export function ZoomNotes({ card }: { card: CardView }) {
  const { t } = useBoardTranslation();
  const cardName = useCardNames();
  const facts = useCard(card.slug);
  const upgrades = useGameShallow((state) => (card.upgrades ?? []).map((id) => cardOf(state, id)?.slug));
  const notes = [
    card.slug === undefined && t('board:zoom.facedown'),
    differs(card.power, facts?.power) && t('board:zoom.power', { now: card.power, printed: facts?.power }),
    card.zone === 'play' &&
      differs(card.armor ?? 0, facts?.armor ?? 0) &&
      t('board:zoom.armor', { now: card.armor ?? 0, printed: facts?.armor ?? 0 }),
    card.houses && t('board:zoom.houses', { items: card.houses.map((house) => t(`card:house.${house}`)) }),
    ...Object.entries(card.counters ?? {}).map(([counter, count]) =>
      t('board:label.counters', { count, counter: t(`card:counter.${counter}`) }),
    ),
    upgrades.length > 0 && t('board:label.upgrades', { items: upgrades.map((slug) => cardName(slug) ?? '') }),
    card.enhancements &&
      t('board:zoom.enhanced', {
        items: card.enhancements.map((icon) =>
          t(`card:symbol.${icon}`, { defaultValue: t(`card:house.${icon}`) }),
        ),
      }),
  ].filter((note) => typeof note === 'string');
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

const differs = (now: number | undefined, printed: number | null | undefined): boolean =>
  now !== undefined && printed !== null && printed !== undefined && now !== printed;
