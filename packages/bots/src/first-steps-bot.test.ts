import { library } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { firstStepsBot } from './first-steps-bot.ts';
import { playOut } from './play-out.ts';
import { sensibleBot } from './sensible/sensible-bot.ts';
import { generatedOpening } from './testing.ts';

test(
  'the bot for beginners loses at least nine of ten games to the sensible bot',
  { timeout: 60_000 },
  () => {
    const winners = Array.from({ length: 30 }, (_, n) => {
      const [beginner, sensible] = [firstStepsBot(`beginner ${n}`), sensibleBot(`sensible ${n}`)];
      const isFirst = n % 2 === 0;
      const bots = isFirst ? ([beginner, sensible] as const) : ([sensible, beginner] as const);
      const { winner } = playOut(library, generatedOpening(n), bots);
      return winner === (isFirst ? 'one' : 'other') ? 'beginner' : winner === null ? 'nobody' : 'sensible';
    });

    expect(winners.filter((winner) => winner === 'sensible').length).toBeGreaterThanOrEqual(27);
    expect(winners).not.toContain('nobody');
  },
);

test('game 571 against the bot for beginners finishes, although its decks hold an upgrade that loses all amber', () => {
  const bots = [firstStepsBot('other 571'), sensibleBot('sensible 571')] as const;

  expect(playOut(library, generatedOpening(571), bots)).toMatchObject({ winner: 'other' });
});
