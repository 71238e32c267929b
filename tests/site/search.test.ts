import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../server/loopback.ts';
import { runSite, type Site } from './runSite.ts';

/** How long after a purge a page may be found as it was, on a busy machine (behaviour §2.13: five seconds). */
const SOON = { timeout: 50_000, interval: 100 };

const SEARCH = {
  ...{ en: '/search', fr: '/fr/recherche', de: '/de/suche' },
  ...{ es: '/es/buscar', it: '/it/cerca', pt: '/pt/pesquisa' },
};

const BOATS = ['Estran 42', 'Estran 45 S', 'Estran 46', 'Estran 50', 'Estran 52', 'Estran 60'];

interface Result {
  title: string;
}

interface Questions {
  guide: string;
  /** What stands first for the Estran 42, and what was typed. */
  figures: [string, ...string[]][];
  /** An anchor of the buying guide, and what was typed. */
  sections: [string, ...string[]][];
  /** The address that stands first, and what was typed. */
  pages: [string, ...string[]][];
  /** What a watermaker costs, and what was typed. */
  part: [string, ...string[]];
  /** The list of events, what was typed, and the place that no page names. */
  shows: [string, string, string];
}

/** As buyers ask, not as the pages say it. */
const QUESTIONS: Record<keyof typeof SEARCH, Questions> = {
  en: {
    guide: '/buying-guide',
    figures: [
      ['Draught 1.25 m', 'how deep is the keel', 'keel depth', 'boats for shallow water', 'draft'],
      ['Air draught 20.90 m', 'mast height', 'air draft', 'bridge height', 'how tall is the mast?'],
      [
        'From €489,000 before VAT',
        'how much does it cost',
        'price',
        'How much is a catamaran',
        'cabin price',
      ],
      ['Berths 6 or 8, plus 2 in the saloon', 'berths', 'how many people does she sleep'],
      ['Length overall 12.80 m', 'how long is the boat', 'LOA'],
      ['Light displacement 11.4 t', 'weight', 'how heavy is she'],
      ['Upwind sail area 98 m²', 'sail area'],
      ['Next delivery in 2027', 'delivery time', 'how long does delivery take', 'lead time'],
    ],
    sections: [
      [
        'resale',
        'resale',
        'sell her',
        'second hand',
        'used boats',
        'used Estran 42',
        'used',
        'trade-in',
        'secondhand',
      ],
      ['vat', 'VAT', 'sales tax'],
      [
        'financing',
        'financing',
        'a loan for the boat',
        'deposit',
        'down payment',
        'payment terms',
        'stage payments',
      ],
      ['budget', 'insurance', 'running costs', 'annual costs', 'insurance cost'],
      [
        'air-conditioning',
        'air conditioning',
        'air conditioning price',
        'aircon',
        'how much is air conditioning',
      ],
    ],
    pages: [
      ['/charters', 'charter', 'rent a catamaran'],
      ['/first-season', 'watermaker'],
      [
        '/delivery-and-service',
        'warranty',
        'guarantee',
        'delivery to Mallorca',
        'building slots',
        'delivery to Majorca',
      ],
      ['/our-dealers', 'where can I buy one', 'dealer in Germany'],
      ['/visit-the-yard', 'factory tour'],
      ['/configure', 'options price list', 'option prices', 'optional extras'],
    ],
    part: ['€12,900', 'watermaker price', 'price of a watermaker', 'how much does the watermaker cost'],
    shows: ['/events', 'Southampton Boat Show', 'Southampton'],
  },
  fr: {
    guide: '/fr/guide-d-achat',
    figures: [
      ['Tirant d’eau 1,25 m', 'quelle profondeur de quille', 'tirant d’eau', 'eaux peu profondes'],
      ['Tirant d’air 20,90 m', 'hauteur du mât', 'hauteur sous les ponts', 'tirant d’air'],
      [
        'À partir de 586 800 € TTC (TVA 20 %)',
        'combien ça coûte',
        'prix',
        'combien coûte un catamaran',
        'prix d’une cabine',
      ],
      ['Couchages 6 ou 8, plus 2 dans le carré', 'couchages', 'combien de personnes'],
      ['Longueur hors tout 12,80 m', 'longueur'],
      ['Prochaine livraison en 2027', 'délai de livraison'],
    ],
    sections: [
      ['resale', 'revente', 'vendre mon bateau', 'seconde main', 'bateaux d’occasion', 'occasion', 'reprise'],
      ['vat', 'TVA'],
      ['financing', 'financement', 'crédit', 'LOA', 'acompte', 'échéancier', 'modalités de paiement'],
      ['budget', 'assurance', 'coûts annuels', 'frais d’entretien'],
      ['air-conditioning', 'climatisation prix', 'combien coûte la climatisation'],
    ],
    pages: [
      ['/fr/loueurs', 'location', 'louer un catamaran'],
      ['/fr/premiere-saison', 'dessalinisateur'],
      ['/fr/livraison-et-service', 'garantie', 'livraison à Majorque'],
      ['/fr/configurer', 'prix des options', 'liste des options'],
    ],
    part: ['15 480 €', 'prix dessalinisateur', 'combien coûte le dessalinisateur'],
    shows: ['/fr/evenements', 'Salon nautique de Cherbourg', 'Cherbourg'],
  },
  de: {
    guide: '/de/kaufberatung',
    figures: [
      ['Tiefgang 1,25 m', 'wie tief ist der Kiel', 'Kieltiefe', 'Tiefgang', 'flache Gewässer'],
      ['Durchfahrtshöhe 20,90 m', 'Masthöhe', 'Brückenhöhe', 'Wie hoch ist der Mast?'],
      ['Ab 581.910 € inkl. 19 % MwSt.', 'was kostet das Boot', 'Preis', 'wie teuer', 'Kabinenpreis'],
      ['Kojen 6 oder 8, dazu 2 im Salon', 'Kojen', 'wie viele Personen'],
      ['Länge über alles 12,80 m', 'Länge', 'wie lang ist das Boot'],
      ['Nächste Auslieferung 2027', 'Lieferzeit', 'wie lange dauert die Lieferung'],
    ],
    sections: [
      [
        'resale',
        'Wiederverkauf',
        'Boot verkaufen',
        'aus zweiter Hand',
        'gebrauchte Boote',
        'gebraucht',
        'Inzahlungnahme',
      ],
      ['vat', 'Mehrwertsteuer', 'MwSt'],
      ['financing', 'Finanzierung', 'Kredit', 'Anzahlung', 'Zahlungsplan', 'Zahlungsbedingungen'],
      ['budget', 'Versicherung', 'laufende Kosten', 'Unterhaltskosten', 'Versicherung Kosten'],
      ['air-conditioning', 'Klimaanlage', 'Klimaanlage Preis', 'was kostet die Klimaanlage'],
    ],
    pages: [
      ['/de/charter', 'Charter', 'Boot mieten'],
      ['/de/erste-saison', 'Wassermacher'],
      ['/de/uebergabe-und-service', 'Garantie', 'Übergabe', 'Lieferung nach Mallorca', 'Bauplätze'],
      ['/de/konfigurieren', 'Aufpreisliste', 'Preis der Optionen'],
    ],
    part: ['15.351 €', 'Wassermacher Preis', 'Preis Wassermacher', 'was kostet der Wassermacher'],
    shows: ['/de/veranstaltungen', 'Bootsmesse Düsseldorf', 'Düsseldorf'],
  },
  es: {
    guide: '/es/guia-de-compra',
    figures: [
      ['Calado 1,25 m', 'qué profundidad tiene la quilla', 'calado', 'aguas poco profundas'],
      ['Calado aéreo 20,90 m', 'altura del mástil', 'altura bajo puente', 'calado aéreo'],
      [
        'Desde 591.690 € con IVA del 21 %',
        'cuánto cuesta',
        'precio',
        '¿Cuánto cuesta el barco?',
        'precio camarote',
      ],
      ['Plazas para dormir 6 u 8, más 2 en el salón', 'plazas', 'cuántas personas'],
      ['Eslora total 12,80 m', 'eslora'],
      ['Próxima entrega en 2027', 'plazo de entrega'],
    ],
    sections: [
      ['resale', 'reventa', 'vender mi barco', 'segunda mano', 'barcos usados', 'usado'],
      ['vat', 'IVA'],
      ['financing', 'financiación', 'préstamo', 'señal', 'plan de pagos', 'condiciones de pago'],
      ['budget', 'seguro', 'costes anuales', 'gastos anuales'],
      ['air-conditioning', 'aire acondicionado precio', 'cuánto cuesta el aire acondicionado'],
    ],
    pages: [
      ['/es/charters', 'alquiler', 'alquilar un catamarán'],
      ['/es/primera-temporada', 'desalinizador'],
      ['/es/entrega-y-servicio', 'garantía', 'entrega en Mallorca'],
      ['/es/configurar', 'precio de las opciones', 'lista de extras'],
    ],
    part: ['15.609 €', 'precio desalinizador', 'cuánto cuesta la potabilizadora'],
    shows: ['/es/eventos', 'Salón Náutico de Barcelona', 'Barcelona'],
  },
  it: {
    guide: '/it/guida-all-acquisto',
    figures: [
      ['Pescaggio 1,25 m', 'quanto è profonda la chiglia', 'pescaggio', 'acque basse'],
      ['Tirante d’aria 20,90 m', 'altezza dell’albero', 'altezza ponte', 'tirante d’aria'],
      ['Da 596.580 € con IVA al 22%', 'quanto costa', 'prezzo', 'quanto costa la barca?', 'prezzo cabina'],
      ['Posti letto 6 o 8, più 2 in dinette', 'posti letto', 'quante persone'],
      ['Lunghezza fuori tutto 12,80 m', 'lunghezza'],
      ['Prossima consegna nel 2027', 'tempi di consegna'],
    ],
    sections: [
      ['resale', 'rivendita', 'vendere la barca', 'seconda mano', 'barche usate', 'usato'],
      ['vat', 'IVA'],
      ['financing', 'finanziamento', 'prestito', 'acconto', 'piano di pagamento', 'caparra'],
      ['budget', 'assicurazione', 'costi annuali', 'spese di gestione'],
      ['air-conditioning', 'aria condizionata prezzo', 'quanto costa l’aria condizionata'],
    ],
    pages: [
      ['/it/charter', 'noleggio', 'noleggiare una barca'],
      ['/it/prima-stagione', 'dissalatore'],
      ['/it/consegna-e-assistenza', 'garanzia', 'consegna a Maiorca'],
      ['/it/configura', 'prezzo degli optional', 'listino optional'],
    ],
    part: ['15.738 €', 'prezzo dissalatore', 'quanto costa il dissalatore'],
    shows: ['/it/eventi', 'Salone Nautico di Trieste', 'Trieste'],
  },
  pt: {
    guide: '/pt/guia-de-compra',
    figures: [
      ['Calado 1,25 m', 'profundidade da quilha', 'calado', 'águas pouco profundas'],
      ['Calado aéreo 20,90 m', 'altura do mastro', 'altura da ponte', 'calado aéreo'],
      ['Desde 601 470 € com IVA de 23%', 'quanto custa', 'preço', 'Quanto custa o barco?', 'preço camarote'],
      ['Lugares para dormir 6 ou 8, mais 2 no salão', 'camas', 'quantas pessoas'],
      ['Comprimento total 12,80 m', 'comprimento'],
      ['Próxima entrega em 2027', 'prazo de entrega'],
    ],
    sections: [
      ['resale', 'revenda', 'vender o meu barco', 'segunda mão', 'barcos usados', 'usado', 'retoma'],
      ['vat', 'IVA'],
      ['financing', 'financiamento', 'empréstimo', 'sinal', 'plano de pagamentos', 'condições de pagamento'],
      ['budget', 'seguro', 'custos anuais', 'despesas anuais'],
      ['air-conditioning', 'ar condicionado preço', 'quanto custa o ar condicionado'],
    ],
    pages: [
      ['/pt/charters', 'aluguer', 'alugar um catamarã'],
      ['/pt/primeira-temporada', 'dessalinizador'],
      ['/pt/entrega-e-assistencia', 'garantia', 'entrega em Maiorca'],
      ['/pt/configurar', 'preço dos extras', 'lista de opções'],
    ],
    part: ['15 867 €', 'preço dessalinizador', 'quanto custa o dessalinizador'],
    shows: ['/pt/eventos', 'Salão Náutico de Sesimbra', 'Sesimbra'],
  },
};

