import { TextInput } from '@mantine/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { DEFAULT_GAME, defaultGameName, GAME_NAME_LENGTH, NewGameOptions } from '@amberhall/protocol';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLobby } from '../../lib/lobby/store.ts';
import { useLobbyActions } from '../../lib/lobby/use-lobby-actions.ts';
import { useUser } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import dialogForm from '../../ui/dialog-form.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { MantineParts } from '../../ui/mantine-parts.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import styles from './new-game-dialog.module.css';
import { FormatChoice, TypeChoice } from './game-choices.tsx';
import { chosenOptions, errorText, GameOptionFields } from './game-option-fields.tsx';
import type { NewGameForm } from './game-option-fields.tsx';
import { SetChoice } from './set-choice.tsx';

interface NewGameDialogProps {
  /** Asks for type and format only. */
  isQuickJoin: boolean;
  /** Opens games of a tournament, which have their names and their type from it, and tells about refusals. */
  onCreate?: (options: NewGameOptions) => Promise<unknown>;
  onClose: () => void;
}

/** The defaults for games of a tournament. */
const TOURNAMENT_GAME = {
  gameType: 'competitive',
  gamePrivate: true,
  useGameTimeLimit: true,
} as const satisfies Partial<NewGameOptions>;

export function NewGameDialog({ isQuickJoin, onCreate, onClose }: NewGameDialogProps) {
  const { t } = useTranslation(['tables', 'sentence']);
  const { openGame } = useLobbyActions();
  const username = useUser()?.username ?? '';
  const isConnected = useLobby((lobby) => lobby.connection === 'connected');
  const form = useForm<NewGameOptions>({
    resolver: zodResolver(NewGameOptions),
    mode: 'onTouched',
    defaultValues: {
      ...DEFAULT_GAME,
      name: defaultGameName(username),
      password: '',
      ...(onCreate && TOURNAMENT_GAME),
    },
  });

  const isSealed = useWatch({ control: form.control, name: 'gameFormat' }) === 'sealed';

  const submit = form.handleSubmit(async (options) => {
    const { gameFormat, gameType, expansions } = options;
    const quickJoin = { quickJoin: true, gameFormat, gameType } as const;
    const chosen = chosenOptions(options);
    if (onCreate) await onCreate(chosen);
    else {
      const wanted = isSealed && expansions ? { ...quickJoin, expansions } : quickJoin;
      const refusal = await openGame(isQuickJoin ? wanted : chosen);
      if (refusal !== undefined) return form.setError('root', { message: refusal });
    }
    onClose();
  });

  return (
    <Dialog
      title={t(isQuickJoin ? 'tables:newGame.quickTitle' : 'tables:newGame.title')}
      isWide={!isQuickJoin}
      isDirty={form.formState.isDirty}
      onClose={onClose}
    >
      {isConnected ? (
        <MantineParts>
          <form className={dialogForm.form} noValidate onSubmit={(event) => void submit(event)}>
            {isQuickJoin && <p className={dialogForm.text}>{t('tables:newGame.quickText')}</p>}
            {!isQuickJoin && !onCreate && <NameFields form={form} />}
            {!onCreate && <TypeChoice form={form} />}
            <FormatChoice form={form} />
            {isSealed && <SetChoice form={form} />}
            {!isQuickJoin && <GameOptionFields form={form} />}
            {form.formState.errors.root && <Notice kind="error">{form.formState.errors.root.message}</Notice>}
            <div className={dialogForm.actions}>
              <Button onClick={onClose}>{t('common:cancel')}</Button>
              <Button
                type="submit"
                variant="primary"
                busy={form.formState.isSubmitting}
                disabled={form.formState.isSubmitting}
              >
                {t(isQuickJoin ? 'tables:newGame.join' : 'tables:newGame.create')}
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

function NameFields({ form }: { form: NewGameForm }) {
  const { t } = useTranslation(['tables', 'sentence']);
  const { register, control, formState } = form;
  const name = useWatch({ control, name: 'name' });
  const error = errorText(formState.errors.name?.message);
  return (
    <>
      <div>
        <TextInput
          label={t('tables:newGame.name')}
          data-autofocus
          autoComplete="off"
          maxLength={GAME_NAME_LENGTH}
          error={error}
          {...register('name')}
        />
        {!error && (
          <p className={styles.counter}>
            {t('tables:newGame.nameLeft', { count: GAME_NAME_LENGTH - name.length })}
          </p>
        )}
      </div>
      <PasswordField
        label={t('tables:newGame.password')}
        description={t('tables:newGame.passwordHelp')}
        autoComplete="new-password"
        maxLength={64}
        {...register('password')}
      />
    </>
  );
}
