/** The storage key of the login in the browser … */
export const REFRESH_TOKEN_KEY = 'refreshToken';
/** … and in one tab. */
export const GUEST_KEY = 'guest';
