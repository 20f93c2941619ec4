import type { CardSlug, CardView } from '@amberhall/protocol';
import { CardText, useCard } from '../../../cards/index.ts';
import { useGameShallow } from '../game/game-context.tsx';
import { cardOf } from '../game/selectors.ts';
import { isCopy } from '../table/use-card-description.ts';
import { useBoardTranslation, useCardNames } from '../game/use-texts.ts';
import styles from './zoom-notes.module.css';

/** One line for each: values that differ from print, what is on the card, and its upgrades. */
export function ZoomNotes({ card }: { card: CardView }) {
  const { t } = useBoardTranslation();
  const cardName = useCardNames();
  const facts = useCard(card.slug);
  const namesOf = (slugs: readonly (string | undefined)[]) =>
    slugs.map((slug) => cardName(slug) ?? t('board:facedownCard'));
  const upgrades = useGameShallow((state) => (card.upgrades ?? []).map((id) => cardOf(state, id)?.slug));
  const beneath = useGameShallow((state) => (card.under ?? []).map((id) => cardOf(state, id)?.slug));
  const notes = [
    card.slug === undefined && t('board:zoom.facedown'),
    facts?.evilTwin && t('card:state.evilTwin'),
    card.zone === 'hand' && facts?.gigantic && t(`board:zoom.half.${facts.gigantic}`),
    card.otherHalf !== undefined && t('board:label.gigantic'),
    card.isToken &&
      t(card.printed === undefined ? 'board:zoom.token' : 'board:zoom.tokenOf', {
        name: cardName(card.printed),
      }),
    isCopy(card) && t('board:zoom.copyOf', { name: cardName(card.printed) }),
    card.isBlank && t('board:zoom.blank'),
    card.gainsFrom && t('board:zoom.gainsFrom', { items: namesOf(card.gainsFrom) }),
    card.type &&
      facts &&
      card.type !== facts.type &&
      t('board:zoom.becomes', { type: t(`card:type.${card.type}`) }),
    differs(card.power, facts?.power) && t('board:zoom.power', { now: card.power, printed: facts?.power }),
    card.zone === 'play' &&
      differs(card.armor ?? 0, facts?.armor ?? 0) &&
      t('board:zoom.armor', { now: card.armor ?? 0, printed: facts?.armor ?? 0 }),
    card.houses && t('board:zoom.houses', { items: card.houses.map((house) => t(`card:house.${house}`)) }),
    ...Object.entries(card.counters ?? {}).map(([counter, count]) =>
      t('board:label.counters', { count, counter: t(`card:counter.${counter}`) }),
    ),
    upgrades.length > 0 && t('board:label.upgrades', { items: namesOf(upgrades) }),
    beneath.length > 0 && t('board:label.beneath', { count: beneath.length, items: namesOf(beneath) }),
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
      {card.gainsFrom?.map((slug) => (
        <GainedText key={slug} slug={slug} />
      ))}
    </ul>
  );
}

/** The text of a card that gives this one abilities. */
function GainedText({ slug }: { slug: CardSlug }) {
  const facts = useCard(slug);
  if (!facts?.text) return null;
  return (
    <li className={styles.gained}>
      <CardText text={facts.text} lang={facts.textLanguage} />
    </li>
  );
}

const differs = (now: number | undefined, printed: number | null | undefined): boolean =>
  now !== undefined && printed !== null && printed !== undefined && now !== printed;
