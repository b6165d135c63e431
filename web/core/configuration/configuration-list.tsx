import { listSource } from '../../platform/api/list-source.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { defineList } from '../../ui/list-screen/list-definition.ts'
import { configurationGroups } from './configuration-name.ts'
import { ShownName } from './shown-name.tsx'
import { ShownValue } from './shown-value.tsx'
import { valueText } from './value-text.ts'

const types = [
  { value: 'switch', label: 'Switch' },
  { value: 'text', label: 'Text' },
  { value: 'number', label: 'Number' },
  { value: 'list', label: 'List' },
] as const

/** E3.1: every configuration, found by words of its name and note. */
export const configurationList = defineList(listSource('configuration.searchConfigurations', 'configurations'), {
  views: true,
  title: 'Configurations',
  noun: ['configuration', 'configurations'],
  rowKey: ({ name }) => name,
  rowLink: ({ name }) => paths.configuration(name),
  columns: [
    { key: 'name', label: 'Name', sort: 'name', width: 'wide', render: ({ name }) => <ShownName name={name} /> },
    {
      key: 'value',
      label: 'Value',
      text: ({ type, value }) => valueText(type, value),
      render: (row) => <ShownValue type={row.type} value={row.value} />,
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
