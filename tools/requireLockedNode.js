import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Loaded before the program (node --import), and JavaScript: a Node that is too old would not read TypeScript.

const root = new URL('../', import.meta.url);
const name = `node-${process.platform}-${process.arch}`;
const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8'));
const locked = packages[`node_modules/${name}`];
const binary = fileURLToPath(new URL(`node_modules/${name}/bin/node`, root));

const stop = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

if (locked && !existsSync(binary)) {
  // npm leaves an optional package out, and succeeds, when it cannot be fetched or does not match the hash in the lock.
  stop(
    `Node ${locked.version} is not installed as package-lock.json has it (${name}): run “npm ci”; if that changes nothing, the package cannot be fetched or does not match its hash.`,
  );
} else if (locked && realpathSync(process.execPath) !== realpathSync(binary)) {
  stop(
    `This runs on ${process.execPath}, not on the Node of package-lock.json (${name}): start it through npm.`,
  );
} else if (!locked && process.versions.node.split('.')[0] !== '24') {
  stop(`Node 24 is needed, and this is ${process.versions.node}; for ${name} none comes as a package.`);
} else if (!locked) {
  process.stderr.write(
    `No Node comes as a package for ${name}: this one, ${process.execPath}, was not checked.\n`,
  );
}
