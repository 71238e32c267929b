import { parentPort, workerData } from 'node:worker_threads';
import { createLogSearch } from './createLogSearch.ts';
import type { LogSearchTask } from './createLogSearchThread.ts';

// The program of a thread of its own, see createLogSearchThread.ts: it starts when it is run, and no module imports it.
const { directory, method, question }: LogSearchTask = workerData;

// One method with its own argument; TypeScript sees all three with any of theirs.
parentPort?.postMessage(await createLogSearch(directory)[method](question as never));
