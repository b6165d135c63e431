import { passwordForm } from '@talentplace/contract/desk/personal-data/own-data.routes'
import { Button } from '../../ui/button.tsx'
import { FormEnd } from '../../ui/form/form-footer.tsx'
import { Form } from '../../ui/form/form.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SecondStepField } from '../../ui/form/second-step-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { notify } from '../../ui/notice/toast.ts'
import styles from './own-data.module.css'

function DeletionForm({ onClose }: { onClose: () => void }) {
  const save = useSave('accounts.askForDeletion', {
    reloads: ['accounts.getOwnData'],
    errorMessage: 'Your request could not be sent. Please try again.',
    onSaved: () => {
      onClose()
      notify({ kind: 'success', message: 'We have your request, and we’ve emailed you about it.' })
    },
  })
  return (
    <Form
      className={styles.form}
      label="Delete my account"
      schema={passwordForm}
      initialValues={{ password: '', code: '' }}
      save={save}
      onSubmit={(body) => save.mutateAsync({ body })}
      renderEnd={({ busy, failure }) => (
        <FormEnd failure={failure}>
          <Button variant="outline" onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" variant="danger" busy={busy}>
            {busy ? 'Asking …' : 'Ask to delete it'}
          </Button>
        </FormEnd>
      )}
    >
      {(form) => (
        <>
          <p className={styles.text}>
            Our team looks at your request within 30 days. You can take it back until they approve it; after that nobody
            can bring your account back.
          </p>
          <PasswordField data-autofocus kind="current" label="Your password" {...form.getInputProps('password')} />
          <SecondStepField {...form.getInputProps('code')} />
        </>
      )}
    </Form>
  )
}

/** Asks for the password before someone asks to be forgotten. */
export function DeletionDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} title="Delete your account?" onClose={onClose}>
      {opened && <DeletionForm onClose={onClose} />}
    </Dialog>
  )
}
