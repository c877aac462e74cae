import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { ToolName } from '#contracts/tool-name.ts'
import { useHasTool } from '#web/app/use-has-tool.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { toolAddress } from '#web/tools/tool-pages.ts'
import { Button } from '#web/ui/button.tsx'
import css from './tool-introduction.module.css'

interface ToolQuestionProps {
  tool: ToolName
  /** Text of the button. */
  submit: string
  /** Fields by the names that they have in the tool's address. */
  children: ReactNode
}

/**
 * The main fields of a tool. Its page shows the result, also without scripts. Renders nothing if the site lacks the
 * tool.
 */
export function ToolQuestion({ tool, submit, children }: ToolQuestionProps) {
  const isThere = useHasTool(tool)
  if (!isThere) return null
  return (
    <Form method="get" action={toolAddress(getLocale(), tool)} className={css.question} data-print="no">
      {children}
      <Button type="submit">{submit}</Button>
    </Form>
  )
}
