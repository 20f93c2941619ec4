import { KEY_COLORS, type PlayerId } from '@amberhall/protocol';
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
        <li key={color} className={styles.key} data-forged={keys[color] || undefined}>
          <Symbol
            name={keys[color] ? `key-${color}` : `key-${color}-un`}
            label={t(keys[color] ? 'board:keyForged' : 'board:keyUnforged', {
              color: t(`board:color.${color}`),
            })}
          />
        </li>
      ))}
    </ul>
  );
}
