import type { MailTexts } from './mail-texts.ts';

export const de: MailTexts = {
  greeting: ({ username }) => `Hallo ${username},`,
  titled: ({ event, text }) => `${event}: ${text}`,
  activation: {
    subject: 'Aktiviere dein Amberhall-Konto',
    text: ({ validFor }) =>
      `Bitte öffne diesen Link, um dein Konto zu aktivieren. Der Link ist ${validFor} lang gültig.`,
    unasked: 'Wenn du dich nicht bei Amberhall registriert hast, kannst du diese E-Mail ignorieren.',
  },
  addressChange: {
    subject: 'Bestätige deine neue E-Mail-Adresse',
    text: ({ validFor }) =>
      `Bitte öffne diesen Link, um diese E-Mail-Adresse für dein Amberhall-Konto zu verwenden. Er funktioniert einmal und ist ${validFor} lang gültig.`,
    unasked: 'Wenn du das nicht angefordert hast, kannst du diese E-Mail ignorieren.',
  },
  passwordReset: {
    subject: 'Setze dein Amberhall-Passwort zurück',
    text: ({ validFor }) =>
      `Jemand möchte dein Amberhall-Passwort zurücksetzen. Bitte öffne diesen Link, um ein neues Passwort zu wählen. Er funktioniert einmal und ist ${validFor} lang gültig.`,
    unasked:
      'Wenn du das nicht angefordert hast, kannst du diese E-Mail ignorieren. Dein Passwort bleibt unverändert.',
  },
  addressChanged: {
    subject: 'Deine E-Mail-Adresse bei Amberhall wurde geändert',
    text: 'Dein Amberhall-Konto verwendet jetzt eine andere E-Mail-Adresse. An diese Adresse senden wir keine E-Mails mehr.\n\nWenn du sie nicht geändert hast, melde dich bitte sofort bei den Betreibern der Seite.',
  },
  movedUp: {
    subject: 'du hast einen Platz',
    text: 'Du bist von der Warteliste nachgerückt. Du spielst mit.',
  },
  checkIn: {
    subject: 'der Check-in ist offen',
    text: 'Bitte checke ein, bevor das Turnier beginnt.',
  },
  pairing: {
    subject: ({ round }) => `Runde ${round}`,
    text: ({ round, opponent, table }) => `In Runde ${round} spielst du an Tisch ${table} gegen ${opponent}.`,
    ban: 'Bitte verbanne auf der Seite des Turniers eines der gegnerischen Decks.',
  },
  result: {
    subject: ({ round }) => `Ergebnis von Runde ${round}`,
    won: ({ round, opponent }) => `Du hast dein Match in Runde ${round} gegen ${opponent} gewonnen.`,
    lost: ({ round, opponent }) => `Du hast dein Match in Runde ${round} gegen ${opponent} verloren.`,
  },
  switchOff: ({ profile }) =>
    `Du erhältst diese E-Mail, weil du Mails zu deinen Turnieren haben möchtest. In deinem Profil kannst du sie abschalten: ${profile}`,
  deletedUser: 'Gelöschtes Konto',
};
