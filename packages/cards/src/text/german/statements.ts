import { interpret } from '@amberhall/engine/language';
import type { Amount, NodeTable, PlayerRef, Select, Statement, Target } from '@amberhall/engine/language';
import { isAboutPast } from '../past.ts';
import { areMany } from '../references.ts';
import type { RenderContext } from '../render-context.ts';
import { paragraph } from './abilities.ts';
import { amount, quantity } from './amounts.ts';
import { infinitive, led, said, together, verb } from './clauses.ts';
import type { Said, Verb } from './clauses.ts';
import { condition } from './conditions.ts';
import { allOf } from './effects.ts';
import { happened, happens, wouldHappen } from './events.ts';
import { granting } from './grants.ts';
import { feminine, listed, quoted, spaced, the } from './grammar.ts';
import { houseName, ofHouse, toHouse } from './houses.ts';
import { DAMAGE, HEADINGS, HOUSE, iconNoun, KEYWORDS, NOUNS } from './lexicon.ts';
import { eachOne, named, noun, ofCard, ofOne, plural } from './nouns.ts';
import { replaced } from './lasting.ts';
import { playerStatements } from './player-statements.ts';
import { aboutPlayer, player } from './players.ts';
import { prohibition } from './prohibitions.ts';

/** The words of every kind of statement. */
export type StatementTable = NodeTable<Statement, [context: RenderContext], Said>;

/** Writes a statement. */
export const statement = (node: Statement, context: RenderContext): Said =>
  interpret(STATEMENTS, node, context);

const MUST = verb('muss musst muss müssen');
const MAY = verb('darf darfst darf dürfen');
const LOSE = verb('verliere verlierst verliert verlieren');
const COME = verb('komm kommst kommt kommen');
const BELONG = verb('gehöre gehörst gehört gehören');
const CONTROL = verb('kontrolliere kontrollierst kontrolliert kontrollieren');
const BE = verb('sei bist ist sind');
const HAVE = verb('habe hast hat haben');
const DEAL = verb('füge fügst fügt fügen', 'zu');
const BECOME = verb('werde wirst wird werden');
const RESOLVE = verb('handle handelst handelt handeln', 'ab');
const SWAP = verb('vertausche vertauschst vertauscht vertauschen');
const COUNT = verb('gilt giltst gilt gelten');
const IGNORE = verb('ignoriere ignorierst ignoriert ignorieren');
const DOUBLE = verb('verdopple verdoppelst verdoppelt verdoppeln');
const TREAT = verb('behandle behandelst behandelt behandeln');
const ABILITIES = feminine('Fähigkeit', 'Fähigkeiten');

const aboutCard = (target: Target, of: Verb, objects: string, context: RenderContext): Said =>
  said({ subject: named(target, 'nom', context), person: areMany(target) ? 'sie' : 'er', verb: of, objects });

/** A permission for each card allows any number of them: "du darfst eigene Kreaturen benutzen". */
const allOrSome = (what: Target, context: RenderContext): string =>
  what.kind === 'select' && what.quantifier.kind === 'each'
    ? plural(what, 'acc', context)
    : named(what, 'acc', context);

const permission = (who: PlayerRef, what: Target, act: string, context: RenderContext): Said =>
  aboutPlayer(who, MAY, `${allOrSome(what, context)} ${act}`, context);

