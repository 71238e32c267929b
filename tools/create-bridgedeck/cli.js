#!/usr/bin/env node
import { relative } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { createProject } from './createProject.js';
import { AnswerError, loadAnswers } from './loadAnswers.js';

const prompts = createInterface({ input: process.stdin, output: process.stdout });
try {
  const ask = process.stdin.isTTY ? (question) => prompts.question(question) : undefined;
  const answers = await loadAnswers(process.argv.slice(2), ask);
  const files = createProject(answers);
  const folder = relative(process.cwd(), answers.folder) || '.';
  console.log(`\n${files.length} files in ${folder}. Next:\n\n  cd ${folder}\n  npm install\n  npm start\n`);
} catch (error) {
  if (!(error instanceof AnswerError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  prompts.close();
}
