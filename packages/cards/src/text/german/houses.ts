import type { HousePhrase } from '@amberhall/engine/language';
import type { House, PseudoHouse } from '@amberhall/engine/vocabulary';
import { houseTitle } from '../house-title.ts';
import type { RenderContext } from '../render-context.ts';
import { spaced } from './grammar.ts';
import { possessive } from './pronouns.ts';

const TRANSLATED: Readonly<Partial<Record<House | PseudoHouse, string>>> = {
  saurian: 'Saurianer',
  shadows: 'Schatten',
  staralliance: 'Sternenallianz',
  untamed: 'Die Ungezähmten',
  archonpower: 'Archontenmacht',
  prophecy: 'Prophezeiung',
  thetide: 'Die Flut',
};

const isReference = (
  house: HousePhrase,
): house is 'that-house' | 'its-house' | 'active-house' | 'previous-house' =>
  house === 'that-house' || house === 'its-house' || house === 'active-house' || house === 'previous-house';

/** "Mars", "Schatten". */
export const houseName = (house: House | PseudoHouse): string => TRANSLATED[house] ?? houseTitle(house);

/** "des Hauses Mars", "dieses Hauses". */
export function ofHouse(house: HousePhrase, context: RenderContext): string {
  if (!isReference(house)) return `des Hauses ${houseName(house)}`;
  return {
    'that-house': 'dieses Hauses',
    'its-house': `${possessive(context, 'n', 'gen')} Hauses`,
    'active-house': 'des aktiven Hauses',
    'previous-house': 'des Hauses, das im vorigen Zug gewählt war,',
  }[house];
}

/** "zum Haus Mars", "zu diesem Haus". */
export function toHouse(house: HousePhrase, context: RenderContext): string {
  if (!isReference(house)) return `zum Haus ${houseName(house)}`;
  return {
    'that-house': 'zu diesem Haus',
    'its-house': `zu ${possessive(context, 'n', 'dat')} Haus`,
    'active-house': 'zum aktiven Haus',
    'previous-house': 'zum Haus, das im vorigen Zug gewählt war,',
  }[house];
}

/** "das Haus Mars", "dieses Haus": subject and object have the same form. */
export function theHouse(house: HousePhrase, context: RenderContext): string {
  if (!isReference(house)) return `das Haus ${houseName(house)}`;
  return {
    'that-house': 'dieses Haus',
    'its-house': spaced(possessive(context, 'n', 'nom'), 'Haus'),
    'active-house': 'das aktive Haus',
    'previous-house': 'das Haus, das im vorigen Zug gewählt war,',
  }[house];
}
