type Language = 'de' | 'en' | 'nl' | 'cz'

/** Words that a language uses often and that none of the others has. */
const WORDS: Record<Language, string> = {
  de: 'und nicht für Ihre Ihr Sie wird werden bitte eine auf oder nach vom zum zur Anfrage Länge Stück Menge Maße Seite Werkstoff Artikelnummer Ausführung Datenblatt Gewicht Schnittlänge Kettenführung',
  en: 'the and with your for this which please length quantity item weight dimensions material price sheet',
  nl: 'het een niet voor uw wordt worden naar aanvraag lengte aantal artikelnummer uitvoering gewicht afmetingen doorsnede',
  cz: 'prosím nebo jsou není délka počet kusů poptávka rozměry hmotnost provedení průřez',
}

/** The words of a text without placeholders, addresses and tags. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/\{[^}]*\}|<[^>]*>|\bhttps?:\S+|[\w.+-]+@[\w.-]+/g, ' ')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []

/** The words in a text of `language` that belong to another language of the site. */
export function foreignWords(text: string, language: string): string[] {
  const others = Object.entries(WORDS).filter(([other]) => other !== language)
  const foreign = new Set(others.flatMap(([, words]) => words.toLowerCase().split(' ')))
  const own = new Set(WORDS[language as Language].toLowerCase().split(' '))
  return [...new Set(wordsOf(text))].filter((word) => foreign.has(word) && !own.has(word))
}

/** Signs of a missing message or an unfilled value in a text. */
export const UNFILLED = /\{\w*\}|\bundefined\b|\bnull\b|\[object|\b[a-z]+_[a-z_]+\b/u
