/** Effects on cards outside play: putting, searching, placing. */
import type { Effect, FoundPlace, PlayerRef, PutPlace, Select, Target } from '@amberhall/engine/language';
import { phrasesFor } from '../grammar.ts';
import { per } from './amounts.ts';
import { select } from './noun-parts.ts';

const effect = phrasesFor('effect');
const place = phrasesFor('place')
  .phrase('(on|to) [the] top of <home> (deck|decks) [in (a random|any) order]', () => 'top')
  .phrase('(on|to) the bottom of <home> (deck|decks) [in (a random|any) order]', () => 'bottom')
  .phrase('into <home> (deck|decks)', () => 'shuffle')
  .phrase('(into|to) <home> (hand|hands)', () => 'hand')
  .phrase('(into|in) <home> archives', () => 'archives');
const home = phrasesFor('home')
  .phrase('(its owner ’s|their owner ’s|their owners ’|your|its|their|your opponent ’s)', () => 'owner')
  .phrase('(that player|its controller|that creature|that card) ’s [owner ’s]', () => 'owner');

const wholeHand = (of: PlayerRef): Select =>
  select({ kind: 'each' }, { type: 'card', where: [], zone: { kind: 'zone', of, name: 'hand' } });
effect
  .phrase('rearrange the creatures in <whose> battleline', (of) => ({ kind: 'rearrange-line', of }))
  .phrase('rearrange <class> in your battleline', (what) => ({
    kind: 'rearrange-line',
    of: 'you',
    among: select({ kind: 'each' }, what),
  }))
  .phrase('rearrange the creatures in a player ’s battleline', () => ({
    kind: 'choose-player',
    do: [{ kind: 'rearrange-line', of: 'that-player' }],
  }))
  .phrase('archive <whose> discard pile', (of) => ({
    kind: 'archive',
    target: select(
      { kind: 'each' },
      { type: 'card', where: [], zone: { kind: 'zone', of, name: 'discard' } },
    ),
  }))
  .phrase('look at <whose> hand', (of) => ({ kind: 'look', target: wholeHand(of) }))
  .phrase('reveal <whose> hand [to your opponent]', (of) => ({ kind: 'reveal', target: wholeHand(of) }))
  .phrase('discard your hand', () => ({ kind: 'discard', target: wholeHand('you') }));
