import { boardUi, useBoardUi } from '../board-ui.ts';
import { useGame, useGameShallow } from '../game/game-context.tsx';
import { activePrompt, hiddenTargets } from '../game/selectors.ts';
import { useBoardTranslation } from '../game/use-texts.ts';
import { Symbol } from '../../../cards/index.ts';
import { TableCard } from '../table/table-card.tsx';
import { Zone } from '../table/zone.tsx';
import styles from './card-picker.module.css';

/** Cards that can be chosen but are in a pile, a deck or a hidden hand, shown while the prompt is open. */
export function CardPicker() {
  const ids = useGameShallow(hiddenTargets);
  const promptId = useGame((state) => activePrompt(state)?.id);
  return ids.length > 0 && promptId !== undefined && <Picker ids={ids} promptId={promptId} />;
}

/** Says whether the card picker is shown and not closed. */
export function useIsPicking(): boolean {
  const folded = useBoardUi((ui) => ui.collapsedPicker);
  return useGame((state) => hiddenTargets(state).length > 0 && activePrompt(state)?.id !== folded);
}

function Picker({ ids, promptId }: { ids: readonly string[]; promptId: string }) {
  const { t } = useBoardTranslation();
  const isSmall = useBoardUi((ui) => ui.collapsedPicker === promptId);
  const selected = useGameShallow((state) => activePrompt(state)?.selected ?? []);
  const shown = [...new Set([...ids, ...selected])];
  return (
    <section className={styles.picker} data-picker="" aria-label={t('board:picker.title')}>
      <header className={styles.head}>
        <h2>{t('board:picker.count', { count: ids.length })}</h2>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!isSmall}
          onClick={() => boardUi.collapsePicker(isSmall ? null : promptId)}
        >
          <Symbol name={isSmall ? 'eye' : 'down'} />
          {t(isSmall ? 'board:picker.show' : 'board:picker.hide')}
        </button>
      </header>
      {!isSmall && (
        <Zone label={t('board:picker.title')} ids={shown} className={styles.cards}>
          {(id) => (
            <li key={id}>
              <TableCard id={id} size="hand" width="var(--picked-card)" />
            </li>
          )}
        </Zone>
      )}
    </section>
  );
}
