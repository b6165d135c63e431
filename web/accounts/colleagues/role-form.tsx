import * as ui from '@talentplace/contract/shared/messages/ui'
import * as t from '@talentplace/contract/accounts/messages/colleagues'
import { changeColleague, type Colleague } from '@talentplace/contract/accounts/colleagues/colleague.routes'
import { Form } from '../../ui/form/form.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { RoleField } from './role-field.tsx'
import { showsColleagues } from './shows-colleagues.ts'

interface RoleFormProps {
  readonly colleague: Colleague
  readonly onClose: () => void
}

/** What a colleague does from now on. */
export function RoleForm({ colleague: { uuid, full_name, colleague_role }, onClose }: RoleFormProps) {
  const save = useSave('accounts.changeColleague', {
    reloads: showsColleagues,
    reloadsOnError: true,
    errorMessage: t.roleNotSaved(),
    onSaved() {
      notify({ kind: 'success', message: t.roleSaved({ name: full_name }) })
      onClose()
    },
  })
  return (
    <Form
      schema={changeColleague.body}
      initialValues={{ colleague_role }}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { uuid }, body })}
      submit={{ label: t.saveRole(), busy: ui.saving() }}
      onCancel={onClose}
    >
      {(form) => <RoleField {...form.getInputProps('colleague_role')} />}
    </Form>
  )
}
