import { components } from 'virtual:bridgedeck/blocks';
import { hydrate } from '@bridgedeck/renderer/client';
import registry from './blocks/registry.json';
import './style.css';

// A page without live blocks has no data.
if (document.querySelector('[data-blocks-data]')) await hydrate({ registry, components });
