import type { Language } from '@amberhall/engine/vocabulary';
import { SIMPLIFIED_GLOSSARY, TRADITIONAL_GLOSSARY } from './chinese/glossary.ts';
import { KOREAN_GLOSSARY } from './korean/glossary.ts';
import { POLISH_GLOSSARY } from './polish/glossary.ts';
import type { Term } from './terms.ts';

/** A term with its meaning in one language. X stands for the number of a keyword. */
export interface GlossaryEntry {
  name: string;
  meaning: string;
}
export type Glossary = Readonly<Record<Term, GlossaryEntry>>;

const entry = (name: string, meaning: string): GlossaryEntry => ({ name, meaning });

const ENGLISH: Glossary = {
  alpha: entry('Alpha', 'Can only be played before anything else is played, used or discarded this turn.'),
  assault: entry('Assault X', 'Before it attacks, it deals X damage to the creature it attacks.'),
  deploy: entry('Deploy', 'It can enter play anywhere in the battleline, not only on a flank.'),
  elusive: entry('Elusive', 'The first time it is attacked each turn, neither fighter deals damage.'),
  entrench: entry('Entrench', 'When cards ready at the end of its controller’s turn, it may stay exhausted.'),
  hazardous: entry('Hazardous X', 'Before it is attacked, it deals X damage to the attacker.'),
  invulnerable: entry('Invulnerable', 'It cannot be dealt damage and cannot be destroyed.'),
  omega: entry('Omega', 'Once it has been played, the step ends: nothing more is played or used this turn.'),
  poison: entry('Poison', 'Any damage that its power deals in a fight destroys the damaged creature.'),
  skirmish: entry('Skirmish', 'When it attacks, the attacked creature deals no damage to it.'),
  'splash-attack': entry(
    'Splash-attack X',
    'When it attacks, each neighbor of the attacked creature is dealt X damage.',
  ),
  taunt: entry('Taunt', 'Its neighbors cannot be attacked, unless they have taunt as well.'),
  treachery: entry('Treachery', 'It enters play under the control of the opponent of whoever plays it.'),
  versatile: entry('Versatile', 'It can be used whatever the active house is.'),
  stun: entry('Stun', 'The next time it is used, the stun is removed and nothing else happens.'),
  ward: entry(
    'Ward',
    'Prevents the next damage to the creature, or that it leaves play, and is then removed.',
  ),
  enrage: entry('Enrage', 'When it is used it must fight if it can. After that it is no longer enraged.'),
  capture: entry(
    'Capture',
    'Amber from the opponent’s pool is put on the creature. It goes back when the creature leaves play.',
  ),
  exalt: entry('Exalt', 'One amber from the supply is put on the creature.'),
  archive: entry(
    'Archive',
    'The card is put facedown into its owner’s archives, which can be taken into the hand at the start of a turn.',
  ),
  purge: entry('Purge', 'The card is removed from the game.'),
  steal: entry('Steal', 'Amber goes from the opponent’s pool to yours.'),
  haunted: entry('Haunted', 'A player with 10 or more cards in their discard pile is haunted.'),
  overwhelmed: entry('Overwhelmed', 'A player whose opponent controls more creatures is overwhelmed.'),
  tide: entry(
    'Tide',
    'It belongs to nobody at first. Raising it makes it high for you and low for your opponent.',
  ),
  chains: entry(
    'Chains',
    'While you have chains you draw fewer cards at the end of your turn, and lose one chain each time.',
  ),
  'token creature': entry(
    'Token creature',
    'The top card of the deck enters play facedown as the creature that the deck has for this.',
  ),
  omni: entry('Omni', 'Can be used whatever the active house is.'),
  scrap: entry('Scrap', 'Happens when you discard the card from your hand during your turn.'),
  fate: entry('Fate', 'Happens when the prophecy that the card lies under is fulfilled.'),
};

