import * as t from '@talentplace/contract/work/messages/tasks'
import { saveTaskList, type TaskList } from '@talentplace/contract/work/tasks/lists/task-list.routes'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { FormFailure } from '../../../ui/form/form-footer.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useSave } from '../../../ui/form/use-save.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import styles from '../tasks.module.css'

function Rename({ list, onClose }: { list: TaskList; onClose: () => void }) {
  const save = useSave('tasks.saveTaskList', {
    reloads: ['tasks.*'],
    reloadsOnError: true,
    errorMessage: t.listNotRenamed(),
    onSaved: onClose,
  })
  const remove = useSave('tasks.deleteTaskList', {
    reloads: ['tasks.*'],
    errorMessage: t.listNotRemoved(),
    onSaved: onClose,
  })
  return (
    <>
      <Form
        schema={saveTaskList.body}
        initialValues={{ name: list.name }}
        toRequest={({ name }) => ({ name, version: list.version })}
        save={save}
        onSubmit={(body) => save.mutateAsync({ params: { uuid: list.uuid }, body })}
        onCancel={onClose}
      >
        {(form) => <TextField data-autofocus label={t.name()} maxLength={120} {...form.getInputProps('name')} />}
      </Form>
      {!list.is_default && (
        <div className={styles.removal}>
          <p>{t.removeListNote()}</p>
          <Button
            variant="danger"
            busy={remove.isPending}
            onClick={() => remove.mutate({ params: { uuid: list.uuid } })}
          >
            {t.removeList()}
          </Button>
          <FormFailure failure={remove.failure} />
        </div>
      )}
    </>
  )
}

/** Renames a list, or removes it; the default one stays. */
export function ListActions({ list }: { list: TaskList }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <TextButton size="small" aria-label={t.changeListNamed({ name: list.name })} onClick={() => setOpened(true)}>
        {t.changeList()}
      </TextButton>
      <Dialog opened={opened} title={t.changeTheList()} onClose={() => setOpened(false)}>
        {opened && <Rename list={list} onClose={() => setOpened(false)} />}
      </Dialog>
    </>
  )
}
