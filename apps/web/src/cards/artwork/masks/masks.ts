/** The masks of the creatures: one builder per family. */
import type { MaskFamily } from '../mask-families.ts';
import { animal } from './animal.ts';
import { bird } from './bird.ts';
import { demon } from './demon.ts';
import { dragon } from './dragon.ts';
import { faerie } from './faerie.ts';
import { fish } from './fish.ts';
import { fungus } from './fungus.ts';
import { giant } from './giant.ts';
import { hood } from './hood.ts';
import { insect } from './insect.ts';
import { machine } from './machine.ts';
import { martian } from './martian.ts';
import { noble } from './noble.ts';
import { scholar } from './scholar.ts';
import { specter } from './specter.ts';
import { visor } from './visor.ts';
import type { Mask } from './mask.ts';

/** Every family's mask. */
export const MASKS: Record<MaskFamily, Mask> = {
  animal,
  bird,
  demon,
  dragon,
  faerie,
  fish,
  fungus,
  giant,
  hood,
  insect,
  machine,
  martian,
  noble,
  scholar,
  specter,
  visor,
};
