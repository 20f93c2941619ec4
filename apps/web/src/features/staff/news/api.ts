import { NewsAddedReply, NewsEditedReply, NewsReply, RemovedReply } from '@amberhall/protocol';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http.ts';

/** The items that editors see. */
const SHOWN = 5;

export const editedNews = () =>
  queryOptions({
    queryKey: ['news', SHOWN],
    queryFn: async ({ signal }) => {
      const reply = await call(`/api/news/?limit=${SHOWN}`, { reply: NewsReply, signal });
      return reply.news;
    },
  });

export const addNews = (text: string) =>
  call('/api/news', { method: 'POST', body: { text }, reply: NewsAddedReply });

export const saveNews = (id: number, text: string) =>
  call(`/api/news/${id}`, { method: 'PUT', body: { text }, reply: NewsEditedReply });

export const deleteNews = (id: number) => call(`/api/news/${id}`, { method: 'DELETE', reply: RemovedReply });