const STATEMENTS: StatementTable = {
  ...playerStatements,
  grant: granting,
  'lose-keyword': ({ to, keyword }, context) => aboutCard(to, LOSE, KEYWORDS[keyword], context),
  cannot: prohibition,
  'must-fight': ({ who }, context) => {
    const { clauses, tail } = aboutCard(who, MUST, 'bei Benutzung kämpfen', context);
    return said({ ...clauses[0], after: ', falls möglich' }, tail);
  },
  'may-play': ({ who, what }, context) => permission(who, what, 'spielen', context),
  'may-use': ({ who, what }, context) => permission(who, what, 'benutzen', context),
  'may-play-or-use': ({ who, what }, context) => permission(who, what, 'spielen oder benutzen', context),
  'may-reap': ({ what }, context) => aboutCard(what, MAY, 'ernten', context),
  'may-fight': ({ what }, context) => aboutCard(what, MAY, 'kämpfen', context),
  enters: ({ what, how, played }, context) => {
    const words = named(what, 'nom', context);
    const who = played === undefined ? '' : playedBy(played, what, context);
    return said({
      subject: words + who,
      person: areMany(what) ? 'sie' : 'er',
      verb: COME,
      objects: `${ENTRANCES[how]} ins Spiel`,
    });
  },
  'no-fight-damage': ({ who, only }, context) => {
    const lead =
      only === 'attacking' ? 'beim Angreifen' : only === 'defending' ? 'beim Verteidigen' : 'im Kampf';
    return aboutCard(who, DEAL, `${lead} keinen Schaden`, context);
  },
  'fight-damage': ({ who, amount: value }, context) =>
    aboutCard(who, DEAL, `im Kampf nur ${quantity(value, DAMAGE, context)}`, context),
  'attack-damage': ({ who, by, against }, context) =>
    aboutCard(
      who,
      DEAL,
      `beim Angriff auf ${noun(against, 'acc', context)} +${quantity(by, DAMAGE, context)}`,
      context,
    ),
  'taunt-reaches': ({ who, by }, context) =>
    said({
      subject: `der Spott von ${named(who, 'dat', context)}`,
      person: 'er',
      verb: COUNT,
      objects: `für Kreaturen, die bis zu ${by} Plätze entfernt sind`,
    }),
  ignores: ({ who, what }, context) => {
    const words = what.map((one) => (one === 'armor' ? 'Rüstung' : KEYWORDS[one]));
    return aboutCard(who, IGNORE, `beim Angreifen ${listed(words)}`, context);
  },
  'additional-damage': ({ to, by }, context) => {
    if (by === 'that-much')
      return said({
        person: 'du',
        verb: DOUBLE,
        objects: `allen Schaden, der ${named(to, 'dat', context)} zugefügt wird`,
      });
    const whom = named(to, 'dat', context);
    const many = areMany(to);
    const it = many
      ? 'ihnen'
      : to.kind === 'ref' && to.name === 'self'
        ? whom
        : named({ kind: 'ref', name: 'it' }, 'dat', context);
    return said({
      subject: it,
      person: 'er',
      verb: BECOME,
      objects: `zusätzlich ${quantity(by, DAMAGE, context)} zugefügt`,
      lead: `wenn ${whom} Schaden zugefügt wird`,
    });
  },
  'shares-fight-damage': ({ from, to }, context) =>
    said({
      subject: `Schaden, der ${named(from, 'dat', context)} im Kampf zugefügt wird,`,
      person: 'er',
      verb: BECOME,
      objects: `auch ${named(to, 'dat', context)} zugefügt`,
    }),
  'redirect-damage': ({ from, to }, context) => {
    const isShared = to.kind === 'select' && to.quantifier.kind === 'each';
    const whom = named(from, 'dat', context);
    const where = isShared
      ? `stattdessen so gleichmäßig wie möglich auf ${plural(to, 'acc', context, { kind: 'like', stem: 'all' })} verteilt`
      : `stattdessen ${named(to, 'dat', context)} zugefügt`;
    return said({
      subject: `Schaden, der ${whom} zugefügt wird,`,
      person: 'er',
      verb: BECOME,
      objects: where,
    });
  },
  'belongs-to': ({ what, house, instead }, context) => {
    if (house === 'all-houses') return aboutCard(what, BELONG, 'zu allen Häusern', context);
    if (typeof house === 'object') {
      const words = `zu ${ofCard(house.houseOf, HOUSE, 'dat', context)}`;
      return aboutCard(what, BELONG, words, context);
    }
    if (!instead) return aboutCard(what, BELONG, toHouse(house, context), context);
    return aboutCard(what, COUNT, `als Karte ${ofHouse(house, context)}`, context);
  },
  'controlled-by': ({ what, who }, context) =>
    aboutPlayer(who, CONTROL, named(what, 'acc', context), context),
  blank: ({ what }, context) => aboutCard(what, LOSE, 'alle Fähigkeiten', context),
  'set-power': ({ what, to }, context) =>
    aboutCard(what, HAVE, `Stärke ${fixedNumber(to, context)}`, context),
  'set-armor': ({ what, to }, context) =>
    aboutCard(what, HAVE, `Rüstung ${fixedNumber(to, context)}`, context),
  'set-stats': ({ what, power, armor }, context) => {
    if (isStat(power, 'armor') && isStat(armor, 'power'))
      return said({
        person: 'du',
        verb: SWAP,
        objects: `Stärke und Rüstung von ${named(what, 'dat', context)}`,
      });
    return aboutCard(
      what,
      HAVE,
      `Stärke ${fixedNumber(power, context)} und Rüstung ${fixedNumber(armor, context)}`,
      context,
    );
  },
  'icon-as': ({ icon, as }, context) => {
    const lead = `wenn du ein ${iconNoun(icon).one.acc} abhandelst`;
    const other =
      typeof as === 'string'
        ? `es stattdessen als ${iconNoun(as).one.acc} abhandeln`
        : `stattdessen ${infinitive(allOf(as, context))}`;
    return said({ subject: 'du', person: 'du', verb: MAY, objects: other, lead });
  },
  'icons-again': ({ what }, context) =>
    said({
      person: 'du',
      verb: RESOLVE,
      objects: `jedes Bonussymbol ${eachOne(what, 'gen', context)}, die du spielst, ein zusätzliches Mal`,
    }),
  'copy-of': ({ what, of }, context) => aboutCard(what, BE, `eine Kopie ${ofOne(of, context)}`, context),
  'lose-heading': ({ what, header }, context) =>
    aboutCard(what, LOSE, `alle Fähigkeiten „${HEADINGS[header]}:“`, context),
  'also-heading': ({ what, of, also }, context) =>
    said({
      subject: `jede Fähigkeit „${HEADINGS[of]}:“ ${ofOne(what, context)}`,
      person: 'er',
      verb: BE,
      objects: `eine Fähigkeit „${HEADINGS[of]}/${HEADINGS[also]}:“`,
    }),
  'lose-traits': ({ what }, context) => aboutCard(what, LOSE, 'alle Merkmale', context),
  'considered-flank': ({ what }, context) => aboutCard(what, COUNT, 'als Flankenkreatur', context),
  'treat-as-copy': ({ of }, context) =>
    said({
      person: 'du',
      verb: TREAT,
      objects: `sie als Kopie ${copied(of, context)}`,
      lead: 'wenn du diese Karte spielst',
    }),
  'enters-as-copy': ({ of, house }, context) => {
    const after = house ? `, gehört aber zum Haus ${houseName(house)}` : '';
    return said({
      subject: quoted(context.title),
      person: 'er',
      verb: COME,
      objects: `als Kopie ${copied(of, context)} ins Spiel`,
      after,
    });
  },
  'playable-as-upgrade': ({ abilities }, context) => {
    const text = abilities.map((node) => paragraph(node, context)).join(' ');
    const objects = 'statt als Kreatur als Upgrade gespielt werden, mit dem Text';
    return said({ subject: quoted(context.title), person: 'er', verb: MAY, objects, after: `: „${text}“` });
  },
  'attaches-to': ({ what }, context) =>
    said({
      subject: quoted(context.title),
      person: 'er',
      verb: verb('kann kannst kann können'),
      objects: `nur an ${noun(what, 'acc', context)} angelegt werden`,
    }),
  becomes: ({ what, type, power, armor }, context) => {
    const numbers = [
      ...(power === undefined ? [] : [`Stärke ${fixedNumber(power, context)}`]),
      ...(armor === undefined ? [] : [`Rüstung ${fixedNumber(armor, context)}`]),
    ];
    const having = numbers.length > 0 ? `mit ${listed(numbers)}` : '';
    return aboutCard(
      what,
      COUNT,
      spaced('als', type === 'creature' ? 'Kreatur' : 'Artefakt', having),
      context,
    );
  },
  replace: ({ event, if: test, with: instead, optional }, context) => {
    const isPlayed = event.kind === 'plays';
    const moment = isPlayed ? `wenn ${happens(event, context)}` : `falls ${wouldHappen(event, context)}`;
    const lead = test ? `${moment} und ${condition(test, context)}` : moment;
    const what = allOf(instead, context);
    if (isPlayed) {
      const abilities = ofCard({ kind: 'ref', name: 'it' }, ABILITIES, 'acc', context, [], true);
      const after = `, statt ${abilities} „${HEADINGS.play}:“ abzuhandeln`;
      return led(lead, said({ ...what.clauses[0], after }, what.tail));
    }
    if (!optional) return led(lead, replaced(what));
    const objects = `stattdessen ${infinitive({ ...what, tail: '' })}`;
    return said({ subject: 'du', person: 'du', verb: MAY, objects, lead }, what.tail);
  },
  interrupt: ({ event, if: test, do: what }, context) => {
    if (event.kind === 'plays') {
      const after = happened(event, context);
      const abilities = ofCard({ kind: 'ref', name: 'it' }, ABILITIES, 'nom', context, [], true);
      const moment = `nachdem ${after}, aber bevor ${abilities} „${HEADINGS.play}:“ abgehandelt werden`;
      return led(test ? `${moment}, und falls ${condition(test, context)}` : moment, allOf(what, context));
    }
    const moment = `bevor ${happens(event, context)}`;
    return led(test ? `${moment}, und falls ${condition(test, context)}` : moment, allOf(what, context));
  },
  'archived-faceup': ({ what }, context) => aboutCard(what, BECOME, 'offen archiviert', context),
  'as-soon-as': ({ if: test, do: what }, context) =>
    led(`sobald ${condition(test, context)}`, allOf(what, context)),
  while: ({ if: test, then }, context) => {
    const lead = `${isAboutPast(test) ? 'falls' : 'solange'} ${condition(test, context)}`;
    return led(lead, together(then.map((part) => statement(part, context))));
  },
};

