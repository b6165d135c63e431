import * as t from '@talentplace/contract/matching/messages/candidate-lists'
import * as ui from '@talentplace/contract/shared/messages/ui'
import { createCandidateList } from '@talentplace/contract/matching/candidate-lists/candidate-list.routes'
import { useState } from 'react'
import { newUuid } from '../../platform/browser/new-uuid.ts'
import { goTo } from '../../platform/navigation/navigator.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'

interface SaveListProps {
  readonly uuids: readonly string[]
}

function SaveListForm({ uuids, onClose }: SaveListProps & { readonly onClose: () => void }) {
  // Sent again, by a second press or after a lost answer, it is the same list.
  const [uuid] = useState(newUuid)
  const save = useSave('matching.createCandidateList', {
    reloads: ['matching.listCandidateLists'],
    errorMessage: t.notSaved(),
    onSaved: () => goTo(paths.candidateLists()),
  })
  return (
    <Form
      schema={createCandidateList.body}
      initialValues={{ name: '' }}
      toRequest={({ name }) => ({ uuid, name, assistants: [...uuids] })}
      save={save}
      onSubmit={(body) => save.mutateAsync({ body })}
      submit={{ label: t.saveList(), busy: ui.saving() }}
      onCancel={onClose}
    >
      {(form) => (
        <TextField
          data-autofocus
          label={t.name()}
          description={t.nameExample()}
          maxLength={100}
          {...form.getInputProps('name')}
        />
      )}
    </Form>
  )
}

/** Keeps those who are compared under a name. */
export function SaveList({ uuids }: SaveListProps) {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpened(true)}>
        {t.saveAsList()}
      </Button>
      <Dialog opened={opened} onClose={close} title={t.saveThese()}>
        <SaveListForm uuids={uuids} onClose={close} />
      </Dialog>
    </>
  )
}
