import { asTexts, type JsonRecord } from '#contracts/content/json-record.ts'
import { firstLocale, isLocale, regionTag } from '#contracts/locales.ts'

/** The countries of ISO 3166, which TYPO3 knows by these codes. */
const COUNTRIES = `
AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA
CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA
GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP
KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS
MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS
RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW
TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
`
  .trim()
  .split(/\s+/)

/**
 * The options of a CountrySelect, which EXT:headless sends without any: by name, those first that the editor prefers.
 * @param action address of the form, whose first part is the locale of the page.
 */
export function readCountries(properties: JsonRecord, action: string): { value: string; label: string }[] {
  const [, code] = action.split('/')
  const tag = regionTag(isLocale(code) ? code : firstLocale())
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  const [only, without, first] = [
    properties.onlyCountries,
    properties.excludeCountries,
    properties.prioritizedCountries,
  ].map(asTexts)
  const isOffered = (country: string) =>
    (only?.length ? only.includes(country) : true) && without?.includes(country) !== true
  const rank = (country: string) => (first?.includes(country) ? first.indexOf(country) : COUNTRIES.length)
  return COUNTRIES.filter(isOffered)
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => rank(a.value) - rank(b.value) || a.label.localeCompare(b.label, tag))
}
