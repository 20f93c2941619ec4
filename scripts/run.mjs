/**
 * Runs one of our own scripts or a tool with the Node this repository pins, and installs the packages
 * first when they are missing or of another lock file.
 *
 *     node scripts/run.mjs scripts/start.ts
 *     node scripts/run.mjs vitest run packages/engine
 *
 * Plain JavaScript without dependencies: this is the one file that must work with Node 20 and nothing installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The oldest Node that runs TypeScript without a flag and has all we use: [major, minor]. */
const OLDEST_NODE = [24, 15];

/** A sentence for the person at the keyboard, printed without a stack. */
class SetupError extends Error {}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/**
 * Compares the lock file with the list npm keeps of what it installed: says whether something is absent or of
 * another version. Optional packages are not looked at, since those of other systems are never there.
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
  // Errors only: most warnings are about a Node that runs npm and nothing else.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const options = ['ci', '--include=dev', '--include=optional', ...quiet];
  const npm = process.env.npm_execpath ?? '';
  const { status, error } = npm.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [npm, ...options], { cwd: ROOT, stdio: 'inherit' })
    : spawnSync('npm', options, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) throw new SetupError(`npm could not be started: ${error.message}`);
  if (status !== 0) throw new SetupError('npm ci failed; its message is above.');
}

/** Where the packages that carry Node put it, most likely first. */
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
    `There is no packaged Node for ${process.platform} ${process.arch}, and this one is ${process.version}. ` +
      `Install Node ${OLDEST_NODE.join('.')} or newer from https://nodejs.org and try again.`,
  );
}

/** The file to run for `name`: one of our scripts by its path, else the program of an installed package. */
function findProgram(name) {
  const script = join(ROOT, name);
  if (/\.(ts|mjs)$/.test(name) && existsSync(script)) return script;

  const folder = join(ROOT, 'node_modules', packageOf(name));
  if (!existsSync(folder)) throw new SetupError(`There is neither a script nor a tool named ${name}.`);
  const { bin } = readJson(join(folder, 'package.json'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}

function packageOf(program) {
  return program === 'tsc' ? 'typescript' : program;
}

/** Environment in which `node` and our tools are found by name, before anything of the system. */
function environmentFor(node) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = [dirname(node), join(ROOT, 'node_modules', '.bin'), process.env[name] ?? ''];
  return { ...process.env, [name]: folders.join(delimiter) };
}

/** Runs the program to its end; signals sent to us reach it, and its exit code becomes ours. */
function run(node, program, options) {
  const child = spawn(node, [program, ...options], { stdio: 'inherit', env: environmentFor(node) });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // A terminal sends Ctrl-C to the child as well, and a second one would cut its shutdown short.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  if (process.env.npm_lifecycle_event) onParentGone(() => child.kill('SIGTERM'));
  child.on('error', (error) => fail(error));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

/** npm has a shell between itself and us, which dies of a signal without passing it on. */
function onParentGone(act) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
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
