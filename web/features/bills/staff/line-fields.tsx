import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FormFailure } from '../../../ui/form/form-end.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import styles from '../bill.module.css'
import { withLine, type LineDraft } from './line-drafts.ts'

interface LineFieldsProps {
  readonly currency: string
  readonly value: readonly LineDraft[]
  readonly error?: ReactNode
  /** Where the form looks for it. */
  readonly 'data-path'?: string
  readonly onChange: (drafts: LineDraft[]) => void
}

const mostLines = 50
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
    <fieldset className={styles.lines} data-path={path}>
      <legend>Bonuses and adjustments</legend>
      {drafts.map((draft, at) => (
        <div key={draft.key} className={styles.written}>
          <SelectField
            label="Kind"
            aria-label={`Kind, line ${at + 1}`}
            data={kinds}
            value={draft.kind}
            onChange={({ currentTarget: { value } }) =>
              set(draft.key, { kind: value === 'adjustment' ? 'adjustment' : 'bonus' })
            }
          />
          <TextField
            label="What for"
            aria-label={`What for, line ${at + 1}`}
            maxLength={300}
            value={draft.description}
            onChange={(event) => set(draft.key, { description: event.currentTarget.value })}
          />
          <TextField
            label={`Amount (${currency.toUpperCase()})`}
            aria-label={`Amount (${currency.toUpperCase()}), line ${at + 1}`}
            inputMode="text"
            maxLength={12}
            value={draft.amount}
            onChange={(event) => set(draft.key, { amount: event.currentTarget.value })}
          />
          <Button
            variant="quiet"
            aria-label={`Remove line ${at + 1}`}
            onClick={() => onChange(drafts.filter(({ key }) => key !== draft.key))}
          >
            Remove
          </Button>
        </div>
      ))}
      <div>
        <Button variant="quiet" disabled={drafts.length >= mostLines} onClick={() => onChange(withLine(drafts))}>
          Add a line
        </Button>
      </div>
      <FormFailure failure={error} />
    </fieldset>
  )
}
