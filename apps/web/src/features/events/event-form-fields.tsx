import { NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import {
  CHECK_IN_MINUTES,
  CUT_SIZES,
  EVENT_KINDS,
  EVENT_NAME_LENGTH,
  EVENT_SIZE,
  EVENT_TEXT_LENGTH,
  GAME_FORMATS,
  ROUND_MINUTES,
  SWISS_ROUNDS,
} from '@amberhall/protocol';
import type { EventSettings } from '@amberhall/protocol';
import { Controller, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { useUser } from '../../lib/session.ts';
import { useDealtSets } from '../../lib/use-dealt-sets.ts';
import { Chip } from '../../ui/chip.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Switch } from '../../ui/switch.tsx';
import styles from './event-form.module.css';
import { applies, largestCapacity } from './event-settings.ts';
import { fromLocalTime, toLocalTime } from './local-time.ts';

type Form = UseFormReturn<EventSettings>;
interface FieldsProps {
  form: Form;
}

/** @returns the current settings, with all fields */
const useSettings = ({ control, getValues }: Form): EventSettings => ({
  ...getValues(),
  ...(useWatch({ control }) as EventSettings),
});

export function BasicFields({ form }: FieldsProps) {
  const { t } = useTranslation(['events', 'sentence']);
  const { register, control, formState } = form;
  return (
    <div className={styles.fields}>
      <TextInput
        label={t('events:form.name')}
        autoComplete="off"
        maxLength={EVENT_NAME_LENGTH}
        error={formState.errors.name && t('events:form.nameMissing')}
        {...register('name')}
      />
      <Controller
        control={control}
        name="startsAt"
        render={({ field, fieldState: { error } }) => (
          <TextInput
            type="datetime-local"
            label={t('events:form.startsAt')}
            description={t('events:form.startsAtHelp')}
            className={styles.short ?? ''}
            ref={field.ref}
            error={
              error &&
              (field.value === ''
                ? t('events:form.startMissing')
                : translateServerMessage(error.message ?? ''))
            }
            value={toLocalTime(field.value)}
            onChange={(event) => field.onChange(fromLocalTime(event.currentTarget.value))}
            onBlur={field.onBlur}
          />
        )}
      />
      <Textarea
        label={t('events:form.description')}
        description={t('events:form.descriptionHelp')}
        rows={4}
        maxLength={EVENT_TEXT_LENGTH}
        {...register('description')}
      />
    </div>
  );
}

export function ModeFields({ form }: FieldsProps) {
  const { t } = useTranslation('events');
  const { control } = form;
  const settings = useSettings(form);
  return (
    <div className={styles.fields}>
      <Controller
        control={control}
        name="kind"
        render={({ field }) => (
          <div>
            <ChoiceChips
              legend={t('events:form.kind')}
              choices={EVENT_KINDS.map((kind) => ({ value: kind, label: t(`events:kind.${kind}`) }))}
              value={field.value}
              onChange={field.onChange}
            />
            <p className={styles.help}>{t(`events:kindText.${field.value}`)}</p>
          </div>
        )}
      />
      {applies('rounds', settings) && <RoundsField form={form} />}
      {applies('cutSize', settings) && <CutField form={form} />}
      {applies('bestOf', settings) && <BestOfField form={form} name="bestOf" />}
      {applies('finalBestOf', settings) && <BestOfField form={form} name="finalBestOf" />}
      <NumberField
        form={form}
        name="capacity"
        label={t('events:form.capacity')}
        min={EVENT_SIZE.min}
        max={largestCapacity(settings)}
      />
    </div>
  );
}

function RoundsField({ form: { control } }: FieldsProps) {
  const { t } = useTranslation('events');
  const numbers = Array.from({ length: SWISS_ROUNDS.max }, (_, index) => String(SWISS_ROUNDS.min + index));
  return (
    <Controller
      control={control}
      name="rounds"
      render={({ field }) => (
        <NativeSelect
          label={t('events:form.rounds')}
          className={styles.short ?? ''}
          data={[{ value: '', label: t('events:form.roundsAuto') }, ...numbers]}
          value={field.value === null ? '' : String(field.value)}
          onChange={({ currentTarget: { value } }) => field.onChange(value === '' ? null : Number(value))}
        />
      )}
    />
  );
}

function CutField({ form: { control } }: FieldsProps) {
  const { t } = useTranslation('events');
  return (
    <Controller
      control={control}
      name="cutSize"
      render={({ field }) => (
        <ChoiceChips
          legend={t('events:form.cutSize')}
          choices={CUT_SIZES.map((size) => ({ value: String(size), label: t('events:top', { size }) }))}
          value={String(field.value)}
          onChange={(value) => field.onChange(Number(value))}
        />
      )}
    />
  );
}

function BestOfField({ form: { control }, name }: FieldsProps & { name: 'bestOf' | 'finalBestOf' }) {
  const { t } = useTranslation('events');
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <ChoiceChips
          legend={t(`events:form.${name}`)}
          choices={([1, 3] as const).map((games) => ({
            value: String(games),
            label: t(`events:bestOf.${games}`),
          }))}
          value={String(field.value)}
          onChange={(value) => field.onChange(Number(value))}
        />
      )}
    />
  );
}

