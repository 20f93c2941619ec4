import { expect, test } from 'vitest';
import { somebody } from '../../test/server.ts';
import { staffPagesFor } from './staff-pages.ts';

test('the menu contains exactly the permitted pages', () => {
  const paths = (...permissions: Parameters<typeof somebody>[0] & unknown[]) =>
    staffPagesFor(somebody(permissions).permissions).map(({ to }) => to);

  expect(paths('canEditNews', 'canManageMotd')).toEqual(['/news', '/admin/motd']);
  expect(paths('canManageUsers', 'canManageBanlist')).toEqual(['/users', '/banlist']);
  expect(paths('canVerifyDecks')).toEqual(['/decks/review']);
  expect(paths('isAdmin')).toEqual(['/admin/audit']);
  expect(paths('canModerateChat', 'isContributor')).toEqual(['/moderation']);
});
