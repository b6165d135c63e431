import * as t from '@talentplace/contract/shared/messages/ui'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { FormFailure } from './form-footer.tsx'
import styles from './lines-editor.module.css'

interface LinesEditorProps<Line> {
  /** What they are together. */
  readonly label: string
  readonly lines: readonly Line[]
  /** Tells lines apart while they are added and removed. */
  readonly keyOf: (line: Line, at: number) => number
  readonly max: number
  /** So many stay. */
  readonly least?: number
  /** What is wrong with all of them. */
  readonly error?: ReactNode
  /** Where the form looks for it. */
  readonly 'data-path'?: string
  readonly onAdd: () => void
  readonly onRemove: (at: number) => void
  /** The fields of one. */
  readonly children: (line: Line, at: number) => ReactNode
}

/** The lines of a document as staff write them: each a group of fields, one more, one less. */
export function LinesEditor<Line>(props: LinesEditorProps<Line>) {
  const { label, lines, keyOf, max, least = 0, error, onAdd, onRemove, children, 'data-path': path } = props
  return (
    <fieldset aria-label={label} className={styles.lines} data-path={path}>
      {lines.map((line, at) => (
        <fieldset key={keyOf(line, at)} className={styles.line}>
          <legend className={styles.legend}>{t.line({ number: at + 1 })}</legend>
          {children(line, at)}
          {lines.length > least && (
            <div>
              <Button variant="quiet" onClick={() => onRemove(at)}>
                {t.removeLine({ number: at + 1 })}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      <FormFailure failure={error} />
      <div>
        <Button variant="outline" disabled={lines.length >= max} onClick={onAdd}>
          {t.addLine()}
        </Button>
      </div>
    </fieldset>
  )
}
