/** What a browser remembers of the choices of its user, between visits. */
import { beforeEach, describe, expect, test, vi } from 'vitest';

/** The next visit reads everything out of the storage again. */
async function visit() {
  vi.resetModules();
  return {
    ...(await import('./bot-level.ts')),
    ...(await import('./bot-pace.ts')),
    ...(await import('./hot-seat.ts')),
    ...(await import('./position-question.ts')),
    ...(await import('./sound/sound-settings.ts')),
  };
}

let site: Awaited<ReturnType<typeof visit>>;
beforeEach(async () => {
  site = await visit();
});

describe('the level of the bot', () => {
  test('is steady at first', () => {
    expect(site.useBotLevel.getState().level).toBe('steady');
  });

  test('is there again at the next visit', async () => {
    site.chooseBotLevel('strong');

    expect((await visit()).useBotLevel.getState().level).toBe('strong');
  });

  test('that this client does not know is the steady one', async () => {
    localStorage.setItem('botLevel', '"grandmaster"');

    expect((await visit()).useBotLevel.getState().level).toBe('steady');
  });
});

describe('the pace of the bot', () => {
  test('is not chosen at first', () => {
    expect(site.useBotPace.getState().pace).toBeNull();
  });

  test('is there again at the next visit', async () => {
    site.chooseBotPace('fast');

    expect((await visit()).useBotPace.getState().pace).toBe('fast');
  });

  test('that this client does not know counts as not chosen', async () => {
    localStorage.setItem('botPace', '"hasty"');

    expect((await visit()).useBotPace.getState().pace).toBeNull();
  });
});

describe('covered hands', () => {
  test('are there again at the next visit', async () => {
    expect(site.useHotSeat.getState().coversHands).toBe(false);
    site.hideHands(true);

    expect((await visit()).useHotSeat.getState().coversHands).toBe(true);
  });

  test('are ignored if what is stored is damaged', async () => {
    localStorage.setItem('bothSides', '{"coversHands":"yes"}');

    expect((await visit()).useHotSeat.getState().coversHands).toBe(false);
  });
});

describe('sounds', () => {
  test('of the lobby are on and those of games are off at first', () => {
    expect(site.useSoundSettings.getState()).toEqual({ lobby: true, game: false, volume: 0.5 });
  });

  test('keep the other settings when one is changed', async () => {
    site.changeSoundSettings({ volume: 0.8 });
    site.changeSoundSettings({ game: true });

    expect((await visit()).useSoundSettings.getState()).toEqual({ lobby: true, game: true, volume: 0.8 });
  });

  test.each(['{"lobby":true}', '{"lobby":true,"game":true,"volume":7}', 'loud'])(
    'that are damaged are as at first: %s',
    async (text) => {
      localStorage.setItem('sound', text);

      expect((await visit()).useSoundSettings.getState()).toEqual({ lobby: true, game: false, volume: 0.5 });
    },
  );
});

describe('the question of a shared position', () => {
  const link = {
    key: 'key',
    question: 'Can you win?',
    goal: 'win',
    createdAt: '2026-11-21T18:41:00.000Z',
  } as const;

  test('is there again at the next visit, without what its coach does not need', async () => {
    site.beginPositionQuestion('game-1', link);

    expect((await visit()).usePositionQuestion.getState().current).toEqual({
      gameId: 'game-1',
      link: { key: 'key', question: 'Can you win?', goal: 'win' },
    });
  });

  test('is left without ending its game', async () => {
    site.beginPositionQuestion('game-1', link);
    site.leavePositionQuestion();

    expect((await visit()).usePositionQuestion.getState().current).toBeNull();
  });
});
