import { saveSkillTestItem, type SkillTestItem } from '@talentplace/contract/talent/skill-tests/staff-skill-test.routes'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'

function RetireDialog({ item: { id, retired, version }, onClose }: { item: SkillTestItem; onClose: () => void }) {
  const save = useSave('applications.saveSkillTestItem', {
    reloads: ['applications.*'],
    reloadsOnError: true,
    errorMessage: 'This could not be saved. Please try again.',
    onSaved() {
      notify({ kind: 'success', message: retired ? 'It’s asked again.' : 'It won’t be asked any more.' })
      onClose()
    },
  })
  return (
    <Dialog opened title={retired ? 'Ask this question again?' : 'Retire this question?'} onClose={onClose}>
      <Form
        schema={saveSkillTestItem.body}
        initialValues={{ reason: '' }}
        toRequest={({ reason }) => ({ version, retired: !retired, reason })}
        save={save}
        onSubmit={(body) => save.mutateAsync({ params: { id }, body })}
        submit={{ label: retired ? 'Ask it again' : 'Retire it', busy: 'Saving …' }}
        onCancel={onClose}
      >
        {(form) => (
          <TextField
            label="Why?"
            description={
              retired ? 'New attempts can have it.' : 'Tests that have begun keep it; new ones don’t have it.'
            }
            maxLength={500}
            {...form.getInputProps('reason')}
          />
        )}
      </Form>
    </Dialog>
  )
}

/** Takes a question out of the tests, or back into them. */
export function RetireItem({ item }: { item: SkillTestItem }) {
  const [asking, setAsking] = useState(false)
  const words = item.retired ? 'Ask again' : 'Retire'
  return (
    <>
      <Button variant="quiet" aria-label={`${words}: ${item.id}`} onClick={() => setAsking(true)}>
        {words}
      </Button>
      {asking && <RetireDialog item={item} onClose={() => setAsking(false)} />}
    </>
  )
}
