import { label, type ElementDefinition } from './fields.ts'
import { BODYTEXT, CARD_COLUMNS, CARDS, LINK, PICTURE } from './shared-fields.ts'

/** Elements across the page, between its texts. */
export const BAND_ELEMENTS: Record<`site_${string}`, ElementDefinition> = {
  site_banner: {
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
            values: ['primary', 'secondary'],
            label: label('Weight', 'Gewicht', 'Gewicht', 'Důležitost'),
          },
        },
      },
    },
  },
  site_group: {
    label: label('Elements beside each other', 'Elemente nebeneinander', 'Elementen naast elkaar', 'Prvky vedle sebe'),
    fields: {
      columns: {
        kind: 'number',
        column: 'site_columns',
        default: 2,
        label: label('Columns', 'Spalten', 'Kolommen', 'Sloupce'),
      },
    },
  },
  site_newsletter_teaser: {
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
        label: label('Privacy notice', 'Datenschutzhinweis', 'Privacyverklaring', 'Ochrana osobních údajů'),
      },
    },
  },
  site_mood_banner: {
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
    label: label('Dialog', 'Dialog', 'Dialoog', 'Dialog'),
    fields: {
      bodytext: BODYTEXT,
      link: LINK,
      trigger: {
        kind: 'choice',
        column: 'site_trigger',
        values: ['click', 'load', 'scroll'],
        label: label('Opens by', 'Öffnet durch', 'Opent door', 'Otevírá se'),
      },
      delaySeconds: {
        kind: 'number',
        column: 'site_delay',
        default: 5,
        label: label(
          'Seconds before load opens it',
          'Sekunden, bis load ihn öffnet',
          'Seconden tot load deze opent',
          'Sekundy, než jej otevře load',
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
