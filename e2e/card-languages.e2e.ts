import { factsOf, glossaryIn, definitions, renderCard, TEXT_LANGUAGES, traitsIn } from '@amberhall/cards';
import { loadNames } from '@amberhall/cards/data';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { takeScreenshot, useSite } from './src/fixture.ts';

const site = useSite({ AMBERHALL_BOT_DELAY: '0' });

/** It has a keyword, a heading and an amount of amber. */
const CARD = 'noddy-the-thief';
const LONG_CARDS = ['kaupe-evil-twin', 'aberrant-warp-event', 'gargantodon', 'election'];

it.each(TEXT_LANGUAGES.filter((language) => language !== 'en'))(
  'a card, its keywords and the log of a game can be read in the language %s',
  async (language) => {
    const page = await site.openPage({ locale: language, reducedMotion: 'reduce' });
    await page.goto(`/cards/${CARD}`);
    await page.locator(`html[lang=${language}] main h1`).waitFor();
    const { paragraphs } = renderCard(
      definitions.get(CARD),
      factsOf(CARD),
      language,
      await loadNames(language),
    );
    const { name, meaning } = glossaryIn(language).elusive;

    const main = page.getByRole('main');
    const shown = (await main.innerText()).replaceAll(/\s+/g, ' ');
    for (const words of paragraphs.flatMap(wordsOf)) expect(shown).toContain(words);
    expect(shown).toContain(name);
    expect(shown).toContain(meaning);
    for (const trait of factsOf(CARD).traits) expect(shown).toContain(traitsIn(language)[trait]);
    // Everything in English is marked as English: the text and the printed name beside their translations.
    const isText = (words: string) => words.includes('Action: Steal 1');
    await main.locator('[lang=en]').filter({ hasText: 'Steal 1' }).waitFor();
    const inEnglish = await main.locator('[lang=en]').allInnerTexts();
    expect(inEnglish.filter(isText)).toHaveLength(1);
    expect(inEnglish.filter((words) => !isText(words))).toEqual(
      (await loadNames(language))[CARD] === undefined ? [] : [factsOf(CARD).name],
    );
    await takeScreenshot(page, `card-${language}`);

    // The longest texts fit on their cards.
    const cutOff: string[] = [];
    for (const slug of LONG_CARDS) {
      await page.goto(`/cards/${slug}`);
      const text = page.locator('[data-face=zoom] [data-card-text]');
      await text.locator('span').first().waitFor();
      if (await text.evaluate(isCutOff)) cutOff.push(slug);
    }
    expect(cutOff).toEqual([]);
    await takeScreenshot(page, `long-card-${language}`);

    await page.goto('/');
    await page.getByRole('button', { name: textsOf(language, 'lobby').practice, exact: true }).click();
    await page.locator('[data-card-id]').first().waitFor();
    // The name of the player stands between the two parts.
    for (const part of textsOf(language, 'log').firstPlayer.split('{{player}}')) {
      await page.getByRole('log').getByText(part.trim()).first().waitFor();
    }
    expect(site.problems()).toEqual([]);
  },
);

/** Tells whether the last line of a text is below the end of its box. */
const isCutOff = (box: Element): boolean => {
  const end = box.firstElementChild?.getBoundingClientRect().bottom ?? 0;
  return end > box.getBoundingClientRect().bottom || box.scrollWidth > box.clientWidth;
};

/** The words of a paragraph between its symbols. */
const wordsOf = (paragraph: string): string[] =>
  paragraph
    .split(/\{[a-z:]+\}/)
    .map((words) => words.trim().replaceAll(/\s+/g, ' '))
    .filter((words) => words !== '');

/** Returns texts of the interface. */
const textsOf = (language: string, namespace: string) =>
  JSON.parse(
    readFileSync(new URL(`../apps/web/src/locales/${language}/${namespace}.json`, import.meta.url), 'utf8'),
  );
