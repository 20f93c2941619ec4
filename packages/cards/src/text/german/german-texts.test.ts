import { expect, test } from 'vitest';
import { definitions } from '../../definitions.ts';
import { factsOf } from '../../facts/facts.ts';
import { renderCard } from '../render.ts';

test.each([
  // The player who acts.
  [
    'ekwirrĕ-s-fulcrum',
    [
      'Am Ende deines Zuges: Du darfst 1{amber} erhalten. Falls du das tust, zieht dein Gegner 2 Karten.',
      'Am Ende des Zuges deines Gegners: Dein Gegner darf 1{amber} erhalten. Falls er das tut, ziehe 2 Karten.',
    ],
  ],
  [
    'groundbreaking-discovery',
    [
      'Spielen: Falls du eine Kopie von „Dr. Verokter“ kontrollierst, du eine Kopie von „Rooftop Laboratory“ kontrollierst und du eine Kopie von „Reckless Experimentation“ kontrollierst, zerstöre jede Karte, dein Gegner macht einen Schlüssel ungeschmiedet und du löschst „Groundbreaking Discovery“ aus.',
    ],
  ],
  [
    'nature-s-guardian',
    ['Nachdem ein Spieler das Haus Die Ungezähmten als aktives Haus gewählt hat, ziehe 2 Karten.'],
  ],
  [
    'break-key',
    [
      'Spielen: Falls dein Gegner mehr Schlüssel geschmiedet hat als du, macht er einen Schlüssel ungeschmiedet. Falls er das tut, erhält dein Gegner 6{amber}.',
    ],
  ],
  // Pronouns and their cards.
  [
    'harmonic-pack',
    [
      'Spielen: Wähle eine Kreatur. Decke eine zufällige Karte aus dem Archiv eines Spielers auf. Falls eine Karte auf diese Weise aufgedeckt wurde, füge dieser Kreatur 5{damage} zu. Sonst füge dieser Kreatur 2{damage} zu. Lege jede auf diese Weise aufgedeckte Karte ab.',
    ],
  ],
  [
    'nightmare-inducer',
    [
      'Aktion: Wähle eine Karte aus dem Ablagestapel deines Gegners. Erschöpfe jede feindliche Kreatur, die ein Haus mit ihr gemeinsam hat. Lege diese Karte unter das Deck ihres Besitzers.',
    ],
  ],
  [
    'bottomless-depths',
    ['Nachdem du eine Karte aus deiner Hand abgelegt hast, lege sie verdeckt unter „Bottomless Depths“.'],
  ],
  [
    'infighting',
    [
      'Spielen: Jede Kreatur fügt der rechts an sie angrenzenden Kreatur Schaden entsprechend der eigenen Stärke zu.',
    ],
  ],
  ['cultural-exchange', ['Spielen: Bringe das Archiv deines Gegners auf die Hände ihrer Besitzer.']],
  // Past events.
  [
    'alaka',
    ['Falls du in diesem Zug eine Kreatur zum Kämpfen benutzt hast, kommt „Alaka“ spielbereit ins Spiel.'],
  ],
  [
    'closed-door-negotiation',
    [
      'Spielen: Dein Gegner zieht eine Karte. Stiehl 1{amber}. Falls auf diese Weise 1{amber} oder mehr gestohlen wurde und dein Gegner mehr {amber} hat als du, wiederhole diesen Effekt.',
    ],
  ],
  [
    'resonant-orb',
    [
      'Ernten: Lege die oberste Karte deines Decks ab. Falls sie eine Kreatur ist, zerstöre eine feindliche Kreatur und bringe jede auf diese Weise abgelegte Kreatur ins Spiel. Falls eine Kreatur auf diese Weise zerstört wurde und eine Kreatur auf diese Weise ins Spiel gebracht wurde, wiederhole den vorstehenden Effekt.',
    ],
  ],
  [
    'call-of-the-void',
    [
      'Spielen: Erschöpfe eine Kreatur. Falls sie schon erschöpft war, zerstöre sie stattdessen und ihr Kontrolleur verliert 1{amber}.',
    ],
  ],
  // Negated qualities.
  [
    'empowered-zark',
    [
      'Kampf: Erbeute 2{amber}. Falls auf „Empowered Zark“ 3{amber} oder mehr liegt, darfst du 3{amber} von „Empowered Zark“ in die allgemeine Reserve zurücklegen und jede Kreatur des Hauses Mars ohne das Merkmal Agent spielbereit machen.',
    ],
  ],
  [
    'picaroon',
    [
      'Einsatz.',
      '„Picaroon“ erhält Stärke entsprechend der gesamten Stärke der benachbarten Kreaturen ohne das Merkmal Wechselbalg.',
    ],
  ],
  [
    'aedile-tullia',
    [
      'Nachdem du eine eigene Kreatur, die keine Spielstein-Kreatur ist, gepriesen hast, erschaffe eine Spielstein-Kreatur.',
    ],
  ],
  [
    'horseman-of-pestilence',
    ['Spielen/Kampf/Ernten: Füge jeder Kreatur ohne das Merkmal Reiter 1{damage} zu.'],
  ],
  // The order of words.
  [
    'general-sherman',
    [
      '„General Sherman“ fügt im Kampf keinen Schaden zu.',
      'Spielen: Lösche jede andere Kreatur aus.',
      'Nachdem „General Sherman“ das Spiel verlassen hat, bringe jede von „General Sherman“ ausgelöschte Kreatur erschöpft unter der Kontrolle ihres Besitzers ins Spiel.',
    ],
  ],
  [
    'penance-of-balance',
    [
      'Spielen: Falls dein Gegner mehr Kreaturen kontrolliert, als er {amber} hat, wähle eins:\n• Zerstöre so viele feindliche Kreaturen wie die Anzahl der feindlichen Kreaturen minus das {amber} deines Gegners.\n• Dein Gegner verliert {amber} entsprechend der Anzahl der feindlichen Kreaturen minus seinem {amber}.',
    ],
  ],
  [
    'shakedown-sullivan',
    [
      'Ernten: Wähle eine Kreatur. Lege die oberste Karte des Decks ihres Kontrolleurs ab. Falls sie ein Haus mit dieser Kreatur gemeinsam hat, erhält ihr Besitzer 1{amber}. Sonst zerstöre diese Kreatur.',
    ],
  ],
  [
    'shadowsaurus',
    [
      'Aktion: Bewege alles {amber} von einer feindlichen Kreatur in den Vorrat deines Gegners. Falls du das tust, übernimm die Kontrolle über sie und solange sie unter deiner Kontrolle ist, gilt sie als Karte des Hauses Schatten.',
    ],
  ],
  // Articles and prepositions.
  [
    'spyyyder',
    ['Scharmützel.', 'Solange „Spyyyder“ eine feindliche Flankenkreatur angreift, erhält „Spyyyder“ Gift.'],
  ],
  [
    'equalize',
    [
      'Spielen: Verteile das {amber} auf den eigenen Kreaturen beliebig neu auf diese Kreaturen. Verteile das {amber} auf den feindlichen Kreaturen beliebig neu auf diese Kreaturen.',
    ],
  ],
  // Two clauses, and numbers in words.
  [
    'curse-of-obstinacy',
    [
      'Verrat.',
      'Am Ende deines Zuges: Betäube jede eigene Kreatur, die nicht an einer Flanke ist und die ein Haus mit mindestens 1 ihrer Nachbarn gemeinsam hat.',
    ],
  ],
  [
    'be-our-geist',
    [
      'Spielen: Spiele eine Kreatur aus dem Ablagestapel eines Spielers, für die gilt, dass ihr Besitzer heimgesucht wird.',
    ],
  ],
  [
    'chonkers',
    [
      'Scharmützel.',
      'Nachdem eine feindliche Kreatur im Kampf gegen „Chonkers“ zerstört wurde, lege +1-Stärke-Marker entsprechend der Anzahl der +1-Stärke-Marker auf „Chonkers“ auf „Chonkers“.',
      'Spielen: Lege einen +1-Stärke-Marker auf „Chonkers“.',
    ],
  ],
  [
    'effigy-of-melerukh',
    [
      'Nachdem eine feindliche Kreatur geerntet hat, lege einen Erwachensmarker auf „Effigy of Melerukh“.',
      'Sobald auf „Effigy of Melerukh“ 6 oder mehr Erwachensmarker liegen, gilt „Effigy of Melerukh“ als Kreatur mit Stärke 100 und Rüstung 100 und verliert alle Fähigkeiten, bis „Effigy of Melerukh“ das Spiel verlässt.',
    ],
  ],
  [
    'whirlpool',
    [
      'Am Ende deines Zuges: Dein Gegner übernimmt die Kontrolle über die Kreatur an deiner rechten Flanke und stellt sie an seine linke Flanke.',
      'Am Ende des Zuges deines Gegners: Übernimm die Kontrolle über die Kreatur an der rechten Flanke deines Gegners und stelle sie an deine linke Flanke.',
    ],
  ],
  // Kinds of effects and statements that few cards have.
  [
    'hunter-or-hunted',
    [
      'Spielen: Wähle eins:\n• Schütze eine Kreatur.\n• Entferne den Schutz von einer geschützten Kreatur. Schütze eine andere Kreatur.',
    ],
  ],
  [
    'raiding-party',
    [
      'Kampf: Falls dein roter Schlüssel geschmiedet ist und der rote Schlüssel deines Gegners geschmiedet ist, dein blauer Schlüssel geschmiedet ist und der blaue Schlüssel deines Gegners geschmiedet ist oder dein gelber Schlüssel geschmiedet ist und der gelbe Schlüssel deines Gegners geschmiedet ist, stiehl 2{amber}. Sonst stiehl 1{amber}.',
    ],
  ],
  [
    'dark-discovery',
    [
      'Spielen: Nenne 2 Karten. Lege die untersten 2 Karten des Decks deines Gegners ab. Falls sie die genannten Karten sind, lösche „Dark Discovery“ aus und schmiede einen Schlüssel kostenlos.',
    ],
  ],
  [
    'high-street-churn',
    [
      'Spielen: Wähle ein Haus auf der Identitätskarte deines Gegners. Dein Gegner legt nacheinander zufällige Karten aus seiner Hand ab, bis er eine Karte dieses Hauses ablegt oder keine Karten mehr hat. Dein Gegner füllt seine Hand auf, als wäre es der Schritt „Karten ziehen“.',
    ],
  ],
  ['tentacus', ['Um ein Artefakt zu benutzen, muss dein Gegner dir 1{amber} zahlen.']],
  [
    'greed',
    [
      'Du füllst in deinem Schritt „Karten ziehen“ deine Hand auf eine Karte mehr für jede eigene Sünden-Kreatur auf.',
    ],
  ],
  ['purifier-of-souls', ['Jede Karte verliert alle Fähigkeiten „Zerstört:“.']],
  [
    'trial-by-water',
    [
      'Spielen: Es ist weder Flut noch Ebbe. Bis zum Beginn deines nächsten Zuges können Spieler die Flut nicht steigen lassen.',
    ],
  ],
  [
    'lightsmith-clariel',
    [
      'Vor dem Kampf: Du darfst für den Rest des Zuges Stärke und Rüstung von „Lightsmith Clariel“ vertauschen.',
    ],
  ],
  [
    'shard-of-change',
    [
      'Aktion: Für jede eigene Scherben-Karte darfst du eine Karte aus deiner Hand mit einer Karte aus deinem Ablagestapel, die den Typ mit ihr gemeinsam hat, tauschen.',
    ],
  ],
  [
    'refined-adhesive',
    [
      'Falls eine Karte aus der Hand eines Spielers in den Ablagestapel eines Spielers kommen würde, decke sie stattdessen auf und lege sie verdeckt unter diese Kreatur.',
    ],
  ],
  [
    'the-archivist',
    [
      '„The Archivist“ wird offen archiviert.',
      'Solange „The Archivist“ in deinem Archiv ist, gilt: Du darfst statt deines gesamten Archivs beliebig viele Karten daraus nehmen.',
    ],
  ],
  [
    'vial-of-mutation',
    [
      'Spielen: Lege einen Mutationsmarker auf 2 Kreaturen. Für jede von ihnen gilt: Solange auf ihr ein Mutationsmarker liegt, erhält sie das Merkmal Mutant.',
    ],
  ],
  [
    'ask-again-later',
    [
      'Nachdem dein Gegner ein Haus als aktives Haus gewählt hat, wählt dein Gegner ein Haus auf deiner Identitätskarte. Decke die oberste Karte deines Decks auf. Falls sie nicht zu diesem Haus gehört, erfülle „Ask Again Later“.',
    ],
  ],
  // Agreement, commas and the order of words.
  [
    'bingle-bangbang',
    [
      'Vor dem Kampf: Füge jeder benachbarten Kreatur der Kreatur, gegen die „Bingle Bangbang“ kämpft, 5{damage} zu.',
    ],
  ],
  [
    'smite',
    [
      'Spielen: Mache eine eigene Kreatur spielbereit und kämpfe mit ihr. Füge jeder benachbarten Kreatur der angegriffenen Kreatur 2{damage} zu.',
    ],
  ],
  [
    'de-doss',
    ['Diese Kreatur erhält „Dein Gegner kann keine Kreaturen mit höherer Stärke als diese Kreatur spielen.“'],
  ],
  [
    'kasheek-fall',
    [
      'Spielen: Zerstöre jede Kreatur, für die gilt, dass eine ihr benachbarte Kreatur mit höherer Stärke als sie im Spiel ist.',
      'Schicksal: Zerstöre jede Kreatur, für die gilt, dass eine ihr benachbarte Kreatur mit niedrigerer Stärke als sie im Spiel ist.',
    ],
  ],
  [
    'haunting-measures',
    [
      'Spielen: Lege die obersten 6 Karten deines Decks ab. Du darfst eine nicht zum Haus Geistoid gehörende, auf diese Weise abgelegte Karte auf die Hand ihres Besitzers bringen.',
    ],
  ],
  [
    'hecatomb',
    [
      'Spielen: Zerstöre jede Kreatur des Hauses Dis. Jeder Spieler erhält 1{amber} für jede von diesem Spieler kontrollierte, auf diese Weise zerstörte Kreatur.',
    ],
  ],
  [
    'improvised-aviation',
    [
      'Spielen: Die nächste Kreatur, die du in diesem Zug spielst, kommt spielbereit ins Spiel. Wenn du in diesem Zug das nächste Mal eine Kreatur spielst, erhält sie für den Rest des Zuges „Kampf: Mische ein Artefakt in das Deck seines Besitzers.“',
    ],
  ],
  [
    'gezrăhi-blacksmith',
    [
      'Flüchtig.',
      'Zu Beginn des Zuges jedes Spielers: Dieser Spieler wählt eins:\n• Dieser Spieler erschafft eine Spielstein-Kreatur.\n• Dieser Spieler zieht eine Karte.',
    ],
  ],
  [
    'malison',
    [
      'Kampf: Du darfst eine feindliche Kreatur an eine beliebige Stelle in der Schlachtreihe ihres Kontrolleurs bewegen und bestimmen, dass sie 1{amber} von der eigenen Seite erbeutet, falls sie sich an einer Flanke befindet.',
    ],
  ],
  [
    'signs-point-to-yes',
    [
      'Falls dein Gegner am Ende seines Zuges mindestens so viel {amber} hat, wie ein Schlüssel derzeit kostet, erfülle „Signs Point to Yes“.',
    ],
  ],
  [
    'swap-widget',
    [
      'Aktion: Bringe eine spielbereite eigene Kreatur des Hauses Mars auf die Hand ihres Besitzers zurück. Falls du das tust, bringe eine Kreatur des Hauses Mars aus deiner Hand, die den Namen nicht mit ihr gemeinsam hat, ins Spiel. Mache sie spielbereit.',
    ],
  ],
  [
    'word-of-returning',
    [
      'Spielen: Füge jeder feindlichen Kreatur 1{damage} für jedes {amber} auf der jeweiligen Kreatur zu. Bewege alles {amber} von ihnen in deinen Vorrat.',
    ],
  ],
  ['bad-omen', ['Falls dein Gegner am Ende seines Zuges genau 6{amber} hat, erfülle „Bad Omen“.']],
  ['psychic-network', ['Spielen: Stiehl 1{amber} für jede spielbereite eigene Kreatur des Hauses Mars.']],
  [
    'ragatha',
    [
      'Verrat.',
      'Jede feindliche Kreatur erhält „Ernten: Füge jeder „Ragatha“ benachbarten Kreatur 3{damage} zu.“',
    ],
  ],
  [
    'rogue-ogre',
    [
      'Am Ende deines Zuges: Falls du in diesem Zug genau 1 Karte gespielt hast, heile 2 Schaden von „Rogue Ogre“ und erbeute 1{amber}.',
    ],
  ],
  [
    'photon-blast',
    [
      'Spielen: Füge einer Kreatur 2{damage} mit 1{damage} Flächenschaden zu. Falls auf diese Weise 1 oder mehr Kreaturen zerstört wurden, erschaffe eine Spielstein-Kreatur.',
    ],
  ],
  [
    'widespread-corruption',
    [
      'Nachdem du durch Ernten {amber} erhalten hast, erbeutet eine feindliche Kreatur dieses {amber}.',
      'Nachdem dein Gegner durch Ernten {amber} erhalten hat, erbeutet eine eigene Kreatur dieses {amber}.',
    ],
  ],
  [
    'cauldron',
    [
      'Omni: Lege die oberste Karte deines Decks offen unter „Cauldron“. Falls 3 oder mehr Karten unter „Cauldron“ sind, gilt für jede Karte unter „Cauldron“: Spiele sie.',
    ],
  ],
  [
    'stars-aligned',
    [
      'Falls du zu Beginn des Zuges deines Gegners genauso viele Kreaturen kontrollierst wie dein Gegner, erfülle „Stars Aligned“.',
    ],
  ],
  [
    'fight-to-the-end',
    [
      'Spielen: Wähle eine eigene Kreatur. Falls du heimgesucht wirst, erhält sie, solange diese Karte im Spiel ist, Scharmützel. Mache sie spielbereit. Kämpfe mit ihr.',
    ],
  ],
])('%s', (slug, paragraphs) => {
  expect(renderCard(definitions.get(slug), factsOf(slug), 'de')).toEqual({ language: 'de', paragraphs });
});
