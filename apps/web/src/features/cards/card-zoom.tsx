import { useCard } from './catalogue.ts';
import { CardFace, type CardFaceProps } from './card-face.tsx';

/** A card large enough to read, loaded by its slug. */
export function CardZoom(props: Omit<CardFaceProps, 'facts' | 'size'>) {
  const facts = useCard(props.slug);
  return <CardFace {...props} facts={facts} size="zoom" />;
}
