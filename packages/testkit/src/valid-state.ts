/** What holds of the state of every game at every moment. */
import type { Game } from '@amberhall/engine';
import type { CardId, PlayerId } from '@amberhall/engine/vocabulary';
import { legalDecisions } from './random-play.ts';

const LISTS = [
  'deck',
  'hand',
  'archives',
  'discard',
  'purged',
  'battleline',
  'artifacts',
  'resolving',
  'aside',
] as const;

interface Place {
  /** What the state of a card there says. */
  zone: string;
  controller?: PlayerId;
  parent?: CardId;
}

/**
 * @throws unless every card lies in one place, and knows it. The upper half of a gigantic creature in play lies in none, because
 *   the lower half stands for both
 */
export function expectCardsInTheirPlaces({ state }: Game): void {
  const places = new Map<CardId, Place>();
  const place = (ids: readonly CardId[], at: Place): void => {
    for (const id of ids) {
      if (places.has(id)) throw new Error(`${state.cards[id]?.slug} (${id}) lies in two places`);
      places.set(id, at);
    }
  };
  for (const seat of state.seats) {
    for (const list of LISTS) {
      const isInPlay = list === 'battleline' || list === 'artifacts';
      place(
        state.players[seat]?.[list] ?? [],
        isInPlay ? { zone: 'play', controller: seat } : { zone: list },
      );
    }
  }
  for (const { id, upgrades, under } of Object.values(state.cards)) {
    place(upgrades, { zone: 'play', parent: id });
    place(under, { zone: 'under', parent: id });
  }
  for (const card of Object.values(state.cards)) {
    const at = places.get(card.id);
    const isUpperHalf = card.zone === 'play' && card.otherHalf !== null;
    if (at === undefined && !isUpperHalf) throw new Error(`${card.slug} (${card.id}) lies nowhere`);
    if (Object.entries(at ?? {}).some(([what, value]) => card[what as keyof Place] !== value))
      throw new Error(`${card.slug} (${card.id}) does not know that it lies in ${JSON.stringify(at)}`);
  }
}

/** @throws unless the game is over, or every player who is asked something has a legal answer */
export function expectAnswers({ state, open }: Game): void {
  if (state.step === 'over') return;
  const waiting = open.filter(({ answer }) => answer === null);
  if (waiting.length === 0) throw new Error('nobody is asked anything');
  const dead = waiting.find((each) => legalDecisions(each).length === 0);
  if (dead !== undefined) throw new Error(`"${dead.question.purpose}" has no answer`);
}

/** @throws if an amount is less than nothing */
export function expectNothingOwed({ state }: Game): void {
  for (const { id, amber, chains } of Object.values(state.players))
    if (amber < 0 || chains < 0) throw new Error(`${id} has ${amber} amber and ${chains} chains`);
  for (const { slug, id, amber, damage } of Object.values(state.cards))
    if (amber < 0 || damage < 0) throw new Error(`${slug} (${id}) has ${amber} amber and ${damage} damage`);
}
