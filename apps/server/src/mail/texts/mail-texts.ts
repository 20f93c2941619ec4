/** The texts of all mails in one language. Numbers and durations are written in that language by the caller. */
export interface MailTexts {
  /** The first line of every mail. */
  greeting: (about: { username: string }) => string;
  /** A text or a link with the name of the event that it is about. */
  titled: (about: { event: string; text: string }) => string;
  activation: LinkTexts;
  addressChange: LinkTexts;
  passwordReset: LinkTexts;
  /** To the address that an account has had. */
  addressChanged: { subject: string; text: string };
  movedUp: { subject: string; text: string };
  checkIn: { subject: string; text: string };
  pairing: {
    subject: (about: { round: string }) => string;
    text: (about: { round: string; opponent: string; table: string }) => string;
    /** Follows in a triad match. */
    ban: string;
  };
  result: {
    subject: (about: { round: string }) => string;
    won: (about: { round: string; opponent: string }) => string;
    lost: (about: { round: string; opponent: string }) => string;
  };
  /** The end of every mail about an event. `profile` is a link. */
  switchOff: (about: { profile: string }) => string;
  /** In place of the name of an opponent who has deleted their account. */
  deletedUser: string;
}

/** A mail with a link between `text` and `unasked`. */
interface LinkTexts {
  subject: string;
  /** `validFor` is a duration, such as "7 days". */
  text: (about: { validFor: string }) => string;
  unasked: string;
}
