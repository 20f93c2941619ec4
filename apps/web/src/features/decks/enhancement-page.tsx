import type { CatalogueCard, Deck, DeckCard } from '@amberhall/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deckQueries } from '../../lib/deck-queries.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { useRequestStatus } from '../../lib/use-request-status.ts';
import { Button } from '../../ui/button.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RequestStatusNotice } from '../../ui/request-status-notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { cardName } from '../../cards/index.ts';
import type { Catalogue } from '../../cards/index.ts';
import { AssignmentPage, useReturnToDeck } from './assignment-page.tsx';
import { assignEnhancements } from './api.ts';
import { unassignedCards } from './deck-cards.ts';
import { canTake, iconsLeft, kindsOf, missingAssignment } from './enhancements.ts';
import type { Assigned } from './enhancements.ts';
import { EnhancementIcon } from './enhancement-icon.tsx';
import styles from './enhancement-page.module.css';
import { useIconName } from './use-icon-name.ts';

const BACK_MS = 1000;

/** Assigns the icons of a deck to its cards, permanently. */
export function EnhancementPage() {
  const { t } = useTranslation('decks');
  return (
    <AssignmentPage title={t('decks:enhancement.title')} lead={t('decks:enhancement.lead')}>
      {(deck, catalogue) => <Assigning key={deck.id} deck={deck} catalogue={catalogue} />}
    </AssignmentPage>
  );
}

function Assigning({ deck, catalogue }: { deck: Deck; catalogue: Catalogue }) {
  const { t } = useTranslation('decks');
  const queryClient = useQueryClient();
  const { outcome, isBusy, run, fail, dismiss } = useRequestStatus();
  const [assigned, setAssigned] = useState<Assigned>({});
  const [isSaved, setSaved] = useState(false);
  const cards = unassignedCards(deck);
  const owned = deck.iconsToAssign ?? [];
  const left = iconsLeft(owned, assigned);

  useUnsavedChanges(!isSaved && Object.values(assigned).flat().length > 0);
  useReturnToDeck(deck.id, isSaved, BACK_MS);

  if (cards.length === 0 && !isSaved) return <Notice kind="info">{t('decks:enhancement.none')}</Notice>;

  const save = (): void => {
    const missing = missingAssignment(cards, owned, assigned);
    if (missing !== undefined) return fail(t(`decks:enhancement.${missing}`));
    void run(t('decks:enhancement.saved'), async () => {
      await assignEnhancements(deck.id, assigned);
      setSaved(true);
      await queryClient.invalidateQueries({ queryKey: deckQueries.own() });
    });
  };
  const put = (dbId: number, icons: readonly string[]): void =>
    setAssigned((current) => ({ ...current, [dbId]: [...icons] }));
  return (
    <Panel title={deck.name} count={left.length}>
      <div className={styles.body}>
        <p className={styles.pool} role="status">
          {t('decks:enhancement.left', { count: left.length })}
          {kindsOf(left).map((icon) => (
            <span key={icon} className={styles.kind}>
              <EnhancementIcon icon={icon} size={18} /> ×{left.filter((each) => each === icon).length}
            </span>
          ))}
        </p>
        <ul className={styles.cards}>
          {cards.map((card) => (
            <CardRow
              key={card.dbId}
              card={card}
              facts={catalogue[card.id]}
              icons={assigned[card.dbId] ?? []}
              kinds={kindsOf(owned)}
              left={left}
              onChange={(icons) => put(card.dbId, icons)}
            />
          ))}
        </ul>
        <Notice kind="warning">{t('decks:enhancement.final')}</Notice>
        <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
        <div>
          <Button variant="primary" busy={isBusy} disabled={isBusy || isSaved} onClick={save}>
            {t('decks:enhancement.save')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

interface CardRowProps {
  card: DeckCard;
  facts: CatalogueCard | undefined;
  icons: readonly string[];
  /** All kinds of icons that the deck has. */
  kinds: readonly string[];
  left: readonly string[];
  onChange: (icons: readonly string[]) => void;
}

function CardRow({ card, facts, icons, kinds, left, onChange }: CardRowProps) {
  const { t } = useTranslation('decks');
  const name = cardName(card.id, facts);
  const iconName = useIconName();
  return (
    <li className={styles.card}>
      <span className={styles.name}>
        {card.house && <Emblem name={card.house} label={t(`common:house.${card.house}`)} size={22} />}
        {name}
      </span>
      <span className={styles.assigned} aria-label={t('decks:enhancement.of', { name })}>
        {icons.map((icon, place) => (
          <button
            key={`${icon} ${icons.slice(0, place).filter((each) => each === icon).length}`}
            type="button"
            className={styles.pip}
            aria-label={t('decks:enhancement.remove', { icon: iconName(icon), name })}
            onClick={() => onChange(icons.filter((_, index) => index !== place))}
          >
            <EnhancementIcon icon={icon} size={20} />
          </button>
        ))}
        {icons.length === 0 && <span className={styles.blank}>{t('decks:enhancement.blank')}</span>}
      </span>
      <span className={styles.offers}>
        {kinds.map((icon) => (
          <button
            key={icon}
            type="button"
            className={styles.add}
            aria-label={t('decks:enhancement.add', { icon: iconName(icon), name })}
            disabled={!left.includes(icon) || !canTake(icon, icons, facts?.amber ?? 0)}
            onClick={() => onChange([...icons, icon])}
          >
            <Icon name="plus" size={12} />
            <EnhancementIcon icon={icon} size={18} />
          </button>
        ))}
      </span>
    </li>
  );
}
