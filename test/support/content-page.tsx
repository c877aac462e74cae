import { within } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { createRoutesStub } from 'react-router'
import type { ContentPage } from '#contracts/content/page.ts'
import { TOOL_NAMES, type ToolName } from '#contracts/tool-name.ts'
import { readElements } from '#contracts/content/read-element.ts'
import { pageBody } from '#test/support/page-dom.ts'
import company from '#data/company.json' with { type: 'json' }
import type { BlockData } from '#web/blocks/block-data.ts'
import { renderPage } from '#web/document/render-page.server.ts'
import { ContentBlocks } from '#web/blocks/content-blocks.tsx'

interface ContentPageOptions {
  /** Elements in wire format; without an id they are numbered from 1. */
  stage?: object[]
  main?: object[]
  /** Results of the blocks' loaders. */
  loaded?: BlockData['loaded']
  failed?: number[]
  /** The tools of the site; by default all of them. */
  tools?: readonly ToolName[]
}

/** Renders a content page as the server does, and returns its body with queries by role and text. */
export function renderContentPage({ stage = [], main = [], loaded = {}, failed = [], tools }: ContentPageOptions) {
  const read = (elements: object[]) =>
    readElements(
      elements.map((element, index) => ({ id: index + 1, content: {}, ...element })),
      { hosts: [] },
    )
  return renderReadPage({ stage: read(stage), main: read(main), title: 'Title of the page' }, { loaded, failed }, tools)
}

/** Renders a page that has been read already. */
export async function renderReadPage(
  { stage, main, title }: Pick<ContentPage, 'stage' | 'main' | 'title'>,
  data: BlockData = { loaded: {}, failed: [] },
  tools: readonly ToolName[] = TOOL_NAMES,
) {
  const body = await toDom(
    <ContentBlocks {...{ stage, main, title, data }} breadcrumbs={<nav aria-label="Breadcrumbs" />} />,
    tools,
  )
  return { body, ...within(body) }
}

async function toDom(page: ReactNode, tools: readonly ToolName[]): Promise<HTMLElement> {
  const frame = { company, tools }
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => frame, Component: () => page }])
  const stub = <Stub initialEntries={['/']} hydrationData={{ loaderData: { root: frame } }} />
  const body: unknown = pageBody(await renderPage(stub))
  // happy-dom's elements match the DOM in everything the queries use, but not for the compiler.
  return body as HTMLElement
}
