import { taxCategories } from '@talentplace/contract/prices/tax-categories'
import { Button } from '../../../ui/button.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import type { FormState } from '../../../ui/form/form.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { emptyLine, type DraftValues } from './draft-values.ts'
import styles from './draft.module.css'

const kinds = [
  { value: 'add-on', label: 'Charge' },
  { value: 'adjustment', label: 'Adjustment' },
]
const categories = taxCategories.map(({ name, title }) => ({ value: name, label: title }))

function LineFields({ form, at, currency }: { form: FormState<DraftValues>; at: number; currency: string }) {
  const field = (name: string) => form.getInputProps(`lines.${at}.${name}`)
  return (
    <fieldset className={styles.line}>
      <legend className={styles.legend}>Line {at + 1}</legend>
      <TextField label="Description" maxLength={300} {...field('description')} />
      <FieldRows>
        <SelectField label="Kind" data={kinds} {...field('kind')} />
        <TextField label="Quantity" inputMode="numeric" {...field('quantity')} />
        <TextField label={`Price each${currency}`} inputMode="decimal" {...field('unit_cents')} />
        <SelectField label="Taxed as" data={categories} {...field('tax_category')} />
      </FieldRows>
      {form.values.lines.length > 1 && (
        <div>
          <Button variant="quiet" onClick={() => form.removeListItem('lines', at)}>
            Remove line {at + 1}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** The lines of an invoice by hand. Only an adjustment can be below zero. */
export function DraftLines({ form }: { form: FormState<DraftValues> }) {
  const { project, lines } = form.values
  const currency = project ? ` (${project.currency.toUpperCase()})` : ''
  return (
    <>
      {lines.map((_, at) => (
        <LineFields key={at} form={form} at={at} currency={currency} />
      ))}
      {typeof form.errors['lines'] === 'string' && (
        <p role="alert" className={styles.fault} data-path="lines">
          {form.errors['lines']}
        </p>
      )}
      <div>
        <Button variant="outline" onClick={() => form.insertListItem('lines', emptyLine)}>
          Add a line
        </Button>
      </div>
    </>
  )
}
