import { Checkbox } from '@mantine/core'
import { signAgreement, type OwnAgreement } from '@talentplace/contract/talent/agreement/agreement.routes'
import { Button } from '../../ui/button.tsx'
import { FormEnd } from '../../ui/form/form-footer.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Panel } from '../../ui/panel.tsx'
import styles from './agreement.module.css'

const nothing = { signed_name: '', has_read: false, is_contractor: false, signs_by_name: false }

/** Signs what was read; where it has changed meanwhile, the new words appear above. */
export function SignForm({ agreement: { digest, full_name } }: { agreement: OwnAgreement }) {
  const save = useSave('applications.signAgreement', {
    reloads: ['applications.*'],
    reloadsOnError: true,
    errorMessage: 'Your agreement could not be signed. Nothing was sent; please try again.',
    onSaved: () => notify({ kind: 'success', message: 'Signed. Your copy is ready to download.' }),
  })
  return (
    <Panel title="Sign it" lead="Once it’s signed, you and we each keep the same copy.">
      <Form
        className={styles.sign}
        schema={signAgreement.body}
        initialValues={nothing}
        toRequest={(values) => ({
          digest,
          signed_name: values.signed_name,
          // The schema refuses what isn't ticked.
          has_read: values.has_read as true,
          is_contractor: values.is_contractor as true,
          signs_by_name: values.signs_by_name as true,
        })}
        save={save}
        onSubmit={(body) => save.mutateAsync({ body })}
        renderEnd={({ busy, failure }) => (
          <FormEnd failure={failure}>
            <Button type="submit" busy={busy}>
              {busy ? 'Signing …' : 'Sign the agreement'}
            </Button>
          </FormEnd>
        )}
      >
        {(form) => (
          <>
            <Checkbox
              label="I have read the agreement and agree to it"
              {...form.getInputProps('has_read', { type: 'checkbox' })}
            />
            <Checkbox
              label="I work as an independent contractor, not as an employee"
              {...form.getInputProps('is_contractor', { type: 'checkbox' })}
            />
            <Checkbox
              label="Typing my name below is my signature"
              {...form.getInputProps('signs_by_name', { type: 'checkbox' })}
            />
            <TextField
              label="Type your full name to sign"
              description={`As we have it: ${full_name}`}
              autoComplete="name"
              maxLength={200}
              {...form.getInputProps('signed_name')}
            />
          </>
        )}
      </Form>
    </Panel>
  )
}
