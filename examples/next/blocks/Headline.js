import { createElement } from 'react';

export const Headline = ({ text }) => createElement('h1', null, text);
