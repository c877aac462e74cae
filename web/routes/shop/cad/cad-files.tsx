import { type CadFormat, cadPaths, type CadQuery } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import type { CadPart } from '#web/tools/cad/cad-choice.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './cad-files.module.css'

const FILES = {
  step: { text: m.cad_file_step, mediaType: 'model/step' },
  stl: { text: m.cad_file_stl, mediaType: 'model/stl' },
  dxf: { text: m.cad_file_dxf, mediaType: 'image/vnd.dxf' },
  pdf: { text: m.cad_file_pdf, mediaType: 'application/pdf' },
} as const satisfies Partial<Record<CadFormat, { text: () => string; mediaType: string }>>

const FORMATS = ['step', 'stl', 'dxf', 'pdf'] as const

/** The files of the chosen model. */
export function CadFiles({ part, query }: { part: CadPart; query: CadQuery }) {
  return (
    <section aria-labelledby="files" data-print="no">
      <h2 id="files">{m.cad_files()}</h2>
      <ul className={css.files}>
        {FORMATS.map((format) => (
          <li key={format}>
            <a href={cadPaths.file(getLocale(), part.id, format, query)} type={FILES[format].mediaType}>
              <Icon name="download" />
              {FILES[format].text()}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
