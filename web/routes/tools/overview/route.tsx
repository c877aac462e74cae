import { cadPaths, filePaths, paths } from '#web/app/paths.ts'
import { chainRackContext, contentContext, reportContext, shopContext, siteContext } from '#web/app/context.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { ContactCard } from '#web/people/contact-card.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx'
import { toolAddress, TOOLS_OVERVIEW } from '#web/tools/tool-pages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { findShapedItem } from './find-shaped-item.server.ts'
import { TOOL_ENTRIES, type ToolEntry } from './tool-entries.ts'
import css from './route.module.css'
import type { Route } from './+types/route'
import type { Contact } from '#contracts/content/elements/site_address_list.ts'
import { contactsIn } from '#web/blocks/site_address_list/contacts-in.ts'
import type { ContentClient } from '#web/clients/content.server.ts'

export const handle = { caching: 'shared', otherLanguages: 'same path' } satisfies RouteHandle

/** Length of the model in the example of the CAD files, mm. */
const EXAMPLE_LENGTH = 1250

/** Without the people the page still has the telephone and the way to the form; without the item no example of a model. */
export async function loader({ context }: Route.LoaderArgs) {
  const { company, tools } = context.get(siteContext)
  const { phone, advice } = company
  const page = advice?.[getLocale()]
  const goOnWithout = (failure: unknown) => context.get(reportContext)(failure)
  const [people, item] = await Promise.all([
    readEngineers(context.get(contentContext), page).catch(goOnWithout),
    findShapedItem(context.get(shopContext), context.get(chainRackContext)).catch(goOnWithout),
  ])
  const sharePicture = { url: filePaths.sharePicture(getLocale(), TOOLS_OVERVIEW), alt: m.tools_overview_title() }
  return { tools, phone, page, people: people ?? [], item, sharePicture }
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({ title: m.tools_overview_title(), description: m.tools_overview_lede(), root: matches[0] })
}

export default function ToolsRoute({ loaderData: { tools, phone, page, people, item } }: Route.ComponentProps) {
  const locale = getLocale()
  const cards = tools.flatMap((tool) => cardOf(TOOL_ENTRIES[tool], toolAddress(locale, tool)) ?? [])
  return (
    <div className="wrap">
      <Breadcrumbs
        items={[{ label: m.listing_crumb_home(), to: paths.home(locale) }, { label: m.tools_overview_crumb() }]}
      />
      <header className={css.head}>
        <h1>{m.tools_overview_title()}</h1>
        <p className="lede">{m.tools_overview_lede()}</p>
      </header>
      <ul className={css.tools}>
        {cards.map((card) => (
          <ToolCard key={card.address} {...card} />
        ))}
        <ToolCard
          title={m.tools_cad_title()}
          text={m.tools_cad_text()}
          address={toolAddress(locale, 'cad')}
          example={
            item && {
              text: m.tools_cad_example({ number: item.number, length: formatNumber(EXAMPLE_LENGTH) }),
              address: cadPaths.page(locale, item.id, { length: String(EXAMPLE_LENGTH) }),
            }
          }
        />
      </ul>
      <section className={css.people} aria-labelledby="people">
        <h2 id="people">{m.tools_overview_people()}</h2>
        <p>{m.tools_overview_people_text()}</p>
        <p className={css.ways}>
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
          {page && (
            <Link to={page}>
              {m.tools_overview_ask()}
              <Icon name="arrow-right" small />
            </Link>
          )}
        </p>
        {people.length > 0 && (
          <ul className={css.cards}>
            {people.map((contact) => (
              <li key={contact.id}>
                <ContactCard contact={contact} level={3} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

interface ToolCardProps {
  title: string
  text: string
  address: string
  /** A worked example; undefined if the shop has none. */
  example: { text: string; address: string } | undefined
}

function cardOf(entry: ToolEntry | undefined, address: string): ToolCardProps | undefined {
  if (!entry) return undefined
  const { title, text, example } = entry
  return {
    title: title(),
    text: text(),
    address,
    example: { text: example.text(), address: `${address}?${example.query}` },
  }
}

const ToolCard = ({ title, text, address, example }: ToolCardProps) => (
  <li className={css.tool}>
    <h2>
      <Link to={address}>{title}</Link>
    </h2>
    <p>{text}</p>
    {example && (
      <>
        <p className={css.example}>
          <strong>{m.tools_overview_example()}</strong> {example.text}
        </p>
        <Link className={css.open} to={example.address}>
          {m.tools_overview_open_example()}
          <Icon name="arrow-right" small />
        </Link>
      </>
    )}
  </li>
)

/** People that the overview shows. */
const MOST_ENGINEERS = 3

/**
 * The first people of the page that answers technical questions; none if it has none.
 * @param page its path with the language; undefined or an address elsewhere has no people
 * @throws ServiceFailure
 */
async function readEngineers(content: ContentClient, page: string | undefined): Promise<Contact[]> {
  if (!page) return []
  const found = await content.page(page, { isPart: true })
  if (found.kind !== 'page') return []
  return contactsIn([...found.page.stage, ...found.page.main]).slice(0, MOST_ENGINEERS)
}
