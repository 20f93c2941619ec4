import { useTranslation } from 'react-i18next';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { Notice } from '../../ui/notice.tsx';

/** What the site has to say to everybody. Few visits see one. */
export function Banner({ text }: { text: string }) {
  useTranslation('sentence');
  return <Notice kind="error">{translateServerMessage(text)}</Notice>;
}