/** "jede Kreatur, die du spielst,": who plays the card that enters play. */
function playedBy(who: PlayerRef, what: Target, context: RenderContext): string {
  const which = what.kind === 'select' ? the(NOUNS[what.type].gender, 'acc') : 'die';
  const plays = who === 'you' ? 'spielst' : 'spielt';
  return `, ${which} ${player(who === 'each' ? 'a-player' : who, 'nom', context)} ${plays},`;
}

export const ENTRANCES: Readonly<Record<Extract<Statement, { kind: 'enters' }>['how'], string>> = {
  ready: 'spielbereit',
  stunned: 'betäubt',
  exhausted: 'erschöpft',
  enraged: 'wütend',
  warded: 'geschützt',
  anywhere: 'an beliebiger Stelle in der Schlachtreihe ihres Kontrolleurs',
  'under-opponents-control': 'unter der Kontrolle des Gegners des Spielers, der sie spielt,',
};

const copied = (of: Select, context: RenderContext): string => ofOne(of, context);

/** "5", "gleich der Anzahl der eigenen Kreaturen" */
const fixedNumber = (value: Amount, context: RenderContext): string =>
  typeof value === 'number' ? String(value) : `gleich ${amount(value, 'dat', context)}`;

/** Tells whether an amount is the fixed value of a stat. */
const isStat = (value: Amount, stat: 'power' | 'armor'): boolean =>
  typeof value === 'object' &&
  value.kind === 'fixed' &&
  typeof value.of === 'object' &&
  value.of.kind === 'stat' &&
  value.of.stat === stat;
