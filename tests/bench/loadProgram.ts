import process from 'node:process';
import { driveLoad, type Load } from './driveLoad.ts';

/** The visitors, in a process of their own: drives each load it is told of and reports. */
process.on('message', (load: Load) => {
  driveLoad(load).then(
    (report) => process.send?.(report),
    // Whoever waits for the report hears that this process has ended.
    (error: unknown) => {
      process.stderr.write(`${error}\n`);
      process.exit(1);
    },
  );
});

process.once('disconnect', () => process.exit(0));
