import * as t from '@talentplace/contract/accounts/messages/company'
import { IconTrash } from '@tabler/icons-react'
import { Button } from '../../ui/button.tsx'
import type { FormState } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import styles from './company-form.module.css'
import type { CompanyValues } from './company-values.ts'

const max = 10

/** Who gets the invoices besides the primary contact. */
export function InvoiceEmails({ form }: { form: FormState<CompanyValues> }) {
  const emails = form.values.invoice_emails
  const replace = (next: string[]): void => form.setFieldValue('invoice_emails', next)
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{t.invoiceEmails()}</legend>
      <p className={styles.about}>{t.invoiceEmailsHint()}</p>
      {emails.map((_, at) => (
        <div key={at} className={styles.row}>
          <TextField
            label={t.email({ number: at + 1 })}
            type="email"
            maxLength={254}
            {...form.getInputProps(`invoice_emails.${at}`)}
          />
          <Button
            variant="quiet"
            aria-label={t.removeEmail({ number: at + 1 })}
            onClick={() => replace(emails.filter((_email, index) => index !== at))}
          >
            <IconTrash size={20} stroke={1.75} aria-hidden="true" />
          </Button>
        </div>
      ))}
      {emails.length < max && (
        <div>
          <Button variant="outline" onClick={() => replace([...emails, ''])}>
            {t.addEmail()}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
