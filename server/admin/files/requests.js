/* New requests at the top of the list, as they are answered. */

import { localize } from './localTime.js';

const MOST_ROWS = 500;

const button = document.querySelector('[data-follow]');
const rows = document.getElementById('requests');
const status = document.getElementById('followed');
let source;
let arrived = 0;
let missed = 0;

const tell = (text) => {
  status.textContent = text;
};

const count = () => {
  const more = missed > 0 ? `, and ${missed} that came too fast to show` : '';
  tell(`Following: ${arrived} new${more}`);
};

const show = ({ data }) => {
  const template = document.createElement('template');
  // Made by requestRow (renderRequestSearch.ts), which escapes everything in it.
  template.innerHTML = JSON.parse(data);
  localize(template.content);
  rows.prepend(template.content);
  while (rows.rows.length > MOST_ROWS) rows.lastElementChild.remove();
  arrived++;
};

button.hidden = false;
button.addEventListener('click', () => {
  const isFollowing = source !== undefined;
  button.setAttribute('aria-pressed', String(!isFollowing));
  if (isFollowing) {
    source.close();
    source = undefined;
    return tell('');
  }
  source = new EventSource(button.dataset.follow);
  source.addEventListener('message', show);
  source.addEventListener('missed', ({ data }) => {
    missed += Number(data);
  });
  source.addEventListener('error', () => tell('The connection is lost; trying again'));
  source.addEventListener('open', count);
});
// Not with each request: a screen reader would speak without end.
setInterval(() => source?.readyState === EventSource.OPEN && arrived > 0 && count(), 5000);
