import { readFileSync } from 'node:fs';

/** Linked by Vike while developing: one for each component, some 160 on each page. */
const STYLESHEET = /<link rel="stylesheet" type="text\/css" href="([^"]+\?direct)">/g;
const MODULE = /<script\b[^>]*\btype="module"[^>]*>.*?<\/script>/gs;
/** How long the styles are kept (ms): the gallery asks for its pictures within seconds, a change is seen after that. */
const KEPT_MS = 5000;

/**
 * Makes documents into still pictures while developing: without modules, with their styles inside. Fifty pictures would
 * ask Vite for thousands of files otherwise.
 *
 * @param load gets a stylesheet by its path.
 * @param base paths of the stylesheets that the site's module brings, not its document.
 */
export function createStillDocuments(load: (path: string) => Promise<string>, base = baseStyles()) {
  let kept: { paths: string; until: number; styles: Promise<string> } | undefined;
  const getStyles = (paths: readonly string[]): Promise<string> => {
    const now = Date.now();
    const key = paths.join(' ');
    if (kept?.paths === key && now < kept.until) return kept.styles;
    const styles = Promise.all(paths.map(load)).then((sheets) => sheets.join('\n'));
    kept = { paths: key, until: now + KEPT_MS, styles };
    return styles;
  };
  return async (document: string): Promise<string> => {
    const linked = [...document.matchAll(STYLESHEET)].map(([, path = '']) => path);
    const styles = await getStyles([...base, ...linked]);
    return document
      .replace(MODULE, '')
      .replace(STYLESHEET, '')
      .replace('</head>', () => `<style>${styles}</style></head>`);
  };
}

/** Fonts, tokens, typography: what site/design/styles.ts imports, in its order. */
const baseStyles = (): string[] =>
  [...readFileSync('site/design/styles.ts', 'utf8').matchAll(/'\.\/(.+\.css)'/g)].map(
    ([, name]) => `/site/design/${name}?direct`,
  );
