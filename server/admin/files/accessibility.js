/* "Check accessibility": runs axe-core in the frames of an example, and lists what it finds. */

/** As the tests of the site do. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Loads a frame that was not in view yet. */
const loadFrame = async (frame) => {
  frame.loading = 'eager';
  const isLoaded = () =>
    frame.contentDocument?.readyState === 'complete' && frame.contentDocument.URL !== 'about:blank';
  while (!isLoaded()) await new Promise((resolve) => setTimeout(resolve, 50));
  // Colours of what fades in would be judged half way; what moves without end cannot be finished.
  for (const animation of frame.contentDocument.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
};

const loadAxe = async ({ contentWindow, contentDocument }) => {
  const script = contentDocument.createElement('script');
  script.src = '/admin/axe.min.js';
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
    contentDocument.head.append(script);
  });
  return contentWindow.axe;
};

/** What axe-core finds in the block of a frame: a sentence for each element. */
const findViolations = async (frame) => {
  await loadFrame(frame);
  const axe = frame.contentWindow.axe ?? (await loadAxe(frame));
  const options = { runOnly: STANDARDS, iframes: false, resultTypes: ['violations'] };
  const { violations } = await axe.run({ include: ['[data-block]'] }, options);
  return violations.flatMap(({ help, nodes }) => nodes.map(({ target }) => `${help}: ${target.join(' ')}`));
};

const check = async (example, status) => {
  status.textContent = 'Checking…';
  /** Widths in pixels, by violation. */
  const found = new Map();
  const views = [...example.querySelectorAll('.view')];
  const widths = views.map((view) => view.dataset.width);
  try {
    for (const view of views) {
      for (const violation of await findViolations(view.querySelector('iframe'))) {
        found.set(violation, [...(found.get(violation) ?? []), view.dataset.width]);
      }
    }
  } catch {
    status.textContent =
      'axe-core could not be loaded. It is a development dependency: npm ci installs it where NODE_ENV is not production.';
    return;
  }
  const count = `${found.size || 'No'} violation${found.size === 1 ? '' : 's'}`;
  const list = document.createElement('ul');
  list.className = 'problems';
  for (const [violation, where] of found) {
    const item = document.createElement('li');
    item.textContent = `${violation} (${where.join(', ')})`;
    list.append(item);
  }
  status.replaceChildren(`${count} found by axe-core at ${widths.join(', ')} pixels.`, list);
};

for (const button of document.querySelectorAll('[data-check]')) {
  const example = button.closest('.example');
  const status = example.querySelector('[data-violations]');
  let running = Promise.resolve();
  button.hidden = false;
  button.addEventListener('click', () => {
    running = running.then(() => check(example, status));
  });
}
