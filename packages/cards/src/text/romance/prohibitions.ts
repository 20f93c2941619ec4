import type {
  Forbidden,
  HousePhrase,
  PlayerRef,
  Select,
  Statement,
  Target,
} from '@amberhall/engine/language';
import { condition } from './conditions.ts';
import type { RomanceContext } from './context.ts';
import { agreed, ONE_PLAYER, words, YOU } from './grammar.ts';
import type { Agreement, Noun, Subject } from './grammar.ts';
import type { VerbName } from './language.ts';
import { agreementOf, named, plural } from './nouns.ts';
import { isYou, own, owned, playerName } from './players.ts';

type Cannot = Extract<Statement, { kind: 'cannot' }>;

/** "Tireless Crocag cannot reap", "your opponent cannot play creatures". */
export function prohibition(node: Cannot, context: RomanceContext): string {
  const { language } = context;
  const { say, words: plain } = language;
  const { who } = node;
  if (typeof who !== 'string') {
    const as = subjectOf(who, context);
    const subject = classOrCard(who, context);
    const source = node.only && typeof node.only === 'object' ? plural(node.only, context) : '';
    const isCause = node.what === 'be-dealt-damage';
    return words(
      subject,
      cannot(as, context),
      cardVerb(node.what, as, context),
      source && (isCause ? `${plain.by} ${language.some(source, SEVERAL)}` : language.notAny(source)),
      unless(node, context),
    );
  }
  if (node.what === 'steal') {
    const amber = owned(plain.amber, who === 'opponent' ? 'you' : 'opponent', context);
    return words(
      amber,
      cannot(ONE_PLAYER, context),
      passive('steal', ONE_PLAYER, context),
      unless(node, context),
    );
  }
  const [subject, as] = playerSubject(who, context);
  if (node.nth !== undefined)
    return words(
      subject,
      cannot(as, context),
      language.verbs.forge.infinitive,
      ownOfAll(say.nthKey(node.nth), who, context),
    );
  return words(
    subject,
    cannot(as, context),
    playerVerb(node.what, node.only, who, context),
    unless(node, context),
  );
}

const SEVERAL: Agreement = { gender: 'f', many: true };

const unless = ({ unless: test }: Cannot, context: RomanceContext): string =>
  test === undefined ? '' : `${context.language.words.unless} ${condition(test, context)}`;

const cannot = (as: Subject, { language }: RomanceContext): string =>
  language.negated(language.verbs.may.finite('present', as));

const passive = (verb: VerbName, as: Agreement, { language }: RomanceContext): string =>
  `${language.verbs.be.infinitive} ${agreed(language.verbs[verb].participle, as)}`;

/** "Enemy creatures cannot reap", not "each enemy creature cannot". A prohibition is about the whole class. */
function classOrCard(who: Target, context: RomanceContext): string {
  if (who.kind === 'ref' || who.quantifier.kind !== 'each') return named(who, context, 'subject');
  const { language } = context;
  const { gender } = agreementOf(who, context);
  return `${agreed(language.definite, { gender, many: true })} ${plural(who, context)}`;
}

const subjectOf = (who: Target, context: RomanceContext): Agreement =>
  who.kind === 'select' && who.quantifier.kind === 'each'
    ? { gender: agreementOf(who, context).gender, many: true }
    : agreementOf(who, context);

function playerSubject(who: PlayerRef, context: RomanceContext): [string, Subject] {
  const { language } = context;
  if (isYou(who)) return [language.words.you, YOU];
  if (who === 'each') return [language.say.thePlayers, { gender: 'm', many: true }];
  context.they = who;
  return [playerName(who, context), ONE_PLAYER];
}

/** What a card cannot do. */
function cardVerb(what: Forbidden, as: Subject, context: RomanceContext): string {
  const { language } = context;
  const { say, verbs, words: plain } = language;
  switch (what) {
    case 'reap':
    case 'fight':
    case 'attack':
    case 'forge':
    case 'steal':
      return verbs[what].infinitive;
    case 'ready':
      return passive('ready', as, context);
    case 'ready-in-step':
      return words(passive('ready', as, context), say.inStep(language.steps.ready, false));
    case 'be-attacked':
      return passive('attack', as, context);
    case 'use':
    case 'be-used':
      return passive('use', as, context);
    case 'be-used-except-to-fight':
      return `${passive('use', as, context)} ${say.exceptToFight}`;
    case 'play':
    case 'be-played':
      return passive('play', as, context);
    case 'choose-house':
      return passive('choose', as, context);
    case 'be-dealt-damage':
      return `${verbs.suffer.infinitive} ${language.notAny(plain.damage.one)}`;
    case 'be-destroyed':
      return passive('destroy', as, context);
    case 'take-archives':
    case 'leave-archives':
      return say.leaveArchives;
    case 'be-exhausted':
      return passive('exhaust', as, context);
    case 'be-flipped':
      return passive('flip', as, context);
    case 'be-discarded':
      return `${passive('discard', as, context)} ${say.fromYourHandExceptByAbilities}`;
    case 'be-captured-from':
      return say.haveAmberCaptured(as.you === true);
    case 'play-on-left-flank':
      return say.playCreaturesOn(language.flanks.left, as.you === true);
    case 'play-on-right-flank':
      return say.playCreaturesOn(language.flanks.right, as.you === true);
    case 'raise-tide':
      return `${verbs.raise.infinitive} ${say.theTide}`;
    case 'resolve-icons':
      return say.resolveIconsOfPlayed(as.you === true);
    case 'mulligan':
      return say.mulligan(as.you === true);
  }
}

/** "Their own hand", where a prohibition for each player is about the players. */
const ownOfAll = (noun: Noun, who: PlayerRef, context: RomanceContext): string =>
  who === 'each'
    ? context.language.theirs(noun, false, { gender: 'm', many: true })
    : own(noun, who, context);

/** What a player cannot do. */
function playerVerb(
  what: Forbidden,
  only: Select | HousePhrase | undefined,
  who: PlayerRef,
  context: RomanceContext,
): string {
  const { language } = context;
  const { say, verbs, nouns, words: plain, zones } = language;
  const cards = (): string =>
    language.notAny(typeof only === 'object' ? plural(only, context) : nouns.card.many);
  const toDo = (verb: VerbName): string =>
    `${verbs.use.infinitive} ${language.notAny(nouns.creature.many)} ${plain.inOrderTo} ${verbs[verb].infinitive}`;
  switch (what) {
    case 'fight':
    case 'attack':
      return toDo('fight');
    case 'reap':
      return toDo('reap');
    case 'play':
    case 'be-played':
      return `${verbs.play.infinitive} ${cards()}`;
    case 'use':
    case 'be-used':
      return `${verbs.use.infinitive} ${cards()}`;
    case 'ready':
      return `${verbs.ready.infinitive} ${cards()}`;
    case 'forge':
      return `${verbs.forge.infinitive} ${language.notAny(plain.key.many)}`;
    case 'choose-house': {
      const house = typeof only === 'string' ? language.houseName(only) : language.a(plain.house);
      return `${verbs.choose.infinitive} ${say.asActiveHouse(house, isYou(who))}`;
    }
    case 'take-archives':
      return `${verbs.add.infinitive} ${ownOfAll(zones.archives, who, context)} ${plain.to} ${ownOfAll(zones.hand, who, context)}`;
    default:
      return cardVerb(what, isYou(who) ? YOU : ONE_PLAYER, context);
  }
}
