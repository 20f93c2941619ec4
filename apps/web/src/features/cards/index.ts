export { CardBack } from './card-back.tsx';
export { CardFace, type CardFaceProps, type CardSize } from './card-face.tsx';
export { CardMarks, type CardLight, type Marks } from './card-marks.tsx';
export { CardWords } from './card-words.tsx';
export { CardZoom } from './card-zoom.tsx';
export { cardQueries, nameFromSlug, useCard, type Catalogue } from './catalogue.ts';
export { houseColors } from './houses.ts';
export { HouseEmblem, Symbol } from './symbol.tsx';
export { useCardWords } from './words.ts';
