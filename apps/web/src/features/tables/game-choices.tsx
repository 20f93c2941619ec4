import { GAME_FORMATS, GAME_TYPES } from '@amberhall/protocol';
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
