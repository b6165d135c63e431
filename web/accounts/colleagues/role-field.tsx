import * as t from '@talentplace/contract/accounts/messages/colleagues'
import { Radio } from '@mantine/core'
import { colleagueRoles } from '@talentplace/contract/accounts/colleague-role'
import { colleagueRoleWords } from '@talentplace/contract/accounts/colleague-role-words'
import type { ComponentProps } from 'react'
import styles from './colleagues.module.css'

/** What a colleague does, with what each choice means. */
export function RoleField(props: Omit<ComponentProps<typeof Radio.Group>, 'children' | 'label'>) {
  return (
    <Radio.Group size="md" label={t.roleLabel()} {...props}>
      <div className={styles.choices}>
        {colleagueRoles.map((role) => (
          <Radio
            key={role}
            size="md"
            value={role}
            label={colleagueRoleWords[role].label()}
            description={colleagueRoleWords[role].about()}
          />
        ))}
      </div>
    </Radio.Group>
  )
}
