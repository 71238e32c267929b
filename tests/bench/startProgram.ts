import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../freePort.ts';
import { fetchRaw } from './fetchRaw.ts';

/** What a process has used: milliseconds of CPU since its start, bytes of memory that are its own now. */
export interface Usage {
  cpuMs: number;
  rss: number;
}

/** A server in a process of its own, answering. */
export interface Program {
  port: number;
  /** Milliseconds from its start to the first 200. */
  startMs: number;
  usage(): Promise<Usage>;
  /** What a module loaded before the program answers to a message. */
  ask(question: string): Promise<unknown>;
  stop(): Promise<void>;
}

export interface ProgramOptions {
  file: string;
  args?: string[];
  environment?: Record<string, string>;
  /** Where its output goes. */
  logFile: string;
  /** The path that answers 200 once it is there. */
  readyPath: string;
  execArgv?: string[];
}

const MAX_WAIT_MS = 60_000;
/** How often it is asked whether it is there: a part of what starting takes that nobody sees. */
const ASK_MS = 10;

/** Starts a program that listens on `PORT`, and waits until it answers. */
export async function startProgram(options: ProgramOptions): Promise<Program> {
  const port = await freePort();
  const log = openSync(options.logFile, 'w');
  const start = performance.now();
  const child = fork(options.file, options.args ?? [], {
    execArgv: ['--import', join(import.meta.dirname, 'answerUsage.ts'), ...(options.execArgv ?? [])],
    env: { PATH: process.env.PATH, ...options.environment, PORT: String(port) },
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  while (!(await answers(port, options.readyPath))) {
    if (child.exitCode !== null) throw new Error(`${options.file} ended: see ${options.logFile}`);
    if (performance.now() - start > MAX_WAIT_MS) {
      child.kill('SIGKILL');
      throw new Error(`${options.file} does not answer: see ${options.logFile}`);
    }
    await sleep(ASK_MS);
  }
  return {
    port,
    startMs: performance.now() - start,
    usage: () => ask(child, 'usage'),
    ask: (question) => ask(child, question),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function answers(port: number, path: string): Promise<boolean> {
  try {
    return (await fetchRaw(port, path)).status === 200;
  } catch {
    return false;
  }
}

async function ask(child: ChildProcess, question: string) {
  const answer = once(child, 'message');
  child.send(question);
  return (await answer)[0];
}
