#!/usr/bin/env node
import { runCommand } from '../dist/gallery/runCommand.js';

process.exitCode = await runCommand(process.argv.slice(2), process);
