import { maxLines } from '@talentplace/contract/billing/invoice-drafts/draft-form'
import { taxCategories } from '@talentplace/contract/billing/prices/tax-categories'
import { FieldRows } from '../../ui/form/field-rows.tsx'
import type { FormState } from '../../ui/form/form.tsx'
import { LinesEditor } from '../../ui/form/lines-editor.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { emptyLine, type DraftValues } from './draft-values.ts'

const kinds = [
  { value: 'add-on', label: 'Charge' },
  { value: 'adjustment', label: 'Adjustment' },
]
const categories = taxCategories.map(({ name, title }) => ({ value: name, label: title }))

/** The lines of an invoice by hand. Only an adjustment can be below zero. */
export function DraftLines({ form }: { form: FormState<DraftValues> }) {
  const { project, lines } = form.values
  const currency = project ? ` (${project.currency.toUpperCase()})` : ''
  return (
    <LinesEditor
      label="Lines"
      lines={lines}
      keyOf={(_line, at) => at}
      max={maxLines}
      least={1}
      error={form.errors['lines']}
      data-path="lines"
      onAdd={() => form.insertListItem('lines', emptyLine)}
      onRemove={(at) => form.removeListItem('lines', at)}
    >
      {(_line, at) => {
        const field = (name: string) => form.getInputProps(`lines.${at}.${name}`)
        return (
          <>
            <TextField label="Description" maxLength={300} {...field('description')} />
            <FieldRows>
              <SelectField label="Kind" data={kinds} {...field('kind')} />
              <TextField label="Quantity" inputMode="numeric" {...field('quantity')} />
              <TextField label={`Price each${currency}`} inputMode="decimal" {...field('unit_cents')} />
              <SelectField label="Taxed as" data={categories} {...field('tax_category')} />
            </FieldRows>
          </>
        )
      }}
    </LinesEditor>
  )
}
