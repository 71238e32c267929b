/** Block types that a project may begin with, as lines of its registry. */
export const BLOCKS = {
  hero: { component: 'Hero', hydration: 'never' },
  text: { component: 'Text', hydration: 'never' },
  facts: { component: 'Facts', hydration: 'visible' },
  questions: { component: 'Questions', hydration: 'never' },
};
