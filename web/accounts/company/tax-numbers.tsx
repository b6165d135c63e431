import * as t from '@talentplace/contract/accounts/messages/company'
import { IconTrash } from '@tabler/icons-react'
import type { TaxNumber } from '@talentplace/contract/accounts/company/company-fields'
import { Button } from '../../ui/button.tsx'
import type { FormState } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import styles from './company-form.module.css'
import type { CompanyValues } from './company-values.ts'

const max = 5
const usual = 'GST/HST'

/** The company's own tax numbers, as they have to stand on its invoices. */
export function TaxNumbers({ form }: { form: FormState<CompanyValues> }) {
  const numbers = form.values.tax_numbers
  const replace = (next: TaxNumber[]): void => form.setFieldValue('tax_numbers', next)
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{t.taxNumbers()}</legend>
      {numbers.map((_, at) => (
        <div key={at} className={styles.row}>
          <TextField
            label={t.tax({ number: at + 1 })}
            maxLength={60}
            {...form.getInputProps(`tax_numbers.${at}.name`)}
          />
          <TextField
            label={t.taxNumber({ number: at + 1 })}
            maxLength={40}
            {...form.getInputProps(`tax_numbers.${at}.number`)}
          />
          <Button
            variant="quiet"
            aria-label={t.removeTaxNumber({ number: at + 1 })}
            onClick={() => replace(numbers.filter((_number, index) => index !== at))}
          >
            <IconTrash size={20} stroke={1.75} aria-hidden="true" />
          </Button>
        </div>
      ))}
      {numbers.length < max && (
        <div>
          <Button variant="outline" onClick={() => replace([...numbers, { name: usual, number: '' }])}>
            {t.addTaxNumber()}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
