import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogueOf } from '../test/catalogue.ts';
import { openPage } from '../test/open-page.tsx';
import { answerCalls } from '../test/server.ts';
import { CardLink } from './card-link.tsx';

const WINDOW = { innerWidth: window.innerWidth, innerHeight: window.innerHeight };
beforeEach(() => {
  Object.assign(window, { innerWidth: 1000, innerHeight: 800 });
  answerCalls({
    'GET /api/cards': {
      ...catalogueOf([
        { id: 'gezrahi', name: 'Gézrahi', localName: 'Der Älteste', type: 'creature', houses: ['dis'] },
      ]),
      glossary: {},
      traits: {},
    },
  });
});
afterEach(() => void Object.assign(window, WINDOW));

async function open(name = 'Gézrahi', at = new DOMRect(100, 50, 80, 20)) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(at);
  openPage(<CardLink name={name} opensTab={false} />);
  return screen.findByRole('link');
}
const preview = () => document.querySelector<HTMLElement>('body > .preview');

test.each(['Gézrahi', ' gezrahi ', 'DER ALTESTE'])(
  'the name "%s" finds the card in any writing',
  async (name) => {
    const link = await open(name);

    expect(link.getAttribute('href')).toBe('/cards/gezrahi');
    expect(link.textContent).toBe('Der Älteste');
    expect(link.hasAttribute('target')).toBe(false);
  },
);

test('a part of a name finds nothing, and stays text', async () => {
  openPage(
    <p>
      <CardLink name="Géz" opensTab />
    </p>,
  );

  await vi.waitFor(() => expect(document.querySelector('p')?.textContent).toBe('Géz'));
  expect(screen.queryByRole('link')).toBeNull();
});

test('the focus shows the card as well, and Escape and the loss of the focus hide it', async () => {
  const link = await open();

  fireEvent.focus(link);
  expect(preview()?.getAttribute('aria-hidden')).toBe('true');
  fireEvent.keyDown(link, { key: 'a' });
  expect(preview()).not.toBeNull();
  fireEvent.keyDown(link, { key: 'Escape' });
  expect(preview()).toBeNull();
  fireEvent.focus(link);
  fireEvent.blur(link);

  expect(preview()).toBeNull();
});

test.each([
  ['below the link', new DOMRect(100, 50, 80, 20), { left: '100px', top: '78px' }],
  [
    'above the link where there is no room below',
    new DOMRect(100, 600, 80, 20),
    { left: '100px', top: '222px' },
  ],
  ['within the right edge', new DOMRect(950, 50, 80, 20), { left: '732px', top: '78px' }],
  ['within the left edge', new DOMRect(-40, 50, 80, 20), { left: '8px', top: '78px' }],
])('the card is shown %s', async (_where, at, place) => {
  const link = await open('Gézrahi', at);

  fireEvent.pointerEnter(link);

  expect(preview()?.style).toMatchObject(place);
});

test('on a low screen the card does not begin above it', async () => {
  Object.assign(window, { innerHeight: 400 });
  const link = await open('Gézrahi', new DOMRect(100, 200, 80, 20));

  fireEvent.pointerEnter(link);

  expect(preview()?.style.top).toBe('8px');
});
