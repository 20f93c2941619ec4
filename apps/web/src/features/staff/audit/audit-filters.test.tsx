import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPage } from '../../../test/open-page.tsx';
import type { AuditFilter } from './api.ts';
import { AuditFilters, filterOf, searchOf } from './audit-filters.tsx';

const read = (query: string) => filterOf(new URLSearchParams(query));

describe('the filter of an address', () => {
  test('is what the address was made for', () => {
    const filter = { act: 'ban added', person: 'fox', from: '2026-11-01', to: '2026-11-30' };

    expect(filterOf(new URLSearchParams(searchOf(filter)))).toEqual(filter);
  });

  test.each(['from=yesterday', 'from=2026-13-01', 'from=2026-1-1', 'act=nothing', 'to='])(
    'ignores “%s”',
    (query) => {
      expect(read(query)).toEqual({ act: '', person: '', from: '', to: '' });
    },
  );

  test('has a name without spaces around it, of limited length', () => {
    expect(read('person=%20fox%20').person).toBe('fox');
    expect(read(`person=${'x'.repeat(200)}`).person).toHaveLength(100);
  });

  test('leaves out of the address what does not filter', () => {
    expect(searchOf({ act: '', person: 'fox', from: '', to: '' })).toEqual({ person: 'fox' });
  });
});

describe('the fields', () => {
  const filter: AuditFilter = { act: '', person: 'fox', from: '2026-11-01', to: '' };

  function open() {
    const changes: AuditFilter[] = [];
    const user = openPage(<AuditFilters filter={filter} onChange={(each) => changes.push(each)} />);
    return { changes, user };
  }

  test('show the filter', () => {
    open();

    expect(screen.getByLabelText('From')).toHaveProperty('value', '2026-11-01');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'fox');
  });

  test('change one part and keep the others', async () => {
    const { changes, user } = open();

    await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'User muted');
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-30' } });

    expect(changes).toEqual([
      { ...filter, act: 'user muted' },
      { ...filter, to: '2026-11-30' },
    ]);
  });

  test('clear a day', () => {
    const { changes } = open();

    fireEvent.change(screen.getByLabelText('From'), { target: { value: '' } });

    expect(changes).toEqual([{ ...filter, from: '' }]);
  });
});