const put = (target: Target, where: PutPlace): Effect => ({ kind: 'put', target, where });
effect
  .phrase('return <cards> <place>', (target, where) =>
    where === 'shuffle'
      ? undefined
      : where === 'hand'
        ? { kind: 'return-to-hand', target }
        : put(target, where),
  )
  .phrase('return <cards> and <cards> <place>', (one, other, where) =>
    where === 'hand'
      ? {
          kind: 'together',
          do: [
            { kind: 'return-to-hand', target: one },
            { kind: 'return-to-hand', target: other },
          ],
        }
      : undefined,
  )
  .phrase('shuffle <cards> and <cards> <place>', (one, other, where) =>
    where === 'shuffle' ? { kind: 'together', do: [put(one, 'shuffle'), put(other, 'shuffle')] } : undefined,
  )
  .phrase('(put|place) <cards> (into|in) your archives', (target) => put(target, 'archives'))
  .phrase('(put|place) <cards> (into|in) your opponent ’s archives', (target) => ({
    kind: 'put',
    target,
    where: 'archives',
    whose: 'opponent',
  }))
  .phrase('(put|place) <cards> <place>', (target, where) =>
    where === 'shuffle' ? undefined : put(target, where),
  )
  .phrase('shuffle <cards> <place>', (target, where) =>
    where === 'shuffle' ? put(target, where) : undefined,
  )
  .phrase('add <cards> to your hand', (target) => put(target, 'hand'))
  .phrase('put <pronoun> (into|in) your hand', (target) => put(target, 'hand'))
  .phrase('put <cards> into play', (target) => put(target, 'play'))
  .phrase('put <cards> into play under your control', (target) => ({
    kind: 'put',
    target,
    where: 'play',
    under: 'you',
  }))
  .phrase('put <cards> into play under your opponent ’s control', (target) => ({
    kind: 'put',
    target,
    where: 'play',
    under: 'opponent',
  }))
  .phrase('put (a|an) <class> into play from <zone>', (what, zone) =>
    what.zone ? undefined : put(select({ kind: 'choose', min: 1, max: 1 }, { ...what, zone }), 'play'),
  )
  .phrase('put <cards> into play [facedown] as a token creature', (target) => ({
    kind: 'put',
    target,
    where: 'play',
    facedown: true,
  }))
  .phrase('put <cards> into play ready', (target) => ({ kind: 'put', target, where: 'play', state: 'ready' }))
  .phrase('put <cards> into play exhausted', (target) => ({
    kind: 'put',
    target,
    where: 'play',
    state: 'exhausted',
  }))
  .phrase('move <cards> to (a|either) flank [of (its controller ’s|your|its) battleline]', (target) =>
    put(target, 'flank'),
  )
  .phrase('move <cards> anywhere in (its controller ’s|its|your) battleline', (target) =>
    put(target, 'anywhere'),
  )
  .phrase(
    'move <cards> (to another|to a different) (position|place) in (its controller ’s|its|your) battleline',
    (target) => put(target, 'anywhere'),
  )
  .phrase('(put|place) <cards> facedown (under|beneath) <pronoun>', (target, under) => ({
    kind: 'place-under',
    target,
    under,
    facedown: true,
  }))
  .phrase('(put|place) <cards> faceup (under|beneath) <pronoun>', (target, under) => ({
    kind: 'place-under',
    target,
    under,
    facedown: false,
  }))
  .phrase('(attach|move) <cards> to <cards>', (upgrade, to) =>
    upgrade.kind === 'select' && upgrade.type === 'upgrade' ? { kind: 'attach', upgrade, to } : undefined,
  )
  .phrase('draw (a|1|one|an additional|1 additional) card', () => ({ kind: 'draw', who: 'you', amount: 1 }))
  .phrase('draw <number> [additional] cards', (amount) => ({ kind: 'draw', who: 'you', amount }))
  .phrase('draw (a card|1 card) for each <per>', (each) => ({ kind: 'draw', who: 'you', amount: per(each) }))
  .phrase('draw <number> cards for each <per>', (number, each) => ({
    kind: 'draw',
    who: 'you',
    amount: per(each, number),
  }))
  .phrase('draw (a number of|) cards equal to <amount>', (amount) => ({ kind: 'draw', who: 'you', amount }))
  .phrase('<who> (draws|draw) (a|1|one) card', (who) => ({ kind: 'draw', who, amount: 1 }))
  .phrase('<who> (draws|draw) <number> cards', (who, amount) => ({ kind: 'draw', who, amount }))
  .phrase('refill your hand [as if it were (your|the) "draw cards" step]', () => ({
    kind: 'refill',
    who: 'you',
  }))
  .phrase('<who> (refills|refill) their hand [as if it were (their|the) "draw cards" step]', (who) => ({
    kind: 'refill',
    who,
  }))
  .phrase('discard (a number of|) cards from the top of your deck equal to <amount>', (amount) => ({
    kind: 'discard-from-deck',
    of: 'you',
    amount,
  }))
  .phrase('discard x cards from the top of your deck , where x is <amount>', (amount) => ({
    kind: 'discard-from-deck',
    of: 'you',
    amount,
  }))
  .phrase('discard <number> cards from the top of your deck', (amount) => ({
    kind: 'discard-from-deck',
    of: 'you',
    amount,
  }))
  .phrase('<who> (discards|discard) <number> cards from the top of their deck', (of, amount) => ({
    kind: 'discard-from-deck',
    of,
    amount,
  }))
  .phrase('discard the bottom card of (a|any) player ’s deck', () => ({
    kind: 'discard-from-deck',
    of: 'a-player',
    amount: 1,
    from: 'bottom',
  }))
  .phrase('discard the top card of (a|any) player ’s deck', () => ({
    kind: 'discard-from-deck',
    of: 'a-player',
    amount: 1,
  }))
  .phrase('discard the top <number> cards of (a|any) player ’s deck', (amount) => ({
    kind: 'discard-from-deck',
    of: 'a-player',
    amount,
  }))
  .phrase('<who> (discards|discard) the top card of their deck', (of) => ({
    kind: 'discard-from-deck',
    of,
    amount: 1,
  }))
  .phrase('<who> (discards|discard) the top <number> cards of their deck', (of, amount) => ({
    kind: 'discard-from-deck',
    of,
    amount,
  }))
  .phrase(
    'discard cards from the top of your deck until you (either|) discard (a|an) <class> or run out of cards',
    (found) => ({
      kind: 'discard-until',
      of: 'you',
      found: select({ kind: 'choose', min: 1, max: 1 }, found),
    }),
  )
  .phrase('<who> (discards|discard) <cards>', (by, target) => ({
    kind: 'discard',
    by,
    target: fromTheirHand(target),
  }))
  .phrase('<who> takes control of <cards>', (to, of) =>
    to === 'each'
      ? { kind: 'for-each-player', do: [{ kind: 'control', of, to: 'that-player' }] }
      : { kind: 'control', of, to },
  )
  .phrase('give control of <cards> to your opponent', (of) => ({ kind: 'control', of, to: 'opponent' }))
  .phrase('give your opponent control of <cards>', (of) => ({ kind: 'control', of, to: 'opponent' }))
  .phrase('shuffle <whose> deck', (of) => ({ kind: 'shuffle-deck', of }))
  .phrase('swap your deck and your discard pile', () => ({ kind: 'swap-deck-and-discard', of: 'you' }))
  .phrase('swap each player ’s deck with their discard pile', () => ({
    kind: 'swap-deck-and-discard',
    of: 'each',
  }))
  .phrase('shuffle your discard pile into your deck', () => ({
    kind: 'shuffle-discard-into-deck',
    of: 'you',
  }))
  .phrase('<who> (shuffles|shuffle) their discard pile into their deck', (of) => ({
    kind: 'shuffle-discard-into-deck',
    of,
  }))
  .phrase('<who> (shuffles|shuffle) their deck', (of) => ({ kind: 'shuffle-deck', of }))
  .phrase(
    'search <zone> for <cards> , reveal (it|them) , and (put|add) (it|them) (into|to|in) your hand',
    (zone, what) => search(zone, what, 'hand'),
  )
  .phrase('search <zone> for <cards> and (put|add) (it|them) (into|to) your hand', (zone, what) =>
    search(zone, what, 'hand'),
  )
  .phrase('search <zone> for <cards> , reveal (it|them) , and archive (it|them)', (zone, what) =>
    search(zone, what, 'archives'),
  )
  .phrase(
    'search <zone> for <cards> , reveal (it|them) , and put (it|them) into your archives',
    (zone, what) => search(zone, what, 'archives'),
  )
  .phrase('search <zone> for <cards> and archive (it|them)', (zone, what) => search(zone, what, 'archives'))
  .phrase('search <zone> for <cards> and discard (it|them)', (zone, what) => search(zone, what, 'discard'))
  .phrase('search <zone> for <cards> and play (it|them)', (zone, what) => search(zone, what, 'played'))
  .phrase('search <zone> for <cards> and put (it|them) into play', (zone, what) =>
    search(zone, what, 'play'),
  );

function fromTheirHand(target: Target): Target {
  if (target.kind === 'ref' || target.zone || target.type !== 'card') return target;
  return { ...target, zone: { kind: 'zone', of: 'that-player', name: 'hand' } };
}
export const sameClass = (one: Select, other: Select): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function search(zone: Select['zone'], what: Target, to: FoundPlace): Effect | undefined {
  if (zone?.kind !== 'zone' || zone.of === 'a-player' || what.kind !== 'select') return undefined;
  return {
    kind: 'search',
    of: zone.of,
    zones: typeof zone.name === 'string' ? [zone.name] : zone.name,
    what,
    to,
  };
}

export const cardEffects = [effect, place, home].flatMap(({ rules }) => rules);
