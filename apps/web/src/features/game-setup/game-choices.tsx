import { CLAIM_AFTER, GAME_FORMATS, GAME_TYPES, IDLE_MINUTES, UNDO_RULES } from '@amberhall/protocol';
import type { NewGameOptions } from '@amberhall/protocol';
import { Controller } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '../../ui/choice-chips.tsx';

type Form = { form: UseFormReturn<NewGameOptions> };

export function TypeChoice({ form: { control } }: Form) {
  const { t } = useTranslation('tables');
  return (
    <Controller
      control={control}
      name="gameType"
      render={({ field }) => (
        <ChoiceChips
          legend={t('tables:newGame.gameType')}
          help={t('tables:newGame.idleHelp', {
            minutes: IDLE_MINUTES[field.value],
            claim: CLAIM_AFTER * IDLE_MINUTES[field.value],
          })}
          choices={GAME_TYPES.map((type) => ({ value: type, label: t(`common:gameType.${type}`) }))}
          value={field.value}
          onChange={field.onChange}
        />
      )}
    />
  );
}

export function FormatChoice({ form: { control } }: Form) {
  const { t } = useTranslation('tables');
  return (
    <Controller
      control={control}
      name="gameFormat"
      render={({ field }) => (
        <ChoiceChips
          legend={t('tables:newGame.gameFormat')}
          choices={GAME_FORMATS.map((format) => ({ value: format, label: t(`common:gameFormat.${format}`) }))}
          value={field.value}
          onChange={field.onChange}
        />
      )}
    />
  );
}

/** When moves can be taken back. By default, a player may ask the opponent. */
export function UndoChoice({ form: { control } }: Form) {
  const { t } = useTranslation('tables');
  return (
    <Controller
      control={control}
      name="undo"
      render={({ field }) => (
        <ChoiceChips
          legend={t('tables:newGame.undo')}
          choices={UNDO_RULES.map((rule) => ({ value: rule, label: t(`tables:newGame.undoRule.${rule}`) }))}
          value={field.value ?? 'request'}
          onChange={field.onChange}
        />
      )}
    />
  );
}
