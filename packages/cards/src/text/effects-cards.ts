import type { Effect, FoundPlace, PutPlace, Target } from '@amberhall/engine/language';
import { ability } from './abilities.ts';
import { amount, eachOf } from './amounts.ts';
import { measured } from './effects-amber.ts';
import { listed } from './grammar.ts';
import { PLAYERS_POSSESSIVE, ZONES } from './lexicon.ts';
import { linePlace } from './line-places.ts';
import { areMany, named, noun, wholePile } from './nouns.ts';
import { doing, whose } from './players.ts';
import type { NodeTable } from './tables.ts';
import { beginTelling, type Telling } from './render-context.ts';

type CardKind =
  | 'play'
  | 'discard'
  | 'look'
  | 'put'
  | 'place-under'
  | 'attach'
  | 'draw'
  | 'refill'
  | 'discard-from-deck'
  | 'discard-until'
  | 'reveal-until'
  | 'shuffle-deck'
  | 'shuffle-discard-into-deck'
  | 'swap-deck-and-discard'
  | 'search'
  | 'rearrange-top'
  | 'rearrange-line'
  | 'resolve-icons';

export const cardEffects: Pick<NodeTable<Effect>, CardKind> = {
  play: ({ target, asYours }, telling) =>
    `play ${named(target, telling)}${asYours ? ' as if it were yours' : ''}`,
  discard: ({ target, by }, telling) => {
    const verb = doing(by ?? 'you', 'discard', 'discards', telling);
    return `${verb} ${named(target, telling)}`;
  },
  look: ({ target }, telling) => {
    return `look at ${wholePile(target, telling) ?? named(target, telling)}`;
  },
  put,
  'place-under': ({ target, under, facedown, grafted }, telling) =>
    grafted
      ? `graft ${named(target, telling)} onto ${named(under, telling)}`
      : `put ${named(target, telling)} ${facedown ? 'facedown' : 'faceup'} under ${named(under, telling)}`,
  'rearrange-top': ({ of, amount: value }, telling) =>
    `look at the top ${amount(value, telling)} cards of ${whose(of, telling)} deck and put them back in any order`,
  'rearrange-line': ({ of }, telling) => `rearrange the creatures in ${whose(of, telling)} battleline`,
  'resolve-icons': ({ of }, telling) =>
    `resolve the bonus icons of ${named(of, telling)} as if you had played it`,
  attach: ({ upgrade, to, by, text }, telling) => {
    const verb = by === undefined ? 'attach' : `${doing(by, 'take', 'takes', telling)} control of`;
    const manner = by === undefined ? '' : ` and move ${areMany(upgrade) ? 'them' : 'it'}`;
    const attached = `${verb} ${named(upgrade, telling)}${manner} to ${named(to, telling)}`;
    if (text === undefined) return attached;
    const said = text.map((node) => ability(node, beginTelling(telling.title, telling.titleOf))).join(' ');
    return `${attached} as an upgrade with the text, “${said}”`;
  },
  draw: ({ who, amount: value }, telling) => {
    const verb = doing(who, 'draw', 'draws', telling);
    return measured(`${verb} ${cardsDrawn(value, telling)}`, 'drawn', telling);
  },
  refill: ({ who }, telling) => {
    const verb = doing(who, 'refill', 'refills', telling);
    return `${verb} ${who === 'you' ? 'your' : 'their'} hand as if it were the “draw cards” step`;
  },
  'discard-from-deck': ({ of, amount: value, from = 'top' }, telling) => {
    telling.kind = 'card';
    return `discard the ${from} ${value === 1 ? 'card' : `${amount(value, telling)} cards`} of ${of === 'a-player' ? 'a player’s' : whose(of, telling)} deck`;
  },
  'discard-until': ({ of, found }, telling) => {
    telling.sought = found;
    telling.seeking = 'discard';
    const deck = `${whose(of, telling)} deck`;
    return `discard cards from the top of ${deck} until you discard ${noun(found, telling)} or run out of cards`;
  },
  'reveal-until': ({ of, found, mayStop }, telling) => {
    telling.sought = found;
    telling.seeking = 'reveal';
    const deck = `${whose(of, telling)} deck`;
    const end = mayStop ? 'choose to stop' : 'run out of cards';
    return `reveal cards from the top of ${deck} until you reveal ${noun(found, telling)} or ${end}`;
  },
  'shuffle-deck': ({ of }, telling) => `shuffle ${whose(of, telling)} deck`,
  'shuffle-discard-into-deck': ({ of }, telling) =>
    `shuffle ${whose(of, telling)} discard pile into ${of === 'you' ? 'your' : 'their'} deck`,
  'swap-deck-and-discard': ({ of }, telling) => {
    const owner = whose(of, telling);
    return `swap ${owner} deck and ${owner} discard pile`;
  },
  search: ({ of, zones, what, to }, telling) => {
    const piles = listed(zones.map((zone) => ZONES[zone]));
    const object = noun(what, telling);
    const them = areMany(what) ? 'them' : 'it';
    return `search ${whose(of, telling)} ${piles} for ${object}, reveal ${them}, and ${FOUND[to](them)}`;
  },
};

