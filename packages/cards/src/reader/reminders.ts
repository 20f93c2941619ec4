/**
 * Sentences in parentheses that only explain a rule. The reader skips these and reads every other parenthesis: some are
 * the only place that says what happens.
 */
const REMINDERS: readonly RegExp[] = [
  // keywords
  /^The first time this creature is attacked each turn/,
  /^When you use (this creature|a creature with skirmish) to fight/,
  /neighbors cannot be attacked unless they have taunt/,
  /^(On your turn, any|Any) damage dealt by this creature’s power during a fight/,
  /^Before (this|that) creature (attacks|is attacked), deal/,
  /^When this creature attacks, also deal/,
  /^This (creature can enter|card enters) play (anywhere|under your opponent)/,
  /^It cannot be destroyed or dealt damage/,
  /^This card may be used as if it belonged/,
  /^You can only play this card before/,
  /^After (you|they) play (this|that) card, end/,
  /^Place it faceup under this card/i,
  // icons, capture, scrap, haunted, the tide
  /^These icons have already been added/,
  /^(\{\w+\})+$/,
  /^Move \d+\{amber\} from your opponent’s pool to this creature/,
  /^Scrap effects resolve after/,
  /^You are haunted if/,
  /^The tide is (high|low) for you/,
  // single cards
  /^Play only with the other half/,
  /must survive (the fight|this damage)/,
  /only if s?he survives the damage/,
  /^including this one$/,
  /^except for traits$/,
  /^action, artifact, creature, upgrade$/,
  /^You may choose a different creature each time/,
  /^You may cause more damage to a creature/,
  /^That creature does not exhaust/,
  /^Cards can still be played and discarded/,
  /^it becomes a token creature$/,
  /^It leaves the battleline/,
  /^Discard it, ignoring wards/,
];

/** Removes reminders, and writes other parentheses as parts of the sentence. Parentheses may hold parentheses. */
export function withoutReminders(text: string): string {
  const inner = text.replace(/(\.?)\s*\(([^()]*?)\.?\)/g, (_, stop: string, inside: string) =>
    isReminder(inside) ? stop : `, ${inside}`,
  );
  return inner === text ? text : withoutReminders(inner);
}

const isReminder = (inside: string): boolean =>
  REMINDERS.some((reminder) => reminder.test(inside.replaceAll(/\s+/g, ' ').trim()));
