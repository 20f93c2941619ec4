/**
 * Before every test: English texts of the namespaces that a component asks for, and no state of the previous test. The
 * files of a worker share their modules, and with them the stores.
 */
import { cleanup, configure } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, vi } from 'vitest';
import { resetAppearance } from '../features/board/settings/board-appearance.ts';
import { forgetProgress } from '../lib/learning-progress.ts';
import { useLobby } from '../lib/lobby/store.ts';
import { useSession } from '../lib/session.ts';
import { refuseOtherNamespaces } from './asked-namespaces.ts';

const files = import.meta.glob<Record<string, unknown>>('../locales/en/*.json', {
  eager: true,
  import: 'default',
});
const english = Object.fromEntries(
  Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ''), texts]),
);

await i18next.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  defaultNS: 'common',
  resources: { en: english },
  interpolation: { escapeValue: false },
});
refuseOtherNamespaces(i18next);

// The drawn pictures are half of the elements of a board. They are decoration, and no component test looks at them.
vi.mock('../cards/artwork/artwork.tsx', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  Artwork: () => null,
}));

// Nothing has a height here. The log needs one, because only its rows in view are in the document.
Object.defineProperty(HTMLDivElement.prototype, 'clientHeight', {
  configurable: true,
  get(this: HTMLElement) {
    return this.getAttribute('role') === 'log' ? 600 : 0;
  },
});
Object.defineProperty(HTMLLIElement.prototype, 'offsetHeight', { configurable: true, value: 24 });

// On a busy machine, asynchronous updates take longer than the default second.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  forgetProgress();
  localStorage.clear();
  sessionStorage.clear();
  useSession.setState(useSession.getInitialState(), true);
  useLobby.setState(useLobby.getInitialState(), true);
  resetAppearance();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
