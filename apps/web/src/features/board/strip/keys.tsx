import { useState } from 'react';
import { KEY_COLORS, type KeyColor, type PlayerId } from '@amberhall/protocol';
import { Symbol } from '../../cards/index.ts';
import { useGame } from '../game/game-context.tsx';
import { playerOf } from '../game/selectors.ts';
import { useBoardWords } from '../game/use-texts.ts';
import styles from './keys.module.css';

/** The three keys: each its own shape, filled when it is forged. */
export function Keys({ player }: { player: PlayerId }) {
  const { t } = useBoardWords();
  const keys = useGame((state) => playerOf(state, player)?.keys);
  if (!keys) return null;
  return (
    <ul className={styles.keys} aria-label={t('board:keys')}>
      {KEY_COLORS.map((color) => (
        <Key key={color} color={color} isForged={keys[color]} />
      ))}
    </ul>
  );
}

function Key({ color, isForged }: { color: KeyColor; isForged: boolean }) {
  const { t } = useBoardWords();
  // The great moment belongs to a key that is forged before our eyes, not to one that was when we came.
  const [wasForged] = useState(isForged);
  return (
    <li className={styles.key} data-new={(isForged && !wasForged) || undefined}>
      <Symbol
        name={isForged ? `key-${color}` : `key-${color}-un`}
        label={t(isForged ? 'board:keyForged' : 'board:keyUnforged', { color: t(`board:color.${color}`) })}
      />
    </li>
  );
}