const FOUND: Readonly<Record<FoundPlace, (them: string) => string>> = {
  hand: (them) => `put ${them} into your hand`,
  archives: (them) => `put ${them} into your archives`,
  play: (them) => `put ${them} into play`,
  discard: (them) => `discard ${them}`,
  top: (them) => `put ${them} on top of your deck`,
  played: (them) => `play ${them}`,
};

function cardsDrawn(value: Extract<Effect, { kind: 'draw' }>['amount'], telling: Telling): string {
  if (value === 1) return 'a card';
  if (typeof value === 'number') return `${value} cards`;
  if (typeof value === 'object' && value.kind === 'per') {
    const each = eachOf(value.each, telling);
    return `${value.times === 1 ? 'a card' : `${value.times} cards`} for each ${each}`;
  }
  return `a number of cards equal to ${amount(value, telling)}`;
}

/** Where a card is put, after its name; `many` cards have owners of their own. */
const PLACES: Readonly<Record<Exclude<PutPlace, 'play'>, (many: boolean) => string>> = {
  top: (many) => `on top of ${many ? 'their owners’ decks' : 'its owner’s deck'}`,
  bottom: (many) => `on the bottom of ${many ? 'their owners’ decks' : 'its owner’s deck'}`,
  shuffle: (many) => `into ${many ? 'their owners’ decks' : 'its owner’s deck'}`,
  hand: (many) => `into ${many ? 'their owners’ hands' : 'its owner’s hand'}`,
  archives: (many) => `into ${many ? 'their owners’' : 'its owner’s'} archives`,
  abduct: () => 'into your archives',
  discard: (many) => `into ${many ? 'their owners’ discard piles' : 'its owner’s discard pile'}`,
  flank: () => 'to a flank of its controller’s battleline',
  anywhere: () => 'anywhere in its controller’s battleline',
};

function put(node: Extract<Effect, { kind: 'put' }>, telling: Telling): string {
  const { target, where } = node;
  const object = wholePile(target, telling) ?? named(target, telling);
  const many = areMany(target);
  if (where === 'play') return `put ${object} into play${arrival(node, telling)}`;
  const verb = where === 'shuffle' ? 'shuffle' : where === 'flank' || where === 'anywhere' ? 'move' : 'put';
  const isFound = where === 'hand' && target.kind === 'ref';
  const owner = node.whose && PLAYERS_POSSESSIVE[node.whose];
  if (owner) return `${verb} ${object} into ${owner} archives`;
  const isYours =
    isFound || (target.kind === 'select' && target.zone?.kind === 'zone' && target.zone.of === 'you');
  const place = isYours ? PLACES[where](false).replace('its owner’s', 'your') : PLACES[where](many);
  const order = node.order === 'random' ? ' in a random order' : '';
  return `${verb} ${object} ${place}${order}${where === 'abduct' ? abduction(target) : ''}`;
}

function abduction(target: Target): string {
  return areMany(target)
    ? '. If any of these cards leave your archives, they are put into their owners’ hands instead'
    : '. If that card leaves your archives, it is put into its owner’s hand instead';
}

function arrival({ state, under, at, facedown }: Extract<Effect, { kind: 'put' }>, telling: Telling): string {
  const words = [
    facedown ? ' facedown as a token creature' : '',
    state ? ` ${state}` : '',
    under ? ` under ${PLAYERS_POSSESSIVE[under]} control` : '',
    at ? linePlace(at, telling) : '',
  ];
  return words.join('');
}
