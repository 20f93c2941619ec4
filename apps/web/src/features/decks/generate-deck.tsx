import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { deckQueries } from '../../lib/deck-queries.ts';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { failureOf } from '../../lib/use-request-status.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { generateDeck } from './api.ts';
import styles from './generate-deck.module.css';
import { useSetName } from './use-set-name.ts';

/** Generates a deck of a set; hidden on sites that do not offer it. */
export function GenerateDeck() {
  const { t } = useTranslation(['decks', 'sentence']);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data } = useQuery(deckQueries.sources());
  if (!data || data.generated.length === 0) return null;

  const make = async (expansion: number): Promise<void> => {
    try {
      const deck = await generateDeck(expansion);
      await queryClient.invalidateQueries({ queryKey: deckQueries.own() });
      showToast('success', t('decks:make.made', { name: deck.name }));
      void navigate(`/decks?deck=${deck.id}`);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'failed') showToast('error', failure.texts.map(translateServerMessage).join(' '));
    }
  };
  const button = (
    <>
      <Icon name="practice" />
      {t('decks:make.open')}
      <Icon name="down" size={14} />
    </>
  );
  return (
    <Menu button={button} buttonClass={styles.button}>
      {data.generated.map((expansion) => (
        <SetItem key={expansion} expansion={expansion} onMake={() => void make(expansion)} />
      ))}
    </Menu>
  );
}

function SetItem({ expansion, onMake }: { expansion: number; onMake: () => void }) {
  const { name } = useSetName(expansion);
  return <MenuItem onClick={onMake}>{name}</MenuItem>;
}
