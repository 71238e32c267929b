import { parentPort, workerData } from 'node:worker_threads';
import { createLogSearch } from './createLogSearch.ts';
import type { LogSearchTask } from './createLogSearchThread.ts';

// Entry of the search thread, see createLogSearchThread.ts: no module imports it.
const { directory, method, question }: LogSearchTask = workerData;

// One method with its own argument; TypeScript sees any of three with any of theirs.
parentPort?.postMessage(await createLogSearch(directory)[method](question as never));
