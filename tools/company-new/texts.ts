import type { Locale } from '#contracts/locales.ts'

/** Texts of a company's first pages. Whatever is in square brackets is a blank that the company fills in. */
interface StarterTexts {
  country: string
  claim: string
  welcome: string
  about: string
  contact: string
  terms: string
  privacy: string
  imprint: string
  handling: string
  news: string
  topic: string
  article: string
  articleText: string
  blank: string
  category: string
  product: string
  description: string
  delivery: string
  size: string
  notFound: string
}

const STARTER_TEXTS: { en: StarterTexts } & Partial<Record<Locale, StarterTexts>> = {
  de: {
    country: 'Deutschland',
    claim: '[Ihr Gebiet in drei Wörtern]',
    welcome: 'Willkommen bei',
    about: '[Was Sie herstellen, für wen, und was Sie besser können als andere.]',
    contact: 'Kontakt',
    terms: 'Allgemeine Geschäftsbedingungen',
    privacy: 'Datenschutz',
    imprint: 'Impressum',
    handling: 'Handhabung und Lagerung',
    news: 'Aktuelles',
    topic: 'Unternehmen',
    article: 'Unsere neue Website ist da',
    articleText: '[Was Besucher hier finden.]',
    blank: '[Dieser Text fehlt noch. Lassen Sie ihn von Ihrem Anwalt schreiben.]',
    category: 'Erste Kategorie',
    product: 'Beispielprodukt',
    description: '[Wofür es gemacht ist, in zwei Sätzen.]',
    delivery: '[Lieferzeit]',
    size: 'Größe',
    notFound: 'Diese Seite gibt es nicht',
  },
  en: {
    country: 'Germany',
    claim: '[Your field in three words]',
    welcome: 'Welcome to',
    about: '[What you make, for whom, and what you do better than others.]',
    contact: 'Contact',
    terms: 'General terms and conditions',
    privacy: 'Privacy',
    imprint: 'Legal notice',
    handling: 'Handling and storage',
    news: 'News',
    topic: 'Company',
    article: 'Our new website is here',
    articleText: '[What visitors find here.]',
    blank: '[This text is still missing. Have your lawyer write it.]',
    category: 'First category',
    product: 'Sample product',
    description: '[What it is made for, in two sentences.]',
    delivery: '[Delivery time]',
    size: 'Size',
    notFound: 'This page does not exist',
  },
  nl: {
    country: 'Duitsland',
    claim: '[Uw vakgebied in drie woorden]',
    welcome: 'Welkom bij',
    about: '[Wat u maakt, voor wie, en wat u beter kunt dan anderen.]',
    contact: 'Contact',
    terms: 'Algemene voorwaarden',
    privacy: 'Privacy',
    imprint: 'Colofon',
    handling: 'Verwerking en opslag',
    news: 'Nieuws',
    topic: 'Bedrijf',
    article: 'Onze nieuwe website is er',
    articleText: '[Wat bezoekers hier vinden.]',
    blank: '[Deze tekst ontbreekt nog. Laat hem door uw jurist schrijven.]',
    category: 'Eerste categorie',
    product: 'Voorbeeldproduct',
    description: '[Waarvoor het is gemaakt, in twee zinnen.]',
    delivery: '[Levertijd]',
    size: 'Maat',
    notFound: 'Deze pagina bestaat niet',
  },
  cz: {
    country: 'Německo',
    claim: '[Váš obor třemi slovy]',
    welcome: 'Vítejte u společnosti',
    about: '[Co vyrábíte, pro koho a co umíte lépe než ostatní.]',
    contact: 'Kontakt',
    terms: 'Všeobecné obchodní podmínky',
    privacy: 'Ochrana osobních údajů',
    imprint: 'Právní údaje',
    handling: 'Manipulace a skladování',
    news: 'Aktuality',
    topic: 'Společnost',
    article: 'Náš nový web je tady',
    articleText: '[Co zde návštěvníci najdou.]',
    blank: '[Tento text zatím chybí. Nechte ho napsat svým právníkem.]',
    category: 'První kategorie',
    product: 'Ukázkový výrobek',
    description: '[K čemu je určen, ve dvou větách.]',
    delivery: '[Dodací lhůta]',
    size: 'Velikost',
    notFound: 'Tato stránka neexistuje',
  },
}

/** In English, to be translated, where there are none in the language. */
export const starterTexts = (locale: Locale): StarterTexts => STARTER_TEXTS[locale] ?? STARTER_TEXTS.en
