import cluster, { type Worker } from 'node:cluster';
import { sep } from 'node:path';
import { watchTree } from '../demo/services/watchTree.ts';
import { restartsServer, SERVER_FOLDERS } from '../server/http/restartsServer.ts';

/** Editors and git write in several steps: wait this long (ms) for the last. */
const QUIET_MS = 100;
/** Time (ms) for a server to end. */
const END_MS = 3000;

/** The server that answers, and the one that is starting to replace it. */
let serving: Worker | undefined;
let starting: Worker | undefined;

// The servers share one port: the old one answers until the new one does, so that no request fails.
cluster.setupPrimary({ exec: 'server/main.ts' });

function start(): void {
  starting?.process.kill('SIGKILL');
  const worker = cluster.fork();
  starting = worker;
  worker.once('listening', () => {
    if (worker !== starting) return;
    if (serving) end(serving);
    serving = worker;
    starting = undefined;
  });
  worker.once('exit', () => {
    if (worker !== starting && worker !== serving) return;
    if (worker === serving) serving = undefined;
    if (worker === starting) starting = undefined;
    process.stderr.write(
      serving
        ? '\n  The changed server did not start: the one before goes on answering.\n\n'
        : '\n  The server has ended: the next change starts it again.\n\n',
    );
  });
}

function end(worker: Worker): void {
  const kill = setTimeout(() => worker.process.kill('SIGKILL'), END_MS);
  worker.once('exit', () => clearTimeout(kill));
  worker.process.kill('SIGTERM');
}

let timer: NodeJS.Timeout | undefined;
function changed(): void {
  clearTimeout(timer);
  timer = setTimeout(start, QUIET_MS);
}

start();
const watches = [
  ...SERVER_FOLDERS.map((folder) =>
    watchTree(folder, (path) => {
      if (restartsServer(path.replaceAll(sep, '/'))) changed();
    }),
  ),
  // A running server reloads demo content by itself; one that has ended because of it cannot.
  watchTree('demo/content', () => {
    if (!serving && !starting) changed();
  }),
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    clearTimeout(timer);
    for (const stop of watches) stop();
    const workers = [serving, starting];
    serving = undefined;
    starting = undefined;
    for (const worker of workers) if (worker) end(worker);
  });
}
