import { NativeSelect, Radio } from '@mantine/core'
import { notificationRoles } from '@talentplace/contract/notifications/notification-types'
import { useState } from 'react'
import { Panel } from '../../../ui/panel.tsx'
import { roleWords } from './broadcast-words.ts'
import styles from './manage.module.css'
import { PersonPicker } from './person-picker.tsx'
import type { BroadcastFormState } from './use-broadcast-form.ts'

interface AudiencePanelProps {
  readonly form: BroadcastFormState
  /** The name of the one person it was written to. */
  readonly personName: string | null
  /** It has started, or is over: its readers stay. */
  readonly fixed: boolean
  /** May the writer search people? */
  readonly mayPick: boolean
}

/** A5 Ours: to whom. */
export function AudiencePanel({ form, personName, fixed, mayPick }: AudiencePanelProps) {
  const { audience, user_uuid } = form.values
  const [name, setName] = useState(personName ?? '')
  return (
    <Panel title="To whom" lead={fixed && 'It has reached its readers; whom it goes to can no longer be changed.'}>
      <Radio.Group aria-label="To whom" {...form.getInputProps('audience')}>
        <div className={styles.choices}>
          <Radio size="md" value="all" label="Everybody" disabled={fixed} />
          <Radio size="md" value="role" label="One role" disabled={fixed} />
          <Radio size="md" value="user" label="One person" disabled={fixed || (!mayPick && audience !== 'user')} />
        </div>
      </Radio.Group>
      {!mayPick && !fixed && <p className={styles.note}>To write to one person you need to be allowed to see users.</p>}
      {audience === 'role' && (
        <NativeSelect
          className={styles.below}
          label="Role"
          size="md"
          disabled={fixed}
          data={notificationRoles.map((value) => ({ value, label: roleWords[value] }))}
          {...form.getInputProps('role')}
        />
      )}
      {audience === 'user' && (
        <div className={styles.below}>
          <PersonPicker
            picked={user_uuid === null ? null : { uuid: user_uuid, name }}
            disabled={fixed || !mayPick}
            error={form.errors['user_uuid']}
            onPick={(person) => {
              setName(person?.name ?? '')
              form.setFieldValue('user_uuid', person?.uuid ?? null)
            }}
          />
        </div>
      )}
    </Panel>
  )
}
