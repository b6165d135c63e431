import type { Configuration } from '@talentplace/contract/core/configuration/stored-configuration.routes'
import { listSource } from '../../platform/api/list-source.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { defineList } from '../../ui/list-screen/list-definition.ts'
import { Tag } from '../../ui/tag.tsx'
import { configurationGroups, partsOfName } from './configuration-name.ts'
import styles from './configuration-list.module.css'
import { valueText } from './value-text.ts'

const types = [
  { value: 'switch', label: 'Switch' },
  { value: 'text', label: 'Text' },
  { value: 'number', label: 'Number' },
  { value: 'list', label: 'List' },
] as const

/** A configuration's own name with its group below. */
function DisplayedName({ name }: { name: string }) {
  const { group, own } = partsOfName(name)
  return (
    <span className={styles.name}>
      {own} <span className={styles.group}>{group}</span>
    </span>
  )
}

const longest = 128

/** A configuration's value in a line; A6.1: cut at 128 characters. */
function DisplayedValue({ type, value }: Pick<Configuration, 'type' | 'value'>) {
  const text = valueText(type, value)
  if (type === 'switch') return <Tag tone={value === 'enabled' ? 'good' : 'plain'}>{text}</Tag>
  return <>{text.length > longest ? `${text.slice(0, longest - 1)}…` : text}</>
}

/** E3.1: every configuration, found by words of its name and note. */
export const configurationList = defineList(listSource('configuration.searchConfigurations', 'configurations'), {
  views: true,
  title: 'Configurations',
  noun: ['configuration', 'configurations'],
  rowKey: ({ name }) => name,
  rowLink: ({ name }) => staffPaths.configuration(name),
  columns: [
    { key: 'name', label: 'Name', sort: 'name', width: 'wide', render: ({ name }) => <DisplayedName name={name} /> },
    {
      key: 'value',
      label: 'Value',
      text: ({ type, value }) => valueText(type, value),
      render: (row) => <DisplayedValue type={row.type} value={row.value} />,
    },
    {
      key: 'type',
      label: 'Type',
      width: 'narrow',
      sort: 'type',
      text: ({ type }) => types.find(({ value }) => value === type)?.label ?? type,
    },
    { key: 'note', label: 'Note', width: 'wide' },
    {
      key: 'changed_date',
      label: 'Changed',
      sort: 'changed_date',
      descendingFirst: true,
      width: 'medium',
      render: ({ changed_date }) => (changed_date ? <InstantTime instant={changed_date} /> : null),
    },
  ],
  filters: [
    { key: 'search', kind: 'text', label: 'Search names and notes' },
    { key: 'group', kind: 'choice', label: 'Group', any: 'All', options: configurationGroups },
    { key: 'type', kind: 'choice', label: 'Type', any: 'All', options: types },
    { key: 'changed', kind: 'switch', label: 'Not at default' },
  ],
  defaultSort: [{ by: 'name' }],
  empty: { title: 'No configurations yet', text: 'Feature flags, maintenance and settings will be here.' },
})
