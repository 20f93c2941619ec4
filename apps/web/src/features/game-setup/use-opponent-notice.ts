import type { PendingGame } from '@amberhall/protocol';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyOnDesktop } from '../../lib/desktop-notifications.ts';
import { playChime } from '../../lib/sound/chime.ts';

/** Notifies the owner by sound and on the desktop that an opponent has joined. */
export function useOpponentNotice(game: PendingGame, viewer: string | undefined): void {
  const { t } = useTranslation('tables');
  const names = Object.keys(game.players);
  const seated = useRef(names.length);
  const joined = names.find((name) => name !== viewer);
  useEffect(() => {
    const isNews = seated.current < 2 && names.length === 2;
    seated.current = names.length;
    if (!isNews || !joined || game.owner !== viewer) return;
    playChime();
    notifyOnDesktop(t('tables:pending.joined', { name: joined }));
  }, [names.length, joined, game.owner, viewer, t]);
}
