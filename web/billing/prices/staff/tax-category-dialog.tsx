import { taxCategories } from '@talentplace/contract/billing/prices/tax-categories'
import { saveRoleTaxCategory, type PricedRole } from '@talentplace/contract/billing/prices/staff/staff-price.routes'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { ReasonField } from './reason-field.tsx'
import styles from './staff-price.module.css'
import { TaxGaps } from './tax-gaps.tsx'
import { taxCategoryOptions } from './tax-category-names.ts'
import { usePriceSave } from './use-price-save.ts'

interface TaxCategoryDialogProps {
  /** Null: closed. */
  readonly role: PricedRole | null
  readonly onClose: () => void
}

const words = { done: 'The tax category is changed.', errorMessage: 'It could not be changed. Please try again.' }

function TaxCategoryForm({ role, onClose }: { role: PricedRole; onClose: () => void }) {
  const save = usePriceSave('prices.saveRoleTaxCategory', words, onClose)
  const present = taxCategories.find(({ name }) => name === role.tax_category)?.name ?? 'general_assistance'
  return (
    <Form
      schema={saveRoleTaxCategory.body}
      initialValues={{ tax_category: present, reason: '' }}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { role_id: role.role_id }, body })}
      submit={{ label: 'Change', busy: 'Changing …' }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <SelectField
            data-autofocus
            label="Taxed as"
            data={taxCategoryOptions}
            {...form.getInputProps('tax_category')}
          />
          <TaxGaps category={form.values.tax_category} />
          <ReasonField form={form} />
        </>
      )}
    </Form>
  )
}

/** Which kind of service a role's hours count as, from the next invoice on. */
export function TaxCategoryDialog({ role, onClose }: TaxCategoryDialogProps) {
  return (
    <Dialog opened={role !== null} title={role ? `Taxed as: ${role.role}` : 'Taxed as'} onClose={onClose}>
      {role && (
        <>
          <p className={styles.lead}>
            Some provinces tax only listed services. It holds from the next invoice on; what has been invoiced stays.
          </p>
          <TaxCategoryForm role={role} onClose={onClose} />
        </>
      )}
    </Dialog>
  )
}
