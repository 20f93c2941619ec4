import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, test } from 'vitest';
import { openPage } from '../test/open-page.tsx';
import { EntrantName } from './entrant-name.tsx';
import { EntrantsPanel } from './entrants-panel.tsx';
import { EventListRow } from './event-list-row.tsx';
import { EventHeading } from './event-heading.tsx';
import { EventScreen } from './event-screen.tsx';
import { NextStepNote, OrganiserSection } from './organiser-section.tsx';

describe('the name of an entrant', () => {
  const open = (props: ComponentProps<typeof EntrantName>) => {
    openPage(<EntrantName {...props} />);
    return screen.queryByRole('link')?.getAttribute('href') ?? null;
  };
  const user = { username: 'Mira', name: 'Mira', avatar: null, role: 'user' } as const;

  test('leads to the page of the account', () => {
    expect(open({ name: 'Mira', user })).toBe('/people/Mira');
  });

  test('leads there, too, where only the name of an account is known', () => {
    expect(open({ name: 'Mira', user: null, isAccount: true })).toBe('/people/Mira');
  });

  test('of a deleted account or of another service leads nowhere', () => {
    expect(open({ name: 'Mira', user: null })).toBeNull();
    expect(screen.getByText('Mira')).toBeDefined();
  });
});

describe('a list of entrants', () => {
  const rows = Array.from({ length: 14 }, (_, id) => ({
    id,
    name: `Player ${id}`,
    club: id === 0 ? 'Harbour' : '',
  }));

  test('shows twelve, and all after a press', async () => {
    const user = openPage(<EntrantsPanel count={14} rows={rows} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(12);

    await user.click(screen.getByRole('button', { name: 'Show all 14' }));

    expect(screen.getAllByRole('listitem')).toHaveLength(14);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('of twelve has no button', () => {
    openPage(<EntrantsPanel count={12} rows={rows.slice(0, 12)} />);

    expect(screen.queryByRole('button')).toBeNull();
  });

  test('without entrants says so', () => {
    openPage(<EntrantsPanel count={0} rows={[]} />);

    expect(screen.getByText('Nobody has signed up yet.')).toBeDefined();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  test('counts all who have entered, also while it shows twelve', () => {
    openPage(<EntrantsPanel count={14} rows={rows} />);

    expect(screen.getByRole('heading', { name: /Entrants/ }).parentElement?.textContent).toContain('14');
  });

  test('names the club where there is one, and marks the viewer', () => {
    openPage(<EntrantsPanel count={2} rows={[{ ...rows[0]!, isOwn: true }, rows[1]!]} />);

    const [first, second] = screen.getAllByRole('listitem');
    expect([first?.textContent, second?.textContent]).toEqual(['Player 0Harbour', 'Player 1']);
    expect([first?.dataset['own'], second?.dataset['own']]).toEqual(['true', undefined]);
  });
});

describe('an event in a list', () => {
  const open = (props: Partial<ComponentProps<typeof EventListRow>> = {}) => {
    openPage(
      <ul>
        <EventListRow
          name="Autumn Open"
          to="/events/5"
          date={null}
          tags="Swiss"
          players="8 players"
          {...props}
        >
          Sign up
        </EventListRow>
      </ul>,
    );
    return screen.getByRole('listitem');
  };
  const date = new Date(2026, 10, 2, 19, 5).toISOString();
  const calendar = () => document.querySelector('time');

  test('has a heading that leads to it', () => {
    open();

    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Autumn Open');
    expect(screen.getByRole('link', { name: 'Autumn Open' }).getAttribute('href')).toBe('/events/5');
  });

  test('without a date has no calendar', () => {
    open();

    expect(calendar()).toBeNull();
  });

  test('has its day and its month, and the time of the day only before its end', () => {
    open({ date });
    expect(calendar()?.textContent).toMatch(/^Nov2$/i);
    expect(calendar()?.dateTime).toBe(date);
    document.body.replaceChildren();

    open({ date, hasTime: true });

    expect(calendar()?.textContent).toMatch(/^Nov2\D*19:05$|^Nov2\D*7:05/i);
  });
});

describe('the progress of a round', () => {
  const share = () => document.querySelector<HTMLElement>('.progress i')?.style.getPropertyValue('--share');
  const open = (done: number, all: number) =>
    openPage(
      <OrganiserSection progress={{ title: 'Results', done, all }} next={null}>
        {null}
      </OrganiserSection>,
    );

  test('is drawn as the share of decided matches', () => {
    open(3, 4);

    expect(share()).toBe('75%');
    expect(screen.getByText('3 of 4')).toBeDefined();
  });

  test('of a round without matches is empty', () => {
    open(0, 0);

    expect(share()).toBe('0%');
  });
});

describe('the strip of organisers', () => {
  test('is a region with a name, and says nothing of results while nothing is played', () => {
    openPage(
      <OrganiserSection next={<NextStepNote>Wait for two more players.</NextStepNote>}>
        <button type="button">Edit</button>
      </OrganiserSection>,
    );

    const strip = within(screen.getByRole('region', { name: 'Organise' }));
    expect(strip.getByText('Wait for two more players.')).toBeDefined();
    expect(strip.getByRole('button', { name: 'Edit' })).toBeDefined();
    expect(strip.queryByText(/ of /)).toBeNull();
  });

  test('lets a button refer to the reason why it cannot be pressed', () => {
    openPage(
      <OrganiserSection next={<NextStepNote id="reason">Two results are missing.</NextStepNote>}>
        <button type="button" disabled aria-describedby="reason">
          Next round
        </button>
      </OrganiserSection>,
    );

    expect(
      screen.getByRole('button', { name: 'Next round', description: 'Two results are missing.' }),
    ).toBeDefined();
  });
});

describe('the page of an event', () => {
  test('has the name of the event in the title of the window and in its heading', async () => {
    openPage(
      <EventScreen title="Autumn Open" back={{ to: '/events', text: 'All events' }}>
        <EventHeading name="Autumn Open" tags="Swiss" />
      </EventScreen>,
    );

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Autumn Open');
    await expect.poll(() => document.title).toContain('Autumn Open');
  });

  test('leads back to the list that the event is in', () => {
    openPage(
      <EventScreen title="Autumn Open" back={{ to: '/events', text: 'All events' }}>
        {null}
      </EventScreen>,
    );

    expect(screen.getByRole('link', { name: 'All events' }).getAttribute('href')).toBe('/events');
  });

  test('leaves out the line of facts where nothing is known', () => {
    openPage(<EventHeading name="Autumn Open" tags="Swiss" />);
    expect(screen.getByRole('banner').querySelectorAll('p')).toHaveLength(0);
    document.body.replaceChildren();

    openPage(<EventHeading name="Autumn Open" tags="Swiss" facts="Sunday, by Anselm" />);

    expect(screen.getByText('Sunday, by Anselm').tagName).toBe('P');
  });
});
