export { CardBack } from './card-back.tsx';
export { CardFace, type CardSize } from './card-face.tsx';
export { CardMarks, type CardLight, type Marks } from './card-marks.tsx';
export { CardZoom } from './card-zoom.tsx';
export { cardQueries, nameFromSlug, useCard, type Catalogue } from './catalogue.ts';
export { houseColors } from './houses.ts';
export { HouseEmblem, Symbol } from './symbol.tsx';
export { useCardWords } from './words.ts';
