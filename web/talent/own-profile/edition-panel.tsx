import {
  decideProfileEdition,
  type ProfileEdition,
} from '@talentplace/contract/talent/own-profile/profile-edition.routes'
import { editionStates } from '@talentplace/contract/talent/assistants/edition.states'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readSmallPicture } from '../../platform/api/files.ts'
import { useApi } from '../../platform/api/query.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Button } from '../../ui/button.tsx'
import { Description, DescriptionList } from '../../ui/description-list.tsx'
import { Form } from '../../ui/form/form.tsx'
import { FormEnd } from '../../ui/form/form-footer.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Panel } from '../../ui/panel.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import styles from './edition-panel.module.css'

const fields = [
  ['display_name', 'Clients call them'],
  ['preferred_pronouns', 'Pronouns'],
  ['blurb', 'In short'],
  ['bio', 'About'],
] as const

function NewPhoto({ uuid, name }: { uuid: string; name: string }) {
  const { data } = useQuery({
    queryKey: ['small picture', uuid],
    queryFn: ({ signal }) => readSmallPicture(uuid, signal),
    staleTime: Infinity,
  })
  return data === undefined ? null : <img className={styles.photo} src={data} alt={name} />
}

function Changes({ edition }: { edition: ProfileEdition }) {
  const changed = fields.filter(([field]) => edition[field] !== edition.shown[field])
  return (
    <DescriptionList none="Nothing is other than before.">
      {[
        ...changed.map(([field, label]) => (
          <Description key={field} label={label}>
            <span className={styles.text}>{edition[field] || 'Nothing'}</span>
            <del className={styles.before}>{edition.shown[field] || 'Nothing before'}</del>
          </Description>
        )),
        edition.photo_uuid !== null && (
          <Description key="photo" label="Photo">
            <NewPhoto uuid={edition.photo_uuid} name={edition.display_name} />
          </Description>
        ),
      ]}
    </DescriptionList>
  )
}

function Decision({ uuid, edition }: { uuid: string; edition: ProfileEdition }) {
  const [returning, setReturning] = useState(false)
  const save = useSave('assistants.decideProfileEdition', {
    reloads: ['assistants.*', 'people.*', 'matching.*'],
    reloadsOnError: true,
    errorMessage: 'This could not be saved. Please try again.',
    onSaved({ edition: after }) {
      notify({ kind: 'success', message: after === null ? 'Clients see it now.' : 'Returned with your note.' })
      setReturning(false)
    },
  })
  if (returning) {
    return (
      <Form
        label="Return the changes"
        schema={decideProfileEdition.body}
        initialValues={{ note: '' }}
        toRequest={({ note }) => ({ decision: 'return' as const, version: edition.version, note })}
        save={save}
        onSubmit={(body) => save.mutateAsync({ params: { user_uuid: uuid }, body })}
        submit={{ label: 'Return with this note', busy: 'Returning …' }}
        onCancel={() => setReturning(false)}
      >
        {(form) => (
          <TextAreaField
            label="What should they change?"
            description="They read this on their profile page."
            autosize
            minRows={2}
            maxLength={1000}
            {...form.getInputProps('note')}
          />
        )}
      </Form>
    )
  }
  return (
    <FormEnd failure={save.failure}>
      <Button
        busy={save.isPending}
        onClick={() =>
          save.mutate({ params: { user_uuid: uuid }, body: { decision: 'approve', version: edition.version } })
        }
      >
        Show clients
      </Button>
      <Button variant="outline" onClick={() => setReturning(true)}>
        Return with a note
      </Button>
    </FormEnd>
  )
}

/** C5 Ours: what an assistant has written and clients don't see yet; nothing where nothing waits. */
export function EditionPanel({ uuid }: { uuid: string }) {
  const mayEdit = useMay('admin_virtualassistant.edit')
  const { data } = useApi('assistants.getProfileEdition', { params: { user_uuid: uuid } })
  const edition = data?.edition
  if (!edition) return null
  return (
    <Panel
      title="Changes clients don’t see yet"
      actions={<StateTag of={editionStates} state={edition.state} />}
      lead={
        <>
          Sent <InstantTime instant={edition.sent_date} />
        </>
      }
    >
      <Changes edition={edition} />
      <div className={styles.decision}>
        {edition.state === 'returned' ? (
          <p className={styles.text}>You asked for: {edition.note}</p>
        ) : (
          mayEdit && <Decision key={edition.version} uuid={uuid} edition={edition} />
        )}
      </div>
    </Panel>
  )
}
