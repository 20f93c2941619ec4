import type { NewGameOptions } from '@amberhall/protocol';
import { useEffect } from 'react';
import { Controller } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SetSymbol } from '../../cards/index.ts';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { useDealtSets } from '../../lib/use-dealt-sets.ts';
import { Chip } from '../../ui/chip.tsx';
import styles from './new-game-dialog.module.css';

/** The sets of a sealed game that the site can deal decks of. At first, those of the form or else the first one. */
export function SetChoice({
  form: { control, getValues, setValue },
}: {
  form: UseFormReturn<NewGameOptions>;
}) {
  const { t } = useTranslation(['tables', 'sentence']);
  const dealt = useDealtSets();

  useEffect(() => {
    const [first] = dealt;
    if (first === undefined) return;
    const chosen = dealt.filter((code) => getValues('expansions')?.[code]);
    const selected = chosen.length > 0 ? chosen : [first];
    setValue('expansions', Object.fromEntries(selected.map((code) => [code, true])));
  }, [dealt, getValues, setValue]);

  return (
    <Controller
      control={control}
      name="expansions"
      render={({ field, fieldState }) => (
        <fieldset className={styles.fieldset}>
          <legend className={styles.legend}>{t('tables:newGame.expansions')}</legend>
          <div className={styles.chips}>
            {dealt.map((code) => (
              <Chip
                key={code}
                pressed={field.value?.[code] ?? false}
                onPress={() => field.onChange({ ...field.value, [code]: !field.value?.[code] })}
              >
                <SetSymbol code={code} />
                {t(`common:setName.${code}`)}
              </Chip>
            ))}
          </div>
          {fieldState.error?.message && (
            <p role="alert" className={styles.error}>
              {translateServerMessage(fieldState.error.message)}
            </p>
          )}
        </fieldset>
      )}
    />
  );
}
