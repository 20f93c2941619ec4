/** What standing texts are worth to the controller of their card, in amber. */
import { interpret } from '@amberhall/engine/language';
import type { Ability, Amount, NodeTable, PlayerRef, Statement, Target } from '@amberhall/engine/language';
import type { CardView } from '@amberhall/engine/vocabulary';
import { entryOf } from './known-state.ts';
import { gainOfStatement } from './statement-gain.ts';

type Standing = Extract<Ability, Statement>;

/** Returns what a statement is worth to its controller while the card is in play; negative if it harms them. */
export function worthToController(statement: Statement): number {
  return interpret(WORTH, statement);
}

/** Returns the statements of a card that apply while it is in play. */
export function standingTexts(card: CardView): Standing[] {
  return (entryOf(card)?.abilities ?? []).filter(isStanding);
}

const NO_STATEMENTS: ReadonlySet<Ability['kind']> = new Set([
  'on',
  'after',
  'turn',
  'step',
  'setup',
  'fulfil',
  'elsewhere',
]);

const isStanding = (ability: Ability): ability is Standing => !NO_STATEMENTS.has(ability.kind);

/** The bot cannot evaluate these statements. Cards have them because they help. */
const useful = (): number => 0.2;

/** The worth of what a statement does to a player: the opponent's loss is a gain. */
const forPlayer =
  (worth: number) =>
  ({ who }: { who: PlayerRef }): number =>
    worth * signOf(who);

/** Both players are affected by what `each` player may or must do. */
const signOf = (who: PlayerRef): number => (who === 'you' ? 1 : who === 'opponent' ? -1 : 0);

const numberIn = (amount: Amount): number => (typeof amount === 'number' ? amount : 1);

/** Half of the worth to the cards it is about, because it is not known how many there will be. */
const forCards = (statement: Statement, cards: Target): number =>
  0.5 * gainOfStatement(statement) * sideOf(statement, cards);

function sideOf(statement: Statement, cards: Target): number {
  if (cards.kind === 'ref') {
    // An upgrade is attached where its text helps.
    return cards.name === 'this-creature' && gainOfStatement(statement) < 0 ? -1 : 1;
  }
  const side = cards.where.find((filter) => filter.kind === 'side');
  return side === undefined ? 0 : side.side === 'friendly' ? 1 : -1;
}

const SKIPPED_STEPS = { forge: -6, ready: -3, draw: -2 } as const;

const WORTH: NodeTable<Statement, [], number> = {
  grant: (node) => forCards(node, node.to),
  'lose-keyword': (node) => forCards(node, node.to),
  'must-fight': (node) => forCards(node, node.who),
  blank: (node) => forCards(node, node.what),
  'no-fight-damage': (node) => -0.5 * Math.abs(forCards(node, node.who)),
  cannot: (node) => {
    if (typeof node.who !== 'string') return forCards(node, node.who);
    const cost = node.what === 'forge' ? -6 : node.only === undefined && node.what === 'play' ? -3 : -1;
    return cost * signOf(node.who);
  },
  'key-cost': ({ of, by }) => -0.7 * numberIn(by) * signOf(of),
  'must-choose-house': forPlayer(-1),
  'play-tax': forPlayer(-1),
  'use-tax': forPlayer(-1),
  'use-price': () => -0.5,
  'hand-size': ({ who, by }) => 0.7 * numberIn(by) * signOf(who),
  'extra-draw': ({ who, by }) => 0.7 * numberIn(by) * signOf(who),
  'keys-to-win': forPlayer(-6),
  'extra-forge': forPlayer(1),
  'reveals-top': forPlayer(-0.1),
  'haunted-by-purged': forPlayer(0.3),
  'skip-step': ({ who, step }) => SKIPPED_STEPS[step] * signOf(who),
  'may-play': forPlayer(0.5),
  'may-use': forPlayer(0.5),
  'may-play-or-use': forPlayer(0.5),
  'may-fight': forPlayer(0.4),
  'may-reap': forPlayer(0.4),
  'icon-as': forPlayer(0.3),
  'icons-again': forPlayer(0.5),
  'spend-amber-on': forPlayer(0.4),
  'counts-as-amber': forPlayer(0.4),
  'spend-from-opponent': forPlayer(1),
  'keeps-amber': forPlayer(1),
  'gets-key-payment': forPlayer(1.5),
  'takes-any-archives': forPlayer(0.3),
  while: ({ then }) => 0.5 * then.reduce((sum, part) => sum + worthToController(part), 0),

  enters: useful,
  'fight-damage': useful,
  'attack-damage': useful,
  'taunt-reaches': useful,
  ignores: useful,
  'additional-damage': useful,
  'redirect-damage': useful,
  'shares-fight-damage': useful,
  'belongs-to': useful,
  'controlled-by': useful,
  'set-power': useful,
  'set-armor': useful,
  'set-stats': useful,
  'copy-of': useful,
  'lose-heading': useful,
  'also-heading': useful,
  'lose-traits': useful,
  'playable-as-upgrade': useful,
  'attaches-to': useful,
  becomes: useful,
  'enters-as-copy': useful,
  'treat-as-copy': useful,
  'considered-flank': useful,
  replace: useful,
  interrupt: useful,
  returnable: useful,
  'archived-faceup': useful,
  'as-soon-as': useful,
};
