import { act, screen } from '@testing-library/react';
import type { GameView, PlayerId, TurnStep } from '@amberhall/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { boardUi, useBoardUi } from '../board-ui.ts';
import { withCard, withPerson, withPlayer, withTable } from '../fixture/change-game.ts';
import { CORVANE, midGame, WREN } from '../fixture/game.ts';
import { renderPart } from '../fixture/render-board.tsx';
import { AmberPool } from './amber-pool.tsx';
import { DelayNotice } from './delay-notice.tsx';
import { OpponentHand } from './opponent-hand.tsx';
import { MatchRecord } from './player-bar-tools.tsx';
import { PlayerName } from './player-name.tsx';
import { PlayerStates } from './player-states.tsx';
import { TurnStepBars, TurnSteps } from './turn-steps.tsx';

afterEach(() => act(() => boardUi.reset()));

describe('the pool', () => {
  function pool(changes: { amber?: number; keyCost?: number }) {
    document.body.replaceChildren();
    renderPart(<AmberPool player={WREN} />, withPlayer(midGame(), WREN, changes));
    const button = screen.getByRole('button');
    return {
      name: button.getAttribute('aria-label'),
      part: Number(button.style.getPropertyValue('--part')),
      canForge: button.dataset['canForge'] === 'true',
    };
  }

  test('is filled by the share of the cost that it pays, and says when it pays all', () => {
    expect(pool({ amber: 3, keyCost: 6 })).toEqual({
      name: '3 Æmber; a key costs 6',
      part: 0.5,
      canForge: false,
    });
    expect(pool({ amber: 6, keyCost: 6 })).toMatchObject({ part: 1, canForge: true });
    expect(pool({ amber: 13, keyCost: 6 })).toMatchObject({ part: 1, canForge: true });
    expect(pool({ amber: 0, keyCost: 6 })).toMatchObject({ part: 0, canForge: false });
  });

  test('pays a key that costs nothing', () => {
    expect(pool({ amber: 0, keyCost: 0 })).toMatchObject({ part: 1, canForge: true });
  });
});

