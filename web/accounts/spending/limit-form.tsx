import * as ui from '@talentplace/contract/shared/messages/ui'
import * as t from '@talentplace/contract/accounts/messages/spending-limits'
import { saveSpendingLimit } from '@talentplace/contract/accounts/spending/spending.routes'
import { centsText, readCents } from '../../platform/formatting/typed-amount.ts'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { showsSpending } from './shows-spending.ts'
import styles from './spending.module.css'

/** From which amount the primary contact wants to be asked; empty: never. */
export function LimitForm({ aboveCents }: { aboveCents: number | null }) {
  const save = useSave('clients.saveSpendingLimit', {
    reloads: showsSpending,
    errorMessage: t.notSaved(),
    onSaved: () => notify({ kind: 'success', message: t.saved() }),
  })
  return (
    <Form
      className={styles.form}
      label={t.whenAsked()}
      schema={saveSpendingLimit.body}
      initialValues={{ above: aboveCents === null ? '' : centsText(aboveCents) }}
      toRequest={({ above }) => ({ above_cents: above.trim() === '' ? null : readCents(above) })}
      extraIssues={({ above }): Record<string, string> =>
        above.trim() === '' || readCents(above) !== null
          ? {}
          : { above: t.notAnAmount({ one: centsText(50_000), other: centsText(9950) }) }
      }
      fieldOf={(path) => (path === 'above_cents' ? 'above' : path)}
      save={save}
      onSubmit={(body) => save.mutateAsync({ body })}
      canEdit
      submit={{ label: t.save(), busy: ui.saving() }}
    >
      {(form) => (
        <TextField
          label={t.limit()}
          description={t.limitHint()}
          inputMode="decimal"
          maxLength={12}
          leftSection="$"
          {...form.getInputProps('above')}
        />
      )}
    </Form>
  )
}
