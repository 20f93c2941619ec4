/** Work that can start before the client is loaded. The build makes it a separate script that runs first. */
import { loadEventEarly } from './app/early-event.ts';
import { INITIAL_NAMESPACES, initialTexts } from './lib/initial-texts.ts';
import { languageDetector } from './lib/language-detector.ts';
import { LANGUAGES } from './lib/languages.ts';
import { openEarlySocket } from './lib/lobby/early-socket.ts';

openEarlySocket();

const wanted = languageDetector.detect().find((code) => LANGUAGES.some((language) => language.code === code));
for (const namespace of INITIAL_NAMESPACES) {
  // The code that needs the texts asks again and reports the error.
  void initialTexts[`../locales/${wanted}/${namespace}.json`]?.().catch(() => {});
}
loadEventEarly(location.pathname, wanted ?? 'en');
