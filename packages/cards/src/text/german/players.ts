import type { PlayerRef } from '@amberhall/engine/language';
import type { RenderContext } from '../render-context.ts';
import { said } from './clauses.ts';
import type { Person, Said, Verb } from './clauses.ts';
import { DEFINITE, likeEin, nounPhrase } from './grammar.ts';
import type { Case, Cases, Form, NounForms } from './grammar.ts';
import { possessive } from './pronouns.ts';

type Player = PlayerRef | 'a-player';

const all = (nom: string, acc: string, dat: string, gen: string): Cases => ({ nom, acc, dat, gen });

/** "dein Gegner", "jeder Spieler", "ihr Besitzer". */
export function player(who: Player, wanted: Case, context: RenderContext): string {
  switch (who) {
    case 'you':
      return all('du', 'dich', 'dir', 'deiner')[wanted];
    case 'opponent':
      return all('dein Gegner', 'deinen Gegner', 'deinem Gegner', 'deines Gegners')[wanted];
    case 'each':
      return all('jeder Spieler', 'jeden Spieler', 'jedem Spieler', 'jedes Spielers')[wanted];
    case 'that-player':
      return all('dieser Spieler', 'diesen Spieler', 'diesem Spieler', 'dieses Spielers')[wanted];
    case 'active':
      return all('der aktive Spieler', 'den aktiven Spieler', 'dem aktiven Spieler', 'des aktiven Spielers')[
        wanted
      ];
    case 'a-player':
      return all('ein Spieler', 'einen Spieler', 'einem Spieler', 'eines Spielers')[wanted];
    case 'its-owner':
      return `${possessive(context, 'm', wanted)} Besitzer${wanted === 'gen' ? 's' : ''}`;
    case 'its-controller':
      return `${possessive(context, 'm', wanted)} Kontrolleur${wanted === 'gen' ? 's' : ''}`;
    case 'its-opponent':
      return `${possessive(context, 'm', wanted)} Gegner${wanted === 'gen' ? 's' : ''}`;
  }
}

/** The player as the subject of a sentence, or "er" where the sentence has already named them. */
export function subject(who: Player, context: RenderContext): string {
  if (who === 'you') return 'du';
  if (who === 'a-player') return 'ein Spieler';
  if (context.they === who) return 'er';
  context.they = who;
  return player(who, 'nom', context);
}

export const personOf = (who: Player): Person => (who === 'you' ? 'du' : 'er');

/** "erhalte 1{amber}", "dein Gegner erhält 1{amber}". A player who may do it needs no subject. */
export function playerDoes(who: PlayerRef, of: Verb, objects: string, context: RenderContext): Said {
  if (who === 'you' || who === context.offeredTo) return said({ person: 'du', verb: of, objects });
  return said({ subject: subject(who, context), person: 'er', verb: of, objects });
}

/** A sentence about a player, with "du" as a word: "du musst …". */
export const aboutPlayer = (who: PlayerRef, of: Verb, objects: string, context: RenderContext): Said =>
  said({ subject: subject(who, context), person: personOf(who), verb: of, objects });

/** Something of a player: "dein Vorrat", "der Vorrat deines Gegners", "seine geschmiedeten Schlüssel". */
export function owned(
  who: Player,
  noun: NounForms,
  wanted: Case,
  context: RenderContext,
  { stems = [], many = false }: { stems?: readonly string[]; many?: boolean } = {},
): string {
  const isTheirs = context.they === who || (who === 'that-player' && context.they === 'each');
  const stem = who === 'you' ? 'dein' : isTheirs ? 'sein' : undefined;
  if (stem) return nounPhrase({ kind: 'ein', stem }, stems, noun, wanted, many);
  return `${nounPhrase(DEFINITE, stems, noun, wanted, many)} ${player(who, 'gen', context)}`;
}

/** The possessive word of a player who is the subject of the sentence: "deinen", "seine". */
export const ownWord = (who: Player, form: Form, wanted: Case): string =>
  likeEin(who === 'you' ? 'dein' : 'sein', form, wanted);
