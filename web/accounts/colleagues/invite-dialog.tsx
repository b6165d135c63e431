import * as t from '@talentplace/contract/accounts/messages/colleagues'
import type { ColleagueRole } from '@talentplace/contract/accounts/colleague-role'
import { inviteColleague } from '@talentplace/contract/accounts/colleagues/colleague.routes'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { RoleField } from './role-field.tsx'
import { showsColleagues } from './shows-colleagues.ts'

const nothing: { email: string; colleague_role: ColleagueRole } = { email: '', colleague_role: 'work' }

function InviteForm({ onClose }: { onClose: () => void }) {
  const save = useSave('accounts.inviteColleague', {
    reloads: showsColleagues,
    errorMessage: t.notSent(),
    onSaved({ email }) {
      notify({ kind: 'success', message: t.sentTo({ email }) })
      onClose()
    },
  })
  return (
    <Form
      schema={inviteColleague.body}
      initialValues={nothing}
      save={save}
      onSubmit={(body) => save.mutateAsync({ body })}
      submit={{ label: t.send(), busy: t.sending() }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <TextField data-autofocus label={t.email()} type="email" maxLength={254} {...form.getInputProps('email')} />
          <RoleField {...form.getInputProps('colleague_role')} />
        </>
      )}
    </Form>
  )
}

/** Someone is asked by email to join the company. */
export function InviteDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} title={t.invite()} onClose={onClose}>
      {opened && <InviteForm onClose={onClose} />}
    </Dialog>
  )
}