const GERMAN: Glossary = {
  alpha: entry(
    'Alpha',
    'Kann nur gespielt werden, bevor in diesem Zug etwas anderes gespielt, benutzt oder abgelegt wurde.',
  ),
  assault: entry('Angriff X', 'Bevor die Kreatur angreift, fügt sie der angegriffenen Kreatur X Schaden zu.'),
  deploy: entry(
    'Einsatz',
    'Kann an jeder Stelle der Schlachtreihe ins Spiel kommen, nicht nur an einer Flanke.',
  ),
  elusive: entry(
    'Flüchtig',
    'Wird die Kreatur zum ersten Mal in einem Zug angegriffen, fügt keine der beiden Schaden zu.',
  ),
  entrench: entry(
    'Verschanzen',
    'Am Ende des Zuges ihres Besitzers darf sie erschöpft bleiben, statt spielbereit zu werden.',
  ),
  hazardous: entry(
    'Gefährlich X',
    'Bevor die Kreatur angegriffen wird, fügt sie dem Angreifer X Schaden zu.',
  ),
  invulnerable: entry('Unverwundbar', 'Kann keinen Schaden nehmen und nicht zerstört werden.'),
  omega: entry(
    'Omega',
    'Ist die Karte gespielt, endet der Schritt: In diesem Zug wird nichts mehr gespielt oder benutzt.',
  ),
  poison: entry(
    'Gift',
    'Schaden, den sie im Kampf durch ihre Stärke zufügt, zerstört die Kreatur, die ihn nimmt.',
  ),
  skirmish: entry('Scharmützel', 'Greift sie an, fügt ihr die angegriffene Kreatur keinen Schaden zu.'),
  'splash-attack': entry(
    'Flächenangriff X',
    'Greift sie an, nimmt jeder Nachbar der angegriffenen Kreatur X Schaden.',
  ),
  taunt: entry('Spott', 'Ihre Nachbarn können nicht angegriffen werden, außer sie haben auch Spott.'),
  treachery: entry('Verrat', 'Kommt unter der Kontrolle des Gegners dessen ins Spiel, der sie spielt.'),
  versatile: entry('Vielseitig', 'Kann benutzt werden, gleich welches Haus aktiv ist.'),
  stun: entry(
    'Betäuben',
    'Wird die Kreatur das nächste Mal benutzt, endet die Betäubung, und sonst geschieht nichts.',
  ),
  ward: entry(
    'Schutz',
    'Verhindert den nächsten Schaden oder dass die Kreatur das Spiel verlässt, und wird dann entfernt.',
  ),
  enrage: entry(
    'Wut',
    'Wird die Kreatur benutzt, muss sie kämpfen, wenn sie kann. Danach ist sie nicht mehr wütend.',
  ),
  capture: entry(
    'Erbeuten',
    'Æmber aus dem Vorrat des Gegners wird auf die Kreatur gelegt. Verlässt sie das Spiel, geht es zurück.',
  ),
  exalt: entry('Preisen', 'Ein Æmber aus der Reserve wird auf die Kreatur gelegt.'),
  archive: entry(
    'Archivieren',
    'Die Karte kommt verdeckt in das Archiv ihres Besitzers, das zu Beginn eines Zuges auf die Hand genommen werden darf.',
  ),
  purge: entry('Auslöschen', 'Die Karte wird aus dem Spiel entfernt.'),
  steal: entry('Stehlen', 'Æmber geht aus dem Vorrat des Gegners in deinen.'),
  haunted: entry('Heimgesucht', 'Wer 10 oder mehr Karten im Ablagestapel hat, wird heimgesucht.'),
  overwhelmed: entry('Überwältigt', 'Wessen Gegner mehr Kreaturen kontrolliert, ist überwältigt.'),
  tide: entry(
    'Flut',
    'Gehört zuerst niemandem. Wer sie steigen lässt, für den ist Flut und für den Gegner Ebbe.',
  ),
  chains: entry(
    'Ketten',
    'Mit Ketten ziehst du am Ende deines Zuges weniger Karten und verlierst jedes Mal eine Kette.',
  ),
  'token creature': entry(
    'Spielstein-Kreatur',
    'Die oberste Karte des Decks kommt verdeckt als die Kreatur ins Spiel, die das Deck dafür hat.',
  ),
  omni: entry('Omni', 'Kann benutzt werden, gleich welches Haus aktiv ist.'),
  scrap: entry('Verwerten', 'Geschieht, wenn du die Karte in deinem Zug aus deiner Hand ablegst.'),
  fate: entry('Schicksal', 'Geschieht, wenn sich die Prophezeiung erfüllt, unter der die Karte liegt.'),
};

const GLOSSARIES: Partial<Record<Language, Glossary>> = {
  en: ENGLISH,
  de: GERMAN,
  pl: POLISH_GLOSSARY,
  ko: KOREAN_GLOSSARY,
  'zh-Hans': SIMPLIFIED_GLOSSARY,
  'zh-Hant': TRADITIONAL_GLOSSARY,
};

/** Returns the glossary in a language, or the English one if there is none. */
export function glossaryIn(language: Language): Readonly<Record<Term, GlossaryEntry>> {
  return GLOSSARIES[language] ?? ENGLISH;
}
