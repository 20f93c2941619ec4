import { memo, useMemo } from 'react';
import { seededRandom } from './seeded-random.ts';
import { patternOf } from './patterns.ts';

/** The pattern of a house in the color of the surrounding text. */
export const HousePattern = memo(function HousePattern({ house }: { house: string }) {
  const pattern = useMemo(() => patternOf(house, seededRandom(`${house}/surface`)), [house]);
  return (
    <svg viewBox="0 0 120 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {pattern.map((path) => (
        <path
          key={path.d}
          d={path.d}
          opacity={path.opacity}
          {...(path.line
            ? { fill: 'none', stroke: 'currentColor', strokeWidth: 0.4 }
            : { fill: 'currentColor' })}
        />
      ))}
    </svg>
  );
});
