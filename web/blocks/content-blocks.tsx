import type { ReactNode } from 'react'
import type { ContentElement } from '#contracts/content/element.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { Block, Place } from './block.ts'
import { type Group, groupSections } from './group-sections.ts'
import { groundClass } from './ground.ts'
import { PageHead } from './page-head.tsx'
import { BLOCKS } from './registry.ts'
import { SectionHead } from './section-head.tsx'
import type { ShopData } from './shop-data.ts'
import { Visibility } from './visibility.tsx'

interface ContentBlocksProps {
  stage: readonly ContentElement[]
  main: readonly ContentElement[]
  shopData: ShopData
  /** Heads the page when nothing on its stage does. */
  title: string
  breadcrumbs?: ReactNode
}

/** All blocks of a page, section by section, with one h1: that of the stage, else the page's title. */
export function ContentBlocks({ stage, main, shopData, title, breadcrumbs }: ContentBlocksProps) {
  const titled = stage.findIndex((element) => element.header.text !== '')
  return (
    <>
      {titled < 0 && <PageHead title={<h1>{title}</h1>} breadcrumbs={breadcrumbs} />}
      {stage.map((element, index) => {
        const isTitle = index === titled
        const place: Place = { level: isTitle ? 1 : 2, stage: true, inside: false, ...(isTitle && { breadcrumbs }) }
        return <Element key={element.id} element={element} place={place} shop={shopData} />
      })}
      {groupSections(main).map((group, index) => (
        <Section key={group.section?.id ?? index} group={group} shop={shopData} />
      ))}
    </>
  )
}

/** A section with a heading has its elements beside it; one without only lays the ground below them. */
function Section({ group: { section, elements }, shop }: { group: Group; shop: ShopData }) {
  const isHeaded = section !== undefined && (section.header.text !== '' || section.bodytext.length > 0)
  const place: Place = { level: isHeaded && section.header.text ? 3 : 2, stage: false, inside: isHeaded }
  const blocks = elements.map((element) => <Element key={element.id} element={element} place={place} shop={shop} />)
  if (section === undefined) return blocks
  if (isHeaded) return <SectionHead section={section}>{blocks}</SectionHead>
  return (
    <div id={section.anchor || `c${section.id}`} className={classNames(groundClass(section.background))}>
      {blocks}
    </div>
  )
}

function Element({ element, place, shop }: { element: ContentElement; place: Place; shop: ShopData }): ReactNode {
  // A section inside of a section has no ground of its own.
  if (element.type === 'site_section')
    return <Section group={{ section: element, elements: element.children }} shop={shop} />
  const children = element.children.map((child) => <Element key={child.id} element={child} place={place} shop={shop} />)
  // The registry is keyed by the type, which the compiler loses on the way through the union.
  const Component = BLOCKS[element.type] as Block<typeof element.type>
  return (
    <Visibility visible={element.visible}>
      <Component element={element as never} place={place} shop={shop}>
        {children}
      </Component>
    </Visibility>
  )
}
