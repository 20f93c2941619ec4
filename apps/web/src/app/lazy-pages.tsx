import i18next from 'i18next';
import type { Permission } from '@amberhall/protocol';
import type { RouteObject } from 'react-router';
import { RequireLogin, RequirePermission } from './route-guards.tsx';
import { AccountGuard } from './account-guard.tsx';
import { EVENT_NAMESPACES } from './event-texts.ts';

/** Returns the route of a staff page. */
const staffPage = (
  path: string,
  permission: Permission,
  lazy: NonNullable<RouteObject['lazy']>,
): RouteObject => ({
  element: <RequirePermission permission={permission} />,
  children: [{ path, lazy }],
});

/** Routes that only some visits need: cards, the account, links of mails, and staff pages. */
export const lazyPages: RouteObject[] = [
  {
    path: 'replay/:id',
    lazy: async () => ({ Component: (await import('../features/replay/replay-page.tsx')).ReplayPage }),
  },
  {
    path: 'shuffles/:id',
    lazy: async () => ({ Component: (await import('../features/replay/shuffles-page.tsx')).ShufflesPage }),
  },
  {
    path: 'deck/:key',
    lazy: async () => ({
      Component: (await import('../features/decks/shared-deck-page.tsx')).SharedDeckPage,
    }),
  },
  {
    path: 'statistics',
    lazy: async () => ({
      Component: (await import('../features/decks/statistics-page.tsx')).StatisticsPage,
    }),
  },
  {
    path: 'learn',
    lazy: async () => ({ Component: (await import('../features/learn/learn-page.tsx')).LearnPage }),
  },
  {
    path: 'position/:key',
    lazy: async () => ({ Component: (await import('../features/learn/position-page.tsx')).PositionPage }),
  },
  {
    path: 'cards',
    lazy: async () => ({ Component: (await import('../features/card-browser/cards-page.tsx')).CardsPage }),
  },
  {
    path: 'cards/:slug',
    lazy: async () => ({ Component: (await import('../features/card-browser/card-page.tsx')).CardPage }),
  },
  {
    path: 'people/:name',
    lazy: async () => ({ Component: (await import('../features/people/person-page.tsx')).PersonPage }),
  },
  {
    path: 'events',
    lazy: async () => ({ Component: (await import('../features/events/events-page.tsx')).EventsPage }),
  },
  {
    path: 'events/:id',
    lazy: async () => {
      // With the page, not after it: on a phone, each round trip counts.
      void i18next.loadNamespaces(EVENT_NAMESPACES);
      return { Component: (await import('./event.tsx')).Event };
    },
  },
  {
    path: 'glossary',
    lazy: async () => ({
      Component: (await import('../features/card-browser/glossary-page.tsx')).GlossaryPage,
    }),
  },
  {
    path: 'forgot',
    lazy: async () => ({ Component: (await import('../features/account/mail-form.tsx')).Forgot }),
  },
  {
    path: 'activation/mail',
    lazy: async () => ({ Component: (await import('../features/account/mail-form.tsx')).ActivationMail }),
  },
  {
    path: 'activation',
    lazy: async () => ({ Component: (await import('../features/account/activation.tsx')).Activation }),
  },
  {
    path: 'confirm-address',
    lazy: async () => ({
      Component: (await import('../features/account/confirm-address.tsx')).ConfirmAddress,
    }),
  },
  {
    path: 'reset-password',
    lazy: async () => ({ Component: (await import('../features/account/reset-password.tsx')).ResetPassword }),
  },
  {
    Component: RequireLogin,
    children: [
      {
        path: 'events/new',
        lazy: async () => ({
          Component: (await import('../features/events/new-event-page.tsx')).NewEventPage,
        }),
      },
      {
        path: 'events/:id/edit',
        lazy: async () => ({
          Component: (await import('../features/events/edit-event-page.tsx')).EditEventPage,
        }),
      },
      {
        path: 'decks/import',
        lazy: async () => ({ Component: (await import('../features/decks/import-page.tsx')).ImportPage }),
      },
      {
        path: 'decks/alliance',
        lazy: async () => ({ Component: (await import('../features/decks/alliance-page.tsx')).AlliancePage }),
      },
      {
        path: 'decks/prophecy-assignment',
        lazy: async () => ({ Component: (await import('../features/decks/prophecy-page.tsx')).ProphecyPage }),
      },
      {
        path: 'decks/enhancements',
        lazy: async () => ({
          Component: (await import('../features/decks/enhancement-page.tsx')).EnhancementPage,
        }),
      },
      {
        path: 'matches',
        lazy: async () => ({ Component: (await import('../features/matches/matches-page.tsx')).MatchesPage }),
      },
    ],
  },
  {
    Component: AccountGuard,
    children: [
      {
        path: 'profile',
        lazy: async () => ({ Component: (await import('./profile.tsx')).Profile }),
      },
      {
        path: 'patreon',
        lazy: async () => ({
          Component: (await import('../features/supporter/patreon-page.tsx')).PatreonPage,
        }),
      },
      {
        path: 'security',
        lazy: async () => ({
          Component: (await import('../features/security/security-page.tsx')).SecurityPage,
        }),
      },
      {
        path: 'reports',
        lazy: async () => ({
          Component: (await import('../features/own-reports/own-reports-page.tsx')).OwnReportsPage,
        }),
      },
      {
        path: 'blocklist',
        lazy: async () => ({
          Component: (await import('../features/blocklist/blocklist-page.tsx')).BlocklistPage,
        }),
      },
    ],
  },
  staffPage('decks/review', 'canVerifyDecks', async () => ({
    Component: (await import('../features/decks/review-page.tsx')).ReviewPage,
  })),
  staffPage('news', 'canEditNews', async () => ({
    Component: (await import('../features/staff/news/news-page.tsx')).NewsPage,
  })),
  staffPage('users', 'canManageUsers', async () => ({
    Component: (await import('../features/staff/users/users-page.tsx')).UsersPage,
  })),
  staffPage('moderation', 'canModerateChat', async () => ({
    Component: (await import('../features/staff/moderation/moderation-page.tsx')).ModerationPage,
  })),
  staffPage('faults', 'canManageGames', async () => ({
    Component: (await import('./faults.tsx')).Faults,
  })),
  staffPage('nodes', 'canManageNodes', async () => ({
    Component: (await import('../features/staff/nodes/nodes-page.tsx')).NodesPage,
  })),
  staffPage('banlist', 'canManageBanlist', async () => ({
    Component: (await import('../features/staff/banlist/banlist-page.tsx')).BanlistPage,
  })),
  staffPage('tournamentlobby', 'canManageTournaments', async () => ({
    Component: (await import('./tournament-lobby.tsx')).TournamentLobby,
  })),
  staffPage('admin/motd', 'canManageMotd', async () => ({
    Component: (await import('../features/staff/motd/motd-page.tsx')).MotdPage,
  })),
  staffPage('admin/audit', 'isAdmin', async () => ({
    Component: (await import('../features/staff/audit/audit-page.tsx')).AuditPage,
  })),
];
