/** Thrown instead of a change that would leave nobody who administers the site. Nothing was changed. */
export class LastAdministrator extends Error {
  override name = 'LastAdministrator';
}
