import { TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { TaxNumber } from '@talentplace/contract/clients/company/company-fields'
import { Button } from '../../../ui/button.tsx'
import styles from './company-form.module.css'

const most = 5
const usual = 'GST/HST'

interface TaxNumbersProps {
  readonly numbers: readonly TaxNumber[]
  readonly faults: Readonly<Record<string, string>>
  readonly onChange: (numbers: TaxNumber[]) => void
}

/** The company's own tax numbers, as they have to stand on its invoices. */
export function TaxNumbers({ numbers, faults, onChange }: TaxNumbersProps) {
  const change = (at: number, changed: Partial<TaxNumber>) =>
    onChange(numbers.map((each, index) => (index === at ? { ...each, ...changed } : each)))
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>Tax numbers</legend>
      {numbers.map(({ name, number }, at) => (
        <div key={at} className={styles.row}>
          <TextInput
            label={`Tax ${at + 1}`}
            size="md"
            maxLength={60}
            value={name}
            error={faults[`tax_numbers.${at}.name`]}
            onChange={(event) => change(at, { name: event.currentTarget.value })}
          />
          <TextInput
            label={`Number ${at + 1}`}
            size="md"
            maxLength={40}
            value={number}
            error={faults[`tax_numbers.${at}.number`]}
            onChange={(event) => change(at, { number: event.currentTarget.value })}
          />
          <Button
            variant="quiet"
            aria-label={`Remove tax number ${at + 1}`}
            onClick={() => onChange(numbers.filter((_, index) => index !== at))}
          >
            <IconTrash size={20} stroke={1.75} aria-hidden="true" />
          </Button>
        </div>
      ))}
      {numbers.length < most && (
        <div>
          <Button variant="outline" onClick={() => onChange([...numbers, { name: usual, number: '' }])}>
            Add a tax number
          </Button>
        </div>
      )}
    </fieldset>
  )
}
