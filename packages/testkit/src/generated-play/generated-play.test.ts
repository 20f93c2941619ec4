/** Generated play says the texts of every kind of card, shown by carriers whose text cannot be carried out. */
import { language } from '@amberhall/cards';
import type { CardDefinition } from '@amberhall/engine/language';
import { expect, test } from 'vitest';
import { factsOfCard } from '../carriers.ts';
import { libraryWith } from '../texts.ts';
import { FATE, FLIPPER, HELPERS } from './boards.ts';
import { everyWay, actionsNotTaken } from './index.ts';
import { playOut } from './play-out.ts';

const { action, beforeDrawingStartingHands, card, destroyed, fate, fulfilAfter, gain, opponent } = language;
const { play, reap, tide, when, you } = language;

const NO_SUCH = language.custom('no-such-effect', { en: 'Nobody can do this.' });
const isForged = fulfilAfter(opponent.forgesAKey);

const library = (...texts: CardDefinition[]) =>
  libraryWith([...HELPERS.filter(({ id }) => !texts.some((text) => text.id === id)), ...texts]);

test.each<[what: string, slug: string, texts: CardDefinition[], attempt?: number]>([
  ['plays a card', 'carrier-mars-action', [card('carrier-mars-action', play(NO_SUCH))]],
  ['uses a card', 'carrier-mars-artifact', [card('carrier-mars-artifact', action(NO_SUCH))]],
  [
    'uses a creature through its upgrade',
    'carrier-mars-upgrade',
    [card('carrier-mars-upgrade', language.thisCreature.gains(reap(NO_SUCH)))],
  ],
  [
    'plays a gigantic creature from hand',
    'carrier-mars-gigantic',
    [card('carrier-mars-gigantic', play(NO_SUCH))],
  ],
  [
    'uses a token creature',
    'carrier-mars-token-creature',
    [card('carrier-mars-token-creature', reap(NO_SUCH))],
  ],
  ['flips token creatures', 'carrier-mars-token-creature', [card(FLIPPER, play(NO_SUCH))]],
  ['destroys a creature', 'carrier-mars-creature', [card('carrier-mars-creature', destroyed(NO_SUCH))]],
  [
    'fulfils a prophecy with a fate card',
    'carrier-mars-action',
    [card('carrier-mars-action', fate(NO_SUCH))],
  ],
  [
    'fulfils each prophecy',
    'carrier-prophecy',
    [card('carrier-prophecy', isForged), card(FATE, fate(NO_SUCH))],
    // Every second attempt takes the fate card of the carriers instead of a printed one.
    2,
  ],
  [
    'raises the tide before a card is played',
    'carrier-mars-action',
    [card('carrier-mars-action', play(when(tide.isHigh, NO_SUCH)))],
  ],
  [
    'raises the tide after a card was played',
    'carrier-mars-creature',
    [card('carrier-mars-creature', language.after(you.raiseTheTide, NO_SUCH))],
  ],
  [
    'sets an archon power up',
    'carrier-archon-power',
    [card('carrier-archon-power', beforeDrawingStartingHands(NO_SUCH))],
  ],
  [
    'plays with an archon power',
    'carrier-archon-power',
    [card('carrier-archon-power', language.atEndOfYourTurn(NO_SUCH))],
  ],
])('generated play %s', (_what, slug, texts, attempt = 1) => {
  const tried = () =>
    playOut(factsOfCard(slug), { library: library(...texts), board: 'empty', chooser: 'first', attempt });

  expect(tried).toThrow(`${slug}, empty table ${attempt}, first choices`);
});

test.each(everyWay())(
  'a card of each kind can be played and used to the end on the $board table with $chooser choices',
  ({ board, chooser }) => {
    const texts = [
      card('carrier-mars-gigantic', play(gain(1)), reap(gain(1))),
      card('carrier-mars-token-creature', reap(gain(1))),
      card('carrier-prophecy', isForged),
      card('carrier-archon-power', beforeDrawingStartingHands(gain(1))),
    ];

    const undone = texts.flatMap(({ id }) =>
      actionsNotTaken(factsOfCard(id), library(...texts), board, chooser),
    );

    expect(undone).toEqual([]);
  },
);
