import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { CatalogueCard } from '@amberhall/protocol';
import type { CardFaceProps } from './card-face.tsx';
import { BonusIcons, Keywords } from './card-icons.tsx';
import styles from './card-icons.module.css';

const factsOf = (facts: Partial<CatalogueCard>) => facts as CatalogueCard;
const hrefs = (container: Element) =>
  [...container.querySelectorAll('use')].map((use) => use.getAttribute('href')?.split('#')[1]);

describe('the bonus icons', () => {
  function show(facts: Partial<CatalogueCard>, props: Partial<CardFaceProps> = {}) {
    const { container } = render(
      <BonusIcons slug="krump" size="zoom" facts={factsOf({ amber: 0, ...facts })} {...props} />,
    );
    return container;
  }

  test('of a card without any take no room', () => {
    expect(show({}).firstChild).toBeNull();
  });

  test('are the printed amber first, and then what was added', () => {
    expect(hrefs(show({ amber: 2 }, { enhancements: ['draw', 'amber'] }))).toEqual([
      'i-amber',
      'i-amber',
      'i-draw',
      'i-amber',
    ]);
  });

  test('that were added are marked, also if they are amber', () => {
    const container = show({ amber: 1 }, { enhancements: ['amber'] });

    expect(container.querySelectorAll(`.${styles['addedIcon']}`)).toHaveLength(1);
    expect(container.querySelectorAll(`.${styles['bonusIcon']}`)).toHaveLength(2);
  });

  test('of a house are its emblem in its colors', () => {
    const container = show({}, { enhancements: ['mars'] });

    expect(hrefs(container)).toEqual(['h-mars']);
    expect(container.innerHTML).toContain('--house: var(--mars)');
  });

  test('are not shown on the table', () => {
    expect(show({ amber: 2 }, { size: 'board' }).firstChild).toBeNull();
  });
});

describe('the keywords', () => {
  const many = { taunt: 1, elusive: 1, skirmish: 1, assault: 3, poison: 1, alpha: 1, omega: 1 };

  function show(props: Partial<CardFaceProps>, keywords: object = many) {
    const { container } = render(
      <Keywords slug="krump" size="board" facts={factsOf({ keywords: keywords as never })} {...props} />,
    );
    return container;
  }

  test('are four on the table, with their numbers from two on', () => {
    const container = show({});

    expect(container.querySelectorAll('svg')).toHaveLength(4);
    expect(container.textContent).toBe('3');
  });

  test('are six with words on a zoomed card', () => {
    const container = show({ size: 'zoom' });

    expect(container.querySelectorAll('svg')).toHaveLength(6);
    expect(container.textContent).toContain('Taunt');
    expect(container.textContent).toContain('Assault 3');
  });

  test('are none on a card in hand', () => {
    expect(show({ size: 'hand' }).firstChild).toBeNull();
  });

  test('in play replace the printed ones', () => {
    const container = show({ keywords: { poison: 1 }, size: 'zoom' });

    expect(screen.getByText('Poison')).toBeDefined();
    expect(container.querySelectorAll('svg')).toHaveLength(1);
  });

  test('that a card has lost take no room', () => {
    expect(show({ keywords: {} }).firstChild).toBeNull();
  });
});
