import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { discardUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { createEvent } from './api.ts';
import styles from './event-form.module.css';
import { EventForm } from './event-form.tsx';
import { defaultSettings } from './event-settings.ts';

/** `/events/new`: the form for a new event. */
export function NewEventPage() {
  const { t } = useTranslation('events');
  const navigate = useNavigate();
  const [initial] = useState(() => defaultSettings(new Date()));
  return (
    <div className={styles.page}>
      <PageTitle>{t('events:organise')}</PageTitle>
      <h1 className={styles.title}>{t('events:organise')}</h1>
      <EventForm
        initial={initial}
        submit={t('events:form.create')}
        cancelTo="/events"
        onSubmit={async (settings) => {
          const { id } = await createEvent(settings);
          discardUnsavedChanges();
          await navigate(`/events/${id}`);
        }}
      />
    </div>
  );
}
