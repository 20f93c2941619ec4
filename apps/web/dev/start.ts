/** Languages and fonts for the development pages, which are not part of the build. */
import '@fontsource-variable/inter';
import '@fontsource/marcellus';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

const files = import.meta.glob<Record<string, unknown>>('../src/locales/en/*.json', {
  import: 'default',
  eager: true,
});
const texts = Object.fromEntries(
  Object.entries(files).map(([path, texts]) => [path.split('/').at(-1)!.replace('.json', ''), texts]),
);

await i18next
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: texts }, interpolation: { escapeValue: false } });
