import { label, type ElementDefinition } from './fields.ts'
import { BODYTEXT, CARD_COLUMNS, CARDS, LINK, PICTURE } from './shared-fields.ts'

/** Elements across the page, between its texts. */
export const BAND_ELEMENTS: Record<`site_${string}`, ElementDefinition> = {
  site_banner: {
    icon: 'content-info',
    about: label(
      'A narrow notice across the page',
      'Ein schmaler Hinweis über die Seitenbreite',
      'Een smalle mededeling over de breedte van de pagina',
      'Úzké oznámení přes šířku stránky',
    ),
    label: label('Banner', 'Banner', 'Banner', 'Pruh s upozorněním'),
    fields: {
      image: PICTURE,
      bodytext: BODYTEXT,
      link: LINK,
      closable: {
        kind: 'flag',
        column: 'site_closable',
        default: 0,
        label: label(
          'Visitors may close it',
          'Besucher dürfen ihn schließen',
          'Bezoekers mogen deze sluiten',
          'Návštěvník jej smí zavřít',
        ),
      },
    },
  },
  site_cta: {
    icon: 'content-carousel-item-calltoaction',
    about: label(
      'A text with one to three buttons',
      'Ein Text mit einer bis drei Schaltflächen',
      'Een tekst met één tot drie knoppen',
      'Text s jedním až třemi tlačítky',
    ),
    label: label('Call to action', 'Handlungsaufforderung', 'Oproep tot actie', 'Výzva k akci'),
    fields: {
      bodytext: BODYTEXT,
      links: {
        ...CARDS,
        fields: {
          link: CARD_COLUMNS.link,
          style: {
            kind: 'choice',
            column: 'style',
            values: {
              primary: label('Button', 'Schaltfläche', 'Knop', 'Tlačítko'),
              secondary: label('Button with a border', 'Schaltfläche mit Rand', 'Knop met rand', 'Tlačítko s rámečkem'),
            },
            label: label('Weight', 'Gewicht', 'Gewicht', 'Důležitost'),
          },
        },
      },
    },
  },
  site_group: {
    icon: 'content-container-columns-2',
    about: label(
      'Up to four elements side by side',
      'Bis zu vier Elemente nebeneinander',
      'Tot vier elementen naast elkaar',
      'Až čtyři prvky vedle sebe',
    ),
    label: label('Elements beside each other', 'Elemente nebeneinander', 'Elementen naast elkaar', 'Prvky vedle sebe'),
    fields: {
      columns: {
        kind: 'number',
        column: 'site_columns',
        default: 2,
        label: label('Columns', 'Spalten', 'Kolommen', 'Sloupce'),
      },
      elements: { kind: 'children', place: 201 },
    },
  },
  site_newsletter_teaser: {
    icon: 'content-elements-mailform',
    about: label(
      'Leads to the newsletter form',
      'Führt zum Newsletter-Formular',
      'Leidt naar het nieuwsbriefformulier',
      'Vede k formuláři newsletteru',
    ),
    label: label('Newsletter teaser', 'Newsletter-Hinweis', 'Nieuwsbrief-teaser', 'Upoutávka na newsletter'),
    fields: {
      bodytext: BODYTEXT,
      formLink: {
        ...LINK,
        label: label(
          'Page with the newsletter form',
          'Seite mit dem Newsletter-Formular',
          'Pagina met het nieuwsbriefformulier',
          'Stránka s formulářem newsletteru',
        ),
      },
      privacyLink: {
        kind: 'link',
        column: 'site_privacy_link',
        label: label('Privacy notice', 'Datenschutzhinweise', 'Privacyverklaring', 'Ochrana osobních údajů'),
      },
    },
  },
  site_mood_banner: {
    icon: 'content-quote',
    about: label(
      'A picture as wide as the window, with a sentence',
      'Ein Bild in Fensterbreite mit einem Satz',
      'Een afbeelding zo breed als het venster, met een zin',
      'Obrázek přes celé okno s větou',
    ),
    label: label(
      'Picture across the page',
      'Bild über die ganze Breite',
      'Afbeelding over de hele breedte',
      'Obrázek přes celou šířku',
    ),
    fields: {
      image: PICTURE,
      quote: { kind: 'text', column: 'site_quote', label: label('Sentence', 'Satz', 'Zin', 'Věta') },
      author: { kind: 'text', column: 'site_author', label: label('Author', 'Verfasser', 'Auteur', 'Autor') },
    },
  },
  site_popup: {
    icon: 'content-message',
    about: label(
      'A message in a window of its own',
      'Eine Nachricht in einem eigenen Fenster',
      'Een bericht in een eigen venster',
      'Zpráva ve vlastním okně',
    ),
    label: label('Dialog', 'Dialog', 'Dialoog', 'Dialog'),
    fields: {
      bodytext: BODYTEXT,
      link: LINK,
      trigger: {
        kind: 'choice',
        column: 'site_trigger',
        values: {
          click: label('A button', 'Eine Schaltfläche', 'Een knop', 'Tlačítko'),
          load: label(
            'Itself, after some seconds',
            'Sich selbst, nach einigen Sekunden',
            'Zichzelf, na enkele seconden',
            'Sám, po několika sekundách',
          ),
          scroll: label('Scrolling', 'Scrollen', 'Scrollen', 'Posouvání'),
        },
        label: label('Opens by', 'Öffnet durch', 'Opent door', 'Otevírá se'),
      },
      delaySeconds: {
        kind: 'number',
        column: 'site_delay',
        default: 5,
        label: label(
          'Seconds before it opens itself',
          'Sekunden, bis er sich selbst öffnet',
          'Seconden tot deze zichzelf opent',
          'Sekundy, než se sám otevře',
        ),
      },
      showOnceDays: {
        kind: 'number',
        column: 'site_rest_days',
        default: 30,
        label: label(
          'Days until it opens again',
          'Tage, bis er wieder öffnet',
          'Dagen tot deze weer opent',
          'Dny do dalšího otevření',
        ),
      },
    },
  },
  site_story_nav: {
    icon: 'content-menu-section',
    about: label(
      'A list of the parts of a page, which stays in view',
      'Eine Liste der Teile einer Seite, die sichtbar bleibt',
      'Een lijst van de delen van een pagina, die zichtbaar blijft',
      'Seznam částí stránky, který zůstává vidět',
    ),
    label: label(
      'Parts of a long page',
      'Teile einer langen Seite',
      'Delen van een lange pagina',
      'Části dlouhé stránky',
    ),
    fields: {
      items: {
        ...CARDS,
        fields: {
          title: CARD_COLUMNS.title,
          anchor: {
            kind: 'text',
            column: 'anchor',
            label: label('Jump mark', 'Sprungmarke', 'Ankerpunt', 'Kotva'),
          },
          link: CARD_COLUMNS.link,
          media: CARD_COLUMNS.image,
        },
      },
      previous: {
        kind: 'link',
        column: 'site_previous',
        label: label('Page before', 'Seite davor', 'Vorige pagina', 'Předchozí stránka'),
      },
      next: {
        kind: 'link',
        column: 'site_next',
        label: label('Page after', 'Seite danach', 'Volgende pagina', 'Další stránka'),
      },
    },
  },
}
