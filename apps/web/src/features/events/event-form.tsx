import { zodResolver } from '@hookform/resolvers/zod';
import { EventSettings } from '@amberhall/protocol';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CallError, GENERIC_ERROR } from '../../lib/http.ts';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { MantineParts } from '../../ui/mantine-parts.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { BasicFields, DeckFields, FlowFields, ModeFields } from './event-form-fields.tsx';
import styles from './event-form.module.css';
import { applicable, applies, refusedSetting } from './event-settings.ts';

interface EventFormProps {
  initial: EventSettings;
  /** The label of the button. */
  submit: string;
  /** Where Cancel leads. */
  cancelTo: string;
  /** Sends the settings, and says with `discardUnsavedChanges` when they are saved. A refusal is shown at the field that it is about. */
  onSubmit: (settings: EventSettings) => Promise<unknown>;
}

/** Everything that an organiser chooses before the start. Fields that do not apply are not shown. */
export function EventForm({ initial, submit, cancelTo, onSubmit }: EventFormProps) {
  const { t } = useTranslation(['events', 'sentence']);
  const form = useForm<EventSettings>({
    // Hidden fields are not checked, because nobody could correct them.
    resolver: async (values, context, options) =>
      zodResolver(EventSettings)(applicable(values), context, options),
    mode: 'onTouched',
    defaultValues: initial,
  });
  const { isSubmitting, errors, isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const send = form.handleSubmit(async (settings) => {
    try {
      await onSubmit(settings);
    } catch (error) {
      const messages = error instanceof CallError ? error.messages : [GENERIC_ERROR];
      for (const message of messages) {
        const field = refusedSetting(message);
        const isVisible = field !== undefined && applies(field, settings);
        form.setError(isVisible ? field : 'root', { message }, { shouldFocus: isVisible });
      }
    }
  });
  return (
    <MantineParts>
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <Panel title={t('events:form.basics')}>
          <BasicFields form={form} />
        </Panel>
        <Panel title={t('events:form.mode')}>
          <ModeFields form={form} />
        </Panel>
        <Panel title={t('events:form.decks')}>
          <DeckFields form={form} />
        </Panel>
        <Panel title={t('events:form.flow')}>
          <FlowFields form={form} />
        </Panel>
        {errors.root?.message && <Notice kind="error">{translateServerMessage(errors.root.message)}</Notice>}
        <div className={styles.actions}>
          <ButtonLink to={cancelTo}>{t('common:cancel')}</ButtonLink>
          <Button type="submit" variant="primary" busy={isSubmitting} disabled={isSubmitting}>
            {submit}
          </Button>
        </div>
      </form>
    </MantineParts>
  );
}
