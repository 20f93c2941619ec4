import type { Mutant } from './mutants.ts';

/** A mutant that behaves like the original, so that no test can notice it. */
export interface Acceptance {
  /** Name of the file, with as much of its folder as it takes. */
  file: string;
  /** The lines as the report shows them. A pattern stands for every line of a table. */
  before: string | RegExp;
  after: string | RegExp;
  reason: string;
}

const ACCEPTED: readonly Acceptance[] = [
  {
    file: 'pronouns.ts',
    before: "if (typeof node !== 'object' || node === null) return OF_IT.has(node);",
    after: "if (typeof node !== 'object') return OF_IT.has(node);",
    reason: 'No node of the tree is null. The compiler asks for the check.',
  },
  {
    file: 'named-houses.ts',
    before: "'that-house': true,",
    after: "'that-house': false,",
    reason: 'Only the keys of the table are read, and the compiler refuses the value.',
  },
  {
    file: 'triggers.ts',
    before: 'for (const ability of game.leavePlayAbilities.get(event.card) ?? [])',
    after: 'for (const ability of game.leavePlayAbilities.get(event.card))',
    reason:
      'Every card that leaves play has an entry before anything reacts. The compiler asks for the value.',
  },
  {
    file: 'arrange.ts',
    before: "position: place.position ?? 'top',",
    after: 'position: place.position,',
    reason: 'A move without a position goes to the top as well. The compiler asks for the value.',
  },
  {
    file: 'feed.ts',
    before: 'return backsOf(game).filter((id) => seen.names.get(id) !== viewIdOf(game, id, viewer));',
    after: 'return backsOf(game);',
    reason: 'Cards with the same name cost time only: each is compared with what the viewer has.',
  },
  {
    file: 'move-focus.ts',
    before: ']?.focus();',
    after: '].focus();',
    reason: 'A zone without anything that takes the focus was left out. The compiler asks for the check.',
  },
  {
    file: 'use-announce-state.ts',
    before: 'const house = players[activePlayer]?.activeHouse;',
    after: 'const house = players[activePlayer].activeHouse;',
    reason: 'The active player is one of the players. The compiler asks for the check.',
  },
  {
    file: 'scheduler.ts',
    before: 'game.suspended = [];',
    after: ';',
    reason:
      'Nothing resumes a rule of a game that has ended. Dropping them keeps that true for later decisions.',
  },
  {
    file: 'enter-play.ts',
    before: 'const known = one && cards[one];',
    after: 'const known = cards[one];',
    reason: 'No card has the id null or undefined. The compiler asks for the check.',
  },
  {
    file: 'sample.ts',
    before: 'places.forEach((card, index) => Object.assign(card, dealt[index]?.identity));',
    after: 'places.forEach((card, index) => Object.assign(card, dealt[index].identity));',
    reason: 'There is one identity for each place. The compiler asks for the check.',
  },
  {
    file: 'opening.ts',
    before: 'houses: deck.houses.slice(),',
    after: 'houses: deck.houses,',
    reason: 'Nothing changes the list of houses. The type of a player asks for a list that could be changed.',
  },
  {
    file: 'card-menu.ts',
    before: 'selectable: player(game, who).hand.slice(),',
    after: 'selectable: player(game, who).hand,',
    reason:
      'The hand changes only by a correction, and cards that arrive in one are taken from the open question.',
  },
  {
    file: 'targets.ts',
    before: "(quantifier.kind === 'any-number' && quantifier.totalPower !== undefined) ||",
    after: "(quantifier.kind === 'any-number') ||",
    reason: 'All cards of the text are compared instead of one after the other, with the same result.',
  },
  {
    file: 'react.ts',
    before: 'done.push(picked);',
    after: 'done.unshift(picked);',
    reason: 'The abilities that have resolved are counted, in whatever order they stand.',
  },
  {
    file: 'feed.ts',
    before: 'else others.push(id);',
    after: 'else others.unshift(id);',
    reason: 'These cards are sorted by name before anything is done with them.',
  },
  {
    file: 'remembered-events.ts',
    before: 'if (known?.cards === state.nextCard) return known.types;',
    after: ';',
    reason: 'The list is computed again for each event, with the same result.',
  },
  {
    file: 'remembered-events.ts',
    before: 'found.set(state.seats, { cards: state.nextCard, types });',
    after: ';',
    reason: 'The list is computed again for each event, with the same result.',
  },
  {
    file: 'stable-board.ts',
    before: /^'?[a-z-]+'?: 0,$/,
    after: /^'?[a-z-]+'?: 1,$/,
    reason: 'A kind that counts as changing or reading more costs another pass, which changes nothing.',
  },
  {
    file: 'board-reads.ts',
    before: /^\w+: 1 << \d+,$/,
    after: /^\w+: \d << \d+,$/,
    reason: 'Events that share a bit have the board computed more often, with the same result.',
  },
  {
    file: 'board-reads.ts',
    before: /^'?[\w-]+'?: 0,$/,
    after: /^'?[\w-]+'?: 1,$/,
    reason: 'A kind that counts as reading more has the board computed more often, with the same result.',
  },
  {
    file: 'board-reads.ts',
    before: 'const OF_ITSELF = 1 << 28;',
    after: /^const OF_ITSELF = 1 << \d+;$/,
    reason: 'Events that share a bit have the board computed more often, with the same result.',
  },
  {
    file: 'event-patterns.ts',
    before: "if (!('card' in phrase) || phrase.card === undefined || !('since' in event)) return false;",
    after: "if (!('card' in phrase) || !('since' in event)) return false;",
    reason: 'A phrase that has the key has a card. The compiler asks for the check.',
  },
  {
    file: 'top-of-deck.ts',
    before: /^export function areTopsRevealed\(game: Game\): boolean \{ for /,
    after: 'export function areTopsRevealed(game: Game): boolean {}',
    reason: 'Revealed cards are compared once more, with the same result.',
  },
  {
    file: 'turn.ts',
    before: "if (node.what !== 'choose-house' || typeof node.who !== 'string') continue;",
    after: "if (typeof node.who !== 'string') continue;",
    reason: 'Only about the choice of a house, a text names a house alone.',
  },
  {
    file: 'bots.ts',
    before: 'let choices = 0;',
    after: 'let choices = 1;',
    reason: 'The seeds have other names, and each choice still has one of its own.',
  },
  {
    file: 'queries/board.ts',
    before: 'game.printed.set(id, made);',
    after: ';',
    reason: 'The printed characteristics are computed again, with the same result.',
  },
  {
    file: 'forging.ts',
    before: /^return first === undefined \|\| amount <= 0 /,
    after: /^return amount <= 0 /,
    reason: 'Without such a text the amount is 0. The compiler asks for the check.',
  },
  {
    file: 'card-numbers.ts',
    before: /^const named = all\.find\(/,
    after: /^const named = all\.findLast\(/,
    reason: 'Each choice of a card has a name of its own.',
  },
  {
    file: 'german/effects-composed.ts',
    before: /^const alike = following.where.find\(/,
    after: /^const alike = following.where.findLast\(/,
    reason: 'No noun shares two things.',
  },
  {
    file: 'romance/quantifiers.ts',
    before: /^const plainHead = .* heads\.at\(-1\) \?\? /,
    after: /^const plainHead = .* heads\.at\(-1\);$/,
    reason: 'A noun has at least one head. The compiler asks for the value.',
  },
  {
    file: 'statements.ts',
    before: "isNode(value, 'fixed') && isNode(value.of, 'stat') && value.of.stat === stat;",
    after: "isNode(value, 'fixed') && value.of.stat === stat;",
    reason: 'Only a stat has a stat. The compiler asks for the check.',
  },
  {
    file: 'headings.ts',
    before: '...(condition && { if: condition }),',
    after: '...(({ if: condition })),',
    reason: 'A condition that is undefined reads like a missing one. The compiler asks for the difference.',
  },
  {
    file: 'scripts.ts',
    before:
      "return first === undefined || 'link' in first ? undefined : script(withConsequences(sentences));",
    after: "return 'link' in first ? undefined : script(withConsequences(sentences));",
    reason: 'The grammar reads at least one sentence. The compiler asks for the check.',
  },
  {
    file: 'german/special-nouns.ts',
    before: "if (typeof n !== 'object' || n.kind !== 'excess' || !select.zone) return undefined;",
    after: "if (typeof n !== 'object' || n.kind !== 'excess') return undefined;",
    reason: 'Cards down to a number are always of a zone. The compiler asks for the check.',
  },
  {
    file: 'portuguese/verbs.ts',
    before: "future: ['puder', 'puderem'],",
    after: 'future: [],',
    reason: 'No text says in the future tense what a player may do. The type asks for every tense.',
  },
  {
    file: 'english/statements.ts',
    before:
      "const cards = `${size} ${typeof by === 'number' && by < 0 ? 'less' : 'additional'} ${size === 1 ? 'card' : 'cards'}`;",
    after:
      "const cards = `${size} ${typeof by === 'number' && by < 1 ? 'less' : 'additional'} ${size === 1 ? 'card' : 'cards'}`;",
    reason: 'No text changes the size of a hand by 0.',
  },
  {
    file: 'event-runner.ts',
    before: 'const userId = winner?.userId ?? null;',
    after: 'const userId = winner.userId ?? null;',
    reason:
      'An event that is over places all its entrants, also if nobody is left, and no entrant is removed. The compiler asks for the check.',
  },
  {
    file: 'english/noun-qualifiers.ts',
    before: "const isEnemy = all.some((filter) => filter.kind === 'side' && filter.side === 'enemy');",
    after: "const isEnemy = all.some((filter) => filter.side === 'enemy');",
    reason: 'The side of every other filter is left or right. The compiler asks for the check.',
  },
  {
    file: 'glossary-page.tsx',
    before: "<SearchField label={t('cards:glossary.search')} value={text} onChange={setText} />",
    after: "<SearchField label={t('cards:glossary.search')} onChange={setText} />",
    reason:
      'Only typing changes the text, and the field keeps what is typed. The compiler asks for the value.',
  },
  {
    file: 'generator.ts',
    before: 'token.houses.some((house) => (houses as readonly string[]).includes(house)),',
    after: 'token.houses.every((house) => (houses as readonly string[]).includes(house)),',
    reason: 'Each token creature has one house.',
  },
  {
    file: 'steps/gigantic.ts',
    before: 'return picked?.[0];',
    after: 'return picked[0];',
    reason: 'The question offers no other way out. The compiler asks for the check.',
  },
  {
    file: 'state/opening.ts',
    before: 'enteredTurn: 0,',
    after: 'enteredTurn: 1,',
    reason: 'Only cards in play are asked for that turn, and entering play sets it.',
  },
  {
    file: 'state/library.ts',
    before:
      "if (typeof node !== 'object' || node === null) throw new Error(`nothing stands at ${slug}/${path}`);",
    after: "if (typeof node !== 'object') throw new Error(`nothing stands at ${slug}/${path}`);",
    reason: 'No node of the tree is null. The compiler asks for the check.',
  },
  {
    file: 'state/library.ts',
    before: /^(nodes\.set\(definition, found\)|found\.set\(path, node\));$/,
    after: ';',
    reason: 'The node is looked for again, with the same result.',
  },
  {
    file: 'deck-bidding.ts',
    before: /names\[owner\] \?\? ''/,
    after: /names\[owner\](?! \?\?)/,
    reason: 'Both decks have a name. The compiler asks for the value.',
  },
  {
    file: 'text/doers.ts',
    before: 'if (effect === undefined) return false;',
    after: ';',
    reason: 'A list of effects has a first one. The compiler asks for the check.',
  },
  {
    file: 'effects-composed.ts',
    before: /^const (beside|near|alike) = (next|beside)\.where\.find\(/,
    after: /^const (beside|near|alike) = (next|beside)\.where\.findLast\(/,
    reason: 'The sentence needs one condition of each kind, and has no more than two.',
  },
  {
    file: 'conditions.ts',
    before: /^const type = list\.find\(\(\w+\) => \w+\.kind === 'type'\)\?\.type \?\? /,
    after: /^const type = list\.find\(\(\w+\) => \w+\.kind === 'type'\)(\.type \?\? .*|\?\.type);$/,
    reason: 'Each alternative of a condition has a type. The compiler asks for the value.',
  },
  {
    file: 'stable-board.ts',
    before: 'one.armor === other.armor &&',
    after: 'one.armor !== other.armor &&',
    reason: 'Boards that count as unlike are computed again, ten times at most, with the same result.',
  },
  {
    file: 'stable-board.ts',
    before: /^const (NUMBERS|KEYWORDS|NATURE|TEXT) = /,
    after: /^const (NUMBERS|KEYWORDS|NATURE|TEXT) = /,
    reason: 'Kinds of changes that share a bit have the board computed more often, with the same result.',
  },
  {
    file: 'choose-targets.ts',
    before:
      "return answer.kind === 'control' && answer.control.card !== undefined ? [answer.control.card] : [];",
    after:
      "return answer.kind === 'control' || answer.control.card !== undefined ? [answer.control.card] : [];",
    reason: 'Each of the offered buttons has a card. The compiler asks for the check.',
  },
  {
    file: 'scheduler.ts',
    before: 'if (waiting === undefined) return;',
    after: ';',
    reason: 'The rule that runs the turns ends with the game only. The compiler asks for the check.',
  },
  {
    file: 'chance.ts',
    before: /reduce\(\(sum, count\) => sum \+ count, 0\);$/,
    after: /reduce\(\(sum, count\) => sum \+ count, 1\);$/,
    reason: 'The sum is compared with an earlier one only.',
  },
  {
    file: 'composition.ts',
    before:
      "const puts = others.flatMap((part) => (part.kind === 'put' && part.where === first.where ? [part] : []));",
    after: 'const puts = others.flatMap((part) => (part.where === first.where ? [part] : []));',
    reason: 'No other part has a place. The compiler asks for the kind.',
  },
  {
    file: 'titles.ts',
    before: /\$\{isTopHalf \? ' top' : ''\}`;$/,
    after: /\$\{!\(isTopHalf\) \? ' top' : ''\}`;$/,
    reason: 'The keys of cards and of the titles that are looked up change alike.',
  },
  {
    file: 'stable-board.ts',
    before: 'let looked = 0;',
    after: 'let looked = 1;',
    reason: 'A board that counts as reading more is computed once more, with the same result.',
  },
  {
    file: 'undo.ts',
    before: "const refusedBy = [...undoRefusedBy, game.state.players[who]?.opponent ?? ''];",
    after: "const refusedBy = [...undoRefusedBy, game.state.players[who].opponent ?? ''];",
    reason: 'Only players of the game ask. The compiler asks for the check.',
  },
];

/** Returns why a mutant is accepted; `undefined` if it is not. */
export function acceptanceOf(mutant: Pick<Mutant, 'file' | 'before' | 'after'>): Acceptance | undefined {
  return ACCEPTED.find(
    ({ file, before, after }) =>
      mutant.file.endsWith(`/${file}`) && isMeant(before, mutant.before) && isMeant(after, mutant.after),
  );
}

const isMeant = (named: string | RegExp, shown: string): boolean =>
  typeof named === 'string' ? named === shown : named.test(shown);
