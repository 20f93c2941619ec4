/** The settings of the form: its defaults, and which of them apply to a kind of event. */
import {
  EVENT_SIZE,
  EVENT_TEXTS,
  KINDS_WITH_CUT,
  KINDS_WITH_ROUNDS,
  mayKeepChains,
  OWN_DECK_FORMATS,
  ROUND_MINUTES,
} from '@amberhall/protocol';
import type { EventSettings } from '@amberhall/protocol';

const START_HOUR = 19;
/** For an event that gets a cut. */
export const USUAL_CUT = 8;

/** Tomorrow evening. */
function nextEvening(now: Date): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, START_HOUR).toISOString();
}

export const defaultSettings = (now: Date): EventSettings => ({
  name: '',
  description: '',
  kind: 'swiss',
  gameFormat: 'normal',
  expansions: [],
  bestOf: 1,
  finalBestOf: 1,
  capacity: 32,
  rounds: null,
  cutSize: USUAL_CUT,
  startsAt: nextEvening(now),
  checkInMinutes: 30,
  roundMinutes: ROUND_MINUTES.default,
  registersDecks: true,
  hidesDeckLists: false,
  isTriad: false,
  keepsChains: false,
  separatesClubs: false,
  allowsLateEntry: false,
  runsByItself: true,
  givesTitle: false,
});

type Setting = keyof EventSettings;

const isSealed = ({ gameFormat }: EventSettings): boolean => gameFormat === 'sealed';

const mayBeTriad = ({ gameFormat, registersDecks }: EventSettings): boolean =>
  OWN_DECK_FORMATS.has(gameFormat) && registersDecks;

const isTriad = (settings: EventSettings): boolean => settings.isTriad && mayBeTriad(settings);

const hasFinal = ({ kind }: EventSettings): boolean =>
  KINDS_WITH_CUT.has(kind) || kind.endsWith('-elimination');

/** When a setting applies, and its value where it does not. Settings that are not listed always apply. */
const CONDITIONS = {
  expansions: { applies: isSealed, otherwise: [] },
  rounds: { applies: ({ kind }) => KINDS_WITH_ROUNDS.has(kind), otherwise: null },
  cutSize: { applies: ({ kind }) => KINDS_WITH_CUT.has(kind), otherwise: null },
  // A triad match is won with two decks, so that it has up to three games.
  bestOf: { applies: (settings) => !isTriad(settings), otherwise: 3 },
  finalBestOf: {
    applies: (settings) => hasFinal(settings) && !isTriad(settings),
    otherwise: (settings) => (isTriad(settings) ? 3 : 1),
  },
  // The site deals sealed decks.
  registersDecks: { applies: (settings) => !isSealed(settings), otherwise: false },
  hidesDeckLists: {
    applies: (settings) => (isSealed(settings) || settings.registersDecks) && !isTriad(settings),
    otherwise: false,
  },
  isTriad: { applies: mayBeTriad, otherwise: false },
  keepsChains: { applies: mayKeepChains, otherwise: false },
  separatesClubs: { applies: ({ kind }) => KINDS_WITH_ROUNDS.has(kind), otherwise: false },
  allowsLateEntry: { applies: ({ kind }) => KINDS_WITH_ROUNDS.has(kind), otherwise: false },
} satisfies {
  [Name in Setting]?: {
    applies: (settings: EventSettings) => boolean;
    otherwise: EventSettings[Name] | ((settings: EventSettings) => EventSettings[Name]);
  };
};

export function applies(name: Setting, settings: EventSettings): boolean {
  const conditions: { [Name in Setting]?: { applies: (settings: EventSettings) => boolean } } = CONDITIONS;
  return conditions[name]?.applies(settings) ?? true;
}

/** The settings without what does not apply to their kind and format. */
export function applicable(settings: EventSettings): EventSettings {
  const off = Object.entries(CONDITIONS).filter(([, condition]) => !condition.applies(settings));
  return {
    ...settings,
    ...(Object.fromEntries(
      off.map(([name, { otherwise }]) => [
        name,
        typeof otherwise === 'function' ? otherwise(settings) : otherwise,
      ]),
    ) as Partial<EventSettings>),
  };
}

export const largestCapacity = ({ kind }: Pick<EventSettings, 'kind'>): number =>
  kind === 'round-robin' ? EVENT_SIZE.roundRobin : EVENT_SIZE.max;

/** The setting that a refusal of the server is about. */
const REFUSED_SETTINGS: ReadonlyMap<string, Setting> = new Map([
  [EVENT_TEXTS.past, 'startsAt'],
  [EVENT_TEXTS.titleForbidden, 'givesTitle'],
  [EVENT_TEXTS.noSealedDecks, 'expansions'],
]);

export const refusedSetting = (message: string): Setting | undefined => REFUSED_SETTINGS.get(message);
