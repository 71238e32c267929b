/** The stylesheet of the gallery's own pages. */
export const galleryStyles = `:root {
  color-scheme: light dark;
  --rule: color-mix(in srgb, CanvasText 20%, Canvas);
  --soft: color-mix(in srgb, CanvasText 72%, Canvas);
  --pale: color-mix(in srgb, CanvasText 5%, Canvas);
}
* { box-sizing: border-box; }
body {
  max-inline-size: 80rem;
  margin: 0 auto;
  padding: 0 clamp(1rem, 4vw, 3rem) 4rem;
  font: 1rem/1.5 system-ui, sans-serif;
  overflow-wrap: break-word;
}
header { padding-block: 1rem; border-block-end: 1px solid var(--rule); }
nav { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; }
nav a { padding-block: 0.25rem; }
h1 { margin-block: 2rem 0.5rem; font-size: 2rem; line-height: 1.2; }
h2 { margin-block: 3rem 0.5rem; font-size: 1.375rem; line-height: 1.3; }
h3 { margin-block: 2rem 0.5rem; font-size: 1rem; }
p { max-inline-size: 65ch; margin-block: 0.5rem; }
.facts { color: var(--soft); }
.facts code { margin-inline-end: 0.75rem; }
code, pre, textarea { font: 0.875rem/1.5 ui-monospace, monospace; }
.cards {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
  gap: 2.5rem 2rem;
  margin: 1.5rem 0 0;
  padding: 0;
  list-style: none;
}
.cards > li { display: flex; min-inline-size: 0; flex-direction: column; }
.cards h2 { margin-block: 0; }
.cards .view { margin-block-start: auto; }
.view {
  inline-size: 100%;
  min-inline-size: 10rem;
  max-inline-size: 100%;
  block-size: 16rem;
  min-block-size: 4rem;
  overflow: hidden;
  border: 1px solid var(--rule);
  resize: both;
}
iframe { display: block; inline-size: 100%; block-size: 100%; border: 0; background: #fff; color-scheme: light; }
summary { inline-size: fit-content; padding-block: 0.5rem; cursor: pointer; }
pre { overflow-x: auto; margin: 0; padding: 1rem; background: var(--pale); white-space: pre-wrap; }
label { display: block; margin-block-end: 0.25rem; }
textarea { display: block; inline-size: 100%; padding: 0.75rem; border: 1px solid var(--soft); }
button { min-block-size: 2.75rem; margin-block: 0.75rem; padding-inline: 1.5rem; font: inherit; cursor: pointer; }
.problems { margin: 0; padding: 0; list-style: none; }
.problems li { margin-block: 0.5rem; padding-inline-start: 0.75rem; border-inline-start: 3px solid light-dark(#b3261e, #f2b8b5); }
.wide { overflow-x: auto; }
table { inline-size: 100%; border-collapse: collapse; overflow-wrap: normal; }
th, td { padding: 0.5rem 1rem 0.5rem 0; border-block-end: 1px solid var(--rule); font-weight: inherit; text-align: start; vertical-align: top; }
thead th { color: var(--soft); font-size: 0.875rem; }
`;
