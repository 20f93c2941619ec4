import type { PositionSide } from '@amberhall/protocol';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { catalogueOf } from '../../test/catalogue.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls } from '../../test/server.ts';
import { PositionSidePanel } from './position-side-panel.tsx';

const houses: PositionSide['houses'] = ['dis', 'logos', 'mars'];

function open(side: Partial<PositionSide>, isOwn = false): void {
  openPage(<PositionSidePanel title="The side" side={{ houses, ...side }} isOwn={isOwn} />);
}
const fact = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent;
const zone = (name: RegExp) => {
  const section = screen.getByRole('heading', { name }).closest('section');
  return within(section ?? document.body).getAllByRole('listitem');
};

beforeEach(
  () =>
    void answerCalls({
      'GET /api/cards': catalogueOf([
        { id: 'urchin', name: 'Urchin', type: 'creature' },
        { id: 'dust-pixie', name: 'Dust Pixie', type: 'upgrade' },
      ]),
    }),
);

describe('a side of a position', () => {
  test('without anything has no amber, no keys, and no chains to speak of', () => {
    open({});

    expect(fact('Æmber')).toBe('0');
    expect(fact('Keys')).toBe('0');
    expect(screen.queryByText('Chains')).toBeNull();
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  });

  test('counts its keys and its chains', () => {
    open({ amber: 5, keys: ['red', 'blue'], chains: 3 });

    expect([fact('Æmber'), fact('Keys'), fact('Chains')]).toEqual(['5', '2', '3']);
  });

  test('names its houses', () => {
    open({});

    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Dis',
      'Logos',
      'Mars',
    ]);
  });

  test('of the opponent shows how many cards are in hand, but not which', () => {
    open({ hand: ['urchin', 'dust-pixie'] });

    expect(fact('Hand')).toBe('2');
    expect(screen.queryByText('Urchin')).toBeNull();
  });

  test('of the player shows the cards in hand', async () => {
    open({ hand: ['urchin', 'urchin'] }, true);

    expect(await screen.findAllByTitle('Urchin')).toHaveLength(2);
    expect(zone(/Hand/)).toHaveLength(2);
  });

  test('names the piles that are not empty', () => {
    open({ discard: ['urchin'], archives: [] });

    expect(screen.getByText(/Discard/)).toBeDefined();
    expect(screen.queryByText(/Archive/)).toBeNull();
  });
});

test('what lies on a card is said in words', async () => {
  open({
    battleline: [
      { card: 'urchin', damage: 2, amber: 1, stunned: true, exhausted: true, upgrades: ['dust-pixie'] },
    ],
  });

  const [card] = zone(/Battleline/);
  const words = (await within(card ?? document.body).findByText(/^Urchin, .*Dust Pixie/)).textContent;
  for (const word of [/damage/i, /æmber/i, /stun/i, /exhaust/i]) expect(words).toMatch(word);
});

test('a card on which nothing lies has only its name', async () => {
  open({ battleline: [{ card: 'urchin', damage: 0 }] });

  expect(await screen.findByTitle('Urchin')).toBeDefined();
});
