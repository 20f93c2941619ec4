import type {
  Forbidden,
  HousePhrase,
  PlayerRef,
  Select,
  Statement,
  Target,
} from '@amberhall/engine/language';
import { condition } from './conditions.ts';
import { pluralPresent, predicate } from './grammar.ts';
import type { Agreement } from './grammar.ts';
import { AMBER, houseIn } from './lexicon.ts';
import { named, plural, subject } from './nouns.ts';
import type { Subject } from './nouns.ts';
import { amberOf, isYou, playerHolds } from './players.ts';
import type { Speech } from './speech.ts';

type Cannot = Extract<Statement, { kind: 'cannot' }>;

/** "Karta „Troll” nie może zbierać", "twój przeciwnik nie może zagrywać stworzeń". */
export function prohibition(node: Cannot, speech: Speech): string {
  const unless = node.unless ? `, chyba że ${condition(node.unless, speech)}` : '';
  const { who } = node;
  if (typeof who !== 'string') {
    const { words, agreement } = classOrCard(who, speech);
    const can = agreement === 'many' ? pluralPresent('może') : 'może';
    const only = node.only && typeof node.only === 'object' ? node.only : undefined;
    return `${words} nie ${can} ${cardVerb(node.what, agreement, only, speech)}${unless}`;
  }
  if (node.what === 'steal') {
    const victim = who === 'opponent' ? 'you' : 'opponent';
    return `${amberOf(victim, 'nom', AMBER, speech)} nie może zostać ukradziony${unless}`;
  }
  const cannot = whoCannot(who, speech);
  if (node.nth !== undefined) return `${cannot} wykuć swojego ${ORDINALS[node.nth]} klucza`;
  return `${cannot} ${playerVerb(node.what, node.only, speech)}${unless}`;
}

/** "Wrogie stworzenia nie mogą zbierać". A prohibition is about the whole class. */
const classOrCard = (who: Target, speech: Speech): Subject =>
  who.kind === 'select' && who.quantifier.kind === 'each'
    ? { words: plural(who, 'nom', speech), agreement: 'many' }
    : subject(who, speech);

function whoCannot(who: PlayerRef, speech: Speech): string {
  if (who === 'each') {
    speech.subject = 'each';
    return 'gracze nie mogą';
  }
  return isYou(who) ? playerHolds(who, 'nie możesz', '', speech) : playerHolds(who, '', 'nie może', speech);
}

const ORDINALS = { 1: 'pierwszego', 2: 'drugiego', 3: 'trzeciego' } as const;

/** "Przyjaznych stworzeń", "tego stworzenia": in the genitive after "nie". */
function attacked(only: Select, speech: Speech): string {
  const itself = only.where.find((filter) => filter.kind === 'is');
  return itself ? named(itself.card, 'gen', speech) : plural(only, 'gen', speech);
}

/** What a card cannot do, or what cannot be done to it. */
function cardVerb(what: Forbidden, agreement: Agreement, only: Select | undefined, speech: Speech): string {
  const be = (participle: string, rest = ''): string => `zostać ${predicate(participle, agreement)}${rest}`;
  switch (what) {
    case 'reap':
      return 'zbierać';
    case 'fight':
      return 'walczyć';
    case 'attack':
      return only ? `atakować ${attacked(only, speech)}` : 'atakować';
    case 'be-attacked':
      return be('zaatakowany', only && ` przez ${plural(only, 'acc', speech)}`);
    case 'be-used':
    case 'use':
      return be('użyty');
    case 'be-used-except-to-fight':
      return be('użyty', ' inaczej niż do walki');
    case 'ready':
      return be('przygotowany');
    case 'play':
    case 'be-played':
      return be('zagrany');
    case 'be-dealt-damage':
      return only ? `otrzymywać obrażeń od ${plural(only, 'gen', speech)}` : 'otrzymywać obrażeń';
    case 'be-destroyed':
      return be('zniszczony');
    case 'leave-archives':
      return 'opuszczać archiwum';
    case 'be-exhausted':
      return be('wyczerpany');
    case 'be-flipped':
      return be('odwrócony');
    case 'be-discarded':
      return be('odrzucony', ' z twojej ręki inaczej niż przez zdolności kart');
    case 'ready-in-step':
      return be('przygotowany', ' w kroku „przygotuj karty”');
    case 'take-archives':
      return be('wzięty', ' z archiwum');
    case 'choose-house':
      return be('wybrany');
    case 'forge':
    case 'steal':
    case 'be-captured-from':
    case 'play-on-left-flank':
    case 'play-on-right-flank':
    case 'raise-tide':
    case 'resolve-icons':
    case 'mulligan':
      return playerVerb(what, only, speech);
  }
}

/** What a player cannot do. The object is in the genitive after "nie". */
function playerVerb(what: Forbidden, only: Select | HousePhrase | undefined, speech: Speech): string {
  const cards = typeof only === 'object' ? plural(only, 'gen', speech) : 'kart';
  switch (what) {
    case 'fight':
    case 'attack':
      return 'używać stworzeń do walki';
    case 'reap':
      return 'używać stworzeń do zbierania';
    case 'play':
    case 'be-played':
      return `zagrywać ${cards}`;
    case 'use':
    case 'be-used':
      return `używać ${cards}`;
    case 'ready':
      return `przygotowywać ${cards}`;
    case 'forge':
      return 'wykuwać kluczy';
    case 'steal':
      return `kraść ${AMBER}`;
    case 'choose-house':
      return `wybrać ${typeof only === 'string' ? houseIn(only, 'gen') : 'domu'} jako swojego aktywnego domu`;
    case 'take-archives':
      return 'wziąć swojego archiwum na swoją rękę';
    case 'be-captured-from':
      return 'tracić Æmberu ze swojej puli przez przejmowanie';
    case 'play-on-left-flank':
      return 'zagrywać stworzeń na swojej lewej flance';
    case 'play-on-right-flank':
      return 'zagrywać stworzeń na swojej prawej flance';
    case 'raise-tide':
      return 'podnosić pływu';
    case 'resolve-icons':
      return 'rozpatrywać ikon premii na zagrywanych przez siebie kartach';
    case 'mulligan':
      return 'wymieniać kart na początku gry';
    case 'be-attacked':
    case 'be-used-except-to-fight':
    case 'be-dealt-damage':
    case 'be-destroyed':
    case 'leave-archives':
    case 'be-exhausted':
    case 'be-flipped':
    case 'be-discarded':
    case 'ready-in-step':
      return cardVerb(what, 'n', typeof only === 'object' ? only : undefined, speech);
  }
}
