import type { Locale, RedirectLocale } from '#contracts/locales.ts'

export interface ErrorText {
  title: string
  text: string
}

/** The kinds of error page; the English titles are those of the specification's error catalogue. */
export interface ErrorTexts {
  notFound: ErrorText
  notTranslated: ErrorText
  shopUnavailable: ErrorText
  failure: ErrorText
  home: string
  shop: string
  contact: string
  again: string
}

/** All locales, also those that have no other text. */
export const ERROR_TEXTS: Record<Locale | RedirectLocale, ErrorTexts> = {
  de: {
    notFound: {
      title: 'Seite nicht gefunden',
      text: 'Diese Seite gibt es nicht. Vielleicht wurde sie umbenannt, vielleicht fehlt im Link ein Stück.',
    },
    notTranslated: {
      title: 'Seite noch nicht in dieser Sprache verfügbar',
      text: 'Wir übersetzen nach und nach. Sortiment und Anfrage finden Sie auch in dieser Sprache.',
    },
    shopUnavailable: {
      title: 'Der Shop ist zurzeit nicht erreichbar',
      text: 'Informationen und Kontakte funktionieren weiter. Dringende Anfragen nehmen wir am Telefon auf.',
    },
    failure: {
      title: 'Ein Fehler ist aufgetreten',
      text: 'Das tut uns leid. Der Fehler liegt bei uns und wurde vermerkt. Bitte versuchen Sie es gleich noch einmal, Ihre Anfrageliste bleibt erhalten.',
    },
    home: 'Zur Startseite',
    shop: 'Zum Shop',
    contact: 'Kontakt',
    again: 'Noch einmal versuchen',
  },
  en: {
    notFound: {
      title: 'Page not found',
      text: 'Sorry, this page is not available. It may have been renamed, or a piece of the link may be missing.',
    },
    notTranslated: {
      title: 'Page not yet available in this language',
      text: 'We translate step by step. Products and quote requests are available in this language too.',
    },
    shopUnavailable: {
      title: 'Store currently unavailable',
      text: 'Information and contacts still work. We take urgent requests on the phone.',
    },
    failure: {
      title: 'An error has occurred',
      text: 'We are sorry about that. The fault is on our side and has been logged. Please try again in a moment; your request list is kept.',
    },
    home: 'To the home page',
    shop: 'To the shop',
    contact: 'Contact',
    again: 'Try again',
  },
  nl: {
    notFound: {
      title: 'Pagina niet gevonden',
      text: 'Deze pagina is helaas niet beschikbaar. Misschien heeft ze een andere naam gekregen of ontbreekt er een stuk van de link.',
    },
    notTranslated: {
      title: 'Pagina nog niet beschikbaar in deze taal',
      text: 'Wij vertalen stap voor stap. Het assortiment en de aanvraag vindt u ook in deze taal.',
    },
    shopUnavailable: {
      title: 'De shop is momenteel niet bereikbaar',
      text: 'Informatie en contactgegevens werken nog. Dringende aanvragen nemen wij telefonisch aan.',
    },
    failure: {
      title: 'Er is een fout opgetreden',
      text: 'Dat spijt ons. De fout ligt bij ons en is vastgelegd. Probeer het zo nog eens; uw aanvraaglijst blijft bewaard.',
    },
    home: 'Naar de startpagina',
    shop: 'Naar de shop',
    contact: 'Contact',
    again: 'Opnieuw proberen',
  },
  cz: {
    notFound: {
      title: 'Stránka nenalezena',
      text: 'Tato stránka bohužel není dostupná. Možná byla přejmenována, nebo v odkazu něco chybí.',
    },
    notTranslated: {
      title: 'Stránka zatím není v tomto jazyce k dispozici',
      text: 'Překládáme postupně. Sortiment a poptávku najdete i v tomto jazyce.',
    },
    shopUnavailable: {
      title: 'Obchod je momentálně nedostupný',
      text: 'Informace a kontakty fungují dál. Naléhavé poptávky přijímáme po telefonu.',
    },
    failure: {
      title: 'Došlo k chybě',
      text: 'Omlouváme se. Chyba je na naší straně a byla zaznamenána. Zkuste to prosím za chvíli znovu, seznam poptávky zůstane zachován.',
    },
    home: 'Na úvodní stránku',
    shop: 'Do obchodu',
    contact: 'Kontakt',
    again: 'Zkusit znovu',
  },
  es: {
    notFound: { title: 'Página no encontrada', text: 'Lo sentimos, esta página no está disponible.' },
    notTranslated: { title: 'La página aún no está disponible en este idioma', text: 'Visite nuestra web en español.' },
    shopUnavailable: { title: 'La tienda no está disponible en este momento', text: 'Inténtelo de nuevo más tarde.' },
    failure: { title: 'Se ha producido un error', text: 'Lo sentimos. Inténtelo de nuevo más tarde.' },
    home: 'Ir a la página de inicio',
    shop: 'Ir a la tienda',
    contact: 'Contacto',
    again: 'Intentar de nuevo',
  },
  fr: {
    notFound: { title: 'Page introuvable', text: 'Désolé, cette page n’est pas disponible.' },
    notTranslated: {
      title: 'Cette page n’est pas encore disponible dans cette langue',
      text: 'Consultez notre site en français.',
    },
    shopUnavailable: {
      title: 'La boutique est momentanément indisponible',
      text: 'Veuillez réessayer plus tard.',
    },
    failure: { title: 'Une erreur s’est produite', text: 'Nous en sommes désolés. Veuillez réessayer plus tard.' },
    home: 'Vers la page d’accueil',
    shop: 'Vers la boutique',
    contact: 'Contact',
    again: 'Réessayer',
  },
  it: {
    notFound: { title: 'Pagina non trovata', text: 'Siamo spiacenti, questa pagina non è disponibile.' },
    notTranslated: {
      title: 'La pagina non è ancora disponibile in questa lingua',
      text: 'Visiti il nostro sito in italiano.',
    },
    shopUnavailable: { title: 'Il negozio non è al momento disponibile', text: 'La preghiamo di riprovare più tardi.' },
    failure: { title: 'Si è verificato un errore', text: 'Ce ne scusiamo. La preghiamo di riprovare più tardi.' },
    home: 'Alla pagina iniziale',
    shop: 'Al negozio',
    contact: 'Contatti',
    again: 'Riprova',
  },
  ru: {
    notFound: { title: 'Страница не найдена', text: 'К сожалению, эта страница недоступна.' },
    notTranslated: { title: 'Страница пока недоступна на этом языке', text: 'Посетите наш сайт на русском языке.' },
    shopUnavailable: { title: 'Магазин временно недоступен', text: 'Пожалуйста, попробуйте позже.' },
    failure: { title: 'Произошла ошибка', text: 'Приносим извинения. Пожалуйста, попробуйте позже.' },
    home: 'На главную страницу',
    shop: 'В магазин',
    contact: 'Контакты',
    again: 'Попробовать снова',
  },
}
