import type { RetentionCase } from '@talentplace/contract/talent/retention/retention.routes'
import { retentionStates } from '@talentplace/contract/talent/assistants/retention.states'
import { listSource } from '../../platform/api/list-source.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { defineList } from '../../ui/list-screen/list-definition.ts'
import { stateCell, stateOptions } from '../../ui/list-screen/state-column.tsx'
import { kindNames, reasonNames, replacedText } from './retention-words.ts'
import { optionsOf } from '../../ui/options-of.ts'

/** A3.1 loss-retention-tracking: whose next contact is due first, first. */
export const retentionList = defineList(listSource('assistants.listRetentionCases', 'cases'), {
  views: true,
  title: 'Loss and retention',
  noun: ['assistant', 'assistants'],
  rowKey: ({ uuid }) => uuid,
  rowLink: ({ virtualassistant_uuid }) => staffPaths.staffAssistant(virtualassistant_uuid),
  columns: [
    { key: 'full_name', label: 'Name', sort: 'full_name', width: 'medium' },
    { key: 'state', label: 'Outcome', ...stateCell(retentionStates, ({ state }: RetentionCase) => state) },
    { key: 'kind', label: 'What', text: ({ kind }: RetentionCase) => kindNames[kind] },
    { key: 'reason_code', label: 'Reason', text: ({ reason_code }: RetentionCase) => reasonNames[reason_code] },
    {
      key: 'expected_date',
      label: 'By',
      sort: 'expected_date',
      text: ({ expected_date }: RetentionCase) => expected_date && calendarDay(expected_date),
    },
    { key: 'projects', label: 'Subscriptions', text: ({ projects }: RetentionCase) => replacedText(projects) },
    { key: 'owner_name', label: 'Owner' },
    {
      key: 'next_contact',
      label: 'Next contact',
      sort: 'next_contact',
      text: ({ next_contact }: RetentionCase) => next_contact && calendarDay(next_contact),
    },
  ],
  filters: [
    { key: 'search', kind: 'text', label: 'Search name' },
    { key: 'state', kind: 'choice', label: 'Outcome', any: 'All', options: stateOptions(retentionStates) },
    {
      key: 'kind',
      kind: 'choice',
      label: 'What',
      any: 'Both',
      options: [
        { value: 'risk', label: kindNames.risk },
        { value: 'leaving', label: kindNames.leaving },
      ],
    },
    {
      key: 'reason_code',
      kind: 'choice',
      label: 'Reason',
      any: 'All',
      options: optionsOf(reasonNames),
    },
    { key: 'mine', kind: 'switch', label: 'Mine' },
    { key: 'unowned', kind: 'switch', label: 'Without an owner' },
  ],
  defaultSort: [{ by: 'next_contact' }],
  cardsBelow: 'large',
  empty: {
    title: 'Nobody is leaving',
    text: 'Follow someone who is leaving or may leave from their page.',
  },
})
