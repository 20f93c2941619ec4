/**
 * Runs a script of this repository or a tool with the pinned Node. Installs the packages first if they are missing or
 * differ from the lock file.
 *
 *     node scripts/run.mjs scripts/start.ts
 *     node scripts/run.mjs vitest run packages/engine
 *
 * Plain JavaScript without dependencies, because this file must run on Node 20 with nothing installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The oldest Node that runs TypeScript without a flag and has all features we use: [major, minor]. */
const OLDEST_NODE = [24, 15];

/** An error that the user can fix; printed without a stack. */
class SetupError extends Error {}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/**
 * Compares the lock file with npm's list of installed packages. Returns whether a package is missing or has another
 * version. Ignores optional packages, because those of other systems are never installed.
 *
 * @param {string} root folder of package-lock.json and node_modules
 */
export function isInstallNeeded(root) {
  const installedList = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedList)) return true;
  const installed = readJson(installedList).packages;
  const locked = readJson(join(root, 'package-lock.json')).packages;
  return Object.entries(locked).some(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.optional || wanted.devOptional) return false;
    return installed[path] === undefined || installed[path].version !== wanted.version;
  });
}

function install() {
  console.log('Installing packages (npm ci) …');
  // Errors only: most warnings concern the system's Node, which runs nothing but npm.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const options = ['ci', '--include=dev', '--include=optional', ...quiet];
  const npm = process.env.npm_execpath ?? '';
  const { status, error } = npm.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [npm, ...options], { cwd: ROOT, stdio: 'inherit' })
    : spawnSync('npm', options, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) throw new SetupError(`Could not start npm: ${error.message}`);
  if (status !== 0) throw new SetupError('npm ci failed. Its output is above.');
}

/** Returns the paths at which the packages that contain Node install it, the most likely one first. */
export function pinnedNodePaths(root, platform, architecture) {
  const system = platform === 'win32' ? 'win' : platform;
  const program = platform === 'win32' ? 'node.exe' : 'node';
  return [`node-${system}-${architecture}`, `node-bin-${system}-${architecture}`].map((name) =>
    join(root, 'node_modules', name, 'bin', program),
  );
}

/** @param {string} version such as "v24.15.0" */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
}

function findNode() {
  const pinned = pinnedNodePaths(ROOT, process.platform, process.arch).find((path) => existsSync(path));
  if (pinned) return pinned;
  if (isNewEnough(process.version)) return process.execPath;
  throw new SetupError(
    `There is no pinned Node for ${process.platform} ${process.arch}, and the installed Node ${process.version} is too old. ` +
      `Install Node ${OLDEST_NODE.join('.')} or newer from https://nodejs.org and run the command again.`,
  );
}

/** Returns the file to run for `name`: a script of this repository by its path, else the program of an installed package. */
function findProgram(name) {
  const script = join(ROOT, name);
  if (/\.(ts|mjs)$/.test(name) && existsSync(script)) return script;

  const folder = join(ROOT, 'node_modules', packageOf(name));
  if (!existsSync(folder)) throw new SetupError(`There is no script and no tool named ${name}.`);
  const { bin } = readJson(join(folder, 'package.json'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}

function packageOf(program) {
  return program === 'tsc' ? 'typescript' : program;
}

/** Returns an environment whose PATH finds the pinned Node and our tools before those of the system. */
function environmentFor(node) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = [dirname(node), join(ROOT, 'node_modules', '.bin'), process.env[name] ?? ''];
  return { ...process.env, [name]: folders.join(delimiter) };
}

/** Runs the program until it exits. Forwards signals to it, and exits with its exit code. */
function run(node, program, options) {
  const child = spawn(node, [program, ...options], { stdio: 'inherit', env: environmentFor(node) });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // A terminal sends Ctrl-C to the child as well. A second signal would abort its shutdown.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  if (process.env.npm_lifecycle_event) onParentGone(() => child.kill('SIGTERM'));
  child.on('error', (error) => fail(error));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

/** npm starts this script through a shell, which a signal ends without reaching this script. */
function onParentGone(callback) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, 500);
}

function fail(error) {
  console.error(error instanceof SetupError ? error.message : error);
  process.exit(1);
}

function main([name, ...options]) {
  try {
    if (!name) throw new SetupError('Usage: node scripts/run.mjs <script or tool> [options]');
    if (isInstallNeeded(ROOT)) install();
    run(findNode(), findProgram(name), options);
  } catch (error) {
    fail(error);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main(process.argv.slice(2));
