import { phrasesFor } from '../grammar.ts';

/** Players and their piles. "They" becomes `that-player` until `resolveReferences` knows the player. */

const who = phrasesFor('who')
  .phrase('your opponent', () => 'opponent')
  .phrase('each player', () => 'each')
  .phrase('both players', () => 'each')
  .phrase('(they|that player)', () => 'that-player')
  .phrase('its owner', () => 'its-owner')
  .phrase('(that|the|the destroyed|the purged) (creature|card|artifact) ’s owner', () => 'its-owner')
  .phrase('its controller', () => 'its-controller')
  .phrase(
    '(that|the|the destroyed|the attacking|this) (creature|card|artifact) ’s controller',
    () => 'its-controller',
  )
  .phrase('its opponent', () => 'its-opponent')
  .phrase('the active player', () => 'active');

const whose = phrasesFor('whose')
  .phrase('your', () => 'you')
  .phrase('your opponent ’s', () => 'opponent')
  .phrase('each player ’s', () => 'each')
  .phrase('(their|that player ’s)', () => 'that-player')
  .phrase('its owner ’s', () => 'its-owner')
  .phrase('its controller ’s', () => 'its-controller')
  .phrase('the active player ’s', () => 'active');

const pile = phrasesFor('pile')
  .phrase('hand', () => 'hand')
  .phrase('hands', () => 'hand')
  .phrase('deck', () => 'deck')
  .phrase('decks', () => 'deck')
  .phrase('discard [pile]', () => 'discard')
  .phrase('discard piles', () => 'discard')
  .phrase('archives', () => 'archives')
  .phrase('purged zone', () => 'purged');

const zone = phrasesFor('zone')
  .phrase('<whose> <pile>', (of, name) => ({ kind: 'zone', of, name }))
  .phrase('<whose> <pile> (and|or) <pile>', (of, one, other) => ({
    kind: 'zone',
    of,
    name: [one, other],
  }))
  .phrase('<whose> hand , discard pile , (and|or) [from] play', (of) => ({
    kind: 'zone',
    of,
    name: ['hand', 'discard', 'play'],
  }))
  .phrase('play and from your hand and discard pile', () => ({
    kind: 'zone',
    of: 'you',
    name: ['hand', 'discard', 'play'],
  }))
  .phrase('<whose> <pile> (and|or|and from) play', (of, one) => ({ kind: 'zone', of, name: [one, 'play'] }))
  .phrase('play (and|or) [from] your <pile>', (one) => ({ kind: 'zone', of: 'you', name: [one, 'play'] }))
  .phrase('(a|any) [player ’s] discard pile', () => ({ kind: 'zone', of: 'a-player', name: 'discard' }))
  .phrase('(a player ’s|a) hand', () => ({ kind: 'zone', of: 'a-player', name: 'hand' }))
  .phrase('(a player ’s|a) archives', () => ({ kind: 'zone', of: 'a-player', name: 'archives' }));

export const players = [who, whose, pile, zone].flatMap(({ rules }) => rules);
