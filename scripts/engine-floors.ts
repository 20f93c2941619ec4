/**
 * Prints the value imports of the engine that the floors forbid, and the files that are in import cycles.
 *
 *     npm run engine:floors
 */
import { cyclesOf, readEngineImports, upwardImports } from './lib/engine-imports.ts';
import { ROOT } from './lib/program.ts';
import { floorOf } from './lint/floors.ts';

const imports = readEngineImports(ROOT);
const upward = upwardImports(imports);
console.log(`upward value imports: ${upward.length}`);
for (const { from, to } of upward) console.log(`  ${from} -> ${to}`);

for (const [floor, cycles] of Map.groupBy(cyclesOf(imports), ([first = '']) => floorOf(first))) {
  console.log(`files in cycles in ${floor}: ${cycles.map(({ length }) => length).join(' + ')}`);
  for (const cycle of cycles) console.log(`  ${cycle.join(' ')}`);
}
