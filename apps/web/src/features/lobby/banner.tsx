import { useTranslation } from 'react-i18next';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { Notice } from '../../ui/notice.tsx';

/** A message of the site for everybody. Few visits show one. */
export function Banner({ text }: { text: string }) {
  useTranslation('sentence');
  return <Notice kind="error">{translateServerMessage(text)}</Notice>;
}
