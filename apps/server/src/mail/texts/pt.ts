import type { MailTexts } from './mail-texts.ts';

export const pt: MailTexts = {
  greeting: ({ username }) => `Olá, ${username}!`,
  titled: ({ event, text }) => `${event}: ${text}`,
  activation: {
    subject: 'Ative sua conta do Amberhall',
    text: ({ validFor }) => `Abra este link para ativar sua conta. O link é válido por ${validFor}.`,
    unasked: 'Se você não criou uma conta no Amberhall, pode ignorar este e-mail.',
  },
  addressChange: {
    subject: 'Confirme seu novo endereço de e-mail',
    text: ({ validFor }) =>
      `Abra este link para usar este endereço de e-mail na sua conta do Amberhall. Ele funciona uma única vez e é válido por ${validFor}.`,
    unasked: 'Se você não pediu isso, pode ignorar este e-mail.',
  },
  passwordReset: {
    subject: 'Redefina sua senha do Amberhall',
    text: ({ validFor }) =>
      `Alguém pediu para redefinir sua senha do Amberhall. Para escolher uma nova senha, abra este link. Ele funciona uma única vez e é válido por ${validFor}.`,
    unasked: 'Se você não pediu isso, pode ignorar este e-mail. Sua senha continua a mesma.',
  },
  addressChanged: {
    subject: 'Seu endereço de e-mail do Amberhall foi alterado',
    text: 'Sua conta do Amberhall agora usa outro endereço de e-mail, por isso não enviaremos mais e-mails para este.\n\nSe não foi você que o alterou, avise imediatamente os responsáveis pelo site.',
  },
  movedUp: {
    subject: 'você tem uma vaga',
    text: 'Você saiu da lista de espera e tem uma vaga. Você joga.',
  },
  checkIn: {
    subject: 'a confirmação de presença está aberta',
    text: 'Confirme sua presença antes do início do torneio.',
  },
  pairing: {
    subject: ({ round }) => `rodada ${round}`,
    text: ({ round, opponent, table }) => `Na rodada ${round} você joga contra ${opponent} na mesa ${table}.`,
    ban: 'Bana um dos decks do adversário na página do torneio.',
  },
  result: {
    subject: ({ round }) => `resultado da rodada ${round}`,
    won: ({ round, opponent }) => `Você venceu sua partida da rodada ${round} contra ${opponent}.`,
    lost: ({ round, opponent }) => `Você perdeu sua partida da rodada ${round} contra ${opponent}.`,
  },
  switchOff: ({ profile }) =>
    `Você recebe este e-mail porque pediu e-mails sobre seus torneios. Você pode desativá-los no seu perfil: ${profile}`,
  deletedUser: 'Conta excluída',
};
