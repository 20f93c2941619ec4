import type { CSSProperties, MouseEvent } from 'react';
import type { ControlView } from '@amberhall/protocol';
import { classNames } from '../../../ui/class-names.ts';
import { houseColors, HouseEmblem, Symbol } from '../../../cards/index.ts';
import { boardUi } from '../board-ui.ts';
import { useGameActions } from '../game/game-context.tsx';
import styles from './control-buttons.module.css';
import { useControlLabel } from './use-control-label.ts';
import { useDoubleClickGuard } from './use-double-click-guard.ts';

/** Prompts whose buttons are a grid of equal choices instead of a row. */
const CHOICES = new Set([
  'house',
  'key',
  'number',
  'option',
  'card',
  'ability',
  'player',
  'bonus-icon',
  'deck',
]);
/** Kinds of buttons that may be the primary one. */
const MAIN = new Set(['end-turn', 'yes', 'keep-hand', 'all', 'ready']);

interface ControlButtonsProps {
  controls: readonly ControlView[];
  promptId: string;
}

/** The buttons of a prompt. */
export function ControlButtons({ controls, promptId }: ControlButtonsProps) {
  const isTooSoon = useDoubleClickGuard(promptId);

  const choices = controls.filter(({ kind }) => CHOICES.has(kind));
  const others = controls.filter(({ kind }) => !CHOICES.has(kind));
  const firstMain = others.find(({ kind }) => MAIN.has(kind)) ?? others.find(({ kind }) => kind === 'done');
  return (
    <>
      {choices.length > 0 && (
        <div className={styles.choices} data-choices style={{ '--choices': choices.length } as CSSProperties}>
          {choices.map((control) => (
            <ControlButton key={control.id} control={control} isTooSoon={isTooSoon} />
          ))}
        </div>
      )}
      {others.length > 0 && (
        <div className={styles.row}>
          {others.map((control) => (
            <ControlButton
              key={control.id}
              control={control}
              isMain={control === firstMain && choices.length === 0}
              isTooSoon={isTooSoon}
            />
          ))}
        </div>
      )}
    </>
  );
}

interface ControlButtonProps {
  control: ControlView;
  isMain?: boolean;
  isTooSoon: (event: MouseEvent) => boolean;
}

function ControlButton({ control, isMain, isTooSoon }: ControlButtonProps) {
  const { press } = useGameActions();
  const label = useControlLabel(control);
  const card = control.card;
  return (
    <button
      type="button"
      className={classNames(styles.button, isMain && styles.main, styles[control.kind])}
      data-kind={control.kind}
      onClick={(event) => {
        if (!isTooSoon(event)) press(control);
      }}
      {...(card && {
        onPointerEnter: () => boardUi.zoom(card),
        onPointerLeave: () => boardUi.zoom(null),
        onFocus: () => boardUi.zoom(card),
        onBlur: () => boardUi.zoom(null),
      })}
    >
      <ControlIcon control={control} />
      <span>{label}</span>
    </button>
  );
}

const ACTION_SYMBOLS: Record<string, string> = {
  play: 'play',
  'play-as-upgrade': 'upgrade',
  discard: 'discard',
  fight: 'fight',
  reap: 'reap',
  action: 'action',
  omni: 'omni',
  'remove-stun': 'stun',
  'return-to-hand': 'hand',
};

/** The icon before a button's label. */
function ControlIcon({ control }: { control: ControlView }) {
  const value = String(control.value ?? '');
  switch (control.kind) {
    case 'house':
      return (
        <span className={styles.sign} style={houseColors(value)}>
          <HouseEmblem house={value} />
        </span>
      );
    case 'key':
      return <Symbol name={`key-${value}`} className={styles.key} />;
    case 'card-action':
      return <Symbol name={ACTION_SYMBOLS[value] ?? 'play'} />;
    case 'bonus-icon':
      return <Symbol name={value} />;
    default:
      return null;
  }
}
