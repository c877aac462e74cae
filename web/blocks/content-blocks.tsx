import type { ReactNode } from 'react'
import type { ContentFile } from '#contracts/content/file.ts'
import type { ContentElement, ElementOf, ElementType } from '#contracts/content/elements.ts'
import type { Block, BlockContext } from './block.ts'
import type { BlockData, DataOf } from './block-data.ts'
import { BLOCKS } from './registry.ts'
import { Appearance } from './layout/appearance.tsx'
import { PageHead } from './layout/page-head.tsx'
import { Unavailable } from './layout/unavailable.tsx'
import { contextInGroup } from './site_group/block.tsx'
import { contextInSection } from './site_section/block.tsx'
import { groupSections } from './site_section/group-sections.ts'

interface ContentBlocksProps {
  stage: readonly ContentElement[]
  main: readonly ContentElement[]
  data: BlockData
  /** Heads the page if none of its elements does. Without a title, something else precedes the blocks. */
  title?: string
  /** Beside the title. */
  picture?: ContentFile | undefined
  breadcrumbs?: ReactNode
}

/**
 * All blocks of a page, with one h1. It is the stage's, otherwise the first element that its author made an h1,
 * otherwise the page's title.
 */
export function ContentBlocks({ stage, main, data, title, picture, breadcrumbs }: ContentBlocksProps) {
  const titleIndex = stage.findIndex((element) => titleOf(element) !== '')
  const isHeaded = titleIndex >= 0 || title === undefined
  const head = !isHeaded ? main.find(({ header }) => header.layout === 1 && header.text !== '') : undefined
  const onStage = { level: 2, stage: true, nested: false } as const
  return (
    <>
      {!isHeaded && (
        <PageHead
          title={<h1>{head?.header.text ?? title}</h1>}
          lede={head?.header.subheader}
          breadcrumbs={breadcrumbs}
          picture={picture}
        />
      )}
      {stage.map((element, index) => (
        <ElementView
          key={element.id}
          element={element}
          context={index === titleIndex ? { ...onStage, level: 1, breadcrumbs, picture } : onStage}
          data={data}
        />
      ))}
      {groupSections(main.map((element) => (element === head ? withoutHeader(element) : element))).map((element) => (
        <ElementView key={element.id} element={element} context={{ ...onStage, stage: false }} data={data} />
      ))}
    </>
  )
}

/** An article heads its page with its own title. */
const titleOf = (element: ContentElement): string =>
  element.type === 'news_newsdetail' ? (element.article?.title ?? '') : element.header.text

/** The element without its header, which heads the page instead. */
const withoutHeader = <E extends ContentElement>(element: E): E => ({
  ...element,
  header: { ...element.header, text: '', subheader: '' },
})

interface ElementProps<T extends ElementType> {
  element: ElementOf<T>
  context: BlockContext
  data: BlockData
}

function ElementView({ element, context, data }: ElementProps<ElementType>): ReactNode {
  const innerContext = contextInside(element, context)
  const children = element.children.map((child) => (
    <ElementView key={child.id} element={child} context={innerContext} data={data} />
  ))
  const unavailable = (
    <Unavailable element={element} context={context}>
      {children}
    </Unavailable>
  )
  return (
    <Appearance element={element}>
      <BlockOfType element={element} context={context} data={data} fallback={unavailable}>
        {children}
      </BlockOfType>
    </Appearance>
  )
}

function contextInside(element: ContentElement, context: BlockContext): BlockContext {
  if (element.type === 'site_section') return contextInSection(element)
  if (element.type === 'site_group') return contextInGroup(element, context)
  return element.type === 'news_newsdetail' ? { level: 2, stage: false, nested: false } : context
}

interface BlockOfTypeProps<T extends ElementType> extends ElementProps<T> {
  /** Shown if the element's loader failed. */
  fallback: ReactNode
  children: ReactNode
}

function BlockOfType<T extends ElementType>({ element, context, data, fallback, children }: BlockOfTypeProps<T>) {
  const BlockComponent: Block<T> = BLOCKS[element.type]
  const own = data.loaded[element.type]?.[element.id]
  if (!isLoaded<T>(own, element.id, data)) return fallback
  return (
    <BlockComponent element={element} context={context} data={own} reply={data.reply}>
      {children}
    </BlockComponent>
  )
}

/** Whether the element's loader returned its data. The data of a type without a loader is undefined. */
const isLoaded = <T extends ElementType>(
  _own: DataOf<T> | undefined,
  id: number,
  { failed }: BlockData,
): _own is DataOf<T> => !failed.includes(id)
