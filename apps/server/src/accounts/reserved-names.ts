/** Guests have such names. */
const GUEST_NAME = /^guest-/i;

/** Every object has properties of these names, and users are keys of records. */
const PROPERTIES: ReadonlySet<string> = new Set(
  Object.getOwnPropertyNames(Object.prototype).map((name) => name.toLowerCase()),
);

/** Says whether no account can have this name, in whatever case it is written. */
export function isReservedName(username: string): boolean {
  return GUEST_NAME.test(username) || PROPERTIES.has(username.toLowerCase());
}
