import type { ControlView } from '@amberhall/protocol';
import { useCard } from '../../../cards/index.ts';
import { useBoardTranslation, usePlainText } from '../game/use-texts.ts';

/** The options of a card that says "choose one", in the order of its text. */
export function optionsOf(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('•'))
    .map((line) => line.replace(/^•\s*/, '').replace(/\.$/, ''));
}

/** A button's label. Options of a card use the card's own text. */
export function useControlLabel(control: ControlView): string {
  const { t } = useBoardTranslation();
  const plain = usePlainText();
  const facts = useCard(control.kind === 'option' ? control.card?.slug : undefined);
  const option = facts && optionsOf(facts.text)[Number(control.value)];
  return option
    ? option.replaceAll(/\{([a-z]+)\}/g, (_, name: string) => ` ${t(`card:symbol.${name}`)}`)
    : plain(control.label);
}
