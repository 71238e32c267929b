import { type Html, html } from './html.ts';

/** What is wrong with the props of a block, for the person who writes them. */
export interface PropsProblem {
  /** JSON pointer from the props to what is wrong; empty for all of them. */
  pointer: string;
  /** A sentence. */
  message: string;
  /** Where it is in the text the props were parsed from, in UTF-16 code units. */
  offset?: number;
}

/** Also made by playground.js from the same problems. */
const problemItem = ({ pointer, message }: PropsProblem): Html =>
  html`<li>${pointer !== '' && html`<code>${pointer}</code> `}${message}</li>`;

/** What is wrong with the props of a block: where, and in a sentence. */
export function problemList(problems: readonly PropsProblem[]): Html {
  return html`<ul class="problems">${problems.map(problemItem)}</ul>`;
}
