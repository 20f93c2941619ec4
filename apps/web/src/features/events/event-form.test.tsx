import type { EventSettings } from '@amberhall/protocol';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { initialLobby } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { hasUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { EditEventPage } from './edit-event-page.tsx';
import { eventDetails } from './fixture.ts';
import { NewEventPage } from './new-event-page.tsx';

const CREATE = 'POST /api/events';
const SOURCES = 'GET /api/decks/sources';
const sources = { success: true, sealed: [341, 435], generated: [] };

const pages = (
  <Routes>
    <Route path="/events/new" element={<NewEventPage />} />
    <Route path="/events/:id/edit" element={<EditEventPage />} />
    <Route path="/events/:id" element={<p>The page of the event</p>} />
  </Routes>
);

function open(answers: Parameters<typeof answerCalls>[0] = {}, path = '/events/new') {
  const sent = answerCalls({
    [CREATE]: { success: true, event: eventDetails() },
    [SOURCES]: sources,
    ...answers,
  });
  const user = openPage(pages, path);
  const bodyOf = (call: string): EventSettings =>
    sent.find((each) => each.call === call)?.body as EventSettings;
  return { sent, user, bodyOf };
}

beforeEach(() => {
  useLobby.setState(initialLobby);
  logIn(somebody());
});

describe('a new event', () => {
  test('is created with a name and the defaults, and its page is opened', async () => {
    const { user, bodyOf } = open();

    expect(hasUnsavedChanges()).toBe(false);
    await user.type(screen.getByRole('textbox', { name: 'Name of the event' }), 'Autumn Open');
    expect(hasUnsavedChanges()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Create the event' }));

    expect(await screen.findByText('The page of the event')).toBeDefined();
    expect(hasUnsavedChanges()).toBe(false);
    expect(bodyOf(CREATE)).toMatchObject({ name: 'Autumn Open', kind: 'swiss', cutSize: null, capacity: 32 });
    expect(Date.parse(bodyOf(CREATE).startsAt)).toBeGreaterThan(Date.now());
  });

  test('explains an adaptive match of three games', async () => {
    const { user } = open();
    const text = /third with bids of chains/;

    await user.click(screen.getByRole('radio', { name: /^Adaptive/ }));
    expect(screen.queryByText(text)).toBeNull();
    const [match] = screen.getAllByRole('radio', { name: 'Best of three' });
    if (match === undefined) throw new Error('There is no choice of games');
    await user.click(match);

    expect(screen.getByText(text)).toBeDefined();
  });

  test('as triad has matches of three games, registered decks and open lists', async () => {
    const { user, bodyOf } = open();
    const triad = () => screen.queryByRole('switch', { name: /^Triad/ });

    await user.type(screen.getByRole('textbox', { name: 'Name of the event' }), 'Three');
    await user.click(screen.getByRole('radio', { name: 'Single elimination' }));
    await user.click(screen.getByRole('radio', { name: 'Reversal' }));
    expect(triad()).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Normal' }));
    await user.click(screen.getByRole('switch', { name: 'Decks of others are hidden' }));
    await user.click(triad() ?? document.body);
    for (const name of ['Each match', 'The final']) expect(screen.queryByRole('group', { name })).toBeNull();
    expect(screen.queryByRole('switch', { name: 'Decks of others are hidden' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Create the event' }));

    await waitFor(() =>
      expect(bodyOf(CREATE)).toMatchObject({
        isTriad: true,
        bestOf: 3,
        finalBestOf: 3,
        registersDecks: true,
        hidesDeckLists: false,
      }),
    );
  });

  test('keeps chains only where everybody plays one registered deck', async () => {
    const { user, bodyOf } = open();
    const chains = () => screen.queryByRole('switch', { name: /^Chains follow/ });

    await user.type(screen.getByRole('textbox', { name: 'Name of the event' }), 'League');
    await user.click(screen.getByRole('switch', { name: /^Triad/ }));
    expect(chains()).toBeNull();
    await user.click(screen.getByRole('switch', { name: /^Triad/ }));
    await user.click(chains() ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Create the event' }));

    await waitFor(() => expect(bodyOf(CREATE)).toMatchObject({ keepsChains: true, isTriad: false }));
  });

  test('without a name is not sent, and the field says why', async () => {
    const { user, sent } = open();

    await user.click(screen.getByRole('button', { name: 'Create the event' }));

    expect(await screen.findByText('Enter a name.')).toBeDefined();
    expect(sent.some(({ call }) => call === CREATE)).toBe(false);
  });

  test('shows only the fields that apply to its kind', async () => {
    const { user } = open();

    expect(screen.getByRole('combobox', { name: 'Swiss rounds' })).toBeDefined();
    expect(screen.queryByRole('group', { name: 'The cut' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Swiss with a cut' }));
    expect(screen.getByRole('group', { name: 'The cut' })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Round robin' }));

    expect(screen.queryByRole('combobox', { name: 'Swiss rounds' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'The final' })).toBeNull();
    expect(screen.queryByRole('switch', { name: /after the start/ })).toBeNull();
  });

  test('as a round robin has at most 24 places', async () => {
    const { user } = open();

    await user.type(screen.getByRole('textbox', { name: 'Name of the event' }), 'All');
    await user.click(screen.getByRole('radio', { name: 'Round robin' }));
    await user.click(screen.getByRole('button', { name: 'Create the event' }));

    expect(await screen.findByText('Enter a number from 4 to 24.')).toBeDefined();
  });

  test('with sealed decks needs a set, and has no decks to register', async () => {
    const { user, bodyOf } = open();

    await user.type(screen.getByRole('textbox', { name: 'Name of the event' }), 'Sealed');
    await user.click(screen.getByRole('radio', { name: 'Sealed' }));
    expect(screen.queryByRole('switch', { name: /registers one deck/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Create the event' }));
    expect(await screen.findByText('You must select at least one expansion')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Age of Ascension' }));
    await user.click(screen.getByRole('button', { name: 'Create the event' }));

    await waitFor(() => expect(bodyOf(CREATE)).toMatchObject({ expansions: ['aoa'], registersDecks: false }));
  });

  test('that is refused keeps what was typed, and shows the reason at its field', async () => {
    const message = 'The event cannot start in the past.';
    const { user } = open({ [CREATE]: () => ({ status: 400, body: { success: false, message } }) });

    const name = screen.getByRole('textbox', { name: 'Name of the event' });
    await user.type(name, 'Late');
    await user.click(screen.getByRole('button', { name: 'Create the event' }));

    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByLabelText('Start').getAttribute('aria-invalid')).toBe('true');
    expect(name).toHaveProperty('value', 'Late');
  });

  test('gives the title of the site only if the organiser may give it', () => {
    open();
    expect(screen.queryByRole('switch', { name: /title of the site/ })).toBeNull();
  });
});

describe('the change of an event', () => {
  const ONE = 'GET /api/events/5';
  const CHANGE = 'PUT /api/events/5';

  test('starts with its settings and sends the changed ones', async () => {
    const event = eventDetails({ isOrganiser: true });
    const { user, bodyOf } = open(
      { [ONE]: { success: true, event }, [CHANGE]: { success: true, event } },
      '/events/5/edit',
    );

    const name = await screen.findByRole('textbox', { name: 'Name of the event' });
    expect(name).toHaveProperty('value', 'Autumn Open');
    await user.type(name, ' 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('The page of the event')).toBeDefined();
    expect(bodyOf(CHANGE)).toMatchObject({ name: 'Autumn Open 2', description: 'Bring water.' });
  });

  test('by somebody who does not organise it leads to its page', async () => {
    open({ [ONE]: { success: true, event: eventDetails() } }, '/events/5/edit');

    expect(await screen.findByText('The page of the event')).toBeDefined();
  });
});
