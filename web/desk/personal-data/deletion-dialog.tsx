import * as t from '@talentplace/contract/desk/messages/own-data'
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
    errorMessage: t.requestNotSent(),
    onSaved: () => {
      onClose()
      notify({ kind: 'success', message: t.requestSent() })
    },
  })
  return (
    <Form
      className={styles.form}
      label={t.deleteAccount()}
      schema={passwordForm}
      initialValues={{ password: '', code: '' }}
      save={save}
      onSubmit={(body) => save.mutateAsync({ body })}
      renderEnd={({ busy, failure }) => (
        <FormEnd failure={failure}>
          <Button variant="outline" onClick={onClose}>
            {t.keepAccount()}
          </Button>
          <Button type="submit" variant="danger" busy={busy}>
            {busy ? t.asking() : t.askToDelete()}
          </Button>
        </FormEnd>
      )}
    >
      {(form) => (
        <>
          <p className={styles.text}>{t.deleteText()}</p>
          <PasswordField data-autofocus kind="current" label={t.yourPassword()} {...form.getInputProps('password')} />
          <SecondStepField {...form.getInputProps('code')} />
        </>
      )}
    </Form>
  )
}

/** Asks for the password before someone asks to be forgotten. */
export function DeletionDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} title={t.deleteQuestion()} onClose={onClose}>
      {opened && <DeletionForm onClose={onClose} />}
    </Dialog>
  )
}
