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
  /** The address or the request method makes no sense: 400, 405, 414, 415. */
  badRequest: ErrorText
  /** A form sent by another site: 403. */
  foreignForm: ErrorText
  /** Status 413. */
  formTooLarge: ErrorText
  /** Rejected before rendering because too many requests arrived at the same time. */
  busy: ErrorText
  /** Shown with `busy` if a form was sent without scripts. */
  resend: string
  home: string
  shop: string
  contact: string
  again: string
}

/** All locales, including those without any other text. */
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
    badRequest: {
      title: 'Diese Anfrage können wir nicht lesen',
      text: 'Die Adresse oder das Formular ist unvollständig angekommen. Bitte beginnen Sie noch einmal auf der Startseite; Ihre Anfrageliste bleibt erhalten.',
    },
    foreignForm: {
      title: 'Dieses Formular kam von einer anderen Seite',
      text: 'Zu Ihrem Schutz nehmen wir Formulare nur von unseren eigenen Seiten an. Es wurde nichts geändert. Öffnen Sie bitte unsere Seite und senden Sie das Formular dort.',
    },
    formTooLarge: {
      title: 'Das Formular ist zu umfangreich',
      text: 'Es wurde nichts übernommen. Gehen Sie im Browser einen Schritt zurück und kürzen Sie Ihre Eingaben, oder schicken Sie uns lange Listen per E-Mail.',
    },
    busy: {
      title: 'Gerade ist sehr viel los',
      text: 'Diese Seite kommt im Moment nicht rechtzeitig. Bitte versuchen Sie es in einigen Sekunden noch einmal, Ihre Anfrageliste bleibt erhalten.',
    },
    resend:
      'Ihre Eingaben wurden noch nicht verarbeitet. Laden Sie diese Seite neu und bestätigen Sie, dass das Formular erneut gesendet wird: Dann ist alles, was Sie eingegeben haben, wieder dabei.',
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
    badRequest: {
      title: 'We cannot read this request',
      text: 'The address or the form arrived incomplete. Please start again on the home page; your request list is kept.',
    },
    foreignForm: {
      title: 'This form came from another site',
      text: 'For your protection we accept forms from our own pages only. Nothing was changed. Please open our page and send the form there.',
    },
    formTooLarge: {
      title: 'The form is too large',
      text: 'Nothing was taken over. Go one step back in your browser and shorten what you entered, or send us long lists by e-mail.',
    },
    busy: {
      title: 'Very busy at the moment',
      text: 'This page cannot be made in time right now. Please try again in a few seconds; your request list is kept.',
    },
    resend:
      'What you entered has not been processed yet. Reload this page and confirm that the form is sent again: everything you entered goes with it.',
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
    badRequest: {
      title: 'Dit verzoek kunnen wij niet lezen',
      text: 'Het adres of het formulier is onvolledig aangekomen. Begin alstublieft opnieuw op de startpagina; uw aanvraaglijst blijft bewaard.',
    },
    foreignForm: {
      title: 'Dit formulier kwam van een andere site',
      text: 'Voor uw veiligheid nemen wij alleen formulieren van onze eigen pagina’s aan. Er is niets gewijzigd. Open onze pagina en verstuur het formulier daar.',
    },
    formTooLarge: {
      title: 'Het formulier is te groot',
      text: 'Er is niets overgenomen. Ga in uw browser een stap terug en kort uw invoer in, of stuur ons lange lijsten per e-mail.',
    },
    busy: {
      title: 'Het is op dit moment erg druk',
      text: 'Deze pagina kan nu niet op tijd worden gemaakt. Probeer het over enkele seconden opnieuw; uw aanvraaglijst blijft bewaard.',
    },
    resend:
      'Uw invoer is nog niet verwerkt. Laad deze pagina opnieuw en bevestig dat het formulier nogmaals wordt verzonden: alles wat u hebt ingevuld gaat dan mee.',
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
    badRequest: {
      title: 'Tento požadavek neumíme přečíst',
      text: 'Adresa nebo formulář dorazily neúplné. Začněte prosím znovu na úvodní stránce, seznam poptávky zůstane zachován.',
    },
    foreignForm: {
      title: 'Tento formulář přišel z jiného webu',
      text: 'Pro vaši ochranu přijímáme formuláře jen z vlastních stránek. Nic se nezměnilo. Otevřete prosím naši stránku a odešlete formulář tam.',
    },
    formTooLarge: {
      title: 'Formulář je příliš rozsáhlý',
      text: 'Nic nebylo převzato. Vraťte se v prohlížeči o krok zpět a údaje zkraťte, nebo nám dlouhé seznamy pošlete e-mailem.',
    },
    busy: {
      title: 'Právě je velký provoz',
      text: 'Tuto stránku teď nelze připravit včas. Zkuste to prosím za několik sekund znovu, seznam poptávky zůstane zachován.',
    },
    resend:
      'Vaše údaje zatím nebyly zpracovány. Načtěte tuto stránku znovu a potvrďte opětovné odeslání formuláře: odešle se vše, co jste vyplnili.',
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
    badRequest: {
      title: 'No podemos leer esta solicitud',
      text: 'Inténtelo de nuevo desde la página de inicio.',
    },
    foreignForm: {
      title: 'Este formulario procede de otro sitio',
      text: 'Solo aceptamos formularios de nuestras propias páginas.',
    },
    formTooLarge: {
      title: 'El formulario es demasiado grande',
      text: 'Vuelva atrás y acorte sus datos.',
    },
    busy: { title: 'Mucho tráfico en este momento', text: 'Inténtelo de nuevo en unos segundos.' },
    resend: 'Vuelva a cargar esta página y confirme el reenvío del formulario.',
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
    badRequest: {
      title: 'Nous ne pouvons pas lire cette demande',
      text: 'Veuillez recommencer depuis la page d’accueil.',
    },
    foreignForm: {
      title: 'Ce formulaire vient d’un autre site',
      text: 'Nous n’acceptons que les formulaires de nos propres pages.',
    },
    formTooLarge: {
      title: 'Le formulaire est trop volumineux',
      text: 'Revenez en arrière et raccourcissez votre saisie.',
    },
    busy: { title: 'Beaucoup de visites en ce moment', text: 'Veuillez réessayer dans quelques secondes.' },
    resend: 'Rechargez cette page et confirmez le renvoi du formulaire.',
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
    badRequest: {
      title: 'Non riusciamo a leggere questa richiesta',
      text: 'La preghiamo di ricominciare dalla pagina iniziale.',
    },
    foreignForm: {
      title: 'Questo modulo proviene da un altro sito',
      text: 'Accettiamo solo moduli delle nostre pagine.',
    },
    formTooLarge: {
      title: 'Il modulo è troppo grande',
      text: 'Torni indietro e abbrevi i dati inseriti.',
    },
    busy: { title: 'Molto traffico in questo momento', text: 'La preghiamo di riprovare tra qualche secondo.' },
    resend: 'Ricarichi questa pagina e confermi il nuovo invio del modulo.',
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
    badRequest: {
      title: 'Мы не можем прочитать этот запрос',
      text: 'Пожалуйста, начните снова с главной страницы.',
    },
    foreignForm: {
      title: 'Эта форма пришла с другого сайта',
      text: 'Мы принимаем формы только с наших собственных страниц.',
    },
    formTooLarge: {
      title: 'Форма слишком большая',
      text: 'Вернитесь назад и сократите введённые данные.',
    },
    busy: { title: 'Сейчас очень много посетителей', text: 'Пожалуйста, попробуйте через несколько секунд.' },
    resend: 'Обновите страницу и подтвердите повторную отправку формы.',
    home: 'На главную страницу',
    shop: 'В магазин',
    contact: 'Контакты',
    again: 'Попробовать снова',
  },
}
