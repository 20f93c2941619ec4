import './lib/no-eval.ts';
import '@fontsource-variable/inter';
import '@fontsource/marcellus';
import './styles/tokens.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { Unsupported } from './app/unsupported.tsx';
import { startSession } from './lib/http.ts';
import { startLanguages } from './lib/i18n.ts';
import { isStorageAvailable } from './lib/storage.ts';
import { findMissingFeature } from './lib/support.ts';
import { showTheme } from './lib/theme.ts';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no #root to draw into');
const root = createRoot(place);

const hasStorage = isStorageAvailable();
if (hasStorage) showTheme();
await startLanguages();
if (!hasStorage) root.render(<Unsupported reason="noStorage" />);
else if (findMissingFeature()) root.render(<Unsupported reason="unsupported" />);
else {
  root.render(<App />);
  void startSession();
}
