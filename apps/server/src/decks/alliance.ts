/** Builds a deck from one house of each of three decks [18.5]. */
import { FACTS, restrictionViolations } from '@amberhall/cards/data';
import type { RestrictionViolation } from '@amberhall/cards/data';
import { DECK_NAME_LENGTH } from '@amberhall/protocol';
import type { AllianceDeck, DeckCard } from '@amberhall/protocol';
import { refused } from '../http/problems.ts';
import { typeOf } from './deck-cards.ts';
import type { DeckContents } from './deck-cards.ts';
import { propheciesOf } from './prophecies.ts';
import type { DeckRow } from './view.ts';

const PODS = 3;
const TIDE = 'the-tide';

export const ALLIANCE_TEXTS = {
  name: 'You must specify a name for the deck.',
  longName: `A deck name can have at most ${DECK_NAME_LENGTH} characters.`,
  pods: 'An alliance deck needs exactly 3 houses.',
  houses: 'The 3 houses must be different.',
  decks: 'You can take only one house from each deck.',
  own: 'You can only use your own decks.',
  alliances: 'You cannot build an alliance deck from an alliance deck.',
  sets: 'All decks must be from the same set.',
  noHouse: 'One of the decks does not have the selected house.',
  unassigned: 'Assign the enhancements of all decks first.',
  noToken: 'You must choose a token creature.',
  noTokenAllowed: 'None of the selected decks has a token creature.',
  foreignToken: 'The token creature must be from one of the selected decks.',
  noProphecies: 'You must choose the deck whose prophecies you want to use.',
  noPropheciesAllowed: 'None of the selected decks has prophecies.',
  foreignProphecies: 'The prophecies must be from one of the selected decks.',
  restricted: 'An alliance deck can contain only one of these restricted cards:',
  oneCopy: 'An alliance deck can contain only one copy of this card:',
} as const;

interface Pod {
  row: DeckRow | undefined;
  uuid: string;
  house: string;
}

interface FilledPod extends Pod {
  row: DeckRow;
}

/**
 * Returns the requested deck.
 *
 * @param known the owner's decks that the request names
 * @throws {Problem} with one sentence per broken rule, some followed by names of cards
 */
export function allianceOf(request: AllianceDeck, known: readonly DeckRow[]): DeckContents {
  const pods = request.pods.map((pod) => podOf(pod, known));
  const early = [...nameProblems(request.name), ...podProblems(pods)];
  const filled = pods.filter(isFilled);
  const problems = early.length > 0 ? early : extraProblems(request, filled);
  if (problems.length > 0) throw refused(problems);

  const [first] = filled;
  if (first === undefined) throw new Error('An alliance of no decks passed for one');
  const lines = [
    ...filled.flatMap(cardsOfPod),
    ...tokenOf(request, filled),
    ...propheciesFrom(request, filled),
    ...tideOf(filled),
  ];
  return {
    name: request.name.trim(),
    expansion: first.row.expansion,
    houses: filled.map(({ row, house }) => row.houses.find((each) => each === house) ?? first.row.houses[0]!),
    cards: lines.map((line, index) => ({ ...line, dbId: index + 1 })),
  };
}

function podOf(pod: string, known: readonly DeckRow[]): Pod {
  const colon = pod.lastIndexOf(':');
  const [uuid, house] = [pod.slice(0, colon), pod.slice(colon + 1)];
  return { uuid, house, row: known.find((row) => row.uuid === uuid) };
}

function isFilled(pod: Pod): pod is FilledPod {
  return pod.row !== undefined;
}

function nameProblems(name: string): string[] {
  if (name.trim() === '') return [ALLIANCE_TEXTS.name];
  return name.trim().length > DECK_NAME_LENGTH ? [ALLIANCE_TEXTS.longName] : [];
}

