import type { MailTexts } from './mail-texts.ts';

export const fr: MailTexts = {
  greeting: ({ username }) => `Bonjour ${username},`,
  titled: ({ event, text }) => `${event} : ${text}`,
  activation: {
    subject: 'Activez votre compte Amberhall',
    text: ({ validFor }) =>
      `Veuillez ouvrir ce lien pour activer votre compte. Le lien est valable pendant ${validFor}.`,
    unasked: 'Si vous ne vous êtes pas inscrit sur Amberhall, vous pouvez ignorer cet e-mail.',
  },
  addressChange: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    text: ({ validFor }) =>
      `Veuillez ouvrir ce lien pour utiliser cette adresse e-mail avec votre compte Amberhall. Il ne fonctionne qu’une fois et est valable pendant ${validFor}.`,
    unasked: 'Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail.',
  },
  passwordReset: {
    subject: 'Changez votre mot de passe Amberhall',
    text: ({ validFor }) =>
      `Quelqu’un a demandé à changer votre mot de passe Amberhall. Pour choisir un nouveau mot de passe, veuillez ouvrir ce lien. Il ne fonctionne qu’une fois et est valable pendant ${validFor}.`,
    unasked: 'Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail. Votre mot de passe reste le même.',
  },
  addressChanged: {
    subject: 'Votre adresse e-mail Amberhall a été modifiée',
    text: 'Votre compte Amberhall utilise désormais une autre adresse e-mail. Nous n’enverrons plus d’e-mails à celle-ci.\n\nSi ce changement ne vient pas de vous, veuillez prévenir immédiatement les responsables du site.',
  },
  movedUp: {
    subject: 'vous avez une place',
    text: 'Une place s’est libérée et vous quittez la liste d’attente. Vous jouez.',
  },
  checkIn: {
    subject: 'la confirmation de présence est ouverte',
    text: 'Veuillez confirmer votre présence avant le début du tournoi.',
  },
  pairing: {
    subject: ({ round }) => `ronde ${round}`,
    text: ({ round, opponent, table }) =>
      `À la ronde ${round}, vous jouez contre ${opponent} à la table ${table}.`,
    ban: 'Veuillez bannir un des decks de votre adversaire sur la page du tournoi.',
  },
  result: {
    subject: ({ round }) => `résultat de la ronde ${round}`,
    won: ({ round, opponent }) => `Vous avez gagné votre match de la ronde ${round} contre ${opponent}.`,
    lost: ({ round, opponent }) => `Vous avez perdu votre match de la ronde ${round} contre ${opponent}.`,
  },
  switchOff: ({ profile }) =>
    `Vous recevez cet e-mail parce que vous avez demandé des e-mails sur vos tournois. Vous pouvez les désactiver dans votre profil : ${profile}`,
  deletedUser: 'Compte supprimé',
};
