import { createElement as h } from 'react';

/** Heading of a page. */
export const Hero = ({ heading, lead }) => [
  h('h1', { key: 'heading' }, heading),
  lead && h('p', { key: 'lead', className: 'lead' }, lead),
];
