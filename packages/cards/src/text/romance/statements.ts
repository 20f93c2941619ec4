import { interpret } from '@amberhall/engine/language';
import type { Amount, NodeTable, Statement, Target } from '@amberhall/engine/language';
import { isAboutOther } from '../doers.ts';
import { isAboutPast } from '../past.ts';
import { ability } from './abilities.ts';
import { quantity } from './amounts.ts';
import { condition } from './conditions.ts';
import { afterClause, inMood } from './context.ts';
import type { RomanceContext } from './context.ts';
import { joinedEffects } from './effects.ts';
import { event } from './events.ts';
import { grantWords, signed } from './grants.ts';
import { agreed, listed, ONE_PLAYER, words, YOU } from './grammar.ts';
import type { Agreement, Subject } from './grammar.ts';
import type { VerbName } from './language.ts';
import { agreementOf, cardDoes, named, noun } from './nouns.ts';
import { isYou, ofCard, own, owned, playerCan, playerClause, playerName } from './players.ts';
import { prohibition } from './prohibitions.ts';
import {
  additional,
  cardsMoreOrLess,
  entrance,
  isNow,
  isStat,
  permission,
  playedBy,
  quotedHeading,
  spending,
  stats,
  tax,
} from './statement-parts.ts';

/** Writes a statement without its full stop. */
export const statement = (node: Statement, context: RomanceContext): string =>
  interpret(STATEMENTS, node, context);

const present = (verb: VerbName, as: Subject, { language }: RomanceContext): string =>
  language.verbs[verb].finite('present', as);

/** A card with a verb and the rest of the sentence. */
const does = (
  card: Target,
  verb: VerbName,
  context: RomanceContext,
  rest: (as: Agreement) => string,
): string => cardDoes(card, verb, context, () => rest(agreementOf(card, context)));

const effects = (
  what: Parameters<typeof joinedEffects>[0],
  context: RomanceContext,
  isAfterOther = false,
): string =>
  inMood('imperative', context, () => afterClause(isAfterOther, context, () => joinedEffects(what, context)));

/** "+1{amber}", "una cantidad adicional de {amber} igual al poder …": what a key costs more. */
const added = (by: Amount, context: RomanceContext): string =>
  signed(by, 'amber', context).replace(/^(\p{L}+ \p{L}+) /u, `$1 ${context.language.words.additional} `);

