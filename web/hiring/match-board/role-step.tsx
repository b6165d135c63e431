import { saveRoleSearch, type BoardRole } from '@talentplace/contract/hiring/match-board/match-board.routes'
import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { NextStepFields } from '../../subscriptions/care/next-step-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'

function StepForm({ role, onClose }: { role: BoardRole; onClose: () => void }) {
  const { owner, next_step, due_date, version } = role
  const { data } = useApi('projects.listOwners', {})
  const owners = data?.owners ?? (owner ? [owner] : [])
  const save = useSave('projects.saveRoleSearch', {
    reloads: ['projects.*'],
    reloadsOnError: true,
    errorMessage: 'This could not be saved. Please try again.',
    onSaved: onClose,
  })
  return (
    <Form
      schema={saveRoleSearch.body}
      initialValues={{ owner_uuid: owner?.uuid ?? '', next_step, due_date: due_date ?? '' }}
      toRequest={(values) => ({
        ...values,
        owner_uuid: values.owner_uuid || null,
        due_date: values.due_date || null,
        version,
      })}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { uuid: role.project_uuid, search_uuid: role.uuid }, body })}
      submit={{ label: 'Save the next step', busy: 'Saving …' }}
      onCancel={onClose}
    >
      {(form) => <NextStepFields owners={owners} propsOf={(field) => form.getInputProps(field)} />}
    </Form>
  )
}

/** Who looks after an open role, and what they do next. */
export function RoleStep({ role }: { role: BoardRole }) {
  const [asking, setAsking] = useState(false)
  const close = (): void => setAsking(false)
  return (
    <>
      <Button variant="outline" aria-label={`Plan the next step: ${role.role}`} onClick={() => setAsking(true)}>
        Plan the next step
      </Button>
      <Dialog opened={asking} title={`Next step: ${role.role}`} onClose={close}>
        {asking && <StepForm role={role} onClose={close} />}
      </Dialog>
    </>
  )
}
