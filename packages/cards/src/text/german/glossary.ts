import type { Glossary } from '../glossary.ts';

export const GERMAN_GLOSSARY: Glossary = {
  alpha: {
    name: 'Alpha',
    meaning:
      'Kann nur gespielt werden, bevor in diesem Zug etwas anderes gespielt, benutzt oder abgelegt wurde.',
  },
  assault: {
    name: 'Angriff X',
    meaning: 'Bevor die Kreatur angreift, fügt sie der angegriffenen Kreatur X Schaden zu.',
  },
  deploy: {
    name: 'Einsatz',
    meaning: 'Kann an jeder Stelle der Schlachtreihe ins Spiel kommen, nicht nur an einer Flanke.',
  },
  elusive: {
    name: 'Flüchtig',
    meaning: 'Wird die Kreatur zum ersten Mal in einem Zug angegriffen, fügt keine der beiden Schaden zu.',
  },
  entrench: {
    name: 'Verschanzen',
    meaning: 'Am Ende des Zuges ihres Besitzers darf sie erschöpft bleiben, statt spielbereit zu werden.',
  },
  hazardous: {
    name: 'Gefährlich X',
    meaning: 'Bevor die Kreatur angegriffen wird, fügt sie dem Angreifer X Schaden zu.',
  },
  invulnerable: { name: 'Unverwundbar', meaning: 'Kann keinen Schaden nehmen und nicht zerstört werden.' },
  omega: {
    name: 'Omega',
    meaning:
      'Ist die Karte gespielt, endet der Schritt: In diesem Zug wird nichts mehr gespielt oder benutzt.',
  },
  poison: {
    name: 'Gift',
    meaning: 'Schaden, den sie im Kampf durch ihre Stärke zufügt, zerstört die Kreatur, die ihn nimmt.',
  },
  skirmish: {
    name: 'Scharmützel',
    meaning: 'Greift sie an, fügt ihr die angegriffene Kreatur keinen Schaden zu.',
  },
  'splash-attack': {
    name: 'Flächenangriff X',
    meaning: 'Greift sie an, nimmt jeder Nachbar der angegriffenen Kreatur X Schaden.',
  },
  taunt: {
    name: 'Spott',
    meaning: 'Ihre Nachbarn können nicht angegriffen werden, außer sie haben auch Spott.',
  },
  treachery: {
    name: 'Verrat',
    meaning: 'Kommt unter der Kontrolle des Gegners dessen ins Spiel, der sie spielt.',
  },
  versatile: { name: 'Vielseitig', meaning: 'Kann benutzt werden, gleich welches Haus aktiv ist.' },
  stun: {
    name: 'Betäuben',
    meaning: 'Wird die Kreatur das nächste Mal benutzt, endet die Betäubung, und sonst geschieht nichts.',
  },
  ward: {
    name: 'Schutz',
    meaning:
      'Verhindert den nächsten Schaden oder dass die Kreatur das Spiel verlässt, und wird dann entfernt.',
  },
  enrage: {
    name: 'Wut',
    meaning: 'Wird die Kreatur benutzt, muss sie kämpfen, wenn sie kann. Danach ist sie nicht mehr wütend.',
  },
  capture: {
    name: 'Erbeuten',
    meaning:
      'Æmber aus dem Vorrat des Gegners wird auf die Kreatur gelegt. Verlässt sie das Spiel, geht es zurück.',
  },
  exalt: { name: 'Preisen', meaning: 'Ein Æmber aus der Reserve wird auf die Kreatur gelegt.' },
  archive: {
    name: 'Archivieren',
    meaning:
      'Die Karte kommt verdeckt in das Archiv ihres Besitzers, das zu Beginn eines Zuges auf die Hand genommen werden darf.',
  },
  purge: { name: 'Auslöschen', meaning: 'Die Karte wird aus dem Spiel entfernt.' },
  steal: { name: 'Stehlen', meaning: 'Æmber geht aus dem Vorrat des Gegners in deinen.' },
  haunted: { name: 'Heimgesucht', meaning: 'Wer 10 oder mehr Karten im Ablagestapel hat, wird heimgesucht.' },
  overwhelmed: {
    name: 'Überwältigt',
    meaning: 'Wessen Gegner mehr Kreaturen kontrolliert, ist überwältigt.',
  },
  tide: {
    name: 'Flut',
    meaning: 'Gehört zuerst niemandem. Wer sie steigen lässt, für den ist Flut und für den Gegner Ebbe.',
  },
  chains: {
    name: 'Ketten',
    meaning: 'Mit Ketten ziehst du am Ende deines Zuges weniger Karten und verlierst jedes Mal eine Kette.',
  },
  'token creature': {
    name: 'Spielstein-Kreatur',
    meaning: 'Die oberste Karte des Decks kommt verdeckt als die Kreatur ins Spiel, die das Deck dafür hat.',
  },
  omni: { name: 'Omni', meaning: 'Kann benutzt werden, gleich welches Haus aktiv ist.' },
  scrap: {
    name: 'Verwerten',
    meaning: 'Geschieht, wenn du die Karte in deinem Zug aus deiner Hand ablegst.',
  },
  fate: {
    name: 'Schicksal',
    meaning: 'Geschieht, wenn sich die Prophezeiung erfüllt, unter der die Karte liegt.',
  },
};
