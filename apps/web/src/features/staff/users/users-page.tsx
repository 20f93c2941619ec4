import { SEARCH_LENGTH } from '@amberhall/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { OneFieldForm } from '../../../ui/one-field-form.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { StaffPage } from '../staff-page.tsx';
import { OneUser } from './one-user.tsx';
import { SearchResults } from './search-results.tsx';

/** Finds users, and shows one of them with details that only staff may see and change. The address has both. */
export function UsersPage() {
  const { t } = useTranslation('staff');
  const [query, setQuery] = useSearchParams();
  const [isShort, setShort] = useState(false);
  const [search, name] = [query.get('search'), query.get('name')];
  const find = async (text: string): Promise<false> => {
    setShort(text.length < SEARCH_LENGTH);
    if (text.length >= SEARCH_LENGTH) setQuery({ search: text });
    // The text stays beside the result.
    return false;
  };
  return (
    <StaffPage title={t('staff:users.title')} lead={t('staff:users.lead')}>
      <Panel title={t('staff:users.find')}>
        <OneFieldForm
          label={t('staff:users.username')}
          required={t('staff:users.required')}
          submit={t('staff:users.submit')}
          icon="search"
          isBusy={false}
          field={{
            autoCapitalize: 'none',
            maxLength: 100,
            description: isShort ? t('staff:users.tooShort') : t('staff:users.help'),
          }}
          onSubmit={find}
        />
      </Panel>
      {name === null && search !== null && <SearchResults search={search} />}
      {name !== null && <OneUser key={name} username={name} />}
    </StaffPage>
  );
}
