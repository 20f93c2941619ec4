import { NumberInput } from '@mantine/core';
import { PERSONAL_CLOCK } from '@amberhall/protocol';
import type { NewGameOptions } from '@amberhall/protocol';
import { Controller, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { Switch } from '../../ui/switch.tsx';
import styles from './new-game-dialog.module.css';

const DEFAULT_CLOCK = {
  minutes: PERSONAL_CLOCK.minutes.default,
  increment: PERSONAL_CLOCK.increment.default,
};

const FIELDS = [
  { part: 'minutes', label: 'tables:newGame.clockMinutes' },
  { part: 'increment', label: 'tables:newGame.clockIncrement' },
] as const;

type Form = { form: UseFormReturn<NewGameOptions> };

/** Whether each player has a clock, and what is on it. */
export function PersonalClockFields({ form }: Form) {
  const { t } = useTranslation(['tables', 'sentence']);
  const { control } = form;
  const clock = useWatch({ control, name: 'personalClock' });
  return (
    <>
      <Controller
        control={control}
        name="personalClock"
        render={({ field }) => (
          <Switch
            checked={clock !== undefined}
            onChange={(isOn) => field.onChange(isOn ? DEFAULT_CLOCK : undefined)}
          >
            {t('tables:newGame.usePersonalClock')}
          </Switch>
        )}
      />
      {clock && (
        <div className={styles.pair}>
          {FIELDS.map(({ part, label }) => (
            <ClockField key={part} form={form} part={part} label={t(label)} />
          ))}
        </div>
      )}
    </>
  );
}

function ClockField({ form, part, label }: Form & { part: 'minutes' | 'increment'; label: string }) {
  const { min, max } = PERSONAL_CLOCK[part];
  return (
    <Controller
      control={form.control}
      name={`personalClock.${part}`}
      render={({ field, fieldState: { error } }) => (
        <NumberInput
          label={label}
          min={min}
          max={max}
          clampBehavior="none"
          hideControls
          allowDecimal={false}
          error={error?.message && translateServerMessage(error.message)}
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    />
  );
}
