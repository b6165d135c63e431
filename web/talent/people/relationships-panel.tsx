import {
  savePeopleRelationship,
  type PersonRelationship,
} from '@talentplace/contract/talent/people/relationship.routes'
import type { StaffRole } from '@talentplace/contract/accounts/users/staff-role'
import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { sourceNames } from '../../platform/formatting/relationship-sources.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Entries, Entry } from '../../ui/entries.tsx'
import { FieldRows } from '../../ui/form/field-rows.tsx'
import { Form } from '../../ui/form/form.tsx'
import type { SearchOption } from '../../ui/form/search-select.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { Panel } from '../../ui/panel.tsx'
import { HistorySkeleton } from '../../ui/record/history.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './people.module.css'
import { useMayEdit, type OfPerson } from './person.ts'
import { roleNames, rolesOf } from './role-words.ts'
import { StaffPicker } from './staff-picker.tsx'

const sources = Object.entries(sourceNames).map(([value, label]) => ({ value, label }))

interface ChangeProps extends OfPerson {
  readonly role: StaffRole
  readonly current: PersonRelationship | undefined
  readonly onDone: () => void
}

interface Values {
  readonly person: SearchOption | null
  readonly source: PersonRelationship['source']
}

function Change({ person, role, current, onDone }: ChangeProps) {
  const save = useSave('people.savePeopleRelationship', {
    reloads: ['people.*', 'assistants.*'],
    errorMessage: 'This could not be saved. Please try again.',
    onSaved() {
      notify({ kind: 'success', message: 'Saved.' })
      onDone()
    },
  })
  const initialValues: Values = {
    person: current ? { value: current.user_uuid, label: current.full_name } : null,
    source: current?.source ?? 'talent_team',
  }
  return (
    <Form
      label={roleNames[role]}
      schema={savePeopleRelationship.body}
      initialValues={initialValues}
      toRequest={(values) => ({ user_uuid: values.person?.value ?? null, source: values.source })}
      fieldOf={(path) => (path === 'user_uuid' ? 'person' : path)}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { ...person, role }, body })}
      onCancel={onDone}
    >
      {(form) => (
        <FieldRows>
          <StaffPicker label={roleNames[role]} {...form.getInputProps('person')} value={form.values.person} />
          <SelectField label="How it came about" data={sources} {...form.getInputProps('source')} />
        </FieldRows>
      )}
    </Form>
  )
}

function Relationship({ person, role, current, mayEdit }: Omit<ChangeProps, 'onDone'> & { mayEdit: boolean }) {
  const [changing, setChanging] = useState(false)
  if (changing) {
    return (
      <li>
        <Change person={person} role={role} current={current} onDone={() => setChanging(false)} />
      </li>
    )
  }
  return (
    <Entry
      name={current?.full_name ?? <span className={styles.unassigned}>{roleNames[role]}</span>}
      detail={
        current ? (
          <>
            {roleNames[role]} · {sourceNames[current.source]} · since <InstantTime instant={current.since} />
          </>
        ) : (
          'Unassigned'
        )
      }
    >
      {mayEdit && (
        <TextButton
          aria-label={`${current ? 'Change' : 'Assign'} ${roleNames[role]}`}
          onClick={() => setChanging(true)}
        >
          {current ? 'Change' : 'Assign'}
        </TextButton>
      )}
    </Entry>
  )
}

/** E1.1: who of our people looks after someone, one of each role. */
export function RelationshipsPanel({ person }: OfPerson) {
  const mayEdit = useMayEdit(person)
  const { data, error, refetch } = useApi('people.listPeopleRelationships', { params: person })
  return (
    <Panel title="Looked after by">
      {error && <LoadFailure message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <HistorySkeleton />}
      {data && (
        <Entries>
          {rolesOf[person.kind].map((role) => (
            <Relationship
              key={role}
              person={person}
              role={role}
              current={data.relationships.find((each) => each.role === role)}
              mayEdit={mayEdit}
            />
          ))}
        </Entries>
      )}
    </Panel>
  )
}
