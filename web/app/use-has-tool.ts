import { useRouteLoaderData } from 'react-router'
import type { ToolName } from '#contracts/tool-name.ts'

/** Whether the site has a tool: some need files of the company. */
export const useHasTool = (tool: ToolName): boolean =>
  useRouteLoaderData<{ tools: readonly ToolName[] }>('root')?.tools.includes(tool) ?? false