interface NumberFieldProps extends FieldsProps {
  name: 'capacity' | 'roundMinutes' | 'checkInMinutes';
  label: string;
  min: number;
  max: number;
}

function NumberField({ form: { control }, name, label, min, max }: NumberFieldProps) {
  const { t } = useTranslation('events');
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <NumberInput
          label={label}
          className={styles.short ?? ''}
          min={min}
          max={max}
          clampBehavior="none"
          hideControls
          allowDecimal={false}
          ref={field.ref}
          error={fieldState.error && t('events:form.numberWrong', { min, max })}
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    />
  );
}

export function DeckFields({ form }: FieldsProps) {
  const { t } = useTranslation('events');
  const { control } = form;
  const settings = useSettings(form);
  return (
    <div className={styles.fields}>
      <Controller
        control={control}
        name="gameFormat"
        render={({ field }) => (
          <ChoiceChips
            legend={t('events:form.gameFormat')}
            choices={GAME_FORMATS.map((format) => ({
              value: format,
              label: t(`common:gameFormat.${format}`),
            }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {settings.gameFormat === 'adaptive-bo1' && [settings.bestOf, settings.finalBestOf].includes(3) && (
        <p className={styles.help}>{t('events:form.adaptive')}</p>
      )}
      {applies('expansions', settings) && <SetsField form={form} />}
      {applies('registersDecks', settings) && <SwitchField form={form} name="registersDecks" />}
      {applies('isTriad', settings) && <SwitchField form={form} name="isTriad" />}
      {applies('keepsChains', settings) && <SwitchField form={form} name="keepsChains" />}
      {applies('hidesDeckLists', settings) && <SwitchField form={form} name="hidesDeckLists" />}
    </div>
  );
}

/** The sets that the site can deal decks of. */
function SetsField({ form: { control } }: FieldsProps) {
  const { t } = useTranslation(['events', 'sentence']);
  const dealt = useDealtSets();
  return (
    <Controller
      control={control}
      name="expansions"
      render={({ field, fieldState: { error } }) => (
        <fieldset className={styles.fieldset}>
          <legend className={styles.legend}>{t('events:form.expansions')}</legend>
          <div className={styles.chips}>
            {dealt.map((code) => (
              <Chip
                key={code}
                pressed={field.value.includes(code)}
                onPress={() =>
                  field.onChange(
                    field.value.includes(code)
                      ? field.value.filter((each) => each !== code)
                      : [...field.value, code],
                  )
                }
              >
                {t(`common:setName.${code}`)}
              </Chip>
            ))}
          </div>
          {error?.message && (
            <p role="alert" className={styles.error}>
              {translateServerMessage(error.message)}
            </p>
          )}
        </fieldset>
      )}
    />
  );
}

export function FlowFields({ form }: FieldsProps) {
  const { t } = useTranslation('events');
  const settings = useSettings(form);
  const mayGiveTitle = useUser()?.permissions.canManageTournaments ?? false;
  return (
    <div className={styles.fields}>
      <OptionalNumber form={form} name="checkInMinutes" otherwise={30} />
      {settings.checkInMinutes !== null && (
        <NumberField
          form={form}
          name="checkInMinutes"
          label={t('events:form.checkInFor')}
          {...CHECK_IN_MINUTES}
        />
      )}
      <OptionalNumber form={form} name="roundMinutes" otherwise={ROUND_MINUTES.default} />
      {settings.roundMinutes !== null && (
        <NumberField
          form={form}
          name="roundMinutes"
          label={t('events:form.roundFor')}
          min={ROUND_MINUTES.min}
          max={ROUND_MINUTES.max}
        />
      )}
      <SwitchField form={form} name="runsByItself" />
      {applies('allowsLateEntry', settings) && <SwitchField form={form} name="allowsLateEntry" />}
      {applies('separatesClubs', settings) && <SwitchField form={form} name="separatesClubs" />}
      {mayGiveTitle && <SwitchField form={form} name="givesTitle" />}
    </div>
  );
}

interface OptionalNumberProps extends FieldsProps {
  name: 'checkInMinutes' | 'roundMinutes';
  /** The value once it is switched on. */
  otherwise: number;
}

/** Switches a number of minutes on and off. */
function OptionalNumber({ form: { control }, name, otherwise }: OptionalNumberProps) {
  const { t } = useTranslation('events');
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Switch checked={field.value !== null} onChange={(isOn) => field.onChange(isOn ? otherwise : null)}>
          {t(`events:form.${name}`)}
        </Switch>
      )}
    />
  );
}

type SwitchName =
  | 'registersDecks'
  | 'hidesDeckLists'
  | 'isTriad'
  | 'keepsChains'
  | 'runsByItself'
  | 'allowsLateEntry'
  | 'separatesClubs'
  | 'givesTitle';

function SwitchField({ form: { control }, name }: FieldsProps & { name: SwitchName }) {
  const { t } = useTranslation(['events', 'sentence']);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <div>
          <Switch checked={field.value} onChange={field.onChange}>
            {t(`events:form.${name}`)}
          </Switch>
          {error?.message && (
            <p role="alert" className={styles.error}>
              {translateServerMessage(error.message)}
            </p>
          )}
        </div>
      )}
    />
  );
}
