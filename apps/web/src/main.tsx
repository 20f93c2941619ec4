import './early.ts';
import './lib/no-eval.ts';
import '@fontsource-variable/inter';
import '@fontsource/marcellus';
import './styles/tokens.css';
import './styles/base.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { destinationPath } from './app/router.tsx';
import { UnsupportedBrowser } from './app/unsupported-browser.tsx';
import { startSession } from './lib/http.ts';
import { startLanguages } from './lib/i18n.ts';
import { connectLobby } from './lib/lobby/client.ts';
import { syncLoginAcrossTabs } from './lib/other-tabs.ts';
import { reloadOnNewVersion, registerServiceWorker } from './lib/service-worker.ts';
import { clearCacheOnUserChange } from './lib/query-client.ts';
import { startLearningSync } from './lib/start-learning-sync.ts';
import { isStorageAvailable } from './lib/storage.ts';
import { findMissingFeature } from './lib/browser-support.ts';
import { showTheme } from './lib/theme.ts';
import { keepUserLanguage } from './lib/user-language.ts';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no #root to draw into');
const root = createRoot(place);

const hasStorage = isStorageAvailable();
if (hasStorage) showTheme();
const isSupported = hasStorage && !findMissingFeature();
// Before the first render: the server answers while the page is built.
if (isSupported) {
  void startSession().then(connectLobby);
  clearCacheOnUserChange();
  syncLoginAcrossTabs();
  startLearningSync();
}
// Not awaited at the top level: the bundler cannot merge modules that others await.
void startLanguages().then(() => {
  if (!isSupported)
    return root.render(<UnsupportedBrowser reason={hasStorage ? 'unsupported' : 'noStorage'} />);
  keepUserLanguage();
  reloadOnNewVersion(destinationPath);
  registerServiceWorker();
  // In small steps, so that the lobby's messages are handled between them.
  startTransition(() => root.render(<App />));
});
