/** The storage key of the login in the browser … */
export const REFRESH_TOKEN_KEY = 'refreshToken';
/** … and in one tab. */
export const GUEST_KEY = 'guest';
/** The storage key of the account that the progress in lessons belongs to. */
export const LEARNING_ACCOUNT_KEY = 'learningAccount';
