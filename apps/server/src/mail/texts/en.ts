import type { MailTexts } from './mail-texts.ts';

export const en: MailTexts = {
  greeting: ({ username }) => `Hello ${username},`,
  titled: ({ event, text }) => `${event}: ${text}`,
  activation: {
    subject: 'Activate your Amberhall account',
    text: ({ validFor }) =>
      `Please open this link to activate your account. The link is valid for ${validFor}.`,
    unasked: 'If you did not register at Amberhall, you can ignore this email.',
  },
  addressChange: {
    subject: 'Confirm your new email address',
    text: ({ validFor }) =>
      `Please open this link to use this email address for your Amberhall account. It works once and is valid for ${validFor}.`,
    unasked: 'If you did not ask for this, you can ignore this email.',
  },
  passwordReset: {
    subject: 'Reset your Amberhall password',
    text: ({ validFor }) =>
      `Someone asked to reset your Amberhall password. To choose a new password, please open this link. It works once and is valid for ${validFor}.`,
    unasked: 'If you did not ask for this, you can ignore this email. Your password stays the same.',
  },
  addressChanged: {
    subject: 'Your Amberhall email address was changed',
    text: 'Your Amberhall account now uses another email address, so this address gets no more emails from us.\n\nIf you did not change it, please tell the operators of the site at once.',
  },
  movedUp: {
    subject: 'you have a place',
    text: 'You have moved up from the waiting list. You play.',
  },
  checkIn: {
    subject: 'the check-in is open',
    text: 'Please check in before the event starts.',
  },
  pairing: {
    subject: ({ round }) => `round ${round}`,
    text: ({ round, opponent, table }) => `In round ${round} you play ${opponent} at table ${table}.`,
    ban: 'Please ban one of their decks on the page of the event.',
  },
  result: {
    subject: ({ round }) => `result of round ${round}`,
    won: ({ round, opponent }) => `You have won your match of round ${round} against ${opponent}.`,
    lost: ({ round, opponent }) => `You have lost your match of round ${round} against ${opponent}.`,
  },
  switchOff: ({ profile }) =>
    `You receive this email because you asked for mails about your events. You can switch them off in your profile: ${profile}`,
  deletedUser: 'Deleted user',
};
