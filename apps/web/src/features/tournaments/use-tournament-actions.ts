import type { ClockRequest, NewGameOptions } from '@amberhall/protocol';
import { GAME_NAME_LENGTH } from '@amberhall/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../lib/http.ts';
import { sendToLobby } from '../../lib/lobby/client.ts';
import { refusalText } from '../../lib/lobby/refusal-text.ts';
import type { LobbyRefusal } from '../../lib/lobby/client.ts';
import type { useRequestStatus } from '../../lib/use-request-status.ts';
import { gameNameOf } from './match-state.ts';
import type { MatchSummary } from './match-state.ts';
import {
  announce,
  attachLinks,
  changeClock,
  fetchBracket,
  fetchMatches,
  reportResult,
  tournamentQueries,
} from './api.ts';

export type TournamentActions = ReturnType<typeof useTournamentActions>;

/** The link by which players reach their game. */
const linkTo = (gameId: string): string => `${location.origin}/play?gameId=${gameId}`;

/** @returns the organizer's actions for a tournament; each reports its result and refreshes the page */
export function useTournamentActions(id: number, { run }: ReturnType<typeof useRequestStatus>) {
  const { t } = useTranslation('tournaments');
  const queryClient = useQueryClient();
  const { queryKey: adminKey } = tournamentQueries.admin(id);
  const { queryKey: bracketKey } = tournamentQueries.bracket(id);

  const lookAgain = () => queryClient.invalidateQueries({ queryKey: adminKey });
  const fetchAgain = async (): Promise<void> =>
    void queryClient.setQueryData(bracketKey, await fetchBracket(id, true));

  const refusalOf = async (refusal: LobbyRefusal): Promise<CallError> =>
    new CallError(200, [await refusalText(refusal)]);

  const openGame = async ({ match, sides }: MatchSummary, options: NewGameOptions): Promise<void> => {
    const answer = await sendToLobby('newgame', {
      ...options,
      name: gameNameOf(sides, GAME_NAME_LENGTH),
      tournament: true,
      challonge: { matchId: match.id, tournamentId: id, round: match.round },
      invited: sides.flatMap(({ name, username }) => [name, ...(username ? [username] : [])]),
    });
    if (!answer.ok) throw await refusalOf(answer);
  };

  return {
    refresh: () =>
      run(t('tournaments:done.tournament'), async () => {
        await fetchAgain();
        await lookAgain();
      }),

    refreshMatches: () =>
      run(t('tournaments:done.matches'), async () => {
        const matches = await fetchMatches(id);
        queryClient.setQueryData(bracketKey, (bracket) => bracket && { ...bracket, matches });
        await lookAgain();
      }),

    openGames: (summaries: readonly MatchSummary[], options: NewGameOptions) =>
      run(t('tournaments:done.created', { count: summaries.length }), async () => {
        for (const summary of summaries) await openGame(summary, options);
        await lookAgain();
      }),

    removeGame: (gameId: string) =>
      run(t('tournaments:done.removed'), async () => {
        const answer = await sendToLobby('removegame', gameId);
        if (!answer.ok) throw await refusalOf(answer);
        await lookAgain();
      }),

    attach: (summaries: readonly MatchSummary[]) =>
      run(t('tournaments:done.attachments'), async () => {
        const links = summaries.flatMap(({ match, game }) =>
          game ? [{ attachment: linkTo(game.gameId), matchId: match.id, tournamentId: id }] : [],
        );
        try {
          await attachLinks(links);
        } finally {
          await fetchAgain();
        }
      }),

    /** @param first who played for the first participant, where the names do not show it */
    report: ({ match, result }: MatchSummary, first: string | undefined) =>
      run(t('tournaments:done.reported'), async () => {
        const gameIds = (result?.games ?? []).map(({ gameId }) => gameId);
        await reportResult(id, { matchId: match.id, gameIds, ...(first !== undefined && { first }) });
        await fetchAgain();
      }),

    changeClock: (round: number, wish: ClockRequest) =>
      run(t(`tournaments:done.clock.${wish.do}`), async () => {
        await changeClock(id, round, wish);
        await lookAgain();
      }),

    announce: (tournament: string, text: string) =>
      run(t('tournaments:done.announced'), async () => {
        await announce(id, { tournament, text });
        await lookAgain();
      }),
  };
}
