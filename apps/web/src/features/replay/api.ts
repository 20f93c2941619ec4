import {
  GameAnalysisChangedReply,
  GameAnalysisReply,
  ReplayChunkReply,
  ReplayReply,
  ShuffleRecordReply,
} from '@amberhall/protocol';
import type { GameAnalysis, ReplayView } from '@amberhall/protocol';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http.ts';

export const replayQueries = {
  /** @param user the viewer, whose rights decide what the replay shows */
  replay: (id: string, user: string | undefined) =>
    queryOptions({
      queryKey: ['replay', id, user ?? null],
      queryFn: async ({ signal }) =>
        (await call(`/api/replays/${encodeURIComponent(id)}`, { reply: ReplayReply, signal })).replay,
    }),
  /** The record of the shuffles, or why the user may not have it. */
  shuffles: (id: string, user: string | undefined) =>
    queryOptions({
      queryKey: ['shuffles', id, user ?? null],
      queryFn: async ({ signal }) => {
        const path = `/api/replays/${encodeURIComponent(id)}/shuffles`;
        return (await call(path, { reply: ShuffleRecordReply, signal })).shuffles;
      },
    }),
  /** A finished game does not change. */
  chunk: (id: string, view: ReplayView, number: number) =>
    queryOptions({
      queryKey: ['replay', id, view, number],
      queryFn: async ({ signal }) => {
        const path = `/api/replays/${encodeURIComponent(id)}/${view}/${number}`;
        return (await call(path, { reply: ReplayChunkReply, signal })).chunk;
      },
      staleTime: Infinity,
    }),
};

/** The interval in milliseconds between requests for the progress of an analysis. */
const ANALYSIS_INTERVAL = 2000;

/** The analysis of the user's own turns; asked for again while it waits or runs. */
export const analysisQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['replay', gameId, 'analysis'],
    queryFn: async ({ signal }) =>
      (await call(analysisPath(gameId), { reply: GameAnalysisReply, signal })).analysis,
    refetchInterval: ({ state }) => (state.data?.run ? ANALYSIS_INTERVAL : false),
  });

export const requestAnalysis = (gameId: string): Promise<GameAnalysis> => changeAnalysis(gameId, 'POST');
export const cancelAnalysis = (gameId: string): Promise<GameAnalysis> => changeAnalysis(gameId, 'DELETE');

async function changeAnalysis(gameId: string, method: 'POST' | 'DELETE'): Promise<GameAnalysis> {
  return (await call(analysisPath(gameId), { method, reply: GameAnalysisChangedReply })).analysis;
}

const analysisPath = (gameId: string): string => `/api/replays/${encodeURIComponent(gameId)}/analysis`;
