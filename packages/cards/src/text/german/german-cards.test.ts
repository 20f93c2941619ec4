import { describe, expect, test } from 'vitest';
import { definitions } from '../../definitions.ts';
import { factsOf } from '../../facts/facts.ts';
import { renderCard } from '../render.ts';

describe('German texts of cards', () => {
  test.each([
    ['poltergeist', 'Spielen: Benutze ein Artefakt, als wäre es deine Karte. Zerstöre es.'],
    [
      'codex-of-true-names',
      'Aktion: Zerstöre „Codex of True Names“. Falls du das tust, bringe jede eigene Kopie von „Catena Fiend“ auf die Hand ihres Besitzers zurück und für jede auf diese Weise zurückgebrachte Kreatur bringst du eine feindliche Kreatur auf die Hand ihres Besitzers zurück.',
    ],
    [
      'mark-of-dis',
      'Spielen: Füge einer Kreatur 2{damage} zu. Falls dieser Schaden diese Kreatur nicht zerstört, muss ihr Kontrolleur in seinem nächsten Zug ihr Haus als aktives Haus wählen.',
    ],
    [
      'snag',
      'Kampf: Dein Gegner muss in seinem nächsten Zug das Haus der Kreatur, gegen die „Snag“ kämpft, als aktives Haus wählen.',
    ],
    [
      'annihilation-ritual',
      'Falls eine Kreatur aus dem Spiel in den Ablagestapel eines Spielers kommen würde, lösche sie stattdessen aus.',
    ],
    [
      'red-hot-armor',
      'Spielen: Jede feindliche Kreatur mit Rüstung verliert bis zum Ende des Zuges alle Rüstung. Füge ihnen je 1{damage} für jeden Punkt Rüstung, den die jeweilige Kreatur auf diese Weise verloren hat, zu.',
    ],
    [
      'gongoozle',
      'Spielen: Füge einer Kreatur 3{damage} zu. Falls dieser Schaden diese Kreatur nicht zerstört, legt ihr Besitzer eine zufällige Karte aus seiner Hand ab.',
    ],
    [
      'interdimensional-graft',
      'Spielen: Im nächsten Zug deines Gegners gilt: Nachdem dein Gegner einen Schlüssel geschmiedet hat, gibt dein Gegner dir sein gesamtes {amber}.',
    ],
    [
      'harland-mindlock',
      'Spielen: Übernimm die Kontrolle über eine feindliche Flankenkreatur, bis „Harland Mindlock“ das Spiel verlässt.',
    ],
    [
      'sneklifter',
      'Spielen: Übernimm die Kontrolle über ein feindliches Artefakt. Solange es unter deiner Kontrolle ist und es nicht zu einem der Häuser deiner Identitätskarte gehört, gilt es als Karte des Hauses Schatten.',
    ],
    [
      'bear-flute',
      'Aktion: Heile eine Kopie von „Ancient Bear“ vollständig. Falls keine Kopien von „Ancient Bear“ im Spiel sind, durchsuche dein Deck und deinen Ablagestapel nach beliebig vielen Kopien von „Ancient Bear“, decke sie auf und nimm sie auf deine Hand. Falls du das tust, mische deinen Ablagestapel in dein Deck.',
    ],
    [
      'corner-the-market',
      'Spielen: Dein Gegner kann in seinem nächsten Zug keine Karten spielen. Im nächsten Zug deines Gegners gilt: Nachdem dein Gegner eine Karte aus seiner Hand abgelegt hat, darf dein Gegner sie archivieren.',
    ],
    [
      'free-markets',
      'Spielen: Erhalte 1{amber} für jedes Haus, das unter den Karten im Spiel (das Haus Sanctum nicht mitgezählt) vertreten ist (höchstens 6).',
    ],
    [
      'guji-dinosaur-hunter',
      'Flüchtig.\nAktion: Füge einer Kreatur 2{damage} zu. Falls sie eine Dinosaurier-Karte ist oder auf ihr {amber} liegt, füge ihr stattdessen 6{damage} zu.',
    ],
    [
      'auto-legionary',
      'Aktion: Falls „Auto-Legionary“ eine von dir kontrollierte Kreatur ist, bewege „Auto-Legionary“ an eine Flanke der Schlachtreihe ihres Kontrolleurs. Falls „Auto-Legionary“ ein von dir kontrolliertes Artefakt ist, gilt „Auto-Legionary“ als Kreatur mit Stärke 5 und erhält Vielseitig, bis „Auto-Legionary“ das Spiel verlässt.',
    ],
    [
      'keyforgery',
      'Bevor dein Gegner einen Schlüssel schmiedet und falls eine Karte auf deiner Hand ist, führe Folgendes aus:\n• Er wählt ein Haus.\n• Decke eine zufällige Karte aus deiner Hand auf.\n• Falls sie nicht zu diesem Haus gehört, zerstöre „Keyforgery“ und das geschieht nicht.',
    ],
    [
      'mimic-gel',
      '„Mimic Gel“ kann nicht gespielt werden, außer wenn eine andere Kreatur im Spiel ist.\n„Mimic Gel“ kommt als Kopie einer anderen Kreatur ins Spiel, gehört aber zum Haus Logos.',
    ],
    [
      'timequake',
      'Spielen: Mische jede eigene Karte in das Deck ihres Besitzers. Ziehe Karten entsprechend der Anzahl der auf diese Weise eingemischten Karten, die dir gehören.',
    ],
    [
      'trust-no-one',
      'Spielen: Stiehl 1{amber}. Falls du keine Kreaturen kontrollierst, stiehl stattdessen 1{amber} für jedes Haus, das unter den feindlichen Kreaturen vertreten ist (höchstens 3).',
    ],
    [
      'quintrino-flux',
      'Spielen: Wähle eine eigene Kreatur. Wähle eine feindliche Kreatur. Zerstöre jede Kreatur, die die Stärke mit der ersten Kreatur gemeinsam hat, und jede Kreatur, die die Stärke mit ihr gemeinsam hat.',
    ],
    [
      'encounter-suit',
      'Nachdem ein Spieler eine Aktionskarte gespielt hat, aber bevor ihre Fähigkeiten „Spielen:“ abgehandelt werden, schütze diese Kreatur.',
    ],
    [
      'painmail',
      'Diese Kreatur erhält „Nachdem ein Spieler das Haus Dis als aktives Haus gewählt hat, lege „Painmail“ in das Archiv ihres Besitzers. Zerstöre diese Kreatur.“',
    ],
    ['camouflage', 'Kreaturen, die nicht an einer Flanke sind, können diese Kreatur nicht angreifen.'],
    [
      'abandon-ship',
      'Spielen: Bringe eine Kreatur auf die Hand ihres Besitzers zurück. Falls Flut ist, bringe stattdessen 4 Kreaturen auf die Hände ihrer Besitzer zurück.',
    ],
    [
      'æmberlution',
      'Omega.\nSpielen: Zerstöre jede Kreatur. Für jeden Spieler gilt: Decke die Hand dieses Spielers auf und bringe jede Kreatur aus der Hand dieses Spielers spielbereit unter der Kontrolle dieses Spielers ins Spiel.',
    ],
    [
      'endless-hordes',
      'Spielen: Für jede feindliche Kreatur gilt: Erschaffe eine Spielstein-Kreatur. Mache sie spielbereit. Kämpfe mit ihr gegen diese Kreatur, ohne Spott zu beachten.',
    ],
    [
      'crop-circles',
      'Spielen: Eine nicht zum Haus Mars gehörende Kreatur erbeutet 1{amber} von der eigenen Seite. Lösche beliebig viele Karten aus deinem Archiv aus. Diese Kreatur erbeutet {amber} entsprechend der Anzahl der auf diese Weise ausgelöschten Karten von der eigenen Seite.',
    ],
    [
      'savage-clash',
      'Spielen: Zerstöre jede Kreatur außer der stärksten feindlichen Kreatur und der schwächsten eigenen Kreatur.',
    ],
    [
      'glimmerspore',
      'Spielen: Lege ein Artefakt in dein Archiv. Gehört diese Karte nicht dir und verlässt sie dein Archiv, geht sie stattdessen auf die Hand ihres Besitzers.',
    ],
    ['three-fates', 'Spielen: Zerstöre die 3 stärksten Kreaturen.'],
    [
      'routine-job',
      'Spielen: Stiehl 1{amber}. Stiehl 1{amber} für jede Kopie von „Routine Job“ in deinem Ablagestapel.',
    ],
    [
      'soft-landing',
      'Spielen: Die nächste Kreatur, die du in diesem Zug spielst, oder das nächste Artefakt, das du in diesem Zug spielst, kommt spielbereit ins Spiel.',
    ],
    [
      'chancellor-dexterus',
      'Ernten: Du darfst die rechts an „Chancellor Dexterus“ angrenzende Kreatur preisen. Falls du das tust, gilt sie für den Rest des Zuges als Karte des Hauses Saurianer.',
    ],
    [
      'lapisaurus',
      'Spott.\nJede feindliche Kreatur, die „Lapisaurus“ angreift, erhält „Vor dem Kampf: Preise diese Kreatur.“',
    ],
    [
      'edict-of-nerotaurus',
      'Nachdem eine Kreatur geerntet hat, können Kreaturen für den Rest des Zuges nicht ernten, bis ein Spieler eine Kreatur zu benutzen beginnt.\nNachdem eine Kreatur gekämpft hat, können Kreaturen für den Rest des Zuges nicht kämpfen, bis ein Spieler eine Kreatur zu benutzen beginnt.',
    ],
    [
      'operative-espion',
      'Flüchtig.\nNachdem ein Spieler in seinem Zug die Flut hat steigen lassen, darf dieser Spieler eine von diesem Spieler kontrollierte Kreatur benutzen.',
    ],
    [
      'rack-of-redemption',
      'Nachdem in jedem Zug zum ersten Mal eine Mutanten-Kreatur zerstört wurde, erhält ihr Besitzer 1{amber}.',
    ],
    [
      'tectonic-shift',
      'Spielen: Zerstöre jede Kreatur in einer Hälfte jeder Schlachtreihe, so gleichmäßig wie möglich geteilt.',
    ],
    [
      'scooboo',
      'Solange „Scooboo“ in deinem Ablagestapel ist, gilt: Solange du am Zug bist und falls du eine Karte ziehen würdest, darfst du stattdessen die obersten 3 Karten deines Decks ablegen und „Scooboo“ auf deine Hand zurücknehmen.',
    ],
    [
      'pupgrade',
      '„Pupgrade“ darf statt als Kreatur als Upgrade gespielt werden, mit dem Text: „Diese Kreatur erhält +3 Stärke und „Zerstört: Bringe „Pupgrade“ spielbereit an der rechten Flanke ihres Kontrolleurs ins Spiel.““',
    ],
    [
      'halo-of-enlightenment',
      'Solange eine Spielstein-Kreatur in derselben Schlachtreihe im Spiel ist, kann diese Kreatur nicht angegriffen werden.\nSpielen: Erschaffe eine Spielstein-Kreatur.',
    ],
    [
      'trihard',
      'Spielen: Jeder Spieler legt so viele zufällige Karten wie ein Drittel der Anzahl der Karten auf seiner Hand (abgerundet) aus seiner Hand ab.',
    ],
    [
      'treasure-map',
      'Spielen: Falls du in diesem Zug keine anderen Karten gespielt hast, erhalte 3{amber}. Für den Rest des Zuges kannst du keine Karten spielen.',
    ],
    [
      'festering-touch',
      'Spielen: Wähle bis zu 2 Kreaturen. Für jede von ihnen gilt: Füge ihr 1{damage} zu. Falls sie schon beschädigt war, füge ihr stattdessen 3{damage} zu.',
    ],
    [
      'crazy-killing-machine',
      'Aktion: Lege die oberste Karte des Decks jedes Spielers ab. Für jede auf diese Weise abgelegte Karte zerstörst du eine Kreatur, die ein Haus mit ihr gemeinsam hat, oder ein Artefakt, das ein Haus mit ihr gemeinsam hat. Falls auf diese Weise weniger als 2 Karten zerstört wurden, zerstöre „Crazy Killing Machine“.',
    ],
    [
      'fading-apparition',
      'Verschanzen.\nSolange „Fading Apparition“ erschöpft ist und falls du durch Ernten {amber} erhalten würdest, darfst du stattdessen ebenso viel {amber} von einer eigenen Kreatur mit {amber} in deinen Vorrat bewegen.',
    ],
    [
      'tendrils-from-beyond',
      'Spielen: Wähle eine Kreatur. Falls ihr Kontrolleur heimgesucht wird, bringe sie und jede ihr benachbarte Kreatur auf die Hand ihres Besitzers zurück. Sonst bringe sie auf die Hand ihres Besitzers zurück.',
    ],
    [
      'entropic-swirl',
      'Spielen: Wähle eine Kreatur. Für jedes Merkmal, das sie hat, fügst du ihr 2{damage} zu und erhältst 1{amber}.',
    ],
    [
      'salvay',
      'Aufwerten {house:redemption}.\n„Salvay“ erhält Angriff X; X ist das 2-Fache der Anzahl der benachbarten Kreaturen des Hauses Redemption.',
    ],
    [
      'the-golden-queen',
      'Jeder Spieler füllt in seinem Schritt „Karten ziehen“ seine Hand auf eine Karte mehr auf.\nKampf/Ernten: Jeder Spieler legt eine zufällige Karte aus seiner Hand ab. Erhalte 1{amber} für jede nicht zum Haus Ekwidon gehörende, auf diese Weise abgelegte Karte.',
    ],
    [
      'prof-emeritus-kering',
      'Einsatz.\nSpielen/Kampf/Ernten: Benutze eine benachbarte Kreatur. Falls Flut ist, benutze eine andere benachbarte Kreatur.',
    ],
    [
      'friendship',
      'Schaden, der dieser Kreatur zugefügt wird, wird stattdessen so gleichmäßig wie möglich auf alle dieser Kreatur benachbarten Kreaturen verteilt.',
    ],
    [
      'com-officer-hings',
      'Spielen: Du darfst dein Deck nach einer Kopie von „Com. Officer Gross“ durchsuchen, sie aufdecken und sie auf deine Hand nehmen.\nKampf/Ernten: Ziehe eine Karte für jede Kreatur zwischen „Com. Officer Hings“ und einer Kopie von „Com. Officer Gross“ im Spiel.',
    ],
    [
      'cursed-relic',
      'Aufwerten {amber}{amber}{amber}{amber}{amber}{amber}.\n„Cursed Relic“ kann nicht gespielt werden.\n„Cursed Relic“ kann nicht aus deiner Hand abgelegt werden, außer durch Fähigkeiten von Karten.',
    ],
    ['selective-preservation', 'Spielen: Zerstöre jede Kreatur außer einer Kreatur jeder Stärke.'],
    [
      'cogg-miller',
      'Kampf: Du darfst ein Artefakt zerstören. Falls du das tust, archiviere eine zufällige Karte aus der Hand seines Besitzers.',
    ],
    [
      'technorachnophobia',
      'Spielen: Lege die obersten 10 Karten deines Decks ab. Falls eine Karte eines Hauses mit 5 oder mehr auf diese Weise abgelegten Karten auf diese Weise abgelegt wurde, stiehl 2{amber}.',
    ],
    [
      'gambling-den',
      'Zu Beginn des Zuges jedes Spielers: Dieser Spieler darf ein Haus wählen. Falls er das tut, führe Folgendes aus:\n• Decke die oberste Karte des Decks dieses Spielers auf.\n• Falls sie zu diesem Haus gehört, erhält dieser Spieler 2{amber}. Sonst verliert dieser Spieler 2{amber}.',
    ],
    [
      'the-promised-blade',
      'Zu Beginn des Zuges jedes Spielers: Falls dein Gegner mehr Kreaturen kontrolliert als du, übernimm die Kontrolle über „The Promised Blade“. Sonst gilt: Falls du mehr Kreaturen kontrollierst als dein Gegner, übernimmt dein Gegner die Kontrolle über „The Promised Blade“. Sonst wähle einen Spieler. Dieser Spieler übernimmt die Kontrolle über „The Promised Blade“.\nOmni: Eine eigene Kreatur erbeutet 1{amber}.',
    ],
    [
      'quantum-fingertrap',
      'Aktion: Tausche die Plätze einer Kreatur und einer anderen Kreatur in derselben Schlachtreihe.',
    ],
    [
      'sanctum-guardian',
      'Spott.\nKampf/Ernten: Tausche die Plätze von „Sanctum Guardian“ und einer anderen eigenen Kreatur.',
    ],
  ] as const)('writes %s', (slug, text) => {
    expect(renderCard(definitions.get(slug), factsOf(slug), 'de').paragraphs.join('\n')).toBe(text);
  });
});
