import { createElement as h, useState } from 'react';

/** Figures in two systems of units, and a button that changes between them. */
export const Facts = ({ heading, facts, toImperial, toMetric }) => {
  const [system, setSystem] = useState('metric');
  const isMetric = system === 'metric';
  return h(
    'section',
    { className: 'facts' },
    h('h2', null, heading),
    h(
      'dl',
      null,
      facts.map(({ label, ...values }, index) =>
        // Facts have no id, and keep their order.
        h('div', { key: index }, h('dt', null, label), h('dd', null, values[system])),
      ),
    ),
    h(
      'button',
      { type: 'button', onClick: () => setSystem(isMetric ? 'imperial' : 'metric') },
      isMetric ? toImperial : toMetric,
    ),
  );
};
