import type { LobbyMessage } from '@amberhall/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useLobby } from '../../lib/lobby/store.ts';
import { useSession } from '../../lib/session.ts';
import { logIn, somebody } from '../../test/server.ts';
import { dismissMention, followMentions, useMentions } from './mentions.ts';

const said = (id: number, message: string, name = 'Nils'): LobbyMessage => ({
  id,
  message,
  time: '2026-11-21T18:41:00.000Z',
  user: { username: name, name, avatar: null, role: 'user' },
  deleted: false,
});
const hear = (...messages: LobbyMessage[]) =>
  useLobby.setState((lobby) => ({ messages: [...(lobby.messages ?? []), ...messages] }));
const mentioned = () => useMentions.getState().mentions.map(({ id }) => id);

let stop: () => void;
beforeEach(() => {
  useMentions.setState({ mentions: [] });
  logIn(somebody());
  useLobby.setState({ messages: [said(1, 'hello')] });
  stop = followMentions();
});
afterEach(() => {
  stop();
  useMentions.setState({ mentions: [] });
});

describe('a line of the chat', () => {
  test('that names the user is a mention, whatever its capital letters', () => {
    hear(said(2, 'well played @mira!'));

    expect(useMentions.getState().mentions).toEqual([{ id: 2, person: said(2, '').user }]);
  });

  test.each(['well played', '@Miranda', 'mail me at x@mira', 'Mira'])('that says “%s” is none', (text) => {
    hear(said(2, text));

    expect(mentioned()).toEqual([]);
  });

  test('of the user is none', () => {
    hear(said(2, 'I am @Mira', 'mira'));

    expect(mentioned()).toEqual([]);
  });

  test('that was removed before it could be read is none', () => {
    const { message: _removed, ...rest } = said(2, '@Mira');
    hear({ ...rest, deleted: true });

    expect(mentioned()).toEqual([]);
  });

  test('is no mention for a visitor', () => {
    useSession.setState({ status: 'anonymous', user: null, token: null });

    hear(said(2, '@Mira'));

    expect(mentioned()).toEqual([]);
  });
});

test('the lines that were there at first are no news', () => {
  useLobby.setState({ messages: null });
  useLobby.setState({ messages: [said(5, '@Mira')] });

  expect(mentioned()).toEqual([]);
});

test('older lines that are loaded later are no news', () => {
  useLobby.setState((lobby) => ({ messages: [said(0, '@Mira'), ...(lobby.messages ?? [])] }));

  expect(mentioned()).toEqual([]);
});

test('the latest five mentions are kept, the newest first', () => {
  for (let id = 2; id <= 8; id++) hear(said(id, '@Mira'));

  expect(mentioned()).toEqual([8, 7, 6, 5, 4]);
});

test('a mention is dismissed', () => {
  hear(said(2, '@Mira'), said(3, '@Mira'));

  dismissMention(2);

  expect(mentioned()).toEqual([3]);
});

test('the mentions of a user are forgotten when another one logs in', () => {
  hear(said(2, '@Mira'));

  logIn(somebody([], { id: 8, username: 'Nils', name: 'Nils' }));

  expect(mentioned()).toEqual([]);
});

test('a changed profile of the same user forgets nothing', () => {
  hear(said(2, '@Mira'));

  logIn(somebody([], { email: 'new@example.org' }));

  expect(mentioned()).toEqual([2]);
});

describe('a chat on the screen', () => {
  function show(top: number, hasFocus = true): void {
    document.body.innerHTML = '<section id="chat"></section>';
    vi.spyOn(document, 'hasFocus').mockReturnValue(hasFocus);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
      top,
      bottom: top + 400,
      height: 400,
    } as DOMRect);
    vi.stubGlobal('innerHeight', 800);
  }
  afterEach(() => document.body.replaceChildren());

  test.each([
    ['whole', 100, 0],
    ['by half below', 600, 0],
    ['by less than half below', 601, 1],
    ['by half above', -200, 0],
    ['by less than half above', -201, 1],
  ])('that is seen %s, at %i, leaves %i mentions', (_part, top, count) => {
    show(top);

    hear(said(2, '@Mira'));

    expect(mentioned()).toHaveLength(count);
  });

  test('of a window without the focus is not read', () => {
    show(100, false);

    hear(said(2, '@Mira'));

    expect(mentioned()).toEqual([2]);
  });
});
