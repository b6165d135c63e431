import { saveSpendingLimit } from '@talentplace/contract/accounts/spending/spending.routes'
import { centsText, readCents } from '../../platform/formatting/typed-amount.ts'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { showsSpending } from './shows-spending.ts'
import styles from './spending.module.css'

const notAnAmount = 'Enter an amount like 500 or 99.50, or nothing'

/** From which amount the primary contact wants to be asked; empty: never. */
export function LimitForm({ aboveCents }: { aboveCents: number | null }) {
  const save = useSave('clients.saveSpendingLimit', {
    reloads: showsSpending,
    errorMessage: 'The amount could not be saved. Please try again.',
    onSaved: () => notify({ kind: 'success', message: 'Saved. It applies from the next purchase or change.' }),
  })
  return (
    <Form
      className={styles.form}
      label="When colleagues ask"
      schema={saveSpendingLimit.body}
      initialValues={{ above: aboveCents === null ? '' : centsText(aboveCents) }}
      toRequest={({ above }) => ({ above_cents: above.trim() === '' ? null : readCents(above) })}
      extraIssues={({ above }): Record<string, string> =>
        above.trim() === '' || readCents(above) !== null ? {} : { above: notAnAmount }
      }
      fieldOf={(path) => (path === 'above_cents' ? 'above' : path)}
      save={save}
      onSubmit={(body) => save.mutateAsync({ body })}
      canEdit
      submit={{ label: 'Save the amount', busy: 'Saving …' }}
    >
      {(form) => (
        <TextField
          label="What each colleague can spend a month on their own"
          description="Counts checkouts, added hours, and changes that raise your monthly bill, in the currency of your invoices. Leave it empty and nobody has to ask."
          inputMode="decimal"
          maxLength={12}
          leftSection="$"
          {...form.getInputProps('above')}
        />
      )}
    </Form>
  )
}
