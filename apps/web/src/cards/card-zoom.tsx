import { CardGlossary } from './card-glossary.tsx';
import { CardFace } from './card-face.tsx';
import type { CardFaceProps } from './card-face.tsx';
import { useCard } from './catalogue.ts';

/** A card large enough to read, loaded by its slug, with the meaning of its terms. */
export function CardZoom(props: Omit<CardFaceProps, 'facts' | 'size'>) {
  const facts = useCard(props.slug);
  return (
    <>
      <CardFace {...props} facts={facts} size="zoom" />
      {facts && <CardGlossary facts={facts} width={props.width ?? '300px'} />}
    </>
  );
}
