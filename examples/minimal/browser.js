import { components } from 'virtual:bridgedeck/blocks';
import { hydrate } from '@bridgedeck/renderer/client';
import registry from './blocks/registry.json';

if (document.querySelector('[data-blocks-data]')) await hydrate({ registry, components });
