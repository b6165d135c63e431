import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { NativeSelect } from '@mantine/core'
import { taxCategories } from '@talentplace/contract/prices/tax-categories'
import type { PricedRole } from '@talentplace/contract/prices/staff/staff-price.routes'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ChangeForm } from './change-form.tsx'
import styles from './staff-price.module.css'
import { taxCategoryOptions } from './tax-category-names.ts'
import { usePriceChange } from './use-price-change.ts'

interface TaxCategoryDialogProps {
  /** Null: closed. */
  readonly role: PricedRole | null
  readonly onClose: () => void
}

type Category = (typeof taxCategories)[number]['name']

function TaxCategoryForm({ role, onClose }: { role: PricedRole; onClose: () => void }) {
  const [category, setCategory] = useState<Category>(
    taxCategories.find(({ name }) => name === role.tax_category)?.name ?? 'general_assistance',
  )
  const words = { done: 'The tax category is changed.', otherwise: 'It could not be changed. Please try again.' }
  const change = usePriceChange(words, onClose)
  return (
    <ChangeForm
      {...change}
      changed={category !== role.tax_category}
      button="Change"
      busyText="Changing …"
      onSubmit={(reason) => {
        const body = { tax_category: category, reason }
        void change.run(() => call('prices.saveRoleTaxCategory', { params: { role_id: role.role_id }, body }))
      }}
      onClose={onClose}
    >
      <NativeSelect
        data-autofocus
        label="Taxed as"
        size="md"
        data={taxCategoryOptions}
        value={category}
        onChange={(event) => {
          const chosen = taxCategories.find(({ name }) => name === event.currentTarget.value)
          if (chosen) setCategory(chosen.name)
        }}
      />
    </ChangeForm>
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
