import type { ControlView } from '@amberhall/protocol';
import { useCard } from '../../../cards/index.ts';
import { useBoardTranslation, usePlainText } from '../game/use-texts.ts';

/** Longer labels are cut … */
const LONGEST = 28;
/** … to this many characters and an ellipsis. */
const CUT = 25;

/** The options of a card that says "choose one", in the order of its text. */
export function optionsOf(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('•'))
    .map((line) => line.replace(/^•\s*/, '').replace(/\.$/, ''));
}

/** A button's label: whole, and as shown. Options of a card use the card's own text, uncut. */
export function useControlLabel(control: ControlView): { short: string; full: string } {
  const { t } = useBoardTranslation();
  const plain = usePlainText();
  const facts = useCard(control.kind === 'option' ? control.card?.slug : undefined);
  const option = facts && optionsOf(facts.text)[Number(control.value)];
  if (option) {
    const words = option.replaceAll(/\{([a-z]+)\}/g, (_, name: string) => ` ${t(`card:symbol.${name}`)}`);
    return { full: words, short: words };
  }
  const full = plain(control.label);
  return { full, short: full.length > LONGEST ? `${full.slice(0, CUT)}…` : full };
}
