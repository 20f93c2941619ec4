import { NumberInput } from '@mantine/core';
import { ROUND_MINUTES } from '@amberhall/protocol';
import type { ClockRequest, RoundClock as Clock } from '@amberhall/protocol';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { minutesAndSeconds, remainingMs } from './clock-time.ts';
import styles from './round-clock.module.css';

const LAST_MINUTES_MS = 5 * 60_000;
const EXTENSION_MINUTES = 5;

interface RoundClockProps {
  /** Of the round. */
  name: string;
  clock: Clock | undefined;
  /** By the server's clock, ms since 1970. */
  now: number;
  isBusy: boolean;
  onChange: (wish: ClockRequest) => void;
}

/** The clock for all games of a round, and its controls. */
export function RoundClock({ name, clock, now, isBusy, onChange }: RoundClockProps) {
  const { t } = useTranslation('tournaments');
  const rest = clock && remainingMs(clock, now);
  return (
    <div role="group" aria-label={t('tournaments:clock.label', { round: name })} className={styles.clock}>
      {clock === undefined || rest === undefined || rest <= 0 ? (
        <>
          {clock !== undefined && (
            <p className={styles.called}>
              <Icon name="alert" size={16} />
              {t('tournaments:clock.called')}
            </p>
          )}
          <StartForm isAgain={clock !== undefined} isBusy={isBusy} onStart={onChange} />
        </>
      ) : (
        <>
          <Time clock={clock} rest={rest} />
          <Controls clock={clock} name={name} isBusy={isBusy} onChange={onChange} />
        </>
      )}
    </div>
  );
}

function Time({ clock, rest }: { clock: Clock; rest: number }) {
  const { t } = useTranslation('tournaments');
  return (
    <p className={styles.time} data-late={rest < LAST_MINUTES_MS || undefined}>
      <Icon name={clock.stoppedAt === null ? 'clock' : 'pause'} size={20} />
      <span role="timer" className={styles.digits}>
        {minutesAndSeconds(rest)}
      </span>
      <span className={styles.of}>
        {clock.stoppedAt === null
          ? t('tournaments:clock.of', { count: clock.minutes })
          : t('tournaments:clock.stopped')}
      </span>
    </p>
  );
}

function Controls({
  clock,
  name,
  isBusy,
  onChange,
}: Omit<RoundClockProps, 'now' | 'clock'> & { clock: Clock }) {
  const { t } = useTranslation('tournaments');
  const isStopped = clock.stoppedAt !== null;
  return (
    <div className={styles.controls}>
      <Button
        size="small"
        icon={isStopped ? 'play' : 'pause'}
        disabled={isBusy}
        onClick={() => onChange({ do: isStopped ? 'goOn' : 'stop' })}
      >
        {t(isStopped ? 'tournaments:clock.goOn' : 'tournaments:clock.stop')}
      </Button>
      <Button
        size="small"
        icon="plus"
        disabled={isBusy}
        onClick={() => onChange({ do: 'extend', minutes: EXTENSION_MINUTES })}
      >
        {t('tournaments:clock.extend', { count: EXTENSION_MINUTES })}
      </Button>
      <ConfirmButton
        icon="clock"
        label={t('tournaments:clock.callFor', { round: name })}
        busy={isBusy}
        onConfirm={() => onChange({ do: 'call' })}
      >
        {t('tournaments:clock.call')}
      </ConfirmButton>
    </div>
  );
}

interface StartFormProps {
  isAgain: boolean;
  isBusy: boolean;
  onStart: (wish: ClockRequest) => void;
}

function StartForm({ isAgain, isBusy, onStart }: StartFormProps) {
  const { t } = useTranslation('tournaments');
  const [minutes, setMinutes] = useState<number | string>(ROUND_MINUTES.default);
  const count = Number(minutes);
  const isGood = Number.isInteger(count) && count >= ROUND_MINUTES.min && count <= ROUND_MINUTES.max;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isGood) onStart({ do: 'start', minutes: count });
  };
  return (
    <form className={styles.start} onSubmit={submit}>
      <NumberInput
        className={styles.minutes ?? ''}
        aria-label={t('tournaments:clock.minutes')}
        suffix={` ${t('tournaments:clock.unit')}`}
        min={ROUND_MINUTES.min}
        max={ROUND_MINUTES.max}
        allowDecimal={false}
        hideControls
        value={minutes}
        onChange={setMinutes}
      />
      <Button type="submit" size="small" icon="clock" disabled={isBusy || !isGood}>
        {t(isAgain ? 'tournaments:clock.again' : 'tournaments:clock.start')}
      </Button>
    </form>
  );
}
