import { bareElement, plainPlugin, standInElement, type StandInPage } from './documents.ts'

const picture = (name: string) => ({
  publicUrl: `https://cms.test/fileadmin/${name}`,
  properties: {
    title: null,
    alternative: 'Halle',
    description: null,
    link: null,
    linkData: null,
    mimeType: 'image/png',
    type: 'image',
    filename: name,
    originalUrl: `/fileadmin/${name}`,
    size: '2 KB',
    dimensions: { width: 300, height: 168 },
    crop: null,
    extension: null,
  },
})

/** `mailto:info@example.com`, as `config.spamProtectEmailAddresses = 2` writes it. */
const PROTECTED =
  '<a href="#" data-mailto-token="ocknvq,kphqBgzcorng0eqo" data-mailto-vector="2">info(at)example.com</a>'

/** A contact and a download of our package. */
const PERSON = {
  id: 7,
  name: 'Jana Kreutz',
  positions: ['Anwendungstechnik'],
  groups: ['Kettenführungen'],
  organisations: [],
  regions: ['Sachsen'],
  email: 'kreutz@example.com',
  tel: '+49 555 23125-104',
  mobile: '',
  images: null,
}
const HANDLING = {
  id: 12,
  title: 'Lagerhinweise',
  category: 'Hinweise',
  version: '3',
  language: 'de',
  date: '2026-03-01',
  file: {
    publicUrl: '/fileadmin/lagerhinweise.pdf',
    properties: {
      ...picture('lagerhinweise.pdf').properties,
      mimeType: 'application/pdf',
      type: 'application',
      extension: 'pdf',
    },
  },
}

/** Pages of the stand-in, in German. */
export const STAND_IN_PAGES: StandInPage[] = [
  {
    slug: 'mit-seo',
    title: 'Landung',
    seo: {
      canonical: '/de/unternehmen?a=1&b=2',
      noFollow: true,
      ogTitle: 'Profile zum Teilen',
      ogDescription: 'Ein Satz & noch einer',
      twitterTitle: 'Kurz',
    },
    elements: [standInElement({ header: 'Landung', bodytext: '<p>x</p>' })],
  },
  {
    slug: '',
    title: 'Start',
    seoTitle: 'Gleitprofile vom Hersteller',
    elements: [
      standInElement({
        header: 'Willkommen',
        headerLayout: 1,
        bodytext: `<p></p><p>Schreiben Sie an ${PROTECTED} oder lager@example.com.</p>`,
      }),
      standInElement({
        type: 'textmedia',
        content: {
          header: 'Werk',
          headerLayout: 0,
          headerLink: '',
          bodytext: '<p>Text neben dem Bild.</p>',
          gallery: { position: {}, rows: { 1: { columns: { 1: picture('werk.png'), 2: null } } } },
        },
      }),
    ],
  },
  {
    slug: 'unternehmen',
    title: 'Unternehmen',
    seoTitle: 'Über unser Unternehmen',
    translated: ['/de/', '/', '/en/'],
    elements: [standInElement({ header: 'Seit 1954', bodytext: '<p>Zwei Hallen, ein Lager.</p>' })],
  },
  {
    slug: 'elemente',
    title: 'Elemente',
    elements: [
      standInElement({ header: ['wie JSON'], bodytext: '<p>Die Überschrift sieht wie JSON aus.</p>' }),
      standInElement({
        type: 'bullets',
        content: { header: 'Liste', bulletsType: 0, bodytext: ['eins', 'anna@example.com'] },
      }),
      standInElement({
        type: 'table',
        content: {
          header: 'Tabelle',
          bodytext: [
            ['Werkstoff', 'Dichte'],
            ['PE-UHMW', '0,93'],
          ],
          tableHeaderPosition: 1,
          tableTfoot: '1',
        },
      }),
      bareElement('menu_pages', { header: 'Menü', headerLayout: 0, menu: null }),
      bareElement('quatsch', {
        error: 'Content Element with uid "31" and type "quatsch" has no rendering definition!',
      }),
    ],
  },
  {
    slug: 'formular',
    title: 'Formular',
    isPrivate: true,
    elements: [
      standInElement({ header: 'Schreiben Sie uns', bodytext: '<p>Wir antworten.</p>' }),
      bareElement('form_formframework', { link: '', form: { id: 'contact-1', elements: [] } }),
    ],
  },
  { slug: 'aktuelles', title: 'Aktuelles', elements: [plainPlugin('news_pi1')] },
  {
    slug: 'anfrage',
    title: 'Anfrage',
    isPrivate: true,
    // Without the set typo3/form, or for any other reason of EXT:form.
    elements: [bareElement('form_formframework', { link: '', form: 'Oops, an error occurred! Request: 4711' })],
  },
  {
    slug: 'anmelden',
    title: 'Anmelden',
    isPrivate: true,
    elements: [
      bareElement('felogin_login', {
        header: 'Anmelden',
        headerLayout: 0,
        data: { form: { title: 'Login', action: '', method: 'post', elements: [] }, message: {}, status: null },
      }),
    ],
  },
  { slug: 'leer', title: 'Leere Seite', elements: [] },
  {
    slug: 'unternehmen/geschichte',
    title: 'Geschichte',
    elements: [
      standInElement({ header: 'Wie alles anfing', bodytext: '<p>Eine <strong>Dreh</strong>bank im Schuppen.</p>' }),
    ],
  },
  {
    slug: 'ansprechpartner',
    title: 'Ansprechpartner',
    elements: [
      standInElement({
        type: 'site_address_list',
        content: { header: 'Vertrieb', bodytext: '', items: [PERSON], filter: 0 },
      }),
    ],
  },
  {
    slug: 'unterlagen',
    title: 'Unterlagen',
    elements: [
      standInElement({
        type: 'site_download_list',
        content: { header: 'Hinweise', bodytext: '', items: [HANDLING], filter: 0 },
      }),
    ],
  },
  {
    slug: '404',
    title: 'Nicht gefunden',
    elements: [
      standInElement({ header: 'Hier ist nichts', bodytext: '<p>Diesen Text hat die Redaktion geschrieben.</p>' }),
    ],
  },
]

/** In no menu, and no page links to it. */
export const UNLISTED_PAGE: StandInPage = {
  slug: 'nicht-im-menue',
  title: 'Nicht im Menü',
  elements: [standInElement({ header: 'Angebot', bodytext: '<p>Eine Seite für Leser einer Anzeige.</p>' })],
}
