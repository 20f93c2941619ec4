import { useState } from 'react';
import { KEY_COLORS } from '@amberhall/protocol';
import type { KeyColor, PlayerId } from '@amberhall/protocol';
import { Symbol } from '../../../cards/index.ts';
import { useGame, useGameActions } from '../game/game-context.tsx';
import { playerOf } from '../game/selectors.ts';
import { useBoardTranslation } from '../game/use-texts.ts';
import { canAdjustCounters } from '../manual/stepper.tsx';
import { useNote } from '../notes/use-note.ts';
import { useKeysNote } from '../notes/use-player-notes.ts';
import styles from './forged-keys.module.css';

/** The three keys: each with its own shape, filled when it is forged. */
export function ForgedKeys({ player }: { player: PlayerId }) {
  const { t } = useBoardTranslation();
  const keys = useGame((state) => playerOf(state, player)?.keys);
  const note = useNote(useKeysNote());
  if (!keys) return null;
  return (
    <ul {...note} className={styles.keys} aria-label={t('board:keys')}>
      {KEY_COLORS.map((color) => (
        <Key key={color} player={player} color={color} isForged={keys[color]} />
      ))}
    </ul>
  );
}

interface KeyProps {
  player: PlayerId;
  color: KeyColor;
  isForged: boolean;
}

function Key({ player, color, isForged }: KeyProps) {
  const { t } = useBoardTranslation();
  const { modifyKey } = useGameActions();
  const isMine = canAdjustCounters(player);
  // The animation is for a key that is forged while the viewer watches, not for one that was forged before.
  const [wasForged] = useState(isForged);
  const symbol = (
    <Symbol
      name={isForged ? `key-${color}` : `key-${color}-un`}
      label={t(isForged ? 'board:keyForged' : 'board:keyUnforged', { color: t(`board:color.${color}`) })}
    />
  );
  return (
    <li className={styles.key} data-new={(isForged && !wasForged) || undefined}>
      {isMine ? (
        <button
          type="button"
          className={styles.change}
          aria-label={t(isForged ? 'board:byHand.unforge' : 'board:byHand.forge', {
            color: t(`board:color.${color}`),
          })}
          onClick={() => modifyKey(color, isForged)}
        >
          {symbol}
        </button>
      ) : (
        symbol
      )}
    </li>
  );
}
