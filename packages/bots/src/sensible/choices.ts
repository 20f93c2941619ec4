/** Answers to prompts with buttons. */
import type { Decision } from '@amberhall/engine';
import type { CardView, ControlView, TextArg } from '@amberhall/engine/vocabulary';
import { best, click, control, pressKind } from './answer-controls.ts';
import { askingCard, effectsIn } from './asking-card.ts';
import { worthOfAll } from './effects.ts';
import type { KnownState } from './known-state.ts';
import { cardAt, cardsAt, entryOf, housesOf, typeOf } from './known-state.ts';

/** Takes a mulligan with a hand without creatures, or without three cards of one house. */
export function answerMulligan(known: KnownState): Decision | undefined {
  const hand = cardsAt(known, known.me.hand);
  const creatures = hand.filter((card) => typeOf(card) === 'creature').length;
  const most = Math.max(
    ...known.me.houses.map((house) => hand.filter((card) => housesOf(card).includes(house)).length),
  );
  return pressKind(known.prompt, creatures === 0 || most < 3 ? 'mulligan' : 'keep-hand');
}

/** Takes archives that hold a card of the active house, or more than two cards. */
export function answerTakeArchives(known: KnownState): Decision | undefined {
  const { archives, activeHouse } = known.me;
  const useful = cardsAt(known, archives).some(
    (card) => activeHouse !== null && housesOf(card).includes(activeHouse),
  );
  return pressKind(known.prompt, useful || archives.length > 2 ? 'yes' : 'no');
}

/** Says yes to an optional effect unless it does more harm than good. */
export function answerOptional(known: KnownState): Decision | undefined {
  const source = askingCard(known);
  const worth = source === undefined ? 1 : worthOfOptional(known, source);
  return pressKind(known.prompt, worth < 0 ? 'no' : 'yes');
}

/** Returns the worth of the optional effects of a card's text. */
function worthOfOptional(known: KnownState, source: CardView): number {
  const deciding = { ...known, thatPlayer: known.me };
  let worth = 0;
  for (const effect of effectsIn(entryOf(source)?.abilities)) {
    if (effect.kind === 'may' || (effect.kind === 'repeat' && effect.optional)) {
      worth += worthOfAll(deciding, effect.do, source);
    } else if (effect.kind === 'if-done' && effect.first.kind === 'may') {
      worth += worthOfAll(deciding, effect.then ?? [], source);
    }
  }
  return worth;
}

/** Chooses the next ability to resolve. Skips optional abilities that do more harm than good. */
export function chooseTrigger(known: KnownState): Decision | undefined {
  const { prompt } = known;
  const auto = pressKind(prompt, 'auto-resolve');
  if (auto) return auto;
  const done = pressKind(prompt, 'done');
  const onTable = prompt.selectable.map((id) => ({ answer: click(id), card: cardAt(known, id) }));
  const elsewhere = prompt.controls.flatMap(({ id, kind, card }) =>
    kind === 'card'
      ? { answer: control(id), card: card?.id === undefined ? undefined : cardAt(known, card.id) }
      : [],
  );
  const found = best([...onTable, ...elsewhere], ({ card }) =>
    card === undefined ? 0 : worthOfOptional(known, card),
  );
  if (found === undefined || (done !== undefined && found.score < 0)) return done;
  return found.one.answer;
}

/** Chooses the option of a "choose one" effect that is worth most. */
export function chooseOption(known: KnownState): Decision | undefined {
  const source = askingCard(known);
  if (source === undefined) return undefined;
  const [choice] = [...effectsIn(entryOf(source)?.abilities)].filter((effect) => effect.kind === 'one-of');
  const options = choice?.kind === 'one-of' ? choice.options : [];
  const found = best(known.prompt.controls, ({ value }) =>
    worthOfAll(known, options[Number(value)] ?? [], source),
  );
  return found && control(found.one.id);
}

/**
 * Names the house with most enemy cards: most texts that ask for a house affect the opponent's cards. For a guess about
 * its own deck, names the house of which it sees fewest cards.
 */
export function nameHouse(known: KnownState): Decision | undefined {
  const { me, opponent } = known;
  const source = askingCard(known);
  if (source !== undefined && isAboutOwnDeck(source)) {
    const seen = cardsAt(known, [...me.hand, ...me.battleline, ...me.artifacts, ...me.discard]);
    const own = known.prompt.controls.filter(({ value }) => me.houses.some((house) => house === value));
    const guess = best(
      own,
      ({ value }) => -seen.filter((card) => housesOf(card).includes(String(value))).length,
    );
    if (guess !== undefined) return control(guess.one.id);
  }
  const enemies = cardsAt(known, [...opponent.battleline, ...opponent.artifacts]);
  const found = best(known.prompt.controls, ({ value }) => {
    const count = enemies.filter((card) => housesOf(card).includes(String(value))).length;
    return count + (opponent.houses.some((house) => house === value) ? 0.5 : 0);
  });
  return found && control(found.one.id);
}

/** Tells whether a text reveals the top of the deck of the player who names a house. */
function isAboutOwnDeck(source: CardView): boolean {
  return [...effectsIn(entryOf(source)?.abilities)].some((effect) => {
    if (effect.kind !== 'reveal' || effect.target.kind !== 'select') return false;
    const { zone } = effect.target;
    return zone?.kind === 'zone' && zone.name === 'deck' && (zone.of === 'you' || zone.of === 'that-player');
  });
}

/** Names the trait that most enemy creatures have, and fewest of the bot's own: such texts remove what they name. */
export function nameTrait(known: KnownState): Decision | undefined {
  const traitsOf = (card: CardView): readonly string[] => entryOf(card)?.facts.traits ?? [];
  const own = cardsAt(known, known.me.battleline).flatMap(traitsOf);
  const enemy = cardsAt(known, known.opponent.battleline).flatMap(traitsOf);
  const count = (list: readonly string[], trait: string) => list.filter((one) => one === trait).length;
  const found = best([...new Set(enemy)], (trait) => count(enemy, trait) - count(own, trait));
  return found && { kind: 'name', name: found.one };
}

/** Chooses the largest number: prompts ask for amounts where more is better. */
export function chooseNumber(known: KnownState): Decision | undefined {
  const found = best(known.prompt.controls, ({ value }) => Number(value));
  return found && control(found.one.id);
}

/** Chooses the bot itself: effects on a chosen player are mostly good. */
export function choosePlayer(known: KnownState): Decision | undefined {
  const found = best(known.prompt.controls, (button) => (isPlayer(button, known.me.id) ? 1 : 0));
  return found && control(found.one.id);
}

function isPlayer({ value, label }: ControlView, player: string): boolean {
  const named = Object.values(label.args ?? {}).some((arg) => isPlayerArg(arg) && arg.player === player);
  return value === player || named;
}

function isPlayerArg(arg: TextArg): arg is { player: string } {
  return typeof arg === 'object' && 'player' in arg;
}

/** Pays with amber on cards first: amber in the pool is safer. */
export function payWithCards(known: KnownState): Decision | undefined {
  const [source] = known.prompt.selectable;
  return source === undefined ? chooseNumber(known) : click(source);
}
