import type { Effect, FoundPlace, PutPlace } from '@amberhall/engine/language';
import { ability } from './abilities.ts';
import { amount, eachOf } from './amounts.ts';
import { withAmountVerb } from './effects-amber.ts';
import { listed } from './grammar.ts';
import { PLAYERS_POSSESSIVE, ZONES } from './lexicon.ts';
import { linePlace } from './line-places.ts';
import { named, noun, plural, wholePile } from './nouns.ts';
import { areMany, areYours } from '../references.ts';
import { playerDoes, whose } from './players.ts';
import type { TextTable } from '../tables.ts';
import { createRenderContext } from '../render-context.ts';
import type { RenderContext } from '../render-context.ts';

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

export const cardEffects: Pick<TextTable<Effect>, CardKind> = {
  play: ({ target, asYours, on }, context) => {
    const what = `play ${named(target, context)}${asYours ? ' as if it were yours' : ''}`;
    return on ? `${what} on ${named(on, context)}` : what;
  },
  discard: ({ target, by }, context) => {
    const verb = playerDoes(by ?? 'you', 'discard', 'discards', context);
    return `${verb} ${named(target, context)}`;
  },
  look: ({ target }, context) => {
    return `look at ${wholePile(target, context) ?? named(target, context)}`;
  },
  put,
  'place-under': ({ target, under, facedown, grafted }, context) =>
    grafted
      ? `graft ${named(target, context)} onto ${named(under, context)}`
      : `put ${named(target, context)} ${facedown ? 'facedown' : 'faceup'} under ${named(under, context)}`,
  'rearrange-top': ({ of, amount: value }, context) =>
    `look at the top ${amount(value, context)} cards of ${whose(of, context)} deck and put them back in any order`,
  'rearrange-line': ({ of, among }, context) =>
    `rearrange ${among ? plural(among, context) : 'the creatures'} in ${whose(of, context)} battleline`,
  'resolve-icons': ({ of }, context) =>
    `resolve the bonus icons of ${named(of, context)} as if you had played it`,
  attach: ({ upgrade, to, by, text }, context) => {
    const verb = by === undefined ? 'attach' : `${playerDoes(by, 'take', 'takes', context)} control of`;
    const manner = by === undefined ? '' : ` and move ${areMany(upgrade) ? 'them' : 'it'}`;
    const attached = `${verb} ${named(upgrade, context)}${manner} to ${named(to, context)}`;
    if (text === undefined) return attached;
    const said = text
      .map((node) => ability(node, createRenderContext(context.title, context.titleOf, context.lastKind)))
      .join(' ');
    return `${attached} as an upgrade with the text, “${said}”`;
  },
  draw: ({ who, amount: value }, context) => {
    const verb = playerDoes(who, 'draw', 'draws', context);
    return withAmountVerb(`${verb} ${cardsDrawn(value, context)}`, 'drawn', context);
  },
  refill: ({ who }, context) => {
    const verb = playerDoes(who, 'refill', 'refills', context);
    return `${verb} ${who === 'you' ? 'your' : 'their'} hand as if it were the “draw cards” step`;
  },
  'discard-from-deck': ({ of, amount: value, from = 'top' }, context) => {
    context.lastKind = 'card';
    const deck = `${of === 'a-player' ? 'a player’s' : whose(of, context)} deck`;
    if (typeof value === 'object')
      return `discard cards from the ${from} of ${deck} equal to ${amount(value, context)}`;
    return `discard the ${from} ${value === 1 ? 'card' : `${amount(value, context)} cards`} of ${deck}`;
  },
  'discard-until': ({ of, found, from }, context) => {
    context.searchedFor = found;
    context.searchVerb = 'discard';
    if (from === 'hand') {
      const act = playerDoes(of, 'discard', 'discards', context);
      const [hand, who] = of === 'you' ? ['your hand', 'you discard'] : ['their hand', 'they discard'];
      return `${act} a random card from ${hand} until ${who} ${noun(found, context)} or run out of cards`;
    }
    const deck = `${whose(of, context)} deck`;
    return `discard cards from the top of ${deck} until you discard ${noun(found, context)} or run out of cards`;
  },
  'reveal-until': ({ of, found, mayStop }, context) => {
    context.searchedFor = found;
    context.searchVerb = 'reveal';
    const deck = `${whose(of, context)} deck`;
    const end = mayStop ? 'choose to stop' : 'run out of cards';
    return `reveal cards from the top of ${deck} until you reveal ${noun(found, context)} or ${end}`;
  },
  'shuffle-deck': ({ of }, context) => `shuffle ${whose(of, context)} deck`,
  'shuffle-discard-into-deck': ({ of }, context) =>
    `shuffle ${whose(of, context)} discard pile into ${of === 'you' ? 'your' : 'their'} deck`,
  'swap-deck-and-discard': ({ of }, context) => {
    const owner = whose(of, context);
    return `swap ${owner} deck and ${of === 'each' ? 'their' : owner} discard pile`;
  },
  search: ({ of, zones, what, to }, context) => {
    const piles = listed(zones.map((zone) => ZONES[zone]));
    const object = noun(what, context);
    const them = areMany(what) ? 'them' : 'it';
    // A card that may be any card stays hidden [14.39].
    const shown = what.type === 'card' && what.where.length === 0 ? [] : [`reveal ${them}`];
    return listed([`search ${whose(of, context)} ${piles} for ${object}`, ...shown, FOUND[to](them)]);
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

function cardsDrawn(value: Extract<Effect, { kind: 'draw' }>['amount'], context: RenderContext): string {
  if (value === 1) return 'a card';
  if (typeof value === 'number') return `${value} cards`;
  if (typeof value === 'object' && value.kind === 'per') {
    const each = eachOf(value.each, context);
    return `${value.times === 1 ? 'a card' : `${value.times} cards`} for each ${each}`;
  }
  return `a number of cards equal to ${amount(value, context)}`;
}

/** The destination of cards that are put somewhere; `many` cards have different owners. */
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

function put(node: Extract<Effect, { kind: 'put' }>, context: RenderContext): string {
  const { target, where } = node;
  const pile = wholePile(target, context);
  const object = pile ?? named(target, context);
  // The cards of a pile can have different owners.
  const many = pile !== undefined || areMany(target);
  if (where === 'play') return `put ${object} into play${arrival(node, context)}`;
  const verb = where === 'shuffle' ? 'shuffle' : where === 'flank' || where === 'anywhere' ? 'move' : 'put';
  const isFound = where === 'hand' && target.kind === 'ref';
  const owner = node.whose && PLAYERS_POSSESSIVE[node.whose];
  if (owner) return `${verb} ${object} into ${owner} archives${abduction(node)}`;
  const isYours = isFound || areYours(target, context);
  const place = isYours ? PLACES[where](false).replace('its owner’s', 'your') : PLACES[where](many);
  const order = node.order === 'random' ? ' in a random order' : '';
  return `${verb} ${object} ${place}${order}${abduction(node)}`;
}

/** What becomes of abducted cards that leave the archives [14.3]. */
function abduction({ where, target, whose, onlyForeign }: Extract<Effect, { kind: 'put' }>): string {
  if (where !== 'abduct') return '';
  const archives = `${whose === 'opponent' ? 'their' : 'your'} archives`;
  if (areMany(target)) {
    const cards = onlyForeign ? 'any of these cards that you do not own' : 'any of these cards';
    return `. If ${cards} leave ${archives}, they are put into their owners’ hands instead`;
  }
  const leaves = onlyForeign
    ? `you are not the owner of that card and it leaves ${archives}`
    : `that card leaves ${archives}`;
  return `. If ${leaves}, it is put into its owner’s hand instead`;
}

function arrival(
  { state, under, at, facedown }: Extract<Effect, { kind: 'put' }>,
  context: RenderContext,
): string {
  const words = [
    facedown ? ' facedown as a token creature' : '',
    state ? ` ${state}` : '',
    under ? ` under ${PLAYERS_POSSESSIVE[under]} control` : '',
    at ? linePlace(at, context) : '',
  ];
  return words.join('');
}
