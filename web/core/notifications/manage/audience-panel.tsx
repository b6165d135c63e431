import { Radio } from '@mantine/core'
import { notificationRoles } from '@talentplace/contract/core/notifications/notification-types'
import type { FormState } from '../../../ui/form/form.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { roleWords } from './broadcast-words.ts'
import styles from './manage.module.css'
import { PersonPicker } from './person-picker.tsx'
import type { BroadcastValues } from './broadcast-values.ts'

interface AudiencePanelProps {
  readonly form: FormState<BroadcastValues>
  /** It has started, or is over: its readers stay. */
  readonly fixed: boolean
  /** May the writer search people? */
  readonly mayPick: boolean
}

/** A5 Ours: to whom. */
export function AudiencePanel({ form, fixed, mayPick }: AudiencePanelProps) {
  const { audience } = form.values
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
        <SelectField
          className={styles.below}
          label="Role"
          disabled={fixed}
          data={notificationRoles.map((value) => ({ value, label: roleWords[value] }))}
          {...form.getInputProps('role')}
        />
      )}
      {audience === 'user' && (
        <div className={styles.below}>
          <PersonPicker disabled={fixed || !mayPick} {...form.getInputProps('person')} value={form.values.person} />
        </div>
      )}
    </Panel>
  )
}
