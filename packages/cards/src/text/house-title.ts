import type { House, PseudoHouse } from '@amberhall/engine/vocabulary';

/** The printed name of a house: "Mars", "Star Alliance". Most languages keep it. */
export const houseTitle = (house: House | PseudoHouse): string =>
  house === 'staralliance' ? 'Star Alliance' : `${house.charAt(0).toUpperCase()}${house.slice(1)}`;
