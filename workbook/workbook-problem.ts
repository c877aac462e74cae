/** Why a workbook cannot be read. */
export const WORKBOOK_PROBLEMS = ['binary', 'old-excel', 'protected', 'workbook-too-large', 'empty'] as const
export type WorkbookProblem = (typeof WORKBOOK_PROBLEMS)[number]

/** Thrown while a workbook is read; the page names it at the field of the file. */
export class UnreadableWorkbook extends Error {
  override readonly name = 'UnreadableWorkbook'
  readonly problem: WorkbookProblem

  constructor(problem: WorkbookProblem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}
