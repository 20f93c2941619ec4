import { CATALOGUE_LANGUAGES } from '@amberhall/protocol';
import type { CatalogueLanguage } from '@amberhall/protocol';

/**
 * The language of a catalogue request: the named one, else the first accepted one that we have, else English.
 *
 * @param named the query parameter as received
 * @param accepted the header `Accept-Language`
 */
export function requestedLanguage(named: unknown, accepted: string | undefined): CatalogueLanguage {
  const asked = typeof named === 'string' ? [named] : acceptedCodes(accepted ?? '');
  return asked.map(supportedLanguage).find((language) => language !== undefined) ?? 'en';
}

/** "de-AT,en;q=0.8" → the codes, in order of preference. */
function acceptedCodes(header: string): string[] {
  return header
    .split(',')
    .map((entry) => {
      const [code = '', ...parameters] = entry.trim().split(';');
      const weight = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find(Boolean) ?? '1';
      return { code, weight: Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ code }) => code);
}

/** Regions use their language, those of Chinese use their script. */
function supportedLanguage(code: string): CatalogueLanguage | undefined {
  const lower = code.toLowerCase();
  if (lower.startsWith('zh')) return /hant|tw|hk|mo/.test(lower) ? 'zh-Hant' : 'zh-Hans';
  const [language] = lower.split(/[-_]/);
  return CATALOGUE_LANGUAGES.find((one) => one === language);
}