const STATEMENTS: NodeTable<Statement, [context: RomanceContext], string> = {
  grant: grantWords,
  'lose-keyword': ({ to, keyword }, context) =>
    does(to, 'lose', context, () => context.language.keywords[keyword].toLowerCase()),
  'key-cost': ({ of, color, by }, context) => {
    const { language } = context;
    const key = color ? language.say.keyOfColor(color) : language.words.key;
    const keys = of === 'each' ? language.the(key, true) : owned(key, of, context, true);
    return `${keys} ${present('cost', { gender: 'f', many: true }, context)} ${added(by, context)}`;
  },
  cannot: prohibition,
  'must-choose-house': ({ who, house }, context) => {
    const { language } = context;
    const which =
      typeof house === 'object'
        ? language.say.theHouseOf(named(house.houseOf, context))
        : language.houseName(house);
    return `${playerCan(who, 'must', context)} ${language.verbs.choose.infinitive} ${language.say.asActiveHouse(which, isYou(who))}`;
  },
  'must-fight': ({ who }, context) => {
    const as = agreementOf(who, context);
    const must = cardDoes(who, 'must', context, () => context.language.verbs.fight.infinitive);
    return context.language.say.mustFightWhenUsed(must, as);
  },
  'may-play': ({ who, what }, context) => permission(who, ['play'], what, context),
  'may-use': ({ who, what }, context) => permission(who, ['use'], what, context),
  'may-play-or-use': ({ who, what }, context) => permission(who, ['play', 'use'], what, context),
  'may-reap': ({ what }, context) => does(what, 'may', context, () => context.language.verbs.reap.infinitive),
  'may-fight': ({ what }, context) =>
    does(what, 'may', context, () => context.language.verbs.fight.infinitive),
  'play-tax': ({ who, what, amount: value, to }, context) => tax(who, 'play', what, value, to, context),
  'use-tax': ({ who, what, amount: value, to }, context) => tax(who, 'use', what, value, to, context),
  'hand-size': ({ who, by }, context) => {
    const { language } = context;
    const refills = playerClause(who, 'refill', 'present', context);
    const hand = own(language.zones.hand, who, context);
    const step = language.say.inStep(language.steps.draw, false);
    return `${refills} ${hand} ${language.words.upTo} ${cardsMoreOrLess(by, context)} ${step}`;
  },
  enters: ({ what, how, played }, context) => {
    const { language } = context;
    const as = agreementOf(what, context);
    const subject = named(what, context, 'subject');
    const enters = `${present('enter', as, context)} ${language.words.intoPlay} ${entrance(how, as, context)}`;
    return words(subject, playedBy(played, as, context), enters);
  },
  'no-fight-damage': ({ who, only }, context) => {
    const { language } = context;
    const as = agreementOf(who, context);
    const deals = language.negated(present('deal', as, context));
    const moment = language.say.whenInFight(only, as);
    return `${named(who, context, 'subject')} ${deals} ${language.say.noDamage} ${moment}`;
  },
  'fight-damage': ({ who, amount: value }, context) =>
    does(who, 'deal', context, (as) =>
      words(
        context.language.say.only,
        quantity(value, 'damage', context),
        context.language.say.whenInFight(undefined, as),
      ),
    ),
  'attack-damage': ({ who, by, against }, context) =>
    does(who, 'deal', context, () =>
      words(signed(by, 'damage', context), context.language.say.whenAttacking(noun(against, context))),
    ),
  'taunt-reaches': ({ who, by }, context) => context.language.say.tauntReaches(named(who, context), by),
  ignores: ({ who, what }, context) => {
    const { language } = context;
    const attacker = `${named(who, context, 'subject')} ${language.verbs.attack.finite('if', agreementOf(who, context))}`;
    const ignored = what.map((word) =>
      word === 'armor' ? language.words.armor.one : language.keywords[word].toLowerCase(),
    );
    return `${language.words.while} ${attacker}, ${language.say.ignore(listed(ignored, language.words.and))}`;
  },
  'additional-damage': ({ to, by }, context) => {
    const { say } = context.language;
    if (by === 'that-much') return say.doubleDamage(named(to, context));
    const as = agreementOf(to, context);
    const suffers = `${named(to, context, 'subject')} ${context.language.verbs.suffer.finite('when', as)}`;
    const again = words(agreed(context.language.itBeforeVerb, as), present('suffer', as, context));
    return say.additionalDamage(suffers, again, quantity(by, 'damage', context));
  },
  'shares-fight-damage': ({ from, to }, context) =>
    context.language.say.sharedFightDamage(named(from, context), named(to, context)),
  'redirect-damage': ({ from, to }, context) => {
    const { say } = context.language;
    const isShared = to.kind === 'select' && to.quantifier.kind === 'each';
    const source = named(from, context);
    return isShared
      ? say.dividedDamage(source, named(to, context))
      : say.redirectedDamage(source, named(to, context));
  },
  'spend-amber-on': ({ card, who }, context) => {
    const { say, words: plain, the } = context.language;
    const amber = `${the(plain.amber, false)} ${plain.on} ${named(card, context)}`;
    return `${spending(who, context)} ${amber} ${say.whenForging}`;
  },
  'counts-as-amber': ({ card, who }, context) =>
    `${spending(who, context)} ${named(card, context)} ${context.language.say.asIfAmber}`,
  'spend-from-opponent': ({ who, amount: value }, context) => {
    const { say, words: plain } = context.language;
    const may = spending(who, context);
    const pool = owned(plain.pool, isYou(who) ? 'opponent' : 'you', context);
    return `${may} ${plain.upTo} ${quantity(value, 'amber', context)} ${plain.from} ${pool} ${say.whenForging}`;
  },
  'use-price': ({ what, do: price }, context) => {
    const { words: plain, verbs } = context.language;
    const use = `${verbs.use.infinitive} ${named(what, context)}`;
    const paid = inMood('infinitive', context, () => joinedEffects(price, context));
    return `${plain.inOrderTo} ${use}, ${playerCan('you', 'must', context)} ${paid}`;
  },
  'keeps-amber': ({ who }, context) =>
    context.language.say.keepsAmber(owned(context.language.words.pool, who, context)),
  'gets-key-payment': ({ who }, context) => {
    const other = isYou(who) ? 'opponent' : 'you';
    const spends = playerClause(other, 'spend', 'when', context);
    return `${playerClause(who, 'receive', 'present', context)} ${context.language.say.amberSpentOnKeys(spends)}`;
  },
  'skip-step': ({ who, step }, context) =>
    `${playerClause(who, 'skip', 'present', context)} ${own(context.language.stepNoun(step), who, context)}`,
  'belongs-to': ({ what, house, instead }, context) => {
    const { language } = context;
    const belonging = (): string => {
      if (house === 'all-houses') return language.say.allHouses;
      if (typeof house === 'object') return ofCard(language.words.house, house.houseOf, context);
      return language.houseName(house);
    };
    return does(what, instead ? 'count' : 'belong', context, (as) =>
      instead ? language.say.consideredOf(belonging(), as) : `${language.words.to} ${belonging()}`,
    );
  },
  'controlled-by': ({ what, who }, context) =>
    `${playerClause(who, 'control', 'present', context)} ${named(what, context)}`,
  blank: ({ what }, context) => does(what, 'lose', context, (as) => context.language.say.allItsAbilities(as)),
  'set-power': ({ what, to }, context) =>
    isNow(ofCard(context.language.words.power, what, context), to, context),
  'extra-draw': ({ who, by }, context) => {
    const { language } = context;
    const draws = playerClause(who, 'draw', 'present', context);
    const step = language.say.inStep(language.steps.draw, false);
    return `${draws} ${additional(by, language.nouns.card, context)} ${step}`;
  },
  'keys-to-win': ({ who, by }, context) => {
    const { language } = context;
    const keys = additional(by, language.words.key, context);
    return `${playerCan(who, 'must', context)} ${language.verbs.forge.infinitive} ${keys} ${language.say.toWin}`;
  },
  'extra-forge': ({ who, by }, context) => {
    const { language } = context;
    const keys = additional(by, language.words.key, context);
    const step = language.say.inStep(language.steps.forge, false);
    const may =
      who === 'each'
        ? `${language.say.thePlayers} ${present('may', { gender: 'm', many: true }, context)}`
        : playerCan(who, 'may', context);
    return `${may} ${language.verbs.forge.infinitive} ${keys} ${step}`;
  },
  'reveals-top': ({ who }, context) => {
    const { language } = context;
    const plays = isYou(who) ? language.verbs.play.imperative : playerClause(who, 'play', 'present', context);
    const deck = own(language.zones.deck, who, context);
    return `${plays} ${language.say.withTopCardRevealed(language.say.endOfPile(true, undefined, deck))}`;
  },
  'haunted-by-purged': ({ who }, context) => {
    const { language } = context;
    const total = language.say.combinedCards(
      10,
      owned(language.zones.purged, who, context),
      own(language.zones.discard, who, context),
    );
    const as = isYou(who) ? YOU : ONE_PLAYER;
    const is = `${present('stand', as, context)} ${agreed(language.adjectives.haunted, ONE_PLAYER)}`;
    const subject = isYou(who) ? language.words.you : playerName(who, context);
    return `${language.words.while} ${total}, ${words(subject, is)}`;
  },
  'icon-as': ({ who, icon, as }, context) => {
    const { language } = context;
    const { say } = language;
    const kind = language.a(language.bonusIcon(icon));
    const other =
      typeof as === 'string'
        ? say.resolveAs(language.a(language.bonusIcon(as)))
        : inMood('infinitive', context, () => joinedEffects(as, context));
    return `${say.whenResolving(kind)}, ${playerCan(who, 'may', context)} ${other} ${say.insteadOfIt}`;
  },
  'icons-again': ({ what }, context) => context.language.say.iconsAgain(noun(what, context)),
  'set-armor': ({ what, to }, context) =>
    isNow(ofCard(context.language.words.armor, what, context), to, context),
  'set-stats': ({ what, power, armor }, context) => {
    const { say } = context.language;
    if (isStat(power, 'armor') && isStat(armor, 'power')) return say.switchStats(named(what, context));
    return does(what, 'have', context, () => stats(power, armor, context));
  },
  'copy-of': ({ what, of }, context) =>
    does(what, 'be', context, () => `${context.language.say.aCopy} ${named(of, context)}`),
  'lose-heading': ({ what, header }, context) =>
    does(what, 'lose', context, (as) =>
      context.language.say.allItsHeadingAbilities(quotedHeading(header, context), as),
    ),
  'also-heading': ({ what, of, also }, context) => {
    const { language } = context;
    const both = language.quoted(
      `${language.heading(of, context.lastKind)}/${language.heading(also, context.lastKind)}${language.words.colon}`,
    );
    return language.say.alsoHeading(quotedHeading(of, context), named(what, context), both);
  },
  'lose-traits': ({ what }, context) =>
    does(what, 'lose', context, (as) => context.language.say.allItsTraits(as)),
  'considered-flank': ({ what }, context) =>
    does(what, 'count', context, (as) => context.language.say.consideredFlank(as)),
  'treat-as-copy': ({ of }, context) => context.language.say.treatAsCopy(noun(of, context)),
  'enters-as-copy': ({ of, house }, context) => {
    const { say, houseName } = context.language;
    const exception = house ? `, ${say.exceptItBelongsTo(houseName(house))}` : '';
    return `${say.entersAsCopy(context.title, noun(of, context))}${exception}`;
  },
  'playable-as-upgrade': ({ abilities }, context) => {
    const { language } = context;
    const text = abilities.map((node) => ability(node, context)).join(' ');
    return language.say.playableAsUpgrade(context.title, language.quoted(text));
  },
  'attaches-to': ({ what }, context) =>
    context.language.say.attachesOnlyTo(context.title, noun(what, context)),
  becomes: ({ what, type, power, armor }, context) => {
    const { language } = context;
    const having =
      power === undefined && armor === undefined
        ? ''
        : `${language.words.with} ${stats(power, armor, context)}`;
    return does(what, 'count', context, (as) =>
      words(language.say.consideredA(language.a(language.nouns[type]), as), having),
    );
  },
  replace: (node, context) => {
    const { language } = context;
    const { say, words: plain } = language;
    if (node.event.kind === 'plays') {
      const happens = say.when(event(node.event, context, 'when'));
      return `${happens}, ${say.insteadOfPlayAbilities(language.quoted(language.heading('play', context.lastKind) + plain.colon))}, ${effects(node.with, context)}`;
    }
    const happens = event(node.event, context, 'about');
    const test = node.if ? ` ${plain.andThat} ${condition(node.if, context)}` : '';
    const what = node.optional
      ? `${playerCan('you', 'may', context)} ${inMood('infinitive', context, () => joinedEffects(node.with, context))}`
      : effects(node.with, context, isAboutOther(node.event));
    return `${plain.if} ${happens}${test}, ${plain.instead}, ${what}`;
  },
  interrupt: (node, context) => {
    const { language } = context;
    const { say, words: plain } = language;
    // The bonus icons of the card have been resolved by then [6.2].
    if (node.event.kind === 'plays') {
      const happens = say.after(event(node.event, context));
      const test = node.if ? ` ${plain.and} ${plain.if} ${condition(node.if, context)}` : '';
      const heading = language.quoted(language.heading('play', context.lastKind) + plain.colon);
      return `${happens} ${say.butBeforeAbilities(heading)}${test}, ${effects(node.do, context)}`;
    }
    const happens = say.before(event(node.event, context, 'until'));
    const test = node.if ? `, ${plain.if} ${condition(node.if, context)}` : '';
    return `${happens}${test}, ${effects(node.do, context, isAboutOther(node.event))}`;
  },
  returnable: ({ what }, context) => {
    const { language } = context;
    const step = language.say.inStepOf(language.steps.main);
    const hand = language.your(language.zones.hand, false);
    return `${step}, ${playerCan('you', 'may', context)} ${language.verbs.return.infinitive} ${named(what, context)} ${language.words.toHand} ${hand}`;
  },
  'archived-faceup': ({ what }, context) => {
    const { language } = context;
    const as = agreementOf(what, context);
    const archived = `${present('be', as, context)} ${agreed(language.verbs.archive.participle, as)}`;
    return `${named(what, context, 'subject')} ${archived} ${language.say.face(false, as)}`;
  },
  'takes-any-archives': ({ who }, context) => {
    const { language } = context;
    const may = playerCan(who, 'may', context);
    return language.say.takesAnyArchives(may, own(language.zones.archives, who, context));
  },
  'as-soon-as': ({ if: test, do: what }, context) =>
    `${context.language.words.if} ${condition(test, context)}, ${effects(what, context, isAboutOther(test))}`,
  while: ({ if: test, then }, context) => {
    const { words: plain } = context.language;
    const lead = `${isAboutPast(test) ? plain.if : plain.while} ${condition(test, context)}, `;
    return `${lead}${then.map((part) => statement(part, context)).join(` ${plain.and} `)}`;
  },
};
