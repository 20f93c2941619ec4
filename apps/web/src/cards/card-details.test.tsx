import type { CatalogueCard } from '@amberhall/protocol';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CardDetails } from './card-details.tsx';

const KRUMP: CatalogueCard = {
  id: 'krump',
  name: 'Krump',
  type: 'creature',
  houses: ['brobnar'],
  traits: ['giant'],
  keywords: {},
  power: 6,
  armor: 0,
  amber: 0,
  rarity: 'Common',
  sets: [
    { expansion: 341, number: '037' },
    { expansion: 435, number: '020' },
  ],
  text: 'Destroy a creature.',
  implemented: true,
};

function draw(facts: Partial<CatalogueCard> | undefined = {}, size: 'hand' | 'zoom' = 'zoom') {
  const { container } = render(
    <CardDetails
      slug="krump"
      facts={facts && { ...KRUMP, ...facts }}
      size={size}
      width="100px"
      house="brobnar"
      fit={{ fontSize: 0.8, lineHeight: 1.2, isLong: false }}
    />,
  );
  const part = (name: string) => container.querySelector<HTMLElement>(`.${name}`);
  const symbol = part('typeLine')
    ?.querySelector('use')
    ?.getAttribute('href')
    ?.replace(/^.*#(i-)?/, '');
  return { part, symbol };
}

test('a card that is not loaded has room for its text only', () => {
  const { container } = render(
    <CardDetails
      slug="krump"
      facts={undefined}
      size="zoom"
      width="100px"
      house="brobnar"
      fit={{ fontSize: 1, lineHeight: 1, isLong: false }}
    />,
  );

  expect(container.textContent).toBe('');
  expect(container.children).toHaveLength(1);
});

test.each<[CatalogueCard['type'], string]>([
  ['creature', 'creature'],
  ['action', 'action'],
  ['token creature', 'token'],
  ['the tide', 'tide'],
  ['prophecy', 'prophecy'],
  ['archon power', 'prophecy'],
])('a card of the type "%s" has the symbol "%s"', (type, symbol) => {
  expect(draw({ type }).symbol).toBe(symbol);
});

test('a text is as large as it fits, and a card without one shows its house', () => {
  const text = draw().part('text');
  expect(text?.style).toMatchObject({ fontSize: '0.8em', lineHeight: '1.2' });
  expect(text?.querySelector('.watermark')).toBeNull();
  document.body.replaceChildren();

  expect(draw({ text: '' }).part('watermark')?.querySelector('use')?.getAttribute('href')).toMatch(
    /#h-brobnar$/,
  );
});

test('a card that is played by hand says so', () => {
  expect(draw().part('byHand')).toBeNull();
  document.body.replaceChildren();
  expect(draw({ implemented: false }).part('byHand')?.textContent).not.toBe('');
});

test.each([
  ['Common', '●'],
  ['UNCOMMON', '◆'],
  ['rare', '★'],
  ['Token', 'T'],
  ['Special', '✦'],
  ['Evil Twin', '✦'],
])('the rarity "%s" has the sign %s', (rarity, sign) => {
  expect(draw({ rarity }).part('rarity')?.textContent).toBe(sign);
});

test('an enlarged card has its rarity in words, its number in the latest set and the language of its text', () => {
  expect(draw({ textLanguage: 'en' }).part('number')?.textContent).toBe('Common · 020 · English');
  document.body.replaceChildren();
  expect(draw({ sets: [] }).part('number')?.textContent).toBe('Common');
  document.body.replaceChildren();
  expect(draw({}, 'hand').part('number')).toBeNull();
});
