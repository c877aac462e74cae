import type { ListField } from '#web/cart/list-entry/lines/list-line.ts'

/** The meaning of a column. The sides of a size may have a column each; a unit counts for the column before it. */
export type Role = ListField | 'length' | 'width' | 'strength' | 'unit' | 'ignored'

/** Whole headings in the shop's languages: lower case, letters only. Our own files have them. */
export const WHOLE_HEADINGS: Partial<Record<Role, string>> = {
  number:
    'artikelnummer artikelnr bestellnummer itemnumber itemno partnumber partno pn sku bestelnummer čísloproduktu číslopoložky katalogovéčíslo objednacíčíslo',
  pieces: 'st početkusů numberofpieces noofpieces noofpcs noofunits',
  size: 'cut cutlength zaaglengte délkařezu cutlengthformat zaaglengteformaat délkařezuformát zuschnittformat délkapřířezu délkapřířezuformát schnittlänge schnittlängeformat gezaagdelengte gezaagdelengteformaat',
  reference: 'ihrereferenz yourreference ref uwreferentie vašereference vašeznačka',
  carries: 'trägt carries draagt nese geeignetfür suits geschiktvoor vhodnépro',
  unit: 'me bme um uom mj',
}

/** Headings that name the item number if no better one does, such as the part of a CAD program. */
export const WEAK_NUMBERS = new Set(
  'artikel item product číslo položka material benennung teil teile produkt number nummer nr no code kód part materiaal materiál zboží díl dílu'.split(
    ' ',
  ),
)

/** Item numbers as order systems call them. A maker's number is ours, so it is preferred to the buyer's. */
export const ITEM_NUMBER =
  /^(?:artikel|art|material|mat|teile?|produkt|product|bestell|sach|ident|katalog|catalogue|catalog|cat|item|part|stock|materiaal|onderdeel|bestel)s?(?:nummer|nr|number|no|num|code|id)$|^(?:katalogové|objednací)?číslo(?:produktu|položky|dílu|materiálu|artiklu|zboží)$|^kód(?:zboží|produktu|položky)$/u
export const MAKERS =
  /^(?:lieferanten|lieferant|lief|hersteller|ihre|supplier|vendor|manufacturer|mfr|mfg|your|leverancier|leveranciers|uw|fabrikant)/u

/** Words inside a heading. */
export const WORDS: Partial<Record<Role, string>> = {
  pieces:
    'menge mengen anzahl stück stücke stueck stk stck stückzahl stueckzahl pieces piece pcs pc qty quantity quantities aantal stuks stuk hoeveelheid ks kus kusy kusů množství počet',
  size: 'zuschnitt format maß maße abmessung abmessungen size dimension dimensions maat maten afmeting afmetingen rozměr rozměry formát formaat',
  length: 'länge laenge length lengte délka',
  width: 'breite width breedte šířka',
  strength: 'stärke dicke strength thickness dikte tloušťka',
  note: 'notiz bemerkung bemerkungen hinweis kommentar note notes remark remarks comment notitie opmerking poznámka',
  reference:
    'referenz position pos posnr poz positionsnummer reference referentie reference lfd laufende zeile zeilennummer line regel regelnummer volgnummer řádek pořadí',
  unit: 'einheit mengeneinheit unit units eenheid jednotka',
  ignored:
    'bezeichnung artikelbezeichnung name description beschreibung materialkurztext kurztext omschrijving beschrijving naam popis název werkstoff preis einzelpreis gesamtpreis price prijs cena gewicht weight hmotnost betrag datum date termin liefertermin werk lagerort',
}

/** Words that leave the meaning of a heading as it is. Stock, the least number and the rest are not what is wanted. */
export const PLAIN_WORDS = new Set(
  'in der die das the de a an of to te no nr order ordered bestell bestellte besteld bestelde soll gesamt benötigt benötigte bedarf gewünscht gewünschte required req requested needed total wanted gewenst gewenste totaal benodigd benodigde objednané objednat požadované celkem potřebné ca'.split(
    ' ',
  ),
)

/** Compounds whose last part is the meaning. */
export const COMPOUND =
  /^(?:(bestell|soll|gesamt|bedarf|auftrag|anfrage|bestel|order|stück|schnitt|zuschnitt|säge|fertig|zaag)(?:s|en|e)?|.*?)(menge|anzahl|stückzahl|länge|laenge|breite|dicke|stärke|preis|gewicht|datum|position|einheit|bezeichnung|aantal|hoeveelheid|lengte|breedte|dikte|prijs|omschrijving)$/u

/** Czech and words of number have their meaning in front: "Anzahl Artikel". */
export const MEANING_IN_FRONT = new Set(
  'anzahl menge aantal number počet množství název popis délka šířka tloušťka cena hmotnost'.split(' '),
)

/** Words before the thing that the number is counted for: "Menge je Baugruppe". */
export const PER = /(?:\/|\b(?:per|pro|je|za|na|každý)\b)/u
