import { readFileSync } from 'node:fs';

/**
 * `npm run licences`: every package that runs in production by its licence, from package-lock.json. docs/licences.md
 * explains those that ask for more than their notice; a test holds that it names them all.
 */

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
}

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const packages = Object.entries(lock.packages).flatMap(
  ([path, { version, license = 'none stated', dev, link }]) => {
    const isInstalled = path.includes('node_modules/') && !dev && !link;
    return isInstalled ? [{ name: path.replace(/^.*node_modules\//, ''), version, license }] : [];
  },
);
const byLicence = [...Map.groupBy(packages, ({ license }) => license)];
for (const [licence, some] of byLicence.sort(([one], [other]) => one.localeCompare(other))) {
  process.stdout.write(`${licence} (${some.length})\n`);
  for (const { name, version } of some) process.stdout.write(`  ${name} ${version}\n`);
}
