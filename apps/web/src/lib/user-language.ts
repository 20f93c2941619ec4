/** Tells the server in which language the user reads the site. Mails to the user are in this language. */
import { LanguageReply, UserLanguage } from '@amberhall/protocol';
import i18next from 'i18next';
import { call } from './http.ts';
import { useSession } from './session.ts';

export const pageLanguage = (): UserLanguage => UserLanguage.catch('en').parse(i18next.resolvedLanguage);

/**
 * Sends the language of the page when the user chooses one, and after a login if the account has another one.
 *
 * @returns a function that stops it
 */
export function keepUserLanguage(): () => void {
  sendIfOther();
  // Only for another user: an open page in another tab must not undo the choice of this one with each new token.
  const stopFollowing = useSession.subscribe(({ user }, before) => {
    if (user?.id !== before.user?.id) sendIfOther();
  });
  i18next.on('languageChanged', send);
  return () => {
    stopFollowing();
    i18next.off('languageChanged', send);
  };
}

function sendIfOther(): void {
  const { user } = useSession.getState();
  if (user !== null && user.language !== pageLanguage()) send();
}

function send(): void {
  const { status, user } = useSession.getState();
  if (status !== 'member') return;
  const path = `/api/account/${encodeURIComponent(user.username)}/language`;
  const body = { language: pageLanguage() };
  // The next login sends it again.
  void call(path, { method: 'PUT', body, reply: LanguageReply }).catch(() => {});
}
