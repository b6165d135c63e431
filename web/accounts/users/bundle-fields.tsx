import { Checkbox } from '@mantine/core'
import type { Permission } from '@talentplace/contract/shared/permission'
import { bundles, grantedPartOf, mayGrantBundle, withBundle } from './granting.ts'
import styles from './permission-fields.module.css'

interface BundleFieldsProps {
  readonly granted: readonly Permission[]
  readonly own: readonly Permission[]
  readonly onChange: (granted: Permission[]) => void
}

const areas: Record<(typeof bundles)[number]['name'], string> = {
  support: 'People, projects, time, tasks, alerts',
  matching: 'People, projects, matching',
  finance: 'Clients, time, money and its reports',
  super: 'Everything, configurations and users too',
}

/** A2 Ours: what staff of each kind usually hold, given and taken together. */
export function BundleFields({ granted, own, onChange }: BundleFieldsProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Bundles</legend>
      <div className={styles.bundles}>
        {bundles.map((bundle) => {
          const part = grantedPartOf(granted, bundle)
          const allowed = mayGrantBundle(own, bundle)
          return (
            <Checkbox
              key={bundle.name}
              className={styles.bundle}
              label={bundle.title}
              description={allowed ? areas[bundle.name] : 'You lack some of it yourself'}
              checked={part === 'all'}
              indeterminate={part === 'some'}
              disabled={!allowed}
              onChange={(event) => onChange(withBundle(granted, bundle, event.currentTarget.checked))}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
