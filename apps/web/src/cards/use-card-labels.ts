import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueCard, PrintedType } from '@amberhall/protocol';
import { TRAITS_NAMESPACE } from './catalogue.ts';

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A card's facts in words of the reader's language. */
export function useCardLabels() {
  const { t, i18n } = useTranslation('card');
  return useMemo(() => {
    const type = (name: PrintedType) => t(`type.${name}`);
    const traits = (names: readonly string[], separator = ' · ') =>
      names.map((name) => t(name, { ns: TRAITS_NAMESPACE, defaultValue: capitalised(name) })).join(separator);
    const keyword = (name: string, value: number) => {
      const word = t(`keyword.${name}`, { defaultValue: capitalised(name) });
      return value > 1 || name === 'assault' || name === 'hazardous' ? `${word} ${value}` : word;
    };
    const symbol = (name: string) => t(`symbol.${name}`, { defaultValue: t(`house.${name}`) });
    return {
      type,
      traits,
      keyword,
      symbol,
      /** "English", for a text that is not in the reader's language. */
      language: (code: string) =>
        new Intl.DisplayNames([i18n.language], { type: 'language' }).of(code) ?? code,
      /** A text in which each symbol is replaced by its name. */
      text: (text: string) =>
        text.replaceAll(/\{(?:house:)?([a-z]+)\}/g, (_, name: string) => ` ${symbol(name)}`),
      rarity: (name: string) => t(`rarity.${name.toLowerCase()}`, { defaultValue: capitalised(name) }),
      house: (name: string) => t(`house.${name}`, { defaultValue: capitalised(name) }),
      /** “Creature — Human · Knight” */
      typeLine: (card: CatalogueCard) =>
        card.traits.length === 0 ? type(card.type) : `${type(card.type)} — ${traits(card.traits)}`,
    };
  }, [t, i18n.language]);
}
