import { zonePlace } from '@talentplace/contract/shared/zone-name'
import { spareHourSteps, type AssistantListName } from '@talentplace/contract/talent/assistants/assistant-lists'
import { applicationSteps } from '@talentplace/contract/talent/applications/application-steps'
import { applicationStates } from '@talentplace/contract/talent/applications/application.states'
import type { AssistantSummary } from '@talentplace/contract/talent/assistants/assistant-record.routes'
import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import { listSource } from '../../platform/api/list-source.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { instantColumn } from '../../platform/viewer-zone/instant-column.tsx'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { defineList } from '../../ui/list-screen/list-definition.ts'
import { StateTag } from '../../ui/state-tag.tsx'
import { stateCell, stateOptions } from '../../ui/list-screen/state-column.tsx'
import { RoleFilter, SkillFilter, ToolFilter } from './keyword-filters.tsx'
import { listWords } from './list-words.ts'

const source = listSource('assistants.searchVirtualAssistants', 'assistants')

/** Clocks of Canada and the United States, west to east. */
const zones = [
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Vancouver',
  'America/Denver',
  'America/Edmonton',
  'America/Phoenix',
  'America/Chicago',
  'America/Regina',
  'America/Winnipeg',
  'America/New_York',
  'America/Toronto',
  'America/Halifax',
  'America/St_Johns',
].map((value) => ({ value, label: zonePlace(value) }))

const about = [
  { key: 'full_name', label: 'Name', sort: 'full_name', width: 'medium' },
  {
    key: 'roles',
    label: 'Roles',
    width: 'wide',
    text: ({ roles }: AssistantSummary) => roles.join(', '),
  },
] as const

const hours = [
  {
    key: 'spare_hours',
    label: 'Spare h',
    sort: 'spare_hours',
    descendingFirst: true,
    align: 'end',
    width: 'narrow',
  },
  {
    key: 'monthly_hours_committed',
    label: 'Booked h',
    sort: 'monthly_hours_committed',
    descendingFirst: true,
    align: 'end',
    width: 'narrow',
  },
  { key: 'project_count', label: 'Projects', align: 'end', width: 'narrow' },
] as const

const place = [
  {
    key: 'timezone',
    label: 'Clock',
    sort: 'timezone',
    text: ({ timezone }: AssistantSummary) => zonePlace(timezone),
  },
] as const
const owner = { key: 'vsm_name', label: 'Looked after by' } as const
const since = instantColumn('state_date', 'Since', 'medium')
const reason = { key: 'state_reason', label: 'Reason', width: 'wide' } as const
const state = {
  key: 'state',
  label: 'State',
  width: 'narrow',
  ...stateCell(assistantStates, (row: AssistantSummary) => row.state),
} as const
const probation = {
  key: 'probation_ends',
  label: 'Probation ends',
  sort: 'probation_ends',
  width: 'medium',
  text: ({ probation_ends }: AssistantSummary) => probation_ends && calendarDay(probation_ends),
} as const

/** How far an applicant is, and whose turn it is. */
function statusText({ application_state: state }: AssistantSummary): string {
  return state === null ? 'Didn’t apply online' : applicationStates.word(state)
}

function turnText({ application_state: state, next_step, submitted_date }: AssistantSummary): string {
  if (state === null || !applicationStates.is('open', state)) return ''
  if (next_step !== null) return `Theirs: ${applicationSteps[next_step].title}`
  return submitted_date === null ? 'Theirs: to hand it in' : 'Ours'
}

const status = {
  key: 'application_state',
  label: 'Application',
  width: 'medium',
  text: statusText,
  render: (row: AssistantSummary) =>
    row.application_state === null ? (
      statusText(row)
    ) : (
      <StateTag of={applicationStates} state={row.application_state} />
    ),
} as const
const turn = { key: 'next_step', label: 'Whose turn', width: 'medium', text: turnText } as const
const submitted = {
  key: 'submitted_date',
  label: 'Handed in',
  sort: 'submitted_date',
  width: 'medium',
  descendingFirst: true,
  render: ({ submitted_date }: AssistantSummary) =>
    submitted_date === null ? null : <InstantTime instant={submitted_date} />,
} as const
const again = {
  key: 'reapply_date',
  label: 'May re-apply',
  width: 'narrow',
  text: ({ reapply_date }: AssistantSummary) => reapply_date && calendarDay(reapply_date),
} as const

function columnsOf(list: AssistantListName) {
  if (list === 'active') return [...about, ...hours, ...place, owner]
  if (list === 'probationary') return [...about, ...hours, probation, owner]
  if (list === 'applicants') return [...about, status, turn, submitted, since]
  if (list === 'rejected') return [...about, since, reason, again]
  if (list === 'inactive') return [...about, state, since, reason, owner]
  return [...about, since, reason]
}

const filters = [
  { key: 'search', kind: 'text', label: 'Search name, email' },
  { key: 'role_ids', kind: 'picks', label: 'Roles', Picker: RoleFilter },
  { key: 'skill_ids', kind: 'picks', label: 'Skills', Picker: SkillFilter },
  { key: 'tool_ids', kind: 'picks', label: 'Tools', Picker: ToolFilter },
  {
    key: 'spare_hours',
    kind: 'choice',
    label: 'Spare hours',
    any: 'Any',
    options: spareHourSteps.map((value) => ({ value, label: `${value} or more` })),
  },
  { key: 'timezone', kind: 'choice', label: 'Clock', any: 'Any', options: zones },
  { key: 'mine', kind: 'switch', label: 'Looked after by me' },
  { key: 'waiting', kind: 'switch', label: 'Profile changes to look at' },
] as const

const resting = {
  key: 'state',
  kind: 'choice',
  label: 'State',
  any: 'Both',
  options: stateOptions(assistantStates, assistantStates.sets.resting),
} as const

const byApplication = {
  key: 'application_state',
  kind: 'choice',
  label: 'Application',
  any: 'Any',
  options: stateOptions(applicationStates),
} as const

const waitsForUs = { key: 'waits_for_us', kind: 'switch', label: 'Our turn' } as const

function filtersOf(list: AssistantListName) {
  if (list === 'inactive') return [...filters, resting]
  return list === 'applicants' ? [...filters, byApplication, waitsForUs] : filters
}

function assistantList(list: AssistantListName) {
  const { title, empty } = listWords[list]
  return defineList(source, {
    views: list,
    title,
    noun: ['assistant', 'assistants'],
    rowKey: ({ uuid }) => uuid,
    rowLink: ({ uuid }) => staffPaths.staffAssistant(uuid, list === 'applicants' ? 'application' : undefined),
    columns: columnsOf(list),
    filters: filtersOf(list),
    fixed: { list },
    defaultSort: [{ by: 'full_name' }],
    cardsBelow: 'large',
    empty,
  })
}

/** A3.1, A6.6: staff's lists of assistants, each by full name. */
export const assistantLists = {
  active: assistantList('active'),
  probationary: assistantList('probationary'),
  applicants: assistantList('applicants'),
  rejected: assistantList('rejected'),
  inactive: assistantList('inactive'),
  ineligible: assistantList('ineligible'),
  lost: assistantList('lost'),
} as const