describe('the steps of the turn', () => {
  const at = (step: TurnStep) => withTable(midGame(), { step });

  test.each<[TurnStep, string]>([
    ['forge', 'Key'],
    ['house', 'House'],
    ['main', 'Main'],
    ['ready', 'Draw'],
    ['draw', 'Draw'],
  ])('in the step "%s", "%s" is the current one', (step, name) => {
    renderPart(
      <>
        <TurnSteps />
        <TurnStepBars />
      </>,
      at(step),
    );

    const current = screen
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current') === 'step');
    expect(current.map(({ textContent }) => textContent)).toEqual([name]);
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(`Steps of the turn, ${name}`);
    expect(document.querySelectorAll('i[data-now]')).toHaveLength(1);
  });

  test('before the first turn none is the current one, and there are no bars', () => {
    renderPart(
      <>
        <TurnSteps />
        <TurnStepBars />
      </>,
      at('setup'),
    );

    expect(document.querySelector('[aria-current]')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('the hand of the opponent', () => {
  const show = (game: GameView) => {
    const opened = renderPart(<OpponentHand player={CORVANE} />, game);
    return { ...opened, backs: document.querySelectorAll('.backs i').length };
  };

  test('is a picture with a name, of at most eight backs', () => {
    const { hand } = midGame().table.players[CORVANE]!;

    expect(show(midGame()).backs).toBe(6);
    expect(screen.getByRole('img', { name: '6 cards in hand' })).toBeDefined();
    document.body.replaceChildren();
    expect(show(withPlayer(midGame(), CORVANE, { hand: [...hand, ...hand] })).backs).toBe(8);
    expect(screen.getByRole('img', { name: '12 cards in hand' })).toBeDefined();
  });

  test('of which one card is known opens by a click', async () => {
    const [first = ''] = midGame().table.players[CORVANE]!.hand;
    const { user } = show(withCard(midGame(), first, { slug: 'krump' }));

    await user.click(screen.getByRole('button', { name: '6 cards in hand' }));

    expect(useBoardUi.getState().openPile).toEqual({ player: CORVANE, zone: 'hand' });
  });
});

describe('the name of a player', () => {
  const show = (person: Partial<GameView['people'][PlayerId]> = {}, isReplay = false) =>
    renderPart(<PlayerName player={CORVANE} name="Corvane" />, withPerson(midGame(), CORVANE, person), {
      isReplay,
    });

  test.each<[Partial<GameView['people'][PlayerId]>, string]>([
    [{ inactive: true }, 'is away'],
    [{ inactive: true, disconnected: true }, 'disconnected'],
    [{ disconnected: true, left: true }, 'has left'],
  ])('with %o stands over "%s" instead of the deck', (person, text) => {
    show(person);

    expect(document.querySelector('small')?.textContent).toBe(text);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('stands over the deck, whose list opens by a click', async () => {
    const { user } = show();

    await user.click(screen.getByRole('button', { name: 'Ashen Bell of the North Tower' }));

    expect(useBoardUi.getState().deckListOf).toBe(CORVANE);
  });

  test('leads to the page of the player in a replay, which has no deck list', () => {
    show({}, true);

    expect(screen.getByRole('link', { name: 'Corvane' }).getAttribute('href')).toBe('/people/Corvane');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Ashen Bell of the North Tower')).toBeDefined();
  });

  test('has a mark while the game waits for the player', () => {
    renderPart(<PlayerName player={WREN} name="Wren" />, midGame());
    expect(document.querySelector('[data-waiting]')).not.toBeNull();
    document.body.replaceChildren();

    show();

    expect(document.querySelector('[data-waiting]')).toBeNull();
  });
});

describe('the notice of a delay', () => {
  const text = (game: GameView, isReplay = false) => {
    document.body.replaceChildren();
    renderPart(<DelayNotice />, game, { isReplay });
    return document.body.textContent;
  };

  test('is for spectators of a delayed game only', () => {
    const watched = midGame(undefined, { seat: null, spectatorDelay: 3 });

    expect(text(watched)).toBe('You are watching with a delay of 3 min');
    expect(text(watched, true)).toBe('');
    expect(text(midGame(undefined, { seat: null }))).toBe('');
    expect(text(midGame(undefined, { spectatorDelay: 3 }))).toBe('');
  });
});

describe('the match record', () => {
  const record = (game: GameView) => {
    document.body.replaceChildren();
    renderPart(<MatchRecord />, game);
    return screen.getByRole('img');
  };

  test('names the viewer first, with the games won', () => {
    expect(record(midGame()).getAttribute('aria-label')).toBe('Match record: Wren 1, Corvane 0');
    expect(record(midGame(undefined, { seat: CORVANE })).getAttribute('aria-label')).toBe(
      'Match record: Corvane 0, Wren 1',
    );
  });

  test('of a first game is marked as even', () => {
    expect(record(withPerson(midGame(), WREN, { wins: 0 })).dataset['even']).toBe('true');
    expect(record(midGame()).dataset['even']).toBeUndefined();
  });
});

describe('the states of a player', () => {
  const LIBRARIAN = { id: 'x', owner: WREN, slug: 'librarian', zone: 'aside' } as const;
  const withLibrarian = (game: GameView) => withTable(game, { cards: { ...game.table.cards, x: LIBRARIAN } });
  const show = (game: GameView) => {
    renderPart(<PlayerStates player={WREN} />, game);
    return [...document.querySelectorAll<HTMLElement>('.state')].map(({ textContent, title }) => [
      textContent,
      title,
    ]);
  };
  const both = withPlayer(midGame(), WREN, { haunted: true, overwhelmed: true });

  test('are shown with their reasons where a card asks for them', () => {
    expect(show(withLibrarian(both))).toEqual([
      ['Haunted', '5 cards in the discard pile: 10 or more'],
      ['Overwhelmed', 'The opponent controls more creatures'],
    ]);
  });

  test('mean nothing where no card asks for them', () => {
    expect(show(both)).toEqual([]);
  });

  test('that do not apply are not shown', () => {
    expect(show(withLibrarian(midGame()))).toEqual([]);
  });
});
