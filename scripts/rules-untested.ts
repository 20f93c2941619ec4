/**
 * Lists the rules of the register that no test title names.
 *
 *     npm run rules:untested
 */
import { ROOT } from './lib/program.ts';
import { readCitations, readRules } from './lib/rule-register.ts';

const cited = new Set(readCitations(ROOT).map(({ number }) => number));
const rules = readRules(ROOT);
const untested = rules.filter(({ number }) => !cited.has(number));

for (const [file, group] of Map.groupBy(untested, (rule) => rule.file)) {
  console.log(`\n${file}`);
  for (const { number, text } of group) console.log(`  ${number.padEnd(7)} ${text}`);
}
console.log(`\n${untested.length} of ${rules.length} rules are not named by any test title.`);
