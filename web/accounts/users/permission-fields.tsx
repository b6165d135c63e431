import { Checkbox } from '@mantine/core'
import type { Permission } from '@talentplace/contract/shared/permission'
import { BundleFields } from './bundle-fields.tsx'
import { mayGrant, withPermission } from './granting.ts'
import { permissionGroups, type PersonKind } from './permission-names.ts'
import styles from './permission-fields.module.css'

interface PermissionFieldsProps {
  /** What the person may become; permissions of another kind show only where they are held. */
  readonly kinds: readonly PersonKind[]
  readonly granted: readonly Permission[]
  /** Those of the person who edits. */
  readonly own: readonly Permission[]
  readonly onChange: (granted: Permission[]) => void
}

/** Bundles and single permissions. What the editor lacks is shown and can't be given or taken. */
export function PermissionFields({ kinds, granted, own, onChange }: PermissionFieldsProps) {
  const groups = permissionGroups.filter(
    ({ kind, permissions }) =>
      kinds.includes(kind) || permissions.some(({ permission }) => granted.includes(permission)),
  )
  const isSuper = granted.includes('super_admin')
  return (
    <div className={styles.fields}>
      {kinds.includes('staff') && <BundleFields granted={granted} own={own} onChange={onChange} />}
      {groups.map(({ title, permissions }) => (
        <fieldset key={title} className={styles.group}>
          <legend className={styles.legend}>{title}</legend>
          <div className={styles.grid}>
            {permissions.map(({ permission, label, note }) => {
              const implied = isSuper && permission.startsWith('admin_')
              const allowed = mayGrant(own, permission)
              return (
                <Checkbox
                  key={permission}
                  label={label}
                  description={
                    implied
                      ? 'Included in Super administrator'
                      : (note ?? (allowed ? undefined : 'You lack it yourself'))
                  }
                  checked={implied || granted.includes(permission)}
                  disabled={implied || !allowed}
                  onChange={(event) => onChange(withPermission(granted, permission, event.currentTarget.checked))}
                />
              )
            })}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
