import { label, type FieldDefinition } from './fields.ts'

/** Fields that several elements have. */
export const BODYTEXT: FieldDefinition = {
  kind: 'html',
  column: 'bodytext',
  label: label('Text', 'Text', 'Tekst', 'Text'),
}
export const INTRODUCTION: FieldDefinition = {
  ...BODYTEXT,
  label: label('Introduction', 'Einleitung', 'Inleiding', 'Úvod'),
}
export const ENQUIRY_LINK: FieldDefinition = {
  kind: 'link',
  column: 'site_enquiry_link',
  label: label(
    'Contact as long as there is no tool',
    'Kontakt, solange es das Werkzeug nicht gibt',
    'Contact zolang de tool er niet is',
    'Kontakt, dokud nástroj není',
  ),
}
export const FILTER: FieldDefinition = {
  kind: 'flag',
  column: 'site_filter',
  default: 0,
  label: label('With search and filters', 'Mit Suche und Filtern', 'Met zoeken en filters', 'S hledáním a filtry'),
}
export const PICTURE: FieldDefinition = {
  kind: 'file',
  column: 'assets',
  label: label('Picture', 'Bild', 'Afbeelding', 'Obrázek'),
}
export const LINK: FieldDefinition = {
  kind: 'link',
  column: 'site_link',
  label: label('Link', 'Link', 'Link', 'Odkaz'),
}
export const CATEGORY: FieldDefinition = {
  kind: 'text',
  column: 'site_category',
  label: label(
    'Id of a category of the shop',
    'Id einer Kategorie im Shop',
    'Id van een shopcategorie',
    'Id kategorie e-shopu',
  ),
}

export const CARD_TABLE = 'tx_profilwerk_card'
/** Cards of a teaser, facts of a hero, links and parts. One column: TYPO3 would copy the records of two columns with one table twice. */
export const CARDS = {
  kind: 'records',
  column: 'site_cards',
  table: CARD_TABLE,
  label: label('Entries', 'Einträge', 'Onderdelen', 'Položky'),
} as const
export const TRACK_TABLE = 'tx_profilwerk_track'
export const CONTACT_TABLE = 'tx_profilwerk_contact'
export const DOWNLOAD_TABLE = 'tx_profilwerk_download'
export const CARD_COLUMNS = {
  title: { kind: 'text', column: 'title', label: label('Title', 'Titel', 'Titel', 'Název') },
  text: { kind: 'text', column: 'text', label: label('Text', 'Text', 'Tekst', 'Text') },
  image: { kind: 'file', column: 'image', label: label('Picture', 'Bild', 'Afbeelding', 'Obrázek') },
  link: { kind: 'link', column: 'link', label: label('Link', 'Link', 'Link', 'Odkaz') },
} satisfies Record<string, FieldDefinition>

/** The fields that every element has besides its own, stock ones too: name on the wire and place. */
export const ENVELOPE_FIELDS = {
  background_color: {
    kind: 'choice',
    column: 'site_background',
    values: {
      '': label('As the page', 'Wie die Seite', 'Als de pagina', 'Jako stránka'),
      mud: label('Grey', 'Grau', 'Grijs', 'Šedé'),
      deep: label('Dark', 'Dunkel', 'Donker', 'Tmavé'),
    },
    label: label('Background', 'Hintergrund', 'Achtergrond', 'Pozadí'),
  },
  as_gallery: {
    kind: 'flag',
    column: 'site_gallery',
    default: 0,
    label: label(
      'Pictures are a gallery',
      'Bilder sind eine Galerie',
      'Afbeeldingen zijn een galerij',
      'Obrázky tvoří galerii',
    ),
  },
  responsive_desktop: {
    kind: 'flag',
    column: 'site_desktop',
    default: 1,
    label: label(
      'Show on large screens',
      'Auf großen Bildschirmen zeigen',
      'Op grote schermen tonen',
      'Zobrazit na velkých obrazovkách',
    ),
  },
  responsive_tablet: {
    kind: 'flag',
    column: 'site_tablet',
    default: 1,
    label: label('Show on tablets', 'Auf Tablets zeigen', 'Op tablets tonen', 'Zobrazit na tabletech'),
  },
  responsive_mobile: {
    kind: 'flag',
    column: 'site_mobile',
    default: 1,
    label: label('Show on phones', 'Auf Telefonen zeigen', 'Op telefoons tonen', 'Zobrazit na telefonech'),
  },
} satisfies Record<string, FieldDefinition>
