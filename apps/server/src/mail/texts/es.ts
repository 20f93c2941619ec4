import type { MailTexts } from './mail-texts.ts';

export const es: MailTexts = {
  greeting: ({ username }) => `Hola, ${username}:`,
  titled: ({ event, text }) => `${event}: ${text}`,
  activation: {
    subject: 'Activa tu cuenta de Amberhall',
    text: ({ validFor }) =>
      `Abre este enlace para activar tu cuenta. El enlace es válido durante ${validFor}.`,
    unasked: 'Si no te has registrado en Amberhall, puedes ignorar este correo.',
  },
  addressChange: {
    subject: 'Confirma tu nueva dirección de correo',
    text: ({ validFor }) =>
      `Abre este enlace para usar esta dirección de correo en tu cuenta de Amberhall. Funciona una sola vez y es válido durante ${validFor}.`,
    unasked: 'Si no lo has pedido, puedes ignorar este correo.',
  },
  passwordReset: {
    subject: 'Restablece tu contraseña de Amberhall',
    text: ({ validFor }) =>
      `Alguien ha pedido restablecer tu contraseña de Amberhall. Para elegir una nueva, abre este enlace. Funciona una sola vez y es válido durante ${validFor}.`,
    unasked: 'Si no lo has pedido, puedes ignorar este correo. Tu contraseña no cambia.',
  },
  addressChanged: {
    subject: 'Tu dirección de correo de Amberhall ha cambiado',
    text: 'Tu cuenta de Amberhall usa ahora otra dirección de correo, así que no enviaremos más correos a esta.\n\nSi no la has cambiado, avisa enseguida a los responsables del sitio.',
  },
  movedUp: {
    subject: 'tienes plaza',
    text: 'Has salido de la lista de espera y tienes una plaza. Juegas.',
  },
  checkIn: {
    subject: 'la confirmación de presencia está abierta',
    text: 'Confirma tu presencia antes de que empiece el torneo.',
  },
  pairing: {
    subject: ({ round }) => `ronda ${round}`,
    text: ({ round, opponent, table }) =>
      `En la ronda ${round} juegas contra ${opponent} en la mesa ${table}.`,
    ban: 'Veta uno de los mazos de tu rival en la página del torneo.',
  },
  result: {
    subject: ({ round }) => `resultado de la ronda ${round}`,
    won: ({ round, opponent }) => `Has ganado tu encuentro de la ronda ${round} contra ${opponent}.`,
    lost: ({ round, opponent }) => `Has perdido tu encuentro de la ronda ${round} contra ${opponent}.`,
  },
  switchOff: ({ profile }) =>
    `Recibes este correo porque has pedido correos sobre tus torneos. Puedes desactivarlos en tu perfil: ${profile}`,
  deletedUser: 'Cuenta eliminada',
};
