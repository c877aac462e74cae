const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  shy: '\u00AD',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  sbquo: '‚',
  lsquo: '‘',
  rsquo: '’',
  laquo: '«',
  raquo: '»',
  euro: '€',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  plusmn: '±',
  times: '×',
  middot: '·',
  bull: '•',
  sup2: '²',
  sup3: '³',
  micro: 'µ',
  sect: '§',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
}

/** Character references of HTML as characters; unknown ones stay as they are. */
export const decodeEntities = (source: string): string =>
  source.replace(/&(#x[0-9a-f]+|#\d+|[a-z]+\d?);/gi, (reference, name: string) => {
    if (!name.startsWith('#')) return NAMED[name] ?? reference
    const code = Number(/^#x/i.test(name) ? `0${name.slice(1)}` : name.slice(1))
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ''
  })
