import { NumberInput } from '@mantine/core';
import { SPECTATOR_DELAY, TIME_LIMIT } from '@amberhall/protocol';
import type { NewGameOptions } from '@amberhall/protocol';
import { Controller, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { Switch } from '../../ui/switch.tsx';
import styles from './new-game-dialog.module.css';
import { UndoChoice } from './game-choices.tsx';
import { PersonalClockFields } from './personal-clock-fields.tsx';

const SWITCHES = [
  'allowSpectators',
  'showHand',
  'muteSpectators',
  'gamePrivate',
  'hideDeckLists',
  'useGameTimeLimit',
] as const;

export type NewGameForm = UseFormReturn<NewGameOptions>;

export const errorText = (message: string | undefined): string | undefined =>
  message && translateServerMessage(message);

/** Spectators, time, lists and undo. */
export function GameOptionFields({ form }: { form: NewGameForm }) {
  const { t } = useTranslation(['tables', 'sentence']);
  const { control } = form;
  const usesTimeLimit = useWatch({ control, name: 'useGameTimeLimit' });
  const hasSpectators = useWatch({ control, name: 'allowSpectators' });
  return (
    <>
      <fieldset className={styles.fieldset}>
        <legend className={styles.legend}>{t('tables:newGame.options')}</legend>
        <div className={styles.switches}>
          {SWITCHES.map((option) => (
            <Controller
              key={option}
              control={control}
              name={option}
              render={({ field }) => (
                <Switch checked={field.value} onChange={field.onChange}>
                  {t(`tables:newGame.${option}`)}
                </Switch>
              )}
            />
          ))}
        </div>
      </fieldset>
      {hasSpectators && <SpectatorDelayField form={form} />}
      {usesTimeLimit && <TimeLimitField form={form} />}
      <PersonalClockFields form={form} />
      <UndoChoice form={form} />
    </>
  );
}

function SpectatorDelayField({ form: { control } }: { form: NewGameForm }) {
  const { t } = useTranslation('tables');
  return (
    <Controller
      control={control}
      name="spectatorDelay"
      shouldUnregister
      render={({ field }) => (
        <NumberInput
          label={t('tables:newGame.spectatorDelay')}
          min={0}
          max={SPECTATOR_DELAY.max}
          clampBehavior="strict"
          hideControls
          allowDecimal={false}
          value={field.value ?? 0}
          onChange={(value) => field.onChange(Number(value))}
          onBlur={field.onBlur}
        />
      )}
    />
  );
}

function TimeLimitField({ form: { control } }: { form: NewGameForm }) {
  const { t } = useTranslation(['tables', 'sentence']);
  return (
    <Controller
      control={control}
      name="gameTimeLimit"
      shouldUnregister
      render={({ field, fieldState }) => (
        <NumberInput
          label={t('tables:newGame.gameTimeLimit')}
          min={TIME_LIMIT.min}
          max={TIME_LIMIT.max}
          clampBehavior="none"
          hideControls
          allowDecimal={false}
          error={errorText(fieldState.error?.message)}
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    />
  );
}

/** The options as they are sent: without the values of switches that are off. */
export function chosenOptions({
  password,
  gameTimeLimit,
  spectatorDelay,
  ...options
}: NewGameOptions): NewGameOptions {
  return {
    ...options,
    ...(password && { password }),
    ...(options.useGameTimeLimit && { gameTimeLimit }),
    ...(options.allowSpectators && spectatorDelay && { spectatorDelay }),
  };
}