let site: Site;
beforeAll(async () => {
  site = await runSite({
    BRAND_FILE: 'demo/brand.json,demo/brands/ternby/brand.json',
    ADMIN_PORT: '0',
    LOG_LEVEL: 'trace',
  });
});
afterAll(() => site.kill());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const { status, headers: given, body } = await ask(site.url, path, { headers });
  return { status, headers: given, text: body.toString() };
};
const query = (words: string) => `?${new URLSearchParams({ q: words })}`;
/** What the page of a search shows. */
const search = async (path: string, words: string, headers: Record<string, string> = {}) => {
  const { status, text } = await get(path + query(words), { accept: 'application/json', ...headers });
  const { props } = JSON.parse(text).blocks[0];
  const urls: string[] = props.results.map(({ url }: { url: string }) => url);
  return { status, props, urls };
};

describe('the search of the site', () => {
  it('reads the pages of a language when the first visitor searches, and says so until it has', async () => {
    for (const path of Object.values(SEARCH)) {
      await expect.poll(async () => (await search(path, 'x')).props.isPreparing, SOON).toBeUndefined();
    }
  }, 300_000);

  it.each([
    ['/search', 'anchorages', 'anchorage'],
    ['/de/suche', 'Häusern', 'haus'],
    ['/fr/recherche', 'propriétaire', 'propriétaires'],
    ['/es/buscar', 'navegaciones', 'navegar'],
    ['/it/cerca', 'armatore', 'armatori'],
    ['/pt/pesquisa', 'estaleiros', 'estaleiro'],
  ])('%s finds “%s” in another form', async (path, words, form) => {
    const { props } = await search(path, words);
    const marked = JSON.stringify(props.results).matchAll(/"text":"([^"]+)","isMatch":true/g);
    expect([...marked].map(([, word = '']) => word.toLowerCase())).toContain(form);
  });

  it.each([
    ['catamaras', '/pt/pesquisa', 'catamarãs'],
    ['kueche', '/de/suche', 'küche'],
    ['proprietaire', '/fr/recherche', 'propriétaires'],
  ])('finds %s at %s without its accents', async (words, path, form) => {
    const { props } = await search(path, words);
    expect(JSON.stringify(props.results).toLowerCase()).toContain(form);
  });

  it('names the boat first whose name was typed, with kind, picture and marked words', async () => {
    const { props } = await search('/search', 'Estran 42');
    expect(props.results[0]).toMatchObject({
      url: '/boats/estran-42',
      title: 'Estran 42',
      kind: 'Boat',
      image: { url: expect.stringMatching(/^\/sites/) },
    });
    const { text } = await get(`/search${query('Estran 42')}`);
    expect(text).toContain('<mark>Estran</mark>');
    expect(text).toMatch(/<meta name="robots" content="noindex,follow"/);
    // The words are nowhere but in the field and above the results.
    expect(/<head>.*<\/head>/s.exec(text)?.[0]).not.toContain('Estran 42');
  });

  it.each([
    ['/search', 'Estran 42 price'],
    ['/fr/recherche', 'prix Estran 42'],
    ['/de/suche', 'Estran 42 Preis'],
    ['/es/buscar', 'precio Estran 42'],
    ['/it/cerca', 'prezzo Estran 42'],
    ['/pt/pesquisa', 'preço Estran 42'],
  ])('%s finds the boat that “%s” names first', async (path, words) => {
    const { props } = await search(path, words);
    expect([props.isPartial, props.results[0].title]).toEqual([undefined, 'Estran 42']);
  });

  it.each([
    ['/search', 'test sail', '/sea-trial'],
    ['/search', 'delivery', '/delivery-and-service'],
    ['/fr/recherche', 'navigation d’essai', '/fr/essai-en-mer'],
    ['/de/suche', 'Probefahrt', '/de/probeschlag'],
    ['/es/buscar', 'prueba de navegación', '/es/prueba-de-mar'],
    ['/it/cerca', 'uscita di prova', '/it/prova-in-mare'],
    ['/pt/pesquisa', 'teste de mar', '/pt/prova-de-mar'],
  ])('%s finds by the visitor’s own “%s” the page that says it in other words', async (path, words, page) => {
    const { props, urls } = await search(path, words);
    expect([urls[0], props.isPartial]).toEqual([page, undefined]);
  });

  it.each([
    ['/search', 'lead time'],
    ['/fr/recherche', 'délai de livraison'],
    ['/de/suche', 'Lieferzeit'],
    ['/es/buscar', 'plazo de entrega'],
    ['/it/cerca', 'tempi di consegna'],
    ['/pt/pesquisa', 'prazo de entrega'],
  ])('%s finds the boats with their next delivery by “%s”', async (path, words) => {
    const { props, urls } = await search(path, words);
    expect(urls.join(' ')).toMatch(/estran-\d+/);
    expect(props.correction).toBeUndefined();
  });

  describe.each(Object.entries(QUESTIONS))('in the words of a buyer, %s', (locale, questions) => {
    const path = SEARCH[locale as keyof typeof SEARCH];
    const { figures, sections, pages, part, shows } = questions;

    it.each(figures.flatMap(([answer, ...typed]) => typed.map((words) => [words, answer] as const)))(
      '“%s” is answered with the figure of each boat: %s',
      async (words, answer) => {
        const { props } = await search(path, words);
        expect(props.results.slice(0, 6).map(({ title }: Result) => title)).toEqual(BOATS);
        const [first] = props.results;
        const told = first.excerpt.map(({ text }: { text: string }) => text).join('');
        expect(told.replace(/\s/g, ' ')).toBe(answer);
        expect(props.correction).toBeUndefined();
      },
    );

    it.each(sections.flatMap(([anchor, ...typed]) => typed.map((words) => [words, anchor] as const)))(
      '“%s” leads to the section %s of the buying guide',
      async (words, anchor) => {
        const { props, urls } = await search(path, words);
        expect([urls[0], props.correction]).toEqual([`${questions.guide}#${anchor}`, undefined]);
        const guide = await get(questions.guide);
        expect(guide.text).toContain(`<h3 id="${anchor}">${props.results[0].title}</h3>`);
      },
    );

    it.each(pages.flatMap(([page, ...typed]) => typed.map((words) => [words, page] as const)))(
      '“%s” finds %s first',
      async (words, page) => {
        expect((await search(path, words)).urls[0]?.replace(/#.*/, '')).toBe(page);
      },
    );

    it.each(part.slice(1))('“%s” is answered with the price of that, not of the boats', async (words) => {
      const { props } = await search(path, words);
      const told: string[] = props.results.slice(0, 6).map(({ excerpt }: { excerpt: { text: string }[] }) =>
        excerpt
          .map(({ text }) => text)
          .join('')
          .replace(/\s/g, ' '),
      );
      expect(told.filter((text) => text.includes(part[0])).length).toBeGreaterThan(3);
      expect(told.filter((text) => /489|798|629/.test(text))).toEqual([]);
    });

    it(`“${shows[1]}” names the word that no page has, and shows the events, the next first`, async () => {
      const [list, words, place] = shows;
      const { props, urls } = await search(path, words);
      expect([urls[0], props.isPartial, props.missing]).toEqual([list, true, place]);
      const events = urls.slice(1).filter((url) => url.startsWith(`${list}/`));
      expect(events.length).toBeGreaterThan(2);
      const { text } = await get(events[0] ?? '', { accept: 'application/json' });
      expect(JSON.parse(text).blocks[0].props.isPast).toBe(false);
    });
  });

  it.each([
    ['/search', 'delivery time', '/delivery-and-service'],
    ['/search', 'lead time', '/buying-guide#when'],
    ['/fr/recherche', 'délai de livraison', '/fr/livraison-et-service'],
    ['/de/suche', 'Lieferzeit', '/de/kaufberatung#when'],
    ['/es/buscar', 'plazo de entrega', '/es/guia-de-compra#when'],
    ['/it/cerca', 'tempi di consegna', '/it/guida-all-acquisto#when'],
    ['/pt/pesquisa', 'prazo de entrega', '/pt/guia-de-compra#when'],
  ])(
    '%s has below the boats’ years, for “%s”, what says when the next are built: %s',
    async (path, words, page) => {
      expect((await search(path, words)).urls.slice(6)).toContain(page);
    },
  );

  it('has the configurator and the guide below the prices of the boats', async () => {
    const { urls } = await search('/search', 'how much does it cost');
    expect(urls.slice(6)).toEqual(expect.arrayContaining(['/configure', '/buying-guide#vat']));
  });

  it('suggests no word that only looks a little like what was typed', async () => {
    for (const words of ['zescate', 'Southampton', 'xylophone'])
      expect((await search('/search', words)).props.correction).toBeUndefined();
    expect((await search('/search', 'resael')).props.correction.label).toBe('resale');
  });

  it('is one form without scripts, and pages of ten', async () => {
    const { text } = await get(`/search${query('catamaran')}`);
    expect(text).toMatch(/<form[^>]* action="\/search" method="get"/);
    const { props } = await search('/search', 'catamaran');
    expect(props.results).toHaveLength(10);
    expect(props.pagination.pages[1]).toEqual({ page: 2, url: '/search?q=catamaran&page=2' });
    const second = await get('/search?q=catamaran&page=2', { accept: 'application/json' });
    const far = await get('/search?q=catamaran&page=9999', { accept: 'application/json' });
    const firstOf = (json: string) => JSON.parse(json).blocks[0].props.results[0].url;
    expect(firstOf(second.text)).not.toBe(props.results[0].url);
    expect(far.status).toBe(200);
    expect(JSON.parse(far.text).blocks[0].props.results.length).toBeGreaterThan(0);
  });

  it('is reached from every page, the site map and what is not there', async () => {
    const home = await get('/fr');
    expect(home.text).toMatch(/<a [^>]*href="\/fr\/recherche#search-field"[^>]*aria-label="Recherche"/);
    expect((await get('/de/sitemap')).text).toContain('href="/de/suche"');
    const missing = await get('/boats/estran-43');
    expect(missing.status).toBe(404);
    expect(missing.text).toMatch(/<form[^>]* action="\/search" method="get"/);
  });

  it('without words is a page for everybody, with ways on', async () => {
    for (const path of ['/search', '/search?q=', '/search?q=%20%20']) {
      const { status, text } = await get(path, { accept: 'application/json' });
      const { props } = JSON.parse(text).blocks[0];
      expect([status, props.search, props.results, props.ways.length > 3]).toEqual([
        200,
        undefined,
        [],
        true,
      ]);
    }
    expect((await get('/search?page=3')).headers.location).toBe('/search');
  });

  it('that finds nothing says so, corrects what is misspelt, and leads on', async () => {
    const { status, props } = await search('/search', 'anchorege');
    expect([status, props.total, props.results]).toEqual([200, 0, []]);
    expect(props.correction).toEqual({ url: '/search?q=anchorage', label: 'anchorage' });
    expect(props.ways[0].url).toBe('/dealers?q=anchorege');
    expect(props.ways.map(({ url }: { url: string }) => url)).toContain('/boats/estran-42');
  });

  it('shows pages with some of the words where none has all', async () => {
    const { props } = await search('/search', 'shallow xyzzyqq');
    expect([props.isPartial, props.total > 0]).toEqual([true, true]);
  });

  it.each([
    ['operators', '" OR NEAR(a b) AND NOT * -title:estran'],
    ['an open quote', '"'],
    ['ten thousand letters', 'a'.repeat(10_000)],
    ['NUL and other controls', 'boat\0\u0007\u202e'],
    ['markup', '<script>alert(1)</script>'],
    ['half a pair', '%ED%A0%80'],
    ['signs only', '😀 ***'],
  ])('answers %s with a page', async (_what, words) => {
    const { status, text } = await get(`/search${query(words)}`);
    expect(status).toBe(200);
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('\0');
  });

  it('never caches or logs what was looked for', async () => {
    const secret = 'unmistakable-Marrakesh-4711';
    const { headers } = await get(`/search${query(secret)}`);
    expect(headers['cache-control']).toMatch(/no-store|private/);
    await get(`/search/index.pageContext.json${query(secret)}`);
    await search('/search', secret, { referer: `${site.url}/search${query(secret)}` });
    const metrics = await (await fetch(`${site.adminUrl}/metrics`)).text();
    const inspector = await (await fetch(`${site.adminUrl}/requests`)).text();
    const everywhere = [JSON.stringify(site.log), metrics, inspector, ...site.noise].join('\n').toLowerCase();
    expect(site.log.filter(({ path }) => path === '/search').length).toBeGreaterThan(1);
    expect(everywhere).not.toContain('marrakesh');
  });

  it('stands in the languages of each brand and finds the pages of that brand only', async () => {
    const host = { host: `ternby.localhost:${new URL(site.url).port}` };
    await expect
      .poll(async () => (await search('/de/suche', 'Boot', host)).props.isPreparing, SOON)
      .toBeUndefined();
    const { status, props, urls } = await search('/de/suche', 'Boot', host);
    expect([status, props.total > 0]).toEqual([200, true]);
    expect(JSON.stringify(props.results)).not.toContain('Estran');
    for (const url of urls) expect((await get(url, host)).status).toBe(200);
  });
});

describe('the suggestions of the search', () => {
  const ask = (query: string) => get(`/api/search?${query}`);

  it('are pages that begin with what was typed, and are stored nowhere', async () => {
    const { status, text, headers } = await ask('text=estr&locale=de');
    const pages: { title: string; url: string }[] = JSON.parse(text);
    expect([status, headers['cache-control'], pages.length]).toEqual([200, 'no-store', 6]);
    for (const { title, url } of pages)
      expect([title.length > 0, url.startsWith('/de')]).toEqual([true, true]);
    expect(pages[0]?.title).toMatch(/^Estran/);
  });

  it.each(Object.keys(SEARCH))(
    'have boats by the first figure of their names in front: %s',
    async (locale) => {
      const titles = async (words: string): Promise<string[]> =>
        JSON.parse((await ask(`${new URLSearchParams({ text: words, locale })}`)).text).map(
          ({ title }: { title: string }) => title,
        );
      expect((await titles('estran 5')).slice(0, 2)).toEqual(['Estran 50', 'Estran 52']);
      expect((await titles('estran 4')).slice(0, 3)).toEqual(['Estran 42', 'Estran 45 S', 'Estran 46']);
      expect((await titles('45s'))[0]).toBe('Estran 45 S');
      expect((await titles('esc'))[0]).toBe('Escale');
    },
  );

  it('say what they are, with a picture', async () => {
    const [first] = JSON.parse((await ask('text=estran+42&locale=fr')).text);
    expect(first).toMatchObject({ kind: 'Bateau', image: { url: expect.stringMatching(/^\/sites/) } });
  });

  it.each(['', 'text=boat', 'text=boat&locale=xx', 'locale=en', 'text=%00&locale=en', 'text[]=a&locale=en'])(
    'of ?%s are refused in words',
    async (query) => {
      const { status, text } = await ask(query);
      expect([status, typeof JSON.parse(text).message]).toEqual([400, 'string']);
    },
  );

  it('end after 120 in a minute from one address', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 125 }, async () => (await ask('text=boat&locale=en')).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });
});

