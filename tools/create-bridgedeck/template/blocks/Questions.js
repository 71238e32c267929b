import { createElement as h } from 'react';

/** Questions that open to their answers, without a script. */
export const Questions = ({ heading, questions }) =>
  h(
    'section',
    { className: 'questions' },
    h('h2', null, heading),
    questions.map(({ question, answer }, index) =>
      // Questions have no id, and keep their order.
      h('details', { key: index }, h('summary', null, question), h('p', null, answer)),
    ),
  );
