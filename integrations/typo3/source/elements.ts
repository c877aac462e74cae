import { BAND_ELEMENTS } from './band-elements.ts'
import { DOWNLOAD_ELEMENTS } from './download-elements.ts'
import { label, type ElementDefinition } from './fields.ts'
import { BODYTEXT, CARD_COLUMNS, CARDS, CONTACT_TABLE, FILTER, LINK, PICTURE } from './shared-fields.ts'
import { SHOP_ELEMENTS } from './shop-elements.ts'
import { VIDEO_ELEMENTS } from './video-elements.ts'

/**
 * Our own element types for the editors of a TYPO3, field by field. Beside those of the shop and those across the page,
 * it is the only place where they are written. The package's files are made of it (write.ts), and package.test.ts
 * compares it with `contracts/content`.
 */
export const ELEMENTS: Record<`site_${string}`, ElementDefinition> = {
  ...BAND_ELEMENTS,
  ...DOWNLOAD_ELEMENTS,
  ...SHOP_ELEMENTS,
  ...VIDEO_ELEMENTS,
  site_address_list: {
    icon: 'content-listgroup',
    about: label(
      'Contacts with pictures, by department and region',
      'Ansprechpartner mit Bild, nach Abteilung und Region',
      'Contactpersonen met foto, per afdeling en regio',
      'Kontaktní osoby s fotografií, podle oddělení a regionu',
    ),
    label: label('Contacts', 'Ansprechpartner', 'Contactpersonen', 'Kontaktní osoby'),
    fields: {
      bodytext: BODYTEXT,
      filter: FILTER,
      items: {
        kind: 'records',
        column: 'site_contacts',
        table: CONTACT_TABLE,
        label: label('Contacts', 'Ansprechpartner', 'Contactpersonen', 'Kontaktní osoby'),
        fields: {
          id: { kind: 'number', column: 'uid', default: 0, label: label('Id', 'Id', 'Id', 'Id') },
          name: { kind: 'text', column: 'name', label: label('Name', 'Name', 'Naam', 'Jméno') },
          positions: {
            kind: 'lines',
            column: 'positions',
            label: label(
              'Positions, one a line',
              'Funktionen, eine je Zeile',
              'Functies, één per regel',
              'Funkce, každá na řádek',
            ),
          },
          groups: {
            kind: 'lines',
            column: 'groups_of',
            label: label(
              'Departments, one a line',
              'Abteilungen, eine je Zeile',
              'Afdelingen, één per regel',
              'Oddělení, každé na řádek',
            ),
          },
          regions: {
            kind: 'lines',
            column: 'regions',
            label: label(
              'Regions, one a line',
              'Regionen, eine je Zeile',
              'Regio’s, één per regel',
              'Regiony, každý na řádek',
            ),
          },
          organisations: {
            kind: 'lines',
            column: 'organisations',
            label: label(
              'Companies, one a line',
              'Firmen, eine je Zeile',
              'Bedrijven, één per regel',
              'Firmy, každá na řádek',
            ),
          },
          email: { kind: 'text', column: 'email', label: label('E-mail', 'E-Mail', 'E-mail', 'E-mail') },
          tel: { kind: 'text', column: 'tel', label: label('Telephone', 'Telefon', 'Telefoon', 'Telefon') },
          mobile: { kind: 'text', column: 'mobile', label: label('Mobile', 'Mobil', 'Mobiel', 'Mobil') },
          images: { kind: 'files', column: 'images', label: label('Portrait', 'Porträt', 'Portret', 'Portrét') },
        },
      },
    },
  },
  site_hero: {
    icon: 'content-carousel-header',
    about: label(
      'Headline with a picture or drawing, and facts below',
      'Überschrift mit Bild oder Zeichnung, darunter Fakten',
      'Kop met afbeelding of tekening, daaronder feiten',
      'Nadpis s obrázkem nebo výkresem, pod ním údaje',
    ),
    label: label(
      'Beginning of the home page',
      'Auftakt der Startseite',
      'Begin van de startpagina',
      'Úvod domovské stránky',
    ),
    fields: {
      image: PICTURE,
      bodytext: BODYTEXT,
      link: LINK,
      moreLink: {
        kind: 'link',
        column: 'site_more_link',
        label: label('Second link', 'Zweiter Link', 'Tweede link', 'Druhý odkaz'),
      },
      facts: { ...CARDS, fields: { label: CARD_COLUMNS.title, value: CARD_COLUMNS.text } },
      factsLink: {
        kind: 'link',
        column: 'site_facts_link',
        label: label('Link beside the facts', 'Link neben den Fakten', 'Link naast de feiten', 'Odkaz u údajů'),
      },
      layers: {
        kind: 'lines',
        column: 'site_layers',
        label: label('Groups of the drawing', 'Gruppen der Zeichnung', 'Groepen van de tekening', 'Skupiny výkresu'),
      },
      parts: {
        kind: 'json',
        column: 'site_parts',
        label: label(
          'Parts of the drawing (JSON)',
          'Teile der Zeichnung (JSON)',
          'Delen van de tekening (JSON)',
          'Části výkresu (JSON)',
        ),
      },
      captions: {
        kind: 'json',
        column: 'site_captions',
        label: label(
          'Texts in the drawing (JSON)',
          'Texte in der Zeichnung (JSON)',
          'Teksten in de tekening (JSON)',
          'Texty ve výkresu (JSON)',
        ),
      },
    },
  },
  site_section: {
    icon: 'content-header',
    about: label(
      'Opens a part of the page: the elements below belong to it',
      'Beginnt einen Teil der Seite: Die Elemente darunter gehören dazu',
      'Begint een deel van de pagina: de elementen eronder horen erbij',
      'Začíná část stránky: patří k ní prvky pod ním',
    ),
    label: label('Section', 'Abschnitt', 'Sectie', 'Oddíl'),
    fields: {
      anchor: { kind: 'text', column: 'site_anchor', label: label('Jump mark', 'Sprungmarke', 'Ankerpunt', 'Kotva') },
      width: {
        kind: 'choice',
        column: 'site_width',
        values: {
          wide: label('Wide', 'Breit', 'Breed', 'Široký'),
          narrow: label('Narrow', 'Schmal', 'Smal', 'Úzký'),
          full: label('As the window', 'Wie das Fenster', 'Als het venster', 'Jako okno'),
        },
        label: label('Width', 'Breite', 'Breedte', 'Šířka'),
      },
      bodytext: BODYTEXT,
    },
  },
  site_split: {
    icon: 'content-beside-text-img-left',
    about: label(
      'A text and a picture side by side',
      'Text und Bild nebeneinander',
      'Tekst en afbeelding naast elkaar',
      'Text a obrázek vedle sebe',
    ),
    label: label('Picture beside a text', 'Bild neben Text', 'Afbeelding naast tekst', 'Obrázek vedle textu'),
    fields: {
      media: PICTURE,
      mediaPosition: {
        kind: 'choice',
        column: 'site_side',
        values: {
          left: label('Left', 'Links', 'Links', 'Vlevo'),
          right: label('Right', 'Rechts', 'Rechts', 'Vpravo'),
        },
        label: label('Side of the picture', 'Seite des Bildes', 'Kant van de afbeelding', 'Strana obrázku'),
      },
      ratio: {
        kind: 'choice',
        column: 'site_ratio',
        values: {
          '50-50': label('Half each', 'Je zur Hälfte', 'Ieder de helft', 'Každý polovina'),
          '33-66': label(
            'One third left, two right',
            'Links ein Drittel, rechts zwei',
            'Links een derde, rechts twee',
            'Vlevo třetina, vpravo dvě',
          ),
          '66-33': label(
            'Two thirds left, one right',
            'Links zwei Drittel, rechts eines',
            'Links twee derde, rechts een',
            'Vlevo dvě třetiny, vpravo jedna',
          ),
        },
        label: label('Shares', 'Anteile', 'Verdeling', 'Podíly'),
      },
      bodytext: BODYTEXT,
      link: LINK,
    },
  },
  site_teaser: {
    icon: 'content-card',
    about: label(
      'A picture with text, or several cards',
      'Ein Bild mit Text oder mehrere Karten',
      'Een afbeelding met tekst, of meerdere kaarten',
      'Obrázek s textem, nebo několik karet',
    ),
    label: label('Teaser', 'Teaser', 'Teaser', 'Upoutávka'),
    fields: {
      image: PICTURE,
      badge: { kind: 'text', column: 'site_badge', label: label('Badge', 'Kennzeichen', 'Label', 'Štítek') },
      bodytext: BODYTEXT,
      link: LINK,
      items: { ...CARDS, fields: CARD_COLUMNS },
    },
  },
}
