import type { PlayerRef } from '@amberhall/engine/language';
import { adjective, declension, declined, thirdOf } from './grammar.ts';
import type { Case, Declension, Form, Lexeme, Verb } from './grammar.ts';
import { genderOfIt } from './pronouns.ts';
import type { Speech } from './speech.ts';

export const isYou = (who: PlayerRef | 'a-player'): who is 'you' => who === 'you';

const YOU = declension('ty ciebie tobie ciebie tobą tobie');
const OPPONENT = declension('przeciwnik przeciwnika przeciwnikowi przeciwnika przeciwnikiem przeciwniku');
const OWNER = declension('właściciel właściciela właścicielowi właściciela właścicielem właścicielu');
const PLAYER = declension('gracz gracza graczowi gracza graczem graczu');

/** A person is masculine, and its accusative is the genitive. */
const personal = (lemma: string, wanted: Case): string =>
  adjective(lemma, { case: wanted === 'acc' ? 'gen' : wanted, many: false, gender: 'm' });

const described = (lemma: string, noun: Declension, wanted: Case): string =>
  `${personal(lemma, wanted)} ${noun[wanted]}`;

/** "twój przeciwnik", "właściciela tej karty", "kontrolujący je gracz". */
export function player(who: PlayerRef | 'a-player', wanted: Case, speech: Speech): string {
  switch (who) {
    case 'you':
      return YOU[wanted];
    case 'opponent':
      return described('twój', OPPONENT, wanted);
    case 'each':
      return described('każdy', PLAYER, wanted);
    case 'its-owner':
      return `${itsOf(speech)} ${OWNER[wanted]}`;
    case 'its-controller':
      return controller(wanted, speech);
    case 'its-opponent':
      return `${OPPONENT[wanted]} ${controller('gen', speech)}`;
    case 'that-player':
      return described('ten', PLAYER, wanted);
    case 'active':
      return described('aktywny', PLAYER, wanted);
    case 'a-player':
      return described('dowolny', PLAYER, wanted);
  }
}

const itsOf = (speech: Speech): string => (genderOfIt(speech) === 'f' && !speech.isMixed ? 'jej' : 'jego');

/** "kontrolujący je gracz" */
function controller(wanted: Case, speech: Speech): string {
  const it = { m: 'go', f: 'ją', n: 'je' }[genderOfIt(speech)];
  return `${personal('kontrolujący', wanted)} ${it} ${PLAYER[wanted]}`;
}

/** "zyskaj", "twój przeciwnik zyskuje", or "zyskuje" where the sentence has already named the player. */
export function playerDoes(who: PlayerRef, verb: Verb, rest: () => string, speech: Speech): string {
  const object = () => {
    const words = rest();
    return words ? ` ${words}` : '';
  };
  if (isYou(who) || who === speech.offeredTo) return `${verb[speech.mood]}${object()}`;
  const named = named3(who, speech);
  speech.subject = who;
  return `${named}${thirdOf(verb, 'm')}${object()}`;
}

/** The player as the subject, or nothing where the sentence has already named them. */
function named3(who: PlayerRef, speech: Speech): string {
  if (speech.they === who) return '';
  const words = `${player(who, 'nom', speech)} `;
  speech.they = who;
  return words;
}

/** "masz", "twój przeciwnik ma", "ma": a verb in the second and in the third person. */
export function playerHolds(who: PlayerRef, second: string, third: string, speech: Speech): string {
  if (isYou(who)) {
    speech.subject = who;
    return second;
  }
  const named = named3(who, speech);
  speech.subject = who;
  return `${named}${third}`;
}

/** "twoja ręka", "ze swojej ręki", "ręka twojego przeciwnika". */
export function owned(
  noun: Lexeme,
  form: Pick<Form, 'case' | 'many'>,
  who: PlayerRef | 'a-player',
  speech: Speech,
): string {
  const words = declined(noun, form);
  const own = ownWord(who, { ...form, gender: noun.gender }, speech);
  return own ? `${own} ${words}` : `${words} ${player(who, 'gen', speech)}`;
}

/** "twój", or "swój" of the subject; nothing for other players, whose name follows in the genitive. */
export function ownWord(who: PlayerRef | 'a-player', form: Form, speech: Speech): string | undefined {
  const isSubject = who === speech.subject || (speech.subject === 'each' && who === 'that-player');
  const isOwn = isSubject && form.case !== 'nom';
  if (isOwn) return adjective('swój', form);
  return isYou(who) ? adjective('twój', form) : undefined;
}

/** "{amber} twojego przeciwnika", "swój {amber}". */
export function amberOf(who: PlayerRef, wanted: Case, amber: string, speech: Speech): string {
  const own = ownWord(who, { case: wanted, many: false, gender: 'm' }, speech);
  return own ? `${own} ${amber}` : `${amber} ${player(who, 'gen', speech)}`;
}
