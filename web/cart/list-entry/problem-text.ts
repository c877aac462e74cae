import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import type { LineProblem } from './check-line.ts'
import type { ListLine } from './lines/list-line.ts'

/** A sentence that names the error of a line and the possible values. */
export function problemText(problem: LineProblem, line: ListLine): string {
  switch (problem.code) {
    case 'number-missing':
      return m.list_problem_number_missing()
    case 'number-unknown':
      return m.list_problem_number_unknown({ number: line.number })
    case 'family':
      return m.list_problem_family({ name: problem.product.translated.name })
    case 'sold-out':
      return m.list_problem_sold_out({ name: problem.product.translated.name })
    case 'pieces-unreadable':
      return m.list_problem_pieces_unreadable({ pieces: line.pieces })
    case 'size-unreadable':
      return m.list_problem_size_unreadable({ size: line.size })
    case 'date':
      return m.list_problem_date({ text: problem.text })
    case 'unit-unknown':
      return m.list_problem_unit_unknown({ unit: problem.unit })
    case 'either': {
      const [first, second] = problem.readings
      return m.list_problem_either({ text: problem.field === 'pieces' ? line.pieces : line.size, first, second })
    }
    case 'not-cut':
      return m.list_problem_not_cut()
    case 'format-sides':
      return m.list_problem_format_sides()
    case 'strength':
      return m.list_problem_strength({ strength: formatNumber(problem.strength, 1) })
    case 'too-long': {
      const bound = { max: formatNumber(problem.max) }
      return problem.field === 'note' ? m.list_problem_note_long(bound) : m.list_problem_reference_long(bound)
    }
    case 'pieces':
    case 'length':
    case 'width': {
      const { min, max, step } = problem.bounds
      const bounds = { min: formatNumber(min), max: formatNumber(max), step: formatNumber(step) }
      if (problem.code === 'pieces')
        return step > 1 ? m.list_problem_pieces_step(bounds) : m.list_problem_pieces(bounds)
      if (problem.code === 'width') return m.list_problem_width(bounds)
      return step > 1 ? m.list_problem_length_step(bounds) : m.list_problem_length(bounds)
    }
  }
}
