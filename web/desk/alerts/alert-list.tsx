import { alertStates } from '@talentplace/contract/desk/alerts/alert.states'
import type { AlertSummary } from '@talentplace/contract/desk/alerts/alert.routes'
import { listSource } from '../../platform/api/list-source.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { instantColumn } from '../../platform/viewer-zone/instant-column.tsx'
import { defineList } from '../../ui/list-screen/list-definition.ts'
import { stateCell, stateOptions } from '../../ui/list-screen/state-column.tsx'
import { optionsOf } from '../../ui/options-of.ts'
import { Tag } from '../../ui/tag.tsx'
import { alertTypeTones, alertTypeWords, timesText } from './alert-words.ts'

/** E4.1, A6.6: newest first. */
export const alertList = defineList(listSource('operations.listAlerts', 'alerts'), {
  views: true,
  title: 'Alerts',
  noun: ['alert', 'alerts'],
  rowKey: ({ uuid }) => uuid,
  rowLink: ({ uuid }) => staffPaths.alert(uuid),
  columns: [
    { key: 'title', label: 'What', sort: 'title', width: 'wide' },
    {
      key: 'type',
      label: 'Type',
      sort: 'type',
      width: 'medium',
      text: ({ type }) => alertTypeWords[type],
      render: ({ type }) => <Tag tone={alertTypeTones[type]}>{alertTypeWords[type]}</Tag>,
    },
    { key: 'status', label: 'Status', sort: 'status', ...stateCell(alertStates, (row: AlertSummary) => row.status) },
    { key: 'assigned_to', label: 'With', text: ({ assigned_to }) => assigned_to?.full_name ?? '' },
    {
      key: 'repeat_count',
      label: 'How often',
      sort: 'repeat_count',
      descendingFirst: true,
      width: 'medium',
      text: ({ repeat_count }) => timesText(repeat_count),
    },
    instantColumn('last_date', 'Last', 'wide'),
    instantColumn('created_date', 'First', 'wide'),
  ],
  filters: [
    { key: 'search', kind: 'text', label: 'Search what happened' },
    { key: 'status', kind: 'choice', label: 'Status', any: 'All', options: stateOptions(alertStates) },
    { key: 'type', kind: 'choice', label: 'Type', any: 'All', options: optionsOf(alertTypeWords) },
    { key: 'open', kind: 'switch', label: 'Not resolved' },
    { key: 'mine', kind: 'switch', label: 'With me' },
  ],
  defaultSort: [{ by: 'created_date', descending: true }],
  cardsBelow: 'large',
  empty: {
    title: 'No alerts yet',
    text: 'Declined cards, refused emails, failed jobs and whatever else needs a person will be here.',
  },
})
