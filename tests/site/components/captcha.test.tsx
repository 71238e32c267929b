import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { describe, expect, it } from 'vitest';
import en from '../../../locales/en.json' with { type: 'json' };
import { Captcha } from '../../../site/components/Captcha/Captcha.tsx';
import { msUntilExpiry } from '../../../site/components/Captcha/mountWidget.ts';

const nothing = () => undefined;

const render = (error?: string) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={en}>
      <Captcha
        id="puzzle"
        sitekey="SITE"
        puzzleUrl="/api/puzzle"
        error={error}
        onSolved={nothing}
        onExpired={nothing}
        onError={nothing}
      />
    </IntlProvider>,
  );

describe('the captcha before the form is used', () => {
  it('has a label, and a hint without JavaScript', () => {
    const html = render();
    const label = /aria-labelledby="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`<p id="${label}" class="label">${en['form.puzzle.label']}</p>`);
    expect(html).toContain('aria-live="polite"');
    expect(html).toMatch(/<noscript><p[^>]*>.+<\/p><\/noscript>/);
    expect(html).not.toContain('aria-describedby');
  });

  it('refers to its error message', () => {
    const html = render('Please solve the security puzzle');
    const problem = /aria-describedby="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`<p id="${problem}" class="error">Please solve the security puzzle</p>`);
  });
});

it('a solution expires a little earlier in the form than on the server', () => {
  const puzzle = Buffer.alloc(32);
  puzzle[13] = 12;
  expect(msUntilExpiry(`signature.${puzzle.toString('base64')}.AAAA.AQAB`)).toBe(3_600_000 - 35_000);
});
