import { resetTwoStep } from '@talentplace/contract/accounts/two-step/two-step.routes'
import type { User } from '@talentplace/contract/accounts/users/user.routes'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { showsUsers } from './shows-users.ts'

/** For someone who has lost their phone and their recovery codes; a super administrator's to do. */
export function TwoStepReset({ user }: { user: User }) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const save = useSave('accounts.resetTwoStep', {
    reloads: showsUsers,
    reloadsOnError: true,
    errorMessage: 'Two-step sign-in could not be reset. It is still on; please try again.',
    onSaved: () => notify({ kind: 'success', message: `Two-step sign-in of ${user.full_name} is off.` }),
  })
  return (
    <Panel
      title="Two-step sign-in"
      lead="It is on. Someone who has lost both their phone and their recovery codes can’t sign in until you reset it."
    >
      <Button variant="outline" onClick={() => setAsking(true)}>
        Reset two-step sign-in
      </Button>
      <Dialog opened={asking} title="Reset two-step sign-in?" onClose={close}>
        <Form
          label="Reset two-step sign-in"
          schema={resetTwoStep.body}
          initialValues={{ reason: '' }}
          save={save}
          onSubmit={async (body) => {
            await save.mutateAsync({ params: { uuid: user.uuid }, body })
            close()
          }}
          submit={{ label: 'Reset it', busy: 'Resetting …' }}
          onCancel={close}
        >
          {(form) => (
            <>
              <p>
                {user.full_name} is signed out everywhere and signs in by password alone. We tell them by email. Be sure
                first that it is really them who ask.
              </p>
              <TextField
                data-autofocus
                label="How do you know that it is them?"
                description="Kept in the audit trail"
                maxLength={500}
                {...form.getInputProps('reason')}
              />
            </>
          )}
        </Form>
      </Dialog>
    </Panel>
  )
}
