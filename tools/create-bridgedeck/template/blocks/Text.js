import { createElement as h } from 'react';

/** Words; the renderer has sanitized `html`, since its schema says `format: 'html'`. */
export const Text = ({ html }) => h('div', { className: 'text', dangerouslySetInnerHTML: { __html: html } });
