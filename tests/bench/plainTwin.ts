import type { Page } from '@playwright/test';

/**
 * The same words, pictures, links and controls as a page of ours, as one would write them by hand: semantic HTML
 * without classes, icons and scripts, and one size of each picture. Made from the page, so that it stays its twin; the
 * pictures of submenus are left out.
 *
 * @param page any page of a browser: parses the document, loads nothing of it.
 * @param html a document of ours.
 */
export const plainTwin = (page: Page, html: string): Promise<string> => page.evaluate(distill, html);

/** Runs in the browser. */
function distill(html: string): string {
  /** Of a telephone (openPhone.ts), in its own pixels. */
  const SCREEN_PX = 720;
  const KEPT =
    'a,abbr,address,article,aside,b,blockquote,br,button,cite,dd,details,dl,dt,em,fieldset,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,hr,i,img,input,label,legend,li,main,ol,option,p,section,select,small,strong,sub,summary,sup,table,tbody,td,textarea,th,thead,time,tr,ul';
  const VOID = 'img,br,hr,input';
  const MAY_BE_EMPTY = `${VOID},td,th,option,textarea`;
  const ATTRIBUTES =
    'href,alt,width,height,type,name,value,for,datetime,colspan,scope,aria-label,aria-labelledby'.split(',');
  const GONE = 'script,style,template,svg,dialog,noscript,iframe,video,[popover]';

  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const links = [...parsed.querySelectorAll('header a')];
  for (const gone of parsed.querySelectorAll(GONE)) gone.remove();
  const escapeText = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

  const pictureUrl = (image: Element): string => {
    const candidates = image.closest('picture')?.querySelector('source') ?? image;
    const offered = (candidates.getAttribute('srcset') ?? '').split(', ').map((each) => each.split(' '));
    const fitting = offered.find(([, width]) => Number.parseInt(width ?? '', 10) >= SCREEN_PX);
    return (fitting ?? offered.at(-1))?.[0] || (image.getAttribute('src') ?? '');
  };
  let pictures = 0;
  const attributes = (element: Element): string => {
    const kept = ATTRIBUTES.flatMap((name) => {
      const value = element.getAttribute(name);
      return value === null ? [] : ` ${name}="${escapeText(value)}"`;
    });
    if (element.matches('input,select,textarea,h2')) kept.push(` id="${element.id}"`);
    if (element.matches('img')) {
      pictures++;
      kept.push(
        ` src="${pictureUrl(element)}"`,
        pictures === 1 ? ' fetchpriority="high"' : ' loading="lazy"',
      );
    }
    return kept.join('');
  };
  const write = (node: Node): string => {
    if (node instanceof Text) return escapeText(node.data.replace(/\s+/g, ' '));
    if (!(node instanceof Element)) return '';
    const inside = [...node.childNodes].map(write).join('');
    if (!node.matches(KEPT)) return inside;
    // Such as a button that had nothing but an icon.
    if (inside.trim() === '' && !node.matches(MAY_BE_EMPTY)) return '';
    const start = `<${node.localName}${attributes(node)}>`;
    return node.matches(VOID) ? start : `${start}${inside}</${node.localName}>`;
  };
  const writeAll = (selector: string) => [...parsed.querySelectorAll(selector)].map(write).join('');

  const menu = links.map(
    (link) => `<li><a href="${link.getAttribute('href')}">${escapeText(link.textContent.trim())}</a></li>`,
  );
  const head = [
    ...parsed.querySelectorAll('meta,title,link[rel=canonical],link[rel=alternate],link[rel=icon]'),
  ].map(({ outerHTML }) => outerHTML);
  return `<!DOCTYPE html><html lang="${parsed.documentElement.lang}"><head>${head.join('')}<link rel="stylesheet" href="/plain.css"></head><body><header><nav><details><summary>Menu</summary><ul>${menu.join('')}</ul></details></nav></header>${writeAll('main')}${writeAll('body footer')}</body></html>`;
}
