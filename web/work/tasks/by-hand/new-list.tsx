import { createTaskList } from '@talentplace/contract/work/tasks/lists/task-list.routes'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useSave } from '../../../ui/form/use-save.ts'

/** Adds a list to a subscription. */
export function NewList({ project_uuid, project_name }: { project_uuid: string; project_name: string }) {
  const save = useSave('tasks.createTaskList', {
    reloads: ['tasks.*'],
    errorMessage: 'The list could not be added. Please try again.',
  })
  return (
    <Form
      schema={createTaskList.body}
      initialValues={{ name: '' }}
      sent={({ name }) => ({ project_uuid, name })}
      save={save}
      onSubmit={(body) => save.mutateAsync({ body })}
      submit={{ label: 'Add a list', busy: 'Adding …', outline: true }}
      label={`Add a list to ${project_name}`}
      clears
    >
      {(form) => <TextField label={`New list of ${project_name}`} maxLength={120} {...form.getInputProps('name')} />}
    </Form>
  )
}
