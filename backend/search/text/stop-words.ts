import { type Locale, perLocale } from '#contracts/locales.ts'

/** Folded words without a meaning for the search. Letters of types (`t`, `k`, `s`) are not among them. */
const STOP_WORDS: Record<Locale, string> = {
  de: `funktioniert funktionieren gemacht kostet kosten gibt habt hatte hatten brauchen braucht bekomme bekommt konnen koennen konnt koennt soll sollte muss wer wen wem mich mir dir euch
    wann warum viel viele wieviel aber alle als am an auch auf aus bei bin bis bitte brauche da das dass dem den der des die durch ein eine einem
    einen einer eines er es fur fuer gegen haben hat ich ihr im in ist ja kann mein mit nach nicht noch oder ohne pro
    sich sie sind so suche uber ueber um und uns unter vom von vor was welche welcher welches wie wir wird wo zu zum zur`,
  en: `made work works me us a about much many cost costs when get there should would could you all also an and any are as at be by can do does for from has have how i in into is it its my need not of
    on or our per please so some that the their these this to we what where which who will with without you your`,
  nl: `werkt gemaakt mij jij kost kosten hoeveel wanneer kunnen moet mag aan al alle als bij dan dat de den der des deze die dit door een en er geen heb het hoe ik in is kan maar me met
    mijn na naar niet nog of om onder ons onze ook op over per te tot uit u uw van voor waar wat we welke wie wij zijn
    zo zoek zonder`,
  cz: `funguje vyrobene mne mi vas kolik stoji muze mohu lze kdy kdo mate a ale ani ano bez by byt co do ho i ja jak jako je jeho jejich jen jsem jsou k kde ke ktera ktere ktery mezi mi
    muj na nad nam nas ne nebo o od po pod podle pokud potrebuji pres pri pro prosim s se si tak ten to tu u v ve vsak
    z za ze`,
}

/** Words of everything that is sold here. They say nothing beside another word. */
const COMMON: ReadonlySet<string> = new Set(
  `kunststoff kunststoffe kunststoffen plastik plastic plastics kunststof kunststoffen plast plasty plastu plastovy plastova
    plastove`.split(/\s+/),
)

export const isCommonWord = (word: string): boolean => COMMON.has(word)

const SETS = perLocale<ReadonlySet<string>>((locale) => new Set(STOP_WORDS[locale].split(/\s+/)))

export const isStopWord = (locale: Locale, word: string): boolean => SETS[locale].has(word)

/** Whether a word without a meaning begins so. */
export const beginsStopWord = (locale: Locale, begun: string): boolean =>
  [...SETS[locale]].some((word) => word.length > begun.length && word.startsWith(begun))
