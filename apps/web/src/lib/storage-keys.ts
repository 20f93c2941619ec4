/** Where is kept in the browser who somebody is: in its storage … */
export const REFRESH_TOKEN_KEY = 'refreshToken';
/** … and in that of one tab. */
export const GUEST_KEY = 'guest';
