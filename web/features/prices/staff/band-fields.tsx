import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { Button } from '../../../ui/button.tsx'
import { FormFailure } from '../../../ui/form-end.tsx'
import { withBand, type BandDraft } from './band-draft.ts'
import styles from './staff-price.module.css'

interface BandFieldsProps {
  readonly currency: 'CAD' | 'USD'
  readonly drafts: readonly BandDraft[]
  readonly problem: string | undefined
  readonly onChange: (drafts: BandDraft[]) => void
}

const mostBands = 12

/** The bands of one currency: from how many hours on an hour costs how much. */
export function BandFields({ currency, drafts, problem, onChange }: BandFieldsProps) {
  function set(key: number, change: Partial<BandDraft>): void {
    onChange(drafts.map((draft) => (draft.key === key ? { ...draft, ...change } : draft)))
  }
  return (
    <fieldset className={styles.bandFields}>
      <legend>{currency}</legend>
      {drafts.map((draft, at) => (
        <div key={draft.key} className={styles.band}>
          <TextInput
            label="From hours"
            aria-label={`${currency} band ${at + 1}: from hours`}
            size="md"
            inputMode="numeric"
            maxLength={6}
            value={draft.from_hours}
            onChange={(event) => set(draft.key, { from_hours: event.currentTarget.value })}
          />
          <TextInput
            label="An hour"
            aria-label={`${currency} band ${at + 1}: an hour costs`}
            size="md"
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
      <Button variant="quiet" disabled={drafts.length >= mostBands} onClick={() => onChange(withBand(drafts))}>
        Add a {currency} band
      </Button>
      <FormFailure failure={problem} />
    </fieldset>
  )
}
