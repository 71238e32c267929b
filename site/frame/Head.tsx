import { DEFAULT_LOCALE, LOCALES } from '../../locales/locales.ts';
import type { Page } from '../../schemas/page.ts';
import { scriptJson } from './pageData.ts';

/** Head tags of the page: SEO, alternates, structured data. */
export function Head({ page: { seo, locale, alternates, brand } }: { page: Page }) {
  const origin = seo.canonicalUrl ? new URL(seo.canonicalUrl).origin : '';
  const named: [string, string | undefined][] = [
    ['description', seo.description],
    ['keywords', seo.keywords],
    ['robots', seo.robots],
    ['twitter:card', seo.twitterCard],
    ['twitter:title', seo.twitterTitle],
    ['twitter:description', seo.twitterDescription],
    ['twitter:image', seo.twitterImage],
  ];
  const graph: [string, string | undefined][] = [
    ['og:title', seo.ogTitle],
    ['og:description', seo.ogDescription],
    ['og:image', seo.ogImage],
    ['og:url', seo.ogUrl],
    ['og:site_name', seo.ogSitename],
    ['og:type', seo.ogType],
    ['og:locale', LOCALES[locale].openGraph],
  ];
  const english = alternates.find((alternate) => alternate.locale === DEFAULT_LOCALE);
  // Alternates must link back: the second page of a list, or a filtered one, has no such partners (Google Search
  // Central, localized versions).
  const isOneOfThem = alternates.some(({ path }) => origin + path === seo.canonicalUrl);
  return (
    <>
      <title>{seo.title}</title>
      <meta name="theme-color" content={brand?.look?.themeColor ?? '#0b2233'} />
      {brand?.look?.stylesheet && <link rel="stylesheet" href={brand.look.stylesheet} />}
      {named.map(([name, content]) => content && <meta key={name} name={name} content={content} />)}
      {graph.map(
        ([property, content]) => content && <meta key={property} property={property} content={content} />,
      )}
      {alternates
        .filter((alternate) => alternate.locale !== locale)
        .map((alternate) => (
          <meta
            key={alternate.locale}
            property="og:locale:alternate"
            content={LOCALES[alternate.locale].openGraph}
          />
        ))}
      {seo.canonicalUrl && <link rel="canonical" href={seo.canonicalUrl} />}
      {seo.feedUrl && (
        <link rel="alternate" type="application/atom+xml" title={seo.feedTitle} href={seo.feedUrl} />
      )}
      {(isOneOfThem ? alternates : []).map((alternate) => (
        <link
          key={alternate.locale}
          rel="alternate"
          hrefLang={LOCALES[alternate.locale].tag}
          href={origin + alternate.path}
        />
      ))}
      {isOneOfThem && english && <link rel="alternate" hrefLang="x-default" href={origin + english.path} />}
      {seo.structuredData.map((data, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to a string
        <JsonLd key={index} data={data} />
      ))}
    </>
  );
}

/** Structured data for search engines. */
function JsonLd({ data }: { data: object }) {
  const __html = scriptJson(data);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script takes no other kind of content
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
