import type { EventDetails, EventSettings } from '@amberhall/protocol';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deckNamed } from '../../test/deck-named.ts';
import { logIn, somebody } from '../../test/server.ts';
import { entrant, eventDetails } from './fixture.ts';
import { openEventPart } from './open-event-part.tsx';
import { SignUpPanel } from './sign-up-panel.tsx';

const own = { entrantId: 1, state: 'in', isCheckedIn: false, isRemoved: false } as const;
const DECK = deckNamed('Old Brine', ['dis'], { id: 44, isStandalone: true });
const withSettings = (changes: Partial<EventSettings>, event = eventDetails()): EventDetails => ({
  ...event,
  settings: { ...event.settings, ...changes },
});

function open(event: EventDetails) {
  const { user, actions } = openEventPart(event, (props) => (
    <SignUpPanel
      {...props}
      deckChoice={({ format, chosen, onChoose }) => (
        <>
          <p>{`${format}: ${chosen.join(' and ') || 'nothing'} chosen`}</p>
          <button type="button" onClick={() => onChoose(DECK)}>
            {DECK.name}
          </button>
        </>
      )}
    />
  ));
  return { user, actions, panel: screen.getByRole('region', { name: 'Your place' }) };
}
const button = (name: string) => screen.queryByRole('button', { name });

beforeEach(() => logIn(somebody()));

describe('whoever is not in the event', () => {
  test('reads that the sign-up is open, or that the event already runs', () => {
    expect(open(eventDetails()).panel.textContent).toContain('Sign-up is open.');
    document.body.replaceChildren();
    expect(open(eventDetails({ phase: 'running' })).panel.textContent).toContain('You can still enter.');
  });

  test('enters at once where no deck is registered, without a club that is not asked for', async () => {
    const { user, actions } = open(withSettings({ registersDecks: false }));
    expect(screen.queryByRole('textbox', { name: 'Your club' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.click(button('Sign up')!);

    expect(actions()).toEqual([{ do: 'enter', club: '' }]);
    expect(await screen.findByText('You have entered the event')).toBeDefined();
  });

  test('chooses among decks of the format of the event', async () => {
    const { user } = open(eventDetails({ gameFormat: 'alliance' }));

    await user.click(button('Sign up')!);

    expect(screen.getByRole('dialog', { name: 'Sign up with a deck' })).toBeDefined();
    expect(screen.getByText('alliance: nothing chosen')).toBeDefined();
  });

  test('brings three decks to a triad event', async () => {
    const { user } = open(eventDetails({ isTriad: true }));

    await user.click(button('Sign up')!);

    expect(screen.getByRole('dialog', { name: 'Sign up with three decks' })).toBeDefined();
  });
});

describe('an entrant', () => {
  test.each([
    ['in', 'You are signed up.'],
    ['waiting', 'You are on the waiting list.'],
    ['dropped', 'You have left this event.'],
  ] as const)('who is %s reads: %s', (state, text) => {
    const { panel } = open(eventDetails({ own: { ...own, state }, entrants: [entrant(1, { state })] }));

    expect(panel.textContent).toContain(text);
  });

  test('who has left before the start can sign up again, and cannot leave again', () => {
    open(eventDetails({ own: { ...own, state: 'dropped' }, entrants: [entrant(1, { state: 'dropped' })] }));

    expect(button('Sign up')).not.toBeNull();
    expect(button('Leave the event')).toBeNull();
    expect(button('Change the deck')).toBeNull();
  });

  test('who has left a running event cannot sign up again', () => {
    const entrants = [entrant(1, { state: 'dropped' })];
    open(eventDetails({ phase: 'running', own: { ...own, state: 'dropped' }, entrants }));

    expect(button('Sign up')).toBeNull();
  });

  test('reads that a sealed deck is dealt at the start, until then', () => {
    const text = 'Your deck is dealt at the start.';
    const sealed = eventDetails({ own, gameFormat: 'sealed' });

    expect(open(sealed).panel.textContent).toContain(text);
    document.body.replaceChildren();
    expect(open({ ...sealed, phase: 'running' }).panel.textContent).not.toContain(text);
  });
});

describe('the deck of an entrant', () => {
  test('is named, and can be changed before the start', async () => {
    const { user, panel, actions } = open(eventDetails({ own }));
    expect(panel.textContent).toContain('Your deck: The Deck of Mira');

    await user.click(button('Change the deck')!);
    expect(screen.getByText('normal: The Deck of Mira chosen')).toBeDefined();
    await user.click(button('Old Brine')!);

    expect(actions()).toEqual([{ do: 'registerDecks', decks: [{ deckId: 44, isStandalone: true }] }]);
    expect(await screen.findByText('Deck registered')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('that the server hides is neither named nor missing', () => {
    const { panel } = open(eventDetails({ own, entrants: [entrant(1, { decks: [] })] }));

    expect(panel.textContent).not.toContain('Your deck:');
    expect(panel.textContent).not.toContain('You have not registered a deck yet.');
    expect(button('Change the deck')).not.toBeNull();
  });

  test('cannot be changed during the event', () => {
    open(eventDetails({ own, phase: 'running' }));

    expect(button('Change the deck')).toBeNull();
  });

  test('can be registered during the event only where the matches wait for it', () => {
    const late = eventDetails({
      own,
      phase: 'running',
      entrants: [entrant(1, { decks: [], hasDecks: false })],
    });

    open(late);
    expect(button('Register a deck')).toBeNull();
    document.body.replaceChildren();
    open(withSettings({ keepsChains: true }, late));

    expect(button('Register a deck')).not.toBeNull();
  });

  test('is not asked for in an event without registered decks', () => {
    const { panel } = open(withSettings({ registersDecks: false }, eventDetails({ own })));

    expect(panel.textContent).not.toContain('deck');
  });

  test('has no number of chains before they are counted', () => {
    const { panel } = open(withSettings({ keepsChains: true }, eventDetails({ own })));

    expect(panel.textContent).toContain('Chains follow a deck');
    expect(panel.textContent).not.toContain('Chains:');
  });
});

describe('the check-in', () => {
  const START = Date.parse('2026-11-22T18:00:00.000Z');
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
  const openAt = (minutesBefore: number, changes: Partial<EventDetails> = {}) => {
    vi.setSystemTime(START - minutesBefore * 60_000);
    return open(withSettings({ checkInMinutes: 30 }, eventDetails({ own, ...changes })));
  };

  test('opens its minutes before the start, not earlier', () => {
    openAt(31);
    expect(button('Check in')).toBeNull();
    document.body.replaceChildren();
    openAt(30);

    expect(button('Check in')).not.toBeNull();
  });

  test('is over for whoever has checked in', () => {
    const { panel } = openAt(10, { entrants: [entrant(1, { isCheckedIn: true })] });

    expect(button('Check in')).toBeNull();
    expect(panel.textContent).toContain('Checked in');
  });

  test('is not for those who wait for a place, and not during the event', () => {
    openAt(10, { own: { ...own, state: 'waiting' }, entrants: [entrant(1, { state: 'waiting' })] });
    expect(button('Check in')).toBeNull();
    document.body.replaceChildren();
    openAt(10, { phase: 'running' });

    expect(button('Check in')).toBeNull();
  });

  test('does not exist where the event has none', () => {
    vi.setSystemTime(START);
    const { panel } = open(eventDetails({ own }));

    expect(panel.textContent).not.toMatch(/check/i);
  });
});
