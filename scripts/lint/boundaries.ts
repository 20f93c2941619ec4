import { dirname, join, relative, sep } from 'node:path';
import { ARROWS, TEST_ARROWS } from './import-rules.ts';
import type { Arrows } from './import-rules.ts';
import { refusalOfFloor } from './floors.ts';

const SCOPE = '@amberhall/';
const PACKAGE_FOLDER = /^(packages|apps)\/[a-z-]+/;

/**
 * Returns why a file may not import a module, or `undefined` if it may.
 *
 * @param file path from the root of the repository, with `/`
 * @param specifier as written in the import
 * @param isType the import is an `import type`
 */
export function refusalOf(file: string, specifier: string, isType: boolean): string | undefined {
  const folder = PACKAGE_FOLDER.exec(file)?.[0];
  if (specifier.startsWith('.')) {
    const target = join(dirname(file), specifier).split(sep).join('/');
    return refusalOfPath(file, folder, target, specifier) ?? refusalOfFloor(file, target, isType);
  }

  const arrows = folder === undefined ? undefined : ARROWS[folder];
  if (folder === undefined || arrows === undefined) return undefined;
  const isTest = /\.test\.tsx?$/.test(file);
  const allowed = specifier.startsWith(SCOPE)
    ? isEntryAllowed(arrows, isTest, specifier.slice(SCOPE.length))
    : isLibraryAllowed(arrows, isTest, specifier);
  return allowed ? undefined : `${folder} must not import ${specifier}.`;
}

/** Scripts maintain internal files of packages, such as the card facts, so they may import them by path. */
function refusalOfPath(
  file: string,
  folder: string | undefined,
  target: string,
  specifier: string,
): string | undefined {
  const targetFolder = PACKAGE_FOLDER.exec(target)?.[0];
  if (targetFolder === folder && !target.startsWith('..')) return undefined;
  if (folder === undefined && (targetFolder === undefined || file.startsWith('scripts/'))) return undefined;
  return `${specifier} leaves ${folder ?? 'this folder'}: import other packages by their names.`;
}

function isEntryAllowed(arrows: Arrows, isTest: boolean, entry: string): boolean {
  const entries: readonly string[] = isTest ? [...arrows.entries, ...TEST_ARROWS.entries] : arrows.entries;
  return entries.includes(entry);
}

function isLibraryAllowed(arrows: Arrows, isTest: boolean, specifier: string): boolean {
  if (arrows.libraries === 'any') return true;
  if (specifier.startsWith('node:')) return isTest;
  const libraries: readonly string[] = isTest
    ? [...arrows.libraries, ...TEST_ARROWS.libraries]
    : arrows.libraries;
  return libraries.some((library) => specifier === library || specifier.startsWith(`${library}/`));
}

/** Returns the path from `root` to `file`, with `/` on every system. */
export function pathFrom(root: string, file: string): string {
  return relative(root, file).split(sep).join('/');
}