function podProblems(pods: readonly Pod[]): string[] {
  const rows = pods.filter(isFilled);
  const different = (values: readonly unknown[]) => new Set(values).size;
  const rules: [boolean, string][] = [
    [pods.length === PODS, ALLIANCE_TEXTS.pods],
    [different(pods.map(({ house }) => house)) === pods.length, ALLIANCE_TEXTS.houses],
    [different(pods.map(({ uuid }) => uuid)) === pods.length, ALLIANCE_TEXTS.decks],
    [rows.length === pods.length, ALLIANCE_TEXTS.own],
    [rows.every(({ row }) => row.source !== 'alliance'), ALLIANCE_TEXTS.alliances],
    [different(rows.map(({ row }) => row.expansion)) <= 1, ALLIANCE_TEXTS.sets],
    [rows.every(({ row, house }) => (row.houses as string[]).includes(house)), ALLIANCE_TEXTS.noHouse],
    [rows.every(({ row }) => !row.lacksIcons), ALLIANCE_TEXTS.unassigned],
  ];
  return rules.filter(([isKept]) => !isKept).map(([, sentence]) => sentence);
}

function extraProblems(request: AllianceDeck, pods: readonly FilledPod[]): string[] {
  return [...tokenProblems(request, pods), ...prophecyProblems(request, pods), ...restrictionProblems(pods)];
}

function tokenProblems({ token }: AllianceDeck, pods: readonly FilledPod[]): string[] {
  const tokens = pods.flatMap(({ row }) => tokensOf(row));
  if (tokens.length === 0) return token ? [ALLIANCE_TEXTS.noTokenAllowed] : [];
  if (!token) return [ALLIANCE_TEXTS.noToken];
  return tokens.some(({ id }) => id === token.id) ? [] : [ALLIANCE_TEXTS.foreignToken];
}

function prophecyProblems({ prophecySourceDeck }: AllianceDeck, pods: readonly FilledPod[]): string[] {
  const sources = pods.filter(({ row }) => propheciesOf(row.cards).length > 0);
  if (sources.length === 0) return prophecySourceDeck ? [ALLIANCE_TEXTS.noPropheciesAllowed] : [];
  if (!prophecySourceDeck) return [ALLIANCE_TEXTS.noProphecies];
  return sources.some(({ uuid }) => uuid === prophecySourceDeck) ? [] : [ALLIANCE_TEXTS.foreignProphecies];
}

function restrictionProblems(pods: readonly FilledPod[]): string[] {
  const expansion = pods[0]?.row.expansion ?? 0;
  const cards = pods.flatMap(cardsOfPod).map(({ id, count }) => ({ card: id, count }));
  return restrictionViolations(expansion, cards).flatMap(restrictionTexts);
}

/** The names follow the sentence as a text of their own, so that the sentence can be translated. */
function restrictionTexts(broken: RestrictionViolation): [sentence: string, names: string] {
  const named = (card: string) => FACTS.get(card)?.name ?? card;
  return broken.code === 'SEVERAL_RESTRICTED_CARDS'
    ? [ALLIANCE_TEXTS.restricted, broken.cards.map(named).join(', ')]
    : [ALLIANCE_TEXTS.oneCopy, named(broken.card)];
}

function cardsOfPod({ row, house }: FilledPod): DeckCard[] {
  return row.cards.filter((card) => !card.isNonDeck && card.house === house);
}

function tokensOf({ cards }: DeckRow): DeckCard[] {
  return cards.filter((card) => card.isNonDeck && typeOf(card) === 'token creature');
}

function tokenOf({ token }: AllianceDeck, pods: readonly FilledPod[]): DeckCard[] {
  const chosen = pods.flatMap(({ row }) => tokensOf(row)).find(({ id }) => id === token?.id);
  return chosen === undefined ? [] : [chosen];
}

function propheciesFrom({ prophecySourceDeck }: AllianceDeck, pods: readonly FilledPod[]): DeckCard[] {
  const source = pods.find(({ uuid }) => uuid === prophecySourceDeck);
  return source === undefined ? [] : propheciesOf(source.row.cards);
}

function tideOf(pods: readonly FilledPod[]): DeckCard[] {
  const tide = pods.flatMap(({ row }) => row.cards).find(({ id }) => id === TIDE);
  return tide === undefined ? [] : [tide];
}
