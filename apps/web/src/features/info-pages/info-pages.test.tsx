import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { About } from './about.tsx';
import { Commands } from './commands.tsx';
import { Community } from './community.tsx';
import { HowToPlay } from './how-to-play.tsx';
import { Points } from './info-page.tsx';
import { Privacy } from './privacy.tsx';

describe.each([
  ['about', About],
  ['community', Community],
  ['how to play', HowToPlay],
  ['privacy', Privacy],
] as const)('the page “%s”', (_name, Page) => {
  test('has one title, which the tab has too', () => {
    openPage(<Page />);

    const titles = screen.getAllByRole('heading', { level: 1 });
    expect(titles).toHaveLength(1);
    expect(document.title).toContain(titles[0]?.textContent ?? 'no title');
  });

  test('has topics with different titles, each with a text', () => {
    openPage(<Page />);

    const topics = screen.getAllByRole('heading', { level: 2 });
    expect(new Set(topics.map(({ textContent }) => textContent)).size).toBe(topics.length);
    expect(topics.filter((topic) => topic.nextElementSibling?.textContent === '')).toEqual([]);
  });

  test('shows texts, and no names of texts', () => {
    openPage(<Page />);

    expect(screen.getByRole('article').textContent).not.toMatch(/pages:|\w+\.\w+Title|\{\{/);
  });
});

test('the first steps are in their order', () => {
  openPage(<HowToPlay />);

  const [steps] = screen.getAllByRole('list');
  expect(steps?.tagName).toBe('OL');
  expect(within(steps ?? document.body).getAllByRole('listitem')).toHaveLength(4);
});

test('points without an order have no numbers', () => {
  openPage(<Points points={['one', 'two']} />);

  expect(screen.getByRole('list').tagName).toBe('UL');
});

describe('the chat commands', () => {
  const commands = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

  test('are listed by name, each once', () => {
    openPage(<Commands />);

    const names = commands().map((typed) => typed?.split(' ')[0] ?? '');
    expect(names.every((name) => /^\/[a-z-]+$/.test(name))).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  });

  test('each have their own explanation, and are not translated', () => {
    openPage(<Commands />);

    const explanations = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(explanations.filter((text) => text?.includes('howToPlay') ?? true)).toEqual([]);
    expect(new Set(explanations).size).toBe(commands().length);
    expect(screen.getByText('/mulligan').getAttribute('translate')).toBe('no');
  });
});
