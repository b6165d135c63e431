import type { ReactNode } from 'react'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { LinesEditor } from '../../../ui/form/lines-editor.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { withLine, type LineDraft } from './line-drafts.ts'

interface LineFieldsProps {
  readonly currency: string
  readonly value: readonly LineDraft[]
  readonly error?: ReactNode
  /** Where the form looks for it. */
  readonly 'data-path'?: string
  readonly onChange: (drafts: LineDraft[]) => void
}

const maxLines = 50
const kinds = [
  { value: 'bonus', label: 'Bonus' },
  { value: 'adjustment', label: 'Adjustment' },
]

/** The lines that staff write: what each is, what for, and how much. */
export function LineFields({ currency, value: drafts, error, onChange, 'data-path': path }: LineFieldsProps) {
  function set(key: number, change: Partial<LineDraft>): void {
    onChange(drafts.map((draft) => (draft.key === key ? { ...draft, ...change } : draft)))
  }
  return (
    <LinesEditor
      label="Bonuses and adjustments"
      lines={drafts}
      keyOf={({ key }) => key}
      max={maxLines}
      error={error}
      data-path={path}
      onAdd={() => onChange(withLine(drafts))}
      onRemove={(at) => onChange(drafts.toSpliced(at, 1))}
    >
      {({ key, kind, description, amount }, at) => (
        <FieldRows>
          <SelectField
            label="Kind"
            aria-label={`Kind, line ${at + 1}`}
            data={kinds}
            value={kind}
            onChange={({ currentTarget: { value } }) =>
              set(key, { kind: value === 'adjustment' ? 'adjustment' : 'bonus' })
            }
          />
          <TextField
            label="What for"
            aria-label={`What for, line ${at + 1}`}
            maxLength={300}
            value={description}
            onChange={(event) => set(key, { description: event.currentTarget.value })}
          />
          <TextField
            label={`Amount (${currency.toUpperCase()})`}
            aria-label={`Amount (${currency.toUpperCase()}), line ${at + 1}`}
            inputMode="text"
            maxLength={12}
            value={amount}
            onChange={(event) => set(key, { amount: event.currentTarget.value })}
          />
        </FieldRows>
      )}
    </LinesEditor>
  )
}
