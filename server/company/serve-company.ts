import { createPages, type Pages, type PagesOptions } from '#server/pages.ts'
import { createPipeline, type PipelineOptions } from '#server/pipeline.ts'
import { withProblem } from './problem-box.ts'
import type { ShownCompany } from './shown-company.ts'

type ServeOptions = PagesOptions & Omit<PipelineOptions, 'pages' | 'services'>

/** The pipeline over the company's files: with WATCH another one after each change, whose caches are empty. */
export function serveCompany(options: ServeOptions): ReturnType<typeof createPipeline>['fetch'] {
  let current = pipelineOf(options)
  options.services.onCompanyChange?.((company, problem) => {
    current = pipelineOf(ofCompany(options, company), problem)
  })
  return (...args) => current.fetch(...args)
}

function pipelineOf(options: ServeOptions, problem?: string) {
  const pages: Pages = createPages(options)
  return createPipeline({ ...options, pages: problem === undefined ? pages : withProblem(pages, problem) })
}

/** Settings and services that show a company as its files are now. */
export function ofCompany<Options extends Pick<PagesOptions, 'config' | 'services'>>(
  options: Options,
  { company, chainRack, tools, brand, resistance }: ShownCompany,
): Options {
  return {
    ...options,
    config: { ...options.config, company, chainRack, tools },
    services: { ...options.services, brand, resistance },
  }
}
