/** The sounds of the game. None is longer than 0.6 seconds, except for the forging of a key. */
import type { Tone } from '../../../lib/sound/tones.ts';

type Voice = Omit<Tone, 'at'> & { at?: number };

const voice = ({ at = 0, ...rest }: Voice): Tone => ({ ...rest, at });

/** The ratios of a bell's overtones differ from those of a string. */
const BELL = [
  { ratio: 1, level: 1 },
  { ratio: 2, level: 0.5 },
  { ratio: 2.76, level: 0.3 },
  { ratio: 5.4, level: 0.12 },
] as const;

const bell = (what: Omit<Voice, 'wave'>): Tone[] =>
  BELL.map(({ ratio, level }) =>
    voice({
      ...what,
      wave: 'sine',
      pitch: what.pitch * ratio,
      strength: what.strength * level,
      seconds: what.seconds / Math.sqrt(ratio),
    }),
  );

export const SOUNDS = {
  /** Felt: a card is put on the table. */
  card: [
    voice({ wave: 'noise', pitch: 700, slideTo: 240, seconds: 0.12, strength: 1 }),
    voice({ wave: 'sine', pitch: 150, slideTo: 74, seconds: 0.14, strength: 0.8 }),
  ],
  /** Paper. */
  draw: [voice({ wave: 'noise', pitch: 1800, slideTo: 5200, seconds: 0.16, strength: 0.6 })],
  /** Glass. */
  amber: [
    ...bell({ pitch: 1568, seconds: 0.42, strength: 0.5 }),
    ...bell({ pitch: 2349, seconds: 0.36, strength: 0.3, at: 0.06 }),
  ],
  /** Glass, reversed. */
  steal: [
    voice({ wave: 'sine', pitch: 2349, slideTo: 1175, seconds: 0.36, strength: 0.5 }),
    voice({ wave: 'sine', pitch: 1568, slideTo: 3136, seconds: 0.3, strength: 0.28, at: 0.1 }),
  ],
  /** Dull wood. */
  damage: [
    voice({ wave: 'triangle', pitch: 190, slideTo: 82, seconds: 0.15, strength: 1 }),
    voice({ wave: 'noise', pitch: 620, seconds: 0.08, strength: 1 }),
  ],
  /** Falling sand. */
  destroyed: [voice({ wave: 'noise', pitch: 3200, slideTo: 420, seconds: 0.55, strength: 0.6 })],
  /** Crystal. */
  ward: [2093, 2794, 3520, 4186].map((pitch, index) =>
    voice({ wave: 'sine', pitch, at: index * 0.035, seconds: 0.3, strength: 0.3 }),
  ),
  /** A muffled bell. */
  stun: bell({ pitch: 233, seconds: 0.5, strength: 0.7 }).slice(0, 3),
  /** Two low bells. */
  turn: [
    ...bell({ pitch: 294, seconds: 0.5, strength: 0.6 }),
    ...bell({ pitch: 392, seconds: 0.4, strength: 0.6, at: 0.17 }),
  ],
  /** Brass: the most important sound. */
  forge: [
    voice({ wave: 'noise', pitch: 3400, seconds: 0.08, strength: 0.8 }),
    ...[196, 293.7, 392, 587.3].map((pitch, index) =>
      voice({ wave: 'triangle', pitch, seconds: 1.4, strength: 0.5 / (1 + index * 0.4) }),
    ),
    ...bell({ pitch: 784, seconds: 1.2, strength: 0.25, at: 0.05 }),
  ],
  chat: [voice({ wave: 'sine', pitch: 1180, slideTo: 1320, seconds: 0.07, strength: 0.5 })],
  clock: [voice({ wave: 'noise', pitch: 2600, seconds: 0.04, strength: 0.6 })],
  win: [392, 523.3, 659.3, 784].flatMap((pitch, index) =>
    bell({ pitch, at: index * 0.09, seconds: 0.33, strength: 0.5 }),
  ),
  loss: [392, 329.6, 261.6].flatMap((pitch, index) =>
    bell({ pitch, at: index * 0.12, seconds: 0.35, strength: 0.5 }),
  ),
} satisfies Record<string, readonly Tone[]>;

export type SoundName = keyof typeof SOUNDS;

/** The delay in seconds between sounds that start together. */
const APART = 0.09;

/** Plays sounds shortly after one another. */
export const sequence = (names: readonly SoundName[]): Tone[] =>
  names.flatMap((name, index) => SOUNDS[name].map((tone) => ({ ...tone, at: tone.at + index * APART })));
