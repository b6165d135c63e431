import { mergePerson, type MergePreview as Plan } from '@talentplace/contract/talent/people-merges/merge.routes'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../platform/api/query.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { Button } from '../../ui/button.tsx'
import { FormEnd } from '../../ui/form/form-footer.tsx'
import { Form } from '../../ui/form/form.tsx'
import { isReloaded } from '../../ui/form/reloads.ts'
import type { SearchOption } from '../../ui/form/search-select.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import type { OfPerson } from '../people/person.ts'
import { MergePreview } from './merge-preview.tsx'
import styles from './merges.module.css'

export interface MergePickerProps {
  readonly label: string
  /** The one that is merged: nobody is merged into themselves. */
  readonly except: string
  readonly value: SearchOption | null
  readonly onChange: (chosen: SearchOption | null) => void
}

interface MergeProps extends OfPerson {
  readonly name: string
  /** Finds another one of their kind. */
  readonly Picker: ComponentType<MergePickerProps>
}

interface Ends {
  readonly onClose: () => void
}

const visibleBy = ['clients.*', 'assistants.*', 'people.*', 'accounts.*'] as const

const pathOf = { client: staffPaths.staffClient, assistant: staffPaths.staffAssistant }

/** The reason, and the one button: for a merge that can be done. */
function Confirm({ person, plan: { goes, stays }, onClose }: OfPerson & Ends & { plan: Plan }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const merge = useSave('people.mergePerson', {
    errorMessage: 'They could not be merged. Nothing was changed; please try again.',
    onRejected: () => void client.invalidateQueries({ queryKey: ['people.previewMerge'] }),
    onSaved({ uuid, name }) {
      // Whatever is shown next asks anew; what this page shows is gone, and asking for it would fail.
      void client.invalidateQueries({
        predicate: ({ queryKey: [query] }) => isReloaded(query, visibleBy),
        refetchType: 'none',
      })
      onClose()
      void navigate(pathOf[person.kind](uuid), { replace: true })
      notify({ kind: 'success', message: `${goes.name} is merged into ${name}.` })
    },
  })
  return (
    <Form
      label="Merge"
      schema={mergePerson.body}
      initialValues={{ reason: '' }}
      toRequest={({ reason }) => ({ reason, version: goes.version, into_version: stays.version })}
      save={merge}
      onSubmit={(body) => merge.mutateAsync({ params: { ...person, into: stays.uuid }, body })}
      renderEnd={({ busy, failure }) => (
        <FormEnd failure={failure}>
          <Button variant="outline" onClick={onClose}>
            Keep both
          </Button>
          <Button type="submit" variant="danger" busy={busy}>
            {busy ? 'Merging …' : `Merge into ${stays.name}`}
          </Button>
        </FormEnd>
      )}
    >
      {(form) => (
        <TextAreaField label="Reason" autosize minRows={2} maxLength={500} {...form.getInputProps('reason')} />
      )}
    </Form>
  )
}

function Chosen({ person, into, onClose }: OfPerson & Ends & { into: string }) {
  const { data, error, refetch } = useApi('people.previewMerge', { params: { ...person, into } })
  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={120} />
  return (
    <>
      <MergePreview plan={data} />
      {data.refused === null ? (
        <Confirm person={person} plan={data} onClose={onClose} />
      ) : (
        <div className={styles.actions}>
          <Button variant="outline" onClick={onClose}>
            Keep both
          </Button>
        </div>
      )}
    </>
  )
}

function Merge({ person, Picker, onClose }: Omit<MergeProps, 'name'> & Ends) {
  const [into, setInto] = useState<SearchOption | null>(null)
  return (
    <div className={styles.stack}>
      <Picker label="Merge into" except={person.uuid} value={into} onChange={setInto} />
      {into !== null && <Chosen key={into.value} person={person} into={into.value} onClose={onClose} />}
    </div>
  )
}

interface MergeDialogProps extends MergeProps {
  readonly opened: boolean
  readonly onClose: () => void
}

/** E1: one who is there twice becomes one; what that would do is shown first. */
export function MergeDialog({ person, name, Picker, opened, onClose }: MergeDialogProps) {
  return (
    <Dialog opened={opened} wide title={`Merge ${name}?`} onClose={onClose}>
      {opened && <Merge person={person} Picker={Picker} onClose={onClose} />}
    </Dialog>
  )
}
