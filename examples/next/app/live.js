'use client';

import { BrowserBlockBox, createLazyComponents } from '@bridgedeck/renderer/client';
import registry from '../blocks/registry.json';

const loaders = { counter: () => import('../blocks/Counter.js').then(({ Counter }) => Counter) };
const { components } = createLazyComponents(registry, (type) => loaders[type]());

/** Live blocks, each with its code when its line in the registry says so. */
export const Counter = components.counter;

export const Box = BrowserBlockBox;
