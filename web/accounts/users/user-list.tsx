import { listSource } from '../../platform/api/list-source.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { instantColumn } from '../../platform/viewer-zone/instant-column.tsx'
import { defineList } from '../../ui/list-screen/list-definition.ts'
import { optionsOf } from '../../ui/options-of.ts'
import { bundles } from './granting.ts'
import { initialsOf } from './initials.ts'
import { permissionOptions } from './permission-names.ts'
import { roleText } from './role-text.ts'
import styles from './user-list.module.css'

const kindWords = { client: 'Clients', virtualassistant: 'Virtual assistants', admin: 'Staff' } as const

/** A person's name behind their initials. */
function UserName({ name }: { name: string }) {
  return (
    <span className={styles.person}>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span className={styles.name}>{name}</span>
    </span>
  )
}

/** A3.1 /admin/users: everybody with an account. */
export const userList = defineList(listSource('accounts.listUsers', 'users'), {
  views: true,
  title: 'Users',
  noun: ['user', 'users'],
  rowKey: ({ uuid }) => uuid,
  rowLink: ({ uuid }) => staffPaths.user(uuid),
  columns: [
    {
      key: 'full_name',
      label: 'Name',
      sort: 'full_name',
      width: 'wide',
      render: ({ full_name }) => <UserName name={full_name} />,
    },
    { key: 'email', label: 'Email', sort: 'email', width: 'wide' },
    { key: 'permissions', label: 'Role', text: roleText },
    { key: 'company', label: 'Company', sort: 'company' },
    instantColumn('created_date', 'Created'),
  ],
  filters: [
    { key: 'search', kind: 'text', label: 'Search name, email, company' },
    {
      key: 'kind',
      kind: 'choice',
      label: 'Role',
      any: 'All',
      options: optionsOf(kindWords),
    },
    {
      key: 'bundle',
      kind: 'choice',
      label: 'Bundle',
      any: 'Any',
      options: bundles.map(({ name, title }) => ({ value: name, label: title })),
    },
    { key: 'permission', kind: 'choice', label: 'Permission', any: 'Any', options: permissionOptions },
  ],
  defaultSort: [{ by: 'full_name' }],
  cardsBelow: 'large',
  empty: { title: 'No users yet', text: 'Everybody who registers or is invited will be here.' },
})
