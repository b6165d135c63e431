import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FormFailure } from '../../../ui/form/form-footer.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { withBand, type BandDraft } from './band-draft.ts'
import styles from './staff-price.module.css'

interface BandFieldsProps {
  readonly currency: 'CAD' | 'USD'
  readonly value: readonly BandDraft[]
  readonly error?: ReactNode
  /** Where the form looks for it. */
  readonly 'data-path'?: string
  readonly onChange: (drafts: BandDraft[]) => void
}

const maxBands = 12

/** The bands of one currency: from how many hours on an hour costs how much. */
export function BandFields({ currency, value: drafts, error, onChange, 'data-path': path }: BandFieldsProps) {
  function set(key: number, change: Partial<BandDraft>): void {
    onChange(drafts.map((draft) => (draft.key === key ? { ...draft, ...change } : draft)))
  }
  return (
    <fieldset className={styles.bandFields} data-path={path}>
      <legend>{currency}</legend>
      {drafts.map((draft, at) => (
        <div key={draft.key} className={styles.band}>
          <TextField
            label="From hours"
            aria-label={`${currency} band ${at + 1}: from hours`}
            inputMode="numeric"
            maxLength={6}
            value={draft.from_hours}
            onChange={(event) => set(draft.key, { from_hours: event.currentTarget.value })}
          />
          <TextField
            label="An hour"
            aria-label={`${currency} band ${at + 1}: an hour costs`}
            inputMode="decimal"
            maxLength={9}
            value={draft.hourly}
            onChange={(event) => set(draft.key, { hourly: event.currentTarget.value })}
          />
          <Button
            variant="quiet"
            aria-label={`Remove ${currency} band ${at + 1}`}
            disabled={drafts.length === 1}
            onClick={() => onChange(drafts.filter(({ key }) => key !== draft.key))}
          >
            Remove
          </Button>
        </div>
      ))}
      <Button variant="quiet" disabled={drafts.length >= maxBands} onClick={() => onChange(withBand(drafts))}>
        Add a {currency} band
      </Button>
      <FormFailure failure={error} />
    </fieldset>
  )
}
