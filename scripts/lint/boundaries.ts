import { dirname, join, relative, sep } from 'node:path';
import { FEATURE_IMPORTS, PACKAGE_IMPORTS, TEST_IMPORTS } from './import-rules.ts';
import type { PackageImports } from './import-rules.ts';
import { refusalOfFloor } from './floors.ts';

const SCOPE = '@amberhall/';
const PACKAGE_FOLDER = /^(packages|apps)\/[a-z-]+/;
const FEATURE = /^apps\/web\/src\/features\/([a-z-]+)\//;
/** Code that every feature may use, so it cannot use a feature. */
const SHARED_WEB_CODE = /^apps\/web\/src\/(cards|event-screens|lib|ui)\//;

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
    return (
      refusalOfPath(file, folder, target, specifier) ??
      refusalOfFeature(file, target) ??
      refusalOfFloor(file, target, isType)
    );
  }

  const imports = folder === undefined ? undefined : PACKAGE_IMPORTS[folder];
  if (folder === undefined || imports === undefined) return undefined;
  const isTest = /\.test\.tsx?$/.test(file);
  const allowed = specifier.startsWith(SCOPE)
    ? isEntryAllowed(imports, isTest, specifier.slice(SCOPE.length))
    : isLibraryAllowed(imports, isTest, specifier);
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

/** Returns why a file of the client may not import a file of a feature, or `undefined` if it may. */
function refusalOfFeature(file: string, target: string): string | undefined {
  const imported = FEATURE.exec(target)?.[1];
  if (imported === undefined) return undefined;
  if (SHARED_WEB_CODE.test(file)) return `Shared code must not import features/${imported}.`;
  const own = FEATURE.exec(file)?.[1];
  if (own === undefined || own === imported || FEATURE_IMPORTS[own]?.includes(imported)) return undefined;
  return `features/${own} must not import features/${imported}: share the code in cards/, event-screens/, lib/ or ui/.`;
}

function isEntryAllowed(imports: PackageImports, isTest: boolean, entry: string): boolean {
  const entries: readonly string[] = isTest ? [...imports.entries, ...TEST_IMPORTS.entries] : imports.entries;
  return entries.includes(entry);
}

function isLibraryAllowed(imports: PackageImports, isTest: boolean, specifier: string): boolean {
  if (imports.libraries === 'any') return true;
  if (specifier.startsWith('node:')) return isTest;
  const libraries: readonly string[] = isTest
    ? [...imports.libraries, ...TEST_IMPORTS.libraries]
    : imports.libraries;
  return libraries.some((library) => specifier === library || specifier.startsWith(`${library}/`));
}

/** Returns the path from `root` to `file`, with `/` on every system. */
export function pathFrom(root: string, file: string): string {
  return relative(root, file).split(sep).join('/');
}
