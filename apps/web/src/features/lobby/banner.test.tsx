import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, expect, test } from 'vitest';
import german from '../../locales/de/sentence.json';
import { Banner } from './banner.tsx';

afterEach(() => i18next.changeLanguage('en'));

test('the notice of a new version is in the reader’s language', async () => {
  i18next.addResourceBundle('de', 'sentence', german);
  await i18next.changeLanguage('de');

  render(<Banner text="A new version of Amberhall is available. Please reload the page." />);

  expect(
    screen.getByText('Es gibt eine neue Version von Amberhall. Bitte lade die Seite neu.'),
  ).toBeDefined();
});

test('an operator’s text is shown unchanged', () => {
  render(<Banner text="The hall closes at midnight." />);

  expect(screen.getByText('The hall closes at midnight.')).toBeDefined();
});
