import type { ReactNode } from 'react'
import type { Company } from '#contracts/company.ts'
import type { Navigation } from '#contracts/content/navigation.ts'
import type { Category } from '#contracts/shop/category.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { paths } from '#web/paths.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import type { LanguageLink } from './language-link.ts'
import { LinkService } from './link-service.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { SkipLink } from './skip-link.tsx'
import { type Flash, ToastProvider } from './toast.tsx'

interface PageFrameProps {
  navigation: Navigation
  /** Categories of the first row, each with its children. */
  shopNavigation: Category[]
  languages: LanguageLink[]
  cartCount: number | undefined
  company: Company
  flash?: Flash | undefined
  children: ReactNode
}

/** Everything around a page: what stands in `body`. */
export function PageFrame({
  navigation,
  shopNavigation,
  languages,
  cartCount,
  company,
  flash,
  children,
}: PageFrameProps) {
  return (
    <>
      <SkipLink />
      <ProgressBar />
      <ToastProvider flash={flash}>
        <Header
          navigation={navigation.main}
          shopNavigation={shopNavigation}
          languages={languages}
          cartCount={cartCount}
          company={company}
        />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer
          left={navigation.footerleft}
          right={navigation.footerright}
          shopNavigation={shopNavigation}
          company={company}
        />
      </ToastProvider>
      <OfflineNotice />
      <ScrollToTop />
      <LinkService likely={[paths.shop(getLocale())]} />
    </>
  )
}
