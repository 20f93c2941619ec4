import { memo, useMemo } from 'react';
import type { PrintedType } from '@amberhall/protocol';
import { symbolHref } from '../../ui/icon.tsx';
import { houseSymbol } from '../houses.ts';
import { attireOf } from './attire.ts';
import { artifactShapes } from './artifact.ts';
import { seededRandom } from './seeded-random.ts';
import { maskFamilyOf } from './mask-families.ts';
import type { MaskFamily } from './mask-families.ts';
import { MASKS } from './masks/masks.ts';
import { hills, patternOf } from './patterns.ts';
import { MIDDLE } from './shapes.ts';
import type { Paint, Shape } from './shapes.ts';
import { actionShapes, referenceCardShapes, upgradeShapes } from './abstract-shapes.ts';

const PAINTS: Record<Paint, string> = {
  bone: '#f8eed9',
  shade: '#e4d3af',
  dusk: '#cdb78d',
  house: 'var(--house)',
  deep: 'var(--house-deep)',
  light: '#fff6de',
  dark: '#0b0c12',
};

interface ArtworkSubject {
  slug: string;
  type: PrintedType;
  traits: readonly string[];
  house: string;
}

/** The shapes of a card's figure. They are the same for all copies, whatever their house. */
export function shapesOf({ slug, type, traits, house }: ArtworkSubject): Shape[] {
  const random = seededRandom(slug);
  switch (type) {
    case 'creature':
    case 'token creature':
      return creatureShapes(maskFamilyOf(traits, house), slug);
    case 'artifact':
      return artifactShapes(traits, random);
    case 'action':
      return actionShapes(random);
    case 'upgrade':
      return upgradeShapes(random);
    case 'prophecy':
    case 'the tide':
    case 'archon power':
      return referenceCardShapes(random);
  }
}

function creatureShapes(family: MaskFamily, slug: string): Shape[] {
  const { behind, before } = attireOf(seededRandom(`${slug}/attire`));
  return [...behind, ...MASKS[family](seededRandom(slug)), ...before];
}

/** The drawn picture of a card. It is decoration: the card also says everything that it shows. */
export const Artwork = memo(function Artwork({
  slug,
  type,
  traits,
  house,
  className,
}: ArtworkSubject & { className?: string | undefined }) {
  const { shapes, pattern, ranges } = useMemo(() => {
    const random = seededRandom(`${slug}/ground`);
    return {
      shapes: shapesOf({ slug, type, traits, house }),
      pattern: patternOf(house, random),
      ranges: hills(random),
    };
  }, [slug, type, traits, house]);

  return (
    <svg className={className} viewBox="0 0 120 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {pattern.map((path) => (
        <path
          key={path.d}
          d={path.d}
          opacity={path.opacity}
          {...(path.line
            ? { fill: 'none', stroke: path.light ? '#fff' : '#000', strokeWidth: 0.9 }
            : { fill: path.light ? '#fff' : '#000' })}
        />
      ))}
      <path d={ranges[0]} fill="var(--house-deep)" opacity=".45" />
      <path d={ranges[1]} fill="var(--house-deep)" opacity=".78" />
      <circle cx={MIDDLE.x} cy={MIDDLE.y} r="30" fill="#fff" opacity=".1" />
      <circle cx={MIDDLE.x} cy={MIDDLE.y} r="30" fill="none" stroke="#fff" strokeWidth=".6" opacity=".45" />
      <circle
        cx={MIDDLE.x}
        cy={MIDDLE.y}
        r="33"
        fill="none"
        stroke="#fff"
        strokeWidth=".45"
        strokeDasharray="1 2.6"
        opacity=".6"
      />
      {shapes.map((shape, index) => (
        <path
          // Two shapes of a figure may be equal, and their order never changes.
          key={index}
          d={shape.d}
          opacity={shape.opacity}
          {...(shape.stroke
            ? {
                fill: 'none',
                stroke: PAINTS[shape.fill],
                strokeWidth: shape.stroke,
                strokeLinecap: 'round' as const,
              }
            : { fill: PAINTS[shape.fill] })}
        />
      ))}
      {type === 'action' && (
        <use
          href={symbolHref(houseSymbol(house))}
          x="52"
          y="36"
          width="16"
          height="16"
          fill="#f8eed9"
          color="#f8eed9"
        />
      )}
    </svg>
  );
});
