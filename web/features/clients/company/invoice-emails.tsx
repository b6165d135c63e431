import { TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import styles from './company-form.module.css'

const most = 10

interface InvoiceEmailsProps {
  readonly emails: readonly string[]
  readonly faults: Readonly<Record<string, string>>
  readonly onChange: (emails: string[]) => void
}

/** Who gets the invoices besides the primary contact. */
export function InvoiceEmails({ emails, faults, onChange }: InvoiceEmailsProps) {
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>Invoice emails</legend>
      <p className={styles.about}>Your primary contact gets every invoice. Who else should?</p>
      {emails.map((email, at) => (
        <div key={at} className={styles.row}>
          <TextInput
            label={`Email ${at + 1}`}
            type="email"
            size="md"
            maxLength={254}
            value={email}
            error={faults[`invoice_emails.${at}`]}
            onChange={(event) =>
              onChange(emails.map((each, index) => (index === at ? event.currentTarget.value : each)))
            }
          />
          <Button
            variant="quiet"
            aria-label={`Remove email ${at + 1}`}
            onClick={() => onChange(emails.filter((_, index) => index !== at))}
          >
            <IconTrash size={20} stroke={1.75} aria-hidden="true" />
          </Button>
        </div>
      ))}
      {emails.length < most && (
        <div>
          <Button variant="outline" onClick={() => onChange([...emails, ''])}>
            Add an email
          </Button>
        </div>
      )}
    </fieldset>
  )
}
