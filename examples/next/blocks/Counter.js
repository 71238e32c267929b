import { createElement, useState } from 'react';

export const Counter = ({ label, start = 0 }) => {
  const [count, setCount] = useState(start);
  return createElement(
    'button',
    { type: 'button', onClick: () => setCount(count + 1) },
    `${label}: ${count}`,
  );
};