describe('a page that editors change', () => {
  const YARD = 'node/page/the-yard';
  const save = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ brand: 'Estran', locale: 'en', name: YARD, ...fields });
    const { status } = await fetch(`${site.adminUrl}/editors`, { method: 'POST', body, redirect: 'manual' });
    expect(status).toBe(303);
  };
  const found = async (words: string) => (await search('/search', words)).urls;

  it('is never found by words of a draft, not when it is taken off the site, and soon after it is published', async () => {
    const forms = (await (await fetch(`${site.adminUrl}/editors`)).text()).split('<form');
    const empty = forms.find((form) => /<textarea[^>]*>\s*<\/textarea>/.test(form)) ?? '';
    const [field = ''] = /blocks\/\d+\/quote\/en/.exec(empty) ?? [];
    await save({ path: field, value: 'Resin follows Zanzibarian rules.' });
    expect(await found('leaves us alone at lunch')).not.toContain('/the-yard');
    expect(await found('Zanzibarian')).toEqual([]);
    expect(await found('the yard')).toContain('/the-yard');
    await save({ act: 'archive' });
    await expect.poll(() => found('the yard'), SOON).not.toContain('/the-yard');
    await save({ act: 'publish' });
    await expect.poll(() => found('Zanzibarian'), SOON).toEqual(['/the-yard']);
  }, 120_000);
});
