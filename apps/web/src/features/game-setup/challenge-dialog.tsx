import { zodResolver } from '@hookform/resolvers/zod';
import { NewGameOptions } from '@amberhall/protocol';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLobby } from '../../lib/lobby/store.ts';
import { useChallengeActions } from '../../lib/lobby/use-challenge-actions.ts';
import { useUser } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import dialogForm from '../../ui/dialog-form.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { MantineParts } from '../../ui/mantine-parts.tsx';
import { Notice } from '../../ui/notice.tsx';
import { storeChallenge, storedChallenge } from './challenge-options.ts';
import { FormatChoice, TypeChoice } from './game-choices.tsx';
import { chosenOptions, GameOptionFields } from './game-option-fields.tsx';
import { SetChoice } from './set-choice.tsx';

/** The options of a game to which the user challenges somebody. */
export function ChallengeDialog({ opponent, onClose }: { opponent: string; onClose: () => void }) {
  const { t } = useTranslation(['tables', 'sentence']);
  const { challenge } = useChallengeActions();
  const username = useUser()?.username ?? '';
  const isConnected = useLobby((lobby) => lobby.connection === 'connected');
  const form = useForm<NewGameOptions>({
    resolver: zodResolver(NewGameOptions),
    mode: 'onTouched',
    defaultValues: storedChallenge(username),
  });
  const isSealed = useWatch({ control: form.control, name: 'gameFormat' }) === 'sealed';
  const { errors, isDirty, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (options) => {
    const { password: _none, ...chosen } = chosenOptions(options);
    const refusal = await challenge(opponent, chosen);
    if (refusal !== undefined) return form.setError('root', { message: refusal });
    storeChallenge(chosen);
    onClose();
  });

  return (
    <Dialog
      title={t('tables:challenge.title', { name: opponent })}
      isWide
      isDirty={isDirty}
      onClose={onClose}
    >
      {isConnected ? (
        <MantineParts>
          <form className={dialogForm.form} noValidate onSubmit={(event) => void submit(event)}>
            <p className={dialogForm.text}>{t('tables:challenge.text', { name: opponent })}</p>
            <TypeChoice form={form} />
            <FormatChoice form={form} />
            {isSealed && <SetChoice form={form} />}
            <GameOptionFields form={form} />
            {errors.root && <Notice kind="error">{errors.root.message}</Notice>}
            <div className={dialogForm.actions}>
              <Button onClick={onClose}>{t('common:cancel')}</Button>
              <Button
                type="submit"
                variant="primary"
                data-autofocus
                busy={isSubmitting}
                disabled={isSubmitting}
              >
                {t('tables:challenge.send')}
              </Button>
            </div>
          </form>
        </MantineParts>
      ) : (
        <Notice kind="error">{t('lobby:connectionLost')}</Notice>
      )}
    </Dialog>
  );
}
