/** The addresses of the pages of the web client. The server answers 404 for every other one. A `:name` stands for any text. */
export const CLIENT_ROUTES = [
  '/',
  '/about',
  '/activation',
  '/activation/mail',
  '/confirm-address',
  '/admin/audit',
  '/admin/motd',
  '/banlist',
  '/blocklist',
  '/cards',
  '/cards/:slug',
  '/community',
  '/decks',
  '/decks/alliance',
  '/decks/enhancements',
  '/decks/import',
  '/decks/prophecy-assignment',
  '/decks/review',
  '/events',
  '/events/:id',
  '/events/:id/edit',
  '/events/new',
  '/forgot',
  '/glossary',
  '/how-to-play',
  '/learn',
  '/login',
  '/logout',
  '/matches',
  '/news',
  '/nodes',
  '/patreon',
  '/people/:name',
  '/play',
  '/privacy',
  '/profile',
  '/register',
  '/replay/:id',
  '/reset-password',
  '/security',
  '/tournamentlobby',
  '/unauth',
  '/users',
] as const;

const PATTERNS = CLIENT_ROUTES.map((route) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'));

/** @param path of an address, without its query */
export function isClientRoute(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path));
}
