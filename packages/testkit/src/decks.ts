/** Deck lists for tests in addition to the starter decks. They have the compositions of real decks. */

import { deckOfPods } from '@amberhall/cards/data';
import type { DeckList } from '@amberhall/cards/data';

export const THIRSTY_READER: DeckList = {
  name: 'The Thirsty Reader',
  expansion: 341,
  ...deckOfPods({
    logos: {
      batdrone: 1,
      'dimension-door': 1,
      'doc-bookton': 1,
      dysania: 1,
      'interdimensional-graft': 1,
      'library-access': 1,
      'neuro-syphon': 2,
      'phase-shift': 2,
      'sloppy-labwork': 1,
      'wild-wormhole': 1,
    },
    shadows: {
      'bad-penny': 1,
      'bait-and-switch': 1,
      duskrunner: 1,
      'ghostly-hand': 2,
      'hidden-stash': 1,
      'macis-asp': 1,
      'nerve-blast': 1,
      'one-last-job': 1,
      'poison-wave': 1,
      umbra: 1,
      urchin: 1,
    },
    untamed: {
      'dew-faerie': 1,
      'full-moon': 1,
      halacor: 1,
      'hunting-witch': 1,
      murmook: 1,
      'niffle-ape': 1,
      regrowth: 1,
      'save-the-pack': 1,
      snufflegator: 1,
      vigor: 1,
      'way-of-the-bear': 1,
      'witch-of-the-wilds': 1,
    },
  }),
};

export const PALE_RUFFIAN: DeckList = {
  name: 'The Pale Ruffian',
  expansion: 341,
  ...deckOfPods({
    dis: {
      arise: 2,
      charette: 3,
      'dominator-bauble': 1,
      'gateway-to-dis': 1,
      'lash-of-broken-dreams': 1,
      'master-of-1': 1,
      'pit-demon': 1,
      'the-terror': 2,
    },
    mars: {
      'ammonia-clouds': 2,
      'invasion-portal': 1,
      'john-smyth': 1,
      mothergun: 1,
      'mothership-support': 1,
      'sample-collection': 1,
      'soft-landing': 2,
      squawker: 1,
      'uxlyx-the-zookeeper': 1,
      zorg: 1,
    },
    sanctum: {
      'blinding-light': 1,
      'cleansing-wave': 1,
      gatekeeper: 1,
      'hallowed-blaster': 1,
      inspiration: 1,
      'lady-maxena': 1,
      'protect-the-weak': 1,
      'staunch-knight': 2,
      'terms-of-redress': 1,
      'the-spirit-s-way': 1,
      'virtuous-works': 1,
    },
  }),
};

/** Its Shadow Self is a maverick of house Logos. */
export const MOUSE_DIRECTOR: DeckList = {
  name: 'The Mouse Director',
  expansion: 341,
  ...deckOfPods(
    {
      brobnar: {
        'banner-of-battle': 1,
        'blood-of-titans': 1,
        cannon: 1,
        firespitter: 3,
        'kelifi-dragon': 1,
        'loot-the-bodies': 1,
        screechbomb: 1,
        smaaash: 1,
        'the-warchest': 1,
        wardrummer: 1,
      },
      logos: {
        dextre: 2,
        'effervescent-principle': 2,
        labwork: 1,
        'phase-shift': 1,
        'shadow-self': 1,
        'skippy-timehog': 1,
        'transposition-sandals': 1,
        'twin-bolt-emission': 2,
        'wild-wormhole': 1,
      },
      shadows: {
        'bad-penny': 1,
        'carlo-phantom': 1,
        'customs-office': 1,
        'lights-out': 1,
        'macis-asp': 1,
        'nerve-blast': 1,
        nexus: 1,
        oubliette: 1,
        'poison-wave': 1,
        'skeleton-key': 1,
        urchin: 2,
      },
    },
    ['shadow-self'],
  ),
};

export const PRINTED_DECKS: readonly DeckList[] = [THIRSTY_READER, PALE_RUFFIAN, MOUSE_DIRECTOR];
