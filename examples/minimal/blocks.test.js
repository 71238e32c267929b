import { test } from 'node:test';
import { createRenderer } from '@bridgedeck/renderer';
import { createBlockTests } from '@bridgedeck/renderer/testing';
import { site } from './site.js';

for (const { title, run } of createBlockTests({ ...site, renderer: createRenderer(site) })) test(title, run);
