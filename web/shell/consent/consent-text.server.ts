import type { Locale } from '#contracts/locales.ts'
import { m } from '#web/i18n/messages.ts'

/** All words about cookies that a visitor was shown, for the company's log of decisions. */
export function consentText(locale: Locale, hasStatistics: boolean): string {
  const texts = [
    m.shell_consent_title,
    m.shell_consent_text,
    hasStatistics ? m.shell_consent_off_both : m.shell_consent_off_video,
    m.shell_consent_go,
    m.shell_consent_configure,
    m.shell_consent_settings,
    m.shell_consent_needed,
    m.shell_consent_needed_hint,
    ...(hasStatistics ? [m.shell_consent_statistics, m.shell_consent_statistics_hint] : []),
    m.shell_consent_video,
    m.shell_consent_video_hint,
    m.shell_consent_none,
    m.shell_consent_all,
    m.shell_consent_save,
  ]
  return texts.map((text) => text({}, { locale })).join('\n')
}
