import { label, type ElementDefinition } from './fields.ts'
import { BODYTEXT, CATEGORY, ENQUIRY_LINK, INTRODUCTION, LINK, PICTURE } from './shared-fields.ts'

/** Elements that show the shop, or lead into it and to its tools. */
export const SHOP_ELEMENTS: Record<`site_${string}`, ElementDefinition> = {
  site_chain_rack: {
    icon: 'content-plugin',
    about: label(
      'Introduces the calculator and leads to it',
      'Stellt den Rechner vor und führt zu ihm',
      'Introduceert de rekenhulp en leidt erheen',
      'Představuje kalkulačku a vede k ní',
    ),
    label: label(
      'Chain rack calculator',
      'Kettenzahnstangen-Rechner',
      'Rekenhulp voor kettingheugels',
      'Kalkulačka řetězových hřebenů',
    ),
    fields: { introText: INTRODUCTION, image: PICTURE, enquiryLink: ENQUIRY_LINK },
  },
  site_cut_list: {
    icon: 'content-table',
    about: label(
      'Introduces the cutting plan and leads to it',
      'Stellt den Zuschnittplan vor und führt zu ihm',
      'Introduceert het zaagplan en leidt erheen',
      'Představuje plán přířezů a vede k němu',
    ),
    label: label('Cut lengths on bars', 'Zuschnitte auf Stangen', 'Zaagmaten op staven', 'Přířezy z tyčí'),
    fields: { introText: INTRODUCTION, image: PICTURE, enquiryLink: ENQUIRY_LINK },
  },
  site_cad: {
    icon: 'content-package',
    about: label(
      'Introduces the CAD models and leads to them',
      'Stellt die CAD-Modelle vor und führt zu ihnen',
      'Introduceert de CAD-modellen en leidt erheen',
      'Představuje CAD modely a vede k nim',
    ),
    label: label('CAD models', 'CAD-Modelle', 'CAD-modellen', 'CAD modely'),
    fields: { introText: INTRODUCTION, image: PICTURE, enquiryLink: ENQUIRY_LINK },
  },
  site_chemical_resistance: {
    icon: 'content-certificate',
    about: label(
      'Introduces the table of resistance and leads to it',
      'Stellt die Beständigkeitstabelle vor und führt zu ihr',
      'Introduceert de bestendigheidstabel en leidt erheen',
      'Představuje tabulku odolnosti a vede k ní',
    ),
    label: label('Chemical resistance', 'Chemische Beständigkeit', 'Chemische bestendigheid', 'Chemická odolnost'),
    fields: {
      introText: INTRODUCTION,
      image: PICTURE,
      materials: {
        kind: 'lines',
        column: 'site_materials',
        label: label(
          'Materials, one a line',
          'Werkstoffe, einer je Zeile',
          'Materialen, één per regel',
          'Materiály, každý na řádek',
        ),
      },
      enquiryLink: ENQUIRY_LINK,
    },
  },
  site_product_box: {
    icon: 'content-card-group',
    about: label(
      'Products of the shop by their item numbers',
      'Produkte des Shops nach Artikelnummern',
      'Producten van de shop op artikelnummer',
      'Produkty e-shopu podle katalogových čísel',
    ),
    label: label('Chosen products', 'Ausgewählte Produkte', 'Gekozen producten', 'Vybrané produkty'),
    fields: {
      productNumbers: {
        kind: 'lines',
        column: 'site_product_numbers',
        label: label(
          'Item numbers, one a line',
          'Artikelnummern, eine je Zeile',
          'Artikelnummers, één per regel',
          'Katalogová čísla, každé na řádek',
        ),
      },
      productIds: {
        kind: 'lines',
        column: 'site_product_ids',
        label: label(
          'Or ids of the shop, one a line',
          'Oder Ids des Shops, eine je Zeile',
          'Of id’s van de shop, één per regel',
          'Nebo id z e-shopu, každé na řádek',
        ),
      },
      limit: {
        kind: 'number',
        column: 'site_limit',
        default: 4,
        label: label('At most', 'Höchstens', 'Hoogstens', 'Nejvýše'),
      },
      bodytext: BODYTEXT,
      link: LINK,
    },
  },
  site_search_teaser: {
    icon: 'content-elements-searchform',
    about: label(
      'A field that leads to the search',
      'Ein Feld, das zur Suche führt',
      'Een veld dat naar het zoeken leidt',
      'Pole, které vede k vyhledávání',
    ),
    label: label('Search teaser', 'Suche', 'Zoekveld', 'Vyhledávání'),
    fields: {
      bodytext: BODYTEXT,
      placeholder: {
        kind: 'text',
        column: 'site_placeholder',
        label: label(
          'Example of what to enter',
          'Beispiel für die Eingabe',
          'Voorbeeld van de invoer',
          'Příklad zadání',
        ),
      },
      defaultView: {
        kind: 'choice',
        column: 'site_view',
        values: {
          products: label('Products', 'Produkte', 'Producten', 'Produkty'),
          content: label('Pages', 'Seiten', 'Pagina’s', 'Stránky'),
          contacts: label('Contacts', 'Ansprechpartner', 'Contactpersonen', 'Kontaktní osoby'),
          downloads: label('Downloads', 'Downloads', 'Downloads', 'Soubory ke stažení'),
        },
        label: label('First results', 'Erste Ergebnisse', 'Eerste resultaten', 'První výsledky'),
      },
      link: LINK,
    },
  },
  site_shop_categories: {
    icon: 'content-menu-thumbnail',
    about: label(
      'Categories of the shop as tiles',
      'Kategorien des Shops als Kacheln',
      'Categorieën van de shop als tegels',
      'Kategorie e-shopu jako dlaždice',
    ),
    label: label('Categories of the shop', 'Kategorien des Shops', 'Categorieën van de shop', 'Kategorie e-shopu'),
    fields: {
      rootCategoryId: CATEGORY,
      categoryIds: {
        kind: 'lines',
        column: 'site_categories',
        label: label(
          'Only these ids, one a line',
          'Nur diese Ids, eine je Zeile',
          'Alleen deze id’s, één per regel',
          'Jen tato id, každé na řádek',
        ),
      },
      showImage: {
        kind: 'flag',
        column: 'site_show_image',
        default: 1,
        label: label('With pictures', 'Mit Bildern', 'Met afbeeldingen', 'S obrázky'),
      },
      bodytext: BODYTEXT,
      link: LINK,
      shortcuts: {
        kind: 'group',
        fields: {
          groupId: {
            kind: 'text',
            column: 'site_shortcut_group',
            label: label(
              'Short cuts: id of a property group',
              'Kurzwege: Id einer Eigenschaft',
              'Snelkoppelingen: id van een eigenschap',
              'Zkratky: id vlastnosti',
            ),
          },
          categoryId: {
            kind: 'text',
            column: 'site_shortcut_category',
            label: label(
              'Short cuts: id of their category',
              'Kurzwege: Id ihrer Kategorie',
              'Snelkoppelingen: id van hun categorie',
              'Zkratky: id jejich kategorie',
            ),
          },
          title: {
            kind: 'text',
            column: 'site_shortcut_title',
            label: label('Short cuts: title', 'Kurzwege: Titel', 'Snelkoppelingen: titel', 'Zkratky: název'),
          },
          note: {
            kind: 'text',
            column: 'site_shortcut_note',
            label: label('Short cuts: note', 'Kurzwege: Hinweis', 'Snelkoppelingen: opmerking', 'Zkratky: poznámka'),
          },
          limit: {
            kind: 'number',
            column: 'site_shortcut_limit',
            default: 12,
            label: label(
              'Short cuts: at most',
              'Kurzwege: höchstens',
              'Snelkoppelingen: hoogstens',
              'Zkratky: nejvýše',
            ),
          },
        },
      },
    },
  },
  site_shop_products: {
    icon: 'content-gallery',
    about: label(
      'Products of one category of the shop',
      'Produkte einer Kategorie des Shops',
      'Producten van één categorie van de shop',
      'Produkty jedné kategorie e-shopu',
    ),
    label: label('Products of the shop', 'Produkte des Shops', 'Producten van de shop', 'Produkty e-shopu'),
    fields: {
      categoryId: CATEGORY,
      limit: {
        kind: 'number',
        column: 'site_limit',
        default: 4,
        label: label('At most', 'Höchstens', 'Hoogstens', 'Nejvýše'),
      },
      sorting: {
        kind: 'text',
        column: 'site_sorting',
        label: label(
          'Key of a sorting of the shop',
          'Schlüssel einer Sortierung im Shop',
          'Sleutel van een sortering',
          'Klíč řazení e-shopu',
        ),
      },
      bodytext: BODYTEXT,
      link: LINK,
    },
  },
}
