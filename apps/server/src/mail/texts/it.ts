import type { MailTexts } from './mail-texts.ts';

export const it: MailTexts = {
  greeting: ({ username }) => `Ciao ${username},`,
  titled: ({ event, text }) => `${event}: ${text}`,
  activation: {
    subject: 'Attiva il tuo account Amberhall',
    text: ({ validFor }) => `Apri questo link per attivare il tuo account. Il link è valido per ${validFor}.`,
    unasked: 'Se non ti sei registrato su Amberhall, puoi ignorare questa e-mail.',
  },
  addressChange: {
    subject: 'Conferma il tuo nuovo indirizzo e-mail',
    text: ({ validFor }) =>
      `Apri questo link per usare questo indirizzo e-mail con il tuo account Amberhall. Funziona una sola volta ed è valido per ${validFor}.`,
    unasked: 'Se non l’hai richiesto tu, puoi ignorare questa e-mail.',
  },
  passwordReset: {
    subject: 'Reimposta la tua password di Amberhall',
    text: ({ validFor }) =>
      `Qualcuno ha chiesto di reimpostare la tua password di Amberhall. Per scegliere una nuova password, apri questo link. Funziona una sola volta ed è valido per ${validFor}.`,
    unasked: 'Se non l’hai richiesto tu, puoi ignorare questa e-mail. La tua password resta la stessa.',
  },
  addressChanged: {
    subject: 'Il tuo indirizzo e-mail di Amberhall è cambiato',
    text: 'Il tuo account Amberhall ora usa un altro indirizzo e-mail, quindi non invieremo più e-mail a questo.\n\nSe non l’hai cambiato tu, avvisa subito i gestori del sito.',
  },
  movedUp: {
    subject: 'hai un posto',
    text: 'Sei uscito dalla lista d’attesa e hai un posto. Giochi.',
  },
  checkIn: {
    subject: 'la conferma di presenza è aperta',
    text: 'Conferma la tua presenza prima dell’inizio del torneo.',
  },
  pairing: {
    subject: ({ round }) => `turno ${round}`,
    text: ({ round, opponent, table }) => `Nel turno ${round} giochi contro ${opponent} al tavolo ${table}.`,
    ban: 'Bandisci uno dei mazzi dell’avversario nella pagina del torneo.',
  },
  result: {
    subject: ({ round }) => `risultato del turno ${round}`,
    won: ({ round, opponent }) => `Hai vinto il tuo incontro del turno ${round} contro ${opponent}.`,
    lost: ({ round, opponent }) => `Hai perso il tuo incontro del turno ${round} contro ${opponent}.`,
  },
  switchOff: ({ profile }) =>
    `Ricevi questa e-mail perché hai chiesto e-mail sui tuoi tornei. Puoi disattivarle nel tuo profilo: ${profile}`,
  deletedUser: 'Account eliminato',
};
