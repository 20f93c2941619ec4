/** What need not wait until the client is there: the build makes it a script of its own, which runs first. */
import { INITIAL_NAMESPACES, initialTexts } from './lib/initial-texts.ts';
import { languageDetector } from './lib/language-detector.ts';
import { LANGUAGES } from './lib/languages.ts';
import { openEarlySocket } from './lib/lobby/early-socket.ts';

openEarlySocket();

const wanted = languageDetector.detect().find((code) => LANGUAGES.some((language) => language.code === code));
for (const namespace of INITIAL_NAMESPACES) {
  // Those who need the texts ask again, and say what went wrong.
  void initialTexts[`../locales/${wanted}/${namespace}.json`]?.().catch(() => {});
}
